// Emperor's Choice: what an event tells, in sentences and as JSON.
#include "games/emperor/face.hpp"

namespace pentarch::emperor {

namespace {

constexpr const char* kKinds[] = {"dealt-carriage", "turned-up",      "laid-policy",
                                  "came-xiongnu",   "laid-set",       "handed-bonuses",
                                  "picked",         "began-round",    "showed",
                                  "declared",       "acted",          "killed",
                                  "passed",         "lost-person",    "lost-cubes",
                                  "lost-nothing",   "withdrew",       "chose",
                                  "skipped",        "gained",         "got-bonus-person",
                                  "rose",           "got-tile",       "drew-tiles",
                                  "returned-tile",  "drew-person",    "drew-persons",
                                  "discarded",      "shuffled",       "drew-tribute",
                                  "took-treasure",  "fell",           "lost-trust",
                                  "shortage",       "paid-cubes",     "took-set",
                                  "used-tile",      "income",         "used-treasure",
                                  "hired-person",   "hired-cubes",    "paid-palace",
                                  "took-decree",    "chose-policy",   "flipped",
                                  "showed-for",     "showed-nothing", "scored",
                                  "battled",        "removed-tiles",  "returned-discs",
                                  "final-step",     "revealed",       "revealed-tributes",
                                  "ended",          "did-enough"};
static_assert(std::size(kKinds) == kEventKinds);

}  // namespace

Names EmperorFace::events() {
  return {"kind of event", kKinds};
}

void EmperorFace::tell(Telling& tell, const Event& event) const {
  const auto& args = event.args;
  const bool hidden = args[0] == kHiddenArg;
  const Things persons{EmperorFace::persons(),
                       [this](const Words& words, int i) { return person_word(words, i); }};
  const Things tiles{EmperorFace::tiles(), tile_word};
  const Things policies{EmperorFace::policies(), policy_word};
  const Things treasures{EmperorFace::treasures(),
                         [this](const Words& words, int i) { return treasure_word(words, i); }};
  // Bonus tiles are called by what they do.
  const Things bonuses{EmperorFace::bonuses(),
                       [this](const Words& words, int i) { return bonus_word(words, i); },
                       Mention::kPlain};
  const Things withdrawals{EmperorFace::withdrawals(),
                           [this](const Words&, int i) { return withdrawal_name(i); }};
  const auto person = [&] { tell.one("person", persons, args[0]); };
  const auto tile = [&](int which) { tell.one("tile", tiles, which); };
  const auto policy = [&] { tell.one("policy", policies, args[0]); };
  const auto treasure = [&] { tell.one("treasure", treasures, args[0]); };
  const auto two = [&](const char* name, const Things& kind) {
    tell.some(name, kind, {args[0], args[1]});
    tell.word("first", kind, args[0]);
    tell.word("second", kind, args[1]);
  };
  // Also how much of something, which makes another sentence where there is any.
  const auto and_also = [&](const char* name, int amount, const char* variant) {
    tell.number(name, amount);
    tell.variant_if(amount != 0, variant);
  };
  // The person came from a hand: then of which shuffle.
  const auto covered = [&] {
    tell.only_if(args[1] != 0, [&] { tell.member("shuffle", args[2]); });
  };
  const auto points = [&] { tell.points("points", {args.begin() + 1, args.begin() + 1 + kSeats}); };
  switch (event.kind) {
    // Set-up and preparation.
    case kDealtCarriage: return tile(kCarriage + args[0]);
    case kLaidPolicy:
      tell.number("place", args[0] + 1);
      return tell.one("policy", policies, args[1]);
    case kCameXiongnu: tell.number("strength", args[0]); return tell.number("now", args[1]);
    case kLaidSet: return tell_set(tell, tiles, event);
    case kHandedBonuses: return tell_bonuses(tell, bonuses, event);
    case kPicked: return tell.one("tile", bonuses, args[0]);
    case kBeganRound: return tell.number("round", args[0]);
    // Auction.
    case kShowed:
    case kShowedFor: person(); return covered();
    case kTurnedUp:
    case kActed:
    case kLostPerson:
    case kGotBonusPerson: return person();
    case kDeclared: tell.number("number", args[0]); return and_also("cubes", args[1], "cubes");
    case kKilled:
      tell.seat("victim", args[0]);
      tell.one("person", persons, args[1]);
      tell.number("points", args[2]);
      return tell.one("assassin", persons, args[3]);
    case kPassed: return tell.number("order", args[0]);
    case kLostCubes:
    case kShortage: return tell.number("cubes", args[0]);
    case kWithdrew: return tell.one("tile", withdrawals, args[0]);
    // Effects.
    case kChose: return tell_choice(tell, args[0], args[1]);
    case kSkipped:
      if (args[0] != kEffects) return tell_effect(tell, args[0]);
      tell.variant("flip");
      return tell.member("effect", "flip");
    case kGained:
      tell.named("what", {"icon", kIconNames}, args[0]);
      tell.variant(kIconNames[args[0]]);
      return tell.number("amount", args[1]);
    case kRose: return tell.number("level", args[0]);
    case kGotTile:
    case kReturnedTile:
    case kUsedTile: return tile(args[0]);
    case kDrewTiles: return two("tiles", tiles);
    case kDrewPerson: tell.variant_if(!hidden, "known"); return person();
    case kDrewPersons: tell.variant_if(!hidden, "known"); return two("persons", persons);
    case kDiscarded:
    case kRevealed: person(); return tell.member("shuffle", args[1]);
    case kShuffled: return tell.number("persons", args[0]);
    case kDrewTribute:
      tell.variant_if(!hidden, "known");
      if (!hidden) tell.word("points", edition().tribute_points[args[0]]);
      return tell.named("tribute", tributes(), args[0]);
    case kTookTreasure:
      treasure();
      tell.variant_if(args[1] != kSeats, "from");
      return tell.seat_or_null("from", args[1], kSeats);
    case kFell: return tell.number("trust", args[0]);
    case kLostTrust:
      tell.number("trust", args[0]);
      return and_also("points_lost", args[1], "points");
    case kPaidCubes:
      tell.number("cubes", args[0]);
      return and_also("points_lost", args[1], "points");
    // Domestic phase.
    case kTookSet: return tell.number("set", args[0] + 1);
    case kIncome: return tell.number("gold", args[0]);
    case kUsedTreasure: return treasure();
    case kHiredPerson: person(); return tell.number("gold", args[1]);
    case kHiredCubes: tell.number("cubes", args[0]); return tell.number("gold", args[1]);
    case kPaidPalace: tell.number("levels", args[0]); return tell.number("gold", args[1]);
    // Policies.
    case kTookDecree:
      tell.variant(kDecreeNames[args[0]]);
      return tell.named("tile", decrees(), args[0]);
    case kChosePolicy: policy(); return and_also("tributes", args[1], "tributes");
    case kFlipped: return policy();
    case kScored: policy(); return points();
    case kBattled:
      policy();
      tell.number("defence", args[1]);
      tell.number("strength", args[2]);
      tell.variant(args[3] != 0 ? "won" : "lost");
      return tell.member("won", args[3] != 0);
    case kRemovedTiles: tile(args[0]); return tell.number("count", args[1]);
    case kReturnedDiscs: policy(); return and_also("tributes", args[1], "tribute");
    // The end.
    case kFinalStep:
      tell.variant(source_name(args[0]));
      tell.named("source", sources(), args[0]);
      return points();
    case kRevealedTributes: return tell_tributes(tell, event);
    default: return;
  }
}

void EmperorFace::tell_set(Telling& tell, const Things& tiles, const Event& event) const {
  tell.number("set", event.args[0] + 1);
  std::vector<int> in_set;
  for (int i = 1; i <= kMostSetTiles; ++i) {
    if (event.args[i] != 0) in_set.push_back(event.args[i] - 1);
  }
  tell.some("tiles", tiles, in_set);
}

void EmperorFace::tell_bonuses(Telling& tell, const Things& bonuses, const Event& event) const {
  const bool hidden = event.args[1] == kHiddenArg;
  std::vector<int> handed;
  if (!hidden) {
    for_each_bit(static_cast<std::uint64_t>(event.args[1]), [&](int i) { handed.push_back(i); });
  }
  tell.number("count", event.args[0]);
  tell.variant_if(!hidden, "known");
  tell.either(
      hidden, [&] { tell.member("tiles", Json()); }, [&] { tell.some("tiles", bonuses, handed); });
}

void EmperorFace::tell_effect(Telling& tell, int effect) const {
  tell.value("effect", effect_name(effect),
             [&](const Voice& voice) { return effect_word(voice.words, effect); });
}

void EmperorFace::tell_choice(Telling& tell, int effect, int alternative) const {
  tell_effect(tell, effect);
  const Alternative& chosen = edition().effects[effect].alternatives[alternative];
  tell.value("chosen", alternative_name(chosen),
             [&](const Voice& voice) { return alternative_word(voice.words, chosen); });
}

void EmperorFace::tell_tributes(Telling& tell, const Event& event) const {
  Json tributes = Json::object();
  int count = 0;
  int worth = 0;
  for (int kind = 0; kind < edition().tribute_kinds; ++kind) {
    tributes[tribute_name(kind)] = event.args[kind];
    count += event.args[kind];
    worth += event.args[kind] * edition().tribute_points[kind];
  }
  tell.member("tributes", tributes);
  tell.word("count", count);
  tell.word("worth", worth);
}

}  // namespace pentarch::emperor
