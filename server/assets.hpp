// The built page, carried inside the program.
#pragma once

#include <span>
#include <string_view>

namespace pentarch::server {

struct Asset {
  std::string_view path;  // "assets/index-1a2b.js"
  std::string_view bytes;
  std::string_view packed;  // the same with gzip; empty where that saves nothing
};

// Empty where the program was built without the page.
std::span<const Asset> assets();

}  // namespace pentarch::server
