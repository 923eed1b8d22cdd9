// Splendor: what is said to people. Every word comes from words/.
#include "games/splendor/edition_tables.hpp"
#include "games/splendor/face.hpp"

namespace pentarch::splendor {

namespace {

std::string colour_word(const Words& words, int colour) {
  return words.say(std::string("colour.") + kColourNames[colour]);
}

// "2 white, 1 red and 1 gold", out of the first six of these.
std::string say_counts(const Words& words, const char* key,
                       const std::array<std::int16_t, 8>& counts) {
  std::vector<std::string> parts;
  for (int colour = 0; colour < kTokenKinds; ++colour) {
    if (counts[colour] <= 0) continue;
    parts.push_back(
        words.say(key, {{"n", counts[colour]}, {"colour", colour_word(words, colour)}}));
  }
  return parts.empty() ? words.say("nothing") : words.list(parts);
}

// Why one of the steps of a turn is not possible.
class Reason {
 public:
  Reason(const SplendorFace& face, const State& state, Seat seat, const Words& words)
      : face_(face), state_(state), player_(state.players[seat]), words_(words) {}

  std::string of_action(int action) const {
    if (TakeDifferent::has(action)) return of_take_different(TakeDifferent::operand(action));
    if (TakeAlike::has(action)) {
      const int colour = TakeAlike::operand(action);
      return words_.say("why.take_two", {{"n", face_.edition().alike_needs},
                                         {"colour", colour_word(words_, colour)}});
    }
    if (Reserve::has(action) || ReserveTop::has(action)) return of_reserve(action);
    if (Buy::has(action)) return of_buy(card_of_buy(state_, action));
    return words_.say("why.pass");
  }

 private:
  std::string of_take_different(int set) const {
    const std::uint32_t wanted = different_sets()[set];
    const std::uint32_t in_stock = colours_with(state_.stock, 1);
    if ((wanted & ~in_stock) != 0) {
      return words_.say("why.not_in_stock",
                        {{"colour", colour_word(words_, lowest_bit(wanted & ~in_stock))}});
    }
    return words_.say("why.take_three", {{"n", std::min(3, popcount(in_stock))}});
  }

  std::string of_reserve(int action) const {
    if (reserved_count(player_) == kHand) return words_.say("why.hand_full", {{"n", kHand}});
    if (ReserveTop::has(action)) {
      return words_.say("why.deck_empty", {{"level", ReserveTop::operand(action) + 1}});
    }
    return words_.say("why.place_empty");
  }

  std::string of_buy(CardId card) const {
    if (card >= kUnknown) return words_.say("why.place_empty");
    const Gems missing = beyond(face_.edition().cards[card].cost, player_.tokens + player_.bonuses);
    return words_.say("why.too_dear", {{"missing", say_counts(words_, "tokens", told(missing, 0))},
                                       {"gold", player_.gold}});
  }

  const SplendorFace& face_;
  const State& state_;
  const Player& player_;
  const Words& words_;
};

}  // namespace

std::string SplendorFace::why_not(const State& state, Seat seat, Step step,
                                  const Voice& voice) const {
  const Words& words = voice.words;
  const int action = step.action;
  switch (state.pending.phase) {
    case Phase::kAct:
      if (action < kTurnSteps) return Reason(*this, state, seat, words).of_action(action);
      return words.say(ChooseNoble::has(action) ? "why.noble_not_now"
                       : Return::has(action)    ? "why.nothing_to_return"
                                                : "why.no_payment");
    case Phase::kPay: return words.say("why.no_payment");
    case Phase::kGiveBack:
      if (Return::has(action)) {
        return words.say("why.no_token", {{"colour", colour_word(words, Return::operand(action))}});
      }
      return words.say("why.return_first", {{"n", excess(edition(), state.players[seat])}});
    case Phase::kNoble:
      return words.say(ChooseNoble::has(action) ? "why.noble_not_visiting" : "why.noble_first");
    case Phase::kOver: break;
  }
  return words.say("why.over");
}

std::string SplendorFace::prompt(const State& state, Seat seat, const Voice& voice) const {
  const Words& words = voice.words;
  if (state.pending.phase == Phase::kOver) return words.say("prompt.over");
  if (seat != state.turn) return words.say("prompt.wait", {voice.person("seat", state.turn)});
  switch (state.pending.phase) {
    case Phase::kPay:
      return words.say("prompt.pay", {{"colour", colour_word(words, state.pending.colour)}});
    case Phase::kGiveBack:
      return words.say("prompt.return", {{"n", excess(edition(), state.players[seat])}});
    case Phase::kNoble: return words.say("prompt.noble");
    default: break;
  }
  const bool must_pass = legal_turn_steps(edition(), state) == bit(Pass::kFirst);
  return words.say(must_pass ? "prompt.pass" : "prompt.act");
}

Names SplendorFace::events() {
  constexpr static const char* kKinds[] = {"took",     "reserved",   "reserved-top", "bought",
                                           "returned", "visited",    "passed",       "revealed",
                                           "appeared", "last-round", "ended"};
  static_assert(std::size(kKinds) == kEventKinds);
  return {"kind of event", kKinds};
}

void SplendorFace::tell(Telling& tell, const Event& event) const {
  const auto& args = event.args;
  const Things card{cards(),
                    [this](const Words& words, int id) {
                      const Card& one = edition().cards[id];
                      return words.say("card", {{"colour", colour_word(words, one.bonus)},
                                                {"level", one.level + 1},
                                                {"points", one.points}});
                    },
                    Mention::kDescribed};
  const Things noble{nobles(),
                     [this](const Words& words, int id) {
                       const Gems needs = edition().nobles[id].needs;
                       return words.say("noble",
                                        {{"needs", say_counts(words, "cards", told(needs, 0))}});
                     },
                     Mention::kDescribed};
  const auto tokens = [&] {
    tell.amounts("tokens", kTokenColours, {args.begin(), args.begin() + kTokenKinds});
    tell.word("tokens",
              [&](const Voice& voice) { return say_counts(voice.words, "tokens", args); });
  };
  const auto level = [&](int which) { tell.number("level", which + 1); };
  const auto place = [&] {
    level(args[0] / kSlots);
    tell.number("slot", args[0] % kSlots + 1);
  };
  const auto gold = [&](int count) {
    tell.member("gold", count);
    tell.variant_if(count > 0, "gold");
  };
  switch (event.kind) {
    case kTook:
    case kReturned: return tokens();
    case kReserved:
      place();
      tell.one("card", card, args[1]);
      return gold(args[2]);
    case kReservedTop:
      level(args[0]);
      tell.one("card", card, args[1]);
      tell.variant_if(args[1] != kHiddenArg, "own");
      return gold(args[2]);
    case kBought: tell.one("card", card, args[kBoughtCard]); return tokens();
    case kVisited:
      tell.word("points", static_cast<int>(edition().nobles[args[0]].points));
      [[fallthrough]];
    case kAppeared: return tell.one("noble", noble, args[0]);
    case kRevealed:
      place();
      tell.variant_if(args[1] == kNoCard, "empty");
      return tell.one("card", card, args[1] == kNoCard ? kHiddenArg : args[1]);
    case kLastRound: return tell.word("goal", edition().goal);
    default: return;
  }
}

std::vector<std::string> SplendorFace::touches(const State& state, Seat, const Path& path) const {
  const int action = path.front().action;
  Pieces pieces;
  const auto tokens = [&](const char* whose, const Tokens& counts) {
    for (int colour = 0; colour < kTokenKinds; ++colour) {
      pieces.add(std::string(whose) + kColourNames[colour], counts[colour]);
    }
  };
  if (action < Reserve::kFirst) {
    tokens("token:", tokens_of(edition().taken[action], 0));
  } else if (Reserve::has(action)) {
    pieces.add("do:reserve");
    pieces.add("card:" + card_name(state.display[Reserve::operand(action)]));
  } else if (ReserveTop::has(action)) {
    pieces.add("do:reserve");
    pieces.add("deck:" + std::to_string(ReserveTop::operand(action) + 1));
  } else if (Buy::has(action)) {
    pieces.add("do:buy");
    pieces.add("card:" + card_name(card_of_buy(state, action)));
    tokens("own:", payment_of(edition(), state, action, gold_chosen(edition(), state, path)));
  } else if (Pass::has(action)) {
    pieces.add("do:pass");
  } else if (ChooseNoble::has(action)) {
    pieces.add("noble:" + noble_name(ChooseNoble::operand(action)));
  } else {
    for (const Step& step : path) {
      pieces.add(std::string("own:") + kColourNames[Return::operand(step.action)]);
    }
  }
  return pieces.list;
}

}  // namespace pentarch::splendor
