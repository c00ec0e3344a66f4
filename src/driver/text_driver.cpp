#include "weft/driver/text_driver.h"

#include <vector>

#include "weft/frontend/program.h"
#include "weft/lower/resolved_check.h"

namespace weft {

Tree& TextDriver::new_program() {
  program_.clear();
  made_.reset();
  return tree_;
}

void TextDriver::program_is_read(bool is_file) {
  parsed_ = tree_.mark();
  is_file_ = is_file;
  was_lowered_ = false;
}

Status TextDriver::read_file(const std::string& path, const OverloadRequest& overload) {
  WEFT_TRY(Tree tree, parse_file(path, overload));
  new_program() = std::move(tree);
  program_is_read(true);
  return {};
}

Status TextDriver::read_source(std::string source, const std::string& file_name) {
  WEFT_TRY(Tree tree, parse_source(std::move(source), file_name));
  new_program() = std::move(tree);
  program_is_read(true);
  return {};
}

Status TextDriver::read_own_source(std::string source, const std::string& file_name) {
  WEFT_TRY(Tree tree, parse_own_source(std::move(source), file_name));
  new_program() = std::move(tree);
  program_is_read(true);
  return {};
}

Status TextDriver::read_program(std::string_view json, const std::string& file_name) {
  if (!program_.empty() && program_ == json) return {};
  WEFT_RETURN_IF_ERROR(parse_program(json, file_name, new_program()));
  program_is_read(false);
  program_ = json;
  return {};
}

// A kernel's two targets may be asked for one after the other, and differ in emission alone unless
// it uses tiles or what one target alone has.
bool TextDriver::serves(FunctionId kernel, const LowerOptions& options,
                        const BlockDims& blocks) const {
  if (!made_ || made_->kernel != kernel) return false;
  const bool same_blocks = made_->blocks.cpu == blocks.cpu && made_->blocks.cuda == blocks.cuda;
  if (is_file_) return made_->options == options && same_blocks;
  if (made_->options.enable_backward != options.enable_backward) return false;
  if (lowered_.uses_block_dim && !same_blocks) return false;
  const bool external = lowered_.launch.external_params && !options.only_cuda;
  return !external && !(lowered_.launch.only_cpu && options.only_cuda);
}

std::string TextDriver::dump() const {
  return was_lowered_ ? dump_tree(tree_, lowered_.tuples, lowered_.tiles) : dump_tree(tree_);
}

Status TextDriver::lower_once(FunctionId kernel, LowerOptions options, int block_dim) {
  if (was_lowered_) tree_.rewind(parsed_);
  options.block_dim = block_dim;
  // What was found out of the module as a whole still holds for its other kernels.
  options.same_module = was_lowered_ && is_file_;
  was_lowered_ = true;
  is_prepared_ = false;
  WEFT_RETURN_IF_ERROR(
      lowerer_.lower(tree_, kernel, options, lowered_, wants_resolved_ ? &resolved_ : nullptr));
  if constexpr (kVerify) check_resolved(lowered_, resolved_);
  return {};
}

Status TextDriver::lower(FunctionId kernel, const LowerOptions& options, const BlockDims& blocks) {
  if (serves(kernel, options, blocks)) {
    if (made_->blocks.cpu != blocks.cpu || made_->blocks.cuda != blocks.cuda)
      has_text_[0] = has_text_[1] = false;
    made_->blocks = blocks;
    return {};
  }
  made_.reset();
  has_text_[0] = has_text_[1] = false;
  WEFT_RETURN_IF_ERROR(lower_once(kernel, options, blocks.cpu));
  made_ = {kernel, options, blocks};
  if (lowered_.uses_block_dim && blocks.cpu != blocks.cuda) {
    text(Device::Cpu);
    made_.reset();
    WEFT_RETURN_IF_ERROR(lower_once(kernel, options, blocks.cuda));
    made_ = {kernel, options, blocks};
  }
  return {};
}

Status TextDriver::lower_for_one_thread() {
  if (!made_ || !lowered_.uses_block_dim || lowered_.block_dim == 1) return {};
  const Made last = *made_;
  return lower(last.kernel, last.options, {1, 1});
}

const KernelText& TextDriver::text(Device device) {
  const auto i = static_cast<std::size_t>(device);
  if (has_text_[i]) return texts_[i];
  if (!is_prepared_) emitter_.prepare(lowered_);
  is_prepared_ = true;
  const int block_dim = device == Device::Cpu ? made_->blocks.cpu : made_->blocks.cuda;
  emitter_.emit(device, {block_dim}, texts_[i]);
  has_text_[i] = true;
  return texts_[i];
}

Measure TextDriver::measure_called() const {
  std::vector<FunctionId> called;
  for (const LoweredFunction& f : lowered_.functions) called.push_back(f.decl);
  return measure(tree_, lowered_.kernel_decl, called);
}

}  // namespace weft
