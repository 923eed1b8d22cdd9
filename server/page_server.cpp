#include "server/page_server.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <optional>
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

const Asset* find_asset(std::string_view target) {
  std::string_view path = target.substr(0, target.find_first_of("?#"));
  path.remove_prefix(std::min<std::size_t>(1, path.size()));
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

Reply reply_to(std::string_view method, std::string_view target, bool accepts_gzip,
               std::string_view known_tag) {
  if (method != "GET" && method != "HEAD") {
    return {.status = 405, .body = "only GET and HEAD are answered here\n"};
  }
  const Asset* asset = find_asset(target);
  if (asset == nullptr) return {.status = 404, .body = "there is nothing here; the page is at /\n"};
  Reply reply{.type = type_of(asset->path), .body = asset->bytes, .tag = tag_of(*asset)};
  reply.lasting = asset->path.starts_with("assets/");
  if (known_tag == reply.tag) {
    reply.status = 304;
    reply.body = {};
  } else if (accepts_gzip && !asset->packed.empty()) {
    reply.packed = true;
    reply.body = asset->packed;
  }
  return reply;
}

namespace {

using Request = http::request<http::empty_body>;
using Response = http::response<http::span_body<const char>>;

Response answer(const Request& request) {
  const std::string_view encodings = request[http::field::accept_encoding];
  const std::string_view method = request.method_string();
  const Reply reply = reply_to(method, request.target(), encodings.find("gzip") != encodings.npos,
                               request[http::field::if_none_match]);
  Response response{static_cast<http::status>(reply.status), request.version()};
  response.set(http::field::content_type, reply.type);
  response.set("Content-Security-Policy", kPolicy);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set(http::field::vary, "Accept-Encoding");
  response.set(http::field::cache_control,
               reply.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  if (!reply.tag.empty()) response.set(http::field::etag, reply.tag);
  if (reply.packed) response.set(http::field::content_encoding, "gzip");
  response.body() = {reply.body.data(), reply.body.size()};
  response.keep_alive(request.keep_alive());
  response.prepare_payload();
  if (method == "HEAD") response.body() = {};
  return response;
}

asio::awaitable<void> converse(tcp::socket socket) {
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer;
  beast::error_code failed;
  const auto token = [&] { return asio::redirect_error(asio::use_awaitable, failed); };
  while (!failed) {
    stream.expires_after(kPatience);
    Request request;
    co_await http::async_read(stream, buffer, request, token());
    if (failed) break;
    Response response = answer(request);
    co_await http::async_write(stream, response, token());
    if (!response.keep_alive()) break;
  }
  stream.close();
}

asio::awaitable<void> listen(tcp::acceptor acceptor) {
  while (true) {
    boost::system::error_code failed;
    tcp::socket socket =
        co_await acceptor.async_accept(asio::redirect_error(asio::use_awaitable, failed));
    if (failed == asio::error::operation_aborted) co_return;
    if (failed) continue;  // a visitor who left at once
    asio::co_spawn(acceptor.get_executor(), converse(std::move(socket)), asio::detached);
  }
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
