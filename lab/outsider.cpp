#include "lab/outsider.hpp"

#include "engine/embedded.hpp"

namespace pentarch {

namespace {

bool is_built_in(std::string_view game, const Json& edition) {
  const Result<Json> json = parse_json(embedded("games/" + std::string(game) + "/edition.json"));
  return json && *json == edition;
}

Result<std::string> move_of(const std::string& answer) {
  const Result<Json> json = parse_json(answer);
  if (!json) return Error{"its answer can't be read: " + json.message()};
  JsonReader reader(*json, "");
  if (!reader.ok()) return Error{"it answered " + quote(answer) + ", which is no JSON object"};
  if (reader.has("error"))
    return Error{"it answered with the error " + quote(reader.text("error"))};
  std::string move = reader.text("move");
  if (!reader.ok()) return Error{"it answered " + quote(answer) + ": " + reader.error()};
  return move;
}

}  // namespace

Outsiders::Outsiders(const Outside& outside, std::string_view game, const Json& edition)
    : outside_(outside), question_{{"do", "bot"}, {"game", game}, {"seconds", outside.seconds}} {
  if (!is_built_in(game, edition)) question_["edition"] = edition;
}

Result<std::string> Outsiders::ask(const Bot& bot, Seat seat, const Json& view,
                                   std::uint32_t seed) {
  std::unique_ptr<Outsider>& program = running_[{bot.program, seat}];
  if (program == nullptr) program = outside_.run(bot.program);
  Json question = question_;
  question["seat"] = seat;
  question["view"] = view;
  question["seed"] = seed;
  const Result<std::string> answer = program->ask(dump(question));
  if (!answer) return answer.error();
  return move_of(*answer);
}

Standing after_forfeit(const Standing& standing, int seats, Seat lost) {
  Standing after = standing;
  rank_seats(after, seats, [&](Seat a, Seat b) {
    if (b == lost) return a != lost;
    return a != lost && standing.rank[a] < standing.rank[b];
  });
  return after;
}

}  // namespace pentarch
