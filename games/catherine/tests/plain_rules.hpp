// Catherine's rulebook once more, as plainly as it can be said: lists of cards and names, no bit
// sets, no speed. A family is what the rulebook says of it and not what an edition says. What the
// rules compute is compared with this.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/json.hpp"
#include "games/catherine/state.hpp"

namespace pentarch::catherine::tests {

// ---- Components ------------------------------------------------------------------------------

struct PlainCard {
  std::string family;
  std::string colour;
  std::vector<std::string> symbols;
  std::vector<std::string> cities;
  std::vector<std::string> market;
  std::string condition;
};

struct PlainCity {
  std::string name;
  std::string colour;
  std::string icon;
};

struct PlainEdition {
  std::vector<PlainCard> cards;
  std::vector<PlainCity> cities;
  std::vector<std::pair<std::string, std::string>> roads;
  std::vector<std::map<std::string, int>> orders;
  std::vector<Level> track;
  int houses = 0;
};

inline std::vector<std::string> plain_texts(const Json& row, const char* key) {
  std::vector<std::string> texts;
  if (!row.contains(key)) return texts;
  for (const Json& text : row[key]) texts.push_back(text.get<std::string>());
  return texts;
}

inline PlainEdition plain_edition(const Json& file) {
  PlainEdition edition;
  for (const Json& row : file["cards"]["value"]) {
    edition.cards.push_back({.family = row["family"].get<std::string>(),
                             .colour = row["colour"].get<std::string>(),
                             .symbols = plain_texts(row, "symbols"),
                             .cities = plain_texts(row, "cities"),
                             .market = plain_texts(row, "market"),
                             .condition = row.value("condition", std::string())});
  }
  for (const Json& row : file["cities"]["value"]) {
    edition.cities.push_back({.name = row["id"].get<std::string>(),
                              .colour = row["colour"].get<std::string>(),
                              .icon = row["icon"].get<std::string>()});
  }
  for (const Json& road : file["roads"]["value"]) {
    edition.roads.emplace_back(road[0].get<std::string>(), road[1].get<std::string>());
  }
  for (const Json& row : file["orders"]["value"]) {
    std::map<std::string, int> order;
    for (const char* good : {"iron", "food", "caviar", "fur"}) {
      order[good] = row["goods"][good].get<int>();
    }
    edition.orders.push_back(order);
  }
  for (const Json& row : file["favour_track"]["value"]) {
    edition.track.push_back({.hand_limit = row["hand_limit"].get<std::uint8_t>(),
                             .points = row["points"].get<std::uint8_t>(),
                             .multiplier = row["multiplier"].get<std::uint8_t>()});
  }
  edition.houses = file["houses"]["value"].get<int>();
  return edition;
}

template <class T>
bool plain_has(const std::vector<T>& list, const T& wanted) {
  return std::find(list.begin(), list.end(), wanted) != list.end();
}

// Every choice of so many of these, each in the order of the list.
inline std::vector<std::vector<int>> plain_choices(const std::vector<int>& from, int count) {
  if (count == 0) return {{}};
  std::vector<std::vector<int>> all;
  for (std::size_t i = 0; i < from.size(); ++i) {
    const std::vector<int> behind(from.begin() + static_cast<std::ptrdiff_t>(i) + 1, from.end());
    for (std::vector<int> rest : plain_choices(behind, count - 1)) {
      rest.insert(rest.begin(), from[i]);
      all.push_back(rest);
    }
  }
  return all;
}

// ---- The table -------------------------------------------------------------------------------

struct PlainSeat {
  std::vector<int> hand;  // in the order of the edition, as are all cards that are chosen
  std::vector<int> row;
  std::vector<int> under;  // as long as the row; -1: nothing
  std::vector<int> houses;
  std::vector<std::string> tiles;
  std::array<int, kSources> points{};
  int active = 0;  // the column of this round's activation card
  int favour = 0;
  int jokers = 0;
  int order = 0;
};

// One draw of chance: what there was to draw from, and what came.
struct PlainDraw {
  Pile pile = 0;
  std::set<int> from;
  int drawn = 0;
};

// A decision is the list of its steps.
using PlainDecision = std::vector<int>;

class PlainGame {
 public:
  PlainGame(const PlainEdition& edition, int seats, const std::vector<PlainDraw>& draws)
      : edition_(edition), players_(static_cast<std::size_t>(seats)), seats_(seats) {
    draws_.assign(draws.begin(), draws.end());
    for (int card = 0; card < ssize(edition.cards); ++card) pile_.insert(card);
    for (const PlainCity& city : edition.cities) {
      const bool goods = city.icon != "crown" && city.icon != "point";
      tiles_.push_back(goods ? seats : 0);
    }
    std::set<int> orders;
    for (int order = 0; order < ssize(edition.orders); ++order) orders.insert(order);
    for (PlainSeat& player : players_) player.order = next_draw(kOrderPile, orders);
    for (PlainSeat& player : players_) {
      for (int i = 0; i < 6; ++i) draw_card(player);
    }
    ask(Phase::kSetup, everyone());
    EXPECT_TRUE(draws_.empty()) << "more was drawn than the rules say";
  }

  // What a comparison looks at.
  const std::vector<PlainSeat>& players() const { return players_; }
  const std::set<int>& pile() const { return pile_; }
  const std::set<int>& discards() const { return discards_; }
  Phase phase() const { return phase_; }
  int decade() const { return decade_; }
  int round() const { return round_; }
  const std::map<std::string, int>& met() const { return met_; }

  std::set<int> deciders() const {
    std::set<int> seats;
    for (const auto& [seat, decisions] : offered_) {
      if (!plain_has(decisions, chosen(seat))) seats.insert(seat);
    }
    return seats;
  }
  bool undeclared(int seat) const { return deciders().count(seat) != 0 && !chosen(seat).empty(); }
  PlainDecision chosen(int seat) const {
    const auto found = chosen_.find(seat);
    return found == chosen_.end() ? PlainDecision{} : found->second;
  }

  // The steps that lead on to some decision.
  std::set<int> legal(int seat) const {
    std::set<int> steps;
    if (deciders().count(seat) == 0) return steps;
    const PlainDecision begun = chosen(seat);
    for (const PlainDecision& decision : offered_.at(seat)) {
      if (decision.size() > begun.size() &&
          std::equal(begun.begin(), begun.end(), decision.begin())) {
        steps.insert(decision[begun.size()]);
      }
    }
    return steps;
  }

  // This step would put an activation card below a card of its colour.
  bool matches(int seat, int step) const {
    const int card = Activate::operand<0>(step);
    const int column = Activate::operand<1>(step);
    const std::vector<int>& row = players_[static_cast<std::size_t>(seat)].row;
    const int above = column < ssize(row) ? row[static_cast<std::size_t>(column)] : chosen(seat)[0];
    return card_at(card).colour == card_at(above).colour;
  }

  void play(int seat, int step, const std::vector<PlainDraw>& draws) {
    draws_.assign(draws.begin(), draws.end());
    chosen_[seat].push_back(step);
    if (deciders().empty()) carry_on();
    EXPECT_TRUE(draws_.empty()) << "more was drawn than the rules say";
  }

  int owned(const PlainSeat& player, const std::string& symbol) const {
    auto count = std::count(player.tiles.begin(), player.tiles.end(), symbol);
    for (const int card : player.row) {
      const std::vector<std::string>& symbols = card_at(card).symbols;
      count += std::count(symbols.begin(), symbols.end(), symbol);
    }
    return static_cast<int>(count);
  }

  // The cards in hands by the shuffle they came from: older ones first, without that of the pile.
  std::vector<std::set<int>> older_shuffles() const {
    std::map<int, std::set<int>> by_shuffle;
    for (const PlainSeat& player : players_) {
      for (const int card : player.hand) {
        if (came_.at(card) < shuffles_) by_shuffle[came_.at(card)].insert(card);
      }
    }
    std::vector<std::set<int>> sets;
    for (const auto& [shuffle, cards] : by_shuffle) sets.push_back(cards);
    return sets;
  }

 private:
  template <class List>
  static int ssize(const List& list) {
    return static_cast<int>(list.size());
  }

  const PlainCard& card_at(int card) const {
    return edition_.cards[static_cast<std::size_t>(card)];
  }
  const PlainCity& city_at(int city) const {
    return edition_.cities[static_cast<std::size_t>(city)];
  }
  PlainSeat& player_at(int seat) { return players_[static_cast<std::size_t>(seat)]; }
  const PlainCard& active_card(const PlainSeat& player) const {
    return card_at(player.row[static_cast<std::size_t>(player.active)]);
  }
  const Level& level(const PlainSeat& player) const {
    return edition_.track[static_cast<std::size_t>(player.favour)];
  }

  std::set<int> everyone() const {
    std::set<int> seats;
    for (int seat = 0; seat < seats_; ++seat) seats.insert(seat);
    return seats;
  }

  // ---- Cards, favour, houses ----

  int next_draw(Pile pile, std::set<int>& from) {
    if (draws_.empty()) {
      ADD_FAILURE() << "something should have been drawn";
      const int first = *from.begin();
      from.erase(first);
      return first;
    }
    const PlainDraw draw = draws_.front();
    draws_.pop_front();
    EXPECT_EQ(draw.pile, pile);
    EXPECT_EQ(draw.from, from) << "drawn from something else";
    from.erase(draw.drawn);
    return draw.drawn;
  }

  void draw_card(PlainSeat& player) {
    if (pile_.empty() && discards_.empty()) {  // K11
      ++met_["none left"];
      return;
    }
    if (pile_.empty()) {  // K17
      pile_.swap(discards_);
      ++shuffles_;
      ++met_["shuffled"];
    }
    const int card = next_draw(kCardPile, pile_);
    came_[card] = shuffles_;
    player.hand.push_back(card);
    std::sort(player.hand.begin(), player.hand.end());
  }

  // K6: what is beyond the limit is known before the first card is drawn, so it is points even
  // where the cards below the limit can't be had (K11).
  void draw_limited(PlainSeat& player, int count) {
    int cards = 0;
    while (cards < count && ssize(player.hand) + cards < level(player).hand_limit) ++cards;
    for (int i = 0; i < cards; ++i) draw_card(player);
    for (int i = cards; i < count; ++i) {
      ++player.points[kFromLimit];
      ++met_["limited"];
    }
  }

  static void take(std::vector<int>& cards, int card) {
    const auto found = std::find(cards.begin(), cards.end(), card);
    ASSERT_NE(found, cards.end());
    cards.erase(found);
  }

  // K5
  void rise(PlainSeat& player, int steps) {
    for (int i = 0; i < steps; ++i) {
      if (player.favour + 1 < ssize(edition_.track)) {
        ++player.favour;
      } else {
        ++player.points[kFromOverflow];
        ++met_["overflow"];
      }
    }
  }

  bool has_piece(const PlainSeat& player) const { return ssize(player.houses) < edition_.houses; }

  void build(PlainSeat& player, int city) {
    ASSERT_TRUE(has_piece(player));
    ASSERT_FALSE(plain_has(player.houses, city));
    player.houses.push_back(city);
    int& tiles = tiles_[static_cast<std::size_t>(city)];
    const std::string& icon = city_at(city).icon;
    if (icon != "crown" && icon != "point") {
      EXPECT_GT(tiles, 0) << "K10: there is a tile for everyone";
      --tiles;
      player.tiles.push_back(icon);
    }
    if (icon == "crown") rise(player, 1);
  }

  // ---- Decisions ----

  void ask(Phase phase, const std::set<int>& seats) {
    phase_ = phase;
    offered_.clear();
    chosen_.clear();
    for (const int seat : seats) offered_[seat] = decisions(player_at(seat));
  }

  std::vector<PlainDecision> decisions(const PlainSeat& player) const {
    if (phase_ == Phase::kSetup) return plain_choices(player.hand, 3);  // Lay is the first kind
    if (phase_ == Phase::kPlay) return plays(player);
    if (phase_ == Phase::kRun) return runs(player);
    std::vector<PlainDecision> all{{Decline::kFirst}};
    for (int city = 0; city < ssize(edition_.cities); ++city) {
      if (!plain_has(player.houses, city)) all.push_back({Build::at(city)});
    }
    return all;
  }

  // Phase B
  std::vector<PlainDecision> plays(const PlainSeat& player) const {
    std::vector<PlainDecision> all;
    for (const int card : player.hand) {
      for (const int below : player.hand) {
        if (below == card) continue;
        for (int column = 0; column <= ssize(player.row); ++column) {
          const bool is_new = column == ssize(player.row);
          if (!is_new && player.under[static_cast<std::size_t>(column)] >= 0) continue;
          all.push_back({Lay::at(card), Activate::at(below, column)});
        }
      }
    }
    return all;
  }

  static bool is_house(const PlainCard& card) {
    return card.family == "region-house" || card.family == "house-draw" ||
           card.family == "house-points" || card.family == "house-favour" ||
           card.family == "house-region";
  }

  // Cards that the action costs.
  static int price(const PlainCard& card) {
    if (card.family == "ten-points") return 3;
    if (card.family == "region-house") return 2;
    return card.family == "favour" ? 1 : 0;
  }

  // Cards that the bonus costs.
  static int bonus_price(const PlainCard& card) {
    if (card.family == "house-region") return 2;
    if (card.family == "book-points" || card.family == "favour") return 1;
    if (card.family == "goods-sets" || card.family == "points-pay") return 1;
    return card.condition == "discard" ? 1 : 0;
  }

  std::vector<int> free_cities(const PlainSeat& player, const PlainCard& card) const {
    std::vector<int> cities;
    for (int city = 0; city < ssize(edition_.cities); ++city) {
      const bool allowed = card.family == "region-house"
                               ? city_at(city).colour == card.colour
                               : plain_has(card.cities, city_at(city).name);
      if (allowed && !plain_has(player.houses, city)) cities.push_back(city);
    }
    return cities;
  }

  // How often the symbols let the action run (K14).
  int times(const PlainSeat& player, const PlainCard& card) const {
    if (card.family == "book-points" || card.family == "book-draw") return owned(player, "book");
    if (card.family == "market") {
      return owned(player, card.market[0]) + owned(player, card.market[1]);
    }
    if (card.family == "goods-sets") {
      return std::min({owned(player, "iron"), owned(player, "food"), owned(player, "caviar"),
                       owned(player, "fur")});
    }
    return 1;
  }

  // K2
  bool can_run(const PlainSeat& player, const PlainCard& card) const {
    if (ssize(player.hand) < price(card)) return false;
    if (!is_house(card)) return times(player, card) > 0;
    return has_piece(player) && !free_cities(player, card).empty();
  }

  // What the bonus asks for beside its price, after the action (K4).
  bool bonus_allowed(const PlainSeat& player, const PlainCard& card,
                     const std::vector<int>& discarded) const {
    if (card.family == "market") return false;
    if (card.family == "ten-points") {
      const std::string& colour = card_at(discarded[0]).colour;
      return card_at(discarded[1]).colour == colour && card_at(discarded[2]).colour == colour;
    }
    if (card.family == "book-draw") return owned(player, "cannon") >= 3;
    if (card.family == "draw-two") return owned(player, "book") >= 3;
    if (card.condition.empty() || card.condition == "discard") return true;
    return owned(player, card.condition) >= (card.family == "region-house" ? 2 : 1);
  }

  // The seat with a house there, for the question what it would own then.
  PlainSeat with_house(PlainSeat player, int city) const {
    player.tiles.push_back(city_at(city).icon);  // a crown or a 1 is no symbol of a card
    return player;
  }

  static PlainDecision with_discards(int step, const std::vector<int>& cards) {
    PlainDecision decision{step};
    for (const int card : cards) decision.push_back(Discard::at(card));
    return decision;
  }

  // Phase D
  std::vector<PlainDecision> runs(const PlainSeat& player) const {
    const PlainCard& card = active_card(player);
    std::vector<PlainDecision> all{{Decline::kFirst}};
    const auto add = [&](int step, int bonus_step, const PlainSeat& after) {
      for (const std::vector<int>& cards : plain_choices(player.hand, price(card))) {
        all.push_back(with_discards(step, cards));
      }
      const int both = price(card) + bonus_price(card);
      for (const std::vector<int>& cards : plain_choices(player.hand, both)) {
        if (bonus_allowed(after, card, cards)) all.push_back(with_discards(bonus_step, cards));
      }
    };
    if (!is_house(card)) {
      add(Run::kFirst, RunBonus::kFirst, player);
      return all;
    }
    for (const int city : free_cities(player, card)) {
      add(Build::at(city), BuildBonus::at(city), with_house(player, city));
    }
    return all;
  }

  // ---- The course of the game ----

  void carry_on() {
    if (phase_ == Phase::kSetup) return open_rows();
    if (phase_ == Phase::kPlay) return reveal();
    if (phase_ == Phase::kRun) return run_cards();
    end_decade();
  }

  void open_rows() {
    for (int seat = 0; seat < seats_; ++seat) {
      for (const int card : chosen(seat)) {
        take(player_at(seat).hand, card);
        player_at(seat).row.push_back(card);
        player_at(seat).under.push_back(-1);
      }
    }
    begin_round();
  }

  void begin_round() {
    for (PlainSeat& player : players_) {
      for (int i = 0; i < 2; ++i) draw_card(player);
    }
    ask(Phase::kPlay, everyone());
  }

  void reveal() {
    std::set<int> runners;
    for (int seat = 0; seat < seats_; ++seat) {
      PlainSeat& player = player_at(seat);
      const int card = Lay::operand(chosen(seat)[0]);
      const int below = Activate::operand<0>(chosen(seat)[1]);
      take(player.hand, card);
      take(player.hand, below);
      player.row.push_back(card);
      player.under.push_back(-1);
      player.active = Activate::operand<1>(chosen(seat)[1]);
      player.under[static_cast<std::size_t>(player.active)] = below;
      const PlainCard& above = active_card(player);
      if (above.colour != card_at(below).colour) {
        ++met_["colours differ"];
      } else if (!can_run(player, above)) {
        ++met_[above.family + " impossible"];
      } else {
        runners.insert(seat);
      }
    }
    ask(Phase::kRun, runners);
    if (runners.empty()) run_cards();
  }

  // K16: seat by seat.
  void run_cards() {
    for (int seat = 0; seat < seats_; ++seat) {
      const PlainDecision decision = chosen(seat);
      if (decision.empty() || Decline::has(decision[0])) {
        draw_limited(player_at(seat), 1);  // K1
      } else {
        note(seat, decision[0]);
        run(player_at(seat), decision);
      }
      player_at(seat).active = 0;
    }
    if (++round_ < 4) return begin_round();
    score_cannons();
    score_books();
  }

  // Which of the cases of a bonus this is.
  void note(int seat, int step) {
    const std::string& family = active_card(player_at(seat)).family;
    if (is_bonus(step)) {
      ++met_[family + " bonus"];
      return;
    }
    const int bonus_step = Run::has(step) ? RunBonus::kFirst : BuildBonus::at(Build::operand(step));
    bool offered = false;
    for (const PlainDecision& other : offered_.at(seat)) {
      offered = offered || other[0] == bonus_step;
    }
    ++met_[family + (offered ? " refused" : " without")];
  }

  static bool is_bonus(int step) { return RunBonus::has(step) || BuildBonus::has(step); }

  void run(PlainSeat& player, const PlainDecision& decision) {
    const PlainCard& card = active_card(player);
    const int step = decision[0];
    for (std::size_t i = 1; i < decision.size(); ++i) {
      take(player.hand, Discard::operand(decision[i]));
      discards_.insert(Discard::operand(decision[i]));
    }
    if (is_house(card))
      build(player, is_bonus(step) ? BuildBonus::operand(step) : Build::operand(step));
    if (card.family == "market") draw_limited(player, times(player, card));
    if (card.family == "ten-points") player.points[kFromActions] += 10;
    if (card.family == "book-points") player.points[kFromActions] += 2 * times(player, card);
    if (card.family == "favour") rise(player, 2);
    if (card.family == "book-draw") draw_limited(player, times(player, card));
    if (card.family == "draw-two") draw_limited(player, 2);
    if (card.family == "goods-sets") player.points[kFromActions] += 4 * times(player, card);
    if (card.family == "points-pay") player.points[kFromActions] += 3;
    if (card.family == "points-good") player.points[kFromActions] += 3;
    if (is_bonus(step)) give_bonus(player, card);
  }

  void give_bonus(PlainSeat& player, const PlainCard& card) {
    if (card.family == "points-pay") {
      player.points[kFromActions] += 4;
    } else if (card.family == "house-draw") {
      draw_limited(player, 1);
    } else if (card.family == "house-points") {
      player.points[kFromActions] += 2;
    } else if (card.family == "house-region") {
      for (const int city : player.houses) {
        player.points[kFromActions] += city_at(city).colour == card.colour;
      }
    } else {
      rise(player, card.family == "draw-two" ? 2 : 1);
    }
  }

  // ---- The end of a decade ----

  // K8
  void score_cannons() {
    for (int seat = 0; seat < seats_; ++seat) {
      const std::set<int> neighbours{(seat + 1) % seats_, (seat + seats_ - 1) % seats_};
      for (const int other : neighbours) {
        const int own = owned(player_at(seat), "cannon");
        const int theirs = owned(player_at(other), "cannon");
        if (own == 0 && theirs == 0) ++met_["cannons tied at 0"];
        if (own == theirs) player_at(seat).points[kFromCannons] += 2;
        if (own > theirs) player_at(seat).points[kFromCannons] += 4;
      }
    }
  }

  // K9
  void score_books() {
    std::vector<int> books;
    for (const PlainSeat& player : players_) books.push_back(owned(player, "book"));
    const int most = *std::max_element(books.begin(), books.end());
    const int fewest = *std::min_element(books.begin(), books.end());
    std::set<int> builders;
    readers_.clear();
    if (most == fewest) ++met_["books tied"];
    for (int seat = 0; seat < seats_; ++seat) {
      const int own = books[static_cast<std::size_t>(seat)];
      if (own == most) {
        readers_.insert(seat);
        if (has_piece(player_at(seat))) builders.insert(seat);
      } else if (own > fewest) {
        ++player_at(seat).jokers;
        ++met_["joker"];
      }
    }
    ask(Phase::kBooks, builders);
    if (builders.empty()) end_decade();
  }

  void end_decade() {
    for (const int seat : readers_) {
      const PlainDecision decision = chosen(seat);
      if (decision.empty()) {
        draw_limited(player_at(seat), 1);
        ++met_["books without a piece"];
      } else if (!Decline::has(decision[0])) {
        build(player_at(seat), Build::operand(decision[0]));
        ++met_["books built"];
      }
    }
    for (PlainSeat& player : players_) {
      for (const int city : player.houses) {
        player.points[kFromHouses] += city_at(city).icon == "point" ? 2 : 1;
      }
      player.points[kFromFavour] += level(player).points;
      clean_up(player);
    }
    round_ = 0;
    if (++decade_ == 3) return finish();
    for (PlainSeat& player : players_) draw_limited(player, 2);
    begin_round();
  }

  void clean_up(PlainSeat& player) {
    std::vector<int> kept;
    for (std::size_t column = 0; column < player.row.size(); ++column) {
      if (player.under[column] < 0) {
        kept.push_back(player.row[column]);
      } else {
        discards_.insert(player.row[column]);
        discards_.insert(player.under[column]);
      }
    }
    EXPECT_EQ(kept.size(), 3u);
    player.row = kept;
    player.under.assign(3, -1);
  }

  // ---- The final scoring ----

  void finish() {
    ask(Phase::kOver, {});
    for (PlainSeat& player : players_) {
      player.points[kFromHand] = ssize(player.hand);
      player.points[kFromOrder] = order_points(player);
      player.points[kFromGroup] = largest_group(player) * level(player).multiplier;
    }
  }

  // K12: tiles are laid on the order one by one, then jokers on what is still empty.
  int order_points(const PlainSeat& player) {
    std::map<std::string, int> open = edition_.orders[static_cast<std::size_t>(player.order)];
    int filled = 0;
    for (const std::string& tile : player.tiles) {
      if (open[tile] == 0) continue;
      --open[tile];
      ++filled;
    }
    for (int i = 0; i < player.jokers && filled < 7; ++i) ++filled;
    if (filled >= 4) ++met_["order of " + std::to_string(filled)];
    if (filled == 5) return 5;
    if (filled == 6) return 8;
    return filled == 7 ? 12 : 0;
  }

  // K13: from every house along the roads as far as houses go.
  int largest_group(const PlainSeat& player) const {
    std::set<std::string> houses;
    for (const int city : player.houses) houses.insert(city_at(city).name);
    std::size_t largest = 0;
    for (const std::string& first : houses) {
      std::set<std::string> group{first};
      for (std::size_t before = 0; before != group.size();) {
        before = group.size();
        for (const auto& [a, b] : edition_.roads) {
          if (group.count(a) != 0 && houses.count(b) != 0) group.insert(b);
          if (group.count(b) != 0 && houses.count(a) != 0) group.insert(a);
        }
      }
      largest = std::max(largest, group.size());
    }
    return static_cast<int>(largest);
  }

  const PlainEdition& edition_;
  std::vector<PlainSeat> players_;
  int seats_;
  std::set<int> pile_;
  std::set<int> discards_;
  std::vector<int> tiles_;  // that still lie in each city
  Phase phase_ = Phase::kSetup;
  int decade_ = 0;
  int round_ = 0;
  std::map<int, std::vector<PlainDecision>> offered_;  // to the seats that are asked
  std::map<int, PlainDecision> chosen_;
  std::set<int> readers_;  // with the most books
  std::deque<PlainDraw> draws_;
  std::map<int, int> came_;  // from which shuffle each card was drawn
  int shuffles_ = 0;
  std::map<std::string, int> met_;  // how often each case was met
};

}  // namespace pentarch::catherine::tests
