// Splendor: decisions in plain words, both ways.

#include "engine/typed_move.hpp"
#include "games/splendor/edition_tables.hpp"
#include "games/splendor/face.hpp"

namespace pentarch::splendor {

namespace {

std::string counted(const Tokens& tokens) {
  std::string text;
  for (int colour = 0; colour < kTokenKinds; ++colour) {
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

class MoveReader : TypedMove {
 public:
  MoveReader(const SplendorFace& face, const State& state, Seat seat, const Voice& voice)
      : TypedMove(voice), face_(face), state_(state), seat_(seat) {}

  Result<std::vector<Step>> read(std::string_view text) {
    const Typed words = typed_words(text);
    if (says(words, 0, "take")) return read_take(words);
    if (says(words, 0, "reserve") && words.size() == 2) {
      if (const auto place = face_up(words[1])) return std::vector{step(Reserve::at(*place))};
    }
    if (says(words, 0, "buy")) return read_buy(words);
    if (says(words, 0, "return")) return read_return(words);
    return read_step_of(face_, words, text);
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
      return std::vector{step(TakeAlike::at(lowest_bit(colours)))};
    }
    const std::optional<int> set = find_place(different_sets(), colours);
    const bool different = static_cast<std::size_t>(popcount(colours)) == count;
    if (!different || !set) return no("read.take");
    return std::vector{step(TakeDifferent::at(*set))};
  }

  // A place of the display, or the card that lies there by its name.
  std::optional<int> face_up(const std::string& word) const {
    if (const std::optional<int> place = face_.names_of("slot")->find(word)) return place;
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
      action = Buy::at(kDisplay + *hand);
    } else if (const std::optional<int> place = face_up(words[1])) {
      action = Buy::at(*place);
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
    take_quietly<Splendor>(edition, state, seat_, path.back());
    while (undeclared(state, seat_)) {
      const int colour = state.pending.colour;
      const int gold = paid ? price.net[colour] - (*paid)[colour] : price.least[colour];
      const int offered = PayGold::at(colour, gold);
      if (gold < 0 || gold > kMostGold ||
          !is_legal<Splendor>(edition, state, seat_, step(offered))) {
        return wrong_sum(price);
      }
      path.push_back(step(offered));
      take_quietly<Splendor>(edition, state, seat_, path.back());
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
      path.push_back(step(Return::at(*colour)));
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

  const SplendorFace& face_;
  const State& state_;
  Seat seat_;
};

}  // namespace

std::string SplendorFace::notation(const State& state, Seat, const Path& path) const {
  const int action = path.front().action;
  if (Return::has(action)) {
    std::string text = "return";
    for (const Step& token : path) {
      text += std::string(" ") + kColourNames[Return::operand(token.action)];
    }
    return text;
  }
  if (!Buy::has(action)) return step_words(action);
  const CardId card = card_of_buy(state, action);
  const bool in_hand = Buy::operand(action) >= kDisplay;
  const std::string text = in_hand ? "buy " + card_name(card) : step_words(action);
  const Gems gold_for = gold_chosen(edition(), state, path);
  const Price price = price_of(edition().cards[card], state.players[state.turn]);
  if (gold_for == price.least) return text;  // the natural payment goes without saying
  return text + " pay" + counted(payment_of(edition(), state, action, gold_for));
}

Result<SplendorFace::Path> SplendorFace::read_move(const State& state, Seat seat,
                                                   std::string_view text,
                                                   const Voice& voice) const {
  return MoveReader(*this, state, seat, voice).read(text);
}

}  // namespace pentarch::splendor
