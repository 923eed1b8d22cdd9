// Newgame: the table as text, 80 columns wide.
#include "engine/text_board.hpp"
#include "games/newgame/face.hpp"

namespace pentarch::newgame {

namespace {

class Board : TextBoard {
 public:
  Board(const NewgameFace& face, const State& state, Seat viewer, const Voice& voice, Style style)
      : TextBoard(voice, style), face_(face), state_(state), viewer_(viewer) {}

  std::string draw() {
    line(" " + say("top", {{"card", bold(name(state_.top))},
                           {"points", face_.edition().points[state_.top]}}));
    line(" " + say("deck", {{"n", static_cast<int>(state_.deck)}}));
    cards("discarded", state_.discarded);
    for (Seat seat = 0; seat < state_.seats; ++seat) player(seat);
    if (viewer_ < state_.seats) cards("hand", state_.players[viewer_].hand);
    return text_;
  }

 private:
  std::string name(int card) const { return std::string(face_.cards()[card]); }

  // " taken: 3 7 12"
  void cards(const char* key, CardSet set) {
    if (set == 0) return;
    std::vector<std::string> words{say(key)};
    for_each_bit(set, [&](int card) { words.push_back(name(card)); });
    faint_names(4, words);
  }

  void player(Seat seat) {
    const Player& player = state_.players[seat];
    const bool deciding = deciders(state_).has(seat);
    const std::string who = (deciding ? "> " : "  ") + fitted(voice_.name(seat), 16);
    line((deciding ? bold(who) : who) + (seat == state_.first ? "* " : "  ") +
         say("points", {{"n", standing(face_.edition(), state_).points[seat]}}) + "  " +
         say("cards", {{"n", player.held}}) + (player.stone != 0 ? "  " + say("stone") : ""));
    cards("taken", player.taken);
  }

  const NewgameFace& face_;
  const State& state_;
  Seat viewer_;
};

}  // namespace

std::string NewgameFace::board(const State& state, Seat viewer, const Voice& voice,
                               Style style) const {
  return Board(*this, state, viewer, voice, style).draw();
}

}  // namespace pentarch::newgame
