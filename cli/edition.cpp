#include <fmt/format.h>

#include "cli/commands.hpp"

namespace pentarch::cli {

namespace {

struct Chosen {
  const Entry* entry = nullptr;
  Json edition;
};

// An edition of a game, or the one in a file with the game that it names.
Chosen choose(const std::string& what, const std::optional<std::string>& name) {
  if (const Entry* entry = find_game(what))
    return {entry, edition_of(*entry, name.value_or("standard"))};
  if (name) throw Refusal("--edition goes with a game; " + quote(what) + " is none");
  const Result<Json> json = parse_json(read_file(what));
  if (!json) throw Refusal(quote(what) + ": " + json.message());
  JsonReader reader(*json, "");
  Common common;
  common.game = reader.text("game");
  if (!reader.ok()) throw Refusal(quote(what) + " is no edition: " + reader.error());
  return {&game_of(common), *json};
}

int report(const EditionCheck& result, const Common& common) {
  if (common.json) {
    out_line(dump(Json{{"playable", true}, {"breaks", result.breaks}}));
  } else if (result.breaks.empty()) {
    out_line("This edition keeps to the rulebook.");
  } else {
    out_line("This edition can be played, but it departs from the rulebook:");
    for (const std::string& line : result.breaks) out_line("- " + line);
  }
  return result.breaks.empty() ? 0 : 1;
}

// Every value with its source, one a line.
void show(const Json& json, const std::string& path) {
  if (json.is_object() && json.contains("source") && json.contains("value")) {
    const Json& value = json["value"];
    if (value.is_array()) {
      out_line(fmt::format("{}: {} entries  [{}]", path, value.size(), dump(json["source"])));
      for (const Json& row : value) out_line("  " + dump(row));
    } else {
      out_line(fmt::format("{}: {}  [{}]", path, dump(value), dump(json["source"])));
    }
    return;
  }
  if (!json.is_object()) return out_line(path + ": " + dump(json));
  for (const auto& [key, value] : json.items()) show(value, path.empty() ? key : path + "." + key);
}

}  // namespace

int edition(const Common& common, const EditionArguments& arguments) {
  const Chosen chosen = choose(arguments.what, arguments.edition);
  const AnyGame& game = *chosen.entry->game;
  if (arguments.action == "fields") {
    print_edition_fields(game.edition_schema(), common.json);
    return 0;
  }
  if (arguments.action == "schema") {
    out_line(laid_out(arguments.files    ? game.edition_schema()
                      : arguments.events ? game.event_schema()
                                         : game.position_schema()));
    return 0;
  }
  const EditionCheck result = game.check_edition(chosen.edition);
  if (!result.unplayable.empty())
    throw Refusal("this edition can't be played: " + result.unplayable);
  if (arguments.action == "check") return report(result, common);
  if (arguments.action == "new") {
    // A copy to write in: the same components under a name of its own.
    Json copy = chosen.edition;
    copy["name"] = "mine";
    out_line(copy.dump(1));
    return 0;
  }
  if (common.json) {
    out_line(dump(chosen.edition));
  } else {
    show(chosen.edition, "");
  }
  return 0;
}

}  // namespace pentarch::cli
