// Catherine: the table as text, 80 columns wide. Symbols are marks with a legend; cards and cities
// are called as they are typed.
#include "engine/text_board.hpp"
#include "games/catherine/face.hpp"

namespace pentarch::catherine {

namespace {

constexpr const char* kMarks[] = {"◆", "●", "○", "▲", "✚", "■"};
constexpr const char* kCrown = "♔";
constexpr const char* kSgr[] = {"91", "32", "94"};

class Board : TextBoard {
 public:
  Board(const CatherineFace& face, const State& state, Seat viewer, const Voice& voice, Style style)
      : TextBoard(voice, style),
        face_(face),
        edition_(face.edition()),
        state_(state),
        viewer_(viewer) {}

  std::string draw() {
    header();
    part("map", map_rank(), [&] { map(); });
    for (int seat = 0; seat < state_.seats; ++seat) player(seat);
    if (viewer_ < state_.seats) own_cards(state_.players[viewer_]);
    return drawn();
  }

 private:
  std::string in_colour(const std::string& text, int colour) const {
    return coloured(text, kSgr[colour], style_.colour);
  }

  void header() {
    const bool over = state_.phase == Phase::kOver;
    const std::string time =
        over ? say("over")
             : say("time", {{"decade", state_.decade + 1},
                            {"round", std::min<int>(state_.round + 1, edition_.rounds)}});
    line(" " + bold(time) + "   " + say("pile", {{"n", state_.pile_size}}) + "   " +
         say("discards", {{"n", state_.discards.size()}}));
    std::vector<std::string> discards;
    state_.discards.for_each([&](int card) { discards.push_back(face_.card_name(card)); });
    part("discards", 7, [&] { faint_names(2, discards); });
    part("map", map_rank(), [&] { legend(); });
  }

  // Whoever builds a house looks at the map more than at the cards.
  int map_rank() const {
    if (viewer_ >= state_.seats || state_.phase != Phase::kRun) return 6;
    const CardId running = state_.players[viewer_].row[state_.players[viewer_].active];
    return running < kNoCard && edition_.cards[running].gain == Gain::kHouse ? 1 : 6;
  }

  void legend() {
    std::string legend = " ";
    for (int symbol = 0; symbol < kSymbols; ++symbol) {
      legend += std::string(kMarks[symbol]) + " " + symbol_word(voice_.words, symbol) + "  ";
    }
    line(faint(legend + kCrown + " " + say("crown") + "  1 " + say("point")));
    line("");
  }

  // ---- The map: a column for each region, then the roads between the numbers ----

  std::string city(int index) const {
    const City& place = edition_.cities[index];
    const char* icon = place.good != kNoSymbol ? kMarks[place.good]
                       : place.crown != 0      ? kCrown
                       : place.point != 0      ? "1"
                                               : " ";
    std::string houses;
    for (int seat = 0; seat < state_.seats; ++seat) {
      if ((state_.players[seat].houses & bit(index)) != 0) houses += std::to_string(seat + 1);
    }
    const std::string number = std::to_string(index + 1);
    // A long name takes the room of houses that are not there.
    constexpr int kRoom = 20;
    const int room = houses.empty() ? kRoom : kRoom - 1 - static_cast<int>(houses.size());
    const std::string name = city_word(voice_.words, face_.city_name(index));
    return std::string(number.size() < 2 ? " " : "") + faint(number) + " " + icon + " " +
           in_colour(fitted(name, std::clamp(columns(name), 15, room)), place.colour) + " " +
           bold(houses);
  }

  void map() {
    std::array<std::vector<int>, kColours> regions;
    for (int i = 0; i < edition_.city_count; ++i) {
      regions[edition_.cities[i].colour].push_back(i);
    }
    std::string head = " ";
    for (int colour = 0; colour < kColours; ++colour) {
      const std::string name = fitted(colour_word(voice_.words, colour), 25);
      head += padded(in_colour(name, colour), 26);
    }
    line(head);
    for (std::size_t i = 0; i < kMostCities; ++i) {
      std::string text = " ";
      bool any = false;
      for (const std::vector<int>& region : regions) {
        any = any || i < region.size();
        text += padded(i < region.size() ? city(region[i]) : std::string(), 26);
      }
      if (any) line(text);
    }
    roads();
    line("");
  }

  void roads() {
    std::vector<std::string> all;
    for (int from = 0; from < edition_.city_count; ++from) {
      for_each_bit(edition_.cities[from].roads & ~low_bits(from + 1), [&](int to) {
        all.push_back(faint(std::to_string(from + 1) + "-" + std::to_string(to + 1)));
      });
    }
    flow(" " + faint(say("roads")), all, " ", 2);
  }

  // ---- A seat: what it has, and its two rows ----

  std::string marks(Symbols symbols) const {
    std::string text;
    for (int symbol = 0; symbol < kSymbols; ++symbol) {
      for (int i = 0; i < symbols[symbol]; ++i) text += kMarks[symbol];
    }
    return text;
  }
  std::string counted(Symbols symbols, int count) const {
    std::string text;
    for (int symbol = 0; symbol < count; ++symbol) {
      if (symbols[symbol] != 0) text += " " + (kMarks[symbol] + std::to_string(symbols[symbol]));
    }
    return text.empty() ? " -" : text;
  }

  void player(int seat) {
    const Player& player = state_.players[seat];
    const Level& level = edition_.levels[player.favour];
    const bool deciding = catherine::deciders(state_).has(static_cast<Seat>(seat));
    const std::string name = (deciding ? "> " : "  ") + std::to_string(seat + 1) + " " +
                             fitted(voice_.name(static_cast<Seat>(seat)), 10);
    const int points = standing(edition_, state_).points[seat];
    const auto open = [&] {
      line((deciding ? bold(name) : name) + " " + padded(bold(say("points", {{"n", points}})), 8) +
           say("favour", {{"n", player.favour},
                          {"limit", level.hand_limit},
                          {"points", level.points},
                          {"times", level.multiplier}}) +
           "  " + say("hand", {{"n", player.hand_size}}));
    };
    part("players", seat == viewer_ ? 4 : 5, open, [&] { goods_and_rows(player); });
  }

  void goods_and_rows(const Player& player) {
    line("    " + say("owns") + counted(player.owned, kSymbols) + "  " +
         say("jokers", {{"n", player.jokers}}) + "  " +
         say("houses", {{"n", edition_.houses - popcount(player.houses)}}) + "  " +
         face_.order_name(player.order) + counted(edition_.orders[player.order], kGoods));
    if (state_.row_size > 0) rows(player);
    line("");
  }

  std::string family(int card) const {
    const std::string& name = face_.family_name(edition_.cards[card].family);
    const std::string key = "family." + name;
    return fitted(voice_.words.has(key) ? voice_.words.say(key) : name, 10);
  }
  std::string name_of(int card, int width) const {
    return in_colour(fitted(face_.card_name(card), width), edition_.cards[card].colour);
  }

  void rows(const Player& player) {
    std::string above = "    ";
    std::string middle = "    ";
    std::string below = "    ";
    bool any_below = false;
    for (int column = 0; column < state_.row_size; ++column) {
      const CardId card = player.row[column];
      const CardId under = player.under[column];
      const bool running = state_.phase == Phase::kRun && column == player.active;
      any_below = any_below || under != kNoCard;
      above += padded(name_of(card, 4) + " " + marks(edition_.cards[card].symbols), 11);
      middle += padded(running ? bold(family(card)) : faint(family(card)), 11);
      below += padded(under == kNoCard ? std::string() : "└" + name_of(under, 4), 11);
    }
    line(above);
    line(middle);
    if (any_below) line(below);
  }

  // ---- What the cards of the viewer do ----

  std::string gain(const Card& card, Gain gain, int amount, Per per) const {
    constexpr const char* kPer[] = {"", "_per_good", "_per_book", "_per_set"};
    constexpr const char* kGain[] = {"", "cards", "points", "favour", "", "points_per_house"};
    std::vector<std::string> goods;
    for_each_bit(card.goods, [&](int good) { goods.push_back(kMarks[good]); });
    const std::string key =
        std::string("do.") + kGain[static_cast<int>(gain)] + kPer[static_cast<int>(per)];
    return voice_.words.say(key, {{"n", amount},
                                  {"goods", voice_.words.list(goods)},
                                  {"colour", colour_word(voice_.words, card.colour)}});
  }

  std::string action(const Card& card) const {
    std::string text;
    if (card.gain != Gain::kHouse) {
      text = gain(card, card.gain, card.amount, card.per);
    } else if (card.cities == edition_.regions[card.colour]) {
      text =
          voice_.words.say("do.house_region", {{"colour", colour_word(voice_.words, card.colour)}});
    } else {
      std::string cities;
      for_each_bit(card.cities, [&](int city) {
        cities += (cities.empty() ? "" : " / ") + city_word(voice_.words, face_.city_name(city));
      });
      text = voice_.words.say("do.house", {{"cities", cities}});
    }
    if (card.discards == 0) return text;
    return voice_.words.say("do.paid", {{"n", card.discards}, {"gain", text}});
  }

  std::string bonus(const Card& card) const {
    if (card.bonus == Gain::kNothing) return voice_.words.say("do.no_bonus");
    const Value gained{"gain", gain(card, card.bonus, card.bonus_amount, Per::kOnce)};
    const Value paid{"n", card.bonus_discards};
    if (card.same_colour != 0) return voice_.words.say("do.bonus_colour", {gained});
    if (card.needs == kNoSymbol) {
      return voice_.words.say(card.bonus_discards != 0 ? "do.bonus_paid" : "do.bonus",
                              {gained, paid});
    }
    return voice_.words.say(
        card.bonus_discards != 0 ? "do.bonus_needs_paid" : "do.bonus_needs",
        {gained, paid, {"needed", card.needs_count}, {"symbol", kMarks[card.needs]}});
  }

  void own_card(int id, const char* note) {
    const Card& card = edition_.cards[id];
    const std::string begin =
        " " + name_of(id, 4) + " " + padded(marks(card.symbols), 4) + " " + note;
    const std::string what = action(card);
    const std::string more = bonus(card);
    const int used = columns(begin) + columns(what);
    if (used + 3 + columns(more) < kBoardWidth) return line(begin + what + "   " + faint(more));
    line(begin + fitted(what, std::min(columns(what), kBoardWidth - columns(begin))));
    line(padded("", columns(begin)) +
         faint(fitted(more, std::min(columns(more), kBoardWidth - columns(begin)))));
  }

  void own_cards(const Player& player) {
    if (state_.phase == Phase::kOver) return;
    part("row", 3, [&] { own_row(player); });
    part("hand", 2, [&] {
      line(" " + bold(say("own_hand")));
      player.hand.for_each([&](int card) { own_card(card, "  "); });
    });
  }

  void own_row(const Player& player) {
    if (state_.row_size > 0) line(" " + bold(say("own_row")));
    for (int column = 0; column < state_.row_size; ++column) {
      const bool running = state_.phase == Phase::kRun && column == player.active;
      const bool used = player.under[column] != kNoCard && !running;
      own_card(player.row[column], running ? "> " : used ? "x " : "  ");
    }
  }

  const CatherineFace& face_;
  const Edition& edition_;
  const State& state_;
  Seat viewer_;
};

}  // namespace

std::string CatherineFace::board(const State& state, Seat viewer, const Voice& voice,
                                 Style style) const {
  return Board(*this, state, viewer, voice, style).draw();
}

}  // namespace pentarch::catherine
