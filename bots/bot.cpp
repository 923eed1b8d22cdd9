#include "bots/bot.hpp"

#include <cstdlib>

#include "engine/text.hpp"
#include "engine/threads.hpp"

namespace pentarch {

namespace {

// A bot that has nothing but its name; of a level that searches also the longest time that it
// thinks about a decision.
struct Named {
  const char* name;
  Bot::Kind kind;
  Level Levels::* level = nullptr;
  float seconds = 0;
};

constexpr Named kNamed[] = {
    {"random", Bot::Kind::kRandom},
    {"greedy", Bot::Kind::kGreedy},
    {"easy", Bot::Kind::kEasy},
    {"medium", Bot::Kind::kSearch, &Levels::medium, 0.3f},
    {"hard", Bot::Kind::kSearch, &Levels::hard, 1},
    {"expert", Bot::Kind::kSearch, &Levels::expert, 5},
};

std::string all_bots() {
  std::string names;
  for (const Named& named : kNamed) names += std::string(named.name) + ", ";
  return names + "search:simulations=N and cmd:PROGRAM";
}

// One number of a search that can be set from outside, and what it may be.
struct Number {
  const char* key;
  double least;
  double most;
  bool whole;
  void (*set)(Budget&, Tuning&, double);
};

constexpr Number kNumbers[] = {
    {"simulations", 1, 1e9, true,
     [](Budget& b, Tuning&, double v) { b.simulations = static_cast<int>(v); }},
    {"seconds", 0.001, 3600, false,
     [](Budget& b, Tuning&, double v) { b.seconds = static_cast<float>(v); }},
    {"megabytes", 1, kMostMegabytes, true,
     [](Budget& b, Tuning&, double v) { b.megabytes = static_cast<int>(v); }},
    {"threads", 1, kMostThreads, true,
     [](Budget& b, Tuning&, double v) { b.threads = static_cast<int>(v); }},
    {"exploration", 0, 100, false,
     [](Budget&, Tuning& t, double v) { t.exploration = static_cast<float>(v); }},
    {"prior", 0, 1e6, true, [](Budget&, Tuning& t, double v) { t.prior = static_cast<int>(v); }},
    {"depth", 1, 1e6, true, [](Budget&, Tuning& t, double v) { t.depth = static_cast<int>(v); }},
    {"playout", 0, 1e6, true,
     [](Budget&, Tuning& t, double v) { t.playout = static_cast<int>(v); }},
    {"best_of", 1, 1000, true,
     [](Budget&, Tuning& t, double v) { t.best_of = static_cast<int>(v); }},
    {"others", 0, 1000, true, [](Budget&, Tuning& t, double v) { t.others = static_cast<int>(v); }},
    {"spread", 1, 1e6, true, [](Budget&, Tuning& t, double v) { t.spread = static_cast<int>(v); }},
    {"margin", 0, 1, false, [](Budget&, Tuning& t, double v) { t.margin = static_cast<float>(v); }},
};

std::string all_keys() {
  std::string keys;
  for (const Number& number : kNumbers)
    keys += (keys.empty() ? "" : ", ") + std::string(number.key);
  return keys;
}

std::string plain_number(double value) {
  std::string text = std::to_string(value);
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text;
}

// Sets what `key=value` says; the answer is what is wrong with it, or empty.
std::string set(std::string_view text, Bot& bot) {
  const std::size_t equals = text.find('=');
  const std::string_view key = text.substr(0, equals);
  for (const Number& number : kNumbers) {
    if (equals == std::string_view::npos || key != number.key) continue;
    const std::string value(text.substr(equals + 1));
    char* end = nullptr;
    const double given = std::strtod(value.c_str(), &end);
    const bool read = !value.empty() && end == value.c_str() + value.size();
    const bool fits = read && given >= number.least && given <= number.most &&
                      (!number.whole || given == static_cast<double>(static_cast<int>(given)));
    if (!fits) {
      return std::string(number.key) + " of a search is " + quote(value) + "; it must be a " +
             (number.whole ? "whole " : "") + "number from " + plain_number(number.least) + " to " +
             plain_number(number.most);
    }
    number.set(bot.budget, bot.tuning, given);
    return {};
  }
  return "a search has no number " + quote(text) + "; it has key=value with " + all_keys();
}

std::string set_all(std::string_view text, Bot& bot) {
  std::size_t colon = text.empty() ? text.npos : 0;
  while (colon != text.npos) {
    colon = text.find(':');
    if (std::string wrong = set(text.substr(0, colon), bot); !wrong.empty()) {
      return wrong;
    }
    text.remove_prefix(colon == text.npos ? text.size() : colon + 1);
  }
  return {};
}

Bot bot_of(Bot::Kind kind, std::string_view name) {
  Bot bot;
  bot.kind = kind;
  bot.name = name;
  return bot;
}

// The first key that is set twice, or empty.
std::string_view twice_in(std::string_view numbers) {
  for (const Number& number : kNumbers) {
    const std::string key = std::string(":") + number.key + "=";
    const std::string text = ":" + std::string(numbers);
    const std::size_t first = text.find(key);
    if (first != text.npos && text.find(key, first + 1) != text.npos) return number.key;
  }
  return {};
}

Result<Bot> search_of(std::string_view name, std::string_view numbers) {
  if (const std::string_view twice = twice_in(numbers); !twice.empty()) {
    return Error{"a search has " + std::string(twice) + " once; " + quote(name) + " sets it twice"};
  }
  Bot bot = bot_of(Bot::Kind::kSearch, name);
  if (std::string wrong = set_all(numbers, bot); !wrong.empty()) return Error{std::move(wrong)};
  if (bot.budget.simulations == 0 && bot.budget.seconds == 0) {
    return Error{"a search needs an end: search:simulations=N or search:seconds=S"};
  }
  return bot;
}

}  // namespace

Result<Bot> find_bot(std::string_view name) {
  for (const Named& named : kNamed) {
    if (name != named.name) continue;
    Bot bot = bot_of(named.kind, name);
    bot.level = named.level;
    bot.budget.seconds = named.seconds;
    return bot;
  }
  const std::size_t colon = name.find(':');
  const std::string_view head = name.substr(0, colon);
  const std::string_view tail =
      colon == std::string_view::npos ? std::string_view() : name.substr(colon + 1);
  if (head == "search") return search_of(name, tail);
  if (head == "cmd") {
    if (tail.find_first_not_of(" \t") == tail.npos)
      return Error{"cmd: needs a program, such as cmd:./mybot"};
    Bot bot = bot_of(Bot::Kind::kProgram, name);
    bot.program = tail;
    return bot;
  }
  return Error{"there is no bot " + quote(name) + "; there are " + all_bots()};
}

Plan plan_of(const Bot& bot, const Thinking& of_game, int seats) {
  Budget budget = bot.budget;
  Tuning tuning = bot.tuning;
  if (bot.level != nullptr) {
    const Level& level = of_game.level(bot.level, seats);
    budget.simulations = level.simulations;
    tuning = level.tuning;
  }
  if (bot.most_seconds > 0 && (budget.seconds == 0 || budget.seconds > bot.most_seconds)) {
    budget.seconds = bot.most_seconds;
  }
  return {.thinking = of_game.tuned(tuning), .budget = budget};
}

}  // namespace pentarch
