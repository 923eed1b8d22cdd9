// Catherine: the end of a decade, in the order of the rulebook: cannons, books, houses, favour,
// clean-up, new cards.
#pragma once

#include "games/catherine/actions.hpp"

namespace pentarch::catherine {

// ---- Cannons (K8) ----------------------------------------------------------------------------

constexpr int cannon_points(const Edition& edition, const State& state, Seat seat) noexcept {
  const auto against = [&](int neighbour) {
    const int own = state.players[seat].owned[kCannon];
    const int other = state.players[neighbour].owned[kCannon];
    return own > other ? edition.beats_points : (own == other ? edition.ties_points : 0);
  };
  const int left = (seat + 1) % state.seats;
  const int right = (seat + state.seats - 1) % state.seats;
  return left == right ? against(left) : against(left) + against(right);
}

template <class Sink>
constexpr void score_cannons(const Edition& edition, State& state, Sink& tell) {
  for_each_seat(state, [&](Seat seat) {
    score(state, seat, kFromCannons, cannon_points(edition, state, seat), tell);
  });
}

// ---- Books (K9) ------------------------------------------------------------------------------

// Who has the most books and may build, and who is neither first nor last.
struct Readers {
  std::uint8_t most = 0;  // a bit for each seat
  std::uint8_t middle = 0;
};

constexpr Readers readers(const State& state) noexcept {
  int most = 0;
  int fewest = 31;
  for_each_seat(state, [&](Seat seat) {
    const int books = state.players[seat].owned[kBook];
    most = books > most ? books : most;
    fewest = books < fewest ? books : fewest;
  });
  Readers result;
  for_each_seat(state, [&](Seat seat) {
    const int books = state.players[seat].owned[kBook];
    if (books == most) result.most |= static_cast<std::uint8_t>(1u << seat);
    if (books < most && books > fewest) result.middle |= static_cast<std::uint8_t>(1u << seat);
  });
  return result;
}

constexpr std::uint32_t all_cities(const Edition& edition) noexcept {
  return static_cast<std::uint32_t>(low_bits(edition.city_count));
}

constexpr bool can_build_anywhere(const Edition& edition, const Player& player) noexcept {
  return has_house_piece(edition, player) && (all_cities(edition) & ~player.houses) != 0;
}

// The seats that choose where their house of the books stands.
constexpr std::uint8_t builders(const Edition& edition, const State& state) noexcept {
  std::uint8_t seats = 0;
  for_each_bit(readers(state).most, [&](int seat) {
    if (can_build_anywhere(edition, state.players[seat])) {
      seats |= static_cast<std::uint8_t>(1u << seat);
    }
  });
  return seats;
}

constexpr std::uint64_t build_options(const Edition& edition, const Player& player) noexcept {
  return options(Decline::kFirst) | options(Build::kFirst, all_cities(edition) & ~player.houses);
}

template <class Sink>
constexpr void compare_books(const Edition& edition, State& state, Sink& tell) {
  const Readers result = readers(state);
  for_each_seat(state, [&](Seat seat) {
    Player& player = state.players[seat];
    if (((result.most >> seat) & 1u) != 0) {
      tell(Event{.kind = kMostBooks,
                 .seat = seat,
                 .args = {arg(player.owned[kBook]), arg(can_build_anywhere(edition, player))}});
    }
    if (((result.middle >> seat) & 1u) != 0) {
      ++player.jokers;
      tell(Event{.kind = kJoker, .seat = seat});
    }
  });
}

// The houses of the books; without a house piece it is one card.
template <class Chance, class Sink>
constexpr void build_for_books(const Edition& edition, State& state, Chance& chance, Sink& tell) {
  const std::uint8_t most = readers(state).most;
  const std::uint8_t asked = state.asked;
  for_each_bit(most, [&](int index) {
    const Seat seat = static_cast<Seat>(index);
    Player& player = state.players[seat];
    const Choice choice = choice_of(player.pending);
    player.pending = {};
    if (((asked >> seat) & 1u) == 0) {
      draw_limited(edition, state, seat, 1, chance, tell);
    } else if (choice.declined) {
      tell(Event{.kind = kDeclined, .seat = seat, .args = {kNoCard}, .reveals = true});
    } else {
      tell(Event{.kind = kRan, .seat = seat, .args = {kNoCard}, .reveals = true});
      build(edition, state, seat, choice.city, tell);
    }
  });
}

// ---- Houses, favour, clean-up ----------------------------------------------------------------

template <class Sink>
constexpr void score_houses_and_favour(const Edition& edition, State& state, Sink& tell) {
  for_each_seat(state, [&](Seat seat) {
    const std::uint32_t houses = state.players[seat].houses;
    const int points = popcount(houses) + popcount(houses & edition.point_cities);
    score(state, seat, kFromHouses, points, tell);
  });
  for_each_seat(state, [&](Seat seat) {
    score(state, seat, kFromFavour, edition.levels[state.players[seat].favour].points, tell);
  });
}

// Action cards with a card below them go, and the cards below them; the others close up.
constexpr void clean_up(const Edition& edition, State& state) noexcept {
  for_each_seat(state, [&](Seat seat) {
    Player& player = state.players[seat];
    int kept = 0;
    for (int column = 0; column < state.row_size; ++column) {
      const CardId card = player.row[column];
      const CardId below = player.under[column];
      player.row[column] = player.under[column] = kNoCard;
      if (below == kNoCard) {
        player.row[kept++] = card;
        continue;
      }
      state.discards.add(card);
      state.discards.add(below);
      player.owned -= edition.cards[card].symbols;
    }
  });
  state.row_size = edition.start_row;
}

}  // namespace pentarch::catherine
