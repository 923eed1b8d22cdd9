// Where an edition departs from its rulebook: sentences for whoever wrote the edition.
#pragma once

#include <string>
#include <vector>

namespace pentarch {

class Rulebook {
 public:
  void say(const std::string& what) { breaks_.push_back(what); }
  void demand(bool holds, const std::string& otherwise) {
    if (!holds) say(otherwise);
  }
  void expect(const std::string& what, int is, int should) {
    expect(what, std::vector{is}, std::vector{should});
  }
  void expect(const std::string& what, const std::vector<int>& is, const std::vector<int>& should) {
    if (is != should) say(what + " is " + listed(is) + "; the game has " + listed(should));
  }

  const std::vector<std::string>& breaks() const noexcept { return breaks_; }

 private:
  static std::string listed(const std::vector<int>& numbers) {
    std::string text;
    for (const int number : numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
    return text;
  }

  std::vector<std::string> breaks_;
};

}  // namespace pentarch
