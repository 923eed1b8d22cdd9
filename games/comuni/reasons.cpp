// Comuni: why a step is not possible, in the words of words/.
#include "games/comuni/face.hpp"

namespace pentarch::comuni {

namespace {

class Reason {
 public:
  Reason(const ComuniFace& face, const State& state, Seat seat, const Voice& voice)
      : edition_(face.edition()),
        face_(face),
        state_(state),
        player_(state.players[seat]),
        seat_(seat),
        words_(voice.words) {}

  std::string of(int action) const {
    switch (state_.pending.phase) {
      case Phase::kProject: return of_project(action);
      case Phase::kBidding: return of_bid_gold(action);
      case Phase::kPairing: return of_bid_pairs(action);
      case Phase::kClaiming:
      case Phase::kEarning: return of_cube(action);
      case Phase::kDisplaced: return of_retreat(action);
      case Phase::kInvasion: return of_defence(action);
      case Phase::kBuilding: return of_building(action);
      case Phase::kPaying: return of_payment(action);
      case Phase::kDiscarding: return of_discard(action);
      case Phase::kPlunder: return of_removal(action);
      case Phase::kOver: break;
    }
    return say("over");
  }

 private:
  std::string say(const char* key, std::initializer_list<Value> values = {}) const {
    return words_.say(std::string("why.") + key, values);
  }
  std::string lacks(int kind) const {
    return say("lacks", {{"cube", cube_word(words_, kind)}, {"have", player_.cubes[kind]}});
  }
  static bool within(int action, int base, int size) {
    return action >= base && action < base + size;
  }

  // Why no envoy of this seat can go to the column, whatever it bids.
  std::string of_column(int column) const {
    if (((edition_.columns[state_.seats] >> column) & 1) == 0) {
      return say("no_column", {{"column", column + 1}});
    }
    if (state_.columns[column].bid.seat == seat_)
      return say("own_column", {{"column", column + 1}});
    return {};
  }

  std::string of_project(int action) const {
    const bool all_out = popcount(columns_of(state_, seat_)) == edition_.envoys;
    if (action == kClaim) return say("no_envoy");
    if (action < kClaim || action == kIncome) {
      if (all_out) return say("all_envoys", {{"n", edition_.envoys}});
      std::string closed = of_column(action - kBid);
      if (!closed.empty()) return closed;
      const int least = least_bid(state_, action - kBid);
      return say("outbid", {{"column", action - kBid + 1}, {"n", least}});
    }
    return say("project_first");
  }

  std::string of_bid_gold(int action) const {
    if (!within(action, kBidGold, kMostCubes + 1)) return say("bid_first");
    if (action - kBidGold > player_.cubes[kGold]) return lacks(kGold);
    return say("bid_too_low", {{"n", least_bid(state_, state_.pending.choice)}});
  }

  std::string of_bid_pairs(int action) const {
    if (!within(action, kPairs, kMostPairs + 1)) return say("bid_first");
    if (action - kPairs > pairs(player_.cubes[kPilgrim])) return lacks(kPilgrim);
    return say("bid_too_low", {{"n", least_bid(state_, state_.pending.choice)}});
  }

  std::string of_cube(int action) const {
    if (!within(action, kTakeCube, kTypes)) return say("cubes_first");
    const Offer offer = state_.pending.phase == Phase::kClaiming ? claim_offer(edition_, state_)
                                                                 : income_offer(edition_, state_);
    const int kind = action - kTakeCube;
    if (offer.cubes[kind] <= state_.pending.cubes[kind]) {
      return say("supply_lacks", {{"cube", cube_word(words_, kind)}});
    }
    return say("cube_order");
  }

  std::string of_retreat(int action) const {
    if (!within(action, kMove, kColumns)) return say("displaced_first");
    if (player_.cubes[kPilgrim] == 0) return say("move_pilgrim");
    std::string closed = of_column(action - kMove);
    if (!closed.empty()) return closed;
    return say("move_lower", {{"column", action - kMove + 1},
                              {"n", state_.columns[action - kMove].bid.value()},
                              {"have", state_.pending.displaced.value()}});
  }

  std::string of_defence(int action) const {
    const Stage question = next_question(player_, player_.defence.stage);
    const int base = base_of(question);
    constexpr int kMost[] = {kMostCubes, kMostPairs, kMostPairs, kMostArmies};
    if (!within(action, base, kMost[static_cast<int>(question)] + 1)) {
      return say("defend_first");
    }
    switch (question) {
      case Stage::kAskArmies: return lacks(kArmy);
      case Stage::kAskGold: return lacks(kGold);
      case Stage::kAskPilgrims: return lacks(kPilgrim);
      default: return say("league_most", {{"n", player_.defence.sent()}});
    }
  }

  std::string of_building(int action) const {
    if (!within(action, kBuild, kHand * kTargets)) return say("build_first");
    const BuildStep wanted = build_step(action);
    const CardId card = player_.hand[wanted.place];
    if (card == kNoCard) return say("no_card_there");
    const int level = level_of(wanted.target);
    const Value name{"card", face_.card_word(words_, card)};
    if (((edition_.kinds[card].targets >> wanted.target) & 1) == 0) {
      const std::string type = type_word(words_, wanted.target / kLevels);
      return say("wrong_type", {name, {"type", type}});
    }
    if (((targets_within_reach(player_) >> wanted.target) & 1) == 0) {
      if (is_wall(wanted.target)) return say("no_wall", {{"level", level - 1}});
      const std::string type = type_word(words_, wanted.target / kLevels);
      return say("no_building", {{"type", type}, {"level", level - 1}});
    }
    const int cost = build_cost(edition_, state_, card, wanted.target);
    if (cost > craftsmen_to_spend(player_)) {
      return say("craftsmen", {name, {"n", cost}, {"have", craftsmen_to_spend(player_)}});
    }
    return say("same_card", {name});
  }

  std::string of_payment(int action) const {
    if (!within(action, kPairs, kMostPairs + 1)) return say("pay_first");
    const Pending& pending = state_.pending;
    const Payment payment = payment_for(edition_, state_, pending.choice, pending.target);
    const int pilgrim_pairs = action - kPairs;
    if (pilgrim_pairs > payment.cost) return say("pays_too_much", {{"n", payment.cost}});
    return lacks(pilgrim_pairs > payment.most_pairs ? kPilgrim : kCraftsman);
  }

  std::string of_discard(int action) const {
    const int due = hand_size(player_) - kHandLimit;
    if (!within(action, kDiscard, kHand)) {
      return say("discard_first", {{"n", due}, {"limit", kHandLimit}});
    }
    const bool there = player_.hand[action - kDiscard] != kNoCard;
    return there ? say("discard_order") : say("no_card_there");
  }

  std::string of_removal(int action) const {
    if (action == kRemovePlunder + 2) return say("remove_two");
    return say("plunder_first");
  }

  const Edition& edition_;
  const ComuniFace& face_;
  const State& state_;
  const Player& player_;
  Seat seat_;
  const Words& words_;
};

}  // namespace

std::string ComuniFace::why_not(const State& state, Seat seat, Step step,
                                const Voice& voice) const {
  return Reason(*this, state, seat, voice).of(step.action);
}

}  // namespace pentarch::comuni
