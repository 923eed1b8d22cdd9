// Any lines to the protocol: each gets one line of JSON that says whether it was ok.
#include "table/protocol.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace pentarch::fuzz {
namespace {

Json list_games() {
  Json games = Json::array();
  for (const Entry& entry : registry()) games.push_back(game_json(entry.game->info()));
  return games;
}

void expect_answer(const std::string& answer) {
  expect(answer.find('\n') == std::string::npos, "an answer is one line, not", answer);
  const Json json = Json::parse(answer, nullptr, /*allow_exceptions=*/false);
  expect(json.is_object() && json.contains("ok"), "an answer is an object with ok, not", answer);
  expect(json["ok"].is_boolean(), "ok is true or false, not", answer);
  expect(json["ok"] == !json.contains("error"), "an error says what it is, not", answer);
}

}  // namespace
}  // namespace pentarch::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace pentarch;
  Protocol protocol(fuzz::find_any_game, fuzz::list_games, *find_bot("greedy"));
  std::string_view text = fuzz::text_of(data, size);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    fuzz::expect_answer(protocol.answer(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return 0;
}
