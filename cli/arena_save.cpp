#include "cli/arena_save.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/common.hpp"

namespace pentarch::cli {

namespace {

// The first member in which two headers differ, in words.
std::string difference(const Json& found, const Json& wanted) {
  for (const auto& [key, value] : wanted.items()) {
    const auto other = found.find(key);
    if (other == found.end()) return fmt::format("it does not say its {}", key);
    if (*other != value) {
      return fmt::format("there {} is {}, here {}", key, quote(dump(*other)), quote(dump(value)));
    }
  }
  return "it says more than this program knows";
}

// Whether ranks are those of a finished game: 1 and as many as stand better.
bool are_ranks(const GameResult& result, int seats) {
  for (int seat = 0; seat < seats; ++seat) {
    int rank = 1;
    for (int other = 0; other < seats; ++other) rank += result.rank[other] < result.rank[seat];
    if (result.rank[seat] != rank) return false;
  }
  return true;
}

constexpr std::string_view kHeaderBegin = R"({"arena":1,)";

// Whether a line without an end is a header that was not written to its end: nothing was played.
bool is_begun_header(std::string_view line) {
  const std::size_t size = std::min(line.size(), kHeaderBegin.size());
  return line.substr(0, size) == kHeaderBegin.substr(0, size);
}

}  // namespace

std::optional<std::string> ArenaSave::secret_in(const std::string& path) {
  if (!file_exists(path)) return std::nullopt;
  const std::optional<std::string> line = LineReader(path).next();
  const Result<Json> header = parse_json(line.value_or(""));
  if (!header || !header->is_object() || !header->contains("secret")) return std::nullopt;
  const Json& secret = (*header)["secret"];
  return secret.is_string() ? std::optional(secret.get<std::string>()) : std::nullopt;
}

ArenaSave::ArenaSave(std::string path, const Json& header, const std::vector<Bot>& bots, int seats,
                     Arena& arena)
    : path_(std::move(path)),
      header_(dump(header) + "\n"),
      bots_(bots),
      seats_(seats),
      schedule_(arena.schedule()) {
  if (!file_exists(path_)) return;
  lock_.emplace(path_, false);
  read(header, arena);
}

void ArenaSave::read(const Json& header, Arena& arena) {
  LineReader lines(path_);
  exists_ = true;
  const std::optional<std::string> first = lines.next();
  if (!first || (!lines.is_whole() && is_begun_header(*first))) return;
  check_header(*first, header);
  whole_ = first->size() + 1;
  for (std::size_t number = 2;; ++number) {
    const std::optional<std::string> line = lines.next();
    if (!line || !lines.is_whole()) return;
    if (const std::string wrong = enter(*line, arena); !wrong.empty()) {
      throw Refusal(fmt::format("{}, line {}: {}", quote(path_), number, wrong));
    }
    whole_ += line->size() + 1;
  }
}

void ArenaSave::check_header(std::string_view line, const Json& header) const {
  const Result<Json> found = parse_json(line);
  if (!found || !found->is_object() || !found->contains("arena")) {
    throw Refusal(quote(path_) + " is no file of an arena; name another with --save");
  }
  if (*found == header) return;
  throw Refusal(fmt::format("{} is of another arena: {}; name another file with --save",
                            quote(path_), difference(*found, header)));
}

std::string ArenaSave::enter(std::string_view line, Arena& arena) {
  const Result<Json> json = parse_json(line);
  if (!json) return json.message();
  JsonReader reader(*json, "");
  const std::uint64_t game = reader.seed("number");
  const auto size = static_cast<std::size_t>(seats_);
  const Json& bots = reader.array("bots", size, size);
  const Json& points = reader.array("points", size, size);
  const Json& ranks = reader.array("ranks", size, size);
  GameResult result;
  for (std::size_t seat = 0; seat < size && reader.ok(); ++seat) {
    if (!is_number_in(points[seat], INT16_MIN, INT16_MAX)) reader.fail("points must be numbers");
    if (!is_number_in(ranks[seat], 1, seats_)) reader.fail("ranks must be numbers from 1");
    if (!reader.ok()) break;
    result.points[seat] = points[seat].get<std::int16_t>();
    result.rank[seat] = ranks[seat].get<std::uint8_t>();
  }
  reader.allow("lost");
  reader.allow("why");
  if (reader.has("lost")) {
    result.lost = static_cast<Seat>(reader.number("lost", 0, seats_ - 1));
    result.why = reader.text("why");
  }
  reader.refuse_others();
  if (!reader.ok()) return reader.error();
  if (!are_ranks(result, seats_)) return "its ranks are those of no game";
  if (bots != Json(names(game))) return fmt::format("game {} is not played by these bots", game);
  if (game >= arena.games()) return {};  // of a longer run
  if (arena.has(game)) return fmt::format("game {} is there twice", game);
  arena.enter(game, std::move(result));
  ++found_;
  return {};
}

std::vector<std::string> ArenaSave::names(std::uint64_t game) const {
  std::vector<std::string> result;
  for (const int bot : schedule_.seated(game)) result.push_back(bots_[bot].name);
  return result;
}

void ArenaSave::open() {
  if (!lock_) {
    lock_.emplace(path_, true);
    if (!lock_->is_empty()) {
      throw Refusal(quote(path_) + " was begun by another pentarch just now; start again");
    }
  }
  std::error_code error;
  if (exists_) std::filesystem::resize_file(path_, whole_, error);
  file_.open(path_, std::ios::binary | std::ios::app);
  if (whole_ == 0) file_ << header_ << std::flush;
  if (error || !file_) refuse_unwritable();
}

bool ArenaSave::add(std::uint64_t game, const GameResult& result) {
  Json line = {{"number", game}, {"bots", names(game)}};
  for (int seat = 0; seat < seats_; ++seat) {
    line["points"].push_back(result.points[seat]);
    line["ranks"].push_back(result.rank[seat]);
  }
  if (result.lost != kNobody) {
    line["lost"] = result.lost;
    line["why"] = result.why;
  }
  file_ << dump(line) + "\n" << std::flush;
  return file_.good();
}

void ArenaSave::refuse_unwritable() const {
  throw Refusal(quote(path_) + " can't be written");
}

}  // namespace pentarch::cli
