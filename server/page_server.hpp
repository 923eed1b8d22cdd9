// Serves the page over HTTP: the files inside the program, nothing from the disk.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace pentarch::server {

// One answer of the server, apart from sockets.
struct Reply {
  unsigned status = 200;
  std::string_view type = "text/plain; charset=utf-8";
  std::string_view body;
  std::string_view allow = {};  // the methods that would have been right
  bool packed = false;          // with gzip
  bool lasting = false;         // its name changes with its content
  std::string tag = {};         // of the content, for If-None-Match
};

Reply reply_to(std::string_view method, std::string_view target, bool gzip,
               std::string_view known_tag);
Reply reply_to_malformed();

// Whether these encodings (`Accept-Encoding`) allow gzip: `gzip;q=0` does not.
bool accepts_gzip(std::string_view encodings);

struct Address {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
  int more_ports = 0;  // to try after it, where it is taken
};

// Serves until the process is told to end (SIGINT, SIGTERM). `ready` is told the port; the result
// is empty, or why it could not begin.
std::string serve(const Address& address, const std::function<void(std::uint16_t)>& ready);

}  // namespace pentarch::server
