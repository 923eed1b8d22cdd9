// The data files of the project (editions, words), carried inside the program.
#pragma once

#include <span>
#include <string_view>

namespace pentarch {

// The content of a file by its path in the repository; empty when there is no such file.
std::string_view embedded(std::string_view path);
// The paths of all of them.
std::span<const std::string_view> embedded_paths();

}  // namespace pentarch
