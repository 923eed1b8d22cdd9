// Where the draws, the thoughts and the seeds of one deal come from. With a secret each has a
// stream of ChaCha20 for itself: who sees one of them learns nothing about the others.
#pragma once

#include "engine/chacha.hpp"
#include "lab/deal.hpp"

namespace pentarch {

enum class Purpose : std::uint32_t { kDraws, kThoughts, kPrograms };

inline ChaChaChance stream_of(const Deal& deal, Purpose purpose) {
  const auto low = [](std::uint64_t word) { return static_cast<std::uint32_t>(word); };
  const auto high = [](std::uint64_t word) { return static_cast<std::uint32_t>(word >> 32); };
  const Secret secret = deal.secret.value_or(Secret{});
  const std::uint64_t seating = purpose == Purpose::kDraws ? 0 : deal.seating;
  return ChaChaChance({low(secret[0]), high(secret[0]), low(secret[1]), high(secret[1]),
                       low(deal.seed), high(deal.seed), low(deal.deal), high(deal.deal)},
                      {static_cast<std::uint32_t>(purpose), low(seating), high(seating)});
}

// What is drawn: of games between built-in bots by the seed alone, and fast.
class DealChance : public GeneratedChance<DealChance> {
 public:
  explicit DealChance(const Deal& deal)
      : sealed_(deal.secret.has_value()),
        stream_(stream_of(deal, Purpose::kDraws)),
        fast_(FastChance::of_game(deal.seed, deal.deal)) {}

  int below(int n) { return sealed_ ? stream_.below(n) : fast_.below(n); }

 private:
  const bool sealed_;
  ChaChaChance stream_;
  FastChance fast_;
};

static_assert(Chance<DealChance>);

// Chance in the minds of built-in bots.
inline FastChance thoughts_of(const Deal& deal) {
  if (!deal.secret) {
    return FastChance(combine(combine(deal.seed, deal.deal), deal.seating + 1));
  }
  ChaChaChance stream = stream_of(deal, Purpose::kThoughts);
  const std::uint64_t low = stream.bits32();
  return FastChance(low | std::uint64_t{stream.bits32()} << 32);
}

// The seeds that programs are sent.
inline ChaChaChance seeds_of(const Deal& deal) {
  return stream_of(deal, Purpose::kPrograms);
}

}  // namespace pentarch
