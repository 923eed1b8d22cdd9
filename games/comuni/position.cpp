// Comuni: a state as JSON and back. What follows from the rest is left out when reading: points and
// how many cards a deck has left. Where it is given all the same, it must be right.
#include "games/comuni/face.hpp"

namespace pentarch::comuni {

namespace {

constexpr const char* kPhaseNames[] = {"project", "",           "",         "",
                                       "",        "displaced",  "invasion", "building",
                                       "",        "discarding", "plunder",  "over"};
constexpr const char* kScreenNames[] = {"closed", "open"};

Json cubes_json(const Cubes& cubes) {
  Json json = Json::object();
  for (int kind = 0; kind < kTypes; ++kind) json[kCubeNames[kind]] = cubes[kind];
  return json;
}

Json bid_json(const Bid& bid) {
  if (bid.seat == kNobody) return {};
  return {{"seat", bid.seat}, {"gold", bid.gold}, {"pilgrim", bid.pilgrims}};
}

// The steps that led the seat from a declared state into the middle of its decision.
std::vector<int> undeclared_steps(const State& state, Seat seat) {
  const Pending& pending = state.pending;
  std::vector<int> actions;
  switch (pending.phase) {
    case Phase::kBidding: actions = {kBid + pending.choice}; break;
    case Phase::kPairing: {
      actions = {kBid + pending.choice};
      const Range gold = bid_gold(state, pending.choice);
      if (gold.least < gold.most) actions.push_back(kBidGold + pending.gold);
      break;
    }
    case Phase::kClaiming:
    case Phase::kEarning:
      actions = {pending.phase == Phase::kClaiming ? kClaim : kIncome};
      for (int kind = 0; kind < kTypes; ++kind) {
        actions.insert(actions.end(), pending.cubes[kind], kTakeCube + kind);
      }
      break;
    case Phase::kPaying: actions = {kBuild + kTargets * pending.choice + pending.target}; break;
    case Phase::kDiscarding:
      for_each_bit(pending.discards, [&](int place) { actions.push_back(kDiscard + place); });
      break;
    case Phase::kInvasion: {
      const Player& player = state.players[seat];
      const int answers[] = {player.defence.armies, player.defence.gold, player.defence.pilgrims};
      for (int i = 0; i < static_cast<int>(player.defence.stage); ++i) {
        const auto question = static_cast<Stage>(i);
        if (most_to_send(player, question) > 0) actions.push_back(base_of(question) + answers[i]);
      }
      break;
    }
    default: break;
  }
  return actions;
}

// Fills a State from JSON; `audit` has the last word on what the pieces add up to.
class PositionReader {
 public:
  PositionReader(const ComuniFace& face, const Json& json)
      : face_(face), edition_(face.edition()), json_(json, "") {}

  Result<State> read() {
    if (json_.text("game") != kFacts.id) json_.fail_at("game", "must be comuni");
    read_turn();
    read_deck();
    read_supply();
    read_columns();
    read_guildmasters();
    read_players();
    if (json_.ok()) {
      if (const char* broken = audit(edition_, state_)) json_.fail(broken);
    }
    for (std::size_t seat = 0; seat < undeclared_.size() && json_.ok(); ++seat) {
      take_again(static_cast<Seat>(seat), undeclared_[seat]);
    }
    json_.refuse_others();
    if (!json_.ok()) return Error{"this position is impossible: " + json_.error()};
    return state_;
  }

 private:
  static std::uint8_t small(int number) { return static_cast<std::uint8_t>(number); }

  template <std::size_t N>
  int read_name(JsonReader& reader, const char* key, const char* const (&names)[N]) {
    const std::string name = reader.text(key);
    std::string known;
    for (std::size_t i = 0; i < N; ++i) {
      if (names[i][0] == 0) continue;
      if (name == names[i]) return static_cast<int>(i);
      known += (known.empty() ? "" : ", ") + std::string(names[i]);
    }
    if (reader.ok()) reader.fail_at(key, "must be one of " + known);
    return 0;
  }

  void read_turn() {
    state_.seats = small(json_.number("seats", kFacts.least_seats, kFacts.most_seats));
    state_.turn = small(json_.number("turn", 0, state_.seats - 1));
    state_.pending.phase = static_cast<Phase>(read_name(json_, "phase", kPhaseNames));
    state_.open_screens = small(read_name(json_, "screens", kScreenNames));
    state_.last_turns = small(json_.number("last_turns", 0, state_.seats + 1));
    state_.claimless = small(json_.number("claimless", 0, 250));
    JsonReader steps(json_.object("built"), "built");
    state_.buildings = small(steps.number("buildings", 0, kHand));
    state_.walls = small(steps.number("walls", 0, kHand));
    steps.refuse_others();
    json_.adopt(steps);
    if (json_.has("covered")) {
      for (const Json& seat : json_.array("covered", 1, kSeats)) {
        if (!is_number_in(seat, 0, state_.seats - 1)) {
          return json_.fail_at("covered", "must have seats of the table");
        }
        const std::uint8_t one = small(1 << seat.get<int>());
        if ((state_.covered & one) != 0) return json_.fail_at("covered", "has a seat twice");
        state_.covered |= one;
      }
    }
    if (json_.has("displaced")) {
      JsonReader bid(json_.object("displaced"), "displaced");
      state_.pending.displaced = read_bid(bid);
      json_.adopt(bid);
    }
  }

  Bid read_bid(JsonReader& reader) {
    Bid bid;
    bid.seat = small(reader.number("seat", 0, state_.seats - 1));
    bid.gold = small(reader.number("gold", 0, kMostCubes));
    bid.pilgrims = small(reader.number("pilgrim", 0, kMostCubes));
    reader.refuse_others();
    return bid;
  }

  void read_deck() {
    JsonReader deck(json_.object("deck"), "deck");
    state_.deck = small(read_name(deck, "name", kDeckNames));
    const Json& cards = deck.object("cards");
    if (!deck.ok()) return json_.adopt(deck);
    for (const auto& [name, count] : cards.items()) {
      const std::optional<int> index = face_.find_component(state_.deck, name);
      if (!index) return json_.fail_at("deck", "has no card " + quote(name));
      if (!is_number_in(count, 1, 8)) {
        return json_.fail_at("deck", "must have whole numbers from 1 to 8 of each card");
      }
      state_.pile[*index] = small(count.get<int>());
      state_.left += state_.pile[*index];
    }
    if (deck.has("left")) deck.number("left", state_.left, state_.left);
    deck.refuse_others();
    json_.adopt(deck);
  }

  Cubes read_cubes(JsonReader& owner, const char* key, const std::string& path) {
    JsonReader reader(owner.object(key), path);
    Cubes cubes{};
    for (int kind = 0; kind < kTypes; ++kind) {
      cubes[kind] = small(reader.number(kCubeNames[kind], 0, kMostCubes));
    }
    reader.refuse_others();
    owner.adopt(reader);
    return cubes;
  }

  // C17: behind closed screens nobody sees how much of a kind is left; null.
  void read_supply() {
    const Json& supply = json_.object("supply");
    JsonReader reader(supply, "supply");
    for (int kind = 0; kind < kTypes; ++kind) {
      const char* name = kCubeNames[kind];
      const bool covered = state_.covered != 0 && reader.has(name) && supply[name].is_null();
      if (covered) reader.allow(name);
      state_.supply[kind] =
          covered ? edition_.supply[kind] : small(reader.number(name, 0, kMostCubes));
    }
    reader.refuse_others();
    json_.adopt(reader);
  }

  std::optional<CardId> known_card(JsonReader& reader, const Json& name) {
    const std::optional<CardId> card =
        name.is_string() ? face_.find_card(name.get<std::string>()) : std::nullopt;
    if (!card) reader.fail("there is no card " + quote(dump(name)));
    return card;
  }

  void read_columns() {
    int index = 0;
    for (const Json& json : json_.array("columns", 1, kColumns)) {
      const std::string path = "columns[" + std::to_string(index) + "]";
      Column& column = state_.columns[index++];
      if (json.is_null()) continue;
      JsonReader reader(json, path);
      int space = 0;
      for (const Json& card : reader.array("cards", 0, kSpaces)) {
        column.cards[space++] = known_card(reader, card).value_or(kNoCard);
      }
      if (reader.has("bid")) {
        JsonReader bid(reader.object("bid"), path + ".bid");
        column.bid = read_bid(bid);
        reader.adopt(bid);
      }
      reader.refuse_others();
      if (!reader.ok()) return json_.adopt(reader);
    }
  }

  void read_guildmasters() {
    JsonReader reader(json_.object("guildmasters"), "guildmasters");
    for (int type = 0; type < kTypes; ++type) {
      if (!reader.has(kTypeNames[type])) continue;
      state_.guildmasters[type] = small(reader.number(kTypeNames[type], 0, state_.seats - 1));
    }
    reader.refuse_others();
    json_.adopt(reader);
  }

  void read_players() {
    int seat = 0;
    for (const Json& json : json_.array("players", state_.seats, state_.seats)) {
      const std::string path = "players[" + std::to_string(seat) + "]";
      JsonReader reader(json, path);
      read_player(reader, path, seat++);
      reader.refuse_others();
      if (!reader.ok()) return json_.adopt(reader);
    }
  }

  void read_player(JsonReader& reader, const std::string& path, int seat) {
    Player& player = state_.players[seat];
    read_commune(reader, player);
    if (!is_covered(state_, seat)) {
      player.cubes = read_cubes(reader, "cubes", path + ".cubes");
      for (const Json& name : reader.array("hand", 0, kHand)) {
        if (const std::optional<CardId> card = known_card(reader, name)) add_to_hand(player, *card);
      }
      for (const Json& name : reader.array("honour", 0, 2 * kDecks)) {
        read_counter(reader, name, player);
      }
    }
    read_buildings(reader, path, player);
    read_levels(reader, "walls", player.walls);
    player.plunder = static_cast<std::uint16_t>(reader.number("plunder", 0, 10'000));
    if (reader.has("points")) reader.number("points", player.points, player.points);
    if (reader.has("defence")) read_defence(reader, path, player);
    if (reader.has("undeclared")) {
      undeclared_.resize(kSeats);
      for (const Json& action : reader.array("undeclared", 1, kHand)) {
        if (!is_number_in(action, 0, kActions - 1)) {
          return reader.fail_at("undeclared", "has a step that does not exist");
        }
        undeclared_[seat].push_back(action.get<int>());
      }
    }
  }

  void read_commune(JsonReader& reader, Player& player) {
    const std::string name = reader.text("commune");
    const std::optional<int> commune = face_.find_component(kCommunePile, name);
    if (reader.ok() && !commune) reader.fail_at("commune", "is " + quote(name) + ", which is none");
    player.commune = small(commune.value_or(0));
  }

  void read_levels(JsonReader& reader, const char* key, std::array<std::uint8_t, kLevels>& out) {
    int level = 0;
    for (const Json& count : reader.array(key, kLevels, kLevels)) {
      if (!is_number_in(count, 0, 120)) {
        return reader.fail_at(key, "must have whole numbers from 0 to 120");
      }
      out[level++] = small(count.get<int>());
    }
  }

  void read_buildings(JsonReader& reader, const std::string& path, Player& player) {
    JsonReader buildings(reader.object("buildings"), path + ".buildings");
    int points = 0;
    for (int type = 0; type < kTypes; ++type) {
      read_levels(buildings, kTypeNames[type], player.buildings[type]);
      points += type_points(edition_, player, type);
    }
    player.points = static_cast<std::uint16_t>(points);
    buildings.refuse_others();
    reader.adopt(buildings);
    for (const Json& name : reader.array("active", 0, kTypes)) {
      int type = 0;
      while (type < kTypes && name != kTypeNames[type]) ++type;
      if (type == kTypes) return reader.fail_at("active", "has " + quote(dump(name)));
      if (((player.active >> type) & 1) != 0) return reader.fail_at("active", "has a type twice");
      player.active |= small(1 << type);
    }
  }

  // "venice-high"
  void read_counter(JsonReader& reader, const Json& name, Player& player) {
    for (int counter = 0; counter < 2 * kDecks; ++counter) {
      if (name != face_.honour_name(counter)) continue;
      if (((player.honour >> counter) & 1) != 0) {
        return reader.fail_at("honour", "has a counter twice");
      }
      player.honour |= small(1 << counter);
      return;
    }
    reader.fail_at("honour", "has " + quote(dump(name)) + ", which is no counter");
  }

  // A sealed answer.
  void read_defence(JsonReader& reader, const std::string& path, Player& player) {
    JsonReader sent(reader.object("defence"), path + ".defence");
    player.defence.stage = Stage::kSealed;
    player.defence.armies = small(sent.number("army", 0, kMostCubes));
    player.defence.gold = small(sent.number("gold_pairs", 0, kMostPairs));
    player.defence.pilgrims = small(sent.number("pilgrim_pairs", 0, kMostPairs));
    player.defence.league = small(sent.number("league", 0, kMostArmies));
    sent.refuse_others();
    reader.adopt(sent);
  }

  // Steps that are chosen but not declared: taken again, one after the other.
  void take_again(Seat seat, const std::vector<int>& actions) {
    for (const int action : actions) {
      Steps legal;
      Comuni::legal(edition_, state_, seat, legal);
      const Step step = Comuni::step_of(action);
      State next = state_;
      FastChance unused(0);
      Silence silence;
      if (legal.contains(step)) apply(edition_, next, seat, step, unused, silence);
      if (same_bytes(next, state_) || !undeclared(next, seat) || next.turn != state_.turn) {
        return json_.fail("an undeclared step of seat " + std::to_string(seat) +
                          " is not possible here");
      }
      state_ = next;
    }
  }

  const ComuniFace& face_;
  const Edition& edition_;
  JsonReader json_;
  State state_;
  std::vector<std::vector<int>> undeclared_;
};

}  // namespace

Json ComuniFace::position(const State& state) const {
  const Phase phase = declared_phase(state.pending.phase);
  Json json = {{"game", kFacts.id},
               {"seats", state.seats},
               {"turn", state.turn},
               {"phase", kPhaseNames[static_cast<int>(phase)]},
               {"screens", kScreenNames[state.open_screens]},
               {"last_turns", state.last_turns},
               {"claimless", state.claimless},
               {"built", {{"buildings", state.buildings}, {"walls", state.walls}}},
               {"deck", deck_json(state)},
               {"supply", cubes_json(state.supply)},
               {"columns", Json::array()},
               {"guildmasters", Json::object()},
               {"players", Json::array()}};
  for_each_bit(state.covered, [&](int seat) { json["covered"].push_back(seat); });
  for (int kind = 0; kind < kTypes && state.covered != 0; ++kind) {
    if (state.supply[kind] == edition().supply[kind]) json["supply"][kCubeNames[kind]] = Json();
  }
  if (phase == Phase::kDisplaced) json["displaced"] = bid_json(state.pending.displaced);
  for (int column = 0; column < kColumns && edition().spaces[column] != 0; ++column) {
    json["columns"].push_back(column_json(state, column));
  }
  for (int type = 0; type < kTypes; ++type) {
    const Seat holder = state.guildmasters[type];
    if (holder != kNobody) json["guildmasters"][kTypeNames[type]] = holder;
  }
  for (int seat = 0; seat < state.seats; ++seat) {
    json["players"].push_back(player_json(state, static_cast<Seat>(seat)));
  }
  return json;
}

Json ComuniFace::deck_json(const State& state) const {
  Json cards = Json::object();
  for (int i = 0; i < edition().deck_kinds[state.deck]; ++i) {
    if (state.pile[i] != 0) cards[component(state.deck, i)] = state.pile[i];
  }
  return {{"name", kDeckNames[state.deck]}, {"left", state.left}, {"cards", cards}};
}

// Null where the column is not used with so many seats.
Json ComuniFace::column_json(const State& state, int index) const {
  if (((edition().columns[state.seats] >> index) & 1) == 0) return {};
  const Column& column = state.columns[index];
  Json json = {{"cards", Json::array()}};
  for (const CardId card : column.cards) {
    if (card != kNoCard) json["cards"].push_back(card_name(card));
  }
  if (column.bid.seat != kNobody) json["bid"] = bid_json(column.bid);
  return json;
}

Json ComuniFace::player_json(const State& state, Seat seat) const {
  const Player& player = state.players[seat];
  Json json = {{"commune", commune_name(player.commune)},
               {"buildings", Json::object()},
               {"walls", player.walls},
               {"active", Json::array()},
               {"points", player.points},
               {"plunder", player.plunder}};
  for (int type = 0; type < kTypes; ++type) {
    json["buildings"][kTypeNames[type]] = player.buildings[type];
    if (((player.active >> type) & 1) != 0) json["active"].push_back(kTypeNames[type]);
  }
  if (!is_covered(state, seat)) {
    json["cubes"] = cubes_json(player.cubes);
    json["hand"] = Json::array();
    for (int place = 0; place < hand_size(player); ++place) {
      json["hand"].push_back(card_name(player.hand[place]));
    }
    json["honour"] = Json::array();
    for_each_bit(player.honour,
                 [&](int counter) { json["honour"].push_back(honour_name(counter)); });
  }
  if (player.defence.stage == Stage::kSealed) {
    json["defence"] = {{"army", player.defence.armies},
                       {"gold_pairs", player.defence.gold},
                       {"pilgrim_pairs", player.defence.pilgrims},
                       {"league", player.defence.league}};
  }
  if (undeclared(state, seat)) json["undeclared"] = undeclared_steps(state, seat);
  return json;
}

Result<State> ComuniFace::read_position(const Json& json) const {
  return PositionReader(*this, json).read();
}

}  // namespace pentarch::comuni
