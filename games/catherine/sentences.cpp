// Catherine: what is said to people. Every word comes from words/.
#include "games/catherine/face.hpp"

namespace pentarch::catherine {

namespace {

constexpr const char* kKinds[] = {
    "got-order", "drew",     "reshuffled", "none-left",   "opened", "played",
    "ran",       "declined", "idle",       "discarded",   "built",  "favoured",
    "scored",    "joker",    "most-books", "decade-over", "ended"};
static_assert(std::size(kKinds) == kEnded + 1);

// "1 iron, 2 food and 2 fur"
std::string say_goods(const Words& words, Symbols goods) {
  std::vector<std::string> parts;
  for (int good = 0; good < kGoods; ++good) {
    if (goods[good] == 0) continue;
    parts.push_back(
        words.say("counted", {{"n", goods[good]}, {"symbol", symbol_word(words, good)}}));
  }
  return words.list(parts);
}

// The cards of an event that tells their number first.
std::vector<std::string> told_cards(const CatherineFace& face, const Event& event) {
  std::vector<std::string> names;
  for (int i = 1; i <= event.args[0]; ++i) names.push_back(face.card_name(event.args[i]));
  return names;
}

// "R29, G07 and B12": a card's name is printed on it.
std::string say_cards(const Voice& voice, std::vector<std::string> names) {
  for (std::string& name : names) name = voice.component(name, name);
  return voice.words.list(names);
}

std::string favoured(const Words& words, const std::string& seat, int up, int points) {
  const char* key = points == 0 ? "event.rose" : (up == 0 ? "event.at_top" : "event.rose_to_top");
  return words.say(key, {{"seat", seat}, {"n", up}, {"points", points}});
}

}  // namespace

std::string CatherineFace::sentence(const Event& event, const Voice& voice) const {
  const Words& words = voice.words;
  const auto& args = event.args;
  const Value seat{"seat", voice.name(event.seat)};
  const auto card = [&](const char* name, int id) {
    return Value{name, voice.component(card_name(id), card_name(id))};
  };
  switch (event.kind) {
    case kGotOrder:
      return words.say("event.got_order", {seat,
                                           {"order", order_name(args[0])},
                                           {"goods", say_goods(words, edition().orders[args[0]])}});
    case kDrew:
      if (args[0] == kHiddenArg) return words.say("event.drew", {seat});
      return words.say("event.drew_own", {seat, card("card", args[0])});
    case kReshuffled: return words.say("event.reshuffled", {{"n", args[0]}});
    case kNoneLeft: return words.say("event.none_left", {seat});
    case kOpened:
      return words.say("event.opened",
                       {seat, {"cards", say_cards(voice, told_cards(*this, event))}});
    case kPlayed:
      return words.say(
          args[3] != 0 ? "event.played_match" : "event.played",
          {seat, card("card", args[0]), card("below", args[1]), card("above", args[2])});
    case kRan:
      if (args[0] == kNoCard) return words.say("event.ran_books", {seat});
      return words.say(args[1] != 0 ? "event.ran_bonus" : "event.ran",
                       {seat, card("card", args[0])});
    case kDeclined:
      if (args[0] == kNoCard) return words.say("event.declined_books", {seat});
      return words.say("event.declined", {seat, card("card", args[0])});
    case kIdle:
      return words.say(args[1] != 0 ? "event.idle_nothing" : "event.idle_colours",
                       {seat, card("card", args[0])});
    case kDiscarded:
      return words.say("event.discarded",
                       {seat, {"cards", say_cards(voice, told_cards(*this, event))}});
    case kBuilt: {
      const std::string& name = city_name(args[0]);
      const Value city{"city", voice.component(city_word(words, name), name)};
      if (args[1] == 0) return words.say("event.built", {seat, city});
      return words.say("event.built_good", {seat, city, {"good", symbol_word(words, args[2])}});
    }
    case kFavoured: return favoured(words, voice.name(event.seat), args[0], args[1]);
    case kScored:
      return words.say(std::string("event.scored_") + source_name(args[0]), {seat, {"n", args[1]}});
    case kJoker: return words.say("event.joker", {seat});
    case kMostBooks:
      return words.say(args[1] != 0 ? "event.most_books" : "event.most_books_no_piece",
                       {seat, {"n", args[0]}});
    case kDecadeOver: return words.say("event.decade_over", {{"n", args[0]}});
    default: return words.say("event.ended");
  }
}

Json CatherineFace::event_json(const Event& event) const {
  Json json = {{"kind", kKinds[event.kind]}};
  if (event.seat != kNobody) json["seat"] = event.seat;
  const auto& args = event.args;
  const auto card = [&](int id) {
    return id == kHiddenArg || id == kNoCard ? Json() : Json(card_name(id));
  };
  switch (event.kind) {
    case kGotOrder: json["order"] = order_name(args[0]); break;
    case kDrew: json["card"] = card(args[0]); break;
    case kReshuffled: json["cards"] = args[0]; break;
    case kOpened:
    case kDiscarded: json["cards"] = told_cards(*this, event); break;
    case kPlayed:
      json["card"] = card(args[0]);
      json["below"] = card(args[1]);
      json["above"] = card(args[2]);
      json["match"] = args[3] != 0;
      break;
    case kRan:
      json["card"] = card(args[0]);
      json["bonus"] = args[1] != 0;
      break;
    case kDeclined: json["card"] = card(args[0]); break;
    case kIdle:
      json["card"] = card(args[0]);
      json["match"] = args[1] != 0;
      break;
    case kBuilt:
      json["city"] = city_name(args[0]);
      json["good"] = args[1] != 0 ? Json(kSymbolNames[args[2]]) : Json();
      break;
    case kFavoured:
      json["steps"] = args[0];
      json["points"] = args[1];
      break;
    case kScored:
      json["source"] = source_name(args[0]);
      json["points"] = args[1];
      break;
    case kMostBooks:
      json["books"] = args[0];
      json["house"] = args[1] != 0;
      break;
    case kDecadeOver: json["decade"] = args[0]; break;
    default: break;
  }
  return json;
}

std::string CatherineFace::prompt(const State& state, Seat seat, const Voice& voice) const {
  const Words& words = voice.words;
  if (state.phase == Phase::kOver) return words.say("prompt.over");
  const SeatSet asked = catherine::deciders(state);
  if (!asked.has(seat)) {
    std::vector<std::string> names;
    asked.for_each([&](Seat other) { names.push_back(voice.name(other)); });
    return words.say("prompt.wait", {{"seats", words.list(names)}});
  }
  const Player& player = state.players[seat];
  const int chosen = chosen_cards(player.pending);
  const Value name{"seat", voice.name(seat)};
  switch (state.phase) {
    case Phase::kSetup:
      return words.say("prompt.setup", {name, {"n", edition().start_row - chosen}});
    case Phase::kPlay:
      if (chosen == 0) return words.say("prompt.play", {name});
      return words.say("prompt.activate", {name, {"card", card_name(player.pending.cards[0])}});
    case Phase::kRun: {
      if (player.pending.choice != 0) {
        return words.say("prompt.discard", {name, {"n", discards_due(edition(), player) - chosen}});
      }
      const bool house = active_card(edition(), player).gain == Gain::kHouse;
      return words.say(house ? "prompt.house" : "prompt.run",
                       {name, {"card", card_name(player.row[player.active])}});
    }
    default: return words.say("prompt.books", {name});
  }
}

std::vector<std::string> CatherineFace::touches(const State& state, Seat seat,
                                                const Path& path) const {
  const Player& player = state.players[seat];
  Pieces pieces;
  int laid = 0;
  for (const Step& step : path) {
    const int action = step.action;
    if (action < kActivate) {
      laid = action - kLay;
      pieces.add((state.phase == Phase::kPlay ? "row:" : "card:") + card_name(laid));
    } else if (action < kDecline) {
      const int column = (action - kActivate) % kColumns;
      pieces.add("below:" + card_name((action - kActivate) / kColumns));
      pieces.add("column:" + card_name(column < state.row_size ? player.row[column] : laid));
    } else if (action == kDecline) {
      pieces.add("do:decline");
    } else if (action < kBuild) {
      pieces.add("do:run");
      if (action == kRunBonus) pieces.add("do:bonus");
    } else if (action < kDiscard) {
      pieces.add("city:" + city_name(action - (action < kBuildBonus ? kBuild : kBuildBonus)));
      if (action >= kBuildBonus) pieces.add("do:bonus");
    } else {
      pieces.add("discard:" + card_name(action - kDiscard));
    }
  }
  return pieces.list;
}

}  // namespace pentarch::catherine
