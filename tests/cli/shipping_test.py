"""What ships: hardened, with the licenses of what is inside."""
import os
import re
import subprocess

from cli.program import check, PROGRAM, ROOT, works


def test_hardening():
    """Full RELRO, immediate binding, PIE, stack protector and checked functions of the C library."""
    def told(*command):
        return subprocess.run([*command, PROGRAM], capture_output=True, text=True, check=True).stdout
    check("GNU_RELRO" in told("readelf", "-lW"), "what the loader has filled in is read-only")
    dynamic = told("readelf", "-dW")
    check("BIND_NOW" in dynamic and "PIE" in dynamic, "everything is bound at the start, anywhere in memory")
    symbols = told("readelf", "-W", "--dyn-syms")
    check("__stack_chk_fail" in symbols, "the stack is protected")
    check("printf_chk" in symbols, "calls of the C library are checked")


# Packages of which a build reads only declarations, and those that another one's notice speaks for.
NOT_INSIDE = {"libc6-dev", "linux-libc-dev"}
SPOKEN_FOR = {"libgcc-12-dev": "libstdc++-12-dev", "libclang-common-19-dev": "libclang-rt-19-dev-wasm32"}


def packages_read(build):
    """Debian's packages with the headers that went into a build, its tests aside."""
    told = subprocess.run(["ninja", "-C", build, "-t", "deps"], capture_output=True, text=True, check=True).stdout
    headers = set()
    for target in told.split("\n\n"):
        if target and not target.startswith("tests/"):
            headers.update(os.path.realpath(os.path.join(build, line.strip())) for line in target.splitlines()[1:])
    headers = sorted(one for one in headers if one.startswith("/usr/"))
    owners = subprocess.run(["dpkg-query", "-S", *headers], capture_output=True, text=True, check=True).stdout
    return {line.split(":")[0] for line in owners.splitlines()}


def test_licenses():
    """What the compilers read from outside is named, and so is what only the linkers add."""
    notices = works("--licenses")
    listed = re.findall(r"^- (.*)", notices, re.MULTILINE)
    for name in listed:
        check(f"\n{name}\n" + "=" * 80 in notices, f"{name} has its license")
    named = {re.sub(r".*\((.*)\)", r"\1", name) for name in listed}
    release = os.path.dirname(os.path.realpath(PROGRAM))
    inside = packages_read(release) | packages_read(os.path.join(ROOT, "build", "wasm"))
    inside = {SPOKEN_FOR.get(package, package) for package in inside} - NOT_INSIDE
    linked = {"preact", "vite", "wasi-libc", "libclang-rt-19-dev-wasm32", "libc++-19-dev-wasm32"}
    check(named == inside | linked, f"each is named and nothing else: {sorted(named ^ (inside | linked))}")
