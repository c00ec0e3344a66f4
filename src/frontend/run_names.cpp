#include "run_names.h"

#include <algorithm>

namespace weft {

const RunValue* RunNames::bound_in(const Names& names, std::string_view name) {
  const auto it = names.find(name);
  return it != names.end() && it->second.bound ? &it->second.value : nullptr;
}

void RunNames::write_in(Names& names, std::string_view name, const Slot& slot) {
  Slot& at = names[name];
  if (branches_ > 0) log_.push_back({&names, name, at});
  at = slot;
}

void RunNames::forget(std::size_t mark, const Names& names) {
  log_.erase(std::remove_if(log_.begin() + static_cast<std::ptrdiff_t>(mark), log_.end(),
                            [&](const Change& c) { return c.names == &names; }),
             log_.end());
}

RunNames::Changes RunNames::end_branch(std::size_t mark) {
  Changes changes;
  for (std::size_t i = log_.size(); i-- > mark;) {
    Change& c = log_[i];
    Slot& now = (*c.names)[c.name];
    changes.push_back({c.names, c.name, now});
    now = c.slot;
  }
  log_.resize(mark);
  --branches_;
  // The first of a name in the list is its last value.
  return changes;
}

void RunNames::join(const std::vector<Changes>& paths, bool untouched) {
  struct Joined {
    Slot slot;
    std::size_t last = 0, count = 0;
  };
  std::unordered_map<Names*, std::unordered_map<std::string_view, Joined>> all;
  const auto merge = [](Slot& a, const Slot& b) {
    if (!b.bound) return;
    if (!a.bound) {
      a = b;
    } else if (a.value.kind != b.value.kind || a.value.path != b.value.path ||
               a.value.constant != b.value.constant || a.value.number != b.value.number ||
               a.value.definition.id != b.value.definition.id ||
               a.value.parameters != b.value.parameters || a.value.no_type != b.value.no_type ||
               a.value.no_field != b.value.no_field) {
      a.value = {};
    }
  };
  for (std::size_t i = 0; i < paths.size(); ++i) {
    for (const Change& c : paths[i]) {
      Joined& j = all[c.names][c.name];
      if (j.last == i + 1) continue;  // an earlier value on this path
      j.last = i + 1;
      if (j.count++ == 0)
        j.slot = c.slot;
      else
        merge(j.slot, c.slot);
    }
  }
  // Each of the names is joined by itself, so the order of their addresses does not matter.
  for (auto& [names, of] : all) {  // NOLINT(bugprone-nondeterministic-pointer-iteration-order)
    for (auto& [name, j] : of) {
      if (untouched || j.count < paths.size()) merge(j.slot, (*names)[name]);
      write_in(*names, name, j.slot);
    }
  }
}

}  // namespace weft
