#include "unset_constants.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace weft::synth {
namespace {

// Follows what Warp's table of names holds for the constants while it goes through one function.
class Follower {
 public:
  explicit Follower(Tree& tree) : tree_(tree) {}

  // Whether some read was spelled out, after which the table is another one.
  bool run(NodeId def) {
    table_.clear();
    changed_ = false;
    const auto body = tree_.kids_before_split(def, 1);
    block(std::vector<NodeId>(body.begin(), body.end()));
    return changed_;
  }

 private:
  // The block that sets a variable; kConstant: it is still a constant, which has its value
  // anywhere.
  using Block = std::uint32_t;
  static constexpr Block kConstant = 0;
  struct Entry {
    Block block = kConstant;
    std::uint32_t version = 0;  // the same for the same variable
    friend bool operator==(const Entry&, const Entry&) = default;
  };
  using Table = std::map<std::uint32_t, Entry>;  // by symbol

  void block(const std::vector<NodeId>& statements) {
    open_.push_back(++blocks_);
    for (const NodeId id : statements) statement(id);
    open_.pop_back();
  }

  std::vector<NodeId> body_of(NodeId id, std::uint32_t from) const {
    const auto kids = tree_.kids_before_split(id, from);
    return {kids.begin(), kids.end()};
  }
  std::vector<NodeId> orelse_of(NodeId id) const {
    const auto kids = tree_.kids_after_split(id);
    return {kids.begin(), kids.end()};
  }

  void statement(NodeId id) {
    switch (tree_.node(id).kind) {
      case NodeKind::If:
        return branch(id);
      case NodeKind::For:
      case NodeKind::While: {
        const bool counted = tree_.node(id).kind == NodeKind::For;
        read(tree_.kid(id, counted ? 1 : 0));
        // Of an unrolled loop the second round finds what the first one left.
        for (int round = 0; round < 2; ++round) block(body_of(id, counted ? 2 : 1));
        return;
      }
      case NodeKind::Assign: {  // Warp evaluates the value first
        const auto kids = tree_.kids(id);
        const std::vector<NodeId> parts(kids.begin(), kids.end());
        read(parts.back());
        for (std::size_t i = 0; i + 1 < parts.size(); ++i) read(parts[i]);
        return;
      }
      default:
        return read(id);
    }
  }

  void branch(NodeId id) {
    read(tree_.kid(id, 0));
    const Table before = table_;
    block(body_of(id, 1));
    const Table then = std::exchange(table_, before);
    if (!orelse_of(id).empty()) block(orelse_of(id));
    for (const auto& [name, entry] : then) {
      const auto [at, is_new] = table_.try_emplace(name, entry);
      if (!is_new && at->second != entry) at->second = {open_.back(), ++versions_};
    }
  }

  void read(NodeId id) {
    if (!id.valid()) return;
    const Node n = tree_.node(id);
    if (n.kind == NodeKind::Name) return read_name(id, n.name);
    const auto kids = tree_.kids(id);
    const std::vector<NodeId> parts(kids.begin(), kids.end());
    for (const NodeId part : parts) read(part);
  }

  void read_name(NodeId id, Symbol name) {
    const auto decl = std::find_if(tree_.constants.begin(), tree_.constants.end(),
                                   [&](const ConstantDecl& c) { return c.name == name; });
    if (decl == tree_.constants.end()) return;
    const auto [at, is_new] = table_.try_emplace(name.v, Entry{kConstant, versions_ + 1});
    if (is_new) ++versions_;
    const Block set_in = at->second.block;
    if (set_in == kConstant || std::find(open_.begin(), open_.end(), set_in) != open_.end()) return;
    // The parts of the value are older than the name, as a node's children have to be.
    tree_.node(id) = tree_.node(decl->value);
    tree_.type(id) = tree_.type(decl->value);
    changed_ = true;
  }

  Tree& tree_;
  Table table_;
  std::vector<Block> open_;
  Block blocks_ = 0;
  std::uint32_t versions_ = 0;
  bool changed_ = false;
};

}  // namespace

void spell_unset_constants(Tree& tree) {
  if (tree.constants.empty()) return;
  for (std::size_t i = 0; i < tree.functions.size(); ++i) {
    while (Follower(tree).run(tree.functions[i].def)) {
    }
  }
}

}  // namespace weft::synth
