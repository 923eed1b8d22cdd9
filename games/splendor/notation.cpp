// Splendor: decisions in plain words, both ways.

#include "engine/typed_move.hpp"
#include "games/splendor/edition_tables.hpp"
#include "games/splendor/face.hpp"

namespace pentarch::splendor {

namespace {

std::string place_name(int place) {
  return std::to_string(place / kSlots + 1) + "." + std::to_string(place % kSlots + 1);
}

std::string counted(const Tokens& tokens) {
  std::string text;
  for (int colour = 0; colour <= kColours; ++colour) {
    if (tokens[colour] == 0) continue;
    text += std::string(" ") + kColourNames[colour] + " " + std::to_string(tokens[colour]);
  }
  return text;
}

// ---- Reading ----

// A colour by its name or by the letter that card names use.
std::optional<int> find_colour(std::string_view word) {
  constexpr const char* kLetters[] = {"w", "u", "g", "r", "k", "o"};
  const std::optional<int> named = find_place(kColourNames, word);
  return named ? named : find_place(kLetters, word);
}

std::optional<int> find_slot(std::string_view word) {
  if (word.size() != 3 || word[1] != '.') return std::nullopt;
  const int level = word[0] - '1';
  const int slot = word[2] - '1';
  if (level < 0 || level >= kLevels || slot < 0 || slot >= kSlots) return std::nullopt;
  return level * kSlots + slot;
}

class MoveReader : TypedMove {
 public:
  MoveReader(const SplendorFace& face, const State& state, Seat seat, const Voice& voice)
      : TypedMove(voice), face_(face), state_(state), seat_(seat) {}

  Result<std::vector<Step>> read(std::string_view text) {
    const Typed words = typed_words(text);
    const auto said = [&](const char* verb) { return says(words, 0, verb); };
    if (said("take")) return read_take(words);
    if (said("reserve")) return read_reserve(words);
    if (said("buy")) return read_buy(words);
    if (said("return")) return read_return(words);
    if (said("visit")) return read_visit(words);
    if (said("pass") && words.size() == 1) return std::vector{step(kPass)};
    return unknown(text);
  }

 private:
  Result<std::vector<Step>> read_take(const Typed& words) {
    std::uint32_t colours = 0;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::optional<int> colour = find_colour(words[i]);
      if (!colour) return no("read.no_colour", {{"text", quote(words[i])}});
      if (*colour == kGold) return no("why.take_gold");
      colours |= 1u << *colour;
    }
    const std::size_t count = words.size() - 1;
    if (count == 2 && popcount(colours) == 1) {
      return std::vector{step(kTakeAlike + lowest_bit(colours))};
    }
    const std::optional<int> set = find_place(different_sets(), colours);
    const bool different = static_cast<std::size_t>(popcount(colours)) == count;
    if (!different || !set) return no("read.take");
    return std::vector{step(kTakeDifferent + *set)};
  }

  Result<std::vector<Step>> read_reserve(const Typed& words) {
    if (words.size() == 3 && words[1] == "deck") {
      const std::optional<int> level = find_count(words[2], 1, kLevels);
      if (level) return std::vector{step(kReserveDeck + *level - 1)};
    }
    if (words.size() == 2) {
      if (const std::optional<int> place = face_up(words[1])) {
        return std::vector{step(kReserve + *place)};
      }
    }
    return no("read.reserve");
  }

  // A place of the display, or the card that lies there by its name.
  std::optional<int> face_up(const std::string& word) const {
    if (const std::optional<int> place = find_slot(word)) return place;
    const std::optional<CardId> card = face_.find_card(word);
    return card ? find_place(state_.display, *card) : std::nullopt;
  }

  std::optional<int> in_hand(const std::string& word) const {
    const std::optional<CardId> card = face_.find_card(word);
    return card ? find_place(state_.players[seat_].reserved, *card) : std::nullopt;
  }

  Result<std::vector<Step>> read_buy(const Typed& words) {
    if (words.size() < 2) return no("read.buy");
    int action = 0;
    if (const std::optional<int> hand = in_hand(words[1])) {
      action = kBuyReserved + *hand;
    } else if (const std::optional<int> place = face_up(words[1])) {
      action = kBuy + *place;
    } else {
      return no("read.no_card", {{"text", quote(words[1])}});
    }
    // Reading stops here where the card can't be bought at all: why_not says the reason.
    if (!is_legal<Splendor>(face_.edition(), state_, seat_, step(action))) {
      return std::vector{step(action)};
    }
    if (words.size() == 2) return pay(action, std::nullopt);
    if (words[2] != "pay" || words.size() % 2 == 0) return no("read.buy");
    Tokens paid{};
    for (std::size_t i = 3; i < words.size(); i += 2) {
      const std::optional<int> colour = find_colour(words[i]);
      const std::optional<int> count = find_count(words[i + 1], 0, 99);
      if (!colour || !count) return no("read.buy");
      paid[*colour] += *count;
    }
    return pay(action, paid);
  }

  // The steps of a purchase: as paid, or in the natural way with the least gold (S7).
  Result<std::vector<Step>> pay(int action, const std::optional<Tokens>& paid) {
    const Edition& edition = face_.edition();
    const Card& card = edition.cards[card_of_buy(state_, action)];
    const Price price = price_of(card, state_.players[seat_]);
    std::vector<Step> path{step(action)};
    State state = state_;
    FastChance unused(0);
    Silence silence;
    apply(edition, state, seat_, path.back(), unused, silence);
    while (undeclared(state, seat_)) {
      const int colour = state.pending.colour;
      const int gold = paid ? price.net[colour] - (*paid)[colour] : price.least[colour];
      const int offered = kPayGold + 8 * colour + gold;
      if (gold < 0 || gold > kMostGold ||
          !is_legal<Splendor>(edition, state, seat_, step(offered))) {
        return wrong_sum(price);
      }
      path.push_back(step(offered));
      apply(edition, state, seat_, path.back(), unused, silence);
    }
    const Gems gold_for = gold_chosen(edition, state_, path);
    if (paid && *paid != payment_of(edition, state_, action, gold_for)) return wrong_sum(price);
    return path;
  }

  Error wrong_sum(const Price& price) const {
    return no("read.wrong_sum", {{"price", counted(tokens_of(price.net, 0))}});
  }

  Result<std::vector<Step>> read_return(const Typed& words) {
    std::vector<Step> path;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::optional<int> colour = find_colour(words[i]);
      if (!colour) return no("read.no_colour", {{"text", quote(words[i])}});
      path.push_back(step(kReturn + *colour));
    }
    sort_steps(path);
    const int due = excess(face_.edition(), state_.players[seat_]);
    const bool returning = state_.pending.phase == Phase::kGiveBack;
    if (returning && static_cast<int>(path.size()) != due) {
      return no("read.return", {{"n", due}});
    }
    if (path.empty()) return no("read.return", {{"n", 1}});
    return path;
  }

  Result<std::vector<Step>> read_visit(const Typed& words) {
    if (words.size() != 2) return no("read.visit");
    const std::optional<int> noble = face_.nobles().find(words[1]);
    if (!noble) return no("read.no_noble", {{"text", quote(words[1])}});
    return std::vector{step(kChooseNoble + *noble)};
  }

  const SplendorFace& face_;
  const State& state_;
  Seat seat_;
};

}  // namespace

std::string SplendorFace::notation(const State& state, Seat, const Path& path) const {
  const int action = path.front().action;
  if (action < kReserve) {
    std::string text = "take";
    for (int colour = 0; colour < kColours; ++colour) {
      for (int i = 0; i < edition().taken[action][colour]; ++i) {
        text += std::string(" ") + kColourNames[colour];
      }
    }
    return text;
  }
  if (action < kReserveDeck) return "reserve " + place_name(action - kReserve);
  if (action < kBuy) return "reserve deck " + std::to_string(action - kReserveDeck + 1);
  if (action < kPass) {
    const CardId card = card_of_buy(state, action);
    const std::string what =
        action < kBuyReserved ? place_name(action - kBuy) : std::string(card_name(card));
    const Gems gold_for = gold_chosen(edition(), state, path);
    const Price price = price_of(edition().cards[card], state.players[state.turn]);
    if (gold_for == price.least) return "buy " + what;  // the natural payment goes without saying
    return "buy " + what + " pay" + counted(payment_of(edition(), state, action, gold_for));
  }
  if (action == kPass) return "pass";
  if (action >= kChooseNoble) return "visit " + noble_name(action - kChooseNoble);
  std::string text = "return";
  for (const Step& token : path) text += std::string(" ") + kColourNames[token.action - kReturn];
  return text;
}

Result<SplendorFace::Path> SplendorFace::read_move(const State& state, Seat seat,
                                                   std::string_view text,
                                                   const Voice& voice) const {
  return MoveReader(*this, state, seat, voice).read(text);
}

}  // namespace pentarch::splendor
