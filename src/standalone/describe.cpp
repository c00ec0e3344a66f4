// What a kernel's own text says of its arguments, where nobody else does.
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "reach.h"
#include "tree_parts.h"
#include "weft/standalone/standalone.h"

namespace weft {
namespace {

using standalone::Extent;
using standalone::Reach;
using standalone::Values;
using standalone::warp_attribute;

// How large the dimensions of a launch are to begin with, and may be made so that an index that a
// number bounds stays inside.
constexpr std::uint32_t kOneDimension = 256, kDimension = 16, kLargestDimension = 64;

bool is_quotient(BinaryOp op) { return op == BinaryOp::Div || op == BinaryOp::FloorDiv; }

class Describer {
 public:
  Describer(const Tree& tree, const FunctionDecl& f, std::span<const TileInfo> tiles)
      : tree_(tree), f_(f), tiles_(tiles), reach_(tree) {}

  StandaloneInfo run() {
    for (const ArgDecl& a : f_.args)
      frame_.values.paths[a.name.v] = std::string(tree_.text(a.name));
    find_dimensions(f_.def);
    reach_.stored = standalone::stored_arrays(tree_, f_);
    for (const NodeId s : tree_.kids_before_split(f_.def, 1)) look(s);
    StandaloneInfo info;
    const std::size_t dims = std::max<std::size_t>(1, threads_.size());
    static constexpr std::string_view kNames[] = {"n", "m", "l", "p"};
    for (std::size_t i = 0; i < dims && i < std::size(kNames); ++i) {
      std::string name(kNames[i]);
      while (std::any_of(f_.args.begin(), f_.args.end(),
                         [&](const ArgDecl& a) { return tree_.text(a.name) == name; }))
        name = "num_" + name;
      const std::uint32_t size = dims == 1 ? kOneDimension : kDimension;
      info.launch.push_back({std::move(name), size, 1u << 20});
    }
    least_.assign(info.launch.size(), 1);
    for (const ArgDecl& a : f_.args) {
      StandaloneArg arg;
      arg.name = std::string(tree_.text(a.name));
      arg.type = a.type;
      arg.input = true;
      arg.output = stored_.contains(arg.name);
      describe(info, arg.name, a.type, arg);
      if (a.type.kind == TypeKind::Struct) fields(info, a.type.index, arg.name, "", arg.fields);
      arg.unit = a.type.kind == TypeKind::Quaternion || a.type.kind == TypeKind::Transform;
      if (arg.unit) arg.lo = -1;
      arg.sorted = sorted_.contains(arg.name);
      info.args.push_back(std::move(arg));
    }
    // Where an array grows with the square of the size, or faster, sizes are small.
    static constexpr std::uint32_t kLargestSquare = 2048;
    for (const StandaloneArg& a : info.args) {
      int degree = degree_of(a.shape, info.launch[0].name);
      for (const StandaloneField& f : a.fields)
        degree = std::max(degree, degree_of(f.shape, info.launch[0].name));
      if (degree > 1) info.launch[0].limit = kLargestSquare;
    }
    std::uint32_t others = 1;
    for (std::size_t d = 1; d < info.launch.size(); ++d)
      others *= std::max(info.launch[d].size, least_[d]);
    info.launch[0].limit = std::min(info.launch[0].limit, kLargestLaunch / others);
    for (std::size_t d = 0; d < info.launch.size(); ++d) {
      info.launch[d].least = least_[d];
      info.launch[d].size = std::max(info.launch[d].size, least_[d]);
    }
    return info;
  }

 private:
  // A part of an array: which, and how many of its dimensions are behind it.
  struct View {
    std::string path;
    std::size_t taken = 0;
  };

  // Paths: see origins_of().
  struct Origins {
    std::set<std::string> of, over;

    void add(const Origins& b) {
      of.insert(b.of.begin(), b.of.end());
      over.insert(b.over.begin(), b.over.end());
    }
    std::set<std::string> all() const {
      std::set<std::string> out = of;
      out.insert(over.begin(), over.end());
      return out;
    }
  };

  // What the names of a function stand for.
  struct Frame {
    Values values;
    std::map<std::uint32_t, std::string> extents;  // of indices: see extent()
    std::map<std::uint32_t, View> views;
    std::map<std::uint32_t, std::string> elements;  // variables that are an element of an array
    std::map<std::uint32_t, Origins> origins;       // variables
  };

  // Shape, range and equal size of an argument or of a field, by its path: "params.values".
  template <typename Described>
  void describe(const StandaloneInfo& info, const std::string& path, const Type& type,
                Described& out) {
    const std::size_t dims = info.launch.size();
    for (std::size_t d = 0; d < type.ndim && type.is_array(); ++d) {
      const auto it = dims_.find({path, d});
      std::string text = it != dims_.end() ? it->second : std::string();
      const bool thread = text.size() == 2 && text[0] == '#';
      if (thread) text = info.launch[static_cast<std::size_t>(text[1] - '0') % dims].name;
      if (text.empty()) text = d < dims ? info.launch[d].name : "4";
      out.shape.push_back(text);
    }
    for (std::size_t d = 0; d < out.shape.size(); ++d) {
      const auto it = tiled_.find({path, d});
      if (it != tiled_.end()) out.shape[d] = named(it->second, info).without_negatives().text();
    }
    if (!out.shape.empty()) make_room(info, path, out.shape);
    const bool whole = is_int(type.scalar);
    if (whole) out.hi = indices_.contains(path) ? 3 : standalone::kLargestInteger;
    if (const auto it = components_.find(path); whole && it != components_.end())
      out.hi = std::min<decltype(out.hi)>(out.hi, it->second);
    if (whole && nonzero_.of.contains(path)) out.lo = 1;
    // In an array one 0 is one case; an argument would make every output infinite.
    if (type.is_scalar() && is_float(type.scalar) && nonzero_.of.contains(path)) out.lo = 0.1;
    if (bounds_.contains(path)) out.lo = 4, out.hi = 4;
    if (whole && nonzero_.over.contains(path) && !components_.contains(path))
      out.lo = out.hi = standalone::kLargestInteger;
    if (const auto it = guards_.find(path); it != guards_.end() && it->second < dims)
      out.equals = info.launch[it->second].name;
  }

  // Those of structs in structs by their paths: "inner.length".
  void fields(const StandaloneInfo& info, std::uint32_t index, const std::string& arg,
              const std::string& path, std::vector<StandaloneField>& out) {
    for (const FieldDecl& f : tree_.structs[index].fields) {
      StandaloneField field;
      field.name = path + std::string(tree_.text(f.name));
      field.type = f.type;
      if (f.type.is_struct()) {
        fields(info, f.type.index, arg, field.name + ".", out);
      } else {
        describe(info, arg + "." + field.name, f.type, field);
        out.push_back(std::move(field));
      }
    }
  }

  // Makes the first dimension so large that every index that is known stays inside.
  void make_room(const StandaloneInfo& info, const std::string& path,
                 std::vector<std::string>& shape) {
    Extent beyond;
    for (std::size_t d = 0; d < shape.size(); ++d) {
      const auto it = reached_.find({path, d});
      if (it == reached_.end()) continue;
      Extent lacks = missing(Extent::constant(it->second.number + 1), shape[d], info);
      if (it->second.most) {
        const Extent size = named(*it->second.most, info) + Extent::constant(1);
        lacks = Extent::join(lacks, missing(size, shape[d], info));
      }
      // What goes beyond a row is in rows behind it.
      const auto few = lacks.as_constant();
      if (d > 0 && few && launch_dimension(shape[d], info))
        lacks = Extent::constant((*few + kDimension - 1) / kDimension);
      beyond = beyond + lacks;
    }
    if (beyond.as_constant() != 0 && !beyond.is_unwieldy())
      shape[0] = (text_extent(shape[0]) + beyond).text();
  }

  // How often a name stands in a product of the dimensions, at most.
  static int degree_of(const std::vector<std::string>& shape, const std::string& name) {
    int degree = 0;
    for (const std::string& s : shape) {
      int most = 0, own = 0;
      for (std::size_t at = 0, end; at <= s.size(); at = end + 1) {
        end = std::min(s.find(' ', at), s.size());
        const std::string_view word = std::string_view(s).substr(at, end - at);
        if (word == "+") own = 0;
        if (word == name) most = std::max(most, ++own);
      }
      degree += most;
    }
    return degree;
  }

  static Extent text_extent(const std::string& text) {
    return is_number(text) ? Extent::constant(std::stol(text)) : Extent::of(text);
  }

  std::optional<std::size_t> launch_dimension(const std::string& name,
                                              const StandaloneInfo& info) const {
    for (std::size_t d = 0; d < info.launch.size(); ++d)
      if (info.launch[d].name == name) return d;
    return std::nullopt;
  }

  // In the names of the program. Integers that are guards of the launch have its size.
  Extent named(const Extent& e, const StandaloneInfo& info) const {
    return e.replaced([&](const std::string& name) {
      const auto guard = guards_.find(name);
      const std::size_t d = name[0] == '#'           ? std::stoul(name.substr(1))
                            : guard != guards_.end() ? guard->second
                                                     : info.launch.size();
      return Extent::of(d < info.launch.size() ? info.launch[d].name : name);
    });
  }

  // What a size lacks of what is needed; where a number is needed, the launch is made so large.
  Extent missing(const Extent& needed, const std::string& size, const StandaloneInfo& info) {
    Extent lacks = (needed + text_extent(size) * Extent::constant(-1)).without_negatives();
    const auto d = launch_dimension(size, info);
    if (!d || lacks.as_constant() == 0) return lacks;
    // Without the launch, arguments count as what they are at most.
    bool launch = false;
    const Extent most = needed.replaced([&](const std::string& name) {
      launch = launch || launch_dimension(name, info).has_value();
      return Extent::constant(standalone::kLargestInteger);
    });
    if (launch) return lacks;
    const std::int64_t largest = info.launch.size() == 1 ? kOneDimension : kLargestDimension;
    const std::int64_t number = *most.as_constant();
    if (number > largest) return Extent::constant(number);
    least_[*d] =
        std::max(least_[*d], static_cast<std::uint32_t>(std::max<std::int64_t>(number, 1)));
    return {};
  }

  std::string path_of(NodeId id) const { return reach_.path_of(id, frame_.values); }

  // Before anything else: bounds depend on how many the launch has.
  void find_dimensions(NodeId id) {
    if (standalone::assigns_thread_index(tree_, id))
      reach_.dims = std::max(reach_.dims, standalone::elements(tree_, tree_.kid(id, 0)).size());
    for (const NodeId k : tree_.kids(id)) {
      if (k.valid()) find_dimensions(k);
    }
  }

  // What an index runs over: "#0" for the first dimension of the launch, an argument's name, a
  // number; empty: not known.
  std::string extent(NodeId id) const {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Int)
      return std::to_string(n.bits + 1);
    if (n.kind != NodeKind::Name) return {};
    const auto it = frame_.extents.find(n.name.v);
    return it == frame_.extents.end() ? std::string() : it->second;
  }

  static bool is_number(const std::string& text) {
    return !text.empty() && text[0] >= '0' && text[0] <= '9';
  }

  void root_indices(NodeId id) {
    const auto [base, indices] = standalone::subscript_parts(tree_, id);
    if (const auto view = view_of(base)) note(view->path, indices, view->taken);
  }

  // `v[i]` of a vector, also `a[k][i]`: what i is drawn from is smaller than its length.
  void component(NodeId id) {
    const auto [base, indices] = standalone::subscript_parts(tree_, id);
    Type t = tree_.type(base).deref();
    const std::size_t first = t.is_array() ? t.ndim : 0;
    if (t.is_array()) t = t.element();
    if (!t.is_composite()) return;
    for (std::size_t d = first; d < indices.size(); ++d) {
      const int length = t.is_matrix() ? (d == first ? t.rows : t.cols) : t.component_count();
      std::set<std::string> from;
      names_in(indices[d], from);
      if (const auto it = frame_.elements.find(tree_.node(indices[d]).name.v);
          tree_.node(indices[d]).kind == NodeKind::Name && it != frame_.elements.end())
        from.insert(it->second);
      for (const std::string& path : from) {
        const auto [it, fresh] = components_.try_emplace(path, length - 1);
        if (!fresh) it->second = std::min(it->second, length - 1);
      }
    }
  }

  // Of an array's name, or of a name or an expression of a part of one.
  std::optional<View> view_of(NodeId id) const {
    if (std::string path = path_of(id); !path.empty()) return View{std::move(path), 0};
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Name) {
      const auto it = frame_.views.find(n.name.v);
      return it == frame_.views.end() ? std::nullopt : std::optional(it->second);
    }
    if (n.kind != NodeKind::Subscript) return std::nullopt;
    const auto [base, indices] = standalone::subscript_parts(tree_, id);
    // A slice goes on where it begins.
    const bool slice = std::any_of(indices.begin(), indices.end(),
                                   [&](NodeId i) { return tree_.node(i).kind == NodeKind::Slice; });
    auto view = slice ? std::nullopt : view_of(base);
    if (view) view->taken += indices.size();
    return view;
  }

  // As far as a tile goes that is loaded or stored.
  void tile(NodeId call, std::string_view key) {
    const auto view = view_of(tree_.kid(call, 1));
    const bool load = key == "tile_load";
    const NodeId of = load ? call : standalone::argument(tree_, call, 1, "t");
    if (!view || !of.valid() || tree_.type(of).size >= tiles_.size()) return;
    const NodeId offset = standalone::argument(tree_, call, 2, "offset");
    const std::vector<NodeId> from =
        offset.valid() ? standalone::elements(tree_, offset) : std::vector<NodeId>();
    const std::vector<std::int32_t>& shape = tiles_[tree_.type(of).size].shape;
    for (std::size_t d = 0; d < shape.size(); ++d) {
      auto most = d < from.size() ? reach_.of(from[d], frame_.values) : Extent::constant(0);
      if (!most || most->is_unwieldy()) continue;
      const Extent size = *most + Extent::constant(shape[d]);
      const auto [it, fresh] = tiled_.try_emplace({view->path, d + view->taken}, size);
      if (!fresh) it->second = Extent::join(it->second, size);
    }
  }

  // Of a slice that goes along with an index: what is beyond its array would be cut off.
  std::optional<Extent> last_index(NodeId id) const {
    const Node& n = tree_.node(id);
    if (n.kind != NodeKind::Slice) return reach_.of(id, frame_.values);
    const NodeId stop = tree_.kid(id, 1);
    const auto most = stop.valid() ? reach_.of(stop, frame_.values) : std::nullopt;
    return most && !most->as_constant() ? std::optional(*most + Extent::constant(-1))
                                        : std::nullopt;
  }

  void note(const std::string& array, std::span<const NodeId> indices, std::size_t taken = 0) {
    for (std::size_t k = 0; k < indices.size(); ++k) {
      const std::size_t d = k + taken;
      if (const auto most = last_index(indices[k]); most && !most->is_unwieldy()) {
        Reached& so_far = reached_[{array, d}];
        if (const auto number = most->as_constant()) {
          so_far.number = std::max(so_far.number, *number);
        } else {
          so_far.most = so_far.most ? Extent::join(*so_far.most, *most) : *most;
        }
      }
      const std::string e = extent(indices[k]);
      std::string& slot = dims_[{array, d}];
      // The launch beats a number: an element at a fixed place is one of many. What a function does
      // at a fixed place says nothing of its own: it may have been given a part of an array.
      if (is_number(e) && is_number(slot)) {
        if (std::stoul(e) > std::stoul(slot)) slot = e;
      } else if ((slot.empty() && (depth_ == 0 || !is_number(e))) || (!e.empty() && e[0] == '#')) {
        slot = e;
      }
      names_in(indices[k], indices_);
    }
  }

  void names_in(NodeId id, std::set<std::string>& out) const {
    if (std::string path = path_of(id); !path.empty()) out.insert(std::move(path));
    for (const NodeId k : tree_.kids(id)) {
      if (k.valid()) names_in(k, out);
    }
  }

  // The arguments and arrays that a number is made of: those that it may be 0 without, and those
  // that something is divided or taken from, which have to be large for it not to be 0.
  Origins origins_of(NodeId id) const {
    if (const auto view = view_of(id)) return {{view->path}, {}};
    const Node& n = tree_.node(id);
    Origins out;
    if (n.kind == NodeKind::Name) {
      if (const auto it = frame_.origins.find(n.name.v); it != frame_.origins.end())
        return it->second;
    } else if (n.kind == NodeKind::Subscript || n.kind == NodeKind::Attribute) {
      return origins_of(tree_.kid(id, 0));
    } else if (n.kind == NodeKind::BinOp && static_cast<BinaryOp>(n.op) == BinaryOp::Sub) {
      return {{}, origins_of(tree_.kid(id, 0)).all()};
    } else if (n.kind == NodeKind::BinOp && is_quotient(static_cast<BinaryOp>(n.op))) {
      return {origins_of(tree_.kid(id, 1)).all(), origins_of(tree_.kid(id, 0)).all()};
    }
    for (const NodeId k : tree_.kids(id)) {
      if (k.valid()) out.add(origins_of(k));
    }
    return out;
  }

  // What is divided by, or counted by.
  void is_nonzero(NodeId id) { nonzero_.add(origins_of(id)); }

  // What is added in a loop to the variables of its test: `i += stride`.
  void steps_in(NodeId id, NodeId test) {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Assign || n.kind == NodeKind::AugAssign) {
      const Node& target = tree_.node(tree_.kid(id, 0));
      if (target.kind == NodeKind::Name && reach_.mentions(test, target.name)) {
        const NodeId step = reach_.grows_by(id, tree_.kids(id).back(), target.name);
        if (step.valid()) is_nonzero(step);
      }
    }
    for (const NodeId k : tree_.kids(id)) {
      if (k.valid()) steps_in(k, test);
    }
  }

  void look(NodeId id) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    // What a call returns may be part of an index.
    if (n.kind == NodeKind::Subscript || n.kind == NodeKind::Call || n.kind == NodeKind::BinOp) {
      for (const NodeId k : kids) {
        if (k.valid()) look(k);
      }
      look_at(id);
      return;
    }
    const bool loop = n.kind == NodeKind::For || n.kind == NodeKind::While;
    look_at(id);
    const std::optional<Extent> around = reach_.rounds;
    loops_ += loop ? 1 : 0;
    if (n.kind == NodeKind::While) reach_.rounds.reset();
    if (n.kind == NodeKind::For && reach_.rounds) {
      const auto last = reach_.loop(kids[1], frame_.values);
      reach_.rounds = last ? std::optional(*around * (*last + Extent::constant(1))) : std::nullopt;
    }
    if (loop) {
      for (const NodeId k : kids) grow(k);
    }
    for (const NodeId k : kids) {
      if (k.valid()) look(k);
    }
    loops_ -= loop ? 1 : 0;
    reach_.rounds = around;
    finish(id);
  }

  // What a loop adds up has the sum from its beginning on: an index stands before the addition.
  void grow(NodeId id) {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::For || n.kind == NodeKind::While) return;
    if ((n.kind == NodeKind::Assign || n.kind == NodeKind::AugAssign) &&
        tree_.node(tree_.kid(id, 0)).kind == NodeKind::Name && !grown_.contains(id.v)) {
      const NodeId value = tree_.kids(id).back();
      const Symbol name = tree_.node(tree_.kid(id, 0)).name;
      if (tree_.type(value).is_value() && reach_.grows_by(id, value, name).valid()) {
        grown_.insert(id.v);
        reach_.assign(frame_.values, name, id, value, true);
      }
    }
    for (const NodeId k : tree_.kids(id)) {
      if (k.valid()) grow(k);
    }
  }

  // Before what is in it, but for expressions.
  void look_at(NodeId id) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    if (threads_.empty() && standalone::assigns_thread_index(tree_, id)) {
      for (const NodeId t : standalone::elements(tree_, kids[0])) {
        const std::string size = "#" + std::to_string(threads_.size());
        frame_.extents[tree_.node(t).name.v] = size;
        frame_.values.known.insert_or_assign(tree_.node(t).name.v,
                                             Extent::of(size) + Extent::constant(-1));
        threads_.push_back(tree_.node(t).name);
      }
    }
    if (n.kind == NodeKind::Assign || n.kind == NodeKind::AugAssign) store(kids[0]);
    // Another name of an array or a struct.
    if (n.kind == NodeKind::Assign && kids.size() == 2 &&
        tree_.node(kids[0]).kind == NodeKind::Name && !tree_.type(kids[1]).is_value()) {
      if (const std::string path = path_of(kids[1]); !path.empty())
        frame_.values.paths[tree_.node(kids[0]).name.v] = path;
      else if (const auto view = view_of(kids[1]))
        frame_.views[tree_.node(kids[0]).name.v] = *view;
    }
    if (n.kind == NodeKind::While) reach_.cap(frame_.values, kids[0]);
    if (n.kind == NodeKind::While) steps_in(id, kids[0]);
    if (n.kind == NodeKind::If && n.split == 2 && tree_.node(kids[1]).kind == NodeKind::Return)
      reach_.leave(frame_.values, kids[0]);
    if (n.kind == NodeKind::Call) call(id);
    if (n.kind == NodeKind::For && tree_.node(kids[1]).kind == NodeKind::Call) {
      const Node& range = tree_.node(kids[1]);
      const NodeId stop =
          tree_.kid(kids[1], range.split == 2 ? 1u : std::min(2u, range.kids_count - 1));
      const Node& s = tree_.node(stop);
      std::string text = path_of(stop);
      if (!text.empty()) {
        bounds_.insert(text);
      } else if (s.kind == NodeKind::Constant) {
        text = std::to_string(s.bits);
      } else if (s.kind == NodeKind::Name) {
        text = extent(stop);
      }
      if (range.kids_count == 4) is_nonzero(tree_.kid(kids[1], 3));  // a step of 0
      // The same of reversed(range(a, b, step)).
      if (range.kids_count == 2 && tree_.node(stop).kind == NodeKind::Call &&
          tree_.kids(stop).size() == 4)
        is_nonzero(tree_.kid(stop, 3));
      if (!text.empty()) frame_.extents[tree_.node(kids[0]).name.v] = text;
      if (const auto last = reach_.loop(kids[1], frame_.values))
        frame_.values.known.insert_or_assign(tree_.node(kids[0]).name.v, *last);
    }
    if (n.kind == NodeKind::Compare && kids.size() == 2 &&
        tree_.node(kids[0]).kind == NodeKind::Name) {
      const std::string limit = path_of(kids[1]), e = extent(kids[0]);
      if (!limit.empty() && !e.empty() && e[0] == '#') guards_[limit] = std::stoul(e.substr(1));
    }
    if (n.kind == NodeKind::Call && warp_attribute(tree_, kids[0]).substr(0, 7) == "atomic_" &&
        n.split > 2 && !path_of(kids[1]).empty()) {
      store(kids[1]);
      std::vector<NodeId> indices(kids.begin() + 2, kids.begin() + n.split);
      const bool cas = warp_attribute(tree_, kids[0]) == "atomic_cas";
      for (int i = 0; i < (cas ? 2 : 1) && !indices.empty(); ++i) indices.pop_back();
      note(path_of(kids[1]), indices);
    }
    if (n.kind == NodeKind::Call && n.split > 1) {
      const std::string_view key = warp_attribute(tree_, kids[0]);
      if (key == "tile_load" || key == "tile_store" || key == "tile_atomic_add") tile(id, key);
      if (key == "tile_store" || key == "tile_atomic_add") store(kids[1]);
    }
    if (n.kind == NodeKind::BinOp || n.kind == NodeKind::AugAssign) {
      const auto op = static_cast<BinaryOp>(n.op);
      if (is_quotient(op) || op == BinaryOp::Mod) is_nonzero(kids[1]);
    }
    if (n.kind == NodeKind::Call && n.split > 1 &&
        warp_attribute(tree_, kids[0]) == "lower_bound") {
      if (const auto view = view_of(kids[1])) sorted_.insert(view->path);
    }
    // A size whose last index things are clamped to.
    if (n.kind == NodeKind::Call && n.split > 3 && warp_attribute(tree_, kids[0]) == "clamp" &&
        tree_.node(kids[3]).kind == NodeKind::BinOp &&
        static_cast<BinaryOp>(tree_.node(kids[3]).op) == BinaryOp::Sub)
      is_nonzero(tree_.kid(kids[3], 0));
    // Noise that repeats does so after at least one.
    if (n.kind == NodeKind::Call && warp_attribute(tree_, kids[0]) == "pnoise") {
      for (const NodeId k : kids.subspan(std::min<std::size_t>(3, kids.size()))) is_nonzero(k);
    }
    if (n.kind == NodeKind::Subscript) root_indices(id);
    if (n.kind == NodeKind::Subscript) component(id);
  }

  // Behind what is in it: calls in the value have been followed.
  void finish(NodeId id) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    if ((n.kind == NodeKind::Assign || n.kind == NodeKind::AugAssign) &&
        !standalone::assigns_thread_index(tree_, id))
      assign(id);
    if (n.kind == NodeKind::Return && !kids.empty()) {
      Values& v = frame_.values;
      const auto most = kids.size() == 1 ? reach_.of(kids[0], v) : std::nullopt;
      v.result = v.returned && (!most || !v.result) ? std::nullopt
                 : v.returned                       ? std::optional(Extent::join(*most, *v.result))
                                                    : most;
      v.returned = true;
    }
  }

  void assign(NodeId statement) {
    const NodeId target = tree_.kid(statement, 0), value = tree_.kids(statement).back();
    const Node& n = tree_.node(target);
    if (n.kind == NodeKind::Name) {
      const Type& t = tree_.type(value);
      if (tree_.node(value).kind == NodeKind::Subscript) {
        const std::string path = path_of(standalone::subscript_parts(tree_, value).base);
        if (!path.empty()) frame_.elements.emplace(n.name.v, path);
      }
      if (t.is_value()) frame_.origins[n.name.v].add(origins_of(value));
      if ((t.is_value() || standalone::is_tuple(t)) && !grown_.contains(statement.v))
        reach_.assign(frame_.values, n.name, statement, value, loops_ > 0);
      return;
    }
    if (n.kind != NodeKind::Tuple) return;
    const bool each = tree_.node(value).kind == NodeKind::Tuple &&
                      tree_.kids(value).size() == tree_.kids(target).size();
    for (std::uint32_t k = 0; k < tree_.kids(target).size(); ++k) {
      const NodeId t = tree_.kid(target, k);
      if (tree_.node(t).kind != NodeKind::Name) continue;
      if (each) {
        reach_.assign(frame_.values, tree_.node(t).name, statement, tree_.kid(value, k), true);
      } else if (standalone::is_tuple(tree_.type(value)) &&
                 tree_.node(value).kind == NodeKind::Name) {
        reach_.assign(frame_.values, tree_.node(t).name, statement, value, false);
      } else {
        frame_.values.known.erase(tree_.node(t).name.v);
        frame_.values.unknown.insert(tree_.node(t).name.v);
      }
    }
  }

  void store(NodeId place) {
    const Symbol root = standalone::root_name(tree_, place);
    if (!root.valid()) return;
    const auto it = frame_.values.paths.find(root.v);
    if (it != frame_.values.paths.end()) stored_.insert(it->second.substr(0, it->second.find('.')));
  }

  // What a function does with what it is given. Warp refuses recursion; the limit is for time.
  void call(NodeId id) {
    static constexpr int kDeepest = 8;
    const auto f = standalone::called_function(tree_, id);
    if (!f || depth_ == kDeepest || !tree_.functions[*f].def.valid()) return;
    const FunctionDecl& d = tree_.functions[*f];
    const std::vector<NodeId> given = standalone::given_arguments(tree_, id, d);
    Frame inner;
    for (std::size_t k = 0; k < given.size(); ++k) {
      if (!given[k].valid()) continue;
      if (std::string path = path_of(given[k]); !path.empty())
        inner.values.paths[d.args[k].name.v] = std::move(path);
      else if (const auto view = tree_.type(given[k]).is_array() ? view_of(given[k]) : std::nullopt)
        inner.views[d.args[k].name.v] = *view;
      if (auto most = reach_.of(given[k], frame_.values))
        inner.values.known.insert_or_assign(d.args[k].name.v, *std::move(most));
      if (std::string e = extent(given[k]); !e.empty())
        inner.extents[d.args[k].name.v] = std::move(e);
      if (const auto e = frame_.elements.find(tree_.node(given[k]).name.v);
          tree_.node(given[k]).kind == NodeKind::Name && e != frame_.elements.end())
        inner.elements.emplace(d.args[k].name.v, e->second);
      inner.origins[d.args[k].name.v] = origins_of(given[k]);
    }
    std::swap(frame_, inner);
    ++depth_;
    for (const NodeId s : tree_.kids_before_split(d.def, 1)) look(s);
    --depth_;
    std::swap(frame_, inner);
    if (inner.values.result) reach_.results.insert_or_assign(id.v, *inner.values.result);
  }

  const Tree& tree_;
  const FunctionDecl& f_;
  std::span<const TileInfo> tiles_;
  std::vector<Symbol> threads_;
  Frame frame_;
  Reach reach_;
  std::vector<std::uint32_t> least_;  // sizes of the launch's dimensions
  int depth_ = 0, loops_ = 0;
  std::set<std::uint32_t> grown_;  // statements: see grow()
  std::set<std::string> stored_;   // arguments
  // By the paths of arguments and their fields.
  std::map<std::pair<std::string, std::size_t>, std::string> dims_;
  std::map<std::pair<std::string, std::size_t>, Extent> tiled_;  // sizes that tiles fill
  // The largest index that is known: a number, and others.
  struct Reached {
    std::int64_t number = -1;
    std::optional<Extent> most;
  };
  std::map<std::pair<std::string, std::size_t>, Reached> reached_;
  std::map<std::string, std::size_t> guards_;
  std::set<std::string> indices_, bounds_, sorted_;
  Origins nonzero_;
  std::map<std::string, int> components_;  // indices of components: the largest
};

}  // namespace

StandaloneInfo describe_arguments(const Tree& tree, FunctionId kernel,
                                  std::span<const TileInfo> tiles) {
  return Describer(tree, tree.functions[kernel.v], tiles).run();
}

}  // namespace weft
