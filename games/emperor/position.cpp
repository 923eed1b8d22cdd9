// Emperor's Choice: a state as JSON and back. What follows from the rest is not written: who has
// passed (the order tiles say it) and the highest number declared.
#include "games/emperor/face.hpp"

namespace pentarch::emperor {

namespace {

constexpr const char* kRefillNames[] = {"recruit", "hire", "build"};
constexpr const char* kPartNames[] = {"score", "flip", "tribute", "points"};

// ---- Writing ---------------------------------------------------------------------------------

class PositionWriter {
 public:
  PositionWriter(const EmperorFace& face, const State& state)
      : face_(face), edition_(face.edition()), state_(state) {}

  Json write() const {
    Json json = {{"game", kFacts.id},
                 {"seats", state_.seats},
                 {"tributes_counted", state_.tell_tributes != 0},
                 {"first", state_.first},
                 {"actor", state_.actor},
                 {"round", state_.round + 1},
                 {"pending", Json::array()},
                 {"answered", seats(state_.answered)},
                 {"policies", policies()},
                 {"withdrawals", Json::array()},
                 {"decrees", names(state_.decrees, kDecreeNames)},
                 {"treasures", Json::object()},
                 {"used", Json::array()},
                 {"xiongnu", state_.xiongnu},
                 {"supply", state_.supply},
                 {"display", persons(state_.display)},
                 {"discards", persons(state_.discards)},
                 {"pile", state_.pile},
                 {"shuffle", state_.shuffle},
                 {"unlocated", Json::array()},
                 {"bag", tiles(state_.bag, 0)},
                 {"sets", Json::array()},
                 {"due", tiles(state_.due, kJewel)},
                 {"tribute_pile", state_.tribute_pile},
                 {"unlocated_tributes", tributes(state_.tributes)},
                 {"untold_tributes", state_.untold_tributes},
                 {"bonus_given", state_.bonus_given != 0},
                 {"draft", draft()},
                 {"players", Json::array()}};
    for (int i = 0; i < state_.depth; ++i) json["pending"].push_back(frame(state_.stack[i]));
    for_each_bit(state_.withdrawals,
                 [&](int tile) { json["withdrawals"].push_back(face_.withdrawal_name(tile)); });
    for (int i = 0; i < edition_.treasure_count; ++i) {
      const int holder = state_.holder[i];
      json["treasures"][face_.treasure_name(i)] = holder == kSeats ? Json() : Json(holder);
    }
    for_each_bit(state_.used, [&](int i) { json["used"].push_back(face_.treasure_name(i)); });
    for (int i = 0; i <= state_.shuffle; ++i) {
      json["unlocated"].push_back(persons(state_.unlocated[i]));
    }
    for (int i = 0; i < state_.seats; ++i) {
      Json set = Json::array();
      for (const int tile : state_.sets[i]) {
        if (tile != kNoTile) set.push_back(kTileNames[tile]);
      }
      json["sets"].push_back(set);
    }
    for (int seat = 0; seat < state_.seats; ++seat) {
      json["players"].push_back(player(state_.players[seat]));
    }
    return json;
  }

 private:
  static Json seats(unsigned set) {
    Json json = Json::array();
    for_each_bit(set, [&](int seat) { json.push_back(seat); });
    return json;
  }
  template <std::size_t N>
  static Json names(unsigned set, const char* const (&all)[N]) {
    Json json = Json::array();
    for_each_bit(set, [&](int i) { json.push_back(all[i]); });
    return json;
  }
  Json persons(const Persons& some) const {
    Json json = Json::object();
    for_each_bit(some.types(), [&](int type) { json[face_.person_name(type)] = some[type]; });
    return json;
  }
  template <std::size_t N>
  static Json tiles(const std::array<std::uint8_t, N>& counts, int first) {
    Json json = Json::object();
    for (std::size_t i = 0; i < N; ++i) {
      if (counts[i] != 0) json[kTileNames[first + static_cast<int>(i)]] = counts[i];
    }
    return json;
  }
  Json tributes(const std::array<std::uint8_t, kMostTributeKinds>& counts) const {
    Json json = Json::object();
    for (int kind = 0; kind < edition_.tribute_kinds; ++kind) {
      if (counts[kind] != 0) json[face_.tribute_name(kind)] = counts[kind];
    }
    return json;
  }
  Json code(Code code) const {
    const int type = type_of(code);
    return {{"person", type == kUnknown ? Json() : Json(face_.person_name(type))},
            {"shuffle", shuffle_of(code)}};
  }
  Json bonuses(unsigned set) const {
    Json json = Json::array();
    for_each_bit(set, [&](int tile) { json.push_back(face_.bonus_name(tile)); });
    return json;
  }
  Json draft() const {
    return {{"tiles", bonuses(state_.draft)},
            {"size", state_.draft_size},
            {"aside", bonuses(state_.draft_rest)}};
  }

  Json policies() const {
    Json json = Json::array();
    for (const int card : state_.policy_at) {
      json.push_back({{"side", kPolicyNames[shown_side(state_, card)]},
                      {"disc", ((state_.discs >> card) & 1) != 0},
                      {"tributes", state_.under[card]}});
    }
    return json;
  }

  Json frame(const Frame& frame) const {
    Json json = {{"what", kPendingNames[static_cast<int>(frame.what)]}};
    switch (frame.what) {
      case Pending::kRefill: json["done"] = names(frame.a, kRefillNames); break;
      case Pending::kDecreeParts:
        json["tile"] = kDecreeNames[frame.b];
        json["left"] = names(frame.a, kPartNames);
        break;
      case Pending::kFinal: json["next"] = frame.a; break;
      case Pending::kVictim: json["assassin"] = face_.person_name(frame.a); break;
      case Pending::kChoice: json["effect"] = face_.effect_name(frame.a); break;
      case Pending::kParts:
        json["effect"] = face_.effect_name(frame.a);
        json["alternative"] = frame.b;
        json["next"] = frame.c;
        break;
      case Pending::kRaise: json["levels"] = frame.a; break;
      case Pending::kKeepTile: json["tiles"] = {kTileNames[frame.a], kTileNames[frame.b]}; break;
      case Pending::kKeepPerson:
        json["persons"] = Json::array({code(frame.a), code(frame.b)});
        break;
      case Pending::kFlip: json["optional"] = frame.b != 0; break;
      case Pending::kShow: json["policy"] = kPolicyNames[shown_side(state_, frame.a)]; break;
      default: break;
    }
    return json;
  }

  Json player(const Player& player) const {
    Json json = {{"points", Json::object()},
                 {"gold", player.gold},
                 {"trust", player.trust},
                 {"palace", player.palace},
                 {"cubes", player.cubes},
                 {"shown_cubes", player.shown_cubes},
                 {"order", player.order},
                 {"declared", player.declared},
                 {"open", persons(player.open)},
                 {"shown", persons(player.shown)},
                 {"staged", persons(player.staged)},
                 {"covered", Json::array()},
                 {"tiles", tiles(player.tiles, 0)},
                 {"tributes", tributes(player.tributes)},
                 {"hidden_tributes", player.hidden_tributes}};
    for (int source = 0; source < kSources; ++source) {
      if (player.by_source[source] == 0) continue;
      json["points"][face_.source_name(source)] = player.by_source[source];
    }
    for (const Code one : player.covered) {
      if (one != kNoPerson) json["covered"].push_back(code(one));
    }
    return json;
  }

  const EmperorFace& face_;
  const Edition& edition_;
  const State& state_;
};

// ---- Reading ---------------------------------------------------------------------------------

// Fills a State from JSON; `audit` has the last word on what the pieces add up to.
class PositionReader {
 public:
  PositionReader(const EmperorFace& face, const Json& json)
      : face_(face), edition_(face.edition()), json_(json, "") {}

  Result<State> read() {
    if (json_.text("game") != kFacts.id) json_.fail_at("game", "must be emperor");
    read_table();
    read_policies();
    read_pending();
    read_supplies();
    read_players();
    json_.refuse_others();
    if (json_.ok()) {
      if (const char* broken = audit(edition_, state_)) json_.fail(broken);
    }
    if (!json_.ok()) return Error{"this position is impossible: " + json_.error()};
    return state_;
  }

 private:
  // ---- Names ----

  // One of the names that `find` knows.
  template <class Find>
  int named(JsonReader& reader, const char* key, const Json& json, Find find, const char* what) {
    const std::optional<int> found =
        json.is_string() ? find(json.get<std::string>()) : std::nullopt;
    if (!found) reader.fail_at(key, "has " + quote(dump(json)) + ", which is no " + what);
    return found.value_or(0);
  }
  template <class Find>
  int named(JsonReader& reader, const char* key, Find find, const char* what) {
    return named(reader, key, Json(reader.text(key)), find, what);
  }
  // A set of names, each once.
  template <class Find>
  unsigned name_set(JsonReader& reader, const char* key, Find find, const char* what) {
    unsigned set = 0;
    for (const Json& json : reader.array(key, 0, 32)) {
      const unsigned one = 1u << named(reader, key, json, find, what);
      if ((set & one) != 0) reader.fail_at(key, "has something twice");
      set |= one;
    }
    return set;
  }
  template <std::size_t N>
  static auto among(const char* const (&names)[N]) {
    return [&names](const std::string& name) -> std::optional<int> {
      for (std::size_t i = 0; i < N; ++i) {
        if (name == names[i]) return static_cast<int>(i);
      }
      return std::nullopt;
    };
  }
  auto person_finder() const {
    return [this](const std::string& name) { return face_.find_person(name); };
  }
  auto bonus_finder() const {
    return [this](const std::string& name) { return face_.find_bonus(name); };
  }
  auto treasure_finder() const {
    return [this](const std::string& name) { return face_.find_treasure(name); };
  }

  // {"name": count}: calls add(index, count).
  template <class Find, class Add>
  void counts(JsonReader& owner, const char* key, int most, Find find, const char* what, Add add) {
    const Json& object = owner.object(key);
    for (const auto& [name, count] : object.items()) {
      const std::optional<int> found = find(name);
      if (!found) return owner.fail_at(key, "has " + quote(name) + ", which is no " + what);
      if (!is_number_in(count, 1, most)) {
        return owner.fail_at(key, "must have counts from 1 to " + std::to_string(most));
      }
      add(*found, count.template get<int>());
    }
  }
  Persons persons(JsonReader& owner, const char* key) {
    Persons some;
    counts(owner, key, Persons::kMost, person_finder(), "person", [&](int type, int count) {
      for (int i = 0; i < count; ++i) some.add(type);
    });
    return some;
  }
  template <std::size_t N>
  void tiles(JsonReader& owner, const char* key, std::array<std::uint8_t, N>& out, int first) {
    const auto find = [&](const std::string& name) -> std::optional<int> {
      const std::optional<int> tile = find_tile(name);
      const int last = first + static_cast<int>(N);
      if (!tile || *tile < first || *tile >= last) return std::nullopt;
      return *tile - first;
    };
    counts(owner, key, 99, find, "tile that belongs there",
           [&](int tile, int count) { out[tile] = byte(count); });
  }
  void tributes(JsonReader& owner, const char* key,
                std::array<std::uint8_t, kMostTributeKinds>& out) {
    counts(
        owner, key, 60,
        [&](const std::string& name) { return face_.find_component(kTributePile, name); },
        "tribute", [&](int kind, int count) { out[kind] = byte(count); });
  }
  Code code(JsonReader& owner, const char* key, const Json& json) {
    JsonReader reader(json, key);
    const int shuffle = reader.number("shuffle", 0, kShuffles - 1);
    int type = kUnknown;
    if (json.is_object() && json.contains("person") && json["person"].is_null()) {
      reader.allow("person");
    } else {
      type = named(reader, "person", person_finder(), "person");
    }
    reader.refuse_others();
    owner.adopt(reader);
    return code_of(shuffle, type);
  }

  // ---- The table ----

  void read_table() {
    state_.seats = byte(json_.number("seats", kFacts.least_seats, kFacts.most_seats));
    state_.tell_tributes = json_.flag("tributes_counted") ? 1 : 0;
    state_.first = byte(json_.number("first", 0, state_.seats - 1));
    state_.actor = byte(json_.number("actor", 0, state_.seats - 1));
    state_.round = byte(json_.number("round", 1, edition_.rounds) - 1);
    unsigned answered = 0;
    for (const Json& seat : json_.array("answered", 0, kSeats)) {
      if (!is_number_in(seat, 0, state_.seats - 1)) {
        json_.fail_at("answered", "must be seats");
      } else {
        const unsigned one = 1u << seat.get<int>();
        if ((answered & one) != 0) json_.fail_at("answered", "has a seat twice");
        answered |= one;
      }
    }
    state_.answered = byte(static_cast<int>(answered));
  }

  void read_policies() {
    int place = 0;
    unsigned laid = 0;
    for (const Json& json : json_.array("policies", kPolicies, kPolicies)) {
      JsonReader row(json, "policies[" + std::to_string(place) + "]");
      const int side = named(
          row, "side", [](const std::string& name) { return find_policy_side(name); }, "policy");
      const int card = side / 2;
      if (((laid >> card) & 1u) != 0) row.fail_at("side", "belongs to a card that lies already");
      laid |= 1u << card;
      state_.policy_at[place++] = byte(card);
      if (side % 2 != 0) state_.flipped = byte(state_.flipped | 1 << card);
      if (row.flag("disc")) state_.discs = byte(state_.discs | 1 << card);
      state_.under[card] = byte(row.number("tributes", 0, 60));
      row.refuse_others();
      json_.adopt(row);
    }
  }

  void read_pending() {
    const Json& stack = json_.array("pending", 1, kMostFrames);
    for (const Json& json : stack) {
      JsonReader row(json, "pending[" + std::to_string(state_.depth) + "]");
      Frame& frame = state_.stack[state_.depth++];
      frame.what = static_cast<Pending>(named(row, "what", among(kPendingNames), "phase"));
      read_frame(row, frame);
      row.refuse_others();
      json_.adopt(row);
    }
    if (state_.depth == 0) state_.depth = 1;  // wrong anyway; audit looks at the first
  }

  int effect(JsonReader& row) {
    return named(
        row, "effect", [&](const std::string& name) { return face_.find_effect(name); }, "effect");
  }

  void read_frame(JsonReader& row, Frame& frame) {
    switch (frame.what) {
      case Pending::kRefill:
        frame.a = byte(static_cast<int>(name_set(row, "done", among(kRefillNames), "part")));
        break;
      case Pending::kDecreeParts:
        frame.b = byte(named(row, "tile", among(kDecreeNames), "decree tile"));
        frame.a = byte(static_cast<int>(name_set(row, "left", among(kPartNames), "part")));
        break;
      case Pending::kFinal: frame.a = byte(row.number("next", 0, kPolicies)); break;
      case Pending::kVictim:
        frame.a = byte(named(row, "assassin", person_finder(), "person"));
        break;
      case Pending::kChoice:
        frame.a = byte(effect(row));
        frame.b = frame.a >= kOfPalace ? 1 : 0;
        break;
      case Pending::kParts:
        frame.a = byte(effect(row));
        frame.b = byte(row.number("alternative", 0, kMostAlternatives - 1));
        frame.c = byte(row.number("next", 1, kMostParts));
        break;
      case Pending::kRaise: frame.a = byte(row.number("levels", 1, 2 * kMostLevels)); break;
      case Pending::kKeepTile: read_drawn_tiles(row, frame); break;
      case Pending::kKeepPerson: read_drawn_persons(row, frame); break;
      case Pending::kFlip: frame.b = row.flag("optional") ? 1 : 0; break;
      case Pending::kShow: read_show(row, frame); break;
      default: break;
    }
  }

  void read_drawn_tiles(JsonReader& row, Frame& frame) {
    std::array<int, 2> drawn{};
    int i = 0;
    for (const Json& json : row.array("tiles", 2, 2)) {
      drawn[i++] = named(
          row, "tiles", json, [](const std::string& name) { return find_tile(name); }, "tile");
    }
    frame.a = byte(drawn[0]);
    frame.b = byte(drawn[1]);
  }

  void read_drawn_persons(JsonReader& row, Frame& frame) {
    std::array<Code, 2> drawn{};
    int i = 0;
    for (const Json& json : row.array("persons", 2, 2)) drawn[i++] = code(row, "persons", json);
    frame.a = drawn[0];
    frame.b = drawn[1];
  }

  void read_show(JsonReader& row, Frame& frame) {
    const int side = named(
        row, "policy", [](const std::string& name) { return find_policy_side(name); }, "policy");
    if (shown_side(state_, side / 2) != side) row.fail_at("policy", "does not show");
    frame.a = byte(side / 2);
    frame.b = state_.stack[0].what == Pending::kFinal ? 1 : 0;
  }

  // ---- What lies on the table ----

  void read_supplies() {
    state_.withdrawals = byte(static_cast<int>(name_set(
        json_, "withdrawals", [&](const std::string& name) { return face_.find_withdrawal(name); },
        "withdrawal tile")));
    state_.decrees =
        byte(static_cast<int>(name_set(json_, "decrees", among(kDecreeNames), "decree tile")));
    state_.used = byte(static_cast<int>(name_set(json_, "used", treasure_finder(), "treasure")));
    read_treasures();
    state_.xiongnu = byte(json_.number("xiongnu", 0, 99));
    state_.supply = byte(json_.number("supply", 0, kMostCubes));
    state_.display = persons(json_, "display");
    state_.discards = persons(json_, "discards");
    state_.pile = byte(json_.number("pile", 0, 250));
    state_.shuffle = byte(json_.number("shuffle", 0, kShuffles - 1));
    read_unlocated();
    tiles(json_, "bag", state_.bag, 0);
    read_sets();
    tiles(json_, "due", state_.due, kJewel);
    state_.tribute_pile = byte(json_.number("tribute_pile", 0, 60));
    tributes(json_, "unlocated_tributes", state_.tributes);
    state_.untold_tributes = byte(json_.number("untold_tributes", 0, 60));
    state_.bonus_given = json_.flag("bonus_given") ? 1 : 0;
    JsonReader draft(json_.object("draft"), "draft");
    state_.draft = byte(static_cast<int>(name_set(draft, "tiles", bonus_finder(), "bonus tile")));
    state_.draft_size = byte(draft.number("size", 0, kSeats));
    state_.draft_rest =
        byte(static_cast<int>(name_set(draft, "aside", bonus_finder(), "bonus tile")));
    draft.refuse_others();
    json_.adopt(draft);
  }

  void read_treasures() {
    state_.holder.fill(kSeats);
    const Json& object = json_.object("treasures");
    JsonReader treasures(object, "treasures");
    for (int i = 0; i < edition_.treasure_count; ++i) {
      const std::string& name = face_.treasure_name(i);
      if (object.contains(name) && object[name].is_null()) {
        treasures.allow(name.c_str());
      } else {
        state_.holder[i] = byte(treasures.number(name.c_str(), 0, state_.seats - 1));
      }
    }
    treasures.refuse_others();
    json_.adopt(treasures);
  }

  void read_unlocated() {
    const auto size = static_cast<std::size_t>(state_.shuffle) + 1;
    int shuffle = 0;
    for (const Json& json : json_.array("unlocated", size, size)) {
      const Json wrapped = {{"unlocated", json}};
      JsonReader reader(wrapped, "");
      state_.unlocated[shuffle++] = persons(reader, "unlocated");
      json_.adopt(reader);
    }
  }

  void read_sets() {
    for (TileSet& set : state_.sets) set.fill(kNoTile);
    int i = 0;
    for (const Json& json : json_.array("sets", state_.seats, state_.seats)) {
      TileSet& set = state_.sets[i++];
      if (!json.is_array() || json.size() > kMostSetTiles) {
        return json_.fail_at(
            "sets", "must be lists of at most " + std::to_string(kMostSetTiles) + " tiles");
      }
      for (const Json& name : json) {
        add_to_set(set, named(
                            json_, "sets", name,
                            [](const std::string& text) { return find_tile(text); }, "tile"));
      }
    }
  }

  // ---- Players ----

  void read_players() {
    int seat = 0;
    for (const Json& json : json_.array("players", state_.seats, state_.seats)) {
      JsonReader reader(json, "players[" + std::to_string(seat) + "]");
      read_player(reader, state_.players[seat]);
      if (state_.players[seat].order != 0) state_.passed = byte(state_.passed | 1 << seat);
      state_.high = std::max(state_.high, state_.players[seat].declared);
      reader.refuse_others();
      json_.adopt(reader);
      ++seat;
    }
  }

  void read_player(JsonReader& reader, Player& player) {
    int sum = 0;
    const Json& points = reader.object("points");
    JsonReader sources(points, "points");
    for (int source = 0; source < kSources; ++source) {
      const char* name = face_.source_name(source);
      if (!sources.has(name)) continue;
      player.by_source[source] = arg(sources.number(name, -5000, 5000));
      if (player.by_source[source] == 0) sources.fail_at(name, "is left out where it is 0");
      sum += player.by_source[source];
    }
    sources.refuse_others();
    reader.adopt(sources);
    player.points = arg(sum < -30000 || sum > 30000 ? 0 : sum);
    player.gold = static_cast<std::uint16_t>(reader.number("gold", 0, 5000));
    player.trust = byte(reader.number("trust", 0, 99));
    player.palace = byte(reader.number("palace", 0, kMostLevels - 1));
    player.cubes = byte(reader.number("cubes", 0, kMostCubes));
    player.shown_cubes = byte(reader.number("shown_cubes", 0, kMostCubes));
    player.order = byte(reader.number("order", 0, kSeats));
    player.declared = static_cast<std::uint16_t>(reader.number("declared", 0, 2000));
    player.open = persons(reader, "open");
    player.shown = persons(reader, "shown");
    player.staged = persons(reader, "staged");
    int place = 0;
    for (const Json& json : reader.array("covered", 0, kMostCovered)) {
      player.covered[place++] = code(reader, "covered", json);
    }
    tiles(reader, "tiles", player.tiles, 0);
    tributes(reader, "tributes", player.tributes);
    player.hidden_tributes = byte(reader.number("hidden_tributes", 0, 60));
  }

  const EmperorFace& face_;
  const Edition& edition_;
  JsonReader json_;
  State state_;
};

}  // namespace

Json EmperorFace::position(const State& state) const {
  return PositionWriter(*this, state).write();
}

Result<State> EmperorFace::read_position(const Json& json) const {
  return PositionReader(*this, json).read();
}

}  // namespace pentarch::emperor
