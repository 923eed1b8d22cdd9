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
    const std::optional<int> card = policy_card_of(action);
    switch (top(state_).what) {
      case Pending::kOver: return say("over");
      case Pending::kDraft:
        if (Pick::has(action)) return say("no_bonus");
        break;
      case Pending::kBid:
        if (Pass::has(action)) {
          const bool staged = !state_.players[state_.actor].staged.empty();
          return say(staged ? "pass_staged" : "must_begin");
        }
        if (Stage::has(action)) return of_person(Stage::operand(action));
        if (Declare::has(action)) return of_declaration(Declare::operand(action));
        break;
      case Pending::kOnShow:
        if (Act::has(action)) return of_type("no_effect", Act::operand(action));
        break;
      case Pending::kVictim:
        if (Kill::has(action)) return of_type("no_victim", Kill::operand<1>(action));
        break;
      case Pending::kLoss:
        if (Lose::has(action) || LoseCubes::has(action)) {
          return say("not_at_stake", {{"n", player_.order}});
        }
        break;
      case Pending::kWithdraw:
        if (WithdrawTile::has(action)) return say("no_withdrawal");
        break;
      case Pending::kSet:
        if (TakeSet::has(action)) return say("no_set");
        break;
      case Pending::kUseTiles:
        if (UseTile::has(action)) {
          return say("no_tile", {{"what", tile_word(words_, kJewel + UseTile::operand(action))}});
        }
        break;
      case Pending::kTreasures:
        if (UseTreasure::has(action)) return of_treasure(UseTreasure::operand(action));
        break;
      case Pending::kRefill:
        if (Recruit::has(action)) return of_recruit(Recruit::operand(action));
        if (Hire::has(action)) return of_hire(Hire::operand(action) + 1);
        if (Build::has(action)) return of_build(Build::operand(action) + 1);
        break;
      case Pending::kDecreeParts:
        if (Done::has(action)) return say("decree_left");
        if (TakePoints::has(action) || TakeTribute::has(action)) return say("no_part");
        if (card) return of_policy(*card, FlipOver::has(action));
        break;
      case Pending::kChoice:
        if (Skip::has(action)) return say("must_use");
        if (Choose::has(action)) return say("no_alternative");
        break;
      case Pending::kKeepTile:
        if (Keep::has(action)) {
          return say("not_drawn", {{"what", tile_word(words_, Keep::operand(action))}});
        }
        break;
      case Pending::kKeepPerson:
        if (Discard::has(action)) return of_type("not_drawn", Discard::operand(action));
        break;
      case Pending::kTakeTreasure:
        if (Seize::has(action)) return say("no_treasure");
        break;
      case Pending::kUseStone:
      case Pending::kChoosePolicy:
      case Pending::kFlip:
        if (Skip::has(action)) return say("must_flip");
        if (card) return of_policy(*card, FlipOver::has(action));
        break;
      case Pending::kShow:
        if (Stage::has(action)) return of_answer(Stage::operand(action));
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

  std::string of_recruit(int type) const {
    if ((top(state_).done() & kRecruited) != 0) return say("recruited_already");
    if (state_.display[type] == 0) return of_type("not_in_display", type);
    return of_cost(edition_.persons[type].cost);
  }

  std::string of_hire(int cubes) const {
    return (top(state_).done() & kHired) != 0 ? say("hired_already") : of_cost(cubes);
  }

  std::string of_build(int levels) const {
    if ((top(state_).done() & kBuilt) != 0) return say("built_already");
    if (player_.palace == edition_.top_level) return say("palace_at_top");
    return of_cost(edition_.raise_cost[levels]);
  }

  std::string of_cost(int gold) const { return say("costs", {{"n", gold}, {"m", player_.gold}}); }

  std::string of_policy(int card, bool flip) const {
    const Frame& frame = top(state_);
    if (frame.what == Pending::kDecreeParts) {
      if ((frame.parts_left() & (flip ? kPartFlip : kPartScore)) == 0) return say("no_part");
    } else if (flip ? frame.what == Pending::kChoosePolicy : frame.what == Pending::kFlip) {
      return say(flip ? "now.choose-policy" : "now.flip");
    }
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
