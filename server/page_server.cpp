#include "server/page_server.hpp"

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <cstdio>
#include <optional>
#include <utility>
#include <vector>

#include "engine/hash.hpp"
#include "engine/text.hpp"
#include "server/assets.hpp"

namespace pentarch::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;

namespace {

constexpr auto kPatience = std::chrono::seconds(30);

// Scripts and modules of this page alone; styles may be set on elements.
constexpr std::string_view kPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

std::string_view type_of(std::string_view path) {
  struct Type {
    std::string_view ending;
    std::string_view type;
  };
  constexpr Type kTypes[] = {{".html", "text/html; charset=utf-8"},
                             {".txt", "text/plain; charset=utf-8"},
                             {".js", "text/javascript; charset=utf-8"},
                             {".css", "text/css; charset=utf-8"},
                             {".wasm", "application/wasm"},
                             {".svg", "image/svg+xml"},
                             {".json", "application/json"},
                             {".webmanifest", "application/manifest+json"}};
  for (const Type& one : kTypes) {
    if (path.ends_with(one.ending)) return one.type;
  }
  return "application/octet-stream";
}

// A target may be a whole address, as one asks a proxy.
std::string_view without_host(std::string_view target) {
  constexpr std::string_view kScheme = "http://";
  if (!target.starts_with(kScheme)) return target;
  const std::size_t path = target.find('/', kScheme.size());
  return path == target.npos ? "/" : target.substr(path);
}

const Asset* find_asset(std::string_view target) {
  std::string_view path = target.substr(0, target.find_first_of("?#"));
  path.remove_prefix(1);
  if (path.empty()) path = "index.html";
  for (const Asset& asset : assets()) {
    if (asset.path == path) return &asset;
  }
  return nullptr;
}

// Of every asset, in their order; reckoned once.
const std::string& tag_of(const Asset& asset) {
  static const std::vector<std::string> tags = [] {
    std::vector<std::string> all;
    for (const Asset& one : assets()) all.push_back("\"" + hex(hash_text(one.bytes)) + "\"");
    return all;
  }();
  return tags[static_cast<std::size_t>(&asset - assets().data())];
}

}  // namespace

Reply reply_to_malformed() {
  return {.status = 400, .body = "this is no request that can be understood\n"};
}

bool accepts_gzip(std::string_view encodings) {
  bool any = false;  // what `*` says of those that are not named
  for (const auto& [name, parameters] : http::ext_list(encodings)) {
    bool wanted = true;
    for (const auto& [key, value] : parameters) {
      if (beast::iequals(key, "q")) wanted = value.find_first_not_of("0.") != value.npos;
    }
    if (beast::iequals(name, "gzip")) return wanted;
    if (name == "*") any = wanted;
  }
  return any;
}

Reply reply_to(std::string_view method, std::string_view target, bool gzip,
               std::string_view known_tag) {
  if (method != "GET" && method != "HEAD") {
    return {.status = 405, .body = "only GET and HEAD are answered here\n", .allow = "GET, HEAD"};
  }
  target = without_host(target);
  if (!target.starts_with('/')) return reply_to_malformed();
  const Asset* asset = find_asset(target);
  if (asset == nullptr) return {.status = 404, .body = "there is nothing here; the page is at /\n"};
  Reply reply{.type = type_of(asset->path), .body = asset->bytes, .tag = tag_of(*asset)};
  reply.lasting = asset->path.starts_with("assets/");
  if (known_tag == reply.tag) {
    reply.status = 304;
    reply.body = {};
  } else if (gzip && !asset->packed.empty()) {
    reply.packed = true;
    reply.body = asset->packed;
  }
  return reply;
}

namespace {

using Request = http::request<http::empty_body>;
using Response = http::response<http::span_body<const char>>;

Response response_of(const Reply& reply, unsigned version) {
  Response response{static_cast<http::status>(reply.status), version};
  response.set(http::field::content_type, reply.type);
  response.set("Content-Security-Policy", kPolicy);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set(http::field::vary, "Accept-Encoding");
  response.set(http::field::cache_control,
               reply.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  if (!reply.tag.empty()) response.set(http::field::etag, reply.tag);
  if (reply.packed) response.set(http::field::content_encoding, "gzip");
  if (!reply.allow.empty()) response.set(http::field::allow, reply.allow);
  response.body() = {reply.body.data(), reply.body.size()};
  response.prepare_payload();
  return response;
}

Response malformed() {
  Response response = response_of(reply_to_malformed(), 11);
  response.keep_alive(false);
  return response;
}

// What the header of a request asks for. A body is of no interest, and ends the conversation.
Response answer(const Request& request, bool has_body) {
  constexpr unsigned kHostIsDemanded = 11;  // from HTTP 1.1 on, exactly once
  const std::size_t hosts = request.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && request.version() >= kHostIsDemanded)) return malformed();
  const std::string_view method = request.method_string();
  const Reply reply =
      reply_to(method, request.target(), accepts_gzip(request[http::field::accept_encoding]),
               request[http::field::if_none_match]);
  Response response = response_of(reply, request.version());
  response.keep_alive(request.keep_alive() && !has_body);
  if (method == "HEAD") response.body() = {};
  return response;
}

// Whether what came is no HTTP, rather than that nothing more came.
bool is_malformed(const beast::error_code& failed) {
  return failed.category() == beast::error_code(http::error::bad_method).category() &&
         failed != http::error::end_of_stream && failed != http::error::partial_message;
}

// Reads a little of what the visitor still sends: closing at once could cost it the answer.
asio::awaitable<void> part_from(beast::tcp_stream& stream) {
  constexpr std::size_t kMost = 1 << 20;
  beast::error_code failed;
  stream.socket().shutdown(tcp::socket::shutdown_send, failed);
  stream.expires_after(std::chrono::seconds(2));
  std::array<char, 4096> unread;
  for (std::size_t sum = 0; !failed && sum < kMost;) {
    sum += co_await stream.async_read_some(asio::buffer(unread),
                                           asio::redirect_error(asio::use_awaitable, failed));
  }
}

asio::awaitable<void> converse(tcp::socket socket) {
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer;
  beast::error_code failed;
  const auto token = [&] { return asio::redirect_error(asio::use_awaitable, failed); };
  while (!failed) {
    stream.expires_after(kPatience);
    http::request_parser<http::empty_body> parser;
    co_await http::async_read_header(stream, buffer, parser, token());
    const bool wrong = is_malformed(failed);
    if (failed && !wrong) break;
    Response response = wrong ? malformed() : answer(parser.get(), !parser.is_done());
    co_await http::async_write(stream, response, token());
    if (!response.keep_alive()) {
      co_await part_from(stream);
      break;
    }
  }
  stream.close();
}

// Waits until there may be room for another visitor again: at the latest when one of those that are
// here has lost patience.
asio::awaitable<void> wait_for_room(tcp::acceptor& acceptor, const std::string& why) {
  static bool told = false;
  if (!std::exchange(told, true)) {
    std::fprintf(stderr, "pentarch: there is no room for more visitors now (%s); they wait\n",
                 why.c_str());
  }
  asio::steady_timer pause(acceptor.get_executor(), std::chrono::milliseconds(200));
  co_await pause.async_wait(asio::use_awaitable);
}

asio::awaitable<void> listen(tcp::acceptor acceptor) {
  while (true) {
    boost::system::error_code failed;
    tcp::socket socket =
        co_await acceptor.async_accept(asio::redirect_error(asio::use_awaitable, failed));
    if (failed == asio::error::operation_aborted) co_return;
    if (failed == asio::error::connection_aborted) continue;  // a visitor who left at once
    if (failed) {
      co_await wait_for_room(acceptor, failed.message());
      continue;
    }
    asio::co_spawn(acceptor.get_executor(), converse(std::move(socket)), asio::detached);
  }
}

// Whether another port might do.
bool is_in_use(const boost::system::error_code& failed) {
  return failed == asio::error::address_in_use || failed == asio::error::access_denied;
}

// Listens at the port, or at the next one that is free.
std::optional<tcp::acceptor> first_free(asio::io_context& context, const asio::ip::address& host,
                                        const Address& address, boost::system::error_code& failed) {
  for (int more = 0; more <= address.more_ports; ++more) {
    const auto port = static_cast<std::uint16_t>(address.port + more);
    try {
      return tcp::acceptor(context, tcp::endpoint(host, port));
    } catch (const boost::system::system_error& error) {
      failed = error.code();
    }
    if (!is_in_use(failed)) break;
  }
  return std::nullopt;
}

}  // namespace

std::string serve(const Address& address, const std::function<void(std::uint16_t)>& ready) {
  if (assets().empty()) return "this program was built without the page; make build includes it";
  asio::io_context context(1);
  boost::system::error_code failed;
  const asio::ip::address host = asio::ip::make_address(address.host, failed);
  if (failed) return "--host is '" + address.host + "'; it must be an address such as 127.0.0.1";
  std::optional<tcp::acceptor> acceptor = first_free(context, host, address, failed);
  if (!acceptor && !is_in_use(failed)) {
    return "this machine can't listen at the address " + address.host + " (" + failed.message() +
           "); --host 127.0.0.1 is for itself alone, 0.0.0.0 for all that reach it";
  }
  if (!acceptor) {
    return "port " + std::to_string(address.port) + " of " + address.host + " can't be used (" +
           failed.message() + "); choose another with --port";
  }
  const std::uint16_t chosen = acceptor->local_endpoint().port();
  asio::signal_set signals(context, SIGINT, SIGTERM);
  signals.async_wait([&](const boost::system::error_code&, int) { context.stop(); });
  asio::co_spawn(context, listen(std::move(*acceptor)), asio::detached);
  ready(chosen);
  context.run();
  return {};
}

}  // namespace pentarch::server
