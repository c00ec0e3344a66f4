import warp as wp


@wp.struct
class Contact:
    rest_length: wp.uint32
    friction: wp.uint32


@wp.kernel
def measure_charge(distances: wp.array(dtype=wp.uint32), particles: wp.array(dtype=Contact), filtered: wp.array(dtype=wp.uint32)):
    idx = wp.tid()
    pull_vector = wp.vec3ui(particles[idx].friction, particles[idx].friction, wp.uint32(4))
    heading = pull_vector
    span = particles[idx].rest_length & particles[idx].friction
    code = distances[idx] * distances[idx] & span
    rank = wp.min(pull_vector + heading) * code
    slot = rank * code * (span & distances[idx])
    order_value = slot
    filtered[idx] = order_value
