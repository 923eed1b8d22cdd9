"""The page over HTTP."""
import gzip
import http.client
import os
import re
import resource
import signal
import socket
import subprocess
import time

from cli.program import check, PROGRAM, read, refused, works


class Page:
    """`pentarch serve`, asked over HTTP."""

    def __init__(self, *arguments, most_files=None):
        def limit():
            if most_files:
                resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
        self.process = subprocess.Popen([PROGRAM, "serve", *arguments], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True, preexec_fn=limit)
        self.line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)/", self.line).group(1))

    def get(self, path, method="GET", **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.request(method, path, headers={k.replace("_", "-"): v for k, v in headers.items()})
        answer = connection.getresponse()
        answer.body = answer.read()
        connection.close()
        return answer

    def raw(self, request):
        """Whatever comes back for these bytes, until the other side closes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as visitor:
            visitor.sendall(request)
            visitor.shutdown(socket.SHUT_WR)
            answer = b""
            while part := visitor.recv(65536):
                answer += part
            return answer

    def close(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        check(self.process.wait(timeout=10) == 0, "serve ends well when it is told to")
        self.process.stdout.close()


def test_serve():
    page = Page("--port", "0")
    check(page.line.startswith("Pentarch is at http://127.0.0.1:"), f"serve says where: {page.line}")
    home = page.get("/")
    check(home.status == 200 and b"<title>Pentarch</title>" in home.body, "the page is at /")
    check(home.headers["Cache-Control"] == "no-cache", "the page itself is asked for anew")
    check("default-src 'self'" in home.headers["Content-Security-Policy"], "only its own parts are loaded")
    script = re.search(rb'src="\./(assets/[^"]+)"', home.body).group(1).decode()
    notices = page.get("/NOTICES.txt")
    check(notices.body.decode().strip() == works("--licenses").strip()
          and notices.headers["Content-Type"].startswith("text/plain"),
          "the licenses are a text")
    plain = page.get(f"/{script}")
    packed = page.get(f"/{script}?x=1", Accept_Encoding="gzip")
    check(packed.headers["Content-Encoding"] == "gzip" and gzip.decompress(packed.body) == plain.body,
          "gzip where it is accepted")
    check("immutable" in plain.headers["Cache-Control"], "parts are kept by their names")
    check(page.get(f"/{script}", If_None_Match=plain.headers["ETag"]).status == 304, "what is known is not sent")
    check(page.get("/", method="HEAD").body == b"", "HEAD has no body")
    for method in ("POST", "DELETE", "OPTIONS"):
        taken = page.get("/", method=method)
        check(taken.status == 405 and taken.headers["Allow"] == "GET, HEAD", f"{method} is not taken")
    sent = page.raw(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello")
    check(sent.startswith(b"HTTP/1.1 405 ") and sent.count(b"HTTP/1.1") == 1, f"with a body: {sent[:200]}")
    for encodings, packs in (("gzip", True), ("GZIP ; q=0.5", True), ("br, gzip;q=1.0", True), ("*", True),
                             ("gzip;q=0", False), ("gzip; q=0.000, br", False), ("br", False),
                             ("*;q=0", False), ("gzip;q=0, *", False), ("notgzip", False), ("", False)):
        encoding = page.get(f"/{script}", Accept_Encoding=encodings).headers["Content-Encoding"]
        check(encoding == ("gzip" if packs else None), f"Accept-Encoding {encodings!r}: {encoding}")
    for path in ("/nothing", "/../../etc/passwd", "/%2e%2e/", "/assets", "//"):
        check(page.get(path).status == 404, f"{path} is not there")
    for rude in (b"\x00\xff not http\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET /\r\n\r\n",
                 b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                 b"GET xindex.html HTTP/1.1\r\nHost: a\r\n\r\n",
                 b"GET / HTTP/1.1\r\nHost: a\r\nno header\r\n\r\n",
                 b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
                 b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 100000 + b"\r\n\r\n"):
        answer = page.raw(rude)
        check(answer.startswith(b"HTTP/1.1 400 "), f"{rude[:60]}: {answer[:60]}")
    for good in (b"GET / HTTP/1.0\r\n\r\n", b"GET http://a/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"):
        check(b" 200 OK" in page.raw(good)[:20], f"{good} is a request")
    check(page.raw(b"GET / HT") == b"", "who hangs up gets no answer")
    check(page.get("/").status == 200, "garbage does no harm")
    refused("serve", "--port", str(page.port), says="choose another with --port")
    page.close(signal.SIGINT)
    refused("serve", "--port", "70000", says="--port")
    refused("serve", "--host", "nowhere", says="must be an address")
    for port in ([], ["--port", "8080"]):
        refused("serve", "--host", "1.2.3.4", *port, says="can't listen at the address 1.2.3.4")


def cpu_seconds(process):
    fields = read(f"/proc/{process.pid}/stat").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_serve_without_room():
    page = Page("--port", "0", most_files=40)
    visitors = []
    for _ in range(60):
        visitors.append(socket.create_connection(("127.0.0.1", page.port)))
    time.sleep(0.5)
    before = cpu_seconds(page.process)
    time.sleep(2)
    check(cpu_seconds(page.process) - before < 0.5, "it waits for room and does not spin")
    for visitor in visitors:
        visitor.close()
    check(page.get("/").status == 200, "then it goes on")
    page.close()
    said = page.process.stderr.read()
    check(said.count("\n") == 1 and "no room for more visitors" in said, f"it says so once: {said}")
