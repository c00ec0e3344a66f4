// The words of the six fields: names for their arrays, parameters, locals and kernels.
//
// A field replaces the lists of words that show its subject, and shares all other lists with the
// other categories.
#include "words.h"

namespace weft::synth {
namespace {

using S = std::string_view;

namespace physics {
constexpr S kScalarArray[] = {"masses",       "radii",        "densities",     "pressures",
                              "heights",      "temperatures", "charges",       "inv_mass",
                              "rest_lengths", "gaps",         "displacements", "stiffnesses",
                              "speeds",       "volumes",      "strains_in",    "potentials"};
constexpr S kVectorArray[] = {"positions",  "velocities", "forces",     "x_prev",  "momenta",
                              "accels",     "normals",    "wind_field", "anchors", "impulses",
                              "particle_x", "particle_v", "nodes",      "x_rest"};
constexpr S kScalarParam[] = {
    "dt",           "stiffness",      "damping",        "friction",       "restitution",
    "mass",         "radius",         "viscosity",      "rest_length",    "drag_coeff",
    "rest_density", "support_radius", "contact_margin", "youngs_modulus", "air_density",
    "time_step",    "penalty_scale",  "thickness"};
constexpr S kVectorParam[] = {
    "gravity",          "wind",        "anchor",        "origin", "target_position",
    "initial_velocity", "wall_normal", "external_force"};
constexpr S kOutput[] = {"forces_out", "new_positions", "new_velocities", "accelerations_out",
                         "energies",   "impulses_out",  "corrected",      "pressures_out",
                         "next_state", "deformed",      "contact_loads",  "updated_field",
                         "advected",   "damped_motion"};
constexpr S kCounter[] = {"total_energy", "net_force",      "momentum_sum", "cell_mass",
                          "grid_density", "contact_totals", "energy_bins",  "node_loads"};
constexpr S kLocal[] = {"energy",       "work_done",   "loading",       "excess",    "speed",
                        "mass_ratio",   "stretched",   "pressure_diff", "drag_term", "inertia_term",
                        "heat_loss",    "strain_rate", "slip_rate",     "dp",        "contact_load",
                        "tension_drop", "damped_part", "balance",       "residual",  "effort"};
constexpr S kVectorLocal[] = {"force",    "velocity", "accel",   "shift_x", "p_vec",
                              "arm",      "v_rel",    "heading", "pull",    "drift",
                              "net_push", "offset_x", "normal",  "tangent"};
constexpr S kVerb[] = {"integrate", "advance",  "relax",   "apply",   "accumulate",
                       "update",    "resolve",  "damp",    "project", "step",
                       "collide",   "simulate", "evaluate"};
constexpr S kNoun[] = {"springs",     "particles", "contacts", "cloth",      "rigid_body",
                       "fluid",       "pressure",  "forces",   "motion",     "energy",
                       "constraints", "field",     "heat",     "wave_front", "grains",
                       "orbits",      "beam",      "membrane", "velocities", "collisions",
                       "impulses",    "advection", "momentum", "lattice"};
constexpr S kConstant[] = {"STIFFNESS",   "DAMPING",    "GRAVITY",      "RESTITUTION",
                           "FRICTION",    "DRAG",       "REST_DENSITY", "SUPPORT",
                           "STEP_SIZE",   "PENALTY",    "MARGIN",       "VISCOSITY",
                           "SOUND_SPEED", "RELAXATION", "THICKNESS",    "COMPLIANCE"};
}  // namespace physics

namespace ml {
constexpr S kScalarArray[] = {
    "logits", "activations",  "weights",     "biases",     "gradients",      "targets",
    "labels", "scores",       "features",    "embeddings", "losses_in",      "params_in",
    "hidden", "residuals_in", "attn_scores", "momenta",    "predictions_in", "inputs_x"};
constexpr S kVectorArray[] = {"embeddings_v", "tokens_v", "points_x", "gradients_v", "centroids"};
constexpr S kScalarParam[] = {"learning_rate", "momentum",        "weight_decay", "temperature",
                              "dropout_rate",  "label_smoothing", "grad_clip",    "beta",
                              "gamma",         "epsilon",         "bias",         "slope",
                              "margin",        "alpha",           "scale",        "loss_scale"};
constexpr S kVectorParam[] = {"prototype", "class_center", "direction_w", "bias_vector", "query_v"};
constexpr S kOutput[] = {"activations_out", "losses",      "new_weights", "normed",
                         "probs",           "hidden_out",  "grads_out",   "context_out",
                         "pooled",          "predictions", "logits_out",  "updated_params",
                         "attended",        "gated",       "features_out"};
constexpr S kCounter[] = {"loss_sum",    "grad_norms", "class_totals", "bias_grads",
                          "batch_stats", "confusion",  "usage_counts", "metric_sums"};
constexpr S kLocal[] = {"logit",      "act",          "err",         "weighted",
                        "centered",   "confidence",   "pre_act_sum", "loss_term",
                        "penalty",    "step_scale",   "gate_value",  "margin_value",
                        "normalised", "skip",         "hidden_unit", "bias_term",
                        "saliency",   "entropy_term", "score_value", "momentum_term"};
constexpr S kVerb[] = {"forward", "activate", "normalise", "score",      "update",
                       "compute", "apply",    "pool",      "regularise", "attend",
                       "project", "train",    "evaluate"};
constexpr S kNoun[] = {"layer",         "loss",           "attention", "logits",     "weights",
                       "gradient_step", "hidden_units",   "features",  "optimizer",  "batch",
                       "tokens",        "residual_block", "embedding", "classifier", "scores",
                       "gates",         "norms",          "mlp",       "head",       "neurons"};
constexpr S kConstant[] = {"LEARNING_RATE", "MOMENTUM",   "WEIGHT_DECAY", "TEMPERATURE",
                           "LEAK",          "SMOOTHING",  "CLIP_NORM",    "DROPOUT",
                           "MARGIN",        "LOSS_SCALE", "GATE_BIAS",    "SHARPNESS",
                           "BETA_FAST",     "BETA_SLOW",  "INIT_SCALE"};
}  // namespace ml

namespace graphics {
constexpr S kScalarArray[] = {"depths",     "roughness_map", "coverage",   "luminances",
                              "alphas",     "shininess_map", "heights",    "occlusion",
                              "exposures",  "metalness",     "fog_depths", "texels",
                              "shadow_map", "noise_tile",    "masks_in"};
constexpr S kVectorArray[] = {"normals",     "ray_dirs",   "ray_origins", "albedos",     "colors",
                              "points",      "light_dirs", "view_dirs",   "radiance_in", "tangents",
                              "surf_points", "pixels",     "texcoords",   "hit_points"};
constexpr S kScalarParam[] = {
    "exposure",     "gamma",         "shininess",   "roughness",     "fog_density",
    "fresnel_base", "ambient_level", "intensity",   "sphere_radius", "saturation_level",
    "contrast",     "blend_width",   "light_power", "far_depth",     "bloom",
    "tile_scale"};
constexpr S kVectorParam[] = {"light_pos",     "camera_pos", "sky_color", "ambient",
                              "light_dir",     "fog_color",  "tint",      "up",
                              "sphere_center", "background"};
constexpr S kOutput[] = {"shaded",      "image",      "frame_buffer", "radiance",
                         "colors_out",  "hit_depth",  "lit",          "tone_mapped",
                         "distances",   "pixels_out", "composited",   "irradiance_out",
                         "final_color", "sky_out"};
constexpr S kCounter[] = {"exposure_sum", "luma_histogram", "tile_light",
                          "light_totals", "bucket_energy",  "splat_target"};
constexpr S kLocal[] = {"shade",          "intensity_value", "falloff",
                        "depth_value",    "mask_value",      "rim",
                        "ambient_term",   "visibility",      "glow",
                        "contrast_value", "coverage_value",  "haze",
                        "ndotl",          "distance",        "brightness_value",
                        "shadow",         "blend_factor",    "ao"};
constexpr S kVectorLocal[] = {"color",      "normal",    "toward_eye",     "light_vec",
                              "tinted",     "half_way",  "radiance_value", "surface_color",
                              "ray",        "hit_point", "base_color",     "sky",
                              "offset_dir", "warm",      "glow_color"};
constexpr S kVerb[] = {"shade", "render", "trace",  "blend",   "light",    "composite", "tone_map",
                       "march", "tint",   "sample", "project", "evaluate", "paint"};
constexpr S kNoun[] = {"pixels",   "surface", "scene",        "sky",    "highlights",
                       "material", "fog",     "shadows",      "image",  "fragments",
                       "spheres",  "lights",  "frame",        "rays",   "terrain",
                       "glass",    "horizon", "texture_tile", "colors", "volume_slab"};
constexpr S kConstant[] = {"EXPOSURE",     "AMBIENT",   "SHININESS", "FOG_DENSITY", "GLOSS",
                           "FRESNEL_BASE", "INTENSITY", "BIAS",      "EDGE_WIDTH",  "TILE_SCALE",
                           "BLEND_WIDTH",  "HAZE",      "RIM_POWER", "FALLOFF",     "SATURATION"};
}  // namespace graphics

namespace signal {
constexpr S kScalarArray[] = {"samples",    "signal_in", "taps",       "frames",  "envelope_in",
                              "noise_in",   "carrier",   "coeffs",     "history", "spectrum_in",
                              "channel_a",  "channel_b", "amplitudes", "phases",  "recording",
                              "delay_line", "window_in", "gains"};
constexpr S kVectorArray[] = {"stereo_frames", "iq_samples", "sensor_frames", "accel_samples"};
constexpr S kScalarParam[] = {"cutoff",       "sample_rate",  "gain",      "resonance",
                              "attack_time",  "release_time", "threshold", "drive",
                              "mix_level",    "feedback",     "depth",     "rate",
                              "detune_ratio", "bandwidth",    "q_factor",  "modulation"};
constexpr S kVectorParam[] = {"stereo_gain", "axis_gain", "sensor_offset", "calibration"};
constexpr S kOutput[] = {"filtered",      "signal_out", "envelope_out", "spectrum",
                         "resampled_out", "smoothed",   "mixed_down",   "gated_out",
                         "features_out",  "denoised",   "modulated",    "windowed_out",
                         "peaks_out",     "dst"};
constexpr S kCounter[] = {"band_energy", "power_sum",      "spectrum_bins",
                          "peak_levels", "zero_crossings", "level_histogram"};
constexpr S kLocal[] = {"sample_value", "amp_value",     "delta",         "level_value",
                        "wet",          "dry",           "feedback_term", "ripple",
                        "env_value",    "carrier_value", "noise_level",   "harmonic",
                        "slope_value",  "overshoot",     "gain_value",    "offset_value",
                        "mixed",        "residual",      "band"};
constexpr S kVerb[] = {"filter", "smooth",  "resample", "modulate", "detect", "window", "compress",
                       "mix",    "denoise", "equalise", "process",  "track",  "analyse"};
constexpr S kNoun[] = {"signal",  "samples",  "envelope",  "spectrum",   "channel",
                       "frames",  "echo",     "waveform",  "peaks",      "noise_floor",
                       "carrier", "band",     "recording", "transients", "tones",
                       "pulses",  "baseline", "edges",     "harmonics",  "delay"};
constexpr S kConstant[] = {"CUTOFF",    "GAIN",       "FEEDBACK", "DRIVE",     "RELEASE",
                           "ATTACK",    "THRESHOLD",  "MIX",      "RESONANCE", "DEPTH",
                           "SMOOTHING", "NOISE_GATE", "DECAY",    "DETUNE",    "OFFSET"};
}  // namespace signal

namespace geometry {
constexpr S kScalarArray[] = {"angles",    "radii",      "heights",      "lengths",
                              "areas",     "curvatures", "params_t",     "offsets",
                              "thickness", "weights",    "distances_in", "scales"};
constexpr S kVectorArray[] = {"vertices",   "points",       "corners",    "normals",
                              "edges",      "queries",      "centers",    "control_points",
                              "directions", "triangle_a",   "triangle_b", "triangle_c",
                              "axes",       "segment_ends", "anchors"};
constexpr S kScalarParam[] = {"radius", "angle",    "thickness_t", "tolerance",
                              "scale",  "extent_r", "offset",      "blend_t",
                              "height", "margin",   "cell_size",   "twist"};
constexpr S kVectorParam[] = {"origin", "axis",   "center", "plane_n", "pivot",  "query",
                              "up",     "corner", "target", "box_min", "box_max"};
constexpr S kOutput[] = {"areas_out",   "normals_out", "distances",    "projected",  "rotated_out",
                         "weights_out", "angles_out",  "closest",      "volumes",    "transformed",
                         "frames_out",  "points_out",  "coverage_out", "offsets_out"};
constexpr S kCounter[] = {"area_sum", "vertex_normals", "cell_counts",
                          "bounds",   "volume_sum",     "patch_totals"};
constexpr S kLocal[] = {
    "area_value", "angle_value", "reach",    "height_value", "ratio",     "cosine",
    "edge_len",   "depth_value", "distance", "extent_value", "curvature", "parameter",
    "sine",       "width_value", "slack",    "margin_value", "spread",    "aspect"};
constexpr S kVectorLocal[] = {"edge",     "normal",    "offset_vector", "corner",    "projected_p",
                              "midpoint", "direction", "tangent",       "bitangent", "moved_point",
                              "diagonal", "relative",  "chord",         "outward"};
constexpr S kVerb[] = {"measure", "project",   "rotate", "intersect",    "align",
                       "compute", "transform", "orient", "offset_along", "deform",
                       "bound",   "evaluate",  "clip"};
constexpr S kNoun[] = {"triangles", "normals",   "segments", "frames",  "polygons",
                       "mesh",      "vertices",  "planes",   "edges",   "boxes",
                       "curves",    "rotations", "facets",   "corners", "hull",
                       "surface",   "distances", "areas",    "poses",   "shapes"};
constexpr S kConstant[] = {"TOLERANCE",  "RADIUS",      "SCALE", "OFFSET",    "MARGIN",
                           "THICKNESS",  "EXTENT",      "BLEND", "TWIST",     "SPREAD",
                           "HALF_WIDTH", "PIVOT_RATIO", "SLACK", "EDGE_SCALE"};
}  // namespace geometry

namespace sampling {
constexpr S kScalarArray[] = {"means",     "sigmas",          "weights",   "rates",
                              "densities", "importances",     "energies",  "bin_masses",
                              "proposals", "temperatures",    "lambdas",   "priors",
                              "seeds_x",   "log_likelihoods", "states_in", "variances"};
constexpr S kVectorArray[] = {"walkers",       "origins", "centers",  "particles_x",
                              "directions_in", "chains",  "emitters", "photons"};
constexpr S kScalarParam[] = {"sigma",          "temperature",  "rate",        "spread",
                              "proposal_scale", "mixing",       "accept_rate", "noise_level",
                              "burn_in",        "lambda_param", "step_std",    "jitter_scale",
                              "tail",           "beta"};
constexpr S kVectorParam[] = {"center", "source", "drift", "axis", "domain_corner", "prior_mean"};
constexpr S kOutput[] = {"samples_out", "estimates",     "draws",     "walkers_out", "accepted",
                         "integrals",   "perturbed_out", "chain_out", "noise_out",   "photons_out",
                         "picked",      "weights_out",   "simulated"};
constexpr S kCounter[] = {"histogram",     "estimate_sum",  "hit_counts", "tallies",
                          "accept_counts", "weight_totals", "bins"};
constexpr S kLocal[] = {"draw_value", "weight_value", "estimate",   "proposal",      "density",
                        "log_prob",   "noise_value",  "deviation",  "variance_term", "likelihood",
                        "accept_p",   "temper",       "bias_value", "spread_value",  "trial_value",
                        "score",      "expected",     "shifted"};
constexpr S kVectorLocal[] = {"candidate",  "direction", "walker",   "hop",
                              "jittered_p", "sampled_p", "offset_p", "scattered",
                              "moved",      "noise_vec", "emitted"};
constexpr S kVerb[] = {"sample",  "draw",           "estimate",   "simulate",
                       "perturb", "scatter_random", "integrate",  "resample",
                       "propose", "jitter",         "accumulate", "explore"};
constexpr S kNoun[] = {"walkers",     "photons",    "chains",    "integral", "particles",
                       "noise_field", "directions", "posterior", "weights",  "paths",
                       "histogram",   "draws",      "proposals", "events",   "rays",
                       "variance",    "trials",     "bins",      "priors",   "energies"};
constexpr S kConstant[] = {"SIGMA",  "TEMPERATURE", "RATE",         "SPREAD",   "PROPOSAL_SCALE",
                           "MIXING", "TAIL",        "NOISE_LEVEL",  "STEP_STD", "ACCEPT_RATE",
                           "JITTER", "DECAY",       "FLOOR_WEIGHT", "BETA"};
}  // namespace sampling

// `vector_local` may be the common one: where a field has no vectors of its own.
constexpr WordLists field(const WordLists& base, Words scalar_array, Words vector_array,
                          Words scalar_param, Words vector_param, Words output, Words counter,
                          Words scalar_local, Words vector_local, Words verb, Words noun,
                          Words constant) {
  WordLists w = base;
  w.scalar_array = scalar_array;
  w.vector_array = vector_array;
  w.scalar_param = scalar_param;
  w.vector_param = vector_param;
  w.output = output;
  w.counter_output = counter;
  w.scalar_local = scalar_local;
  w.vector_local = vector_local;
  w.kernel_verb = verb;
  w.noun = noun;
  w.constant = constant;
  return w;
}

#define WEFT_FIELD(name, locals)                                                                 \
  field(words(), name::kScalarArray, name::kVectorArray, name::kScalarParam, name::kVectorParam, \
        name::kOutput, name::kCounter, name::kLocal, locals, name::kVerb, name::kNoun,           \
        name::kConstant)

}  // namespace

const WordLists& words_of(Category category) {
  static const WordLists kPhysics = WEFT_FIELD(physics, physics::kVectorLocal);
  static const WordLists kMl = WEFT_FIELD(ml, words().vector_local);
  static const WordLists kGraphics = WEFT_FIELD(graphics, graphics::kVectorLocal);
  static const WordLists kSignal = WEFT_FIELD(signal, words().vector_local);
  static const WordLists kGeometry = WEFT_FIELD(geometry, geometry::kVectorLocal);
  static const WordLists kSampling = WEFT_FIELD(sampling, sampling::kVectorLocal);
  switch (category) {
    case Category::kPhysics:
      return kPhysics;
    case Category::kMl:
      return kMl;
    case Category::kGraphics:
      return kGraphics;
    case Category::kSignal:
      return kSignal;
    case Category::kGeometry:
      return kGeometry;
    case Category::kSampling:
      return kSampling;
    case Category::kArithmetic:
    case Category::kMath:
    case Category::kVector:
    case Category::kMatrix:
    case Category::kControlFlow:
    case Category::kAtomic:
    case Category::kNestedLoop:
    case Category::kMultiConditional:
    case Category::kCombined:
    case Category::kScalarParam:
      break;
  }
  return words();
}

}  // namespace weft::synth
