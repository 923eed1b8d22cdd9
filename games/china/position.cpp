// China: a state as JSON and back. What follows from the rest may be left out when reading: the
// pile, points, supplies of houses and emissaries. Where it is given all the same, it must be
// right.
#include "games/china/face.hpp"

namespace pentarch::china {

namespace {

constexpr const char* kPhaseNames[] = {"turn", "more", "draw", "over"};
constexpr const char* kOriginNames[] = {"early", "late", "untold"};

Json cards_json(Cards cards) {
  Json json = Json::object();
  for (int colour = 0; colour < kColours; ++colour) json[kColourNames[colour]] = cards[colour];
  return json;
}

// Fills a State from JSON; `audit` has the last word on what the pieces add up to.
class PositionReader {
 public:
  PositionReader(const ChinaFace& face, const Json& json)
      : face_(face), edition_(face.edition()), json_(json, "") {}

  Result<State> read() {
    if (json_.text("game") != kFacts.id) json_.fail_at("game", "must be china");
    read_table();
    read_turn();
    read_players();
    read_fortresses();
    state_.display = read_cards(json_, "display", "display");
    state_.discards = read_cards(json_, "discards", "discards");
    settle_board();
    settle_cards();
    json_.refuse_others();
    if (json_.ok()) {
      if (const char* broken = audit(edition_, state_)) json_.fail(broken);
    }
    if (!json_.ok()) return Error{"this position is impossible: " + json_.error()};
    return state_;
  }

 private:
  int one_of(JsonReader& reader, const char* key, std::span<const char* const> names) {
    const std::string name = reader.text(key);
    std::string known;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (name == names[i]) return static_cast<int>(i);
      known += (i == 0 ? "" : ", ") + std::string(names[i]);
    }
    reader.fail_at(key, "must be one of " + known);
    return 0;
  }

  void read_table() {
    state_.seats =
        static_cast<std::uint8_t>(json_.number("seats", kFacts.least_seats, kFacts.most_seats));
    state_.side = static_cast<std::uint8_t>(one_of(json_, "side", kSideNames));
    state_.with_fortresses = json_.flag("with_fortresses") ? 1 : 0;
    state_.memory_aid = json_.flag("memory_aid") ? 1 : 0;
  }

  void read_turn() {
    state_.first = static_cast<Seat>(json_.number("first", 0, state_.seats - 1));
    state_.turn = static_cast<Seat>(json_.number("turn", 0, state_.seats - 1));
    state_.rounds = static_cast<std::uint32_t>(json_.number("rounds", 0, 250));
    state_.used_up = static_cast<std::uint8_t>(json_.number("used_up", 0, 2));
    state_.phase = static_cast<Phase>(one_of(json_, "phase", kPhaseNames));
    state_.draws = static_cast<std::uint8_t>(json_.number("draws", 0, kHand));
    if (state_.phase != Phase::kMore) return;
    const std::string name = json_.text("state");
    const std::optional<int> realm = face_.find_realm(name);
    if (!realm) return json_.fail_at("state", "is " + quote(name) + ", which is no state");
    state_.realm = static_cast<std::uint8_t>(*realm);
  }

  Cards read_cards(JsonReader& owner, const char* key, const std::string& path,
                   int most = Cards::kMost) {
    JsonReader reader(owner.object(key), path);
    Cards cards;
    for (int colour = 0; colour < kColours; ++colour) {
      cards += Cards::of(colour, reader.number(kColourNames[colour], 0, most));
    }
    reader.refuse_others();
    owner.adopt(reader);
    return cards;
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
    player.houses = read_sites(reader, "houses");
    JsonReader courts(reader.object("emissaries"), path + ".emissaries");
    for (int realm = 0; realm < kRealms; ++realm) {
      const char* name = face_.realm_name(realm).c_str();
      if (!courts.has(name)) continue;
      const auto count = static_cast<std::uint64_t>(courts.number(name, 1, kMostEmissaries));
      player.emissaries |= count << (4 * realm);
    }
    courts.refuse_others();
    reader.adopt(courts);
    read_hand(reader, path + ".hand", player);
    read_supply(reader, path + ".supply", player);
    // Told for those who look; checked against the board at the end.
    given_points_.emplace_back();
    if (reader.has("points")) {
      JsonReader points(reader.object("points"), path + ".points");
      for (int source = 0; source < kSources; ++source) {
        given_points_.back().push_back(points.number(face_.source_name(source), 0, 10'000));
      }
      points.refuse_others();
      reader.adopt(points);
    }
  }

  std::uint64_t read_sites(JsonReader& reader, const char* key) {
    std::uint64_t sites = 0;
    for (const Json& name : reader.array(key, 0, kMostSites)) {
      const std::optional<int> site =
          name.is_string() ? face_.find_site(name.get<std::string>()) : std::nullopt;
      if (!site) {
        reader.fail_at(key, "has " + quote(dump(name)) + ", which is no site");
      } else if ((sites & bit(*site)) != 0) {
        reader.fail_at(key, "has a site twice");
      } else {
        sites |= bit(*site);
      }
    }
    return sites;
  }

  // {"open": ..., "early": ..., "late": ..., "hidden": {"early": 1}}: a kind that is not there is
  // left out.
  void read_hand(JsonReader& owner, const std::string& path, Player& player) {
    JsonReader hand(owner.object("hand"), path);
    const auto cards = [&](const char* key) {
      return hand.has(key) ? read_cards(hand, key, path + "." + key, kHand) : Cards{};
    };
    player.open = cards("open");
    player.early = cards("early");
    player.hand = player.open + player.early + cards("late");
    if (hand.has("hidden")) {
      JsonReader hidden(hand.object("hidden"), path + ".hidden");
      for (int origin = 0; origin < kOrigins; ++origin) {
        if (!hidden.has(kOriginNames[origin])) continue;
        player.hidden[origin] =
            static_cast<std::uint8_t>(hidden.number(kOriginNames[origin], 0, kHand));
      }
      hidden.refuse_others();
      hand.adopt(hidden);
    }
    hand.refuse_others();
    owner.adopt(hand);
  }

  // A fortress belongs to nobody once it stands, so only the supply tells whose it was.
  void read_supply(JsonReader& owner, const std::string& path, Player& player) {
    int emissaries = 0;
    for (int realm = 0; realm < kRealms; ++realm) emissaries += emissaries_in(player, realm);
    const int houses = edition_.pieces[kHouse] - popcount(player.houses);
    emissaries = edition_.pieces[kEmissary] - emissaries;
    if (houses < 0 || emissaries < 0) return owner.fail("has more pieces than a player has");
    player.left[kHouse] = static_cast<std::uint8_t>(houses);
    player.left[kEmissary] = static_cast<std::uint8_t>(emissaries);
    if (!owner.has("supply")) {
      if (state_.with_fortresses != 0) player.left[kFortress] = edition_.pieces[kFortress];
      return;
    }
    JsonReader supply(owner.object("supply"), path);
    if (supply.has("house")) supply.number("house", houses, houses);
    if (supply.has("emissary")) supply.number("emissary", emissaries, emissaries);
    const int most = state_.with_fortresses != 0 ? edition_.pieces[kFortress] : 0;
    player.left[kFortress] = static_cast<std::uint8_t>(
        supply.has("fortress") ? supply.number("fortress", 0, most) : most);
    supply.refuse_others();
    owner.adopt(supply);
  }

  void read_fortresses() { state_.fortresses = read_sites(json_, "fortresses"); }

  // What follows from the houses.
  void settle_board() {
    for (const Player& player : state_.players) state_.built |= player.houses;
    for (int realm = 0; realm < kRealms; ++realm) {
      if (has_room(edition_, state_, realm)) state_.welcoming |= 1u << realm;
    }
    const auto points = points_on_board(edition_, state_);
    for (int seat = 0; seat < state_.seats && json_.ok(); ++seat) {
      for (int source = 0; source < kSources; ++source) {
        const int should = points[seat][source];
        state_.players[seat].points[source] = static_cast<std::uint16_t>(should);
        const std::vector<int>& given = given_points_[seat];
        if (!given.empty() && given[source] != should) {
          return json_.fail("the points do not fit the board");
        }
      }
    }
  }

  // The pile holds every card that lies nowhere else, less those that are hidden in hands.
  void settle_cards() {
    if (!json_.ok()) return;
    int hidden = 0;
    Cards rest;
    for (int colour = 0; colour < kColours; ++colour) {
      int left = deck_of(edition_, state_.seats)[colour] - state_.display[colour] -
                 state_.discards[colour];
      for (const Player& player : state_.players) left -= player.hand[colour];
      if (left < 0) return json_.fail("there are too many cards of a colour");
      rest += Cards::of(colour, left);
    }
    for (const Player& player : state_.players) {
      for (const int count : player.hidden) hidden += count;
    }
    const int pile = rest.total() - hidden;
    if (pile < 0) return json_.fail("more cards are hidden than are left");
    state_.pile =
        static_cast<std::uint16_t>(json_.has("pile") ? json_.number("pile", pile, pile) : pile);
    if (!json_.has("unlocated")) {
      state_.unlocated[state_.used_up == 0 ? kEarly : kLate] = rest;
      return;
    }
    JsonReader unlocated(json_.object("unlocated"), "unlocated");
    for (int origin = 0; origin < kOrigins; ++origin) {
      const char* name = kOriginNames[origin];
      if (!unlocated.has(name)) continue;
      state_.unlocated[origin] = read_cards(unlocated, name, std::string("unlocated.") + name);
    }
    unlocated.refuse_others();
    json_.adopt(unlocated);
  }

  const ChinaFace& face_;
  const Edition& edition_;
  JsonReader json_;
  State state_;
  std::vector<std::vector<int>> given_points_;
};

Json sites_json(const ChinaFace& face, std::uint64_t sites) {
  Json json = Json::array();
  for_each_bit(sites, [&](int site) { json.push_back(face.site_name(site)); });
  return json;
}

Json hand_json(const Player& player) {
  Json hand = Json::object();
  const auto add = [&](const char* key, Cards cards) {
    if (!cards.empty()) hand[key] = cards_json(cards);
  };
  add("open", player.open);
  add("early", player.early);
  add("late", player.hand - player.open - player.early);
  for (int origin = 0; origin < kOrigins; ++origin) {
    if (player.hidden[origin] != 0) hand["hidden"][kOriginNames[origin]] = player.hidden[origin];
  }
  return hand;
}

Json player_json(const ChinaFace& face, const Player& player) {
  Json json = {{"houses", sites_json(face, player.houses)},
               {"emissaries", Json::object()},
               {"hand", hand_json(player)},
               {"supply", Json::object()},
               {"points", Json::object()}};
  for (int realm = 0; realm < kRealms; ++realm) {
    const int count = emissaries_in(player, realm);
    if (count != 0) json["emissaries"][face.realm_name(realm)] = count;
  }
  for (int piece = 0; piece < kPieces; ++piece) {
    json["supply"][kPieceNames[piece]] = player.left[piece];
  }
  for (int source = 0; source < kSources; ++source) {
    json["points"][face.source_name(source)] = player.points[source];
  }
  return json;
}

}  // namespace

Json ChinaFace::position(const State& state) const {
  Json json = {{"game", kFacts.id},
               {"seats", state.seats},
               {"side", kSideNames[state.side]},
               {"with_fortresses", state.with_fortresses != 0},
               {"memory_aid", state.memory_aid != 0},
               {"first", state.first},
               {"turn", state.turn},
               {"rounds", state.rounds},
               {"used_up", state.used_up},
               {"phase", kPhaseNames[static_cast<int>(state.phase)]},
               {"draws", state.draws},
               {"fortresses", sites_json(*this, state.fortresses)},
               {"display", cards_json(state.display)},
               {"discards", cards_json(state.discards)},
               {"pile", state.pile},
               {"unlocated", Json::object()},
               {"players", Json::array()}};
  if (state.phase == Phase::kMore) json["state"] = realm_name(state.realm);
  for (int origin = 0; origin < kOrigins; ++origin) {
    if (state.unlocated[origin].empty()) continue;
    json["unlocated"][kOriginNames[origin]] = cards_json(state.unlocated[origin]);
  }
  for (int seat = 0; seat < state.seats; ++seat) {
    json["players"].push_back(player_json(*this, state.players[seat]));
  }
  return json;
}

Result<State> ChinaFace::read_position(const Json& json) const {
  return PositionReader(*this, json).read();
}

}  // namespace pentarch::china
