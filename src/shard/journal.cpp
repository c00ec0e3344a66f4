// The journal; see journal.h. A line is 16 hex digits of the sha256 of the rest of it, then
// `files` with a JSON array of names, or `done` with the receipt of a span.
#include "weft/shard/journal.h"

#include <fcntl.h>
#include <simdjson.h>
#include <unistd.h>

#include <cerrno>

#include "weft/base/json.h"
#include "weft/base/sha256.h"
#include "weft/shard/file.h"
#include "weft/shard/json_parser.h"

namespace weft {

namespace {

namespace dom = simdjson::dom;

constexpr std::string_view kHeader = "weft journal 1";
constexpr size_t kSumDigits = 16;

std::string sum_of(std::string_view text) { return sha256_hex(text).substr(0, kSumDigits); }

std::string line_of(std::string_view verb, std::string_view json) {
  std::string text = std::string(verb) + " " + std::string(json);
  return sum_of(text) + " " + text + "\n";
}

template <class Names>
std::string files_line(const Names& names) {
  JsonWriter json;
  json.begin_array();
  for (const auto& name : names) json.value(std::string_view(name));
  json.end_array();
  return line_of("files", json.take());
}

std::string done_line(const SpanReceipt& receipt) {
  JsonWriter json;
  json.begin_object()
      .member("span", receipt.span)
      .member("first_index", receipt.range.first)
      .member("end_index", receipt.range.end());
  json.key("files").begin_array();
  for (const FileEntry& file : receipt.files) write_file_entry(json, file);
  json.end_array().end_object();
  return line_of("done", json.take());
}

Result<SpanReceipt> parse_receipt(const dom::element& json, const std::string& path) {
  SpanReceipt receipt;
  uint64_t end = 0;
  dom::array files;
  if (json["span"].get(receipt.span) || json["first_index"].get(receipt.range.first) ||
      json["end_index"].get(end) || json["files"].get(files)) {
    return diag(DiagCode::BadRecord, path, "a finished span lacks a member");
  }
  if (receipt.span >= kMaxRows || end > kMaxRows || end <= receipt.range.first) {
    return diag(DiagCode::BadRecord, path, "a number of a finished span is out of its bounds");
  }
  receipt.range.count = end - receipt.range.first;
  for (const dom::element& file : files) {
    WEFT_TRY(FileEntry entry, parse_file_entry(file, path));
    receipt.files.push_back(std::move(entry));
  }
  return receipt;
}

}  // namespace

std::string journal_text(std::span<const std::string_view> own_files, const Receipts& receipts) {
  std::string text = std::string(kHeader) + "\n" + files_line(own_files);
  for (const auto& [span, receipt] : receipts) text += done_line(receipt);
  return text;
}

namespace {

Status read_line(std::string_view line, const std::string& path, JournalContent& content) {
  size_t space = line.find(' ');
  std::string_view verb = line.substr(0, space);
  JsonParser parser;
  dom::element json;
  dom::array names;
  if (space == line.npos || parser.parse(std::string(line.substr(space + 1))).get(json)) {
    return diag(DiagCode::BadRecord, path, "a line is not as weft writes it");
  }
  if (verb == "done") {
    WEFT_TRY(SpanReceipt receipt, parse_receipt(json, path));
    for (const FileEntry& file : receipt.files) content.names.insert(file.path);
    uint64_t span = receipt.span;
    content.receipts.insert_or_assign(span, std::move(receipt));
    return {};
  }
  if (verb != "files" || json.get(names)) {
    return diag(DiagCode::BadRecord, path, "a line is not as weft writes it");
  }
  for (const dom::element& element : names) {
    std::string_view name;
    if (element.get(name) || !is_own_name(name)) {
      return diag(DiagCode::BadRecord, path, "it names a file that weft does not make");
    }
    content.names.emplace(name);
  }
  return {};
}

}  // namespace

Result<JournalContent> parse_journal(std::string_view text, const std::string& path) {
  JournalContent content;
  size_t end = text.find('\n');
  // A crash before the first line was whole.
  if (end == text.npos && kHeader.starts_with(text)) return content;
  if (end == text.npos || text.substr(0, end) != kHeader) {
    return diag(DiagCode::BadRecord, path, "it does not begin as a journal of weft");
  }
  text.remove_prefix(end + 1);
  while ((end = text.find('\n')) != text.npos) {
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    if (line.size() <= kSumDigits || line[kSumDigits] != ' ') continue;
    std::string_view rest = line.substr(kSumDigits + 1);
    if (line.substr(0, kSumDigits) != sum_of(rest)) continue;
    WEFT_RETURN_IF_ERROR(read_line(rest, path, content));
  }
  return content;
}

Journal::Journal(Journal&& other) noexcept
    : folder_(std::move(other.folder_)),
      path_(std::move(other.path_)),
      fd_(std::exchange(other.fd_, -1)),
      content_(std::move(other.content_)) {}

Journal::~Journal() {
  if (fd_ >= 0) ::close(fd_);
}

Result<Journal> Journal::open(const Folder& root, std::span<const std::string_view> own_files) {
  Journal journal(root);
  JournalContent& content = journal.content_;
  std::string text;
  if (root.kind(kJournalFile) != FileKind::kMissing) {
    WEFT_TRY(text, read_file(root, kJournalFile));
    WEFT_TRY(content, parse_journal(text, journal.path_));
  }
  // What no line of the form below names: files of a span that was not finished.
  std::set<std::string> others = content.names;
  for (std::string_view name : own_files) {
    others.erase(std::string(name));
    content.names.emplace(name);
  }
  for (const auto& [span, receipt] : content.receipts) {
    for (const FileEntry& file : receipt.files) others.erase(file.path);
  }
  // Written anew, in one step: what is added must not stand behind half a line.
  std::string whole = journal_text(own_files, content.receipts);
  if (!others.empty()) whole += files_line(others);
  if (text != whole) WEFT_RETURN_IF_ERROR(write_file(root, kJournalFile, whole));
  WEFT_TRY(const Folder above, root.below(kOwnFolder));
  journal.fd_ = ::openat(above.fd(), "journal", O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW);
  if (journal.fd_ < 0) return diag(DiagCode::CannotOpen, journal.path_, errno_text(errno));
  return journal;
}

Status Journal::append(std::string_view lines) {
  WEFT_RETURN_IF_ERROR(write_all(fd_, lines, path_));
  if (::fdatasync(fd_) != 0) return diag(DiagCode::CannotWrite, path_, errno_text(errno));
  return {};
}

Status Journal::record(std::span<const std::string> files) {
  WEFT_RETURN_IF_ERROR(append(files_line(files)));
  content_.names.insert(files.begin(), files.end());
  return {};
}

Status Journal::done(SpanReceipt receipt) {
  WEFT_RETURN_IF_ERROR(append(done_line(receipt)));
  for (const FileEntry& file : receipt.files) content_.names.insert(file.path);
  uint64_t span = receipt.span;
  content_.receipts.insert_or_assign(span, std::move(receipt));
  return {};
}

Status Journal::finish(std::span<const std::string_view> own_files, Receipts receipts) {
  content_.receipts = std::move(receipts);
  return write_file(folder_, kJournalFile, journal_text(own_files, content_.receipts));
}

}  // namespace weft
