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
    const auto by = [&](const auto&... cases) {
      return by_kind<LastKind>(action, Cases{cases...});
    };
    switch (state_.phase) {
      case Phase::kSetup:
        return by([&](Lay, int card) { return of_chosen(card); },
                  [&](auto, auto...) { return say("lay_first"); });
      case Phase::kPlay:
        return by([&](Lay, int card) { return laid() ? say("activate_next") : of_chosen(card); },
                  [&](Activate, int card, int column) { return of_activation(card, column); },
                  [&](auto, auto...) { return say("play_first"); });
      case Phase::kRun:
        return by([&](Lay, int) { return say("run_first", {active()}); },
                  [&](Activate, int, int) { return say("run_first", {active()}); },
                  [&](Discard, int card) {
                    return pending_.choice != 0 ? of_discard(card) : say("choose_first");
                  },
                  [&](auto, auto... city) { return of_option(city...); });
      case Phase::kBooks:
        return by(
            [&](Build, int city) {
              return city >= edition_.city_count ? say("no_such_city") : house_there(city);
            },
            [&](auto, auto...) { return say("books_first"); });
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

  bool laid() const { return pending_.cards[0] != kNoCard; }

  // A card that can't be chosen from the hand.
  std::string of_chosen(int card) const {
    if (card >= edition_.card_count) return say("no_such_card");
    const Value name{"card", face_.card_name(card)};
    if (!player_.hand.has(card)) return say("not_in_hand", {name});
    return say(was_chosen(card) ? "chosen_twice" : "out_of_order", {name});
  }

  std::string of_activation(int card, int column) const {
    if (!laid()) return say("lay_one_first");
    if (card == pending_.cards[0] || !player_.hand.has(card)) return of_chosen(card);
    if (column > state_.row_size) return say("no_column", {{"n", state_.row_size + 1}});
    return say("column_taken", {{"n", column + 1}});
  }

  std::string of_discard(int card) const {
    const bool one_colour =
        choice_of(pending_).bonus && active_card(edition_, player_).same_colour != 0;
    if (one_colour && player_.hand.has(card) && !was_chosen(card)) return say("other_colour");
    return of_chosen(card);
  }

  // To run the card, without a city or in one.
  std::string of_option() const {
    if (pending_.choice != 0) return discard_first();
    return builds() ? say("is_a_house", {active()}) : of_bonus();
  }
  std::string of_option(int city) const {
    if (pending_.choice != 0) return discard_first();
    if (!builds()) return say("is_no_house", {active()});
    const std::uint32_t cities = active_card(edition_, player_).cities;
    if (city >= edition_.city_count) return say("no_such_city");
    if ((cities & bit(city)) == 0) return say("city_not_shown", {active(), city_value(city)});
    return (player_.houses & bit(city)) != 0 ? house_there(city) : of_bonus();
  }

  std::string discard_first() const {
    const int due = discards_due(edition_, player_) - chosen_cards(pending_);
    return say("discard_first", {{"n", due}});
  }
  bool builds() const { return active_card(edition_, player_).gain == Gain::kHouse; }

  // A bonus that can't be had.
  std::string of_bonus() const {
    const Card& card = active_card(edition_, player_);
    if (card.bonus == Gain::kNothing) return say("no_bonus", {active()});
    const int due = discards_of(card, true);
    if (player_.hand_size < due) return say("bonus_cards", {{"n", due}});
    if (card.same_colour != 0 && !bonus_is_payable(edition_, player_)) {
      return say("bonus_colour", {{"n", due}});
    }
    return say("bonus_needs",
               {{"n", card.needs_count}, {"symbol", symbol_word(words_, card.needs)}});
  }

  std::string house_there(int city) const { return say("house_there", {city_value(city)}); }
  Value city_value(int city) const { return {"city", city_word(words_, face_.city_name(city))}; }
  Value active() const { return {"card", face_.card_name(player_.row[player_.active])}; }

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
