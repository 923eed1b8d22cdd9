// Comuni: what is said to people. Every word comes from words/.
#include "games/comuni/face.hpp"

namespace pentarch::comuni {

namespace {

using Args = std::array<std::int16_t, 8>;

std::string cubes_in(const Words& words, const Args& args, int first) {
  return say_cubes(words, {args[first], args[first + 1], args[first + 2], args[first + 3]});
}
std::string bid_cubes(const Words& words, int gold, int pilgrims) {
  return say_cubes(words, {gold, 0, 0, pilgrims});
}
std::string payment(const Words& words, int craftsmen, int pilgrims) {
  return say_cubes(words, {0, 0, craftsmen, pilgrims});
}

// One sentence for an event; the names of cards and communes come from the face.
class Teller {
 public:
  Teller(const ComuniFace& face, const Event& event, const Voice& voice)
      : face_(face),
        words_(voice.words),
        voice_(voice),
        event_(event),
        args_(event.args),
        seat_("seat", voice.name(event.seat)) {}

  std::string tell() const {
    switch (event_.kind) {
      case kSeated: return say("seated", {seat_, {"commune", commune(args_[0])}});
      case kTurnedUp: return say("turned_up", {card(args_[2]), column(args_[0])});
      case kPlacedBid: return say("bid", {seat_, column(args_[0]), bid(1)});
      case kDisplacedEnvoy: return say("displaced", {seat_, column(args_[0])});
      case kWithdrew: return say("withdrew", {seat_, bid(0)});
      case kMovedEnvoy: return say("moved", {seat_, column(args_[0]), bid(1)});
      case kClaimed: return claimed();
      case kTookCubes: return say("took_cubes", {seat_, {"cubes", cubes_in(words_, args_, 0)}});
      case kEarned: return say("earned", {seat_, {"cubes", cubes_in(words_, args_, 0)}});
      case kInvaded:
        return say("invaded", {{"invader", invader(args_[0])},
                               {"n", face_.edition().invasions[args_[0]].strength}});
      case kDefended: return defended();
      case kHonoured:
        return say("honoured", {seat_,
                                {"n", face_.edition().invasions[args_[0]].honour[args_[1]]},
                                {"invader", invader(args_[0])}});
      case kOpenedDeck:
        return say("opened_deck", {{"deck", kDeckNames[args_[0]]}, {"n", args_[1]}});
      case kBuilt: return built();
      case kWalled: return walled();
      case kDiscarded: return say("discarded", {seat_, card(args_[0])});
      case kTookGuildmaster: return guildmaster();
      case kRemovedPlunder: return say("removed", {seat_, {"n", args_[0]}, {"pilgrims", args_[1]}});
      case kLastCard: return say("last_card", {seat_});
      case kStalled: return say("stalled", {{"n", args_[0]}});
      case kBuiltEnough: return say("built_enough", {seat_});
      case kKeptPlunder: return say("kept_plunder", {seat_});
      default: return say("ended", {});
    }
  }

 private:
  std::string say(const char* key, std::initializer_list<Value> values) const {
    return words_.say(std::string("event.") + key, values);
  }
  Value column(int index) const { return {"column", index + 1}; }
  Value bid(int first) const {
    return {"cubes", bid_cubes(words_, args_[first], args_[first + 1])};
  }
  std::string card_text(int id) const {
    return voice_.described(face_.card_word(words_, id), face_.card_name(id));
  }
  Value card(int id) const { return {"card", card_text(id)}; }
  std::string commune(int number) const {
    return known_name(words_, "commune", face_.commune_name(number));
  }
  std::string invader(int invasion) const {
    return known_name(words_, "invader", face_.invader_name(invasion));
  }

  std::string claimed() const {
    std::vector<std::string> cards;
    for (int i = 1; i <= kSpaces; ++i) {
      if (args_[i] != kNoCard) cards.push_back(card_text(args_[i]));
    }
    const Value paid{"cubes", bid_cubes(words_, args_[4], args_[5])};
    return say(cards.empty() ? "claimed_nothing" : "claimed",
               {seat_, column(args_[0]), paid, {"cards", words_.list(cards)}});
  }

  std::string defended() const {
    const std::string cubes = say_cubes(words_, {args_[3], args_[2], 0, args_[4]});
    return say(args_[7] == 0 ? "defended" : "plundered", {seat_,
                                                          {"league", args_[0]},
                                                          {"walls", args_[1]},
                                                          {"cubes", cubes},
                                                          {"attack", args_[5]},
                                                          {"defence", args_[6]},
                                                          {"n", args_[7]}});
  }

  std::string built() const {
    const bool paid = args_[3] + args_[4] > 0;
    return say(paid ? "built_paid" : "built", {seat_,
                                               card(args_[0]),
                                               {"type", type_word(words_, args_[1])},
                                               {"level", args_[2]},
                                               {"cubes", payment(words_, args_[3], args_[4])}});
  }

  std::string walled() const {
    std::string key = "walled";
    if (args_[2] + args_[3] > 0) key += "_paid";
    if (args_[4] != 0) key += "_bonus";
    return say(key.c_str(), {seat_,
                             card(args_[0]),
                             {"level", args_[1]},
                             {"cubes", payment(words_, args_[2], args_[3])}});
  }

  std::string guildmaster() const {
    const std::string master = words_.say(std::string("guildmaster.") + kTypeNames[args_[0]]);
    if (args_[1] == 0) return say("guildmaster", {seat_, {"master", master}});
    const std::string other = voice_.name(static_cast<Seat>(args_[1] - 1));
    return say("guildmaster_from", {seat_, {"master", master}, {"other", other}});
  }

  const ComuniFace& face_;
  const Words& words_;
  const Voice& voice_;
  const Event& event_;
  const Args& args_;
  Value seat_;
};

std::string invasion_prompt(const State& state, Seat seat, const Words& words) {
  const Player& player = state.players[seat];
  if (player.defence.stage == Stage::kSealed) return words.say("prompt.sealed");
  switch (next_question(player, player.defence.stage)) {
    case Stage::kAskGold: return words.say("prompt.defend_gold");
    case Stage::kAskPilgrims: return words.say("prompt.defend_pilgrims");
    case Stage::kAskLeague:
      return words.say("prompt.defend_league", {{"n", player.defence.sent()}});
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
  if (!asked.has(seat)) return words.say("prompt.wait", {{"seat", voice.name(asked.lowest())}});
  const Value name{"seat", voice.name(seat)};
  const Player& player = state.players[seat];
  switch (pending.phase) {
    case Phase::kBidding: return words.say("prompt.bid_gold", {{"column", pending.choice + 1}});
    case Phase::kPairing: return words.say("prompt.bid_pairs", {{"column", pending.choice + 1}});
    case Phase::kClaiming:
    case Phase::kEarning: return words.say("prompt.cube");
    case Phase::kDisplaced: return words.say("prompt.displaced", {name});
    case Phase::kBuilding: return words.say("prompt.build", {name});
    case Phase::kPaying: return words.say("prompt.pay_pairs");
    case Phase::kDiscarding:
      return words.say("prompt.discard", {name, {"n", hand_size(player) - kHandLimit}});
    case Phase::kPlunder: return words.say("prompt.plunder", {name, {"n", player.plunder}});
    default:
      if (popcount(columns_of(state, seat)) == edition().envoys) {
        return words.say("prompt.must_claim", {name});
      }
      return words.say("prompt.project", {name});
  }
}

std::string ComuniFace::sentence(const Event& event, const Voice& voice) const {
  return Teller(*this, event, voice).tell();
}

Json ComuniFace::event_json(const Event& event) const {
  constexpr const char* kKinds[] = {
      "seated",    "turned-up", "bid",    "displaced",    "withdrew",    "moved",
      "claimed",   "took",      "earned", "invaded",      "defended",    "honoured",
      "opened",    "built",     "walled", "discarded",    "guildmaster", "removed",
      "last-card", "stalled",   "ended",  "built-enough", "kept-plunder"};
  Json json = {{"kind", kKinds[event.kind]}};
  if (event.seat != kNobody) json["seat"] = event.seat;
  const auto& args = event.args;
  const auto bid = [&](int first) {
    json["gold"] = args[first];
    json["pilgrim"] = args[first + 1];
  };
  switch (event.kind) {
    case kSeated: json["commune"] = commune_name(args[0]); break;
    case kTurnedUp:
      json["column"] = args[0] + 1;
      json["space"] = args[1] + 1;
      json["card"] = card_name(args[2]);
      break;
    case kPlacedBid:
    case kMovedEnvoy:
      json["column"] = args[0] + 1;
      bid(1);
      break;
    case kDisplacedEnvoy: json["column"] = args[0] + 1; break;
    case kWithdrew: bid(0); break;
    case kClaimed:
      json["column"] = args[0] + 1;
      json["cards"] = Json::array();
      for (int i = 1; i <= kSpaces; ++i) {
        if (args[i] != kNoCard) json["cards"].push_back(card_name(args[i]));
      }
      bid(4);
      break;
    case kTookCubes:
    case kEarned:
      for (int kind = 0; kind < kTypes; ++kind) json[kCubeNames[kind]] = args[kind];
      break;
    case kInvaded: json["invader"] = invader_name(args[0]); break;
    case kDefended: {
      constexpr const char* kNames[] = {"league",  "walls",  "army",    "gold",
                                        "pilgrim", "attack", "defence", "plunder"};
      for (int i = 0; i < 8; ++i) json[kNames[i]] = args[i];
      break;
    }
    case kHonoured:
      json["counter"] = honour_name(2 * args[0] + args[1]);
      json["points"] = edition().invasions[args[0]].honour[args[1]];
      break;
    case kOpenedDeck:
      json["deck"] = kDeckNames[args[0]];
      json["cards"] = args[1];
      break;
    case kBuilt:
      json["card"] = card_name(args[0]);
      json["type"] = kTypeNames[args[1]];
      json["level"] = args[2];
      json["craftsman"] = args[3];
      json["pilgrim"] = args[4];
      break;
    case kWalled:
      json["card"] = card_name(args[0]);
      json["level"] = args[1];
      json["craftsman"] = args[2];
      json["pilgrim"] = args[3];
      json["bonus_wall"] = args[4] != 0;
      break;
    case kDiscarded: json["card"] = card_name(args[0]); break;
    case kTookGuildmaster:
      json["type"] = kTypeNames[args[0]];
      if (args[1] != 0) json["from"] = args[1] - 1;
      break;
    case kRemovedPlunder:
      json["markers"] = args[0];
      json["pilgrim"] = args[1];
      break;
    case kStalled: json["turns"] = args[0]; break;
    default: break;
  }
  return json;
}

}  // namespace pentarch::comuni
