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
    if (Claim::has(action)) return say("no_envoy");
    if (!PlaceBid::has(action) && !TakeIncome::has(action)) return say("project_first");
    const bool all_out = popcount(columns_of(state_, seat_)) == edition_.envoys;
    if (all_out) return say("all_envoys", {{"n", edition_.envoys}});
    const int column = PlaceBid::operand(action);
    std::string closed = of_column(column);
    if (!closed.empty()) return closed;
    return say("outbid", {{"column", column + 1}, {"n", least_bid(state_, column)}});
  }

  std::string of_bid_gold(int action) const {
    if (!BidGold::has(action)) return say("bid_first");
    if (BidGold::operand(action) > player_.cubes[kGold]) return lacks(kGold);
    return say("bid_too_low", {{"n", least_bid(state_, state_.pending.choice)}});
  }

  std::string of_bid_pairs(int action) const {
    if (!UsePairs::has(action)) return say("bid_first");
    if (UsePairs::operand(action) > pairs(player_.cubes[kPilgrim])) return lacks(kPilgrim);
    return say("bid_too_low", {{"n", least_bid(state_, state_.pending.choice)}});
  }

  std::string of_cube(int action) const {
    if (!TakeCube::has(action)) return say("cubes_first");
    const bool claiming = state_.pending.phase == Phase::kClaiming;
    const int kind = TakeCube::operand(action);
    if (cube_offer(edition_, state_, claiming).cubes[kind] <= state_.pending.cubes[kind]) {
      return say("supply_lacks", {{"cube", cube_word(words_, kind)}});
    }
    return say("cube_order");
  }

  std::string of_retreat(int action) const {
    if (!MoveEnvoy::has(action)) return say("displaced_first");
    if (player_.cubes[kPilgrim] == 0) return say("move_pilgrim");
    const int column = MoveEnvoy::operand(action);
    std::string closed = of_column(column);
    if (!closed.empty()) return closed;
    return say("move_lower", {{"column", column + 1},
                              {"n", state_.columns[column].bid.value()},
                              {"have", state_.pending.displaced.value()}});
  }

  std::string of_defence(int action) const {
    switch (next_question(player_, player_.defence.stage)) {
      case kAskArmies: return SendArmies::has(action) ? lacks(kArmy) : say("defend_first");
      case kAskGold: return SendGold::has(action) ? lacks(kGold) : say("defend_first");
      case kAskPilgrims: return UsePairs::has(action) ? lacks(kPilgrim) : say("defend_first");
      default: break;
    }
    if (!JoinLeague::has(action)) return say("defend_first");
    return say("league_most", {{"n", player_.defence.sent()}});
  }

  std::string of_building(int action) const {
    if (!Build::has(action)) return say("build_first");
    const CardId card = player_.hand[Build::operand(action)];
    const int target = Build::operand<1>(action);
    if (card == kNoCard) return say("no_card_there");
    const Value name{"card", face_.card_word(words_, card)};
    if (((edition_.kinds[card].targets >> target) & 1) == 0) {
      return say("wrong_type", {name, {"type", type_word(words_, target / kLevels)}});
    }
    if (((targets_within_reach(player_) >> target) & 1) == 0) {
      const Value level{"level", level_of(target) - 1};
      if (is_wall(target)) return say("no_wall", {level});
      return say("no_building", {{"type", type_word(words_, target / kLevels)}, level});
    }
    const int cost = build_cost(edition_, state_, card, target);
    if (cost > craftsmen_to_spend(player_)) {
      return say("craftsmen", {name, {"n", cost}, {"have", craftsmen_to_spend(player_)}});
    }
    return say("same_card", {name});
  }

  std::string of_payment(int action) const {
    if (!UsePairs::has(action)) return say("pay_first");
    const Pending& pending = state_.pending;
    const Payment payment = payment_for(edition_, state_, pending.choice, pending.target);
    const int pilgrim_pairs = UsePairs::operand(action);
    if (pilgrim_pairs > payment.cost) return say("pays_too_much", {{"n", payment.cost}});
    return lacks(pilgrim_pairs > payment.pairs.most ? kPilgrim : kCraftsman);
  }

  std::string of_discard(int action) const {
    if (!Discard::has(action)) {
      const int due = hand_size(player_) - kHandLimit;
      return say("discard_first", {{"n", due}, {"limit", kHandLimit}});
    }
    const bool there = player_.hand[Discard::operand(action)] != kNoCard;
    return there ? say("discard_order") : say("no_card_there");
  }

  std::string of_removal(int action) const {
    return say(RemovePlunder::has(action) ? "remove_two" : "plunder_first");
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
