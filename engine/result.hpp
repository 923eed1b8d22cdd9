// A value, or a message for a person that says why there is none.
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace pentarch {

struct Error {
  std::string message;
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}
  Result(Error error) : error_(std::move(error.message)) {}

  explicit operator bool() const noexcept { return value_.has_value(); }
  T& operator*() noexcept { return *value_; }
  const T& operator*() const noexcept { return *value_; }
  T* operator->() noexcept { return &*value_; }
  const T* operator->() const noexcept { return &*value_; }
  const std::string& message() const noexcept { return error_; }
  Error error() const { return Error{error_}; }

 private:
  std::optional<T> value_;
  std::string error_;
};

}  // namespace pentarch
