// Comuni: the table as text, 80 columns wide. A kind of cube is a shape and a colour, so that it
// can be told apart without colours.
#include "engine/text_board.hpp"
#include "games/comuni/face.hpp"

namespace pentarch::comuni {

namespace {

constexpr const char* kShapes[] = {"●", "▲", "◆", "✚"};  // gold, army, craftsman, pilgrim
constexpr const char* kSgr[] = {"93", "90", "97", "33"};
constexpr const char* kSeatSgr[] = {"94", "95", "92", "91", "93"};  // as kColourNames

class Board : TextBoard {
 public:
  Board(const ComuniFace& face, const State& state, Seat viewer, const Voice& voice, Style style)
      : TextBoard(voice, style),
        face_(face),
        edition_(face.edition()),
        state_(state),
        viewer_(viewer) {}

  std::string draw() {
    header();
    part("supply", 3, [&] { supply(); });
    part("legend", 4, [&] { line(""); });
    for_each_bit(edition_.columns[state_.seats], [&](int column) { project(column); });
    displaced();
    part("legend", 4, [&] { line(""); });
    for (int seat = 0; seat < state_.seats; ++seat) commune(seat);
    part("legend", 4, [&] { line(" " + faint(say("legend"))); });
    if (viewer_ < state_.seats) part("hand", 1, [&] { hand(state_.players[viewer_]); });
    return drawn();
  }

 private:
  std::string shape(int kind) const { return coloured(kShapes[kind], kSgr[kind], style_.colour); }
  std::string type_name(int type) const { return say(std::string("type.") + kTypeNames[type]); }

  std::string seat_name(int seat, int width) const {
    const std::string name = fitted(voice_.name(static_cast<Seat>(seat)), width);
    const int colour = face_.colour_of(state_.players[seat].commune);
    return coloured(name, kSeatSgr[colour], style_.colour);
  }

  void header() {
    const std::string invader =
        known_name(voice_.words, "invader", face_.invader_name(state_.deck));
    std::string text =
        " " + bold(say("deck", {{"deck", kDeckNames[state_.deck]}, {"n", state_.left}})) + "   " +
        say("invader", {{"invader", fitted_to(invader, 16)},
                        {"n", edition_.invasions[state_.deck].strength},
                        {"high", edition_.invasions[state_.deck].honour[0]},
                        {"low", edition_.invasions[state_.deck].honour[1]}});
    if (state_.last_turns != 0) text += "   " + bold(say("last_turns", {{"n", state_.last_turns}}));
    line(text);
  }

  // At most so many columns, not filled up.
  static std::string fitted_to(const std::string& text, int width) {
    return columns(text) <= width ? text : fitted(text, width);
  }

  // "+" where closed screens leave it unknown how much there is.
  void supply() {
    std::string text = " " + padded(say("supply"), 10);
    for (int kind = 0; kind < kTypes; ++kind) {
      const int count = state_.supply[kind];
      const bool plenty = state_.covered != 0 && count == edition_.supply[kind];
      text += shape(kind) + " " + cube_word(voice_.words, kind) + " " +
              bold(plenty ? "+" : std::to_string(count)) + "   ";
    }
    line(text);
    if (state_.claimless != 0) line(" " + faint(say("claimless", {{"n", state_.claimless}})));
  }

  // "eco2 A", "mil/cul4 B", "any3 D": the deck comes last.
  std::string card(CardId id) const {
    const Kind& kind = edition_.kinds[id];
    std::string types;
    if (popcount(kind.types) == kTypes) {
      types = say("type.any");
    } else {
      for_each_bit(kind.types,
                   [&](int type) { types += (types.empty() ? "" : "/") + type_name(type); });
    }
    int deck = 0;
    while (id >= edition_.deck_first[deck] + edition_.deck_kinds[deck]) ++deck;
    return types + bold(std::to_string(kind.rating)) + " " + faint(kDeckNames[deck]);
  }

  std::string bid(const Bid& bid) const {
    std::string text = seat_name(bid.seat, 12) + " ";
    if (bid.gold != 0) text += " " + shape(kGold) + std::to_string(bid.gold);
    if (bid.pilgrims != 0) text += " " + shape(kPilgrim) + std::to_string(bid.pilgrims);
    return text + " " + faint("=" + std::to_string(bid.value()));
  }

  void project(int index) {
    const Column& column = state_.columns[index];
    const bool icon = ((edition_.icons >> index) & 1) != 0;
    std::string text = " " + bold(std::to_string(index + 1)) + " " + (icon ? "□ " : "  ");
    for (int space = 0; space < kSpaces; ++space) {
      const bool used = space < edition_.spaces[index];
      const CardId id = column.cards[space];
      text += padded(!used ? "" : id == kNoCard ? faint("-") : card(id), 14);
    }
    if (column.bid.seat != kNobody) text += " " + bid(column.bid);
    line(text);
  }

  void displaced() {
    if (state_.pending.phase != Phase::kDisplaced) return;
    line(" " + padded(say("displaced"), 46) + bid(state_.pending.displaced));
  }

  std::string cubes(int seat) const {
    const Player& player = state_.players[seat];
    std::string text;
    for (int kind = 0; kind < kTypes; ++kind) {
      const std::string count = is_covered(state_, seat) ? "?" : std::to_string(player.cubes[kind]);
      text += padded(shape(kind) + count, 4);
    }
    return text;
  }

  // The levels, the highest first: "4211", and "4 1x5" with five alike.
  static std::string levels(const std::array<std::uint8_t, kLevels>& counts, int width) {
    std::string text;
    bool apart = false;
    for (int level = kLevels; level > 0; --level) {
      const int count = counts[level - 1];
      if (count == 0) continue;
      const bool many = count > 3;
      if (!text.empty() && (many || apart)) text += " ";
      const char digit = static_cast<char>('0' + level);
      text += many ? digit + ("x" + std::to_string(count))
                   : std::string(static_cast<std::size_t>(count), digit);
      apart = many;
    }
    return fitted_to(text.empty() ? "-" : text, width);
  }

  void commune(int seat) {
    const Player& player = state_.players[seat];
    const bool deciding = comuni::deciders(state_).has(static_cast<Seat>(seat));
    const std::string name =
        fitted(known_name(voice_.words, "commune", face_.commune_name(player.commune)), 12);
    const bool covered = is_covered(state_, seat);
    const std::string cards = covered ? "?" : std::to_string(hand_size(player));
    const std::string honour = covered ? "?" : std::to_string(honour_points(edition_, player));
    // In an invasion all decide, whosoever's turn it is.
    const std::string turn = deciding ? ">" : " ";
    const auto open = [&] {
      line(turn + (seat == state_.turn ? "*" : " ") + seat_name(seat, 12) + " " + name + " " +
           padded(bold(say("points", {{"n", player.points}})), 7) + cubes(seat) +
           padded(say("hand") + " " + cards, 8) + padded(say("honour") + " " + honour, 10) +
           say("plunder") + " " + std::to_string(player.plunder));
    };
    const auto the_rest = [&] {
      town(seat);
      if (!covered) possessions(player, seat != viewer_);
    };
    part("towns", seat == viewer_ ? 2 : 3, open, the_rest);
  }

  void town(int seat) {
    const Player& player = state_.players[seat];
    std::string town = "    ";
    for (int type = 0; type < kTypes; ++type) {
      const bool active = ((player.active >> type) & 1) != 0;
      const bool master = state_.guildmasters[type] == seat;
      const std::string label = type_name(type) + (active ? "*" : "") + (master ? "!" : "");
      town += padded((active ? bold(label) : label) + " " + levels(player.buildings[type], 8), 15);
    }
    line(town + say("walls") + " " + levels(player.walls, 10));
    if (seat == state_.turn && state_.buildings + state_.walls != 0) {
      line("    " + say("built", {{"buildings", state_.buildings}, {"walls", state_.walls}}));
    }
  }

  // "Venice 6"
  std::string honour(int counter) const {
    const Invasion& invasion = edition_.invasions[counter / 2];
    return known_name(voice_.words, "invader", face_.invader_name(counter / 2)) + " " +
           std::to_string(invasion.honour[counter % 2]);
  }

  // Honour counters, and cards that are no secret, by their names.
  void possessions(const Player& player, bool with_hand) {
    std::vector<std::string> names;
    for_each_bit(player.honour, [&](int counter) { names.push_back(honour(counter)); });
    for (int place = 0; with_hand && place < hand_size(player); ++place) {
      names.push_back(face_.typed(voice_.words, face_.card_name(player.hand[place])));
    }
    faint_names(4, names);
  }

  // The viewer's cards with the names that moves are typed with, two in a line.
  void hand(const Player& player) {
    const int size = hand_size(player);
    for (int place = 0; place < size; place += 2) {
      std::string text = padded(place == 0 ? " " + say("your_hand") : "", 12);
      for (int i = place; i < size && i < place + 2; ++i) {
        const CardId id = player.hand[i];
        text += padded(face_.typed(voice_.words, face_.card_name(id)) + " " + faint("(") +
                           card(id) + faint(")"),
                       34);
      }
      line(text);
    }
    if (player.defence.stage == kSealed) line(" " + say("sealed"));
  }

  const ComuniFace& face_;
  const Edition& edition_;
  const State& state_;
  Seat viewer_;
};

}  // namespace

std::string ComuniFace::board(const State& state, Seat viewer, const Voice& voice,
                              Style style) const {
  return Board(*this, state, viewer, voice, style).draw();
}

}  // namespace pentarch::comuni
