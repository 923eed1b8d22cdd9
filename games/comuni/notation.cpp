// Comuni: decisions in plain words, both ways, and in pieces.
#include <algorithm>

#include "engine/typed_move.hpp"
#include "games/comuni/face.hpp"

namespace pentarch::comuni {

namespace {

using Path = ComuniFace::Path;
using Counts = std::array<int, kTypes>;  // cubes, as they are typed

template <class CubesOrCounts>
std::string counted(const CubesOrCounts& cubes) {
  std::string text;
  for (int kind = 0; kind < kTypes; ++kind) {
    if (cubes[kind] == 0) continue;
    text += std::string(" ") + kCubeNames[kind] + " " + std::to_string(cubes[kind]);
  }
  return text;
}

// ---- What a path of steps says ----

// The number that a step of this kind says, where it was asked.
template <class Kind>
std::optional<int> said(const Path& path) {
  for (const Step& one : path) {
    if (Kind::has(one.action)) return Kind::operand(one.action);
  }
  return std::nullopt;
}

// What was not asked for left no choice.
Cubes bid_of(const State& state, const Path& path) {
  const int column = PlaceBid::operand(path.front().action);
  const int gold = said<BidGold>(path).value_or(bid_gold(state, column).least);
  const int pilgrim_pairs = said<UsePairs>(path).value_or(bid_pairs(state, column, gold).least);
  return cubes_of(gold, 0, 0, 2 * pilgrim_pairs);
}

Cubes paid_with(const Payment& payment, const Path& path) {
  return payment.with(said<UsePairs>(path).value_or(payment.pairs.least));
}

Defence defence_of(const Path& path) {
  Defence defence{.stage = kSealed};
  const Cases answers{[&](Answering auto kind, int count) {
                        defence.answers[kind.kQuestion] = static_cast<std::uint8_t>(count);
                      },
                      [](auto, auto...) {}};
  for (const Step& one : path) by_kind<LastKind>(one.action, answers);
  return defence;
}

// What is natural needs no words: armies first, then gold, then pilgrims.
Defence natural_defence(const Player& player, int armies) {
  Defence defence{.stage = kSealed};
  for (const Stage question : {kAskArmies, kAskGold, kAskPilgrims}) {
    const int sent = std::min(armies, most_to_send(player, question));
    defence.answers[question] = static_cast<std::uint8_t>(sent);
    armies -= sent;
  }
  return defence;
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
  MoveReader(const ComuniFace& face, const State& state, Seat seat, const Voice& voice)
      : TypedMove(voice), face_(face), state_(state), player_(state.players[seat]), seat_(seat) {}

  Result<Path> read(std::string_view text) const {
    const Typed words = typed_words(text);
    const std::string verb = words.empty() ? "" : words[0];
    if (verb == "bid") return read_bid(words);
    if (verb == "claim") return read_cubes(words, Claim::kFirst);
    if (verb == "income") return read_cubes(words, TakeIncome::kFirst);
    if (verb == "defend") return read_defence(words);
    if (verb == "build" || verb == "wall") return read_build(words);
    if (verb == "discard") return read_discards(words);
    constexpr const char* kOfOneStep[] = {"withdraw", "move", "done", "remove", "keep"};
    if (!find_place(kOfOneStep, verb)) return unknown(text);
    if (words.size() > 1) return read_step_of(face_, words, text);
    const std::optional<int> action = face_.read_step(words).action;
    if (action) return Path{step(*action)};
    return no(("read." + verb).c_str());
  }

 private:
  bool may(int action) const {
    return is_legal<Comuni>(face_.edition(), state_, seat_, step(action));
  }

  Error lacks(int kind) const {
    return no("why.lacks",
              {{"cube", cube_word(voice_.words, kind)}, {"have", player_.cubes[kind]}});
  }
  std::optional<Error> lacking(const Counts& paid) const {
    for (int kind = 0; kind < kTypes; ++kind) {
      if (paid[kind] > player_.cubes[kind]) return lacks(kind);
    }
    return std::nullopt;
  }

  // Cubes of these kinds, from a word on to the end: "gold 2 pilgrim 4". Pilgrims come in pairs.
  Result<Counts> read_paid(const Typed& words, std::size_t from, std::initializer_list<int> kinds,
                           const char* otherwise) const {
    Counts paid{};
    if ((words.size() - from) % 2 != 0) return no(otherwise);
    for (std::size_t i = from; i < words.size(); i += 2) {
      const std::optional<int> kind = find_cube(words[i]);
      const std::optional<int> count = find_count(words[i + 1], 0, 999);
      if (!kind || !count || paid[*kind] != 0) return no(otherwise);
      if (*count != 0 && !find_place(kinds, *kind)) return no(otherwise);
      paid[*kind] = *count;
    }
    if (paid[kPilgrim] % 2 != 0) return no("read.pairs");
    return paid;
  }

  Result<Path> read_bid(const Typed& words) const {
    const std::optional<int> bid =
        words.size() > 1 ? face_.read_step({words[0], words[1]}).action : std::nullopt;
    if (!bid) return no("read.bid");
    Path path{step(*bid)};
    if (!may(*bid)) return path;
    const Result<Counts> paid = read_paid(words, 2, {kGold, kPilgrim}, "read.bid");
    if (!paid) return paid.error();
    if (const auto error = lacking(*paid)) return *error;
    const int gold = (*paid)[kGold];
    const int pilgrim_pairs = pairs((*paid)[kPilgrim]);
    const int column = PlaceBid::operand(*bid);
    const int least = least_bid(state_, column);
    if (gold + pilgrim_pairs < least) return no("why.bid_too_low", {{"n", least}});
    if (bid_gold(state_, column).has_choice()) path.push_back(step(BidGold::at(gold)));
    if (bid_pairs(state_, column, gold).has_choice()) {
      path.push_back(step(UsePairs::at(pilgrim_pairs)));
    }
    return path;
  }

  // The kinds of the cubes of choice, in any order.
  Result<Path> read_cubes(const Typed& words, int action) const {
    Path path{step(action)};
    if (!may(action)) return path;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::optional<int> kind = find_cube(words[i]);
      if (!kind) return no("read.no_cube", {{"text", quote(words[i])}});
      path.push_back(step(TakeCube::at(*kind)));
    }
    const int due = cube_offer(face_.edition(), state_, Claim::has(action)).due;
    if (static_cast<int>(path.size()) != due + 1) return no("read.cubes", {{"n", due}});
    sort_steps(path, 1);
    return path;
  }

  Result<Path> read_defence(const Typed& words) const {
    if (state_.pending.phase != Phase::kInvasion) return Path{step(JoinLeague::kFirst)};
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
    const int sent = *league + *walls;
    Defence defence = natural_defence(player_, sent);
    if (i < words.size()) {
      if (words[i] != "pay") return no("read.defend");
      const Result<Counts> paid = read_paid(words, i + 1, {kGold, kArmy, kPilgrim}, "read.defend");
      if (!paid) return paid.error();
      const auto& [gold, armies, craftsmen, pilgrims] = *paid;
      if (gold % 2 != 0) return no("read.pairs");
      if (const auto error = lacking(*paid)) return *error;
      defence.answers = {static_cast<std::uint8_t>(armies), static_cast<std::uint8_t>(pairs(gold)),
                         static_cast<std::uint8_t>(pairs(pilgrims))};
    }
    if (defence.sent() != sent) {
      return no("read.wrong_armies", {{"n", sent}, {"have", defence.sent()}});
    }
    defence.answers[kAskLeague] = static_cast<std::uint8_t>(*league);
    Path path;
    for (const int action : answers_of(player_, defence)) path.push_back(step(action));
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

  // wall CARD LEVEL, build CARD [TYPE] LEVEL: a card of one type needs no other word.
  Result<Path> read_build(const Typed& words) const {
    const bool wall = words[0] == "wall";
    const char* otherwise = wall ? "read.wall" : "read.build";
    if (words.size() < 3) return no(otherwise);
    const std::optional<int> place = in_hand(words[1]);
    if (!place) return no_card(words[1]);
    std::optional<int> type = wall ? kWallTarget / kLevels : kBuildingTypes.find(words[2]);
    const std::size_t at = type && !wall ? 3 : 2;
    const std::uint8_t types = face_.edition().kinds[player_.hand[*place]].types;
    if (!type && popcount(types) == 1) type = lowest_bit(types);
    const std::optional<int> level =
        at < words.size() ? find_count(words[at], 1, kLevels) : std::nullopt;
    if (!type || !level) return no(otherwise);
    return pay(words, at + 1, *place, target_of(*type, *level), otherwise);
  }

  // The payment as said, or in the natural way with the fewest pilgrims.
  Result<Path> pay(const Typed& words, std::size_t at, int place, int target,
                   const char* otherwise) const {
    Path path{step(Build::at(place, target))};
    if (!may(path.front().action)) return path;
    const Payment payment = payment_for(face_.edition(), state_, place, target);
    int pilgrim_pairs = payment.pairs.least;
    if (at < words.size()) {
      if (words[at] != "pay") return no(otherwise);
      const Result<Counts> paid = read_paid(words, at + 1, {kCraftsman, kPilgrim}, otherwise);
      if (!paid) return paid.error();
      pilgrim_pairs = pairs((*paid)[kPilgrim]);
      if ((*paid)[kCraftsman] + pilgrim_pairs != payment.cost) {
        return no("read.wrong_sum", {{"n", payment.cost}});
      }
      if (const auto error = lacking(*paid)) return *error;
    }
    if (payment.pairs.has_choice()) path.push_back(step(UsePairs::at(pilgrim_pairs)));
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
      path.push_back(step(Discard::at(place)));
    }
    const int due = hand_size(player_) - kHandLimit;
    const bool discarding = state_.pending.phase == Phase::kDiscarding;
    if (path.empty() || (discarding && static_cast<int>(path.size()) != due)) {
      return no("read.discard", {{"n", discarding ? due : 1}});
    }
    sort_steps(path);
    return path;
  }

  const ComuniFace& face_;
  const State& state_;
  const Player& player_;
  Seat seat_;
};

}  // namespace

Result<Path> ComuniFace::read_move(const State& state, Seat seat, std::string_view text,
                                   const Voice& voice) const {
  return MoveReader(*this, state, seat, voice).read(text);
}

// ---- Writing ---------------------------------------------------------------------------------

std::string ComuniFace::notation(const State& state, Seat seat, const Path& path) const {
  const Player& player = state.players[seat];
  const int action = path.front().action;
  const auto with_cubes = [&] {
    std::string text = step_words(action);
    for (std::size_t i = 1; i < path.size(); ++i) {
      text += std::string(" ") + kCubeNames[TakeCube::operand(path[i].action)];
    }
    return text;
  };
  const Cases writing{
      [&](PlaceBid, int) { return step_words(action) + counted(bid_of(state, path)); },
      [&](Claim) { return with_cubes(); },
      [&](TakeIncome) { return with_cubes(); },
      [&](Answering auto, int) {
        const Defence sent = defence_of(path);
        const std::string text = "defend league " + std::to_string(sent.league()) + " walls " +
                                 std::to_string(sent.on_walls());
        const bool natural = sent.cubes() == natural_defence(player, sent.sent()).cubes();
        return natural ? text : text + " pay" + counted(sent.cubes());
      },
      [&](Build, int place, int target) {
        const std::string& card = card_name(player.hand[place]);
        const std::string text =
            (is_wall(target) ? "wall " + card
                             : "build " + card + " " + kTypeNames[target / kLevels]) +
            " " + std::to_string(level_of(target));
        const Payment payment = payment_for(edition(), state, place, target);
        const Cubes paid = paid_with(payment, path);
        return paid == payment.with(payment.pairs.least) ? text : text + " pay" + counted(paid);
      },
      [&](Discard, int) {
        std::string text = "discard";
        for (const Step& one : path)
          text += " " + card_name(player.hand[Discard::operand(one.action)]);
        return text;
      },
      [&](auto, auto...) { return step_words(action); },
  };
  return by_kind<LastKind>(action, writing);
}

// ---- The pieces of a decision ----------------------------------------------------------------

std::vector<std::string> ComuniFace::touches(const State& state, Seat seat,
                                             const Path& path) const {
  const Player& player = state.players[seat];
  Pieces pieces;
  const auto doing = [&](const std::string& what) { pieces.add("do:" + what); };
  const auto on_column = [&](int column) { pieces.add("column:" + std::to_string(column + 1)); };
  const auto card = [&](int place) { pieces.add("card:" + card_name(player.hand[place])); };
  const auto paying = [&](const Cubes& cubes) {
    for (int kind = 0; kind < kTypes; ++kind) {
      pieces.add(std::string("own:") + kCubeNames[kind], cubes[kind]);
    }
  };
  const Cases touching{
      [&](PlaceBid, int column) {
        doing("bid");
        on_column(column);
        paying(bid_of(state, path));
      },
      [&](Claim) { doing("claim"); },
      [&](TakeIncome) { doing("income"); },
      [&](Withdraw) { doing("withdraw"); },
      [&](MoveEnvoy, int column) {
        doing("move");
        on_column(column);
      },
      [&](Answering auto, int) {
        const Defence sent = defence_of(path);
        if (sent.sent() == 0) doing("none");
        pieces.add("league", sent.league());
        pieces.add("walls", sent.on_walls());
        paying(sent.cubes());
      },
      [&](Build, int place, int target) {
        const std::string level = ":" + std::to_string(level_of(target));
        doing(is_wall(target) ? "wall" : "build");
        card(place);
        pieces.add(is_wall(target)
                       ? "wall" + level
                       : std::string("building:") + kTypeNames[target / kLevels] + level);
        paying(paid_with(payment_for(edition(), state, place, target), path));
      },
      [&](Done) { doing("done"); },
      [&](Discard, int) {
        for (const Step& one : path) card(Discard::operand(one.action));
      },
      [&](KeepPlunder) { doing("keep"); },
      [&](RemovePlunder, int more) {
        doing("remove");
        pieces.add("plunder", 1 + more);
      },
      [](auto, auto...) {},  // a step in a decision
  };
  by_kind<LastKind>(path.front().action, touching);
  for (const Step& one : path) {
    if (!TakeCube::has(one.action)) continue;
    pieces.add(std::string("cube:") + kCubeNames[TakeCube::operand(one.action)]);
  }
  return pieces.list;
}

}  // namespace pentarch::comuni
