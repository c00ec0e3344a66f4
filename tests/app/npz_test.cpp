// Archives of arrays: what is written is read again, and hostile headers are refused by a sentence.
#include "npz/npz.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

#include "npz/npy.h"

namespace weft {
namespace {

using eval::NamedArray;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::uint64_t kPlenty = 1 << 20;

template <class T>
NamedArray numbers(std::string name, Scalar scalar, std::vector<std::int64_t> shape,
                   const std::vector<T>& values) {
  NamedArray out{std::move(name), scalar, std::move(shape), {}};
  out.data.resize(values.size() * sizeof(T));
  if (!values.empty()) std::memcpy(out.data.data(), values.data(), out.data.size());
  return out;
}

std::string written(const std::vector<NamedArray>& arrays) {
  std::string out;
  const Status status = write_npz(arrays, "out.npz", [&](std::string_view piece) -> Status {
    out += piece;
    return {};
  });
  EXPECT_TRUE(status);
  return out;
}

// An .npy file with that dictionary as its header.
std::string npy(std::string header, std::string_view version = {"\x01\x00", 2}) {
  header += '\n';
  std::string out = "\x93NUMPY" + std::string(version);
  out += static_cast<char>(header.size() & 0xff);
  out += static_cast<char>(header.size() >> 8);
  if (version[0] != 1) out += std::string(2, '\0');
  return out + header;
}

std::string why(const std::string& file) {
  const Result<NpyHeader> header = parse_npy_header(file, {"x", "in.npz"});
  if (header) return "";
  EXPECT_EQ(header.error().code, DiagCode::NpzMember);
  return header.error().message();
}

TEST(Npz, WhatIsWrittenIsReadAgain) {
  const std::vector<NamedArray> arrays{
      numbers<float>("x", Scalar::Float32, {2, 3}, {1, 2, 3, 4, 5, 6}),
      numbers<std::int64_t>("params.count", Scalar::Int64, {}, {-7}),
      numbers<std::uint8_t>("flags", Scalar::Bool, {2}, {1, 0}),
      numbers<double>("none", Scalar::Float64, {0, 3}, {})};
  const std::string bytes = written(arrays);
  EXPECT_EQ(bytes, written(arrays));
  const auto read = parse_npz(bytes, "out.npz", kPlenty);
  ASSERT_TRUE(read) << read.error().render();
  ASSERT_EQ(read->size(), arrays.size());
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    EXPECT_EQ((*read)[i].name, arrays[i].name);
    EXPECT_EQ((*read)[i].scalar, arrays[i].scalar);
    EXPECT_EQ((*read)[i].shape, arrays[i].shape);
    EXPECT_EQ((*read)[i].data, arrays[i].data);
  }
}

TEST(Npz, NoArraysAreAnArchiveToo) {
  const auto read = parse_npz(written({}), "out.npz", kPlenty);
  ASSERT_TRUE(read) << read.error().render();
  EXPECT_TRUE(read->empty());
}

TEST(Npz, AllArraysTogetherAreBounded) {
  const std::string bytes = written({numbers<float>("x", Scalar::Float32, {2}, {1, 2}),
                                     numbers<float>("y", Scalar::Float32, {2}, {1, 2})});
  EXPECT_TRUE(parse_npz(bytes, "in.npz", 16));
  const auto refused = parse_npz(bytes, "in.npz", 15);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message(),
            "array 'y' in 'in.npz' cannot be read: its shape (2,) of float32 takes 8 bytes; 7 "
            "are left of those that all arrays may take");
}

TEST(Npz, EveryCutAndEveryChangedByteIsReadOrRefused) {
  const std::string whole = written({numbers<float>("x", Scalar::Float32, {3}, {1, 2, 3})});
  for (std::size_t size = 0; size < whole.size(); ++size)
    EXPECT_FALSE(parse_npz(whole.substr(0, size), "in.npz", kPlenty)) << size;
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string changed = whole;
    changed[at] = static_cast<char>(changed[at] ^ 0x55);
    const auto read = parse_npz(changed, "in.npz", kPlenty);
    if (!read) {
      EXPECT_FALSE(read.error().message().empty());
    }
  }
}

TEST(Npz, NamesWithAZeroAreRefused) {
  std::string bytes = written({numbers<float>("ab", Scalar::Float32, {1}, {1})});
  for (std::size_t at = 0; (at = bytes.find("ab.npy", at)) != std::string::npos; ++at)
    bytes[at + 1] = '\0';
  const auto read = parse_npz(bytes, "in.npz", kPlenty);
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().message().find("the name of an array has a zero in it"),
            std::string::npos);
}

TEST(Npy, HeadersOfNumpyAreRead) {
  const auto read = [](const std::string& file) { return parse_npy_header(file, {"x", "f"}); };
  const auto one = read(npy("{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }   "));
  ASSERT_TRUE(one) << one.error().render();
  EXPECT_EQ(one->scalar, Scalar::Float32);
  EXPECT_THAT(one->shape, ElementsAre(3));
  EXPECT_EQ(one->data_size, 12u);
  const auto other = read(
      npy("{\"shape\": (2, 0), \"descr\": \"|u1\", \"fortran_order\": True}", {"\x02\x00", 2}));
  ASSERT_TRUE(other) << other.error().render();
  EXPECT_TRUE(other->fortran_order);
  EXPECT_THAT(other->shape, ElementsAre(2, 0));
  EXPECT_EQ(other->data_size, 0u);
}

TEST(Npy, FortranOrderBecomesThatOfC) {
  NamedArray a = numbers<std::int16_t>("a", Scalar::Int16, {2, 3}, {1, 4, 2, 5, 3, 6});
  reorder_to_c(a);
  EXPECT_EQ(a.data, (numbers<std::int16_t>("a", Scalar::Int16, {2, 3}, {1, 2, 3, 4, 5, 6}).data));
}

TEST(Npy, MalformedHeadersAreRefused) {
  const std::string good = "{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }";
  EXPECT_EQ(why(npy(good)), "");
  for (const char* bad :
       {"", "{", "{}", "[]", "{'descr': '<f4'}", "{'descr': '<f4', 'fortran_order': False}",
        "{'descr': '<f4', 'fortran_order': 0, 'shape': (3,)}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': 3}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (3)}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (-3,)}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (3 4)}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (3.0,)}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999,)}",
        "{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': (3,)}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (3,), 'more': 1}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (3,)} trailing",
        "{'descr': '\\x3cf4', 'fortran_order': False, 'shape': (3,)}",
        "{'descr': ('<f4', (3,)), 'fortran_order': False, 'shape': (3,)}"})
    EXPECT_THAT(why(npy(bad)), HasSubstr("its header is not a dictionary")) << bad;
  EXPECT_THAT(why("NUMPY"), HasSubstr("does not begin as an .npy file does"));
  EXPECT_THAT(why("\x93NUMPY\x01"), HasSubstr("ends within its header"));
  EXPECT_THAT(why(npy(good).substr(0, 30)), HasSubstr("ends within its header"));
  EXPECT_THAT(why(npy(good, {"\x04\x00", 2})), HasSubstr("of version 4.0"));
  EXPECT_THAT(why(npy(good + std::string(20'000, ' '))), HasSubstr("at most 10000 are read"));
}

TEST(Npy, TypesAndShapesThatAreNotReadAreRefused) {
  const auto with = [](const std::string& descr, const std::string& shape) {
    return why(npy("{'descr': " + descr + ", 'fortran_order': False, 'shape': " + shape + "}"));
  };
  EXPECT_THAT(with("'>f4'", "(3,)"), HasSubstr("big-endian (>f4); save a.astype('<f4')"));
  EXPECT_THAT(with("'|O'", "(3,)"), HasSubstr("objects of Python"));
  EXPECT_THAT(with("[('a', '<f4')]", "(3,)"), HasSubstr("a name such as 'x.FIELD'"));
  for (const char* other : {"'<c8'", "'<U3'", "'|S4'", "'<M8[ns]'", "'|V2'", "'=f4'", "'f4'", "''"})
    EXPECT_THAT(with(other, "(3,)"), HasSubstr("its dtype is ")) << other;
  EXPECT_THAT(with("'<f8'", "(1152921504606846976,)"), HasSubstr("larger than any memory"));
  EXPECT_THAT(with("'|i1'", "(4294967296, 4294967296, 0)"), HasSubstr("larger than any memory"));
  std::string many = "(";
  for (int i = 0; i < 40; ++i) many += "1, ";
  EXPECT_THAT(with("'|i1'", many + ")"), HasSubstr("more than 32 dimensions"));
}

}  // namespace
}  // namespace weft
