// The match of one game: the erased interfaces of match.hpp, derived from a game and its face.
#pragma once

#include <algorithm>
#include <array>
#include <map>

#include "bots/bots.hpp"
#include "bots/room.hpp"
#include "engine/embedded.hpp"
#include "engine/hash.hpp"
#include "engine/read_decision.hpp"
#include "table/match.hpp"
#include "table/record.hpp"
#include "table/table_chance.hpp"

namespace pentarch {

template <Face F>
class MatchOf final : public Match {
 public:
  using G = typename F::Game;
  using State = typename G::State;
  using Step = typename G::Step;

  // A match that is not set up yet; call `set_up` or `set_position` next.
  MatchOf(const GameInfo& info, F face, const Json& edition, bool built_in, const MatchSetup& setup)
      : info_(info), face_(std::move(face)), setup_(setup), chance_(ChaChaChance(setup.key)) {
    header_ = record_header(info_, edition, built_in, setup_);
  }

  void set_up() {
    EventLog log{events_};
    state_ = G::start(face_.edition(), plain_setup(), chance_, log);
    lines_.push_back(dump(header_));
    write_drawn();
    write_end();
  }

  Result<Done> set_up_again(const std::vector<NamedOutcome>& drawn) {
    Result<std::vector<Outcome>> script = outcomes(drawn);
    if (!script) return script.error();
    chance_.follow(*script);
    set_up();
    const Result<Replayed> used = script_used(chance_.finish_script(), drawn, "the set-up");
    if (!used) return used.error();
    if (!used->lacking.empty()) return Error{used->lacking};
    return Done{};
  }

  Result<Done> set_position(const Json& position) {
    const Result<State> state = face_.read_position(position);
    if (!state) return state.error();
    if (const char* lacking = unfit(position, *state)) return Error{lacking};
    state_ = *state;
    header_["position"] = face_.position(state_);
    header_.erase("options");  // the position says it all
    lines_.push_back(dump(header_));
    write_end();
    return Done{};
  }

  // The match as one seat sees it: to look at, not to play on.
  Result<Done> set_view(const Json& view, Seat seat) {
    const Result<State> state = face_.read_position(view);
    if (!state) return state.error();
    state_ = *state;
    if (seat >= state_.seats) {
      return Error{Words::of("en", "table").say("play.no_seat", {{"seats", state_.seats}})};
    }
    // What a seat sees has nothing that it may not know, and lacks nothing of its own.
    FastChance chance(0);
    const bool knows_more = hash_of(mask(seat)) != hash_of(state_);
    if (knows_more ||
        hash_of(G::mask(face_.edition(), G::guess(face_.edition(), state_, seat, chance), seat)) !=
            hash_of(state_)) {
      return Error{
          "this is not what seat " + std::to_string(seat) + " sees: the view shows " +
          (knows_more ? "something that the seat may not know" : "less than the seat knows")};
    }
    if (G::undeclared(state_, seat)) {
      return Error{"the view is in the middle of a decision: it has undeclared steps"};
    }
    return Done{};
  }

  const State& state() const { return state_; }
  const F& face() const { return face_; }

  const GameInfo& game() const override { return info_; }
  int seats() const override { return setup_.seats; }
  const std::vector<std::string>& players() const override { return setup_.players; }
  SeatSet deciders() const override { return G::deciders(face_.edition(), state_); }
  Standing standing(Seat listener) const override { return standing_in(state_, listener); }
  std::uint64_t hash() const override { return hash_of(state_); }
  std::size_t decisions() const override { return history_.size() + sealed_.size(); }
  Seat last_decider() const override { return history_.empty() ? kNobody : history_.back().seat; }
  bool answered(Seat seat) const override { return sealed_.contains(seat); }

  Json view(Seat viewer) const override { return face_.position(mask(viewer)); }
  Json shown(Seat viewer) const override { return face_.position(shown_to(viewer)); }
  Json position() const override { return face_.position(state_); }
  std::vector<ActiveNumber> encoding(Seat viewer) const override {
    std::vector<ActiveNumber> numbers(encoded_size<G>());
    SparseNumbers sparse(numbers);
    G::go_through(sparse, mask(viewer), viewer);
    numbers.resize(sparse.active().size());
    return numbers;
  }
  std::string source_name(int source) const override { return face_.source_name(source); }
  const char* audit() const override { return G::audit(face_.edition(), state_); }

  Result<Choices> choices(Seat seat, std::span<const int> begin, std::size_t most) const override {
    State state = state_;
    Decision<G> path;
    Choices choices;
    choices.next = next_actions(state, seat);
    for (const int action : begin) {
      if (std::find(choices.next.begin(), choices.next.end(), action) == choices.next.end()) {
        return Error{"steps[" + std::to_string(path.size()) + "] is " + std::to_string(action) +
                     "; it can't be that, after the steps before it"};
      }
      path.push_back(G::step_of(action));
      take_quietly<G>(face_.edition(), state, seat, path.back());
      choices.next = G::undeclared(state, seat) ? next_actions(state, seat) : std::vector<int>{};
    }
    const auto add = [&](const Decision<G>& decision, const State&) {
      choices.cut = choices.list.size() == most;
      if (!choices.cut) choices.list.push_back(choice(seat, decision));
      return !choices.cut;
    };
    const bool declared = !path.empty() && !G::undeclared(state, seat);
    if (declared) {
      add(path, state);
    } else {
      FastChance unused(0);
      for_each_decision<G>(face_.edition(), state, seat, unused, add, path);
    }
    return choices;
  }

  std::string prompt(Seat seat, std::string_view language) const override {
    return face_.prompt(shown_to(seat), seat, voice_to(seat, language));
  }
  std::string board(Seat viewer, std::string_view language, Style style) const override {
    return face_.board(shown_to(viewer), viewer, voice_to(viewer, language), style);
  }
  TypedWords typed_words(std::string_view language) const override {
    return face_.typed_words(Words::of(language, "games/" + info_.id));
  }

  std::vector<LoggedEvent> events(Seat listener, std::size_t from, std::string_view language,
                                  Manner manner) const override {
    const Voice speaking = voice_to(manner.by_name ? kNobody : listener, language, manner.naming);
    std::vector<LoggedEvent> told;
    for (std::size_t i = from; i < events_.size(); ++i) {
      const Event heard = events_[i].heard_by(listener);
      if (heard.kind == kTakenBack) {
        told.push_back(
            {i, Json{{"kind", "taken-back"}, {"seat", heard.seat}},
             Words::of(language, "table").say("undo.done", {speaking.person("seat", heard.seat)})});
      } else {
        told.push_back({i, face_.event_json(heard), face_.sentence(heard, speaking)});
      }
    }
    return told;
  }

  Result<Done> play(Seat seat, std::string_view text, std::string_view language) override {
    const Result<Decision<G>> decision = check(seat, text, language);
    if (!decision) return decision.error();
    if (lines_.size() + kMostLinesAtOnce > kMostRecordLines) {
      return Error{Words::of(language, "table").say("play.full", {{"most", kMostRecordLines}})};
    }
    declare(seat, *decision);
    return Done{};
  }

  Result<Foretold> preview(Seat seat, std::string_view text,
                           std::string_view language) const override {
    const Result<Decision<G>> decision = check(seat, text, language);
    if (!decision) return decision.error();
    // Nothing that the seat can't see may show: it happens in a guess.
    FastChance unknown(0);
    const Foreseen foreseen =
        foresee(G::guess(face_.edition(), G::mask(face_.edition(), with_answer_of(seat), seat),
                         seat, unknown),
                seat, *decision, Until::kFirstNews);
    return Foretold{
        .events = in_future(foreseen.events, seat, voice_to(seat, language)),
        .revocable = !foreseen.news && deciders_at_once() == SeatSet::only(seat) &&
                     G::deciders(face_.edition(), foreseen.after) == SeatSet::only(seat) &&
                     lines_.size() < kMostRecordLines / 2};
  }

  Result<Done> undo(Seat seat, std::string_view language) override {
    const Words& words = Words::of(language, "table");
    if (sealed_.erase(seat) != 0) {
      state_ = with_answers(kNobody);
      return Done{};
    }
    if (deciders_at_once().size() > 1) return Error{words.say("undo.sealed")};
    if (history_.empty()) return Error{words.say("undo.nothing")};
    const Past& last = history_.back();
    if (finished()) return Error{words.say("undo.over")};
    if (last.seat != seat) {
      return Error{words.say("undo.other", {voice_to(seat, language).person("seat", last.seat)})};
    }
    if (last.drew) return Error{words.say("undo.drawn")};
    if (last.revealed) return Error{words.say("undo.revealed")};
    if (lines_.size() > kMostRecordLines / 2) return Error{words.say("undo.full")};
    state_ = last.before;
    events_.push_back(Event{.kind = kTakenBack, .seat = seat});
    history_.pop_back();
    lines_.push_back(undo_line(seat));
    return Done{};
  }

  Result<std::string> advise(const Bot& bot, Seat seat, std::uint64_t seed) const override {
    if (const Result<Done> asked = check_asked(bot, seat); !asked) return asked.error();
    FastChance chance = thoughts(seed);
    const Decision<G> decision = Bots<G>::decide(bot, face_.edition(), mask(seat), seat, chance);
    return face_.notation(state_, seat, decision);
  }

  Result<Explanation> explain(const Bot& bot, Seat seat, const Inquiry& inquiry) const override {
    if (const Result<Done> asked = check_asked(bot, seat); !asked) return asked.error();
    if (!bot.searches()) {
      return Error{bot.name + " does not search, so it can't explain; medium, hard, expert and " +
                   "search:simulations=N can"};
    }
    Decision<G> about;
    if (!inquiry.move.empty()) {
      Result<Decision<G>> move = check(seat, inquiry.move, inquiry.language);
      if (!move) return move.error();
      about = std::move(*move);
    }
    constexpr int kLongestLine = 8;
    FastChance chance = thoughts(inquiry.seed);
    return in_words(
        Bots<G>::explain(bot, face_.edition(), mask(seat), seat, kLongestLine, chance, about), seat,
        inquiry);
  }

  std::vector<Decided> course(Seat listener) const override {
    std::vector<Decided> decided;
    for (const Past& past : history_) {
      decided.push_back({past.seat, past.notation, past.told, standing_in(past.before, listener)});
    }
    return decided;
  }
  const std::vector<std::string>& record() const override { return lines_; }

  Result<Replayed> replay_move(Seat seat, std::string_view text,
                               const std::vector<NamedOutcome>& drawn) override {
    const Result<Decision<G>> decision = check(seat, text, "en");
    if (!decision) return decision.error();
    Result<std::vector<Outcome>> script = outcomes(drawn);
    if (!script) return script.error();
    chance_.follow(std::move(*script));
    declare(seat, *decision);
    return script_used(chance_.finish_script(), drawn, quote(text));
  }

 private:
  // One declared decision: how it was before, and what speaks against taking it back.
  struct Past {
    State before;
    Seat seat;
    std::string notation;
    std::size_t told;  // events before it
    bool drew;
    bool revealed;
  };

  enum class Until : std::uint8_t { kEnd, kFirstDraw, kFirstNews };  // a draw is news too

  // Keeps all events; or, of what is foretold with this chance, those up to the first draw or the
  // first that makes something known.
  struct EventLog {
    std::vector<Event>& events;
    Until until = Until::kEnd;
    const TableChance* chance = nullptr;
    bool open = true;
    void operator()(const Event& event) {
      if (until != Until::kEnd) open = open && !chance->drew();
      if (until == Until::kFirstNews) open = open && !event.reveals;
      if (open) events.push_back(event);
    }
  };

  // A decision carried out in a guess, with its events up to there.
  struct Foreseen {
    State after;
    std::vector<Event> events;
    bool news = false;  // something was drawn, or became known as far as that counts
  };
  Foreseen foresee(const State& before, Seat seat, const Decision<G>& decision, Until until) const {
    Foreseen foreseen{.after = before, .events = {}};
    TableChance chance{ChaChaChance(ChaChaKey{})};
    EventLog log{foreseen.events, until, &chance};
    for (const Step& step : decision) {
      G::apply(face_.edition(), foreseen.after, seat, step, chance, log);
    }
    foreseen.news = !log.open || chance.drew();
    return foreseen;
  }

  // As they would be told next.
  std::vector<LoggedEvent> in_future(const std::vector<Event>& events, Seat listener,
                                     Voice speaking) const {
    speaking.foretells = true;
    std::vector<LoggedEvent> told;
    for (const Event& event : events) {
      const Event heard = event.heard_by(listener);
      told.push_back(
          {events_.size() + told.size(), face_.event_json(heard), face_.sentence(heard, speaking)});
    }
    return told;
  }

  // What is hidden is guessed along the line, so that nothing in it is news; only draws are left
  // out.
  Explanation in_words(const Thought<G>& thought, Seat seat, const Inquiry& inquiry) const {
    Explanation explanation{.simulations = thought.simulations, .considered = {}, .line = {}};
    for (const auto& [decision, visits, expected] : thought.considered) {
      if (explanation.considered.size() == inquiry.most) break;
      explanation.considered.push_back({face_.notation(state_, seat, decision),
                                        visits,
                                        static_cast<double>(visits) / thought.simulations,
                                        {expected.begin(), expected.begin() + setup_.seats}});
    }
    const Voice speaking = voice_to(seat, inquiry.language, inquiry.naming);
    for (const auto& [before, who, decision] : thought.line) {
      std::vector<std::string> text;
      for (LoggedEvent& told :
           in_future(foresee(before, who, decision, Until::kFirstDraw).events, seat, speaking)) {
        text.push_back(std::move(told.sentence));
      }
      explanation.line.push_back({who, face_.notation(before, who, decision), std::move(text)});
    }
    return explanation;
  }

  // Why no match can begin in a position that is possible as such, or null.
  const char* unfit(const Json& position, const State& state) const {
    if (JsonReader(position, "").number("seats", 1, kMostSeats) != setup_.seats) {
      return "the position has another number of seats";
    }
    for (int seat = 0; seat < setup_.seats; ++seat) {
      if (G::undeclared(state, static_cast<Seat>(seat))) {
        return "a match can't begin in the middle of a decision: the position has undeclared steps";
      }
    }
    // A guess fills in what is not known; a whole position has nothing to fill in.
    FastChance chance(0);
    if (hash_of(G::guess(face_.edition(), state, kNobody, chance)) == hash_of(state))
      return nullptr;
    return "a match can't begin in a seat's view: the position has components that are not known";
  }

  Setup plain_setup() const {
    return {.seats = static_cast<std::uint8_t>(setup_.seats), .options = setup_.options};
  }
  State mask(Seat viewer) const { return G::mask(face_.edition(), state_, viewer); }
  // The end lies open to everybody; until then a tie may turn on what is hidden.
  Standing standing_in(const State& state, Seat listener) const {
    const auto& edition = face_.edition();
    if (G::deciders(edition, state).empty()) return G::standing(edition, state);
    return G::standing(edition, G::mask(edition, state, listener));
  }
  State shown_to(Seat viewer) const { return G::shown(face_.edition(), mask(viewer), viewer); }
  // What a seat is told addresses it.
  Voice voice_to(Seat listener, std::string_view language, Naming naming = Naming::kWords) const {
    return {Words::of(language, "games/" + info_.id), setup_.players, naming, listener};
  }
  std::vector<int> next_actions(const State& state, Seat seat) const {
    typename G::Steps steps;
    G::legal(face_.edition(), state, seat, steps);
    std::vector<int> actions;
    for (const Step& step : steps) actions.push_back(G::action_of(step));
    return actions;
  }
  Choice choice(Seat seat, const Decision<G>& decision) const {
    Choice result{
        face_.notation(state_, seat, decision), {}, face_.touches(state_, seat, decision)};
    for (const Step& step : decision) result.actions.push_back(G::action_of(step));
    return result;
  }

  // Whether this bot can be asked about this seat now.
  Result<Done> check_asked(const Bot& bot, Seat seat) const {
    const Words& words = Words::of("en", "table");
    if (bot.is_program()) return Error{bot.name + " is a program; only built-in bots are asked"};
    if (finished()) return Error{words.say("play.over")};
    if (!deciders().has(seat)) {
      return Error{words.say("play.not_now", {voice_to(seat, "en").person("seat", seat)})};
    }
    if (std::string lacking = lacking_room(bot, 1); !lacking.empty()) return Error{lacking};
    return Done{};
  }
  FastChance thoughts(std::uint64_t seed) const {
    return FastChance(combine(seed, history_.size()));
  }

  // The decision that the text says, if the seat may declare it now; else the reason why not.
  Result<Decision<G>> check(Seat seat, std::string_view text, std::string_view language) const {
    const Words& words = Words::of(language, "table");
    if (finished()) return Error{words.say("play.over")};
    if (seat >= setup_.seats) {
      return Error{words.say("play.no_seat", {{"seats", setup_.seats}})};
    }
    if (!deciders().has(seat) && !answered(seat)) {
      return Error{words.say("play.not_now", {voice_to(seat, language).person("seat", seat)})};
    }
    return Reading<F>::decision(face_, with_answer_of(seat), seat, text, voice_to(seat, language));
  }

  // The state in which the seat decides: if it has answered already, it may answer otherwise.
  State with_answer_of(Seat seat) const { return answered(seat) ? with_answers(seat) : state_; }

  // Every seat that decides now, the sealed answers left out of account.
  SeatSet deciders_at_once() const {
    return sealed_.empty() ? deciders() : G::deciders(face_.edition(), unanswered_);
  }

  // The state with the sealed answers, except that of one seat.
  State with_answers(Seat but) const {
    State state = unanswered_;
    for (const auto& [seat, decision] : sealed_) {
      if (seat == but) continue;
      for (const Step& step : decision) take_quietly<G>(face_.edition(), state, seat, step);
    }
    return state;
  }

  void declare(Seat seat, const Decision<G>& decision) {
    if (deciders_at_once().size() < 2) return carry_out(seat, decision, false);
    if (sealed_.empty()) unanswered_ = state_;
    sealed_[seat] = decision;
    if (sealed_.size() < static_cast<std::size_t>(deciders_at_once().size())) {
      state_ = with_answers(kNobody);
      return;
    }
    // All have answered. They go into the record in the order of seats, whoever was first.
    state_ = unanswered_;
    for (const auto& [who, answer] : std::exchange(sealed_, {})) carry_out(who, answer, true);
  }

  void carry_out(Seat seat, const Decision<G>& decision, bool was_sealed) {
    Past past{state_,         seat,  face_.notation(state_, seat, decision),
              events_.size(), false, was_sealed};
    lines_.push_back(move_line(seat, past.notation, hash()));
    EventLog log{events_};
    for (const Step& step : decision) {
      G::apply(face_.edition(), state_, seat, step, chance_, log);
    }
    past.drew = write_drawn();
    past.revealed = past.revealed || std::any_of(events_.begin() + past.told, events_.end(),
                                                 [](const Event& event) { return event.reveals; });
    history_.push_back(std::move(past));
    write_end();
  }

  bool write_drawn() {
    const std::vector<Outcome> drawn = chance_.take_drawn();
    for (const Outcome& outcome : drawn) {
      lines_.push_back(
          drawn_line(face_.pile_name(outcome.pile), face_.component(outcome.pile, outcome.index)));
    }
    return !drawn.empty();
  }

  void write_end() {
    if (finished()) lines_.push_back(end_line(setup_.seats, standing(kNobody), hash()));
  }

  Result<std::vector<Outcome>> outcomes(const std::vector<NamedOutcome>& drawn) const {
    std::vector<Outcome> script;
    for (const NamedOutcome& one : drawn) {
      const std::optional<Pile> pile = face_.find_pile(one.from);
      if (!pile) return Error{"nothing is drawn from " + quote(one.from) + " in " + info_.id};
      const std::optional<int> index = face_.find_component(*pile, one.component);
      if (!index) return Error{quote(one.component) + " is not in " + quote(one.from)};
      script.push_back({*pile, static_cast<std::int16_t>(*index)});
    }
    return script;
  }

  // Every outcome must have been wanted, and every wanted one there.
  Result<Replayed> script_used(const ScriptedChance& script, const std::vector<NamedOutcome>& drawn,
                               const std::string& when) const {
    const std::string wanted = quote(face_.pile_name(script.wanted().pile));
    const std::string given =
        script.used() < drawn.size() ? quote(drawn[script.used()].component) : std::string();
    switch (script.failure()) {
      case ScriptedChance::Failure::kMissing:
        return Replayed{.lacking = when + " draws from " + wanted + ", but the outcome is missing"};
      case ScriptedChance::Failure::kOtherPile:
        return Error{when + " draws from " + wanted + ", but the outcome is from " +
                     quote(drawn[script.used()].from)};
      case ScriptedChance::Failure::kNotInPile:
        return Error{when + " draws from " + wanted + ", but " + given + " is no longer there"};
      case ScriptedChance::Failure::kNone: break;
    }
    if (script.used() == drawn.size()) return Replayed{};
    return Error{when + " draws less than the record says: " + given + " is too much"};
  }

  const GameInfo& info_;
  F face_;
  MatchSetup setup_;
  TableChance chance_;
  Json header_;
  State state_{};
  State unanswered_{};                  // without the sealed answers, where there are any
  std::map<Seat, Decision<G>> sealed_;  // the answers so far, where several decide at once
  std::vector<Event> events_;
  std::vector<Past> history_;
  std::vector<std::string> lines_;
};

template <Face F>
class GameOf final : public AnyGame {
 public:
  using G = typename F::Game;

  GameOf() {
    info_.id = G::kFacts.id;
    info_.least_seats = G::kFacts.least_seats;
    info_.most_seats = G::kFacts.most_seats;
    info_.rules_version = G::kFacts.rules_version;
    info_.options.assign(G::kOptions.begin(), G::kOptions.end());
    info_.state_bytes = sizeof(typename G::State);
    info_.actions = G::kActions;
    info_.blocks.assign(G::kBlocks.begin(), G::kBlocks.end());
    const std::string folder = "games/" + info_.id + "/";
    add_edition("standard", folder + "edition.json");
    for (const std::string_view path : embedded_paths()) {
      const std::string prefix = folder + "editions/";
      if (!path.starts_with(prefix)) continue;
      const std::string_view file = path.substr(prefix.size());
      add_edition(file.substr(0, file.size() - std::string_view(".json").size()), path);
    }
  }

  const GameInfo& info() const override { return info_; }

  const Json* edition(std::string_view name) const override {
    for (std::size_t i = 0; i < info_.editions.size(); ++i) {
      if (info_.editions[i] == name) return &editions_[i];
    }
    return nullptr;
  }

  EditionCheck check_edition(const Json& edition) const override {
    const Result<F> face = load(edition);
    if (!face) return {face.message(), {}};
    return {"", face->rulebook_breaks()};
  }

  Json position_schema() const override {
    const Result<F> face = load(editions_.front());
    return face ? face->position_schema() : Json();
  }
  Json edition_schema() const override { return F::edition_schema(); }
  Json event_schema() const override {
    const Result<F> face = load(editions_.front());
    return face ? face->event_schema() : Json();
  }

  Result<NumbersInWords> numbers(const Json& edition) const override {
    const Result<F> face = load(edition);
    if (!face) return Error{"this edition can't be played: " + face.message()};
    return NumbersInWords{face->all_step_words(), face->number_words()};
  }

  Result<std::unique_ptr<Match>> start(const Json& edition,
                                       const MatchSetup& setup) const override {
    return make(edition, setup, [](MatchOf<F>& match) -> Result<Done> {
      match.set_up();
      return Done{};
    });
  }

  Result<std::unique_ptr<Match>> restart(
      const Json& edition, const MatchSetup& setup,
      const std::vector<Match::NamedOutcome>& drawn) const override {
    return make(edition, setup, [&](MatchOf<F>& match) { return match.set_up_again(drawn); });
  }

  Result<std::unique_ptr<Match>> start_from(const Json& edition, const Json& position,
                                            const MatchSetup& setup) const override {
    return make(edition, setup, [&](MatchOf<F>& match) { return match.set_position(position); });
  }

  Result<std::unique_ptr<const Match>> look(const Json& edition, const Json& view, Seat seat,
                                            const MatchSetup& setup) const override {
    auto match = make(edition, setup, [&](MatchOf<F>& made) { return made.set_view(view, seat); });
    if (!match) return match.error();
    return std::unique_ptr<const Match>(std::move(*match));
  }

 private:
  void add_edition(std::string_view name, std::string_view path) {
    const Result<Json> json = parse_json(embedded(path));
    if (!json) return;
    info_.editions.emplace_back(name);
    editions_.push_back(*json);
  }

  bool is_built_in(const Json& edition) const {
    return std::find(editions_.begin(), editions_.end(), edition) != editions_.end();
  }

  // Nothing else may call itself as a built-in edition does.
  Result<F> load(const Json& json) const {
    Result<F> face = F::load(json);
    if (!face || is_built_in(json)) return face;
    const std::string name = json["name"].get<std::string>();
    const auto alike = [&](const std::string& other) {
      return std::equal(name.begin(), name.end(), other.begin(), other.end(), [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b;
      });
    };
    if (std::none_of(info_.editions.begin(), info_.editions.end(), alike)) return face;
    return Error{"its name is " + quote(name) +
                 ", like that of a built-in edition with other values; give it a name of its own"};
  }

  template <class SetUp>
  Result<std::unique_ptr<Match>> make(const Json& edition, const MatchSetup& setup,
                                      SetUp set_up) const {
    if (const Result<int> seats = check_seats(info_, setup.seats); !seats) return seats.error();
    Result<F> face = load(edition);
    if (!face) return Error{"this edition can't be played: " + face.message()};
    const bool built_in = is_built_in(edition);
    auto match = std::make_unique<MatchOf<F>>(info_, std::move(*face), edition, built_in, setup);
    if (const Result<Done> done = set_up(*match); !done) return done.error();
    return std::unique_ptr<Match>(std::move(match));
  }

  GameInfo info_;
  std::vector<Json> editions_;  // as info_ names them
};

}  // namespace pentarch
