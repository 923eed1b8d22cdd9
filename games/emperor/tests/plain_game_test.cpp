// Emperor's Choice: random games, played next to a second game that follows the rulebook from the
// set-up to the last tie-break as a plain sequence of calls.
#include <gtest/gtest.h>

#include "engine/embedded.hpp"
#include "games/emperor/edition_tables.hpp"
#include "games/emperor/tests/plain_effects.hpp"

namespace pentarch::emperor::tests {
namespace {

class PlainGame : private PlainEffects {
 public:
  PlainGame(const NamedEdition& edition, const pentarch::Setup& setup, std::uint64_t key,
            PlainStyle style, PlainMet& met)
      : PlainEffects(edition, setup, key, style, met) {}

  void play() {
    set_up();
    draft();
    for (round_ = 1; round_ <= 6; ++round_) {
      auction();
      for (int order = 1; order <= seats_; ++order) domestic(seat_with(order));
      const int once = decree();
      if (decree() == once) ++met_[kSeenTwoDecrees];
      if (round_ < 6) prepare();
    }
    final_scoring();
  }

 private:
  // ---- Set-up ----

  void set_up() {
    players_.resize(static_cast<std::size_t>(seats_));
    supply_ = data_.cubes_by_seats[seats_];
    xiongnu_ = 2;
    holder_.fill(kSeats);
    for (int i = 0; i < kTiles; ++i) bag_[i] = data_.bag[i];
    for (int i = 0; i < kMostTributeKinds; ++i) tributes_[i] = data_.tribute_counts[i];
    tribute_pile_ = std::accumulate(tributes_.begin(), tributes_.end(), 0);
    Counts carriages{{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}};  // E24
    for (int seat = 0; seat < seats_; ++seat) {
      PlainPlayer& one = player(seat);
      one.points = data_.start_points;
      one.gold = data_.start_gold;
      one.trust = data_.start_trust;
      one.cubes = data_.start_cubes;
      supply_ -= one.cubes;
      one.tiles[kLand] = 2;
      const int carriage = drawn(kCarriagePile, carriages);
      carriages.erase(carriage);
      ++one.tiles[kCarriage + carriage];
      for (const int power : {2, 3}) {
        for (int type = 0; type < data_.type_count; ++type) {
          if (edition_.kinds[type] != "cavalry" || data_.persons[type].power != power) continue;
          one.hand.push_back({.type = type, .open = true});
        }
      }
    }
    for (int type = 0; type < data_.type_count; ++type) pile_[type] = data_.persons[type].in_deck;
    fill_display();
    Counts sides;
    for (int side = 0; side < kPolicySides; ++side) sides[side] = 1;
    for (int place = 0; place < kPolicies; ++place) {
      const int side = drawn(kPolicyPile, sides);
      policy_at_.push_back(side / 2);
      flipped_[side / 2] = side % 2 != 0;
      sides.erase(side / 2 * 2);
      sides.erase(side / 2 * 2 + 1);
    }
    lay_sets();
  }

  // E23
  void draft() {
    Counts tiles;
    for (int tile = 0; tile < data_.bonus_count; ++tile) tiles[tile] = 1;
    for (int i = 0; i < seats_; ++i) {
      const int tile = drawn(kBonusPile, tiles);
      tiles.erase(tile);
      draft_.insert(tile);
    }
    int seat = first_;
    for (int i = 0; i < seats_; ++i) {
      seat = (seat + seats_ - 1) % seats_;
      held_draft_.insert(seat);
      std::set<int> picks;
      for (const int tile : draft_) picks.insert(Pick::at(tile));
      const int tile = Pick::operand(ask(seat, picks));
      draft_.erase(tile);
      use_effect(seat, kOfBonus + tile, false);
    }
  }

  // ---- I. Auction ----

  int seat_with(int order) const {
    for (int seat = 0; seat < seats_; ++seat) {
      if (player(seat).order == order) return seat;
    }
    return 0;
  }

  void auction() {
    in_auction_ = true;
    high_ = 0;
    withdrawals_ = seats_ == 3   ? std::set<int>{0, 1, 2}
                   : seats_ == 4 ? std::set<int>{0, 1, 3, 4}
                                 : std::set<int>{0, 1, 2, 3, 4};
    decrees_ = {kDecreeFlip, kDecreeTribute};
    for (PlainPlayer& one : players_) one.order = 0;
    int left = seats_;
    bool begun = false;
    for (int seat = first_; left > 0; seat = (seat + 1) % seats_) {
      if (player(seat).order != 0) continue;
      if (bid(seat, left, !begun)) {
        player(seat).order = left--;
        leave(seat);
      }
      begun = true;
    }
    high_ = state_.high;  // it means nothing any more
    in_auction_ = false;
  }

  // Says whether the player passes.
  bool bid(int seat, int left, bool must_show) {
    PlainPlayer& one = player(seat);
    int limit = 1;
    for (int other = 0; other < seats_; ++other) {
      if (other != seat) limit = std::max(limit, 1 + player(other).shown_persons());
    }
    const std::set<Types> bids =
        left == 1 ? std::set<Types>{} : plain_bids(edition_, one, limit, high_);
    Types staged;
    for (;;) {
      std::set<int> options;
      for (const Types& some : bids) {
        if (some.size() <= staged.size()) continue;
        if (!std::equal(staged.begin(), staged.end(), some.begin())) continue;
        options.insert(Stage::at(some[staged.size()]));
      }
      if (bids.contains(staged)) {
        int power = plain_shown_power(edition_, one);
        for (const int type : staged) power += plain_power(edition_, one, type);
        for (int cubes = 0; cubes <= one.cubes - one.shown_cubes; ++cubes) {
          if (power + cubes > high_) options.insert(Declare::at(cubes));
        }
      }
      if (staged.empty() && (!must_show || bids.empty())) options.insert(Pass::kFirst);
      const int action = ask(seat, options);
      if (Pass::has(action)) return true;
      if (Declare::has(action)) {
        if (one.shown_persons() > limit) ++met_[kSeenAboveLimit];
        declare(seat, staged, Declare::operand(action));
        return false;
      }
      staged.push_back(Stage::operand(action));
    }
  }

  void declare(int seat, const Types& staged, int cubes) {
    PlainPlayer& one = player(seat);
    if (staged.empty() && cubes == 0) ++met_[kSeenNothingNew];
    std::multiset<int> acting;
    for (const int type : staged) {
      PlainCard* best = nullptr;
      for (PlainCard& card : one.hand) {
        if (card.type != type || card.shown) continue;
        if (best == nullptr || (card.open && !best->open)) best = &card;
      }
      if (best == nullptr) {
        ADD_FAILURE() << "no such person to show";
        return;
      }
      best->open = best->shown = true;
      if (plain_acts(edition_.kinds[type])) acting.insert(type);
    }
    one.shown_cubes += cubes;
    high_ = plain_shown_power(edition_, one);
    while (!acting.empty()) {
      std::set<int> options;
      for (const int type : acting) options.insert(Act::at(type));
      if (options.size() > 1) ++met_[kSeenChoiceOfEffect];
      acting_ = true;
      const int type = Act::operand(choose(seat, options));
      acting.erase(acting.find(type));
      act(seat, type);
      acting_ = false;
    }
  }

  void act(int seat, int type) {
    const std::string& kind = edition_.kinds[type];
    if (kind == "empress" || kind == "concubine") gain_trust(seat, 1);
    if (kind == "court-official") ++player(seat).gold;
    if (kind == "supply-officer") gain_cubes(seat, 1);
    if (kind == "eunuch") {
      lose_trust(seat, 2);
      draw_tribute(seat);
    }
    if (kind != "assassin") return;
    std::set<int> targets;
    for (int other = 0; other < seats_; ++other) {
      for (const PlainCard& card : player(other).hand) {
        if (other != seat && card.shown) targets.insert(Kill::at(other, card.type));
      }
    }
    if (targets.empty()) {
      ++met_[kSeenIdleAssassin];
      return;
    }
    ++met_[kSeenKill];
    const int target = choose(seat, targets);
    const int whose = Kill::operand<0>(target);
    const int victim = Kill::operand<1>(target);
    discard_shown(whose, victim);
    discard_shown(seat, type);
    for (const int paid : {seat, whose}) {
      player(paid).points += 2 * data_.persons[victim].cost;
    }
  }

  void discard_shown(int seat, int type) {
    std::vector<PlainCard>& hand = player(seat).hand;
    const auto card = std::find_if(hand.begin(), hand.end(), [&](const PlainCard& one) {
      return one.shown && one.type == type;
    });
    if (card == hand.end()) return;
    hand.erase(card);
    ++discards_[type];
  }

  void leave(int seat) {
    PlainPlayer& one = player(seat);
    const std::set<int> losses = plain_losses(edition_, one);
    if (losses.size() > 1) ++met_[kSeenChoiceOfLoss];
    if (!losses.empty()) {
      std::set<int> options;
      for (const int item : losses) options.insert(Lose::at(item));
      const int item = Lose::operand(choose(seat, options));
      if (item == kPlainCubes) {
        one.cubes -= one.shown_cubes;
        supply_ += one.shown_cubes;
      } else {
        discard_shown(seat, item);
      }
    }
    one.shown_cubes = 0;
    for (PlainCard& card : one.hand) card.shown = false;
    std::set<int> options;
    for (const int tile : withdrawals_) options.insert(WithdrawTile::at(tile));
    const int tile = WithdrawTile::operand(choose(seat, options));
    withdrawals_.erase(tile);
    use_effect(seat, kOfWithdrawal + tile, false);
  }

  // ---- II. Domestic phase ----

  void domestic(int seat) {
    PlainPlayer& one = player(seat);
    take_set(seat);
    for (;;) {
      std::set<int> options;
      for (int i = 0; i < kImmediates; ++i) {
        if (due_[i] > 0) options.insert(UseTile::at(i));
      }
      if (options.empty()) break;
      const int which = UseTile::operand(choose(seat, options));
      --due_[which];
      use_tile(seat, kJewel + which);
    }
    one.gold += one.tiles[kLand];
    if (extravagance()) {
      one.gold += one.tiles[kCanal];
      if (one.tiles[kCanal] > 0) ++met_[kSeenCanalIncome];
    }
    use_treasures(seat);
    refill(seat);
  }

  void take_set(int seat) {
    std::set<int> options;
    std::set<std::multiset<int>> different;
    for (int i = 0; i < seats_; ++i) {
      const std::multiset<int>& set = sets_[static_cast<std::size_t>(i)];
      if (!set.empty() && different.insert(set).second) options.insert(TakeSet::at(i));
    }
    if (options.empty()) return;
    std::multiset<int>& taken =
        sets_[static_cast<std::size_t>(TakeSet::operand(choose(seat, options)))];
    for (const int tile : taken) {
      if (tile < kKeptTiles) {
        ++player(seat).tiles[tile];
      } else {
        ++due_[tile - kJewel];
      }
    }
    taken.clear();
  }

  void use_treasures(int seat) {
    std::set<int> options;
    for (int i = 0; i < 3; ++i) {
      if (holder_[i] == seat) options.insert(UseTreasure::at(i));
    }
    while (!options.empty()) {
      std::set<int> with_done = options;
      with_done.insert(Done::kFirst);
      const int action = ask(seat, with_done);
      if (Done::has(action)) return;
      options.erase(action);
      const std::string& name = edition_.treasures[UseTreasure::operand(action)];
      const bool late = round_ >= 5;
      if (name == "royal-sword") gain_cubes(seat, late ? 2 : 1);
      if (name == "grail") gain_trust(seat, late ? 2 : 1);
      if (name == "jade-bangle") player(seat).points += late ? 4 : 2;
    }
  }

  void refill(int seat) {
    const std::map<int, int> costs{{1, 1}, {2, 3}, {3, 6}};
    PlainPlayer& one = player(seat);
    bool may_recruit = true;
    bool may_hire = true;
    bool may_build = true;
    for (;;) {
      std::set<int> options;
      for (int type = 0; type < data_.type_count; ++type) {
        const bool paid = data_.persons[type].cost <= one.gold;
        if (may_recruit && display_[type] > 0 && paid) options.insert(Recruit::at(type));
      }
      for (int cubes = 1; may_hire && cubes <= std::min(one.gold, kMostBought); ++cubes) {
        options.insert(Hire::at(cubes - 1));
      }
      for (const auto& [levels, cost] : costs) {
        const bool room = one.palace < data_.top_level;
        if (may_build && room && cost <= one.gold) options.insert(Build::at(levels - 1));
      }
      if (options.empty()) return;
      options.insert(Done::kFirst);
      const int action = ask(seat, options);
      if (Done::has(action)) return;
      if (Recruit::has(action)) {
        may_recruit = false;
        const int type = Recruit::operand(action);
        one.gold -= data_.persons[type].cost;
        --display_[type];
        one.hand.push_back({.type = type, .open = true});
      } else if (Hire::has(action)) {
        may_hire = false;
        one.gold -= Hire::operand(action) + 1;
        gain_cubes(seat, Hire::operand(action) + 1);
      } else {
        may_build = false;
        const int levels = Build::operand(action) + 1;
        one.gold -= costs.at(levels);
        raise(seat, levels);
      }
    }
  }

  // ---- III. Decree ----

  int decree() {
    const std::array<int, 7> costs{0, 3, 4, 5, 6, 7, 10};
    int seat = seat_with(1);
    for (int order = 2; order <= seats_; ++order) {
      if (player(seat_with(order)).trust > player(seat).trust) seat = seat_with(order);
    }
    std::set<int> tiles;
    for (const int tile : decrees_) tiles.insert(ChooseDecree::at(tile));
    const int tile = ChooseDecree::operand(choose(seat, tiles));
    decrees_.erase(tile);
    bool score_left = true;
    bool points_left = true;
    bool flip_left = tile == kDecreeFlip;
    bool tribute_left = tile == kDecreeTribute;
    while (score_left || points_left || flip_left || tribute_left) {
      std::set<int> options;
      if (score_left) options = scorings();
      if (points_left) options.insert(TakePoints::kFirst);
      if (tribute_left) options.insert(TakeTribute::kFirst);
      if (flip_left) options.merge(flips());
      if (flip_left && !score_left && !points_left) options.insert(Done::kFirst);
      const int action = choose(seat, options);
      if (Done::has(action)) {
        ++met_[kSeenSkippedFlip];
        break;
      }
      if (TakePoints::has(action)) {
        points_left = false;
        player(seat).points += 3;
      } else if (TakeTribute::has(action)) {
        tribute_left = false;
        draw_tribute(seat);
      } else if (FlipOver::has(action)) {
        flip_left = false;
        flip(FlipOver::operand(action));
      } else {
        score_left = false;
        score_one(seat, action);
      }
    }
    lose_trust(seat, costs[static_cast<std::size_t>(round_)]);
    return seat;
  }

  // ---- IV. Preparation, and the end ----

  void prepare() {
    lay_sets();
    first_ = seat_with(seats_);
    for (int type = 0; type < kTypes; ++type) {
      discards_[type] += display_[type];
      display_[type] = 0;
    }
    fill_display();
  }

  void final_scoring() {
    round_ = 6;
    discs_.fill(false);
    std::vector<int> order;
    for (int tile = 1; tile <= seats_; ++tile) order.push_back(seat_with(tile));
    for (const int card : policy_at_) score(card, kSeats, order);
    for (int seat = 0; seat < seats_; ++seat) {
      PlainPlayer& one = player(seat);
      one.points += one.trust / 2;
      one.points += data_.palace_points[one.palace];
      one.points += one.gold;
      for (const PlainCard& card : one.hand) {
        one.points += plain_person_worth(edition_.kinds[card.type], one, extravagance());
      }
      for (int i = 0; i < 3; ++i) one.points += holder_[i] == seat ? 3 : 0;
      for (int kind = 0; kind < data_.tribute_kinds; ++kind) {
        one.points += data_.tribute_points[kind] * one.tributes[kind];
      }
    }
    if (failed()) return;
    compare();
    const Standing standing = Emperor::standing(data_, state_);
    EXPECT_TRUE(standing.finished);
    const std::vector<int> ranking = plain_ranking(edition_, players_);
    for (int rank = 0; rank < seats_; ++rank) {
      EXPECT_EQ(standing.rank[ranking[static_cast<std::size_t>(rank)]], rank + 1);
    }
    for (int rank = 1; rank < seats_; ++rank) {
      const int seat = ranking[static_cast<std::size_t>(rank)];
      const int before = ranking[static_cast<std::size_t>(rank) - 1];
      if (player(seat).points == player(before).points) ++met_[kSeenTie];
    }
  }
};

NamedEdition standard_edition() {
  const Result<Json> json = parse_json(embedded("games/emperor/edition.json"));
  return *load_edition(*json);
}

PlainMet play_many(const NamedEdition& edition, int games, PlainStyle style) {
  PlainMet met{};
  for (int game = 0; game < games && !testing::Test::HasFailure(); ++game) {
    SCOPED_TRACE(game);
    pentarch::Setup setup{.seats = static_cast<std::uint8_t>(3 + game % 3), .options = {}};
    setup.options[kOptionFirst] = static_cast<std::uint8_t>(game / 3 % setup.seats);
    PlainGame(edition, setup, static_cast<std::uint64_t>(game), style, met).play();
  }
  return met;
}

using Icons = std::vector<Part>;

Effect effect_of(const std::vector<Icons>& alternatives) {
  Effect effect;
  for (const Icons& icons : alternatives) {
    Alternative& one = effect.alternatives[effect.size++];
    for (const Part part : icons) one.parts[one.size++] = part;
  }
  return effect;
}

// Persons of the pile, by kind; of the others there are none.
void set_pile(NamedEdition& edition, const std::map<std::string, int>& counts) {
  for (int type = 0; type < edition.data.type_count; ++type) {
    const auto found = counts.find(edition.kinds[type]);
    edition.data.persons[type].in_deck =
        static_cast<std::uint8_t>(found == counts.end() ? 0 : found->second);
  }
}

// What must have come up in these games; an expectation too high says how often it did.
void expect_met(const PlainMet& met, const std::map<Seen, int>& least) {
  for (const auto& [seen, count] : least) EXPECT_GE(met[seen], count) << "of " << seen;
}

TEST(emperor_plain, random_games_follow_the_rulebook) {
  expect_met(play_many(standard_edition(), 90, {}), {{kSeenShortage, 50},
                                                     {kSeenMissingTrust, 100},
                                                     {kSeenShuffle, 20},
                                                     {kSeenChoiceOfLoss, 50},
                                                     {kSeenUnder, 20},
                                                     {kSeenUnderLeft, 20},
                                                     {kSeenStone, 50},
                                                     {kSeenCanalIncome, 100},
                                                     {kSeenSeized, 30},
                                                     {kSeenSkippedFlip, 10},
                                                     {kSeenTie, 1}});
}

TEST(emperor_plain, eager_games_follow_the_rulebook) {
  expect_met(play_many(standard_edition(), 150, {.eager = 7, .frugal = 7}),
             {{kSeenKill, 30},
              {kSeenIdleAssassin, 5},
              {kSeenAboveLimit, 2},
              {kSeenChoiceOfLoss, 200},
              {kSeenChoiceOfEffect, 30},
              {kSeenShownCubesPaid, 10},
              {kSeenDiscsOff, 150},
              {kSeenTwoDecrees, 30}});
}

// Hardly a cube or a tribute in supply, hardly a point to lose, and trust near its end.
TEST(emperor_plain, scarce_games_follow_the_rulebook) {
  NamedEdition edition = standard_edition();
  Edition& data = edition.data;
  for (int seats = 3; seats <= 5; ++seats) {
    data.cubes_by_seats[seats] = static_cast<std::uint8_t>(4 * seats + 1);
  }
  data.start_gold = 7;
  data.start_points = 2;
  data.start_trust = 26;
  data.tribute_counts = {3, 2, 2};
  data.bag.fill(0);
  data.bag[kLegalist] = 120;
  data.bag[kEnvoy] = 40;
  set_pile(edition, {{"supply-officer", 4}, {"eunuch", 4}, {"concubine", 4}, {"empress", 4}});
  expect_met(play_many(edition, 150, {.eager = 4, .frugal = 7}), {{kSeenShortage, 500},
                                                                  {kSeenMissingCube, 500},
                                                                  {kSeenFall, 50},
                                                                  {kSeenSecondFall, 2},
                                                                  {kSeenNoPointsLeft, 100},
                                                                  {kSeenNoTribute, 500},
                                                                  {kSeenChoiceOfEffect, 100},
                                                                  {kSeenShownCubesPaid, 50}});
}

// Piles that run out: persons drawn two by two, and a bag of little but immediate tiles.
TEST(emperor_plain, games_with_few_persons_and_tiles_follow_the_rulebook) {
  NamedEdition edition = standard_edition();
  Edition& data = edition.data;
  data.effects[kOfWithdrawal + 0] = effect_of({{{kDrawTwoPersons, 1}}});
  data.effects[kOfWithdrawal + 1] = effect_of({{{kDrawTwoPersons, 1}}, {{kDrawTwoTiles, 1}}});
  data.effects[kOfWithdrawal + 3] = effect_of({{{kDrawTwoTiles, 1}, {kPalaceUp, 1}}});
  data.bag.fill(0);
  for (const Tile tile : {kJewel, kEnvoy, kIngot, kStone}) data.bag[tile] = 8;
  for (const Tile tile : {kCanal, kTower, kWall, kBook, kXiongnu}) data.bag[tile] = 4;
  set_pile(edition, {{"assassin", 3}, {"general", 1}, {"chancellor", 1}, {"philosopher", 1}});
  EXPECT_LE(count_frames(data), kMostFrames);
  expect_met(play_many(edition, 150, {.eager = 6, .frugal = 7}), {{kSeenShuffle, 500},
                                                                  {kSeenShuffleBetweenTwo, 30},
                                                                  {kSeenNoPerson, 500},
                                                                  {kSeenKill, 100},
                                                                  {kSeenIdleAssassin, 30},
                                                                  {kSeenStone, 300},
                                                                  {kSeenSeized, 200}});
}

// Policies scored while the auction goes on, and a low palace that leads on.
TEST(emperor_plain, games_of_long_effects_follow_the_rulebook) {
  NamedEdition edition = standard_edition();
  Edition& data = edition.data;
  data.start_gold = 5;
  data.start_trust = 15;
  data.effects[kOfWithdrawal + 0] = effect_of({{{kScorePolicy, 1}}});
  data.effects[kOfWithdrawal + 1] = effect_of({{{kPalaceUp, 2}, {kSoldiers, 1}, {kPalaceUp, 1}}});
  data.effects[kOfWithdrawal + 3] = effect_of({{{kFlipPolicy, 1}, {kScorePolicy, 1}}});
  data.top_level = 6;
  data.effects[kOfPalace + 2] = effect_of({{{kPalaceUp, 1}, {kTribute, 1}}, {{kScorePolicy, 1}}});
  data.effects[kOfPalace + 4] = effect_of({{{kScorePolicy, 1}, {kPalaceUp, 3}}});
  data.effects[kOfPalace + 5] = effect_of({{{kDrawTwoTiles, 1}, {kScorePolicy, 1}}});
  data.effects[kOfPalace + 6] = effect_of({{{kFlipPolicy, 1}, {kDrawTwoPersons, 1}}});
  set_pile(edition, {{"field-marshal", 4},
                     {"general", 2},
                     {"military-officer", 2},
                     {"prince", 2},
                     {"crown-prince", 2}});
  EXPECT_LE(count_frames(data), kMostFrames);
  expect_met(play_many(edition, 150, {.eager = 6, .frugal = 7}), {{kSeenScoredInAuction, 500},
                                                                  {kSeenShownTwice, 100},
                                                                  {kSeenBeyondTop, 500},
                                                                  {kSeenUnder, 100}});
}

// Long auctions: many persons in every hand, marshals among them that grow by themselves.
TEST(emperor_plain, games_of_long_auctions_follow_the_rulebook) {
  NamedEdition edition = standard_edition();
  Edition& data = edition.data;
  data.start_gold = 20;
  for (int tile = 0; tile < 5; ++tile) {
    data.effects[kOfWithdrawal + tile] = effect_of({{{kDrawPerson, 1}, {kTrust, 1}}});
    data.effects[kOfBonus + tile] = effect_of({{{kDrawPerson, 1}, {kDrawTwoPersons, 1}}});
  }
  set_pile(edition, {{"field-marshal", 9}, {"supply-officer", 9}, {"assassin", 3}, {"eunuch", 2}});
  expect_met(play_many(edition, 150, {.eager = 8, .frugal = 8}),
             {{kSeenAboveLimit, 20}, {kSeenNothingNew, 20}, {kSeenKill, 200}});
}

}  // namespace
}  // namespace pentarch::emperor::tests
