// Splendor: the table as text, 80 columns wide. A gem is a shape and a colour, so that it can be
// told apart without colours.
#include "engine/text_board.hpp"
#include "games/splendor/face.hpp"

namespace pentarch::splendor {

namespace {

constexpr const char* kShapes[] = {"◇", "▼", "■", "●", "▲", "★"};
constexpr const char* kSgr[] = {"97", "94", "32", "91", "90", "93"};

class Board : TextBoard {
 public:
  Board(const SplendorFace& face, const State& state, Seat viewer, const Voice& voice, Style style)
      : TextBoard(voice, style), face_(face), state_(state), viewer_(viewer) {}

  std::string draw() {
    header();
    stock();
    for (int level = kLevels - 1; level >= 0; --level) cards(level);
    part("bought", 1, [&] { line(""); });
    for (int seat = 0; seat < state_.seats; ++seat) player(seat);
    if (viewer_ < state_.seats) hand(state_.players[viewer_]);
    return drawn();
  }

 private:
  std::string gem(int colour) const {
    return coloured(kShapes[colour], kSgr[colour], style_.colour);
  }

  std::string gems(Gems gems, const char* between = " ") const {
    std::string text;
    for (int colour = 0; colour < kColours; ++colour) {
      if (gems[colour] == 0) continue;
      text += (text.empty() ? "" : between) + gem(colour) + std::to_string(gems[colour]);
    }
    return text;
  }

  void header() {
    const int now = state_.rounds + (state_.pending.phase == Phase::kOver ? 0 : 1);
    const std::string round =
        state_.last_round != 0 ? say("last_round") : say("round", {{"n", now}});
    std::string nobles = say("nobles");
    for_each_bit(state_.nobles, [&](int noble) {
      const Noble& tile = face_.edition().nobles[noble];
      nobles += "  " + bold(std::to_string(tile.points)) + ":" + gems(tile.needs);
    });
    line(" " + padded(bold(round), 12) + nobles);
  }

  void stock() {
    std::string text = " " + padded(say("stock"), 12);
    for (int colour = 0; colour < kTokenKinds; ++colour) {
      const int count = colour == kGold ? state_.gold : state_.stock[colour];
      const std::string name = voice_.words.say(std::string("colour.") + kColourNames[colour]);
      text += gem(colour) + " " + name + " " + bold(std::to_string(count)) + "  ";
    }
    line(text);
    if (state_.passes != 0) line(" " + faint(say("passes", {{"n", state_.passes}})));
  }

  std::string points(int points) const {
    return points == 0 ? std::string() : " " + bold(say("points", {{"n", points}}));
  }

  // "3w1 ◇ 3 pts"
  std::string described(CardId id) const {
    const Card& card = face_.edition().cards[id];
    return faint(face_.card_name(id)) + " " + gem(card.bonus) + points(card.points);
  }

  void cards(int level) {
    std::string above =
        padded(" " + faint(say("deck", {{"level", level + 1}, {"n", state_.deck[level]}})), 13);
    std::string below = padded("", 13);
    for (int slot = 0; slot < kSlots; ++slot) {
      const CardId id = state_.display[level * kSlots + slot];
      const std::string place =
          bold(std::to_string(level + 1) + "." + std::to_string(slot + 1)) + " ";
      const Card& card = face_.edition().cards[id];
      const bool empty = id == kNoCard;
      above += padded(place + (empty ? faint(say("empty")) : described(id)), 17);
      below += padded(empty ? std::string() : "    " + gems(card.cost), 17);
    }
    line("");
    line(above);
    line(below);
  }

  // Tokens and bonuses side by side: "◇2+1" is two tokens and one bonus.
  std::string purse(const Player& player) const {
    std::string text;
    for (int colour = 0; colour < kColours; ++colour) {
      const std::string bonus =
          player.bonuses[colour] == 0 ? "" : "+" + std::to_string(player.bonuses[colour]);
      text += padded(gem(colour) + std::to_string(player.tokens[colour]) + bonus, 6);
    }
    return text + padded(gem(kGold) + std::to_string(player.gold), 4);
  }

  std::string reserved_names(const Player& player) const {
    std::string text;
    for (int place = 0; place < reserved_count(player); ++place) {
      const CardId card = player.reserved[place];
      const bool covered = ((player.covered >> place) & 1) != 0;
      const std::string name =
          card >= kUnknown ? "?" + std::to_string(card - kUnknown + 1) : face_.card_name(card);
      text += " " + name + (covered && card < kUnknown ? "?" : "");  // to others it is one
    }
    return text.empty() ? text : faint(say("reserved") + text);
  }

  // What has been bought, and who has come: for whoever wants to know it by name.
  void possessions(const Player& player) {
    std::vector<std::string> names{say("bought")};
    for (std::size_t word = 0; word < player.bought.size(); ++word) {
      for_each_bit(player.bought[word], [&](int i) {
        names.push_back(face_.card_name(static_cast<CardId>(32 * word + i)));
      });
    }
    for_each_bit(player.nobles, [&](int noble) { names.push_back(face_.noble_name(noble)); });
    if (names.size() == 1) return;
    faint_names(4, names);
  }

  void player(int seat) {
    const Player& player = state_.players[seat];
    const bool deciding = state_.pending.phase != Phase::kOver && seat == state_.turn;
    const std::string name =
        (deciding ? "> " : "  ") + fitted(voice_.name(static_cast<Seat>(seat)), 12);
    const auto purse_line = [&] {
      line((deciding ? bold(name) : name) + (seat == state_.first ? "*" : " ") +
           padded(bold(say("points", {{"n", player.points}})), 7) + purse(player) + " " +
           reserved_names(player));
    };
    part("bought", 1, purse_line, [&] { possessions(player); });
  }

  // What the viewer has reserved, in full: three cards fit into a line.
  void hand(const Player& player) {
    const int count = reserved_count(player);
    if (count == 0) return;
    std::string text = " " + padded(say("reserved"), 12);
    for (int place = 0; place < count; ++place) {
      const CardId id = player.reserved[place];
      text += described(id) + " " + gems(face_.edition().cards[id].cost, "") + "  ";
    }
    line(text);
  }

  const SplendorFace& face_;
  const State& state_;
  Seat viewer_;
};

}  // namespace

std::string SplendorFace::board(const State& state, Seat viewer, const Voice& voice,
                                Style style) const {
  return Board(*this, state, viewer, voice, style).draw();
}

}  // namespace pentarch::splendor
