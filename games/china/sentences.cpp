// China: what is said to people. Every word comes from words/.
#include "games/china/face.hpp"

namespace pentarch::china {

namespace {

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
    const bool draws = Take::has(action) || TakeTop::has(action);
    if (draws && !drawing) return say("draw_not_now");
    if (drawing && !draws) return say("draw_first", {{"n", state_.draws}});
    const Cases reasons{
        [&](Placing auto kind, int place, int paid) {
          return of_placement({kind.kPiece, place, paid});
        },
        [&](Stop) { return say("place_first"); },
        [&](Exchange, int which) { return of_exchange(which); },
        [&](Take, int which) { return say("not_shown", {colour(which)}); },
        [&](TakeTop) { return say("pile_empty"); },
        [&](Pass) { return say("pass"); },
    };
    return by_kind<LastKind>(action, reasons);
  }

 private:
  std::string say(const char* key, std::initializer_list<Value> values = {}) const {
    return words_.say(std::string("why.") + key, values);
  }
  Value colour(int which) const { return {"colour", colour_word(words_, which)}; }
  Value realm(int which) const { return {"state", face_.realm_word(words_, which)}; }

  std::string of_exchange(int which) const {
    if (state_.phase == Phase::kMore) return say("exchange_late");
    return say("no_card", {colour(which)});
  }

  std::string of_placement(Placement chosen) const {
    const auto [piece, place, paid] = chosen;
    if (piece != kEmissary && place >= face_.sites()) return say("no_site");
    const int where = realm_of(edition_, chosen);
    if (state_.phase == Phase::kMore && where != state_.realm) {
      return say("one_state", {realm(state_.realm)});  // one state a turn
    }
    std::string blocked = of_place(piece, place, where);
    if (!blocked.empty()) return blocked;
    if (price_of(edition_, chosen) == 1) return say("no_card", {colour(paid)});
    return say("no_pair", {colour(paid), realm(where)});
  }

  // What speaks against the place, whatever the cards; empty if nothing does.
  std::string of_place(Piece piece, int place, int where) const {
    if (piece == kFortress && state_.with_fortresses == 0) return say("no_fortresses");
    if (player_.left[piece] == 0) {
      return say((std::string("none_left_") + kPieceNames[piece]).c_str());
    }
    if (piece == kEmissary) {
      if (((state_.welcoming >> where) & 1u) != 0) return "";
      const int standing = court_of(state_, where).emissaries;
      return say(standing == 0 ? "court_closed" : "court_full", {realm(where), {"n", standing}});
    }
    if ((state_.built & bit(place)) != 0) return say("site_taken", {site(place)});
    if (piece == kFortress && (state_.fortresses & bit(place)) != 0) {
      return say("fortress_there", {site(place)});
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

}  // namespace

std::string ChinaFace::why_not(const State& state, Seat seat, Step step, const Voice& voice) const {
  return Reason(*this, state, seat, voice.words).of(step.action);
}

std::string ChinaFace::prompt(const State& state, Seat seat, const Voice& voice) const {
  const Words& words = voice.words;
  if (state.phase == Phase::kOver) return words.say("prompt.over");
  if (seat != state.turn) return words.say("prompt.wait", {voice.person("seat", state.turn)});
  switch (state.phase) {
    case Phase::kMore: return words.say("prompt.more", {{"state", realm_word(words, state.realm)}});
    case Phase::kDraw: return words.say("prompt.draw", {{"n", state.draws}});
    default: break;
  }
  const bool empty = state.players[seat].hand.empty();
  return words.say(empty ? "prompt.no_cards" : "prompt.turn");
}

Names ChinaFace::events() {
  constexpr static const char* kKinds[] = {
      "dealt",  "turned-up", "placed",     "stopped", "discarded", "took",      "drew",
      "passed", "shuffled",  "pile-ended", "scored",  "allied",    "connected", "ended"};
  static_assert(std::size(kKinds) == kEventKinds);
  return {"kind of event", kKinds};
}

void ChinaFace::tell(Telling& tell, const Event& event) const {
  const auto& args = event.args;
  const Things card{kCardColours, colour_word, Mention::kPlain};
  const Things site{site_names(),
                    [this](const Words& words, int id) { return site_word(words, id); }};
  const Things realm{realm_names(),
                     [this](const Words& words, int id) { return realm_word(words, id); }};
  const auto colour = [&](int which) { tell.one("colour", card, which); };
  const auto own = [&] { tell.variant_if(args[0] != kHiddenArg, "own"); };
  const auto covered = [&](int early, int late) {
    tell.member("covered", {{"early", early}, {"late", late}});
  };
  const auto points = [&] {
    tell.points("points", std::vector<int>(args.begin() + 1, args.begin() + 1 + kSeats));
  };
  switch (event.kind) {
    case kDealt:
      own();
      tell.word("n", kHand);
      return tell.some("cards", card, {args.begin(), args.begin() + kHand});
    case kDrew: own(); return colour(args[0]);
    case kTurnedUp:
    case kTook: return colour(args[0]);
    case kPlaced: {
      tell.variant(kPieceNames[args[0]]);
      tell.named("piece", {"piece", kPieceNames}, args[0]);
      tell.either(
          args[0] == kEmissary, [&] { tell.one("state", realm, args[1]); },
          [&] { tell.one("site", site, args[1]); });
      colour(args[2]);
      tell.member("cards", args[3]);
      tell.word("cards", [&](const Voice& voice) {
        return voice.words.say(args[3] == 1 ? "one_card" : "two_cards",
                               {{"colour", colour_word(voice.words, args[2])}});
      });
      return covered(args[4], args[5]);
    }
    case kDiscarded: colour(args[0]); return covered(args[1], args[2]);
    case kShuffled: return tell.number("cards", args[0]);
    case kScored: tell.one("state", realm, args[0]); return points();
    case kAllied: {
      const Alliance alliance = edition().alliances[args[0]];
      tell.number("alliance", args[0] + 1);
      tell.word("a", [&](const Voice& voice) { return realm.spoken(voice, alliance.a); });
      tell.word("b", [&](const Voice& voice) { return realm.spoken(voice, alliance.b); });
      return points();
    }
    case kConnected: {
      std::vector<int> chain;
      for_each_bit(sites_told(event), [&](int id) { chain.push_back(id); });
      tell.number("points", args[0]);
      tell.word("n", static_cast<int>(chain.size()));
      return tell.some("sites", site, chain);
    }
    default: return;
  }
}

std::vector<std::string> ChinaFace::touches(const State&, Seat, const Path& path) const {
  Pieces pieces;
  const auto card = [&](const char* where, int colour, int times = 1) {
    pieces.add(std::string(where) + kColourNames[colour], times);
  };
  const Cases touching{
      [&](Placing auto kind, int place, int colour) {
        const bool emissary = kind.kPiece == kEmissary;
        pieces.add(std::string("do:") + kPieceNames[kind.kPiece]);
        pieces.add(emissary ? "state:" + realm_name(place) : "site:" + site_name(place));
        card("card:", colour, price_of(edition(), {kind.kPiece, place, colour}));
      },
      [&](Stop) { pieces.add("do:stop"); },
      [&](Exchange, int colour) {
        pieces.add("do:exchange");
        card("card:", colour);
      },
      [&](Take, int colour) { card("display:", colour); },
      [&](TakeTop) { pieces.add("pile"); },
      [&](Pass) { pieces.add("do:pass"); },
  };
  by_kind<LastKind>(path.front().action, touching);
  return pieces.list;
}

}  // namespace pentarch::china
