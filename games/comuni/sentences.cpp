// Comuni: what is said to people. Every word comes from words/.
#include "games/comuni/face.hpp"

namespace pentarch::comuni {

namespace {

std::string invasion_prompt(const State& state, Seat seat, const Words& words) {
  const Player& player = state.players[seat];
  if (player.defence.stage == kSealed) return words.say("prompt.sealed");
  switch (next_question(player, player.defence.stage)) {
    case kAskGold: return words.say("prompt.defend_gold");
    case kAskPilgrims: return words.say("prompt.defend_pilgrims");
    case kAskLeague: return words.say("prompt.defend_league", {{"n", player.defence.sent()}});
    default: return words.say("prompt.defend_armies");
  }
}

}  // namespace

std::string ComuniFace::prompt(const State& state, Seat seat, const Voice& voice) const {
  const Words& words = voice.words;
  const Pending& pending = state.pending;
  const SeatSet asked = comuni::deciders(state);
  if (asked.empty()) return words.say("prompt.over");
  if (pending.phase == Phase::kInvasion) {
    if (seat < state.seats) return invasion_prompt(state, seat, words);
    return words.say("prompt.wait_all");
  }
  if (!asked.has(seat)) return words.say("prompt.wait", {voice.person("seat", asked.lowest())});
  const Player& player = state.players[seat];
  switch (pending.phase) {
    case Phase::kBidding: return words.say("prompt.bid_gold", {{"column", pending.choice + 1}});
    case Phase::kPairing: return words.say("prompt.bid_pairs", {{"column", pending.choice + 1}});
    case Phase::kClaiming:
    case Phase::kEarning: return words.say("prompt.cube");
    case Phase::kDisplaced: return words.say("prompt.displaced");
    case Phase::kBuilding: return words.say("prompt.build");
    case Phase::kPaying: return words.say("prompt.pay_pairs");
    case Phase::kDiscarding:
      return words.say("prompt.discard", {{"n", hand_size(player) - kHandLimit}});
    case Phase::kPlunder: return words.say("prompt.plunder", {{"n", player.plunder}});
    default:
      if (popcount(columns_of(state, seat)) == edition().envoys) {
        return words.say("prompt.must_claim");
      }
      return words.say("prompt.project");
  }
}

Names ComuniFace::events() {
  constexpr static const char* kKinds[] = {
      "seated",    "turned-up", "bid",    "displaced",    "withdrew",    "moved",
      "claimed",   "took",      "earned", "invaded",      "defended",    "honoured",
      "opened",    "built",     "walled", "discarded",    "guildmaster", "removed",
      "last-card", "stalled",   "ended",  "built-enough", "kept-plunder"};
  static_assert(std::size(kKinds) == kEventKinds);
  return {"kind of event", kKinds};
}

void ComuniFace::tell(Telling& tell, const Event& event) const {
  const auto& args = event.args;
  const Things card{cards(), [this](const Words& words, int id) { return card_word(words, id); },
                    Mention::kDescribed};
  const Things commune{
      communes(),
      [this](const Words& words, int id) { return known_name(words, "commune", commune_name(id)); },
      Mention::kPlain};
  const Things invader{
      invaders(),
      [this](const Words& words, int id) { return known_name(words, "invader", invader_name(id)); },
      Mention::kPlain};
  const Things deck{
      {"deck", kDeckNames}, [](const Words&, int id) { return kDeckNames[id]; }, Mention::kPlain};
  const Things master{kBuildingTypes,
                      [](const Words& words, int id) {
                        return words.say(std::string("guildmaster.") + kTypeNames[id]);
                      },
                      Mention::kPlain};
  const auto column = [&] { tell.number("column", args[0] + 1); };
  // Cubes of these kinds, told one after the other.
  const auto cubes = [&](int first, std::initializer_list<int> kinds) {
    std::array<int, kTypes> counts{};
    for (const int kind : kinds) {
      counts[kind] = args[first++];
      tell.number(kCubeNames[kind], counts[kind]);
    }
    tell.word("cubes", [&](const Voice& voice) { return say_cubes(voice.words, counts); });
  };
  const auto bid = [&](int first) { cubes(first, {kGold, kPilgrim}); };
  const auto paid = [&](int first) {
    cubes(first, {kCraftsman, kPilgrim});
    tell.variant_if(args[first] + args[first + 1] > 0, "paid");
  };
  switch (event.kind) {
    case kSeated: return tell.one("commune", commune, args[0]);
    case kTurnedUp:
      column();
      tell.number("space", args[1] + 1);
      return tell.one("card", card, args[2]);
    case kPlacedBid:
    case kMovedEnvoy: column(); return bid(1);
    case kDisplacedEnvoy: return column();
    case kWithdrew: return bid(0);
    case kClaimed: {
      std::vector<int> taken;
      for (int i = 1; i <= kSpaces; ++i) {
        if (args[i] != kNoCard) taken.push_back(args[i]);
      }
      column();
      tell.variant_if(taken.empty(), "nothing");
      tell.some("cards", card, taken);
      return bid(1 + kSpaces);
    }
    case kTookCubes:
    case kEarned: return cubes(0, {kGold, kArmy, kCraftsman, kPilgrim});
    case kInvaded:
      tell.word("n", static_cast<int>(edition().invasions[args[0]].strength));
      return tell.one("invader", invader, args[0]);
    case kDefended:
      tell.number("league", args[0]);
      tell.number("walls", args[1]);
      cubes(2, {kArmy, kGold, kPilgrim});
      tell.number("attack", args[5]);
      tell.number("defence", args[6]);
      tell.variant_if(args[7] != 0, "plundered");
      return tell.number("plunder", args[7]);
    case kHonoured:
      tell.named("counter", counters(), 2 * args[0] + args[1]);
      tell.word("invader", [&](const Voice& voice) { return invader.spoken(voice, args[0]); });
      return tell.number("points", edition().invasions[args[0]].honour[args[1]]);
    case kOpenedDeck: tell.one("deck", deck, args[0]); return tell.number("cards", args[1]);
    case kBuilt:
      tell.one("card", card, args[0]);
      tell.one("type", {kBuildingTypes, type_word, Mention::kPlain}, args[1]);
      tell.number("level", args[2]);
      return paid(3);
    case kWalled:
      tell.one("card", card, args[0]);
      tell.number("level", args[1]);
      paid(2);
      tell.variant_if(args[4] != 0, "bonus");
      return tell.flag("bonus_wall", args[4] != 0);
    case kDiscarded: return tell.one("card", card, args[0]);
    case kTookGuildmaster:
      tell.one("type", master, args[0]);
      tell.variant_if(args[1] != 0, "from");
      return tell.only_if(args[1] != 0, [&] { tell.seat("from", args[1] - 1); });
    case kRemovedPlunder: tell.number("markers", args[0]); return tell.number("pilgrim", args[1]);
    case kStalled: return tell.number("turns", args[0]);
    default: return;
  }
}

}  // namespace pentarch::comuni
