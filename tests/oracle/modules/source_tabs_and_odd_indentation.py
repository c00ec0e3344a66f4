import warp as wp


@wp.kernel
def odd(a: wp.array(dtype=float)):
  i = wp.tid()
  if i > 0:
        x = a[i]
        if x > 1.0:
         a[i] = 2.0
  else:
      a[i] = 3.0
