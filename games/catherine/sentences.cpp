// Catherine: what is said to people. Every word comes from words/.
#include "games/catherine/face.hpp"

namespace pentarch::catherine {

namespace {

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

}  // namespace

std::string CatherineFace::prompt(const State& state, Seat seat, const Voice& voice) const {
  const Words& words = voice.words;
  if (state.phase == Phase::kOver) return words.say("prompt.over");
  const SeatSet asked = catherine::deciders(state);
  if (!asked.has(seat)) {
    std::vector<std::string> names;
    asked.for_each([&](Seat other) { names.push_back(voice.person("seat", other).text); });
    return words.say("prompt.wait", {{"seats", words.list(names)}});
  }
  const Player& player = state.players[seat];
  const int chosen = chosen_cards(player.pending);
  switch (state.phase) {
    case Phase::kSetup: return words.say("prompt.setup", {{"n", edition().start_row - chosen}});
    case Phase::kPlay:
      if (chosen == 0) return words.say("prompt.play");
      return words.say("prompt.activate", {{"card", card_name(player.pending.cards[0])}});
    case Phase::kRun: {
      if (player.pending.choice != 0) {
        return words.say("prompt.discard", {{"n", discards_due(edition(), player) - chosen}});
      }
      const bool house = active_card(edition(), player).gain == Gain::kHouse;
      return words.say(house ? "prompt.house" : "prompt.run",
                       {{"card", card_name(player.row[player.active])}});
    }
    default: return words.say("prompt.books");
  }
}

Names CatherineFace::events() {
  constexpr static const char* kKinds[] = {
      "got-order", "drew",     "reshuffled", "none-left",   "opened", "played",
      "ran",       "declined", "idle",       "discarded",   "built",  "favoured",
      "scored",    "joker",    "most-books", "decade-over", "ended"};
  static_assert(std::size(kKinds) == kEventKinds);
  return {"kind of event", kKinds};
}

void CatherineFace::tell(Telling& tell, const Event& event) const {
  const auto& args = event.args;
  // What is printed on cards and orders is their name.
  const Things card{cards(), [this](const Words&, int id) { return card_name(id); }};
  const Things order{orders(), [this](const Words&, int id) { return order_name(id); },
                     Mention::kPlain};
  const Things city{cities(),
                    [this](const Words& words, int id) { return city_word(words, city_name(id)); }};
  const Things good{kSymbolKinds, symbol_word, Mention::kPlain};
  const auto one_card = [&](int id) { tell.one("card", card, id == kNoCard ? kHiddenArg : id); };
  switch (event.kind) {
    case kGotOrder:
      tell.word("goods", [&](const Voice& voice) {
        return say_goods(voice.words, edition().orders[args[0]]);
      });
      return tell.one("order", order, args[0]);
    case kDrew: tell.variant_if(args[0] != kHiddenArg, "own"); return one_card(args[0]);
    case kReshuffled: return tell.number("cards", args[0]);
    case kOpened:
    case kDiscarded:
      return tell.some("cards", card, {args.begin() + 1, args.begin() + 1 + args[0]});
    case kPlayed:
      tell.variant_if(args[3] != 0, "match");
      tell.flag("match", args[3] != 0);
      one_card(args[0]);
      tell.one("below", card, args[1]);
      return tell.one("above", card, args[2]);
    case kRan:
      tell.variant_if(args[0] == kNoCard, "books");
      tell.variant_if(args[1] != 0, "bonus");
      tell.flag("bonus", args[1] != 0);
      return one_card(args[0]);
    case kDeclined: tell.variant_if(args[0] == kNoCard, "books"); return one_card(args[0]);
    case kIdle:
      tell.variant(args[1] != 0 ? "nothing" : "colours");
      tell.flag("match", args[1] != 0);
      return one_card(args[0]);
    case kBuilt:
      tell.variant_if(args[1] != 0, "good");
      tell.one("city", city, args[0]);
      return tell.one("good", good, args[1] != 0 ? args[2] : kHiddenArg);
    case kFavoured:
      tell.variant_if(args[1] != 0, args[0] == 0 ? "at-top" : "to-top");
      tell.number("steps", args[0]);
      return tell.number("points", args[1]);
    case kScored:
      tell.variant(source_name(args[0]));
      tell.member("source", source_name(args[0]));
      return tell.number("points", args[1]);
    case kMostBooks:
      tell.variant_if(args[1] == 0, "no-piece");
      tell.flag("house", args[1] != 0);
      return tell.number("books", args[0]);
    case kDecadeOver: return tell.number("decade", args[0]);
    default: return;
  }
}

std::vector<std::string> CatherineFace::touches(const State& state, Seat seat,
                                                const Path& path) const {
  const Player& player = state.players[seat];
  const char* laid = state.phase == Phase::kPlay ? "row:" : "card:";
  Pieces pieces;
  const auto card = [&](const char* where, int id) { pieces.add(where + card_name(id)); };
  const auto run = [&](bool bonus) {
    pieces.add("do:run");
    if (bonus) pieces.add("do:bonus");
  };
  const auto build = [&](int city, bool bonus) {
    pieces.add("city:" + city_name(city));
    if (bonus) pieces.add("do:bonus");
  };
  const Cases touching{
      [&](Lay, int id) { card(laid, id); },
      [&](Activate, int below, int column) {
        card("below:", below);
        card("column:",
             column < state.row_size ? player.row[column] : Lay::operand(path[0].action));
      },
      [&](Decline) { pieces.add("do:decline"); },
      [&](Run) { run(false); },
      [&](RunBonus) { run(true); },
      [&](Build, int city) { build(city, false); },
      [&](BuildBonus, int city) { build(city, true); },
      [&](Discard, int id) { card("discard:", id); },
  };
  for (const Step& step : path) by_kind<LastKind>(step.action, touching);
  return pieces.list;
}

}  // namespace pentarch::catherine
