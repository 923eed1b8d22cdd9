// China: the table as text, 80 columns wide: the map with its sites and roads, then the cards, then
// a line for each player. Players are letters, so that they can be told apart without colours.
#include <algorithm>
#include <cmath>

#include "engine/text_board.hpp"
#include "games/china/face.hpp"

namespace pentarch::china {

namespace {

constexpr const char* kSgrOfColour[] = {"91", "32", "38;5;208", "93", "95"};
constexpr const char* kSgrOfSeat[] = {"97;41", "97;44", "30;42", "30;43", "97;45"};
constexpr int kMostRows = 27;   // of the map
constexpr int kLeastRows = 10;  // the sites still have places of their own

// A sheet of characters; what lies on it keeps its colour.
class Sheet {
 public:
  explicit Sheet(int rows)
      : rows_(rows), cells_(static_cast<std::size_t>(rows), std::vector<Cell>(kBoardWidth)) {}

  int rows() const { return rows_; }

  bool is_free(int row, int column, int width) const {
    if (row < 0 || row >= rows_ || column < 0 || column + width > kBoardWidth) return false;
    for (int i = 0; i < width; ++i) {
      if (!cells_[row][column + i].text.empty()) return false;
    }
    return true;
  }

  // Text of one colour; its columns are taken from here on.
  void write(int row, int column, const std::string& text, const std::string& sgr) {
    const int width = columns(text);
    if (row < 0 || row >= rows_ || column < 0 || column + width > kBoardWidth) return;
    for (int i = 0; i < width; ++i) cells_[row][column + i] = {i == 0 ? text : "\x01", sgr};
  }

  std::string drawn(bool colour) const {
    std::string all;
    for (const auto& row : cells_) {
      std::string line;
      for (const Cell& cell : row) {
        if (cell.text == "\x01") continue;  // covered by what is written before it
        line += cell.text.empty() ? " " : coloured(cell.text, cell.sgr, colour);
      }
      while (!line.empty() && line.back() == ' ') line.pop_back();
      all += line + "\n";
    }
    return all;
  }

 private:
  struct Cell {
    std::string text;
    std::string sgr;
  };
  int rows_;
  std::vector<std::vector<Cell>> cells_;
};

char letter(int seat) {
  return static_cast<char>('A' + seat);
}

class Board : TextBoard {
 public:
  Board(const ChinaFace& face, const State& state, const Voice& voice, Style style)
      : TextBoard(voice, style),
        face_(face),
        state_(state),
        sheet_(style.rows == 0 ? kMostRows
                               : std::clamp(style.rows - below(), kLeastRows, kMostRows)) {}

  std::string draw() {
    const bool whole = sheet_.rows() == kMostRows;
    const auto draw_map = [&] { map(whole); };
    if (whole) {
      part("map", 1, draw_map);
    } else {
      draw_map();
    }
    cards();
    for (int seat = 0; seat < state_.seats; ++seat) player(seat);
    return drawn() + (whole ? "" : left_out({part_word("map")}));
  }

 private:
  struct Place {
    int row = 0;
    int column = 0;
  };

  // How many lines stand below a map that is smaller than it might be: what it lacks is named.
  int below() const { return 3 + state_.seats; }

  // ---- The map ----

  void map(bool with_legend) {
    measure();
    for (int site = 0; site < face_.sites(); ++site) mark(site);
    for (int site = 0; site < face_.sites(); ++site) roads(site);
    for (int realm = 0; realm < kRealms; ++realm) label(realm);
    text_ += sheet_.drawn(style_.colour);
    if (with_legend) line(" " + faint(say("legend")));
  }

  void measure() {
    for (int site = 0; site < face_.sites(); ++site) {
      const Spot spot = face_.spot(site);
      least_ = {std::min(least_.x, spot.x), std::min(least_.y, spot.y)};
      most_ = {std::max(most_.x, spot.x), std::max(most_.y, spot.y)};
    }
  }

  // Where a site is on the sheet.
  Place place_of(int site) const {
    const Spot spot = face_.spot(site);
    const auto scaled = [](int value, int least, int most, int size) {
      return most == least ? 0 : ((value - least) * size + (most - least) / 2) / (most - least);
    };
    return {scaled(spot.y, least_.y, most_.y, sheet_.rows() - 1),
            1 + scaled(spot.x, least_.x, most_.x, kBoardWidth - 5)};
  }

  // The part of a site's name that the state's name does not say already.
  std::string short_name(int site) const {
    const std::string& name = face_.site_name(site);
    const std::string& realm = face_.realm_name(face_.edition().realm_of[site]);
    return name.starts_with(realm) && name.size() > realm.size() ? name.substr(realm.size()) : name;
  }

  const char* sgr_of_realm(int realm) const {
    return kSgrOfColour[face_.edition().colour_of[realm]];
  }

  // "3o" is free, "3A" has a house of A, "3^" a bare fortress, "3A^" both.
  void mark(int site) {
    const auto [row, column] = place_of(site);
    const std::string name = short_name(site);
    sheet_.write(row, column, name, sgr_of_realm(face_.edition().realm_of[site]));
    int next = column + columns(name);
    for (int seat = 0; seat < state_.seats; ++seat) {
      if ((state_.players[seat].houses & bit(site)) == 0) continue;
      sheet_.write(row, next++, std::string(1, letter(seat)), kSgrOfSeat[seat]);
    }
    if ((state_.fortresses & bit(site)) != 0) {
      sheet_.write(row, next, "^", "1");
    } else if ((state_.built & bit(site)) == 0) {
      sheet_.write(row, next, "o", "2");
    }
  }

  void roads(int site) {
    for_each_bit(face_.edition().roads[state_.side][site], [&](int other) {
      if (site < other) road(place_of(site), place_of(other));
    });
  }

  // A dotted line, beside what is there already.
  void road(Place from, Place to) {
    const int rows = to.row - from.row;
    const int across = to.column - from.column;
    const int steps = std::max(std::abs(rows), std::abs(across) / 2);
    for (int i = 1; i < steps; ++i) {
      const auto along = [&](int length) {
        return static_cast<int>(std::lround(static_cast<double>(length) * i / steps));
      };
      const Place dot{from.row + along(rows), from.column + along(across)};
      if (sheet_.is_free(dot.row, dot.column, 1)) sheet_.write(dot.row, dot.column, ".", "2");
    }
  }

  std::string initial(int colour) const {
    return say(std::string("initial.") + kColourNames[colour]);
  }

  // "Qin y 2/3 AB": its colour, emissaries and room for them, whose they are. It stands where there
  // is room for it, as near to the middle of the state as possible.
  void label(int realm) {
    const Edition& edition = face_.edition();
    int standing = 0;
    int room = 0;
    std::string owners;
    for (int seat = 0; seat < state_.seats; ++seat) {
      const Player& player = state_.players[seat];
      const int count = emissaries_in(player, realm);
      standing += count;
      room = std::max(room, popcount(player.houses & edition.sites_of[realm]));
      owners += std::string(static_cast<std::size_t>(count), letter(seat));
    }
    std::string text =
        "[" + face_.realm_word(voice_.words, realm) + " " + initial(edition.colour_of[realm]);
    if (room > 0) text += " " + std::to_string(standing) + "/" + std::to_string(room);
    text += (owners.empty() ? "" : " " + owners) + "]";
    const Place place = room_for(realm, columns(text));
    sheet_.write(place.row, place.column, text, std::string("1;") + sgr_of_realm(realm));
  }

  Place room_for(int realm, int width) const {
    Place middle;
    int count = 0;
    for_each_bit(face_.edition().sites_of[realm], [&](int site) {
      middle.row += place_of(site).row;
      middle.column += place_of(site).column;
      ++count;
    });
    middle = {middle.row / count, middle.column / count - width / 2};
    Place best = middle;
    int nearest = kBoardWidth * kMostRows;
    for (int row = 0; row < sheet_.rows(); ++row) {
      for (int column = 1; column + width < kBoardWidth; ++column) {
        const int distance = 3 * std::abs(row - middle.row) + std::abs(column - middle.column);
        if (distance >= nearest || !sheet_.is_free(row, column - 1, width + 2)) continue;
        nearest = distance;
        best = {row, column};
      }
    }
    return best;
  }

  // ---- Beside the map ----

  std::string card(int colour) const {
    return coloured(colour_word(voice_.words, colour), kSgrOfColour[colour], style_.colour);
  }

  std::string card_list(Cards cards) const {
    std::string text;
    for (int colour = 0; colour < kColours; ++colour) {
      for (int i = 0; i < cards[colour]; ++i) text += " " + card(colour);
    }
    return text;
  }

  std::string card_counts(Cards cards) const {
    std::string text;
    for (int colour = 0; colour < kColours; ++colour) {
      if (cards[colour] == 0) continue;
      text += " " + coloured(initial(colour), kSgrOfColour[colour], style_.colour) +
              std::to_string(cards[colour]);
    }
    return text.empty() ? " -" : text;
  }

  void cards() {
    const int now = static_cast<int>(state_.rounds) + (state_.phase == Phase::kOver ? 0 : 1);
    std::string round = say("round", {{"n", now}});
    if (state_.used_up == 2) round += " " + say("last_round");
    line(" " + padded(bold(round), 12) + " " +
         say(state_.used_up == 0 ? "pile" : "new_pile", {{"n", state_.pile}}) + "   " +
         say("discards") + card_counts(state_.discards));
    line(" " + padded(say("display"), 11) + card_list(state_.display));
  }

  std::string hand_of(const Player& player) const {
    std::string text = card_list(player.hand);
    for (const int hidden : player.hidden) {
      for (int i = 0; i < hidden; ++i) text += " ?";
    }
    return text;
  }

  void player(int seat) {
    const Player& player = state_.players[seat];
    const bool deciding = state_.phase != Phase::kOver && seat == state_.turn;
    const std::string mark =
        coloured(std::string(1, letter(seat)), kSgrOfSeat[seat], style_.colour);
    const std::string name = fitted(voice_.name(static_cast<Seat>(seat)), 12);
    std::string supply =
        say("supply", {{"houses", player.left[kHouse]}, {"emissaries", player.left[kEmissary]}});
    if (player.left[kFortress] != 0) supply += " " + std::string(player.left[kFortress], '^');
    line((deciding ? "> " : "  ") + mark + (seat == state_.first ? "* " : "  ") +
         (deciding ? bold(name) : name) + " " +
         padded(bold(say("points", {{"n", total_points(player)}})), 8) + padded(supply, 24) +
         hand_of(player));
  }

  const ChinaFace& face_;
  const State& state_;
  Sheet sheet_;
  Spot least_{100, 100};
  Spot most_{0, 0};
};

}  // namespace

std::string ChinaFace::board(const State& state, Seat, const Voice& voice, Style style) const {
  return Board(*this, state, voice, style).draw();
}

}  // namespace pentarch::china
