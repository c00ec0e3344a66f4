# weft in a container:
#
#   docker build -t weft .
#   docker run --rm -v "$PWD/out:/out" weft generate -n 1000 -o /out/set
FROM python:3.12-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends \
    g++ cmake ninja-build libfmt-dev libcli11-dev libminizip-dev zlib1g-dev
COPY . /source
WORKDIR /source
RUN pip wheel --no-deps -w /wheels .

FROM python:3.12-slim-bookworm
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir /wheels/*.whl && rm -r /wheels
# With docker run --user, the files belong to the caller.
WORKDIR /work
ENTRYPOINT ["weft"]
CMD ["--help"]
