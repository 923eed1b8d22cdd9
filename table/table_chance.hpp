// Chance at a table: ChaCha20, or the outcomes of a record, and a note of all that was drawn.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/chacha.hpp"

namespace pentarch {

class TableChance {
 public:
  explicit TableChance(const ChaChaChance& generator) : generator_(generator) {}

  // The next draws come from these outcomes, until `finish_script`.
  void follow(std::vector<Outcome> script) {
    script_ = std::move(script);
    scripted_.emplace(script_);
  }
  // Back to the generator; says how the script fared.
  ScriptedChance finish_script() {
    const ScriptedChance done = *scripted_;
    scripted_.reset();
    return done;
  }

  int draw(Pile pile, std::uint64_t set) {
    return draw(pile, std::span<const std::uint64_t>(&set, 1));
  }
  int draw(Pile pile, std::span<const std::uint64_t> words) {
    return note(pile, scripted_ ? scripted_->draw(pile, words) : generator_.draw(pile, words));
  }
  int draw_kind(Pile pile, std::span<const std::uint8_t> counts) {
    return note(
        pile, scripted_ ? scripted_->draw_kind(pile, counts) : generator_.draw_kind(pile, counts));
  }

  bool drew() const { return !drawn_.empty(); }  // since the last call of `take_drawn`
  // What was drawn since the last call.
  std::vector<Outcome> take_drawn() { return std::exchange(drawn_, {}); }

 private:
  int note(Pile pile, int index) {
    drawn_.push_back({pile, static_cast<std::int16_t>(index)});
    return index;
  }

  ChaChaChance generator_;
  std::vector<Outcome> script_;
  std::optional<ScriptedChance> scripted_;
  std::vector<Outcome> drawn_;
};

static_assert(Chance<TableChance>);

}  // namespace pentarch
