// Emperor's Choice: the table as text, at most 80 columns wide: what lies in the middle, then a few
// lines for each player. Players are letters, as moves name them.
#include "engine/text_board.hpp"
#include "games/emperor/face.hpp"

namespace pentarch::emperor {

namespace {

constexpr const char* kSgrOfSeat[] = {"97;41", "97;44", "30;43", "30;42", "97;45"};
constexpr int kIndent = 5;

class Board : TextBoard {
 public:
  Board(const EmperorFace& face, const State& state, Seat viewer, const Voice& voice, Style style)
      : TextBoard(voice, style),
        face_(face),
        edition_(face.edition()),
        state_(state),
        viewer_(viewer),
        words_(voice.words) {}

  std::string draw() {
    middle();
    for (int seat = 0; seat < state_.seats; ++seat) player(seat);
    return drawn();
  }

 private:
  void items(const std::string& label, const std::vector<std::string>& all) {
    flow(" " + bold(label), all, "  ", kIndent);
  }

  std::string letter(int seat) const {
    const char upper = static_cast<char>(seat_letter(seat) - 'a' + 'A');
    return coloured(std::string(1, upper), kSgrOfSeat[seat], style_.colour);
  }

  // ---- The middle ----

  std::string counted(const std::string& name, int count) const {
    return count == 1 ? name : name + " x" + std::to_string(count);
  }
  std::vector<std::string> persons(const Persons& some) const {
    std::vector<std::string> list;
    for_each_bit(some.types(), [&](int type) {
      list.push_back(counted(face_.person_word(words_, type), some[type]));
    });
    return list;
  }
  std::string effect(int index) const {
    const Effect& used = edition_.effects[index];
    std::string text;
    for (int i = 0; i < used.size; ++i) {
      text += (i == 0 ? "" : " / ") + face_.alternative_word(words_, used.alternatives[i]);
    }
    return text.empty() ? "-" : text;
  }

  void middle() {
    items(say("round", {{"n", state_.round + 1}, {"of", edition_.rounds}}),
          {say("xiongnu", {{"n", state_.xiongnu}}), say("supply", {{"n", state_.supply}}),
           say("tributes", {{"n", state_.tribute_pile}}), say("pile", {{"n", state_.pile}}),
           say("bag", {{"n", total(state_.bag)}})});
    using enum Pending;
    part("policies", rank(5, {kDecree, kDecreeParts, kUseStone, kChoosePolicy, kFlip, kShow}),
         [&] { policies(); });
    part("withdrawals", rank(3, {kWithdraw}), [&] { withdrawals(); });
    part("sets", rank(2, {kWithdraw, kSet}), [&] { sets(); });
    part("display", rank(3, {kRefill}), [&] { display(); });
    part("discards", 6, [&] {
      if (!state_.discards.empty()) items(say("discards"), persons(state_.discards));
    });
    part("treasures", rank(5, {kTreasures, kTakeTreasure}), [&] { treasures(); });
    part("palace", 6, [&] { palace(); });
    draft();
  }

  // What the decision is about is left out last.
  int rank(int otherwise, std::initializer_list<Pending> decisions) const {
    const bool decides =
        std::find(decisions.begin(), decisions.end(), top(state_).what) != decisions.end();
    return decides ? 1 : otherwise;
  }

  void withdrawals() {
    std::vector<std::string> tiles;
    for_each_bit(state_.withdrawals, [&](int tile) {
      tiles.push_back(face_.withdrawal_name(tile) + ": " + effect(kOfWithdrawal + tile));
    });
    if (!tiles.empty()) items(say("withdrawals"), tiles);
  }

  void display() {
    std::vector<std::string> persons;
    for_each_bit(state_.display.types(), [&](int type) {
      const std::string cost = say("cost", {{"n", edition_.persons[type].cost}});
      persons.push_back(counted(face_.person_word(words_, type), state_.display[type]) + " " +
                        faint(cost));
    });
    if (!persons.empty()) items(say("display"), persons);
  }

  static int total(const std::array<std::uint8_t, kTiles>& counts) {
    int sum = 0;
    for (const int count : counts) sum += count;
    return sum;
  }

  // A disc covers its policy: it is put into brackets.
  void policies() {
    std::vector<std::string> list;
    for (const int card : state_.policy_at) {
      std::string name = policy_word(words_, shown_side(state_, card));
      if (state_.under[card] != 0) name += " +" + std::to_string(state_.under[card]);
      const bool disc = ((state_.discs >> card) & 1) != 0;
      list.push_back(disc ? faint("(" + name + ")") : name);
    }
    items(say("policies"), list);
    std::vector<std::string> decrees;
    for_each_bit(state_.decrees, [&](int tile) {
      decrees.push_back(
          words_.say(std::string("decree.") + kDecreeNames[tile], {{"n", edition_.decree_points}}));
    });
    if (!decrees.empty()) items(say("decrees"), decrees);
  }

  void sets() {
    std::vector<std::string> list;
    for (int i = 0; i < state_.seats; ++i) {
      if (state_.sets[i][0] == kNoTile) continue;
      std::string text = bold(std::to_string(i + 1)) + ":";
      for (const int tile : state_.sets[i]) {
        if (tile != kNoTile) text += " " + tile_word(words_, tile);
      }
      list.push_back(text);
    }
    if (!list.empty()) items(say("sets"), list);
  }

  void treasures() {
    std::vector<std::string> list;
    for (int i = 0; i < edition_.treasure_count; ++i) {
      const int holder = state_.holder[i];
      list.push_back(face_.treasure_word(words_, i) + " " +
                     (holder == kSeats ? "-" : letter(holder)) +
                     (((state_.used >> i) & 1) != 0 ? " (" + say("used") + ")" : ""));
    }
    if (!list.empty()) items(say("treasures"), list);
  }

  void palace() {
    std::vector<std::string> list;
    for (int level = 1; level <= edition_.top_level; ++level) {
      list.push_back(bold(std::to_string(level)) + " " + effect(kOfPalace + level) + " " +
                     faint("(" + std::to_string(edition_.palace_points[level]) + ")"));
    }
    items(say("palace"), list);
  }

  void draft() {
    if (state_.draft_size == 0) return;
    std::vector<std::string> list;
    for_each_bit(state_.draft, [&](int tile) { list.push_back(face_.bonus_word(words_, tile)); });
    for (int i = popcount(state_.draft); i < state_.draft_size; ++i) list.push_back("?");
    items(say("draft"), list);
  }

  // ---- Players ----

  void player(int seat) {
    const Player& player = state_.players[seat];
    const bool deciding = deciders(state_).has(static_cast<Seat>(seat));
    const std::string name = fitted(voice_.name(static_cast<Seat>(seat)), 10);
    std::string first = (deciding ? "> " : "  ") + letter(seat) +
                        (seat == state_.first ? "* " : "  ") + (deciding ? bold(name) : name);
    for (const std::string& part :
         {say("points", {{"n", player.points}}), say("gold", {{"n", player.gold}}),
          say("trust", {{"n", player.trust}}), say("cubes", {{"n", player.cubes}}),
          say("level", {{"n", player.palace}}),
          player.order == 0 ? std::string() : say("order", {{"n", player.order}})}) {
      if (!part.empty() && columns(first) + 2 + columns(part) <= kBoardWidth) first += "  " + part;
    }
    const auto head = [&] { line(first); };
    const auto owned = [&] {
      rows("", tiles(player));
      rows(say("hand"), hand(player));
    };
    const auto on_show = [&] {
      rows(say("shown"), shown(player));
      if (undeclared(state_, static_cast<Seat>(seat))) rows(say("staged"), persons(player.staged));
    };
    if (seat == viewer_) {
      head();
      owned();
      on_show();
    } else {
      part("players", 4, head, owned);
      part("players", rank(2, {Pending::kBid, Pending::kVictim}), on_show);
    }
  }

  void rows(const std::string& label, const std::vector<std::string>& all) {
    if (!all.empty()) flow(std::string(kIndent, ' ') + faint(label), all, "  ", kIndent + 2);
  }

  std::vector<std::string> tiles(const Player& player) const {
    std::vector<std::string> list;
    for (int tile = 0; tile < kKeptTiles; ++tile) {
      if (player.tiles[tile] == 0) continue;
      list.push_back(counted(tile_word(words_, tile), player.tiles[tile]));
      const bool last_of_wall = tile == kWall || (tile == kTower && player.tiles[kWall] == 0);
      if (last_of_wall) list.back() += " " + faint(say("length", {{"n", wall_length(player)}}));
    }
    return list;
  }

  std::vector<std::string> hand(const Player& player) const {
    // A question mark: to others the person is one.
    Persons known = hand_of(player) - player.shown;
    std::vector<std::string> list;
    int hidden = 0;
    for (const Code code : player.covered) {
      if (code == kNoPerson) continue;
      const int type = type_of(code);
      if (type == kUnknown) {
        ++hidden;
      } else if (known[type] != 0) {
        known.remove(type);
        list.push_back(face_.person_word(words_, type) + "?");
      }
    }
    for (const std::string& open : persons(known)) list.push_back(open);
    if (hidden != 0) list.push_back(counted("?", hidden));
    for (int kind = 0; kind < edition_.tribute_kinds; ++kind) {
      for (int i = 0; i < player.tributes[kind]; ++i) {
        list.push_back(words_.say("tribute", {{"n", edition_.tribute_points[kind]}}));
      }
    }
    if (player.hidden_tributes != 0) {
      list.push_back(counted(words_.say("tribute", {{"n", "?"}}), player.hidden_tributes));
    }
    return list;
  }

  std::vector<std::string> shown(const Player& player) const {
    std::vector<std::string> list = persons(player.shown);
    if (player.shown_cubes != 0) list.push_back(say("cubes", {{"n", player.shown_cubes}}));
    if (player.declared != 0 && player.order == 0)
      list.push_back(bold("= " + std::to_string(player.declared)));
    return list;
  }

  const EmperorFace& face_;
  const Edition& edition_;
  const State& state_;
  Seat viewer_;
  const Words& words_;
};

}  // namespace

std::string EmperorFace::board(const State& state, Seat viewer, const Voice& voice,
                               Style style) const {
  return Board(*this, state, viewer, voice, style).draw();
}

}  // namespace pentarch::emperor
