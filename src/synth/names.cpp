// Names by role. Which name is drawn carries no meaning, so it comes from the row's random stream.
#include "generator.h"

namespace weft::synth {

bool Generator::taken(Symbol s) const {
  for (std::size_t i = names_base_; i < names_.size(); ++i) {
    if (names_[i] == s) return true;
  }
  for (Symbol m : module_names_) {
    if (m == s) return true;
  }
  return false;
}

Symbol Generator::fresh(Words list) {
  Rng& rng = decisions_.rng();
  const std::size_t start = rng.below(list.size());
  // A few plain words, then ones that had to be made longer, then an adjective before one: never a
  // number.
  for (const bool plain : {true, false}) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      const std::string_view word = list[(start + i) % list.size()];
      if (plain && (word.ends_with("_value") || word.ends_with("_term"))) continue;
      const Symbol s = tree_->intern(word);
      if (!taken(s)) return take(s);
    }
  }
  std::string name;
  for (int length = 1;; ++length) {
    for (int tries = 0; tries < 12; ++tries) {
      name.clear();
      for (int i = 0; i < length; ++i) {
        name += words().adjective[rng.below(words().adjective.size())];
        name += '_';
      }
      name += list[rng.below(list.size())];
      const Symbol s = tree_->intern(name);
      if (!taken(s)) return take(s);
    }
  }
}

Symbol Generator::fresh_module(Words list) {
  Rng& rng = decisions_.rng();
  for (int tries = 0; tries < 40; ++tries) {
    const Symbol s = tree_->intern(list[rng.below(list.size())]);
    if (!taken(s)) {
      module_names_.push_back(s);
      return s;
    }
  }
  std::string name;
  for (;;) {
    // Two words of one list read well for constants and structs alike.
    const std::string_view a = list[rng.below(list.size())], b = list[rng.below(list.size())];
    if (a == b) continue;
    name = a;
    if (name.back() >= 'A' && name.back() <= 'Z') name += '_';
    name += b;
    const Symbol s = tree_->intern(name);
    if (taken(s)) continue;
    module_names_.push_back(s);
    return s;
  }
}

Symbol Generator::fresh_compound(Words first, Words second) {
  Rng& rng = decisions_.rng();
  std::string name;
  for (int tries = 0;; ++tries) {
    const std::string_view verb = first[rng.below(first.size())];
    const std::string_view noun = second[rng.below(second.size())];
    if (verb.substr(0, 4) == noun.substr(0, 4)) continue;
    name = verb;
    name += '_';
    if (tries > 6 || rng.chance(1, 12)) {
      name += words().adjective[rng.below(words().adjective.size())];
      name += '_';
    }
    name += noun;
    const Symbol s = tree_->intern(name);
    if (taken(s) || find_builtin(name) != nullptr) continue;
    module_names_.push_back(s);
    return s;
  }
}

Symbol Generator::local_name(const Type& t) {
  const WordLists& w = words();
  if (t.is_bool()) return fresh(w.flag_local);
  if (t.is_int()) return fresh(w.int_local);
  if (t.is_vector()) return fresh(w.vector_local);
  if (t.is_matrix()) return fresh(w.matrix_local);
  if (t.is_quaternion()) return fresh(w.quat_local);
  if (t.is_transform()) return fresh(w.transform_local);
  return fresh(w.scalar_local);
}

}  // namespace weft::synth
