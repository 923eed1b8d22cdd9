// A list of fixed capacity that lives where it is declared: move lists on the stack.
#pragma once

namespace pentarch {

template <class T, int N>
class List {
 public:
  static constexpr int kCapacity = N;

  constexpr void push_back(const T& item) noexcept { items_[size_++] = item; }
  constexpr void clear() noexcept { size_ = 0; }
  constexpr int size() const noexcept { return size_; }
  constexpr bool empty() const noexcept { return size_ == 0; }
  constexpr T& operator[](int i) noexcept { return items_[i]; }
  constexpr const T& operator[](int i) const noexcept { return items_[i]; }
  constexpr const T* begin() const noexcept { return items_; }
  constexpr const T* end() const noexcept { return items_ + size_; }

  constexpr bool contains(const T& wanted) const noexcept {
    for (const T& item : *this) {
      if (item == wanted) return true;
    }
    return false;
  }

 private:
  T items_[N];  // places beyond size_ are never read
  int size_ = 0;
};

}  // namespace pentarch
