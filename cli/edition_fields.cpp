// What may be written in an edition file, value by value: made from the schema of the game's files.
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "engine/terminal_text.hpp"

namespace pentarch::cli {

namespace {

std::string string_in(const Json& json) {
  return json.get<std::string>();
}

class Form {
 public:
  explicit Form(const Json& schema) {
    for (const auto& [name, part] : schema["properties"].items()) {
      if (name != "game") walk(part, name);
    }
  }
  const Json& rows() const { return rows_; }

 private:
  void add(const std::string& path, Json row) {
    row["path"] = path;
    if (!about_.empty()) row["about"] = std::exchange(about_, "");
    rows_.push_back(std::move(row));
  }

  // [] stands for the entries of a list, * for names that the file chooses.
  void walk(const Json& schema, const std::string& path) {
    if (schema.contains("description")) about_ = string_in(schema["description"]);
    if (schema.contains("anyOf")) {
      for (const Json& part : schema["anyOf"]) walk(part, path);
    } else if (schema.contains("enum")) {
      add(path, {{"type", "choice"}, {"of", schema["enum"]}});
    } else if (schema.contains("items") || schema.contains("prefixItems")) {
      walk_list(schema, path);
    } else if (schema.contains("properties")) {
      walk_object(schema, path);
    } else if (schema.contains("additionalProperties")) {
      walk_names(schema, path);
    } else {
      add(path, value_row(schema));
    }
  }
  void walk_list(const Json& schema, const std::string& path) {
    Json row = {{"type", "list"}, {"least", schema.value("minItems", 0)}};
    if (schema.contains("maxItems")) row["most"] = schema["maxItems"];
    add(path, row);
    if (schema.contains("items")) walk(schema["items"], path + "[]");
    const Json places = schema.value("prefixItems", Json::array());
    for (std::size_t i = 0; i < places.size(); ++i) {
      walk(places[i], path + "[" + std::to_string(i) + "]");
    }
  }
  // What is said of all that stands behind it has a row of its own.
  void add_group(const std::string& path) {
    if (!about_.empty()) add(path, {{"type", "group"}});
  }
  void walk_object(const Json& schema, const std::string& path) {
    if (!schema["properties"].contains("value")) add_group(path);
    for (const auto& [name, part] : schema["properties"].items()) {
      if (name != "source") walk(part, name == "value" ? path : path + "." + name);
    }
  }
  void walk_names(const Json& schema, const std::string& path) {
    add_group(path);
    const Json names = schema.value("propertyNames", Json::object());
    if (!names.contains("enum")) return walk(schema["additionalProperties"], path + ".*");
    for (const Json& name : names["enum"]) {
      walk(schema["additionalProperties"], path + "." + string_in(name));
    }
  }
  static Json value_row(const Json& schema) {
    const Json type = schema.value("type", Json());
    const bool or_null = type.is_array();
    const std::string kind = string_in(or_null ? type[0] : type);
    Json row = {{"type", kind == "integer" ? "number" : kind == "boolean" ? "flag" : "text"}};
    if (or_null) row["or_null"] = true;
    if (schema.contains("minimum")) row["least"] = schema["minimum"];
    if (schema.contains("maximum")) row["most"] = schema["maximum"];
    return row;
  }

  Json rows_ = Json::array();
  std::string about_;
};

std::string in_words(const Json& row) {
  const std::string type = string_in(row["type"]);
  std::string text = type;
  if (type == "choice") {
    text.clear();
    for (const Json& one : row["of"]) {
      const std::string name = one.is_null() ? "null" : string_in(one);
      text += (text.empty() ? "" : ", ") + name;
    }
    return text;
  }
  if (type == "group") return "";
  if (type == "flag") return "true or false";
  if (!row.contains("least")) return text;
  const int least = row["least"].get<int>();
  if (!row.contains("most")) return fmt::format("{} of at least {}", type, least);
  const int most = row["most"].get<int>();
  const std::string range =
      least == most ? std::to_string(most) : fmt::format("{} to {}", least, most);
  text = type == "list" ? range + (most == 1 ? " entry" : " entries") : range;
  return row.contains("or_null") ? text + ", or null" : text;
}

}  // namespace

void print_edition_fields(const Json& schema, bool as_json) {
  const Form form(schema);
  if (as_json) return out_line(dump(form.rows()));
  constexpr int kRange = 18;
  int width = 0;
  for (const Json& row : form.rows()) {
    width = std::max(width, columns(string_in(row["path"])));
  }
  for (const Json& row : form.rows()) {
    const std::string about = row.value("about", "");
    const std::string range = about.empty() ? in_words(row) : padded(in_words(row), kRange) + about;
    out_line(padded(string_in(row["path"]), width + 2) + range);
  }
}

}  // namespace pentarch::cli
