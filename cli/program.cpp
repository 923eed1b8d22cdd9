#include "cli/program.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <set>

extern char** environ;

namespace pentarch::cli {

namespace {

using Clock = std::chrono::steady_clock;

// ---- Nothing stays behind --------------------------------------------------------------------

// The process groups that run now: whoever ends this program ends them too.
constexpr std::size_t kMostGroups = 2048;
std::array<std::atomic<pid_t>, kMostGroups> running_groups{};

void end_with_all(int signal_number) {
  for (const std::atomic<pid_t>& group : running_groups) {
    if (const pid_t pid = group; pid > 0) kill(-pid, SIGKILL);
  }
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

void watch_signals() {
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
    if (signal(number, end_with_all) == SIG_IGN) signal(number, SIG_IGN);  // as under nohup
  }
}

bool replace_group(pid_t from, pid_t to) {
  return std::any_of(running_groups.begin(), running_groups.end(), [&](std::atomic<pid_t>& group) {
    pid_t expected = from;
    return group.compare_exchange_strong(expected, to);
  });
}

// ---- One end of a pipe -----------------------------------------------------------------------

class End {
 public:
  End() = default;
  explicit End(int fd) : fd_(fd) {}
  End(End&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  End& operator=(End&& other) noexcept {
    std::swap(fd_, other.fd_);
    return *this;
  }
  ~End() { close(); }

  int fd() const { return fd_; }
  bool open() const { return fd_ >= 0; }
  void close() {
    if (fd_ >= 0) ::close(std::exchange(fd_, -1));
  }

 private:
  int fd_ = -1;
};

struct Pipe {
  End read;
  End write;

  static Pipe make() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe is left");
    return {End(ends[0]), End(ends[1])};
  }
};

// ---- A running program -----------------------------------------------------------------------

// What it wrote last to its standard error, for the message about its end.
std::string last_line(std::string text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
  return text.substr(text.rfind('\n') + 1);
}

// A shell that carries out the command, in a process group of its own: what it starts ends with it.
pid_t spawn_shell(std::string command, int in, int out, int err) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, err, STDERR_FILENO);
  sigset_t usual;  // this program ignores it, others should not
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  std::string shell = "sh";
  std::string option = "-c";
  char* const arguments[] = {shell.data(), option.data(), command.data(), nullptr};
  pid_t pid = 0;
  const int failed = posix_spawn(&pid, "/bin/sh", &actions, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (failed != 0) throw std::runtime_error("no process is left");
  return pid;
}

class Process {
 public:
  explicit Process(const std::string& command) {
    Pipe in = Pipe::make();
    Pipe out = Pipe::make();
    Pipe err = Pipe::make();
    pid_ = spawn_shell(command, in.read.fd(), out.write.fd(), err.write.fd());
    if (!replace_group(0, pid_)) {
      end();
      throw std::runtime_error(fmt::format("more than {} programs at once", kMostGroups));
    }
    in_ = std::move(in.write);
    out_ = std::move(out.read);
    err_ = std::move(err.read);
    for (const End* end : {&in_, &out_, &err_}) fcntl(end->fd(), F_SETFL, O_NONBLOCK);
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  // Whoever is well behaved ends with its input; the others are ended.
  ~Process() {
    close_input();
    wait_until(Clock::now() + std::chrono::milliseconds(200));
    end();
  }

  void close_input() { in_.close(); }

  // Its next line. Stops at the deadline, at the end of its output, and at too long a line.
  std::optional<std::string> exchange(std::string line, Clock::time_point deadline) {
    received_.clear();  // what nobody asked for
    line += '\n';
    while (received_.find('\n') == std::string::npos) {
      if (received_.size() > kLongestLine) return std::nullopt;
      if (!out_.open() || !poll_once(line, deadline)) return std::nullopt;
    }
    return received_.substr(0, received_.find('\n'));
  }

  // True if it ends before the deadline; what it writes until then is read.
  bool wait_until(Clock::time_point deadline) {
    std::string nothing;
    while (!ended()) {
      const auto soon = std::min(deadline, Clock::now() + std::chrono::milliseconds(20));
      poll_once(nothing, soon);
      if (Clock::now() >= deadline) return ended();
    }
    read_from(err_, complaints_);
    return true;
  }

  // Ends it with all that it has started.
  void end() {
    if (pid_ <= 0) return;
    kill(-pid_, SIGKILL);
    while (waitpid(pid_, &status_, 0) < 0 && errno == EINTR) {
    }
    replace_group(pid_, 0);
    pid_ = 0;
  }

  int status() const { return status_; }
  const std::string& complaints() const { return complaints_; }
  bool said_too_much() const { return received_.size() > kLongestLine; }

 private:
  static constexpr std::size_t kLongestLine = 1 << 20;

  // Moves what can be moved, waiting for it until the deadline; false when that has passed.
  bool poll_once(std::string& to_send, Clock::time_point deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return false;
    std::array<pollfd, 3> wanted{{{out_.fd(), POLLIN, 0},
                                  {err_.fd(), POLLIN, 0},
                                  {to_send.empty() ? -1 : in_.fd(), POLLOUT, 0}}};
    const int ready = poll(wanted.data(), wanted.size(), static_cast<int>(left));
    if (ready < 0) return errno == EINTR;
    if (ready == 0) return false;
    if (wanted[0].revents != 0) {
      read_from(out_, received_);
      received_.resize(std::min(received_.size(), kLongestLine + 1));
    }
    if (wanted[1].revents != 0) {
      read_from(err_, complaints_);
      if (complaints_.size() > 4096) complaints_.erase(0, complaints_.size() - 4096);
    }
    if (wanted[2].revents != 0) {
      const ssize_t sent = write(in_.fd(), to_send.data(), to_send.size());
      if (sent > 0) to_send.erase(0, static_cast<std::size_t>(sent));
      if (sent < 0 && errno != EAGAIN && errno != EINTR) to_send.clear();  // it reads no more
    }
    return true;
  }

  static void read_from(End& end, std::string& text) {
    if (!end.open()) return;
    char buffer[1 << 16];
    const ssize_t got = read(end.fd(), buffer, sizeof buffer);
    if (got > 0) text.append(buffer, static_cast<std::size_t>(got));
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) end.close();
  }

  // Whether it has ended. It is left as it is, so that its number can't be given to another.
  bool ended() {
    siginfo_t about{};
    if (waitid(P_PID, static_cast<id_t>(pid_), &about, WEXITED | WNOHANG | WNOWAIT) != 0) {
      return true;
    }
    return about.si_pid == pid_;
  }

  pid_t pid_ = 0;
  int status_ = 0;
  End in_;
  End out_;
  End err_;
  std::string received_;
  std::string complaints_;
};

std::string how_it_ended(int status, const std::string& complaints) {
  std::string text = WIFSIGNALED(status)
                         ? fmt::format("it was ended by signal {}", WTERMSIG(status))
                         : fmt::format("it ended with code {}", WEXITSTATUS(status));
  const std::string last = last_line(complaints);
  return last.empty() ? text : text + ": " + quote(last);
}

class Program final : public Outsider {
 public:
  Program(std::string command, double seconds) : command_(std::move(command)), seconds_(seconds) {}

  Result<std::string> ask(const std::string& line) override {
    try {
      if (!process_) process_ = std::make_unique<Process>(command_);
    } catch (const std::exception& error) {  // who asks knows no exceptions
      return Error{std::string("it can't be started: ") + error.what()};
    }
    const auto deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                             std::chrono::duration<double>(seconds_));
    if (std::optional<std::string> answer = process_->exchange(line, deadline)) {
      if (answer->ends_with('\r')) answer->pop_back();
      return *answer;
    }
    const std::unique_ptr<Process> failed = std::move(process_);
    if (failed->said_too_much()) return Error{"its answer is longer than a megabyte"};
    // Whoever closed its output is about to end; whoever is late is not.
    const bool late = Clock::now() >= deadline;
    if (!late && failed->wait_until(Clock::now() + std::chrono::milliseconds(500))) {
      failed->end();
      return Error{how_it_ended(failed->status(), failed->complaints())};
    }
    failed->end();
    if (!late) return Error{"it closed its output"};
    return Error{fmt::format("it gave no answer in {} s", seconds_)};
  }

 private:
  std::string command_;
  double seconds_;
  std::unique_ptr<Process> process_;
};

}  // namespace

Outside outside_of(const Common& common) {
  const double seconds = common.limit;
  if (!(seconds >= 0.01 && seconds <= 3600)) {
    throw Refusal(fmt::format("--limit is {}; it must be a number from 0.01 to 3600", seconds));
  }
  return {.run = [seconds](const std::string& program) -> std::unique_ptr<Outsider> {
            return std::make_unique<Program>(program, seconds);
          },
          .seconds = seconds,
          .lost = {}};
}

void check_programs(std::span<const Bot> bots) {
  // What a shell says where there is no such program, or where it can't be run.
  constexpr int kNotFound = 127;
  constexpr int kNotRun = 126;
  std::set<std::string> programs;
  for (const Bot& bot : bots) {
    if (bot.is_program()) programs.insert(bot.program);
  }
  if (!programs.empty()) watch_signals();
  for (const std::string& program : programs) {
    Process process(program);
    process.close_input();
    if (!process.wait_until(Clock::now() + std::chrono::seconds(2))) continue;  // it runs
    process.end();
    const int status = process.status();
    if (!WIFEXITED(status)) continue;
    if (WEXITSTATUS(status) != kNotFound && WEXITSTATUS(status) != kNotRun) continue;
    throw Refusal(fmt::format("cmd:{} can't be started: {}", program,
                              quote(last_line(process.complaints()))));
  }
}

std::string program_in(const Bot& bot, Seat seat) {
  return fmt::format("{} in seat {}", bot.name, seat);
}

}  // namespace pentarch::cli
