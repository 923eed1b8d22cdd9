// Emperor's Choice, next to a real game: the icons of tiles and palace spaces, and the policies.
#pragma once

#include "games/emperor/tests/plain_table.hpp"

namespace pentarch::emperor::tests {

class PlainEffects : protected PlainTable {
 protected:
  using PlainTable::PlainTable;

  // ---- Icons ----

  void use_effect(int seat, int where, bool optional) {
    const Effect& effect = data_.effects[where];
    if (effect.size == 0) return;
    std::set<int> options;
    for (int i = 0; i < effect.size; ++i) options.insert(Choose::at(i));
    if (optional) options.insert(Skip::kFirst);
    const int action = choose(seat, options);
    if (Skip::has(action)) return;
    const Alternative& chosen = effect.alternatives[Choose::operand(action)];
    for (int i = 0; i < chosen.size; ++i) do_icon(seat, chosen.parts[i], where >= kOfPalace);
  }

  void do_icon(int seat, Part part, bool of_palace) {
    switch (part.icon) {
      case kPalaceUp: return raise(seat, part.amount);
      case kTrust: return gain_trust(seat, part.amount);
      case kGold: player(seat).gold += part.amount; return;
      case kSoldiers: return gain_cubes(seat, part.amount);
      case kPoints: player(seat).points += part.amount; return;
      case kBonusPerson:
        player(seat).hand.push_back({.type = data_.bonus_person, .open = true});
        return;
      case kDrawTile: return receive_tile(seat, draw_bag());
      case kDrawTwoTiles: return draw_two_tiles(seat);
      case kDrawPerson: {
        const int type = draw_type();
        if (type >= 0) player(seat).hand.push_back({.type = type, .shuffle = shuffles_});
        return;
      }
      case kDrawTwoPersons: return draw_two_persons(seat);
      case kTribute:
        for (int i = 0; i < part.amount; ++i) draw_tribute(seat);
        return;
      case kScorePolicy: return score_one(seat, ask(seat, scorings()));
      default: {
        std::set<int> options = flips();
        if (!of_palace) options.insert(Skip::kFirst);
        const int action = ask(seat, options);
        if (Skip::has(action)) {
          ++met_[kSeenSkippedFlip];
        } else {
          flip(FlipOver::operand(action));
        }
      }
    }
  }

  void raise(int seat, int levels) {
    for (int i = 0; i < levels; ++i) {
      if (player(seat).palace == data_.top_level) {
        ++met_[kSeenBeyondTop];
        return;
      }
      ++player(seat).palace;
      use_effect(seat, kOfPalace + player(seat).palace, true);
    }
  }

  void receive_tile(int seat, int tile) {
    if (tile < 0) return;
    if (tile < kKeptTiles) {
      ++player(seat).tiles[tile];
    } else {
      use_tile(seat, tile);
    }
  }

  void use_tile(int seat, int tile) {
    if (tile == kEnvoy) return gain_trust(seat, 4);
    if (tile == kIngot) {
      player(seat).gold += 3;
    } else if (tile == kJewel) {
      const int treasure = Seize::operand(ask(seat, {Seize::at(0), Seize::at(1), Seize::at(2)}));
      if (holder_[treasure] != kSeats && holder_[treasure] != seat) ++met_[kSeenSeized];
      holder_[treasure] = seat;
    } else {
      ++met_[kSeenStone];
      std::set<int> options = scorings();
      options.merge(flips());
      const int action = ask(seat, options);
      if (FlipOver::has(action)) {
        flip(FlipOver::operand(action));
      } else {
        score_one(seat, action);
      }
    }
  }

  void draw_two_tiles(int seat) {
    const int a = draw_bag();
    const int b = draw_bag();
    if (a < 0 || b < 0) return receive_tile(seat, a);
    const int kept = Keep::operand(choose(seat, {Keep::at(a), Keep::at(b)}));
    ++bag_[kept == a ? b : a];
    receive_tile(seat, kept);
  }

  void draw_two_persons(int seat) {
    const int a = draw_type();
    const int of_a = shuffles_;
    const int b = draw_type();
    if (b < 0) {
      if (a >= 0) player(seat).hand.push_back({.type = a, .shuffle = of_a});
      return;
    }
    if (of_a != shuffles_) ++met_[kSeenShuffleBetweenTwo];
    drawn_two_ = true;
    const int gone = Discard::operand(ask(seat, {Discard::at(a), Discard::at(b)}));
    drawn_two_ = false;
    const bool first_gone = gone == a;
    ++discards_[gone];
    player(seat).hand.push_back(
        {.type = first_gone ? b : a, .shuffle = first_gone ? shuffles_ : of_a});
  }

  // ---- Policies ----

  std::set<int> scorings() const {
    std::set<int> actions;
    for (int card = 0; card < kPolicies; ++card) {
      if (discs_[card]) continue;
      actions.insert(Score::at(card));
      if (under_[card] > 0) actions.insert(ScoreOnly::at(card));
    }
    return actions;
  }
  static std::set<int> flips() {
    std::set<int> actions;
    for (int card = 0; card < kPolicies; ++card) actions.insert(FlipOver::at(card));
    return actions;
  }

  void flip(int card) { flipped_[card] = !flipped_[card]; }

  void score_one(int seat, int action) {
    const bool taking = Score::has(action);
    const int card = taking ? Score::operand(action) : ScoreOnly::operand(action);
    if (taking) {
      met_[kSeenUnder] += under_[card];
      for (; under_[card] > 0; --under_[card]) take_tribute(seat);
    } else {
      ++met_[kSeenUnderLeft];
    }
    std::vector<int> order;
    for (int i = 0; i < seats_; ++i) order.push_back((seat + i) % seats_);
    if (in_auction_) ++met_[kSeenScoredInAuction];
    score(card, seat, order);
    discs_[card] = true;
    if (std::count(discs_.begin(), discs_.end(), true) < 6) return;
    ++met_[kSeenDiscsOff];
    const auto free = std::find(discs_.begin(), discs_.end(), false) - discs_.begin();
    if (tribute_pile_ > 0) {
      --tribute_pile_;
      ++under_[static_cast<std::size_t>(free)];
    }
    discs_.fill(false);
  }

  // chooser: kSeats in final scoring.
  void score(int card, int chooser, const std::vector<int>& order) {
    const int side = 2 * card + (flipped_[card] ? 1 : 0);
    std::vector<Types> shown(static_cast<std::size_t>(seats_));
    if (side >= kDefence && side <= kLineage) shown = ask_all(side, order);
    std::vector<bool> won;
    for (int seat = 0; seat < seats_; ++seat) {
      const Types& some = shown[static_cast<std::size_t>(seat)];
      won.push_back(plain_strength(edition_, player(seat), side == kExpedition, some) >= xiongnu_);
    }
    for (const int seat : order) {
      player(seat).points += plain_points(edition_, player(seat), side, extravagance(), xiongnu_,
                                          shown[static_cast<std::size_t>(seat)]);
    }
    if (side == kFrugality && chooser != kSeats) draw_tribute(chooser);
    if (side == kCentralization) centralize(order);
    if (side == kLegalism || side == kConfucianism) {
      const int tile = side == kLegalism ? kLegalist : kConfucian;
      for (const int seat : order) gain_trust(seat, player(seat).tiles[tile]);
      for (const int seat : order) {
        if (player(seat).tiles[tile] > 0) --player(seat).tiles[tile];
      }
    }
    if (side == kDefence || side == kExpedition) {
      for (const int seat : order) {
        const int win_pays = side == kDefence ? 2 : 3;
        pay_cubes(seat, won[static_cast<std::size_t>(seat)] ? win_pays : 1);
      }
    }
    if (side == kBookBurning || side == kBookPreservation) {
      for (const int seat : order) {
        const bool had = player(seat).tiles[kBook] > 0;
        player(seat).tiles[kBook] = 0;
        if (had && side == kBookPreservation) draw_tribute(seat);
      }
    }
  }

  void centralize(const std::vector<int>& order) {
    int most = 0;
    for (const PlainPlayer& one : players_) most = std::max(most, one.cubes);
    if (most == 0) return;
    std::vector<int> leaders;
    for (const int seat : order) {
      if (player(seat).cubes == most) leaders.push_back(seat);
    }
    for (const int seat : leaders) {
      pay_cubes(seat, 2);
      player(seat).gold += 2;
    }
  }

  // What all show, in any order of time (E25).
  std::vector<Types> ask_all(int side, const std::vector<int>& order) {
    std::vector<Types> shown(static_cast<std::size_t>(seats_));
    std::set<int> asked(order.begin(), order.end());
    in_show_ = true;
    while (!asked.empty()) {
      auto one = asked.begin();
      std::advance(one, choices_.below(static_cast<int>(asked.size())));
      const int seat = *one;
      Types& some = shown[static_cast<std::size_t>(seat)];
      std::set<int> options{Done::kFirst};
      std::multiset<int> left;
      for (const PlainCard& card : player(seat).hand) left.insert(card.type);
      for (const int type : some) left.erase(left.find(type));
      const bool enough = side == kMeritocracy && some.size() == 2;
      for (const int type : left) {
        const bool in_order = some.empty() || type >= some.back();
        if (!enough && in_order && plain_fits(edition_, side, type))
          options.insert(Stage::at(type));
      }
      const int action = ask_one_of(asked, seat, options);
      if (Done::has(action)) {
        asked.erase(seat);
      } else {
        some.push_back(Stage::operand(action));
      }
    }
    in_show_ = false;
    for (int seat = 0; seat < seats_; ++seat) {
      const Types& some = shown[static_cast<std::size_t>(seat)];
      for (const int type : std::set<int>(some.begin(), some.end())) {
        open_up(seat, type, static_cast<int>(std::count(some.begin(), some.end(), type)));
      }
    }
    return shown;
  }

  // So many of a type lie open: those that do already, then the ones drawn first (E29).
  void open_up(int seat, int type, int count) {
    for (const PlainCard& card : player(seat).hand) {
      if (card.type != type || !card.open) continue;
      --count;
      if (card.shown && in_auction_) ++met_[kSeenShownTwice];
    }
    for (PlainCard& card : player(seat).hand) {
      if (count <= 0) return;
      if (card.type != type || card.open) continue;
      card.open = true;
      --count;
    }
    EXPECT_LE(count, 0);
  }
};

}  // namespace pentarch::emperor::tests
