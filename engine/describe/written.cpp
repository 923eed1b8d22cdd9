#include "engine/describe/written.hpp"

namespace pentarch {

namespace {

class Writer final : public Fields {
 public:
  explicit Writer(Json& json) : here_(&json) {}

  void constant(const char* name, const char* text) override { at(name) = text; }
  void text(const char* name, std::string& value) override { at(name) = value; }
  void names_in(const char* name, std::vector<bool>& in, const Names& names) override {
    Json& list = at(name) = Json::array();
    for (int i = 0; i < names.size(); ++i) {
      if (in[static_cast<std::size_t>(i)]) list.push_back(names[i]);
    }
  }
  void numbers(const char* name, std::vector<int>& values, int, int) override {
    if (!values.empty()) at(name) = values;
  }
  void group(const char* name, const Part& part) override {
    inside(at(name) = Json::object(), part);
  }
  void group_or_null(const char* name, bool there, const Part& part) override {
    there ? group(name, part) : void(at(name) = Json());
  }
  void entries(const char* name, std::vector<std::string>& names, int, const Item& item) override {
    Json& object = at(name) = Json::object();
    for (std::size_t i = 0; i < names.size(); ++i) {
      inside(object[names[i]], [&] { item(static_cast<int>(i)); });
    }
  }
  void pair(const char* name, const Part& first, const Part& second) override {
    list(name, 2, [&](int i) { i == 0 ? first() : second(); });
  }
  void list(const char* name, int size, const Item& item) override {
    Json& list = at(name) = Json::array();
    for (int i = 0; i < size; ++i) {
      list.push_back(Json());
      inside(list.back(), [&] { item(i); });
    }
  }
  void by_seat(const char* name, int seats, int, int, const Item& item) override {
    list(name, seats, item);
  }
  bool follows(const char*) override { return true; }
  void either(const char*, bool there, const Part& with, const Part& without) override {
    there ? with() : without();
  }
  void check(bool, const char*, const std::string&) override {}

 protected:
  void whole(const char* name, int& value, int, int) override { at(name) = value; }
  void whole_or_null(const char* name, int& value, int, int, int none) override {
    at(name) = value == none ? Json() : Json(value);
  }
  void boolean(const char* name, int& value) override { at(name) = value != 0; }
  void one_of(const char* name, int& value, const Names& names) override {
    at(name) = names[value];
  }
  void one_of_or_null(const char* name, int& value, const Names& names, int none) override {
    at(name) = value == none ? Json() : Json(names[value]);
  }
  void each_count(const char* name, std::vector<int>& counts, const Names& names, int) override {
    write_counts(name, counts, names, true);
  }
  void some_counts(const char* name, std::vector<int>& counts, const Names& names, int,
                   int) override {
    write_counts(name, counts, names, false);
  }
  void each_holder(const char* name, std::vector<int>& holders, const Names& names, int,
                   int nobody) override {
    Json& object = at(name) = Json::object();
    for (int i = 0; i < names.size(); ++i) {
      const int holder = holders[static_cast<std::size_t>(i)];
      object[std::string(names[i])] = holder == nobody ? Json() : Json(holder);
    }
  }
  void seats_in(const char* name, std::vector<bool>& in, int) override {
    Json& list = at(name) = Json::array();
    for (std::size_t seat = 0; seat < in.size(); ++seat) {
      if (in[seat]) list.push_back(seat);
    }
  }
  void items(const char* name, int& size, int, int, const Item& item) override {
    list(name, size, item);
  }

 private:
  Json& at(const char* name) { return *name == '\0' ? *here_ : (*here_)[name]; }

  void inside(Json& json, const Part& part) {
    Json* const outside = here_;
    here_ = &json;
    part();
    here_ = outside;
  }
  void write_counts(const char* name, const std::vector<int>& counts, const Names& names,
                    bool all) {
    Json& object = at(name) = Json::object();
    for (int i = 0; i < names.size(); ++i) {
      const int count = counts[static_cast<std::size_t>(i)];
      if (all || count != 0) object[std::string(names[i])] = count;
    }
  }

  Json* here_;
};

}  // namespace

Json written(const std::function<void(Fields&)>& describe) {
  Json json = Json::object();
  Writer writer(json);
  describe(writer);
  return json;
}

}  // namespace pentarch
