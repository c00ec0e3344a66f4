#include "words.h"

namespace weft::synth {
namespace {

using S = std::string_view;

constexpr S kScalarArray[] = {
    "values",     "samples",      "heights",      "weights",   "signal",         "density",
    "masses",     "charges",      "temperatures", "pressures", "levels",         "scores",
    "amplitudes", "distances",    "intensities",  "energies",  "field",          "depths",
    "rates",      "coefficients", "readings",     "durations", "costs",          "potentials",
    "errors",     "prices",       "radii",        "thickness", "concentrations", "features",
    "targets",    "logits",       "profile",      "luminance", "speeds",         "phases"};
constexpr S kIntArray[] = {"indices", "labels", "counts", "ids",     "offsets",   "keys",
                           "bins",    "codes",  "ranks",  "groups",  "neighbors", "classes",
                           "ticks",   "tags",   "slots",  "buckets", "ages",      "tokens"};
constexpr S kVectorArray[] = {"positions",  "velocities", "normals",   "forces",   "points",
                              "directions", "colors",     "gradients", "tangents", "displacements",
                              "momenta",    "origins",    "centers",   "axes",     "vertices",
                              "samples_in", "rays",       "anchors",   "drifts",   "fluxes"};
constexpr S kMatrixArray[] = {"rotations", "frames",  "stresses",    "strains", "inertias",
                              "jacobians", "bases",   "covariances", "metrics", "deformations",
                              "blocks",    "kernels", "hessians",    "tensors"};
constexpr S kQuatArray[] = {"orientations", "attitudes",       "spins",
                            "headings",     "joint_rotations", "poses_q"};
constexpr S kTransformArray[] = {"poses",   "body_frames", "joints", "links",
                                 "sensors", "cameras",     "xforms"};
constexpr S kFlagArray[] = {"mask",          "active", "flags", "visible",
                            "enabled_cells", "fixed",  "alive", "valid"};
constexpr S kStructArray[] = {"particles", "bodies", "springs", "cells",    "items",     "records",
                              "agents",    "nodes",  "lights",  "contacts", "materials", "probes"};
constexpr S kScalarParam[] = {
    "scale",    "gain",        "offset",        "bias",     "alpha",     "beta",      "gamma",
    "rate",     "threshold",   "strength",      "damping",  "stiffness", "dt",        "mass",
    "radius",   "weight",      "factor",        "epsilon",  "tolerance", "cutoff",    "viscosity",
    "friction", "momentum",    "spread",        "time",     "amplitude", "frequency", "theta",
    "decay",    "limit",       "blend",         "shift",    "width",     "height",    "margin",
    "drag",     "temperature", "density_scale", "contrast", "exposure"};
constexpr S kIntParam[] = {"order",   "period",      "stride",     "capacity",   "level",
                           "depth",   "budget",      "rounds",     "iterations", "lag",
                           "padding", "degree",      "generation", "quota",      "base",
                           "modulus", "frame_index", "delay"};
constexpr S kVectorParam[] = {"gravity",   "origin", "center", "wind",        "axis",      "target",
                              "light_dir", "up",     "anchor", "bias_vector", "direction", "drift",
                              "ambient",   "extent", "corner", "pivot"};
constexpr S kMatrixParam[] = {"basis",  "projection",      "metric",   "stress",   "inertia",
                              "mixing", "rotation_matrix", "coupling", "jacobian", "view_matrix"};
constexpr S kQuatParam[] = {"orientation", "attitude", "spin",
                            "alignment",   "twist_q",  "world_rotation"};
constexpr S kTransformParam[] = {"pose",        "body_pose",  "camera",
                                 "world_frame", "tool_frame", "base_frame"};
constexpr S kFlagParam[] = {"enabled", "invert_sign", "use_bias",   "normalize_output",
                            "clamped", "periodic",    "normalized", "symmetric",
                            "reverse", "wrap_around"};
constexpr S kStructParam[] = {"params",  "config", "settings", "material",
                              "options", "model",  "props",    "world"};
constexpr S kOutput[] = {"result",    "output",      "out",         "dst",       "response",
                         "filtered",  "updated",     "combined",    "scaled",    "estimates",
                         "outcome",   "accumulated", "mapped",      "projected", "solution",
                         "residuals", "transformed", "predictions", "blended",   "corrected",
                         "resolved",  "shifted",     "smoothed",    "balances",  "contributions",
                         "evaluated"};
constexpr S kCounterOutput[] = {"histogram",   "totals",  "counters", "sums",      "maxima",
                                "minima",      "tallies", "bounds",   "aggregate", "pooled",
                                "accumulator", "votes",   "extremes", "grid_sums"};
constexpr S kScalarLocal[] = {
    "value",       "ratio",        "delta",       "error",          "term",        "difference",
    "product",     "contribution", "magnitude",   "distance",       "speed",       "energy",
    "work",        "power_in",     "slope",       "mean",           "residual",    "excess",
    "score",       "current",      "adjusted",    "response_value", "attenuation", "falloff",
    "penalty",     "level",        "mixed",       "drive",          "gap",         "fraction",
    "load_factor", "phase",        "pull",        "push",           "flux",        "impulse",
    "correction",  "estimate",     "input_value", "sample",         "inner",       "outer_part",
    "left",        "right",        "lower",       "upper",          "raw",         "base_value",
    "share"};
constexpr S kIntLocal[] = {"count",     "index_value", "bucket", "code", "parity", "steps_left",
                           "slot",      "rank",        "hits",   "span", "cell",   "key",
                           "remainder", "quotient",    "digit",  "bits", "lane",   "block",
                           "entry",     "order_value", "tick"};
constexpr S kVectorLocal[] = {"direction",
                              "position",
                              "velocity",
                              "force",
                              "offset_vector",
                              "normal",
                              "axis",
                              "p",
                              "v",
                              "edge",
                              "displacement",
                              "tangent",
                              "center",
                              "acceleration",
                              "heading",
                              "color",
                              "motion",
                              "relative",
                              "arm",
                              "moment",
                              "point",
                              "target_point",
                              "step_vector",
                              "pull_vector",
                              "side"};
constexpr S kMatrixLocal[] = {"m",        "rotation",   "frame",         "stress", "strain",
                              "inertia",  "jacobian",   "basis",         "tensor", "update",
                              "coupling", "projection", "kernel_matrix", "gram",   "block"};
constexpr S kQuatLocal[] = {"q",    "orientation", "rotation_q", "spin",
                            "turn", "attitude",    "relative_q", "heading_q"};
constexpr S kTransformLocal[] = {"pose",          "frame",      "xf",         "body_pose",
                                 "relative_pose", "world_pose", "joint_frame"};
constexpr S kFlagLocal[] = {"inside", "is_valid",     "above",    "selected",  "moving", "in_range",
                            "keep",   "close_enough", "positive", "saturated", "active", "ready"};
constexpr S kAccumulator[] = {"total",          "acc",      "accum", "best",     "running",
                              "aggregate",      "tally",    "peak",  "series",   "integral",
                              "combined_value", "weighted", "pool",  "collected"};
constexpr S kFunctionVerb[] = {"compute", "evaluate", "apply",    "blend",   "scale",   "mix",
                               "update",  "damp",     "estimate", "project", "resolve", "integrate",
                               "weigh",   "adjust",   "soften",   "combine", "measure", "shape",
                               "refine",  "bend",     "limit",    "split",   "rate",    "score"};
constexpr S kNoun[] = {
    "force",      "energy",      "response", "error",    "weight",   "motion",      "signal",
    "pressure",   "contact",     "density",  "field",    "sample",   "profile",     "velocity",
    "level",      "phase",       "stress",   "terms",    "gradient", "balance",     "state",
    "flux",       "heat",        "drag",     "spring",   "cost",     "color",       "light",
    "wave",       "pulse",       "cloud",    "particle", "grid",     "surface",     "edge",
    "cell",       "body",        "joint",    "beam",     "drift",    "noise_floor", "window",
    "kernel_sum", "trace_value", "torque",   "mass",     "charge",   "flow",        "orbit",
    "tide",       "growth",      "score",    "rank",     "filter",   "average"};
constexpr S kAdjective[] = {
    "scaled",  "inner",    "outer_most", "raw",       "shifted", "smooth", "net",    "relative",
    "partial", "weighted", "next",       "previous",  "clamped", "signed", "soft",   "hard",
    "mean",    "total",    "fast",       "slow",      "upper",   "lower",  "left",   "right",
    "final",   "initial",  "primary",    "secondary", "reduced", "mixed",  "damped", "global",
    "base",    "side",     "back",       "front",     "new",     "old",    "near",   "far"};
constexpr S kStructName[] = {"Particle", "Body",    "Spring",  "Material", "Cell",
                             "Probe",    "Agent",   "Light",   "Contact",  "Params",
                             "Settings", "Sample",  "Segment", "Emitter",  "Sensor",
                             "Record",   "Element", "Patch",   "Beam",     "Source"};
constexpr S kFieldScalar[] = {"mass",    "radius",    "stiffness",   "damping",  "weight",
                              "density", "charge",    "gain",        "rate",     "temperature",
                              "age",     "height",    "width",       "friction", "scale",
                              "bias",    "threshold", "rest_length", "energy"};
constexpr S kFieldVector[] = {"position", "velocity", "force",  "normal",    "color",   "center",
                              "axis",     "offset",   "anchor", "direction", "gravity", "momentum"};
constexpr S kFieldMatrix[] = {"inertia", "rotation", "stress", "basis", "metric", "frame"};
constexpr S kFieldQuat[] = {"orientation", "spin", "attitude"};
constexpr S kFieldInt[] = {"kind", "count", "group", "level", "capacity", "label", "order"};
constexpr S kConstant[] = {
    "GAIN",        "DAMPING", "SCALE",       "THRESHOLD", "OFFSET",    "BIAS",      "LIMIT",
    "RATE",        "DECAY",   "EPSILON",     "STIFFNESS", "MARGIN",    "WEIGHT",    "CUTOFF",
    "FLOOR_LEVEL", "CEILING", "STEP_SIZE",   "SHARPNESS", "SPREAD",    "TOLERANCE", "BLEND",
    "DRAG",        "GRAVITY", "RESTITUTION", "FRICTION",  "AMPLITUDE", "FREQUENCY", "BASE_LEVEL"};
constexpr S kKernelVerb[] = {
    "compute", "update",    "evaluate", "apply",   "accumulate", "integrate", "filter",   "blend",
    "project", "transform", "scatter",  "gather",  "relax",      "advance",   "estimate", "reduce",
    "mix",     "resolve",   "sweep",    "shade",   "weigh",      "smooth",    "sample",   "track",
    "fold",    "propagate", "balance",  "measure", "process",    "remap"};
constexpr S kLoopVariable[] = {"j",        "k",          "s",          "t",   "u",
                               "r",        "c",          "a",          "b",   "step_index",
                               "row",      "col",        "lane_index", "tap", "pass_index",
                               "neighbor", "term_index", "iteration"};
constexpr S kSize[] = {"n",        "m",           "num_items", "size",  "num_rows",
                       "num_cols", "total_count", "dim_x",     "dim_y", "limit_n"};

constexpr WordLists kWords = {
    kScalarArray, kIntArray,       kVectorArray,  kMatrixArray, kQuatArray,   kTransformArray,
    kFlagArray,   kStructArray,    kScalarParam,  kIntParam,    kVectorParam, kMatrixParam,
    kQuatParam,   kTransformParam, kFlagParam,    kStructParam, kOutput,      kCounterOutput,
    kScalarLocal, kIntLocal,       kVectorLocal,  kMatrixLocal, kQuatLocal,   kTransformLocal,
    kFlagLocal,   kAccumulator,    kFunctionVerb, kNoun,        kAdjective,   kStructName,
    kFieldScalar, kFieldVector,    kFieldMatrix,  kFieldQuat,   kFieldInt,    kConstant,
    kKernelVerb,  kLoopVariable,   kSize};

}  // namespace

const WordLists& words() { return kWords; }

}  // namespace weft::synth
