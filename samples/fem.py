import warp as wp


@wp.func
def edge_matrix(x: wp.array[wp.vec3], tets: wp.array2d[int], e: int) -> wp.mat33:
    origin = x[tets[e, 0]]
    return wp.matrix_from_cols(
        x[tets[e, 1]] - origin,
        x[tets[e, 2]] - origin,
        x[tets[e, 3]] - origin,
    )


@wp.kernel
def hyperelastic_energy(
    tets: wp.array2d[int],
    x: wp.array[wp.vec3],
    pose: wp.array[wp.mat33],
    volume: wp.array[float],
    mu: float,
    lam: float,
    energy: wp.array[float],
    total: wp.array[float],
):
    """Elastic energy of tetrahedra."""
    e = wp.tid()
    F = edge_matrix(x, tets, e) @ pose[e]
    jac = wp.determinant(F)
    if jac <= 1.0e-4:
        return

    strain = wp.transpose(F) * F
    strain = (strain - wp.identity(n=3, dtype=float)) * 0.5
    trace = wp.trace(strain)
    psi = mu * wp.ddot(strain, strain)
    psi += 0.5 * lam * trace * trace
    energy[e] = volume[e] * psi
    wp.atomic_add(total, 0, volume[e] * psi)
