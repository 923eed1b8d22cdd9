// Comuni: decisions in plain words, both ways, and in pieces.
#include <algorithm>

#include "engine/typed_move.hpp"
#include "games/comuni/face.hpp"

namespace pentarch::comuni {

namespace {

using Counts = std::array<int, kTypes>;  // gold, armies, craftsmen, pilgrims: cubes

std::string counted(const Counts& cubes) {
  std::string text;
  for (int kind = 0; kind < kTypes; ++kind) {
    if (cubes[kind] == 0) continue;
    text += std::string(" ") + kCubeNames[kind] + " " + std::to_string(cubes[kind]);
  }
  return text;
}

// What is natural needs no words: armies first, then gold, then pilgrims.
Defence natural_defence(const Player& player, int armies) {
  Defence defence;
  defence.armies = static_cast<std::uint8_t>(std::min<int>(armies, player.cubes[kArmy]));
  armies -= defence.armies;
  defence.gold = static_cast<std::uint8_t>(std::min(armies, pairs(player.cubes[kGold])));
  armies -= defence.gold;
  defence.pilgrims = static_cast<std::uint8_t>(std::min(armies, pairs(player.cubes[kPilgrim])));
  return defence;
}

Counts cubes_of(const Defence& defence) {
  return {2 * defence.gold, defence.armies, 0, 2 * defence.pilgrims};
}

// ---- Writing ----

// The number that a step of this question says, where it was asked.
std::optional<int> said(const std::vector<Step>& path, int base, int most) {
  for (const Step& one : path) {
    if (one.action >= base && one.action <= base + most) return one.action - base;
  }
  return std::nullopt;
}
std::uint8_t said_or_none(const std::vector<Step>& path, int base, int most) {
  return static_cast<std::uint8_t>(said(path, base, most).value_or(0));
}

// What was not asked for left no choice.
Counts bid_of(const State& state, const std::vector<Step>& path) {
  const int column = path.front().action - kBid;
  const int gold = said(path, kBidGold, kMostCubes).value_or(bid_gold(state, column).least);
  const int pilgrim_pairs =
      said(path, kPairs, kMostPairs).value_or(bid_pairs(state, column, gold).least);
  return {gold, 0, 0, 2 * pilgrim_pairs};
}

std::string write_bid(const State& state, const std::vector<Step>& path) {
  return "bid " + std::to_string(path.front().action - kBid + 1) + counted(bid_of(state, path));
}

std::string write_cubes(std::string verb, const std::vector<Step>& path) {
  for (std::size_t i = 1; i < path.size(); ++i) {
    verb += std::string(" ") + kCubeNames[path[i].action - kTakeCube];
  }
  return verb;
}

Defence defence_of(const std::vector<Step>& path) {
  Defence defence;
  defence.armies = said_or_none(path, kArmies, kMostCubes);
  defence.gold = said_or_none(path, kGoldPairs, kMostPairs);
  defence.pilgrims = said_or_none(path, kPairs, kMostPairs);
  return defence;
}

std::string write_defence(const Player& player, const std::vector<Step>& path) {
  const Defence defence = defence_of(path);
  const int league = said_or_none(path, kLeague, kMostArmies);
  std::string text = "defend league " + std::to_string(league) + " walls " +
                     std::to_string(defence.sent() - league);
  const Counts paid = cubes_of(defence);
  if (paid != cubes_of(natural_defence(player, defence.sent()))) text += " pay" + counted(paid);
  return text;
}

// ---- Reading ----

// A cube by its name, in one or in many.
std::optional<int> find_cube(std::string_view word) {
  constexpr const char* kMany[] = {"golds", "armies", "craftsmen", "pilgrims"};
  const std::optional<int> one = find_place(kCubeNames, word);
  return one ? one : find_place(kMany, word);
}

class MoveReader : TypedMove {
 public:
  using Path = std::vector<Step>;

  MoveReader(const ComuniFace& face, const State& state, Seat seat, const Voice& voice)
      : TypedMove(voice), face_(face), state_(state), player_(state.players[seat]), seat_(seat) {}

  Result<Path> read(std::string_view text) {
    const Typed words = typed_words(text);
    const auto said_is = [&](const char* verb) { return says(words, 0, verb); };
    const auto alone = [&](const char* verb) { return said_is(verb) && words.size() == 1; };
    if (said_is("bid")) return read_bid(words);
    if (said_is("claim")) return read_cubes(words, kClaim);
    if (said_is("income")) return read_cubes(words, kIncome);
    if (alone("withdraw")) return Path{step(kWithdraw)};
    if (said_is("move")) return read_column(words, kMove, "read.move");
    if (said_is("defend")) return read_defence(words);
    if (said_is("build")) return read_build(words);
    if (said_is("wall")) return read_wall(words);
    if (alone("done")) return Path{step(kDone)};
    if (said_is("discard")) return read_discards(words);
    if (said_is("remove")) return read_removal(words);
    if (alone("keep")) return Path{step(kRemovePlunder)};
    return unknown(text);
  }

 private:
  Error lacks(int kind) const {
    return no("why.lacks",
              {{"cube", cube_word(voice_.words, kind)}, {"have", player_.cubes[kind]}});
  }

  bool may(Step wanted) const { return is_legal<Comuni>(face_.edition(), state_, seat_, wanted); }
  void take(State& state, Path& path, int action) const {
    FastChance unused(0);
    Silence silence;
    path.push_back(step(action));
    apply(face_.edition(), state, seat_, path.back(), unused, silence);
  }

  // "gold 2 pilgrim 4", from a word on to the end.
  std::optional<Counts> read_counts(const Typed& words, std::size_t from) const {
    Counts counts{};
    if ((words.size() - from) % 2 != 0) return std::nullopt;
    for (std::size_t i = from; i < words.size(); i += 2) {
      const std::optional<int> kind = find_cube(words[i]);
      const std::optional<int> count = find_count(words[i + 1], 0, 999);
      if (!kind || !count || counts[*kind] != 0) return std::nullopt;
      counts[*kind] = *count;
    }
    return counts;
  }
  // Pilgrims, and the gold that stands for armies, come in pairs.
  std::optional<Error> uneven(int cubes) const {
    if (cubes % 2 == 0) return std::nullopt;
    return no("read.pairs");
  }

  Result<Path> read_column(const Typed& words, int base, const char* otherwise) const {
    const std::optional<int> column =
        words.size() == 2 ? find_count(words[1], 1, kColumns) : std::nullopt;
    if (!column) return no(otherwise);
    return Path{step(base + *column - 1)};
  }

  Result<Path> read_bid(const Typed& words) const {
    if (words.size() < 2) return no("read.bid");
    Result<Path> begun = read_column({words[0], words[1]}, kBid, "read.bid");
    if (!begun || !may(begun->front())) return begun;
    const std::optional<Counts> wanted = read_counts(words, 2);
    if (!wanted || (*wanted)[kArmy] != 0 || (*wanted)[kCraftsman] != 0) return no("read.bid");
    const int gold = (*wanted)[kGold];
    const int pilgrims = (*wanted)[kPilgrim];
    if (const auto error = uneven(pilgrims)) return *error;
    if (gold > player_.cubes[kGold]) return lacks(kGold);
    if (pilgrims > player_.cubes[kPilgrim]) return lacks(kPilgrim);
    const int column = begun->front().action - kBid;
    if (gold + pairs(pilgrims) < least_bid(state_, column)) {
      return no("why.bid_too_low", {{"n", least_bid(state_, column)}});
    }
    State state = state_;
    Path path;
    take(state, path, kBid + column);
    if (state.pending.phase == Phase::kBidding) take(state, path, kBidGold + gold);
    if (state.pending.phase == Phase::kPairing) path.push_back(step(kPairs + pairs(pilgrims)));
    return path;
  }

  // The kinds of the cubes of choice, in any order.
  Result<Path> read_cubes(const Typed& words, int action) const {
    Path path{step(action)};
    if (!may(path.front())) return path;
    const Edition& edition = face_.edition();
    const int due =
        (action == kClaim ? claim_offer(edition, state_) : income_offer(edition, state_)).due;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::optional<int> kind = find_cube(words[i]);
      if (!kind) return no("read.no_cube", {{"text", quote(words[i])}});
      path.push_back(step(kTakeCube + *kind));
    }
    if (static_cast<int>(path.size()) != due + 1) return no("read.cubes", {{"n", due}});
    sort_steps(path, 1);
    return path;
  }

  Result<Path> read_defence(const Typed& words) const {
    if (state_.pending.phase != Phase::kInvasion) return Path{step(kLeague)};
    std::optional<int> league;
    std::optional<int> walls;
    std::size_t i = 1;
    for (; i + 1 < words.size() && words[i] != "pay"; i += 2) {
      std::optional<int>* said_number = words[i] == "league" ? &league : nullptr;
      if (words[i] == "walls") said_number = &walls;
      if (said_number == nullptr || *said_number) return no("read.defend");
      *said_number = find_count(words[i + 1], 0, 999);
      if (!*said_number) return no("read.defend");
    }
    if (!league || !walls) return no("read.defend");
    Defence defence = natural_defence(player_, *league + *walls);
    if (i < words.size()) {
      const std::optional<Counts> paid = read_counts(words, i + 1);
      if (words[i] != "pay" || !paid || (*paid)[kCraftsman] != 0) return no("read.defend");
      if (const auto error = uneven((*paid)[kGold])) return *error;
      if (const auto error = uneven((*paid)[kPilgrim])) return *error;
      for (const int kind : {kGold, kArmy, kPilgrim}) {
        if ((*paid)[kind] > player_.cubes[kind]) return lacks(kind);
      }
      defence.armies = static_cast<std::uint8_t>((*paid)[kArmy]);
      defence.gold = static_cast<std::uint8_t>(pairs((*paid)[kGold]));
      defence.pilgrims = static_cast<std::uint8_t>(pairs((*paid)[kPilgrim]));
    }
    if (defence.sent() != *league + *walls) {
      return no("read.wrong_armies", {{"n", *league + *walls}, {"have", defence.sent()}});
    }
    return defence_path(defence, *league);
  }

  Path defence_path(const Defence& defence, int league) const {
    Path path;
    if (most_to_send(player_, Stage::kAskArmies) > 0) {
      path.push_back(step(kArmies + defence.armies));
    }
    if (most_to_send(player_, Stage::kAskGold) > 0) {
      path.push_back(step(kGoldPairs + defence.gold));
    }
    if (most_to_send(player_, Stage::kAskPilgrims) > 0) {
      path.push_back(step(kPairs + defence.pilgrims));
    }
    path.push_back(step(kLeague + league));
    return path;
  }

  // The first place in the hand of the card with this name.
  std::optional<int> in_hand(const std::string& name) const {
    const std::optional<CardId> card = face_.find_card(name);
    return card ? find_place(player_.hand, *card) : std::nullopt;
  }
  Error no_card(const std::string& name) const {
    return no("read.no_card", {{"text", quote(name)}});
  }

  // build CARD [TYPE] LEVEL: a card of one type needs no other word.
  Result<Path> read_build(const Typed& words) const {
    if (words.size() < 3) return no("read.build");
    const std::optional<int> place = in_hand(words[1]);
    if (!place) return no_card(words[1]);
    std::optional<int> type = kBuildingTypes.find(words[2]);
    const std::size_t at = type ? 3 : 2;
    const std::uint8_t types = face_.edition().kinds[player_.hand[*place]].types;
    if (!type && popcount(types) == 1) type = lowest_bit(types);
    const std::optional<int> level =
        at < words.size() ? find_count(words[at], 1, kLevels) : std::nullopt;
    if (!type || !level) return no("read.build");
    return pay(words, at + 1, *place, kLevels * *type + *level - 1, "read.build");
  }

  Result<Path> read_wall(const Typed& words) const {
    if (words.size() < 3) return no("read.wall");
    const std::optional<int> place = in_hand(words[1]);
    if (!place) return no_card(words[1]);
    const std::optional<int> level = find_count(words[2], 1, kLevels);
    if (!level) return no("read.wall");
    return pay(words, 3, *place, kWallTarget + *level - 1, "read.wall");
  }

  // The payment as said, or in the natural way with the fewest pilgrims.
  Result<Path> pay(const Typed& words, std::size_t at, int place, int target,
                   const char* otherwise) const {
    Path path{step(kBuild + kTargets * place + target)};
    if (!may(path.front())) return path;
    const Payment payment = payment_for(face_.edition(), state_, place, target);
    int pilgrim_pairs = payment.least_pairs;
    if (at < words.size()) {
      const std::optional<Counts> paid = read_counts(words, at + 1);
      if (words[at] != "pay" || !paid || (*paid)[kGold] != 0 || (*paid)[kArmy] != 0) {
        return no(otherwise);
      }
      if (const auto error = uneven((*paid)[kPilgrim])) return *error;
      pilgrim_pairs = pairs((*paid)[kPilgrim]);
      if ((*paid)[kCraftsman] + pilgrim_pairs != payment.cost) {
        return no("read.wrong_sum", {{"n", payment.cost}});
      }
      if ((*paid)[kCraftsman] > player_.cubes[kCraftsman]) return lacks(kCraftsman);
      if ((*paid)[kPilgrim] > player_.cubes[kPilgrim]) return lacks(kPilgrim);
    }
    if (payment.least_pairs < payment.most_pairs) path.push_back(step(kPairs + pilgrim_pairs));
    return path;
  }

  Result<Path> read_discards(const Typed& words) const {
    Path path;
    std::array<bool, kHand> chosen{};
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::optional<int> first = in_hand(words[i]);
      if (!first) return no_card(words[i]);
      int place = *first;
      while (place < kHand && chosen[place] && player_.hand[place] == player_.hand[*first]) ++place;
      if (place == kHand || player_.hand[place] != player_.hand[*first]) return no_card(words[i]);
      chosen[place] = true;
      path.push_back(step(kDiscard + place));
    }
    const int due = hand_size(player_) - kHandLimit;
    const bool discarding = state_.pending.phase == Phase::kDiscarding;
    if (path.empty() || (discarding && static_cast<int>(path.size()) != due)) {
      return no("read.discard", {{"n", discarding ? due : 1}});
    }
    sort_steps(path);
    return path;
  }

  Result<Path> read_removal(const Typed& words) const {
    const std::optional<int> markers =
        words.size() == 2 ? find_count(words[1], 1, 2) : std::nullopt;
    if (!markers) return no("read.remove");
    return Path{step(kRemovePlunder + *markers)};
  }

  const ComuniFace& face_;
  const State& state_;
  const Player& player_;
  Seat seat_;
};

}  // namespace

std::string ComuniFace::notation(const State& state, Seat seat, const Path& path) const {
  const Player& player = state.players[seat];
  const int action = path.front().action;
  if (action < kClaim) return write_bid(state, path);
  if (action == kClaim) return write_cubes("claim", path);
  if (action == kIncome) return write_cubes("income", path);
  if (action == kWithdraw) return "withdraw";
  if (action < kBidGold) return "move " + std::to_string(action - kMove + 1);
  if (action < kBuild) return write_defence(player, path);
  if (action < kDone) {
    const BuildStep wanted = build_step(action);
    const std::string card = card_name(player.hand[wanted.place]);
    const std::string level = " " + std::to_string(level_of(wanted.target));
    std::string text = is_wall(wanted.target)
                           ? "wall " + card + level
                           : "build " + card + " " + kTypeNames[wanted.target / kLevels] + level;
    const Payment payment = payment_for(edition(), state, wanted.place, wanted.target);
    const int pilgrim_pairs = said(path, kPairs, kMostPairs).value_or(payment.least_pairs);
    if (pilgrim_pairs == payment.least_pairs) return text;
    return text + " pay" + counted({0, 0, payment.cost - pilgrim_pairs, 2 * pilgrim_pairs});
  }
  if (action == kDone) return "done";
  if (action == kRemovePlunder) return "keep";
  if (action > kRemovePlunder) return "remove " + std::to_string(action - kRemovePlunder);
  std::string text = "discard";
  for (const Step& one : path) text += " " + card_name(player.hand[one.action - kDiscard]);
  return text;
}

// ---- The pieces of a decision ----

namespace {

void touch_cubes(Pieces& pieces, const Counts& cubes) {
  for (int kind = 0; kind < kTypes; ++kind) {
    pieces.add(std::string("own:") + kCubeNames[kind], cubes[kind]);
  }
}

std::string column_piece(int column) {
  return "column:" + std::to_string(column + 1);
}

}  // namespace

std::vector<std::string> ComuniFace::touches(const State& state, Seat seat,
                                             const Path& path) const {
  const Player& player = state.players[seat];
  const int action = path.front().action;
  Pieces pieces;
  if (action < kClaim) {
    pieces.add("do:bid");
    pieces.add(column_piece(action - kBid));
    touch_cubes(pieces, bid_of(state, path));
  } else if (action == kClaim || action == kIncome) {
    pieces.add(action == kClaim ? "do:claim" : "do:income");
    for (std::size_t i = 1; i < path.size(); ++i) {
      pieces.add(std::string("cube:") + kCubeNames[path[i].action - kTakeCube]);
    }
  } else if (action == kWithdraw) {
    pieces.add("do:withdraw");
  } else if (action < kBidGold) {
    pieces.add("do:move");
    pieces.add(column_piece(action - kMove));
  } else if (action < kBuild) {
    const Defence defence = defence_of(path);
    const int league = said_or_none(path, kLeague, kMostArmies);
    pieces.add("league", league);
    pieces.add("walls", defence.sent() - league);
    touch_cubes(pieces, cubes_of(defence));
  } else if (action < kDone) {
    const BuildStep wanted = build_step(action);
    const std::string level = ":" + std::to_string(level_of(wanted.target));
    pieces.add(is_wall(wanted.target) ? "do:wall" : "do:build");
    pieces.add("card:" + card_name(player.hand[wanted.place]));
    pieces.add(is_wall(wanted.target)
                   ? "wall" + level
                   : std::string("building:") + kTypeNames[wanted.target / kLevels] + level);
    const Payment payment = payment_for(edition(), state, wanted.place, wanted.target);
    const int pilgrim_pairs = said(path, kPairs, kMostPairs).value_or(payment.least_pairs);
    touch_cubes(pieces, {0, 0, payment.cost - pilgrim_pairs, 2 * pilgrim_pairs});
  } else if (action == kDone) {
    pieces.add("do:done");
  } else if (action < kRemovePlunder) {
    for (const Step& one : path)
      pieces.add("card:" + card_name(player.hand[one.action - kDiscard]));
  } else {
    pieces.add(action == kRemovePlunder ? "do:keep" : "do:remove");
    pieces.add("plunder", action - kRemovePlunder);
  }
  return pieces.list;
}

Result<ComuniFace::Path> ComuniFace::read_move(const State& state, Seat seat, std::string_view text,
                                               const Voice& voice) const {
  return MoveReader(*this, state, seat, voice).read(text);
}

}  // namespace pentarch::comuni
