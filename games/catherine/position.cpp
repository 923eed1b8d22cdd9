// Catherine: a state as JSON and back. What follows from the rest is left out when reading: which
// cards are in the pile, symbols, who is asked. Where it is given all the same, it must be right.
#include <algorithm>

#include "games/catherine/face.hpp"

namespace pentarch::catherine {

namespace {

constexpr const char* kPhaseNames[] = {"setup", "play", "run", "books", "over"};

// The steps that a seat has taken in the decision that is under way.
std::vector<int> chosen_steps(const State& state, const Pending& pending) {
  std::vector<int> steps;
  const bool running = state.phase == Phase::kRun || state.phase == Phase::kBooks;
  if (running && pending.choice != 0) steps.push_back(kDecline + pending.choice - 1);
  for (int i = 0; i < chosen_cards(pending); ++i) {
    const int card = pending.cards[i];
    if (running) {
      steps.push_back(kDiscard + card);
    } else if (state.phase == Phase::kPlay && i == 1) {
      steps.push_back(kActivate + kColumns * card + pending.choice - 1);
    } else {
      steps.push_back(kLay + card);
    }
  }
  return steps;
}

// Fills a State from JSON; `audit` has the last word on what the pieces add up to.
class PositionReader {
 public:
  PositionReader(const CatherineFace& face, const Json& json)
      : face_(face), edition_(face.edition()), json_(json, "") {}

  Result<State> read() {
    if (json_.text("game") != kFacts.id) json_.fail_at("game", "must be catherine");
    read_time();
    read_players();
    state_.discards = read_cards(json_, "discards");
    read_older();
    settle();
    if (json_.ok()) {
      if (const char* broken = audit(edition_, state_)) json_.fail(broken);
    }
    if (json_.ok()) check_derived();
    if (json_.ok()) read_chosen();
    json_.refuse_others();
    if (!json_.ok()) return Error{"this position is impossible: " + json_.error()};
    return state_;
  }

 private:
  void read_time() {
    state_.seats =
        static_cast<std::uint8_t>(json_.number("seats", kFacts.least_seats, kFacts.most_seats));
    const std::string phase = json_.text("phase");
    const auto* found = std::find(std::begin(kPhaseNames), std::end(kPhaseNames), phase);
    if (found == std::end(kPhaseNames)) {
      return json_.fail_at("phase", "must be setup, play, run, books or over");
    }
    state_.phase = static_cast<Phase>(found - std::begin(kPhaseNames));
    state_.decade = static_cast<std::uint8_t>(json_.number("decade", 0, edition_.decades));
    state_.round = static_cast<std::uint8_t>(json_.number("round", 0, edition_.rounds));
    const int below = state_.round + (state_.phase == Phase::kRun);
    const int size = state_.phase == Phase::kSetup ? 0 : edition_.start_row + below;
    state_.row_size = static_cast<std::uint8_t>(std::min(size, kColumns));
    for (const char* key : {"pile", "asked"}) json_.allow(key);
  }

  std::optional<CardId> read_card(JsonReader& reader, const Json& name) {
    const std::optional<CardId> card =
        name.is_string() ? face_.find_card(name.get<std::string>()) : std::nullopt;
    if (!card) reader.fail("there is no card " + quote(dump(name)));
    return card;
  }

  CardSet read_cards(JsonReader& reader, const char* key) {
    CardSet cards;
    for (const Json& name : reader.array(key, 0, kMostCards)) {
      const std::optional<CardId> card = read_card(reader, name);
      if (!card) break;
      if (cards.has(*card)) reader.fail_at(key, "has a card twice");
      cards.add(*card);
    }
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
    player.hand = read_cards(reader, "hand");
    read_hidden(reader, player);
    player.hand_size = static_cast<std::uint8_t>(player.hand.size() + covered_cards(player));
    read_places(reader, "row", player.row);
    read_places(reader, "under", player.under);
    read_houses(reader, player);
    const std::string order = reader.text("order");
    const std::optional<int> found = face_.find_order(order);
    if (reader.ok() && !found)
      reader.fail_at("order", "is " + quote(order) + ", which is no order");
    player.order = static_cast<std::uint8_t>(found.value_or(0));
    player.favour = static_cast<std::uint8_t>(reader.number("favour", 0, edition_.top));
    player.jokers = static_cast<std::uint8_t>(reader.number("jokers", 0, edition_.jokers));
    for (const char* key : {"active", "chosen", "owned", "hand_size"}) reader.allow(key);
    if (reader.has("active")) {
      player.active = static_cast<std::uint8_t>(reader.number("active", 1, kColumns) - 1);
    } else if (state_.phase == Phase::kRun) {
      reader.fail_at("active", "is missing; it is the column of the last activation card");
    }
    JsonReader points(reader.object("points"), path + ".points");
    for (int source = 0; source < kCounted; ++source) {
      player.points[source] =
          static_cast<std::uint16_t>(points.number(face_.source_name(source), 0, 30'000));
    }
    points.refuse_others();
    reader.adopt(points);
  }

  // Covered cards by the shuffle they are from: that of the pile first, then the older ones.
  void read_hidden(JsonReader& reader, Player& player) {
    reader.allow("hidden");
    if (!reader.has("hidden")) return;
    int age = 0;
    for (const Json& count : reader.array("hidden", 0, kAges)) {
      if (!is_number_in(count, 0, kMostHand)) {
        return reader.fail_at("hidden", "must be a list of numbers of cards");
      }
      player.hidden[age++] = count.get<std::uint8_t>();
    }
  }

  void read_places(JsonReader& reader, const char* key, std::array<CardId, kColumns>& places) {
    int column = 0;
    for (const Json& name : reader.array(key, 0, kColumns)) {
      if (!name.is_null()) places[column] = read_card(reader, name).value_or(kNoCard);
      ++column;
    }
  }

  void read_houses(JsonReader& reader, Player& player) {
    for (const Json& name : reader.array("houses", 0, kMostCities)) {
      const std::optional<int> city =
          name.is_string() ? face_.find_city(name.get<std::string>()) : std::nullopt;
      if (!city) return reader.fail_at("houses", "has " + quote(dump(name)) + ", which is no city");
      const auto here = static_cast<std::uint32_t>(bit(*city));
      if ((player.houses & here) != 0) return reader.fail_at("houses", "has a city twice");
      player.houses |= here;
    }
  }

  // Cards in hands from shuffles before that of the pile, the oldest first.
  void read_older() {
    json_.allow("older");
    if (!json_.has("older")) return;
    int age = 1;
    for (const Json& list : json_.array("older", 0, kAges - 1)) {
      if (!list.is_array()) return json_.fail_at("older", "must be a list of lists of cards");
      for (const Json& name : list) {
        const std::optional<CardId> card = read_card(json_, name);
        if (!card) return;
        if (state_.ages.older().has(*card)) return json_.fail_at("older", "has a card twice");
        state_.ages.put(CardSet::only(*card), age);
      }
      ++age;
    }
  }

  // The pile holds every card that lies nowhere else, less those that are covered in a hand.
  void settle() {
    CardSet located = state_.discards | state_.ages.older();
    int covered = 0;
    for (int seat = 0; seat < state_.seats; ++seat) {
      Player& player = state_.players[seat];
      located |= player.hand;
      covered += player.hidden[0];
      for (int column = 0; column < kColumns; ++column) {
        const CardId card = player.row[column];
        if (card != kNoCard) {
          located.add(card);
          player.owned += edition_.cards[card].symbols;
        }
        if (player.under[column] != kNoCard) located.add(player.under[column]);
      }
      for_each_bit(player.houses, [&](int city) {
        if (edition_.cities[city].good != kNoSymbol) {
          player.owned += Symbols::of(edition_.cities[city].good);
        }
      });
    }
    state_.pile = CardSet::first(edition_.card_count) - located;
    const int left = state_.pile.size() - covered;
    if (left < 0) return json_.fail("more cards are covered than are left");
    state_.pile_size = static_cast<std::uint8_t>(left);
    if (!json_.ok() || !is_readable()) return;
    state_.asked = seats_to_ask(edition_, state_);
  }

  // Enough is in its place to ask who has to decide.
  bool is_readable() const {
    if (state_.phase != Phase::kRun) return true;
    for (int seat = 0; seat < state_.seats; ++seat) {
      const Player& player = state_.players[seat];
      if (player.row[player.active] == kNoCard || player.under[player.active] == kNoCard) {
        return false;
      }
    }
    return true;
  }

  void check_derived() {
    if (json_.has("pile")) json_.number("pile", state_.pile_size, state_.pile_size);
    if (json_.has("asked")) {
      Json asked = Json::array();
      for_each_bit(state_.asked, [&](int seat) { asked.push_back(seat); });
      if (json_.array("asked", 0, kSeats) != asked) json_.fail_at("asked", "has other seats");
    }
    int seat = 0;
    for (const Json& json : json_.array("players", state_.seats, state_.seats)) {
      const Player& player = state_.players[seat];
      JsonReader reader(json, "players[" + std::to_string(seat++) + "]");
      if (reader.has("hand_size")) reader.number("hand_size", player.hand_size, player.hand_size);
      if (reader.has("owned")) {
        JsonReader owned(reader.object("owned"), "players[" + std::to_string(seat - 1) + "].owned");
        for (int symbol = 0; symbol < kSymbols; ++symbol) {
          owned.number(kSymbolNames[symbol], player.owned[symbol], player.owned[symbol]);
        }
        owned.refuse_others();
        reader.adopt(owned);
      }
      json_.adopt(reader);
    }
  }

  // Steps that are chosen, and not declared or still sealed: taken again, one after the other.
  void read_chosen() {
    int seat = 0;
    for (const Json& json : json_.array("players", state_.seats, state_.seats)) {
      JsonReader reader(json, "players[" + std::to_string(seat) + "]");
      if (reader.has("chosen")) {
        for (const Json& action : reader.array("chosen", 1, 1 + kChosen)) {
          if (!take(static_cast<Seat>(seat), action)) {
            reader.fail_at("chosen", "has a step that is not possible here");
            return json_.adopt(reader);
          }
        }
      }
      json_.adopt(reader);
      ++seat;
    }
  }

  // One more step of a seat; the last answer of all is no position.
  bool take(Seat seat, const Json& action) {
    if (!is_number_in(action, 0, kActions - 1)) return false;
    const Step step = Catherine::step_of(action.get<int>());
    Steps legal;
    Catherine::legal(edition_, state_, seat, legal);
    if (!legal.contains(step)) return false;
    if (!choose(edition_, state_, state_.players[seat], step.action)) return true;
    state_.answered |= static_cast<std::uint8_t>(1u << seat);
    return state_.answered != state_.asked;
  }

  const CatherineFace& face_;
  const Edition& edition_;
  JsonReader json_;
  State state_;
};

}  // namespace

Json CatherineFace::position(const State& state) const {
  const auto cards = [&](CardSet set) {
    Json names = Json::array();
    set.for_each([&](int card) { names.push_back(card_name(card)); });
    return names;
  };
  const auto places = [&](const std::array<CardId, kColumns>& row) {
    Json names = Json::array();
    for (int column = 0; column < state.row_size; ++column) {
      names.push_back(row[column] == kNoCard ? Json() : Json(card_name(row[column])));
    }
    return names;
  };
  Json json = {{"game", kFacts.id},
               {"seats", state.seats},
               {"phase", kPhaseNames[static_cast<int>(state.phase)]},
               {"decade", state.decade},
               {"round", state.round},
               {"pile", state.pile_size},
               {"discards", cards(state.discards)},
               {"older", Json::array()},
               {"asked", Json::array()},
               {"players", Json::array()}};
  const int ages = state.ages.count();
  for (int age = 1; age <= ages; ++age) json["older"].push_back(cards(state.ages.of(age)));
  for_each_bit(state.asked, [&](int seat) { json["asked"].push_back(seat); });
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    Json out = {{"hand", cards(player.hand)},        {"hand_size", player.hand_size},
                {"row", places(player.row)},         {"under", places(player.under)},
                {"houses", Json::array()},           {"owned", Json::object()},
                {"order", order_name(player.order)}, {"favour", player.favour},
                {"jokers", player.jokers},           {"points", Json::object()}};
    if (is_covered(player)) {
      out["hidden"] = Json::array();
      for (int age = 0; age <= ages; ++age) out["hidden"].push_back(player.hidden[age]);
    }
    for_each_bit(player.houses, [&](int city) { out["houses"].push_back(city_name(city)); });
    for (int symbol = 0; symbol < kSymbols; ++symbol) {
      out["owned"][kSymbolNames[symbol]] = player.owned[symbol];
    }
    for (int source = 0; source < kCounted; ++source) {
      out["points"][source_name(source)] = player.points[source];
    }
    if (state.phase == Phase::kRun) out["active"] = player.active + 1;
    if (!(player.pending == Pending{})) out["chosen"] = chosen_steps(state, player.pending);
    json["players"].push_back(out);
  }
  return json;
}

Result<State> CatherineFace::read_position(const Json& json) const {
  return PositionReader(*this, json).read();
}

}  // namespace pentarch::catherine
