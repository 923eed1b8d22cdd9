#include "engine/describe/telling.hpp"

#include <algorithm>

namespace pentarch {

namespace {

class AsJson final : public Telling {
 public:
  explicit AsJson(Json& json) : json_(json) {}
  void member(const char* name, const Json& value) override { json_[name] = value; }

 private:
  Json& json_;
};

class AsSentence final : public Telling {
 public:
  AsSentence(std::string key, const Event& event, const Voice& voice)
      : key_(std::move(key)), voice_(voice), values_{{"seat", voice.name(event.seat)}} {}

  using Telling::word;
  void word(const char* name, const Text& text) override {
    values_.emplace_back(name, text(voice_));
  }
  void variant(const char* which) override { key_ += std::string("-") + which; }
  std::string sentence() const { return voice_.words.say(key_, values_); }

 private:
  std::string key_;
  const Voice& voice_;
  std::vector<Value> values_;
};

}  // namespace

std::string Things::spoken(const Voice& voice, int which) const {
  const std::string in_words = word(voice.words, which);
  if (mention == Mention::kPlain) return in_words;
  const std::string typed(names[which]);
  return mention == Mention::kDescribed ? voice.described(in_words, typed)
                                        : voice.component(in_words, typed);
}

void Telling::number(const char* name, int value) {
  member(name, value);
  word(name, value);
}

void Telling::seat(const char* name, int seat) {
  member(name, seat);
  word(name, [seat](const Voice& voice) { return voice.name(static_cast<Seat>(seat)); });
}

void Telling::one(const char* name, const Things& things, int which) {
  if (which == kHiddenArg) return member(name, Json());
  member(name, things.names[which]);
  word(name, things, which);
}

void Telling::some(const char* name, const Things& things, const std::vector<int>& which) {
  Json all = Json::array();
  for (const int i : which) all.push_back(i == kHiddenArg ? Json() : Json(things.names[i]));
  member(name, all);
  word(name, [&](const Voice& voice) {
    std::vector<std::string> spoken;
    for (const int i : which) {
      if (i != kHiddenArg) spoken.push_back(things.spoken(voice, i));
    }
    return spoken.empty() ? voice.words.say("nothing") : voice.words.list(spoken);
  });
}

void Telling::points(const char* name, const std::vector<int>& by_seat) {
  member(name, by_seat);
  word(name, [&](const Voice& voice) {
    std::vector<std::string> parts;
    for (Seat seat = 0; seat < voice.names.size() && seat < by_seat.size(); ++seat) {
      if (by_seat[seat] == 0) continue;
      parts.push_back(voice.words.say("gain", {{"seat", voice.name(seat)}, {"n", by_seat[seat]}}));
    }
    return parts.empty() ? voice.words.say("nobody") : voice.words.list(parts);
  });
}

void Telling::word(const char* name, int number) {
  word(name, [number](const Voice&) { return std::to_string(number); });
}

void Telling::word(const char* name, const Things& things, int which) {
  if (which == kHiddenArg) return;
  word(name, [&things, which](const Voice& voice) { return things.spoken(voice, which); });
}

Json event_as_json(const Names& kinds, const Event& event, const TellsEvent& tells) {
  Json json = {{"kind", kinds[event.kind]}};
  if (event.seat != kNobody) json["seat"] = event.seat;
  AsJson telling(json);
  tells(telling);
  return json;
}

std::string event_as_sentence(const Names& kinds, const Event& event, const Voice& voice,
                              const TellsEvent& tells) {
  AsSentence telling("event." + std::string(kinds[event.kind]), event, voice);
  tells(telling);
  return telling.sentence();
}

}  // namespace pentarch
