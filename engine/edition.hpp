// What the edition files of all games share: every value has a source, every component a name.
#pragma once

#include <string>

#include "engine/json.hpp"

namespace pentarch {

// What an edition file begins with: its game and its name.
void read_edition_head(JsonReader& file, const std::string& game);

// Where a value comes from, in a line of text.
void read_source(JsonReader& reader);

// Reads a member {"value": ..., "source": "..."} of an edition file: read the value through ->,
// the source is checked at the end, and whatever is wrong goes to the reader of the file.
class Sourced {
 public:
  Sourced(JsonReader& file, const char* key) : file_(file), reader_(file.object(key), key) {}
  ~Sourced();
  Sourced(const Sourced&) = delete;
  Sourced& operator=(const Sourced&) = delete;
  JsonReader* operator->() { return &reader_; }

 private:
  JsonReader& file_;
  JsonReader reader_;
};

int read_sourced_number(JsonReader& file, const char* key, int least, int most);

// A row of a list may name a source of its own, where it differs from that of the list.
void read_row_source(JsonReader& row);

// Names of components are typed in moves: 1 to 24 of a-z, 0-9 and -.
bool is_component_name(const std::string& text);

}  // namespace pentarch
