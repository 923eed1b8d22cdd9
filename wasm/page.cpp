// The game of a page: the protocol (docs/PROTOCOL.md) behind three functions, for a Worker.
//
// The module has one game. A page keeps several matches in it, each at a table of its own: one that
// is played, one that is looked at.
#include <map>

#include "table/protocol.hpp"

namespace pentarch::PAGE_GAME {

std::unique_ptr<AnyGame> make_game();

}  // namespace pentarch::PAGE_GAME

namespace {

using namespace pentarch;

const AnyGame& the_game() {
  static const std::unique_ptr<AnyGame> game = PAGE_GAME::make_game();
  return *game;
}

const AnyGame* find_the_game(std::string_view id) {
  return id == the_game().info().id ? &the_game() : nullptr;
}

Protocol& protocol_at(int table) {
  static std::map<int, Protocol> tables;
  const auto list = [] { return Json::array({game_json(the_game().info())}); };
  return tables.try_emplace(table, find_the_game, list, *find_bot("hard")).first->second;
}

std::string request;
std::string answer;

}  // namespace

// Where the next request of so many bytes is to be written.
extern "C" [[clang::export_name("room")]] char* room(std::size_t bytes) {
  request.resize(bytes);
  return request.data();
}

// Answers it; the answer stays until the next one.
extern "C" [[clang::export_name("ask")]] const char* ask(int table) {
  answer = protocol_at(table).answer(request);
  return answer.data();
}

extern "C" [[clang::export_name("answer_size")]] std::size_t answer_size() {
  return answer.size();
}
