// Reads described data from JSON, which is untrusted. The first thing that is wrong is kept with
// its path; everything after it is left as it was.
#pragma once

#include "engine/describe/fields.hpp"
#include "engine/json.hpp"

namespace pentarch {

class Reader final : public Fields {
 public:
  explicit Reader(const Json& json);

  // Call these when all is described: no member is left over, and those that follow from others
  // say what `again`, the data written anew, says.
  void refuse_others();
  void compare_followers(const Json& again);

  void fail(const std::string& wrong);
  bool ok() const noexcept override { return error_.empty(); }
  const std::string& error() const noexcept { return error_; }

  void constant(const char* name, const char* text) override;
  void text(const char* name, std::string& value) override;
  void names_in(const char* name, std::vector<bool>& in, const Names& names) override;
  void numbers(const char* name, std::vector<int>& values, int most, int below) override;
  void group(const char* name, const Part& part) override;
  void group_or_null(const char* name, bool there, const Part& part) override;
  void entries(const char* name, std::vector<std::string>& names, int most,
               const Item& item) override;
  void list(const char* name, int size, const Item& item) override;
  void pair(const char* name, const Part& first, const Part& second) override;
  void by_seat(const char* name, int seats, int least, int most, const Item& item) override;
  bool follows(const char* name) override;
  void either(const char* name, bool there, const Part& with, const Part& without) override;
  void check(bool holds, const char* name, const std::string& wrong) override;

 protected:
  void whole(const char* name, int& value, int least, int most) override;
  void whole_or_null(const char* name, int& value, int least, int most, int none) override;
  void boolean(const char* name, int& value) override;
  void one_of(const char* name, int& value, const Names& names) override;
  void one_of_or_null(const char* name, int& value, const Names& names, int none) override;
  void each_count(const char* name, std::vector<int>& counts, const Names& names,
                  int most) override;
  void some_counts(const char* name, std::vector<int>& counts, const Names& names, int least,
                   int most) override;
  void each_holder(const char* name, std::vector<int>& holders, const Names& names, int seats,
                   int nobody) override;
  void seats_in(const char* name, std::vector<bool>& in, int seats) override;
  void items(const char* name, int& size, int least, int most, const Item& item) override;

 private:
  // What is read now: an object, or an item of a list.
  struct Place {
    const Json* json;
    std::string path;     // "players[0]"
    std::string pointer;  // "/players/0"
    std::vector<std::string> asked{};
  };

  struct Follower {
    std::string pointer;
    std::string path;
  };

  // Of an object: this member is known here.
  bool has(const char* name);
  // The member, or null with what is wrong; `what` it should be.
  const Json* member(const char* name, const std::string& what);
  const Json* list_of(const char* name, std::size_t least, std::size_t most);
  std::string path_of(const char* name) const;
  void fail_at(const char* name, const std::string& wrong);
  void refuse_others_here();
  // Reads inside of a member or an item.
  void inside(Place place, const Part& part);
  void each_item(const char* name, const Json& list, const Item& item);

  Place here_;
  std::vector<Follower> followers_;  // that were given
  const Json& whole_;
  std::string error_;
};

}  // namespace pentarch
