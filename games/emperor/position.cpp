// Emperor's Choice: a state as JSON and back. Some of what is known from the rest is no member: who
// has passed (the order tiles say it) and the highest number declared.
#include "games/emperor/face.hpp"

namespace pentarch::emperor {

namespace {

constexpr const char* kRefillNames[] = {"recruit", "hire", "build"};
constexpr const char* kDecreePartNames[] = {"score", "flip", "tribute", "points"};
const Names kRefills{"part", kRefillNames};
const Names kDecreeParts{"part", kDecreePartNames};
constexpr int kMostTilesOfKind = 99;
constexpr int kMostTributeCards = 60;

template <class T>
void set_bit(T& bits, int i, bool on) {
  bits = static_cast<T>(on ? bits | 1u << i : bits & ~(1u << i));
}

// Goes through a position; what it says of parts that occur more than once stands here once.
class Description {
 public:
  Description(Fields& fields, const EmperorFace& face, State& state)
      : fields_(fields), face_(face), edition_(face.edition()), state_(state) {}

  void describe() {
    fields_.constant("game", kFacts.id);
    fields_.number("seats", state_.seats, kFacts.least_seats, kFacts.most_seats);
    fields_.about("whether a person is shown how many tributes the others have")
        .flag("tributes_counted", state_.tell_tributes);
    fields_.about("start player of the round").seat("first", state_.first, state_.seats);
    fields_.about("whose turn it is").seat("actor", state_.actor, state_.seats);
    int round = state_.round + 1;
    fields_.number("round", round, 1, kMostRounds);
    fields_.check(round <= edition_.rounds, "round", "is more than this edition has");
    state_.round = byte(round - 1);
    fields_.about("seats that have decided what they show for a policy")
        .seats("answered", state_.answered, state_.seats);
    policies();
    pending();
    supplies();
    fields_.by_seat("players", state_.seats, kFacts.least_seats, kFacts.most_seats,
                    [&](int seat) { player(state_.players[seat]); });
  }

 private:
  // ---- What occurs more than once ----

  void persons(const char* name, Persons& some) {
    std::array<int, kTypes> counts{};
    for (int type = 0; type < kTypes; ++type) counts[type] = some[type];
    fields_.counts(name, counts, face_.persons(), 1, Persons::kMost);
    some = {};
    for (int type = 0; type < kTypes; ++type) {
      for (int i = 0; i < counts[type]; ++i) some.add(type);
    }
  }
  template <std::size_t N>
  void tiles(const char* name, std::array<std::uint8_t, N>& counts, int first) {
    fields_.counts(name, counts, EmperorFace::tiles().part(first, N), 1, kMostTilesOfKind);
  }
  void tributes(const char* name, std::array<std::uint8_t, kMostTributeKinds>& counts) {
    fields_.counts(name, counts, face_.tributes(), 1, kMostTributeCards);
  }
  // A covered person; null where it is not known.
  void covered(Code& code) {
    int type = type_of(code);
    int shuffle = shuffle_of(code);
    fields_.named_or_null("person", type, face_.persons(), kUnknown);
    fields_.about("from which it came").number("shuffle", shuffle, 0, kShuffles - 1);
    code = code_of(shuffle, type);
  }

  // ---- Policies, from the left ----

  void policies() {
    unsigned laid = 0;
    fields_.about("from the left").list("policies", kPolicies, [&](int place) {
      int side = shown_side(state_, state_.policy_at[place]);
      fields_.named("side", side, EmperorFace::policies());
      const int card = side / 2;
      fields_.check(((laid >> card) & 1u) == 0, "side", "belongs to a card that lies already");
      laid |= 1u << card;
      state_.policy_at[place] = byte(card);
      set_bit(state_.flipped, card, side % 2 != 0);
      bool disc = ((state_.discs >> card) & 1) != 0;
      fields_.flag("disc", disc);
      set_bit(state_.discs, card, disc);
      fields_.about("that lie under the card")
          .number("tributes", state_.under[card], 0, kMostTributeCards);
    });
  }

  // ---- What is to be decided ----

  void pending() {
    fields_.about("the phase, then what is nested in it; the last one is decided now");
    fields_.list("pending", state_.depth, kMostFrames, [&](int i) {
      Frame& one = state_.stack[i];
      fields_.named("what", one.what, EmperorFace::pendings());
      fields_.variants(static_cast<int>(one.what), EmperorFace::pendings().size(),
                       [&](int what) { frame(one, static_cast<Pending>(what)); });
    });
    fields_.check(state_.depth > 0, "pending", "must have an entry");
  }

  void frame(Frame& frame, Pending what) {
    switch (what) {
      case Pending::kRefill: return fields_.set("done", frame.done(), kRefills);
      case Pending::kDecreeParts:
        fields_.named("tile", frame.decree_tile(), EmperorFace::decrees());
        return fields_.set("left", frame.parts_left(), kDecreeParts);
      case Pending::kFinal: return fields_.number("next", frame.next_place(), 0, kPolicies);
      case Pending::kVictim: return fields_.named("assassin", frame.assassin(), face_.persons());
      case Pending::kChoice:
        fields_.named("effect", frame.effect(), face_.effects());
        frame.optional() = frame.effect() >= kOfPalace ? 1 : 0;
        return;
      case Pending::kIcons:
        fields_.named("effect", frame.effect(), face_.effects());
        fields_.number("alternative", frame.alternative(), 0, kMostAlternatives - 1);
        return fields_.number("next", frame.next_icon(), 1, kMostParts);
      case Pending::kRaise: return fields_.number("levels", frame.levels(), 1, 2 * kMostLevels);
      case Pending::kKeepTile:
        return fields_.list(
            "tiles", 2, [&](int i) { fields_.named("", frame.drawn(i), EmperorFace::tiles()); });
      case Pending::kKeepPerson:
        return fields_.list("persons", 2, [&](int i) { covered(frame.drawn(i)); });
      case Pending::kFlip: return fields_.flag("optional", frame.optional());
      case Pending::kShow: return show(frame);
      default: return;
    }
  }

  void show(Frame& frame) {
    int side = shown_side(state_, frame.policy());
    fields_.named("policy", side, EmperorFace::policies());
    fields_.check(shown_side(state_, side / 2) == side, "policy", "does not show");
    frame.policy() = byte(side / 2);
    frame.in_final() = state_.stack[0].what == Pending::kFinal ? 1 : 0;
  }

  // ---- What lies on the table ----

  void supplies() {
    fields_.about("face up").set("withdrawals", state_.withdrawals, face_.withdrawals());
    fields_.about("face up").set("decrees", state_.decrees, EmperorFace::decrees());
    fields_.about("treasures used in this turn").set("used", state_.used, face_.treasures());
    fields_.about("who holds each")
        .holders("treasures", state_.holder, face_.treasures(), state_.seats, kSeats);
    fields_.about("their strength: the start and the tiles drawn")
        .number("xiongnu", state_.xiongnu, 0, 99);
    fields_.about("cubes that nobody has").number("supply", state_.supply, 0, kMostCubes);
    persons("display", state_.display);
    persons("discards", state_.discards);
    fields_.about("persons in the pile").number("pile", state_.pile, 0, 250);
    fields_
        .about("the number of the pile's shuffle; older ones with covered persons come before it")
        .number("shuffle", state_.shuffle, 0, kShuffles - 1);
    int shuffles = state_.shuffle + 1;
    fields_.about("by shuffle: persons in the pile, and those that the viewer has not located")
        .list("unlocated", shuffles, kShuffles,
              [&](int shuffle) { persons("", state_.unlocated[shuffle]); });
    fields_.check_size("unlocated", shuffles, state_.shuffle + 1);
    tiles("bag", state_.bag, 0);
    fields_.by_seat("sets", state_.seats, kFacts.least_seats, kFacts.most_seats,
                    [&](int i) { tile_set(state_.sets[i]); });
    fields_.about("tiles of a set that are still to be used");
    tiles("due", state_.due, kJewel);
    fields_.number("tribute_pile", state_.tribute_pile, 0, kMostTributeCards);
    fields_.about("in the pile, under policies, or hidden");
    tributes("unlocated_tributes", state_.tributes);
    fields_.about("in the hands of others, without telling whose")
        .number("untold_tributes", state_.untold_tributes, 0, kMostTributeCards);
    fields_.about("the bonus person is in the game").flag("bonus_given", state_.bonus_given);
    fields_.group("draft", [&] {
      fields_.about("bonus tiles that are handed on; empty where they are not known")
          .set("tiles", state_.draft, face_.bonuses());
      fields_.number("size", state_.draft_size, 0, kSeats);
      fields_.about("bonus tiles that lie aside, and those that the viewer has not located")
          .set("aside", state_.draft_rest, face_.bonuses());
    });
  }

  void tile_set(TileSet& set) {
    TileSet tiles = set;
    int size = 0;
    while (size < kMostSetTiles && tiles[size] != kNoTile) ++size;
    fields_.list("", size, kMostSetTiles,
                 [&](int i) { fields_.named("", tiles[i], EmperorFace::tiles()); });
    set.fill(kNoTile);
    for (int i = 0; i < size; ++i) add_to_set(set, tiles[i]);
  }

  // ---- Players ----

  void player(Player& player) {
    fields_.about("by source").counts("points", player.by_source, face_.sources(), -5000, 5000);
    fields_.number("gold", player.gold, 0, 5000);
    fields_.number("trust", player.trust, 0, 99);
    fields_.number("palace", player.palace, 0, kMostLevels - 1);
    fields_.number("cubes", player.cubes, 0, kMostCubes);
    fields_.about("of these").number("shown_cubes", player.shown_cubes, 0, kMostCubes);
    fields_.about("the order tile; 0: none, and then it has not passed")
        .number("order", player.order, 0, kSeats);
    fields_.about("the last number in this auction").number("declared", player.declared, 0, 2000);
    fields_.about("persons that all know; those shown are among them");
    persons("open", player.open);
    persons("shown", player.shown);
    fields_.about("chosen and not declared");
    persons("staged", player.staged);
    int hidden = 0;
    while (hidden < kMostCovered && player.covered[hidden] != kNoPerson) ++hidden;
    fields_.about("persons that only the owner knows")
        .list("covered", hidden, kMostCovered, [&](int i) { covered(player.covered[i]); });
    tiles("tiles", player.tiles, 0);
    tributes("tributes", player.tributes);
    fields_.about("how many are not known")
        .number("hidden_tributes", player.hidden_tributes, 0, kMostTributeCards);
  }

  Fields& fields_;
  const EmperorFace& face_;
  const Edition& edition_;
  State& state_;
};

}  // namespace

void EmperorFace::describe(Fields& fields, State& state, Undeclared&) const {
  Description(fields, *this, state).describe();
}

const char* EmperorFace::settle(State& state) const {
  for (int i = state.seats; i < kSeats; ++i) state.sets[i].fill(kNoTile);
  for (Seat seat = 0; seat < state.seats; ++seat) {
    Player& player = state.players[seat];
    int sum = 0;
    for (const int points : player.by_source) sum += points;
    player.points = arg(sum < -30000 || sum > 30000 ? 0 : sum);
    set_bit(state.passed, seat, player.order != 0);
    state.high = std::max(state.high, player.declared);
  }
  return audit(edition(), state);
}

}  // namespace pentarch::emperor
