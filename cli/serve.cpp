#include <unistd.h>

#include <cstdlib>

#include "cli/commands.hpp"
#include "server/page_server.hpp"

namespace pentarch::cli {

namespace {

// Only where there is a desktop; else the line that was printed says where to look.
void open_browser(const std::string& url) {
  if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
  if (fork() == 0) {
    if (std::freopen("/dev/null", "w", stderr) != nullptr) {
      execlp("xdg-open", "xdg-open", url.c_str(), nullptr);
    }
    _exit(127);
  }
}

}  // namespace

int run_serve(const ServeArguments& arguments) {
  constexpr int kMorePorts = 20;
  const server::Address address{.host = arguments.host,
                                .port = arguments.port.value_or(8080),
                                .more_ports = arguments.port ? 0 : kMorePorts};
  const std::string failed = server::serve(address, [&](std::uint16_t port) {
    const bool named = arguments.host.find(':') == std::string::npos;
    const std::string host = named ? arguments.host : "[" + arguments.host + "]";
    const std::string url = "http://" + host + ":" + std::to_string(port) + "/";
    out_line("Pentarch is at " + url + "  (Ctrl-C ends it)");
    if (arguments.open) open_browser(url);
  });
  if (!failed.empty()) throw Refusal(failed);
  return 0;
}

}  // namespace pentarch::cli
