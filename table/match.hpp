// A running match, and the games it can be a match of, through interfaces that know no game.
//
// Whoever runs matches (terminal, protocol, page, server) uses these and nothing below them. A
// match speaks in whole decisions and in notation; it checks legality and gives reasons; it keeps
// the record; it never says to a seat what that seat may not know.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"
#include "engine/chacha.hpp"
#include "engine/face.hpp"

namespace pentarch {

struct GameInfo {
  std::string id;
  int least_seats = 0;
  int most_seats = 0;
  int rules_version = 0;
  std::vector<OptionSpec> options;
  std::vector<std::string> editions;  // built in; the first is the default
  int state_bytes = 0;
  int actions = 0;
  std::vector<Block> blocks;
};

struct MatchSetup {
  int seats = 0;
  Options options{};
  ChaChaKey key{};                   // where chance comes from
  std::vector<std::string> players;  // a name for each seat
};

// A decision that a seat may declare.
struct Choice {
  std::string notation;
  std::vector<int> actions;          // its steps as action numbers
  std::vector<std::string> touches;  // the pieces concerned
};

// The decisions that a seat may declare, and begin with given steps.
struct Choices {
  std::vector<Choice> list;
  bool cut = false;       // there are more
  std::vector<int> next;  // the steps that may come next: each leads to some of the decisions
};

// Something that happened, as one listener hears it. Numbers are the same for everyone.
struct LoggedEvent {
  std::size_t number = 0;
  Json event;
  std::string sentence;
  bool operator==(const LoggedEvent&) const = default;
};

// How events are told: what components are called, and whether the listener is addressed or, as all
// the others, spoken of by name.
struct Manner {
  Manner(Naming components, bool named = false) : naming(components), by_name(named) {}
  Naming naming;
  bool by_name;
};

// What a decision would bring, as far as its seat can know it beforehand.
struct Foretold {
  // Told in the future, up to the first draw and the first thing that becomes known.
  std::vector<LoggedEvent> events;
  // Nothing is drawn or becomes known by it, and the same seat alone decides next: the seat could
  // take it back at leisure.
  bool revocable = false;
  bool operator==(const Foretold&) const = default;
};

// What a search thinks of a position.
struct Explanation {
  struct Considered {
    std::string notation;
    std::uint32_t visits = 0;
    double share = 0;              // of the simulations
    std::vector<double> expected;  // of each seat: its share of the win, with the margin in it
    bool operator==(const Considered&) const = default;
  };
  struct Expected {
    Seat seat = 0;
    std::string notation;
    std::vector<std::string> text;  // up to the first draw
    bool operator==(const Expected&) const = default;
  };
  std::uint32_t simulations = 0;
  std::vector<Considered> considered;  // first what the bot would declare, then by visits
  std::vector<Expected> line;          // what it expects to happen; hidden things are guessed
  bool operator==(const Explanation&) const = default;
};

// What is asked of a search beside the bot, and how it is told.
struct Inquiry {
  std::uint64_t seed = 0;
  std::size_t most = 10;  // decisions at most
  std::string move{};     // judge this one alone
  std::string language = "en";
  Naming naming = Naming::kTyped;
};

// How the match came to stand where it stands: one decision that was not taken back.
struct Decided {
  Seat seat = 0;
  std::string notation;
  std::size_t events = 0;  // how many had been told before it
  Standing before;         // as the listener heard it
};

struct Done {};

class Match {
 public:
  virtual ~Match() = default;

  virtual const GameInfo& game() const = 0;
  virtual int seats() const = 0;
  virtual const std::vector<std::string>& players() const = 0;
  virtual SeatSet deciders() const = 0;
  // As this listener hears it: before the end it follows from what the listener may know.
  virtual Standing standing(Seat listener) const = 0;
  virtual std::uint64_t hash() const = 0;
  virtual std::size_t decisions() const = 0;  // declared and not undone
  virtual Seat last_decider() const = 0;      // of the last of these; kNobody before the first
  // Where several seats decide at once: this one has answered, and may still answer otherwise.
  virtual bool answered(Seat seat) const = 0;
  bool finished() const { return deciders().empty(); }

  // What a seat knows; kNobody is a spectator.
  virtual Json view(Seat viewer) const = 0;
  // The same as a person's page shows it: less, where the table wants things covered.
  virtual Json shown(Seat viewer) const = 0;
  virtual Json position() const = 0;
  // The same as numbers for learning: those that are not 0.
  virtual std::vector<ActiveNumber> encoding(Seat viewer) const = 0;
  // At most so many of them, in the order of their steps; the error of `begin` is that the seat
  // may not begin so.
  virtual Result<Choices> choices(Seat seat, std::span<const int> begin,
                                  std::size_t most) const = 0;
  virtual std::string prompt(Seat seat, std::string_view language) const = 0;
  virtual std::string board(Seat viewer, std::string_view language, Style style) const = 0;
  // How moves are typed in a language.
  virtual TypedWords typed_words(std::string_view language) const = 0;
  virtual std::vector<LoggedEvent> events(Seat listener, std::size_t from,
                                          std::string_view language, Manner manner) const = 0;
  virtual std::string source_name(int source) const = 0;
  virtual const char* audit() const = 0;

  // Where several seats decide at once, an answer stays sealed until the last one is there: nobody
  // sees it, the record does not have it, and the seat may replace it.
  virtual Result<Done> play(Seat seat, std::string_view text, std::string_view language) = 0;
  // Takes back a sealed answer; or the last decision, if it is the seat's own and nothing became
  // known by it.
  virtual Result<Done> undo(Seat seat, std::string_view language) = 0;
  // What would happen if the seat declared this. Nothing is played.
  virtual Result<Foretold> preview(Seat seat, std::string_view text,
                                   std::string_view language) const = 0;
  // What the bot would declare in this seat, in notation.
  virtual Result<std::string> advise(const Bot& bot, Seat seat, std::uint64_t seed) const = 0;
  // The same with what else it thought of, or what it thinks of one decision; for bots that search.
  virtual Result<Explanation> explain(const Bot& bot, Seat seat, const Inquiry& inquiry) const = 0;

  virtual std::vector<Decided> course(Seat listener) const = 0;

  // The record so far: the header, then the lines as they were written; never changed.
  virtual const std::vector<std::string>& record() const = 0;

  // For replay: the same with the outcomes that chance gave then, by name.
  struct NamedOutcome {
    std::string from;
    std::string component;
  };
  // Where it draws more than these outcomes, `lacking` says so; the match is then of no use.
  struct Replayed {
    std::string lacking;
  };
  virtual Result<Replayed> replay_move(Seat seat, std::string_view text,
                                       const std::vector<NamedOutcome>& drawn) = 0;
};

struct EditionCheck {
  std::string unplayable;           // why it can't be played here, or empty
  std::vector<std::string> breaks;  // where it departs from the rulebook
};

// What the numbers are that programs learn from, in words.
struct NumbersInWords {
  std::vector<std::string> actions;
  std::vector<std::string> encoding;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;

  virtual const GameInfo& info() const = 0;
  // A built-in edition as JSON; null when there is none of that name.
  virtual const Json* edition(std::string_view name) const = 0;
  virtual EditionCheck check_edition(const Json& edition) const = 0;
  // JSON Schemas.
  virtual Json position_schema() const = 0;
  virtual Json edition_schema() const = 0;
  virtual Json event_schema() const = 0;
  virtual Result<NumbersInWords> numbers(const Json& edition) const = 0;

  virtual Result<std::unique_ptr<Match>> start(const Json& edition,
                                               const MatchSetup& setup) const = 0;
  // The same with the outcomes of the set-up given.
  virtual Result<std::unique_ptr<Match>> restart(
      const Json& edition, const MatchSetup& setup,
      const std::vector<Match::NamedOutcome>& drawn) const = 0;
  virtual Result<std::unique_ptr<Match>> start_from(const Json& edition, const Json& position,
                                                    const MatchSetup& setup) const = 0;
  // A position as one seat sees it (`view`): what can be asked about it without the match itself.
  virtual Result<std::unique_ptr<const Match>> look(const Json& edition, const Json& view,
                                                    Seat seat, const MatchSetup& setup) const = 0;
};

// The hash by which a record names its edition.
std::uint64_t edition_hash(const Json& edition);

// Seats and options as they come from outside.
Result<int> check_seats(const GameInfo& game, int seats);
Result<Options> read_options(const GameInfo& game, int seats,
                             const std::vector<std::pair<std::string, std::string>>& given);
Json options_json(const GameInfo& game, int seats, const Options& options);

// A name that can be shown beside others: plain text of at most 32 columns.
bool is_player_name(std::string_view name);

// A key that nobody knows, out of the system's entropy.
ChaChaKey fresh_key();

}  // namespace pentarch
