// Emperor's Choice: events as sentences and as JSON.
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

// "Ada 7, Ben 4": the seats that score something.
std::string say_points(const Voice& voice, const Event& event) {
  std::vector<std::string> parts;
  for (Seat seat = 0; seat < voice.names.size() && seat < kSeats; ++seat) {
    const int points = event.args[1 + seat];
    if (points == 0) continue;
    parts.push_back(voice.words.say("gain", {{"seat", voice.name(seat)}, {"n", points}}));
  }
  return parts.empty() ? voice.words.say("nobody") : voice.words.list(parts);
}

// The key of the sentence: the kind, with what it depends on.
std::string key_of(const EmperorFace& face, const Event& event) {
  const auto& args = event.args;
  std::string key = kKinds[event.kind];
  const bool hidden = args[0] == kHiddenArg;
  switch (event.kind) {
    case kHandedBonuses: key += args[1] == kHiddenArg ? "" : "-known"; break;
    case kDrewPerson:
    case kDrewPersons:
    case kDrewTribute: key += hidden ? "" : "-known"; break;
    case kDeclared: key += args[1] == 0 ? "" : "-cubes"; break;
    case kGained: key += std::string("-") + kIconNames[args[0]]; break;
    case kSkipped: key += args[0] == kEffects ? "-flip" : ""; break;
    case kTookTreasure: key += args[1] == kSeats ? "" : "-from"; break;
    case kLostTrust:
    case kPaidCubes: key += args[1] == 0 ? "" : "-points"; break;
    case kTookDecree: key += std::string("-") + kDecreeNames[args[0]]; break;
    case kChosePolicy: key += args[1] == 0 ? "" : "-tributes"; break;
    case kBattled: key += args[3] != 0 ? "-won" : "-lost"; break;
    case kReturnedDiscs: key += args[1] == 0 ? "" : "-tribute"; break;
    case kFinalStep: key += std::string("-") + face.source_name(args[0]); break;
    default: break;
  }
  return "event." + key;
}

}  // namespace

std::string EmperorFace::sentence(const Event& event, const Voice& voice) const {
  const Words& words = voice.words;
  const auto& args = event.args;
  const auto person = [&](int i) { return voice.component(person_word(words, i), person_name(i)); };
  const auto tile = [&](int i) { return voice.component(tile_word(words, i), kTileNames[i]); };
  const auto policy = [&](int i) {
    return voice.component(policy_word(words, i), kPolicyNames[i]);
  };
  const auto treasure = [&](int i) {
    return voice.component(treasure_word(words, i), treasure_name(i));
  };
  // What the arguments mean; a sentence takes what it names.
  std::string what;
  std::string other;
  int n = args[0];
  int m = args[1];
  switch (event.kind) {
    case kDealtCarriage: what = tile(kCarriage + args[0]); break;
    case kTurnedUp:
    case kShowed:
    case kActed:
    case kLostPerson:
    case kGotBonusPerson:
    case kDiscarded:
    case kShowedFor:
    case kRevealed:
    case kHiredPerson: what = person(args[0]); break;
    case kDrewPerson:
      if (args[0] != kHiddenArg) what = person(args[0]);
      break;
    case kDrewPersons:
      if (args[0] == kHiddenArg) break;
      what = person(args[0]);
      other = person(args[1]);
      break;
    case kLaidPolicy:
      n = args[0] + 1;
      what = policy(args[1]);
      break;
    case kLaidSet: {
      std::vector<std::string> tiles;
      for (int i = 1; i <= kMostSetTiles; ++i) {
        if (args[i] != 0) tiles.push_back(tile(args[i] - 1));
      }
      n = args[0] + 1;
      what = tiles.empty() ? words.say("nothing") : words.list(tiles);
      break;
    }
    case kHandedBonuses: {
      std::vector<std::string> tiles;
      if (args[1] != kHiddenArg) {
        for_each_bit(static_cast<std::uint64_t>(args[1]),
                     [&](int bonus) { tiles.push_back(bonus_word(words, bonus)); });
      }
      what = words.list(tiles);
      break;
    }
    case kPicked: what = bonus_word(words, args[0]); break;
    case kKilled:
      other = voice.name(static_cast<Seat>(args[0]));
      what = person(args[1]);
      n = args[2];
      break;
    case kWithdrew:
      what = voice.component(withdrawal_name(args[0]), withdrawal_name(args[0]));
      break;
    case kChose:
      other = effect_word(words, args[0]);
      what = alternative_word(words, edition().effects[args[0]].alternatives[args[1]]);
      break;
    case kSkipped:
      if (args[0] != kEffects) what = effect_word(words, args[0]);
      break;
    case kGained: n = args[1]; break;
    case kGotTile:
    case kReturnedTile:
    case kUsedTile: what = tile(args[0]); break;
    case kRemovedTiles:
      what = tile(args[0]);
      n = args[1];
      break;
    case kDrewTiles:
      what = tile(args[0]);
      other = tile(args[1]);
      break;
    case kDrewTribute:
      if (args[0] != kHiddenArg) n = edition().tribute_points[args[0]];
      break;
    case kTookTreasure:
      what = treasure(args[0]);
      if (args[1] != kSeats) other = voice.name(static_cast<Seat>(args[1]));
      break;
    case kUsedTreasure: what = treasure(args[0]); break;
    case kTookSet: n = args[0] + 1; break;
    case kChosePolicy:
    case kFlipped:
    case kReturnedDiscs:
    case kBattled:
    case kScored: what = policy(args[0]); break;
    case kRevealedTributes:
      n = m = 0;
      for (int kind = 0; kind < edition().tribute_kinds; ++kind) {
        n += args[kind];
        m += args[kind] * edition().tribute_points[kind];
      }
      break;
    default: break;
  }
  const bool by_seat = event.kind == kScored || event.kind == kFinalStep;
  return words.say(key_of(*this, event),
                   {{"seat", event.seat == kNobody ? "" : voice.name(event.seat)},
                    {"what", what},
                    {"other", other},
                    {"n", n},
                    {"m", m},
                    {"k", args[2]},
                    {"points", by_seat ? say_points(voice, event) : ""}});
}

Json EmperorFace::event_json(const Event& event) const {
  const auto& args = event.args;
  Json json = {{"kind", kKinds[event.kind]}};
  if (event.seat != kNobody) json["seat"] = event.seat;
  const auto person = [&](int i) {
    return args[i] == kHiddenArg ? Json() : Json(person_name(args[i]));
  };
  const auto points = [&] {
    json["points"] = std::vector<int>(args.begin() + 1, args.begin() + 1 + kSeats);
  };
  const auto covered = [&](int i) {
    if (args[i] != 0) json["shuffle"] = args[i + 1];
  };
  switch (event.kind) {
    case kDealtCarriage: json["tile"] = kTileNames[kCarriage + args[0]]; break;
    case kTurnedUp:
    case kActed:
    case kLostPerson:
    case kGotBonusPerson:
    case kDrewPerson: json["person"] = person(0); break;
    case kShowed:
    case kShowedFor:
      json["person"] = person(0);
      covered(1);
      break;
    case kDiscarded:
    case kRevealed:
      json["person"] = person(0);
      json["shuffle"] = args[1];
      break;
    case kDrewPersons: json["persons"] = {person(0), person(1)}; break;
    case kLaidPolicy:
      json["place"] = args[0] + 1;
      json["policy"] = kPolicyNames[args[1]];
      break;
    case kCameXiongnu:
      json["strength"] = args[0];
      json["now"] = args[1];
      break;
    case kLaidSet:
      json["set"] = args[0] + 1;
      json["tiles"] = Json::array();
      for (int i = 1; i <= kMostSetTiles; ++i) {
        if (args[i] != 0) json["tiles"].push_back(kTileNames[args[i] - 1]);
      }
      break;
    case kHandedBonuses:
      json["count"] = args[0];
      json["tiles"] = Json();
      if (args[1] == kHiddenArg) break;
      json["tiles"] = Json::array();
      for_each_bit(static_cast<std::uint64_t>(args[1]),
                   [&](int tile) { json["tiles"].push_back(bonus_name(tile)); });
      break;
    case kPicked: json["tile"] = bonus_name(args[0]); break;
    case kBeganRound: json["round"] = args[0]; break;
    case kDeclared:
      json["number"] = args[0];
      json["cubes"] = args[1];
      break;
    case kKilled:
      json["victim"] = args[0];
      json["person"] = person(1);
      json["points"] = args[2];
      json["assassin"] = person(3);
      break;
    case kPassed: json["order"] = args[0]; break;
    case kLostCubes:
    case kShortage: json["cubes"] = args[0]; break;
    case kWithdrew: json["tile"] = withdrawal_name(args[0]); break;
    case kChose:
      json["effect"] = effect_name(args[0]);
      json["chosen"] = alternative_name(edition().effects[args[0]].alternatives[args[1]]);
      break;
    case kSkipped: json["effect"] = args[0] == kEffects ? "flip" : effect_name(args[0]); break;
    case kGained:
      json["what"] = kIconNames[args[0]];
      json["amount"] = args[1];
      break;
    case kRose: json["level"] = args[0]; break;
    case kGotTile:
    case kReturnedTile:
    case kUsedTile: json["tile"] = kTileNames[args[0]]; break;
    case kDrewTiles: json["tiles"] = {kTileNames[args[0]], kTileNames[args[1]]}; break;
    case kShuffled: json["persons"] = args[0]; break;
    case kDrewTribute:
      json["tribute"] = args[0] == kHiddenArg ? Json() : Json(tribute_name(args[0]));
      break;
    case kTookTreasure:
      json["treasure"] = treasure_name(args[0]);
      json["from"] = args[1] == kSeats ? Json() : Json(args[1]);
      break;
    case kFell: json["trust"] = args[0]; break;
    case kLostTrust:
      json["trust"] = args[0];
      json["points_lost"] = args[1];
      break;
    case kPaidCubes:
      json["cubes"] = args[0];
      json["points_lost"] = args[1];
      break;
    case kTookSet: json["set"] = args[0] + 1; break;
    case kIncome: json["gold"] = args[0]; break;
    case kUsedTreasure: json["treasure"] = treasure_name(args[0]); break;
    case kHiredPerson:
      json["person"] = person(0);
      json["gold"] = args[1];
      break;
    case kHiredCubes:
      json["cubes"] = args[0];
      json["gold"] = args[1];
      break;
    case kPaidPalace:
      json["levels"] = args[0];
      json["gold"] = args[1];
      break;
    case kTookDecree: json["tile"] = kDecreeNames[args[0]]; break;
    case kChosePolicy:
      json["policy"] = kPolicyNames[args[0]];
      json["tributes"] = args[1];
      break;
    case kFlipped: json["policy"] = kPolicyNames[args[0]]; break;
    case kScored:
      json["policy"] = kPolicyNames[args[0]];
      points();
      break;
    case kBattled:
      json["policy"] = kPolicyNames[args[0]];
      json["defence"] = args[1];
      json["strength"] = args[2];
      json["won"] = args[3] != 0;
      break;
    case kRemovedTiles:
      json["tile"] = kTileNames[args[0]];
      json["count"] = args[1];
      break;
    case kReturnedDiscs:
      json["policy"] = kPolicyNames[args[0]];
      json["tributes"] = args[1];
      break;
    case kFinalStep:
      json["source"] = source_name(args[0]);
      points();
      break;
    case kRevealedTributes:
      json["tributes"] = Json::object();
      for (int kind = 0; kind < edition().tribute_kinds; ++kind) {
        json["tributes"][tribute_name(kind)] = args[kind];
      }
      break;
    default: break;
  }
  return json;
}

}  // namespace pentarch::emperor
