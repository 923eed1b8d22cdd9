// Catherine: why a step is not possible. Every word comes from words/.
#include "games/catherine/face.hpp"

namespace pentarch::catherine {

namespace {

class Reason {
 public:
  Reason(const CatherineFace& face, const State& state, Seat seat, const Words& words)
      : face_(face),
        edition_(face.edition()),
        state_(state),
        player_(state.players[seat]),
        pending_(player_.pending),
        words_(words) {}

  std::string of(int action) const {
    switch (state_.phase) {
      case Phase::kSetup: return action < kActivate ? of_chosen(action - kLay) : say("lay_first");
      case Phase::kPlay: return of_play(action);
      case Phase::kRun: return of_run(action);
      case Phase::kBooks: return of_books(action);
      case Phase::kOver: break;
    }
    return say("over");
  }

 private:
  std::string say(const char* key, std::initializer_list<Value> values = {}) const {
    return words_.say(std::string("why.") + key, values);
  }

  bool was_chosen(int card) const {
    for (const CardId chosen : pending_.cards) {
      if (chosen == card) return true;
    }
    return false;
  }

  // A card that can't be chosen from the hand.
  std::string of_chosen(int card) const {
    if (card >= edition_.card_count || !player_.hand.has(card)) return not_in_hand(card);
    const Value name{"card", face_.card_name(card)};
    return was_chosen(card) ? say("chosen_twice", {name}) : say("out_of_order", {name});
  }

  std::string not_in_hand(int card) const {
    if (card >= edition_.card_count) return say("no_such_card");
    return say("not_in_hand", {{"card", face_.card_name(card)}});
  }

  std::string of_play(int action) const {
    const bool laid = pending_.cards[0] != kNoCard;
    if (action < kActivate) return laid ? say("activate_next") : of_chosen(action - kLay);
    if (action >= kDecline) return say("play_first");
    const int card = (action - kActivate) / kColumns;
    const int column = (action - kActivate) % kColumns;
    if (!laid) return say("lay_one_first");
    if (card == pending_.cards[0] || card >= edition_.card_count || !player_.hand.has(card)) {
      return of_chosen(card);
    }
    if (column > state_.row_size) return say("no_column", {{"n", state_.row_size + 1}});
    return say("column_taken", {{"n", column + 1}});
  }

  std::string of_run(int action) const {
    if (action < kDecline) return say("run_first", {{"card", active_name()}});
    if (pending_.choice != 0) {
      if (action >= kDiscard) return of_discard(action - kDiscard);
      const int due = discards_due(edition_, player_) - chosen_cards(pending_);
      return say("discard_first", {{"n", due}});
    }
    if (action >= kDiscard) return say("choose_first");
    const bool house = active_card(edition_, player_).gain == Gain::kHouse;
    if (action < kBuild) {
      return house ? say("is_a_house", {{"card", active_name()}}) : of_bonus();
    }
    if (!house) return say("is_no_house", {{"card", active_name()}});
    const int city = action - (action < kBuildBonus ? kBuild : kBuildBonus);
    const std::uint32_t cities = active_card(edition_, player_).cities;
    if (city >= edition_.city_count) return say("no_such_city");
    if ((cities & bit(city)) == 0) {
      return say("city_not_shown", {{"card", active_name()}, {"city", city_name(city)}});
    }
    return has_house(city) ? house_there(city) : of_bonus();
  }

  // A bonus that can't be had.
  std::string of_bonus() const {
    const Card& card = active_card(edition_, player_);
    if (card.bonus == Gain::kNothing) return say("no_bonus", {{"card", active_name()}});
    const int due = discards_of(card, true);
    if (player_.hand_size < due) return say("bonus_cards", {{"n", due}});
    if (card.same_colour != 0 && !bonus_is_payable(edition_, player_)) {
      return say("bonus_colour", {{"n", due}});
    }
    return say("bonus_needs",
               {{"n", card.needs_count}, {"symbol", symbol_word(words_, card.needs)}});
  }

  std::string of_discard(int card) const {
    if (card >= edition_.card_count || !player_.hand.has(card)) return not_in_hand(card);
    const bool one_colour =
        choice_of(pending_).bonus && active_card(edition_, player_).same_colour != 0;
    if (one_colour && !was_chosen(card)) return say("other_colour");
    return of_chosen(card);
  }

  std::string of_books(int action) const {
    if (action < kBuild || action >= kBuildBonus) return say("books_first");
    const int city = action - kBuild;
    return city >= edition_.city_count ? say("no_such_city") : house_there(city);
  }

  bool has_house(int city) const { return (player_.houses & bit(city)) != 0; }
  std::string house_there(int city) const {
    return say("house_there", {{"city", city_name(city)}});
  }
  std::string city_name(int city) const { return city_word(words_, face_.city_name(city)); }
  std::string active_name() const { return face_.card_name(player_.row[player_.active]); }

  const CatherineFace& face_;
  const Edition& edition_;
  const State& state_;
  const Player& player_;
  const Pending& pending_;
  const Words& words_;
};

}  // namespace

std::string CatherineFace::why_not(const State& state, Seat seat, Step step,
                                   const Voice& voice) const {
  return Reason(*this, state, seat, voice.words).of(step.action);
}

}  // namespace pentarch::catherine
