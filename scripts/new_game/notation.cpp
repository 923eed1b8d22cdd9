// Newgame: decisions in plain words, both ways, and by pointing.
#include "engine/typed_move.hpp"
#include "games/newgame/face.hpp"

namespace pentarch::newgame {

namespace {

class MoveReader : TypedMove {
 public:
  MoveReader(const NewgameFace& face, const Voice& voice) : TypedMove(voice), face_(face) {}

  Result<std::vector<Step>> read(std::string_view text) const {
    const Typed words = typed_words(text);
    if (says(words, 0, "pass") && words.size() == 1) return std::vector<Step>{{kPass}};
    if (!says(words, 0, "play") || words.size() != 2) return unknown(text);
    const std::optional<int> card = face_.cards().find(words[1]);
    if (!card) return no("read.no_card", {{"text", quote(words[1])}});
    return std::vector<Step>{{static_cast<std::uint8_t>(*card)}};
  }

 private:
  const NewgameFace& face_;
};

}  // namespace

std::string NewgameFace::notation(const State&, Seat, const Path& path) const {
  const int action = path.front().action;
  return action == kPass ? "pass" : "play " + names_.cards[action];
}

Result<NewgameFace::Path> NewgameFace::read_move(const State&, Seat, std::string_view text,
                                                 const Voice& voice) const {
  return MoveReader(*this, voice).read(text);
}

std::vector<std::string> NewgameFace::touches(const State&, Seat, const Path& path) const {
  const int action = path.front().action;
  return {action == kPass ? "do:pass" : "card:" + names_.cards[action]};
}

}  // namespace pentarch::newgame
