// Emperor's Choice: what a balance sheet counts. Policies as they are chosen and flipped, tiles,
// decrees, persons as they are shown, hired and killed, and all that brings an effect.
#include <span>

#include "games/emperor/face.hpp"

namespace pentarch::emperor {

namespace {

// Where the groups begin; those whose size is the edition's come last.
constexpr int kPolicyItems = 0;
constexpr int kFlipItems = kPolicyItems + kPolicySides;
constexpr int kTileItems = kFlipItems + kPolicySides;
constexpr int kDecreeItems = kTileItems + kXiongnu;  // Xiongnu never come to a player
constexpr int kWithdrawalItems = kDecreeItems + kDecreeTiles;

}  // namespace

std::vector<Item> EmperorFace::items() const {
  std::vector<Item> items;
  const auto add = [&](const char* group, const auto& names) {
    for (const auto& name : names) items.push_back({group, name});
  };
  add("policy chosen", kPolicyNames);
  add("policy flipped to", kPolicyNames);
  add("tile", std::span(kTileNames).first(kXiongnu));
  add("decree", kDecreeNames);
  add("withdrawal", names_.withdrawals);
  add("bonus tile", names_.bonuses);
  add("treasure", names_.treasures);
  add("person shown", names_.persons);
  add("person hired", names_.persons);
  add("person killed", names_.persons);
  for (int kind = 0; kind < edition().tribute_kinds; ++kind) {
    items.push_back({"tribute", tribute_name(kind)});
  }
  for (int level = 1; level <= edition().top_level; ++level) {
    items.push_back({"palace level", std::to_string(level)});
  }
  return items;
}

Taken EmperorFace::items_of(const Event& event) const {
  const auto& args = event.args;
  Taken taken;
  const auto take = [&](int item) { taken.push_back(static_cast<std::int16_t>(item)); };
  const int bonuses = kWithdrawalItems + static_cast<int>(names_.withdrawals.size());
  const int treasures = bonuses + static_cast<int>(names_.bonuses.size());
  const int shown = treasures + static_cast<int>(names_.treasures.size());
  const int types = static_cast<int>(names_.persons.size());
  const int tributes = shown + 3 * types;
  switch (event.kind) {
    case kPicked: take(bonuses + args[0]); break;
    case kShowed: take(shown + args[0]); break;
    case kHiredPerson: take(shown + types + args[0]); break;
    case kKilled: take(shown + 2 * types + args[1]); break;
    case kWithdrew: take(kWithdrawalItems + args[0]); break;
    case kRose: take(tributes + edition().tribute_kinds + args[0] - 1); break;
    case kGotTile: take(kTileItems + args[0]); break;
    case kDrewTribute: take(tributes + args[0]); break;
    case kTookTreasure: take(treasures + args[0]); break;
    case kTookDecree: take(kDecreeItems + args[0]); break;
    case kChosePolicy: take(kPolicyItems + args[0]); break;
    case kFlipped: take(kFlipItems + args[0]); break;
    default: break;
  }
  return taken;
}

}  // namespace pentarch::emperor
