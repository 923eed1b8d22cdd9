#include "engine/describe/reader.hpp"

#include <algorithm>

namespace pentarch {

namespace {

std::string whole_number(int least, int most) {
  return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
}

std::string seat_wanted(int seats) {
  return "a seat, " + whole_number(0, seats - 1);
}

// "is '7'; it must be "
std::string is_but_must_be(const Json& json) {
  return "is " + quote(dump(json)) + "; it must be ";
}

// A text as it is; anything else as JSON.
std::string as_name(const Json& json) {
  return quote(json.is_string() ? json.get<std::string>() : dump(json));
}

std::string alternatives(const Names& names) {
  std::vector<std::string> all;
  for (int i = 0; i < names.size(); ++i) {
    if (!names[i].empty()) all.emplace_back(names[i]);
  }
  std::string text;
  for (std::size_t i = 0; i < all.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == all.size() ? " or " : ", ") + all[i];
  }
  return text;
}

// Where there are few names, all are told.
constexpr int kFew = 16;

std::string what_is_there(const Names& names) {
  const std::string what = names.what();
  return names.size() > kFew ? what : what + "; it may be " + alternatives(names);
}

std::optional<int> place_in(const Names& names, const Json& json) {
  return json.is_string() ? names.find(json.get<std::string>()) : std::nullopt;
}

std::string name_wanted(const Names& names) {
  const bool vowel = std::string_view("aeiou").find(*names.what()) != std::string_view::npos;
  const std::string what = std::string("the name of a") + (vowel ? "n " : " ") + names.what();
  return names.size() > kFew ? what : what + ": " + alternatives(names);
}

}  // namespace

Reader::Reader(const Json& json) : here_{&json, "", ""}, whole_(json) {
  if (!json.is_object()) fail("must be an object");
}

void Reader::fail(const std::string& wrong) {
  if (error_.empty()) error_ = wrong;
}

std::string Reader::path_of(const char* name) const {
  if (*name == '\0') return here_.path;
  return here_.path.empty() ? name : here_.path + "." + name;
}

void Reader::fail_at(const char* name, const std::string& wrong) {
  const std::string path = path_of(name);
  fail(path.empty() ? wrong : path + " " + wrong);
}

bool Reader::has(const char* name) {
  std::vector<std::string>& asked = here_.asked;
  if (std::find(asked.begin(), asked.end(), name) == asked.end()) asked.emplace_back(name);
  return here_.json->is_object() && here_.json->contains(name);
}

const Json* Reader::member(const char* name, const std::string& what) {
  if (!ok()) return nullptr;
  if (*name == '\0') return here_.json;
  if (!here_.json->is_object()) {
    fail(here_.path + " must be an object");
    return nullptr;
  }
  if (has(name)) return &(*here_.json)[name];
  fail_at(name, "is missing; it is " + what);
  return nullptr;
}

const Json* Reader::list_of(const char* name, std::size_t least, std::size_t most) {
  const Json* json = member(name, "a list");
  if (json == nullptr) return nullptr;
  if (!json->is_array()) {
    fail_at(name, "must be a list");
    return nullptr;
  }
  if (json->size() >= least && json->size() <= most) return json;
  const std::string wanted =
      least == most ? std::to_string(least) : std::to_string(least) + " to " + std::to_string(most);
  fail_at(name,
          "has " + entries_in_words(static_cast<int>(json->size())) + "; it must have " + wanted);
  return nullptr;
}

void Reader::inside(Place place, const Part& part) {
  std::swap(place, here_);
  part();
  refuse_others_here();
  std::swap(place, here_);
}

void Reader::each_item(const char* name, const Json& list, const Item& item) {
  for (std::size_t i = 0; i < list.size() && ok(); ++i) {
    const std::string place = std::to_string(i);
    inside({&list[i], path_of(name) + "[" + place + "]",
            here_.pointer + (*name == '\0' ? "" : "/") + name + "/" + place},
           [&] { item(static_cast<int>(i)); });
  }
}

void Reader::refuse_others_here() {
  if (!ok() || !here_.json->is_object()) return;
  for (const auto& [key, value] : here_.json->items()) {
    if (std::find(here_.asked.begin(), here_.asked.end(), key) != here_.asked.end()) continue;
    std::string known;
    for (const std::string& name : here_.asked) known += (known.empty() ? "" : ", ") + name;
    return fail((here_.path.empty() ? "" : here_.path + ": ") + "has " + quote(key) +
                ", which is not known here; known are " + known);
  }
}

void Reader::refuse_others() {
  refuse_others_here();
}

void Reader::compare_followers(const Json& again) {
  for (const Follower& follower : followers_) {
    const Json::json_pointer place(follower.pointer);
    const std::string given = dump(whole_[place]);  // as text, where 3.0 is not 3
    const std::string right = dump(again[place]);
    if (given == right) continue;
    return fail(follower.path + " is " + quote(given) + "; by the rest it is " + quote(right));
  }
}

void Reader::constant(const char* name, const char* text) {
  const Json* json = member(name, quote(text));
  if (json != nullptr && *json != text) fail_at(name, std::string("must be ") + text);
}

void Reader::text(const char* name, std::string& value) {
  const Json* json = member(name, "a text");
  if (json == nullptr) return;
  if (!json->is_string()) return fail_at(name, "must be a text");
  value = json->get<std::string>();
}

void Reader::whole(const char* name, int& value, int least, int most) {
  const Json* json = member(name, whole_number(least, most));
  if (json == nullptr) return;
  if (!is_number_in(*json, least, most)) {
    return fail_at(name, is_but_must_be(*json) + whole_number(least, most));
  }
  value = json->get<int>();
}

void Reader::whole_or_null(const char* name, int& value, int least, int most, int none) {
  const std::string wanted = whole_number(least, most) + ", or null";
  const Json* json = member(name, wanted);
  if (json == nullptr) return;
  if (!json->is_null() && !is_number_in(*json, least, most)) {
    return fail_at(name, is_but_must_be(*json) + wanted);
  }
  value = json->is_null() ? none : json->get<int>();
}

void Reader::boolean(const char* name, int& value) {
  const Json* json = member(name, "true or false");
  if (json == nullptr) return;
  if (!json->is_boolean()) return fail_at(name, is_but_must_be(*json) + "true or false");
  value = json->get<bool>() ? 1 : 0;
}

void Reader::one_of(const char* name, int& value, const Names& names) {
  const Json* json = member(name, name_wanted(names));
  if (json == nullptr) return;
  const std::optional<int> found = place_in(names, *json);
  if (!found) {
    return fail_at(name, "is " + as_name(*json) + "; it must be " + name_wanted(names));
  }
  value = *found;
}

void Reader::one_of_or_null(const char* name, int& value, const Names& names, int none) {
  const std::string wanted = name_wanted(names) + ", or null";
  const Json* json = member(name, wanted);
  if (json == nullptr) return;
  const std::optional<int> found = json->is_null() ? none : place_in(names, *json);
  if (!found) return fail_at(name, "is " + as_name(*json) + "; it must be " + wanted);
  value = *found;
}

void Reader::names_in(const char* name, std::vector<bool>& in, const Names& names) {
  const Json* json = list_of(name, 0, in.size());
  if (json == nullptr) return;
  in.assign(in.size(), false);
  for (const Json& one : *json) {
    const std::optional<int> found = place_in(names, one);
    if (!found) {
      return fail_at(name, "has " + as_name(one) + ", which is no " + what_is_there(names));
    }
    const auto place = static_cast<std::size_t>(*found);
    if (in[place]) return fail_at(name, "has " + quote(names[*found]) + " twice");
    in[place] = true;
  }
}

void Reader::numbers(const char* name, std::vector<int>& values, int most, int below) {
  values.clear();
  if (!ok() || !has(name)) return;
  const Json* json = list_of(name, 1, static_cast<std::size_t>(most));
  if (json == nullptr) return;
  for (const Json& one : *json) {
    if (!is_number_in(one, 0, below - 1)) {
      return fail_at(name,
                     "has " + quote(dump(one)) + "; each must be " + whole_number(0, below - 1));
    }
    values.push_back(one.get<int>());
  }
}

void Reader::each_count(const char* name, std::vector<int>& counts, const Names& names, int most) {
  group(name, [&] {
    for (int i = 0; i < names.size(); ++i) {
      whole(std::string(names[i]).c_str(), counts[static_cast<std::size_t>(i)], 0, most);
    }
  });
}

void Reader::some_counts(const char* name, std::vector<int>& counts, const Names& names, int least,
                         int most) {
  counts.assign(counts.size(), 0);
  group(name, [&] {
    for (const auto& [key, value] : here_.json->items()) {
      const std::optional<int> found = names.find(key);
      if (!found) {
        return fail(here_.path + " has " + quote(key) + ", which is no " + what_is_there(names));
      }
      int& count = counts[static_cast<std::size_t>(*found)];
      whole(key.c_str(), count, least, most);
      if (ok() && count == 0 && least != 0) fail_at(key.c_str(), "must be left out where it is 0");
    }
  });
}

void Reader::each_holder(const char* name, std::vector<int>& holders, const Names& names, int seats,
                         int nobody) {
  holders.assign(holders.size(), nobody);
  group(name, [&] {
    for (int i = 0; i < names.size(); ++i) {
      const std::string key(names[i]);
      const std::string wanted = seat_wanted(seats) + ", or null";
      const Json* json = member(key.c_str(), wanted);
      if (json == nullptr || json->is_null()) continue;
      if (!is_number_in(*json, 0, seats - 1)) {
        return fail_at(key.c_str(), is_but_must_be(*json) + wanted);
      }
      holders[static_cast<std::size_t>(i)] = json->get<int>();
    }
  });
}

void Reader::seats_in(const char* name, std::vector<bool>& in, int seats) {
  const Json* json = list_of(name, 0, static_cast<std::size_t>(seats));
  if (json == nullptr) return;
  in.assign(in.size(), false);
  for (const Json& one : *json) {
    if (!is_number_in(one, 0, seats - 1)) {
      return fail_at(name, "has " + quote(dump(one)) + "; each must be " + seat_wanted(seats));
    }
    const auto seat = one.get<std::size_t>();
    if (in[seat]) return fail_at(name, "has seat " + std::to_string(seat) + " twice");
    in[seat] = true;
  }
}

void Reader::group(const char* name, const Part& part) {
  const Json* json = member(name, "an object");
  if (json == nullptr) return;
  if (!json->is_object()) return fail_at(name, "must be an object");
  if (*name == '\0') return part();
  inside({json, path_of(name), here_.pointer + "/" + name}, part);
}

void Reader::group_or_null(const char* name, bool there, const Part& part) {
  const Json* json = member(name, there ? "an object" : "null");
  if (json == nullptr || (json->is_null() && !there)) return;
  group(name, part);
}

void Reader::entries(const char* name, std::vector<std::string>& names, int most,
                     const Item& item) {
  constexpr std::size_t kLongest = 60;
  names.clear();
  group(name, [&] {
    if (here_.json->size() > static_cast<std::size_t>(most)) {
      return fail_at("", "has " + entries_in_words(static_cast<int>(here_.json->size())) +
                             "; it must have at most " + std::to_string(most));
    }
    for (const auto& [key, value] : here_.json->items()) {
      if (!ok() || !has(key.c_str())) return;
      const std::string path =
          here_.path + "." + (is_plain(key) && key.size() <= kLongest ? key : quote(key));
      if (!value.is_object()) return fail(path + " must be an object");
      names.push_back(key);
      inside({&value, path, here_.pointer + "/" + key},
             [&] { item(static_cast<int>(names.size()) - 1); });
    }
  });
}

void Reader::pair(const char* name, const Part& first, const Part& second) {
  list(name, 2, [&](int i) { i == 0 ? first() : second(); });
}

void Reader::list(const char* name, int size, const Item& item) {
  const auto count = static_cast<std::size_t>(size);
  const Json* json = list_of(name, count, count);
  if (json != nullptr) each_item(name, *json, item);
}

void Reader::by_seat(const char* name, int seats, int, int, const Item& item) {
  list(name, seats, item);
}

void Reader::items(const char* name, int& size, int least, int most, const Item& item) {
  const Json* json = list_of(name, static_cast<std::size_t>(least), static_cast<std::size_t>(most));
  if (json == nullptr) return;
  size = static_cast<int>(json->size());
  each_item(name, *json, item);
}

bool Reader::follows(const char* name) {
  if (has(name) && ok()) followers_.push_back({here_.pointer + "/" + name, path_of(name)});
  return false;
}

void Reader::either(const char* name, bool, const Part& with, const Part& without) {
  if (ok()) has(name) ? with() : without();
}

void Reader::check(bool holds, const char* name, const std::string& wrong) {
  if (ok() && !holds) fail_at(name, wrong);
}

}  // namespace pentarch
