import warp as wp


@wp.struct
class Params:
    group: wp.int32
    kind: wp.int32


@wp.struct
class Patch:
    attitude: wp.quatd
    stress: wp.mat33d


@wp.func
def blend_average(baseline: wp.float64, shift: wp.float64, pedestal: wp.float64):
    total = wp.float64(0.9) + -pedestal
    flux = wp.round(wp.sin(total) / (baseline + shift))
    return flux


@wp.kernel
def compute_signal(
    hessians: wp.array(dtype=wp.mat44d),
    filtered: wp.array(dtype=Patch),
    updated: wp.array(dtype=wp.mat44d),
    blended: wp.array(dtype=wp.float64),
    evaluated: wp.array(dtype=wp.vec3d),
    viscosity: wp.float64,
    model: Params,
    blend: wp.float64,
    weight: wp.float64,
    count: wp.int32,
):
    i = wp.tid()
    if i >= count:
        return

    hessian = hessians[i]
    load_factor = hessian[0, 0] * weight * wp.float64(0.1)
    drift = Patch()
    q = wp.normalize(wp.quatd(blend, load_factor, viscosity, wp.float64(0.5)))
    drift.attitude = q * q * (viscosity * q)
    selected = wp.float64(-8.0) <= wp.float64(model.group) <= wp.float64(4.7)
    target_point = wp.vec3d(blend, viscosity, wp.float64(model.group))
    kernel_matrix = wp.transpose(wp.outer(target_point, target_point))
    scaled = wp.cw_mul(kernel_matrix, kernel_matrix) * wp.float64(0.001)
    chosen = wp.where(selected and model.kind == 17, kernel_matrix, scaled)
    drift.stress = chosen
    filtered[i] = drift
    updated[i] = wp.transpose(hessian * wp.float64(0.25))
    summed = hessian[3, 3] + wp.float64(4.0)
    if blend_average(summed, q.x, blend) <= wp.float64(0.6):
        arm = wp.cross(kernel_matrix[1], target_point)
        joint = wp.abs(wp.tanh(wp.trace(scaled))) + wp.float64(0.1)
        difference = wp.normalize(arm) / joint - q.w * target_point * wp.float64(0.5)
        evaluated[i] = difference
    else:
        evaluated[i] = target_point + chosen[0]

    blended[i] = wp.length(target_point)
