// The protocol over every registered game: a scene is what the single requests answer.
#include "table/protocol.hpp"

#include <gtest/gtest.h>

#include "games/registry.hpp"

namespace pentarch {
namespace {

class Table {
 public:
  Json must(const Json& request) {
    const Result<Json> answer = parse_json(protocol_.answer(dump(request)));
    EXPECT_TRUE(answer && answer->value("ok", false)) << dump(request) << dump(*answer);
    return *answer;
  }

 private:
  Protocol protocol_{[](std::string_view id) -> const AnyGame* {
                       const Entry* entry = find_game(id);
                       return entry == nullptr ? nullptr : entry->game.get();
                     },
                     [] { return Json(); }, *find_bot("random")};
};

// What one listener asks each time: a seat, or nobody.
struct Listener {
  Json seat;
  std::string language;
  bool person;
  bool links;
  int from;

  Json request(const char* what) const {
    Json request{{"do", what}};
    if (!seat.is_null()) request["seat"] = seat;
    return request;
  }
  Json asking_view() const {
    Json request = this->request("view");
    request.update({{"lang", language}, {"person", person}});
    return request;
  }
  Json asking_events() const {
    Json request = this->request("events");
    request.update({{"lang", language}, {"links", links}, {"from", from}});
    return request;
  }
  Json asking_scene() const {
    Json request = asking_view();
    request.update(asking_events());
    request["do"] = "scene";
    return request;
  }
};

// The members of a scene, put together from what the single requests answer.
Json put_together(Table& table, const Listener& listener, const Json& summary) {
  Json scene = table.must(listener.asking_view());
  scene.update(table.must(listener.asking_events()));
  if (listener.seat.is_null()) {
    scene["legal"] = Json::array();
  } else {
    scene.update(table.must(listener.request("legal")));
  }
  for (const char* key : {"deciders", "finished", "decisions"}) scene[key] = summary[key];
  return scene;
}

void expect_scenes(Table& table, int seats, const Json& summary, int from) {
  for (int seat = 0; seat <= seats; ++seat) {
    const Json who = seat < seats ? Json(seat) : Json();
    for (const char* language : {"en", "ja", "zh"}) {
      for (const bool person : {false, true}) {
        const Listener listener{who, language, person, !person, from};
        ASSERT_EQ(dump(table.must(listener.asking_scene())),
                  dump(put_together(table, listener, summary)))
            << dump(listener.asking_scene());
      }
    }
  }
}

TEST(Protocol, SceneIsWhatTheSingleRequestsAnswer) {
  constexpr int kEvery = 29;  // decisions between looks
  for (const Entry& entry : registry()) {
    const GameInfo& info = entry.game->info();
    for (int seats = info.least_seats; seats <= info.most_seats; ++seats) {
      SCOPED_TRACE(info.id + " with " + std::to_string(seats));
      Table table;
      Json summary = table.must({{"do", "new"}, {"game", info.id}, {"seats", seats}, {"seed", 1}});
      for (int played = 0; !summary["finished"].get<bool>(); ++played) {
        if (played % kEvery == 0) expect_scenes(table, seats, summary, played);
        if (HasFailure()) return;
        const Json seat = summary["deciders"].back();
        const Json move = table.must({{"do", "bot"}, {"seat", seat}, {"seed", played}})["move"];
        summary = table.must({{"do", "play"}, {"seat", seat}, {"move", move}});
      }
      expect_scenes(table, seats, summary, 0);
    }
  }
}

}  // namespace
}  // namespace pentarch
