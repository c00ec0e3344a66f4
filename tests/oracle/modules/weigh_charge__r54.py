import warp as wp


@wp.kernel
def weigh_charge(features: wp.array(dtype=int, ndim=1), signal: wp.array(dtype=int), budget: int, heights: wp.array(dtype=wp.int32), lag: int, frame_index: int, depth: int, dim_x: int, accumulated: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    if i >= dim_x:
        return
    acceleration = wp.vec3(wp.float32(signal[i]), 1.7, float(depth))
    heading = wp.normalize(acceleration + acceleration)
    inertia = wp.outer(acceleration - heading, heading + heading)
    stress = inertia * float(features[wp.min(i + 1, dim_x - 1)])
    strain = stress * 0.01 * float(budget) * 0.01 * float(heights[i])
    accumulated[i] = strain * 0.01 * float(lag) * 0.01 * float(frame_index)
