// China: what is said to people. Every word comes from words/.
#include "games/china/face.hpp"

namespace pentarch::china {

namespace {

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

// Why a step is not possible, in the order in which a player would see it.
class Reason {
 public:
  Reason(const ChinaFace& face, const State& state, Seat seat, const Words& words)
      : face_(face),
        edition_(face.edition()),
        state_(state),
        player_(state.players[seat]),
        words_(words) {}

  std::string of(int action) const {
    if (state_.phase == Phase::kOver) return say("over");
    const bool drawing = state_.phase == Phase::kDraw;
    if (action >= kTake && action < kPass) {
      return drawing ? of_take(action) : say("draw_not_now");
    }
    if (drawing) return say("draw_first", {{"n", state_.draws}});
    if (action == kPass) return say("pass");
    if (action == kStop) return say("place_first");
    if (action >= kExchange) return of_exchange(action - kExchange);
    return of_placement(target_of(action / kColours), action % kColours);
  }

 private:
  std::string say(const char* key, std::initializer_list<Value> values = {}) const {
    return words_.say(std::string("why.") + key, values);
  }
  Value colour(int which) const { return {"colour", colour_word(words_, which)}; }
  Value realm(int which) const { return {"state", face_.realm_word(words_, which)}; }

  std::string of_take(int action) const {
    if (action == kTakeTop) return say("pile_empty");
    return say("not_shown", {colour(action - kTake)});
  }

  std::string of_exchange(int which) const {
    if (state_.phase == Phase::kMore) return say("exchange_late");
    return say("no_card", {colour(which)});
  }

  std::string of_placement(Target target, int paid) const {
    if (target.piece != kEmissary && target.place >= face_.sites()) return say("no_site");
    const int where = realm_of(edition_, target);
    if (state_.phase == Phase::kMore && where != state_.realm) {
      return say("one_state", {realm(state_.realm)});  // one state a turn
    }
    std::string blocked = of_place(target, where);
    if (!blocked.empty()) return blocked;
    if (paid == edition_.colour_of[where]) return say("no_card", {colour(paid)});
    return say("no_pair", {colour(paid), realm(where)});
  }

  // What speaks against the place, whatever the cards; empty if nothing does.
  std::string of_place(Target target, int where) const {
    const std::uint64_t place = bit(target.place);
    if (target.piece == kFortress && state_.with_fortresses == 0) return say("no_fortresses");
    if (player_.left[target.piece] == 0) {
      return say((std::string("none_left_") + kPieceNames[target.piece]).c_str());
    }
    if (target.piece == kEmissary) {
      if (((state_.welcoming >> where) & 1u) != 0) return "";
      const int standing = court_of(state_, where).emissaries;
      return say(standing == 0 ? "court_closed" : "court_full", {realm(where), {"n", standing}});
    }
    if ((state_.built & place) != 0) return say("site_taken", {site(target.place)});
    if (target.piece == kFortress && (state_.fortresses & place) != 0) {
      return say("fortress_there", {site(target.place)});
    }
    return "";
  }
  Value site(int which) const { return {"site", face_.site_word(words_, which)}; }

  const ChinaFace& face_;
  const Edition& edition_;
  const State& state_;
  const Player& player_;
  const Words& words_;
};

constexpr const char* kKinds[] = {"dealt",  "turned-up", "placed",    "stopped",  "discarded",
                                  "took",   "drew",      "passed",    "shuffled", "pile-ended",
                                  "scored", "allied",    "connected", "ended"};

}  // namespace

std::string ChinaFace::why_not(const State& state, Seat seat, Step step, const Voice& voice) const {
  return Reason(*this, state, seat, voice.words).of(step.action);
}

std::string ChinaFace::prompt(const State& state, Seat seat, const Voice& voice) const {
  const Words& words = voice.words;
  if (state.phase == Phase::kOver) return words.say("prompt.over");
  const Value name{"seat", voice.name(state.turn)};
  if (seat != state.turn) return words.say("prompt.wait", {name});
  switch (state.phase) {
    case Phase::kMore:
      return words.say("prompt.more", {name, {"state", realm_word(words, state.realm)}});
    case Phase::kDraw: return words.say("prompt.draw", {name, {"n", state.draws}});
    default: break;
  }
  const bool empty = state.players[seat].hand.empty();
  return words.say(empty ? "prompt.no_cards" : "prompt.turn", {name});
}

std::string ChinaFace::sentence(const Event& event, const Voice& voice) const {
  const Words& words = voice.words;
  const auto& args = event.args;
  const Value seat{"seat", voice.name(event.seat)};
  const bool hidden = args[0] == kHiddenArg;
  const auto colour = [&](int i) { return Value{"colour", hidden ? "" : colour_word(words, i)}; };
  const auto site = [&](int i) { return voice.component(site_word(words, i), site_name(i)); };
  const auto realm = [&](int i) { return voice.component(realm_word(words, i), realm_name(i)); };
  switch (event.kind) {
    case kDealt: {
      if (hidden) return words.say("event.dealt", {seat, {"n", kHand}});
      std::vector<std::string> cards;
      for (int i = 0; i < kHand; ++i) cards.push_back(colour_word(words, args[i]));
      return words.say("event.dealt_own", {seat, {"cards", words.list(cards)}});
    }
    case kTurnedUp: return words.say("event.turned_up", {colour(args[0])});
    case kPlaced: {
      const std::string cards =
          words.say(args[3] == 1 ? "one_card" : "two_cards", {colour(args[2])});
      const bool emissary = args[0] == kEmissary;
      const std::string where = emissary ? realm(args[1]) : site(args[1]);
      return words.say(std::string("event.") + kPieceNames[args[0]],
                       {seat, {emissary ? "state" : "site", where}, {"cards", cards}});
    }
    case kStopped: return words.say("event.stopped", {seat});
    case kDiscarded: return words.say("event.discarded", {seat, colour(args[0])});
    case kTook: return words.say("event.took", {seat, colour(args[0])});
    case kDrew: return words.say(hidden ? "event.drew" : "event.drew_own", {seat, colour(args[0])});
    case kPassed: return words.say("event.passed", {seat});
    case kShuffled: return words.say("event.shuffled", {{"n", args[0]}});
    case kPileEnded: return words.say("event.pile_ended");
    case kScored:
      return words.say("event.scored",
                       {{"state", realm(args[0])}, {"points", say_points(voice, event)}});
    case kAllied: {
      const Alliance alliance = edition().alliances[args[0]];
      return words.say("event.allied", {{"n", args[0] + 1},
                                        {"a", realm(alliance.a)},
                                        {"b", realm(alliance.b)},
                                        {"points", say_points(voice, event)}});
    }
    case kConnected: {
      std::vector<std::string> sites;
      for_each_bit(sites_told(event), [&](int i) { sites.push_back(site(i)); });
      return words.say("event.connected", {seat,
                                           {"points", args[0]},
                                           {"n", popcount(sites_told(event))},
                                           {"sites", words.list(sites)}});
    }
    default: return words.say("event.ended");
  }
}

Json ChinaFace::event_json(const Event& event) const {
  const auto& args = event.args;
  Json json = {{"kind", kKinds[event.kind]}};
  if (event.seat != kNobody) json["seat"] = event.seat;
  const auto colour = [&](int i) {
    return args[i] == kHiddenArg ? Json() : Json(kColourNames[args[i]]);
  };
  const auto points = [&] {
    json["points"] = std::vector<int>(args.begin() + 1, args.begin() + 1 + kSeats);
  };
  switch (event.kind) {
    case kDealt: json["cards"] = {colour(0), colour(1), colour(2)}; break;
    case kPlaced: {
      const bool emissary = args[0] == kEmissary;
      json["piece"] = kPieceNames[args[0]];
      json[emissary ? "state" : "site"] = emissary ? realm_name(args[1]) : site_name(args[1]);
      json["colour"] = colour(2);
      json["cards"] = args[3];
      json["covered"] = {{"early", args[4]}, {"late", args[5]}};
      break;
    }
    case kDiscarded:
      json["colour"] = colour(0);
      json["covered"] = {{"early", args[1]}, {"late", args[2]}};
      break;
    case kTurnedUp:
    case kTook:
    case kDrew: json["colour"] = colour(0); break;
    case kShuffled: json["cards"] = args[0]; break;
    case kScored:
      json["state"] = realm_name(args[0]);
      points();
      break;
    case kAllied:
      json["alliance"] = args[0] + 1;
      points();
      break;
    case kConnected:
      json["points"] = args[0];
      json["sites"] = Json::array();
      for_each_bit(sites_told(event), [&](int site) { json["sites"].push_back(site_name(site)); });
      break;
    default: break;
  }
  return json;
}

std::vector<std::string> ChinaFace::touches(const State&, Seat, const Path& path) const {
  const int action = path.front().action;
  Pieces pieces;
  const auto card = [&](const char* where, int colour, int times = 1) {
    pieces.add(std::string(where) + kColourNames[colour], times);
  };
  if (action < kStop) {
    const Target target = target_of(action / kColours);
    const int colour = action % kColours;
    pieces.add(std::string("do:") + kPieceNames[target.piece]);
    pieces.add(target.piece == kEmissary ? "state:" + realm_name(target.place)
                                         : "site:" + site_name(target.place));
    card("card:", colour, edition().colour_of[realm_of(edition(), target)] == colour ? 1 : 2);
  } else if (action == kStop) {
    pieces.add("do:stop");
  } else if (action == kPass) {
    pieces.add("do:pass");
  } else if (action < kTake) {
    pieces.add("do:exchange");
    card("card:", action - kExchange);
  } else if (action < kTakeTop) {
    card("display:", action - kTake);
  } else {
    pieces.add("pile");
  }
  return pieces.list;
}

}  // namespace pentarch::china
