// Splendor: a state as JSON and back. What follows from the rest is left out when reading: which
// cards are still in the decks, bonuses, points. Where it is given all the same, it must be right.
#include "games/splendor/face.hpp"

namespace pentarch::splendor {

namespace {

constexpr const char* kPhaseNames[] = {"act", "pay", "return", "noble", "over"};

Json tokens_json(Gems gems, int gold) {
  Json json = Json::object();
  for (int colour = 0; colour < kColours; ++colour) json[kColourNames[colour]] = gems[colour];
  json[kColourNames[kGold]] = gold;
  return json;
}

// The steps that led from the declared state into the middle of a decision.
std::vector<Step> undeclared_steps(const Edition& edition, const State& state) {
  const Pending& pending = state.pending;
  std::vector<Step> path;
  if (pending.phase == Phase::kPay) {
    State now = state;
    now.pending = {};
    FastChance unused(0);
    Silence silence;
    path.push_back(Splendor::step_of(pending.buying));
    apply(edition, now, now.turn, path.back(), unused, silence);
    while (now.pending.phase == Phase::kPay && now.pending.colour != pending.colour) {
      const int colour = now.pending.colour;
      path.push_back(Splendor::step_of(kPayGold + 8 * colour + pending.gems[colour]));
      apply(edition, now, now.turn, path.back(), unused, silence);
    }
  }
  if (pending.phase == Phase::kGiveBack) {
    const Tokens chosen = tokens_of(pending.gems, pending.gold);
    for (int colour = 0; colour <= kColours; ++colour) {
      path.insert(path.end(), chosen[colour], Splendor::step_of(kReturn + colour));
    }
  }
  return path;
}

// Fills a State from JSON; `audit` has the last word on what the pieces add up to.
class PositionReader {
 public:
  PositionReader(const SplendorFace& face, const Json& json) : face_(face), json_(json, "") {}

  Result<State> read() {
    if (json_.text("game") != kFacts.id) json_.fail_at("game", "must be splendor");
    read_turn();
    read_players();
    read_display();
    read_nobles(json_, "nobles", state_.nobles);
    read_stock();
    settle_decks();
    if (json_.ok()) {
      if (const char* broken = audit(face_.edition(), state_)) json_.fail(broken);
    }
    if (json_.ok()) check_excess();
    if (json_.ok()) check_derived();
    read_undeclared();
    json_.refuse_others();
    if (!json_.ok()) return Error{"this position is impossible: " + json_.error()};
    return state_;
  }

 private:
  void read_turn() {
    state_.seats =
        static_cast<std::uint8_t>(json_.number("seats", kFacts.least_seats, kFacts.most_seats));
    state_.turn = static_cast<Seat>(json_.number("turn", 0, state_.seats - 1));
    state_.first = static_cast<Seat>(json_.number("first", 0, state_.seats - 1));
    state_.rounds = static_cast<std::uint16_t>(json_.number("rounds", 0, 250));
    state_.passes = static_cast<std::uint8_t>(json_.number("passes", 0, state_.seats));
    state_.last_round = json_.flag("last_round") ? 1 : 0;
    const std::string phase = json_.text("phase");
    int found = 0;
    while (found < 5 && phase != kPhaseNames[found]) ++found;
    if (found == 5 || found == static_cast<int>(Phase::kPay)) {
      return json_.fail_at("phase", "must be act, return, noble or over");
    }
    state_.pending.phase = static_cast<Phase>(found);
  }

  Tokens read_tokens(JsonReader& owner, const char* key, const std::string& path) {
    JsonReader reader(owner.object(key), path);
    Tokens tokens{};
    for (int colour = 0; colour <= kColours; ++colour) {
      tokens[colour] = reader.number(kColourNames[colour], 0, 20);
    }
    reader.refuse_others();
    owner.adopt(reader);
    return tokens;
  }

  void read_stock() {
    const Tokens tokens = read_tokens(json_, "stock", "stock");
    for (int colour = 0; colour < kColours; ++colour) {
      state_.stock += Gems::of(colour, tokens[colour]);
    }
    state_.gold = static_cast<std::uint16_t>(tokens[kGold]);
  }

  void read_players() {
    int seat = 0;
    for (const Json& json : json_.array("players", state_.seats, state_.seats)) {
      const std::string path = "players[" + std::to_string(seat) + "]";
      JsonReader reader(json, path);
      read_player(reader, path, state_.players[seat++]);
      reader.refuse_others();
      if (!reader.ok()) return json_.adopt(reader);
    }
  }

  void read_player(JsonReader& reader, const std::string& path, Player& player) {
    const Tokens tokens = read_tokens(reader, "tokens", path + ".tokens");
    for (int colour = 0; colour < kColours; ++colour) {
      player.tokens += Gems::of(colour, tokens[colour]);
    }
    player.gold = static_cast<std::uint16_t>(tokens[kGold]);
    for (const Json& name : reader.array("bought", 0, kMostCards)) buy(reader, name, player);
    for (const Json& card : reader.array("reserved", 0, kHand)) {
      JsonReader held(card, path + ".reserved");
      hold(held, player);
      reader.adopt(held);
    }
    std::uint32_t nobles = 0;
    read_nobles(reader, "nobles", nobles);
    player.nobles = static_cast<std::uint16_t>(nobles);
    for_each_bit(nobles, [&](int noble) { player.points += face_.edition().nobles[noble].points; });
    // Told for those who look; checked against the pieces in check_derived.
    if (reader.has("points")) reader.number("points", player.points, player.points);
    if (reader.has("bonuses")) {
      JsonReader bonuses(reader.object("bonuses"), path + ".bonuses");
      for (int i = 0; i < kColours; ++i) {
        bonuses.number(kColourNames[i], player.bonuses[i], player.bonuses[i]);
      }
      bonuses.refuse_others();
      reader.adopt(bonuses);
    }
  }

  void buy(JsonReader& reader, const Json& name, Player& player) {
    const std::optional<CardId> card = known_card(reader, name);
    if (!card) return;
    std::uint32_t& word = player.bought[*card / 32];
    if (((word >> (*card % 32)) & 1u) != 0) return reader.fail_at("bought", "has a card twice");
    word |= 1u << (*card % 32);
    player.bonuses += Gems::of(face_.edition().cards[*card].bonus, 1);
    player.points += face_.edition().cards[*card].points;
    ++player.cards;
  }

  std::optional<CardId> known_card(JsonReader& reader, const Json& name) {
    const std::optional<CardId> card =
        name.is_string() ? face_.find_card(name.get<std::string>()) : std::nullopt;
    if (!card) reader.fail("there is no card " + quote(dump(name)));
    return card;
  }

  // {"card": "1w3", "covered": true}, or {"level": 2, "covered": true} where it is not known.
  void hold(JsonReader& reader, Player& player) {
    const bool covered = reader.flag("covered");
    std::optional<CardId> card;
    if (reader.has("level")) {
      card = static_cast<CardId>(kUnknown + reader.number("level", 1, kLevels) - 1);
    } else {
      const std::string name = reader.text("card");
      card = face_.find_card(name);
      if (reader.ok() && !card) reader.fail("there is no card " + quote(name));
    }
    reader.refuse_others();
    if (reader.ok()) add_to_hand(player, *card, covered);
  }

  void read_display() {
    int place = 0;
    for (const Json& level : json_.array("display", kLevels, kLevels)) {
      if (!level.is_array() || level.size() != kSlots) {
        return json_.fail_at("display", "must have three levels of four places");
      }
      for (const Json& name : level) {
        state_.display[place] = kNoCard;
        if (!name.is_null()) state_.display[place] = known_card(json_, name).value_or(kNoCard);
        ++place;
      }
    }
    if (place < kDisplay) state_.display.fill(kNoCard);
  }

  void read_nobles(JsonReader& reader, const char* key, std::uint32_t& nobles) {
    for (const Json& name : reader.array(key, 0, kMostNobles)) {
      const std::optional<int> noble =
          name.is_string() ? face_.find_noble(name.get<std::string>()) : std::nullopt;
      if (!noble) return reader.fail_at(key, "has " + quote(dump(name)) + ", which is no noble");
      if (((nobles >> *noble) & 1u) != 0) return reader.fail_at(key, "has a noble twice");
      nobles |= 1u << *noble;
    }
  }

  // The decks hold every card that lies nowhere else, less those that are covered in a hand.
  void settle_decks() {
    const Edition& edition = face_.edition();
    std::array<bool, kMostCards> located{};
    for (const CardId card : state_.display) {
      if (card < kUnknown) located[card] = true;
    }
    std::array<int, kLevels> covered{};
    for (const Player& player : state_.players) {
      for (const CardId card : player.reserved) {
        if (card < kUnknown) located[card] = true;
        if (card >= kUnknown && card < kNoCard) ++covered[card - kUnknown];
      }
      for (int word = 0; word < 3; ++word) {
        for_each_bit(player.bought[word], [&](int i) { located[32 * word + i] = true; });
      }
    }
    for (int level = 0; level < kLevels; ++level) {
      for (int i = 0; i < edition.deck_size[level]; ++i) {
        if (!located[edition.deck_first[level] + i]) state_.unseen[level] |= bit(i);
      }
      const int left = popcount(state_.unseen[level]) - covered[level];
      if (left < 0) return json_.fail("more cards are covered than are left");
      state_.deck[level] = static_cast<std::uint8_t>(left);
    }
  }

  // A decision of many steps has many ways: as many as no game can lead to are no position.
  void check_excess() {
    constexpr int kMostTaken = 3;  // S1
    if (excess(face_.edition(), state_.players[state_.turn]) <= kMostTaken) return;
    json_.fail("the seat at turn has more tokens to return than a turn can bring");
  }

  void check_derived() {
    if (!json_.has("decks")) return;
    int level = 0;
    for (const Json& left : json_.array("decks", kLevels, kLevels)) {
      if (const int in_deck = state_.deck[level++]; !is_number_in(left, in_deck, in_deck))
        return json_.fail_at("decks", "do not fit the other cards");
    }
  }

  // Steps that are chosen but not declared: taken again, one after the other.
  void read_undeclared() {
    if (!json_.has("undeclared")) return;
    for (const Json& action : json_.array("undeclared", 1, 12)) {
      if (!json_.ok()) return;
      Steps legal;
      Splendor::legal(face_.edition(), state_, state_.turn, legal);
      const bool known = is_number_in(action, 0, kActions - 1);
      const Step step = Splendor::step_of(known ? action.get<int>() : 0);
      State next = state_;
      FastChance unused(0);
      Silence silence;
      if (known && legal.contains(step))
        apply(face_.edition(), next, next.turn, step, unused, silence);
      if (!undeclared(next, state_.turn) || next.turn != state_.turn) {
        return json_.fail_at("undeclared", "has a step that is not possible here");
      }
      state_ = next;
    }
  }

  const SplendorFace& face_;
  JsonReader json_;
  State state_;
};

}  // namespace

Json SplendorFace::position(const State& state) const {
  const bool paying = state.pending.phase == Phase::kPay;
  Json json = {{"game", kFacts.id},
               {"seats", state.seats},
               {"turn", state.turn},
               {"first", state.first},
               {"phase", kPhaseNames[paying ? 0 : static_cast<int>(state.pending.phase)]},
               {"rounds", state.rounds},
               {"passes", state.passes},
               {"last_round", state.last_round != 0},
               {"stock", tokens_json(state.stock, state.gold)},
               {"decks", state.deck},
               {"display", Json::array()},
               {"nobles", Json::array()},
               {"players", Json::array()}};
  for (int level = 0; level < kLevels; ++level) {
    Json row = Json::array();
    for (int slot = 0; slot < kSlots; ++slot) {
      const CardId card = state.display[level * kSlots + slot];
      row.push_back(card == kNoCard ? Json() : Json(card_name(card)));
    }
    json["display"].push_back(row);
  }
  for_each_bit(state.nobles, [&](int noble) { json["nobles"].push_back(noble_name(noble)); });
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    Json bonuses = tokens_json(player.bonuses, 0);
    bonuses.erase(kColourNames[kGold]);
    Json out = {{"tokens", tokens_json(player.tokens, player.gold)},
                {"bonuses", bonuses},
                {"points", player.points},
                {"bought", Json::array()},
                {"reserved", Json::array()},
                {"nobles", Json::array()}};
    for (int word = 0; word < 3; ++word) {
      for_each_bit(player.bought[word],
                   [&](int i) { out["bought"].push_back(card_name(32 * word + i)); });
    }
    for (int place = 0; place < reserved_count(player); ++place) {
      const CardId card = player.reserved[place];
      const bool covered = ((player.covered >> place) & 1u) != 0;
      out["reserved"].push_back(card >= kUnknown
                                    ? Json{{"level", card - kUnknown + 1}, {"covered", covered}}
                                    : Json{{"card", card_name(card)}, {"covered", covered}});
    }
    for_each_bit(player.nobles, [&](int noble) { out["nobles"].push_back(noble_name(noble)); });
    json["players"].push_back(out);
  }
  if (undeclared(state, state.turn)) {
    json["undeclared"] = Json::array();
    for (const Step& step : undeclared_steps(edition(), state)) {
      json["undeclared"].push_back(Splendor::action_of(step));
    }
  }
  return json;
}

Result<State> SplendorFace::read_position(const Json& json) const {
  return PositionReader(*this, json).read();
}

}  // namespace pentarch::splendor
