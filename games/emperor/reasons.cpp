// Emperor's Choice: why a step is not possible, in the order in which a player would see it.
#include "games/emperor/face.hpp"

namespace pentarch::emperor {

namespace {

class Reason {
 public:
  Reason(const EmperorFace& face, const State& state, Seat seat, const Words& words)
      : face_(face),
        edition_(face.edition()),
        state_(state),
        player_(state.players[seat]),
        words_(words) {}

  std::string of(int action) const {
    switch (top(state_).what) {
      case Pending::kOver: return say("over");
      case Pending::kDraft:
        if (action >= kPick) return say("no_bonus");
        break;
      case Pending::kBid:
        if (action == kPass) {
          const bool staged = !state_.players[state_.actor].staged.empty();
          return say(staged ? "pass_staged" : "must_begin");
        }
        if (action >= kStage && action < kDeclare) return of_person(action - kStage);
        if (action >= kDeclare && action < kLose) return of_declaration(action - kDeclare);
        break;
      case Pending::kOnShow:
        if (action >= kAct && action < kKill) return of_type("no_effect", action - kAct);
        break;
      case Pending::kVictim:
        if (action >= kKill && action < kTakeSet) {
          return of_type("no_victim", (action - kKill) % kTypes);
        }
        break;
      case Pending::kLoss:
        if (action >= kLose && action <= kLoseCubes) {
          return say("not_at_stake", {{"n", player_.order}});
        }
        break;
      case Pending::kWithdraw:
        if (action >= kWithdrawTile && action < kChoose) return say("no_withdrawal");
        break;
      case Pending::kSet:
        if (action >= kTakeSet && action < kUseTile) return say("no_set");
        break;
      case Pending::kUseTiles:
        if (action >= kUseTile && action < kUseTreasure) {
          return say("no_tile", {{"what", tile_word(words_, kJewel + action - kUseTile)}});
        }
        break;
      case Pending::kTreasures:
        if (action >= kUseTreasure && action < kRecruit) return of_treasure(action - kUseTreasure);
        break;
      case Pending::kRefill:
        if (action >= kRecruit && action < kChooseDecree) return of_refill(action);
        break;
      case Pending::kDecreeParts:
        if (action == kDone) return say("decree_left");
        if (action == kTakePoints || action == kTakeTribute) return say("no_part");
        if (action >= kScore && action < kAct) return of_policy(action);
        break;
      case Pending::kChoice:
        if (action == kSkip) return say("must_use");
        if (action >= kChoose && action < kKeep) return say("no_alternative");
        break;
      case Pending::kKeepTile:
        if (action >= kKeep && action < kDiscard) {
          return say("not_drawn", {{"what", tile_word(words_, action - kKeep)}});
        }
        break;
      case Pending::kKeepPerson:
        if (action >= kDiscard && action < kSeize) return of_type("not_drawn", action - kDiscard);
        break;
      case Pending::kTakeTreasure:
        if (action >= kSeize && action < kScore) return say("no_treasure");
        break;
      case Pending::kUseStone:
      case Pending::kChoosePolicy:
      case Pending::kFlip:
        if (action == kSkip) return say("must_flip");
        if (action >= kScore && action < kAct) return of_policy(action);
        break;
      case Pending::kShow:
        if (action >= kStage && action < kDeclare) return of_answer(action - kStage);
        break;
      default: break;
    }
    return say((std::string("now.") + kPendingNames[static_cast<int>(top(state_).what)]).c_str());
  }

 private:
  std::string say(const char* key, std::initializer_list<Value> values = {}) const {
    return words_.say(std::string("why.") + key, values);
  }
  std::string of_type(const char* key, int type) const {
    if (type >= edition_.type_count) return say("no_person");
    return say(key, {{"what", face_.person_word(words_, type)}});
  }

  // A person for a bid.
  std::string of_person(int type) const {
    if (popcount(state_.passed) + 1 == state_.seats) return say("all_passed");
    if ((hand_of(player_) - player_.shown - player_.staged)[type] == 0) {
      return of_type("not_in_hand", type);
    }
    const int limit = person_limit(state_, state_.actor);
    if (player_.shown.total() + player_.staged.total() >= limit) {
      return say("person_limit", {{"n", limit}});
    }
    const std::uint32_t staged = player_.staged.types();
    if (staged != 0 && type < highest_bit(staged)) return say("rising_order");
    return say("too_weak", {{"n", state_.high}});
  }

  std::string of_declaration(int cubes) const {
    if (popcount(state_.passed) + 1 == state_.seats) return say("all_passed");
    const int left = player_.cubes - player_.shown_cubes;
    if (cubes > left) return say("few_cubes", {{"n", left}});
    const int power =
        power_of(edition_, player_, player_.shown + player_.staged) + player_.shown_cubes + cubes;
    return say("too_low", {{"m", power}, {"n", state_.high}});
  }

  // A person as an answer to a policy.
  std::string of_answer(int type) const {
    const int side = shown_side(state_, top(state_).policy());
    if ((hand_of(player_) - player_.staged)[type] == 0) return of_type("not_in_hand", type);
    if (side == kMeritocracy && player_.staged.total() >= edition_.policies.merit_persons) {
      return say("merit_limit", {{"n", edition_.policies.merit_persons}});
    }
    const std::uint32_t staged = player_.staged.types();
    if (staged != 0 && type < highest_bit(staged)) return say("rising_order");
    return of_type(side == kLineage ? "no_relative" : "no_defender", type);
  }

  std::string of_treasure(int treasure) const {
    if (treasure >= edition_.treasure_count) return say("no_treasure");
    const bool mine = state_.holder[treasure] == state_.actor;
    return say(mine ? "treasure_used" : "not_your_treasure",
               {{"what", face_.treasure_word(words_, treasure)}});
  }

  std::string of_refill(int action) const {
    const int done = top(state_).done();
    const int gold = player_.gold;
    if (action < kHire) {
      const int type = action - kRecruit;
      if ((done & kRecruited) != 0) return say("recruited_already");
      if (state_.display[type] == 0) return of_type("not_in_display", type);
      return say("costs", {{"n", edition_.persons[type].cost}, {"m", gold}});
    }
    if (action < kBuild) {
      if ((done & kHired) != 0) return say("hired_already");
      return say("costs", {{"n", action - kHire + 1}, {"m", gold}});
    }
    if ((done & kBuilt) != 0) return say("built_already");
    if (player_.palace == edition_.top_level) return say("palace_at_top");
    return say("costs", {{"n", edition_.raise_cost[action - kBuild + 1]}, {"m", gold}});
  }

  std::string of_policy(int action) const {
    const Frame& frame = top(state_);
    const bool flip = action >= kFlipOver;
    if (frame.what == Pending::kDecreeParts) {
      if ((frame.parts_left() & (flip ? kPartFlip : kPartScore)) == 0) return say("no_part");
    } else if (flip ? frame.what == Pending::kChoosePolicy : frame.what == Pending::kFlip) {
      return say(flip ? "now.choose-policy" : "now.flip");
    }
    const int card = (action - kScore) % kPolicies;
    const Value policy{"what", policy_word(words_, shown_side(state_, card))};
    if (((state_.discs >> card) & 1) != 0) return say("disc", {policy});
    return say("no_tributes_under", {policy});
  }

  const EmperorFace& face_;
  const Edition& edition_;
  const State& state_;
  const Player& player_;
  const Words& words_;
};

}  // namespace

std::string EmperorFace::why_not(const State& state, Seat seat, Step step,
                                 const Voice& voice) const {
  return Reason(*this, state, seat, voice.words).of(step.action);
}

}  // namespace pentarch::emperor
