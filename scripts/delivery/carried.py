"""Which shared libraries a program loads, and which of them a release carries."""
import hashlib
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

# The C library, its parts and the loader belong together and to the host.
HOSTS = re.compile(r"^(ld-linux.*|libc|libm|libdl|libpthread|librt|libresolv|libutil|libnsl)\.so(\.\d+)*$")


@dataclass(frozen=True)
class Library:
    """One file of the system's, by the name that programs ask for it."""
    name: str
    path: Path
    package: str
    version: str


def sha256(path):
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def is_hosts(name):
    return HOSTS.match(name) is not None


def libraries(program):
    """Every library that the program or one of its libraries asks for, without the host's own; sorted by name."""
    found = {}
    text = subprocess.run(["ldd", str(program)], check=True, capture_output=True, text=True).stdout
    for name, path in re.findall(r"^\s*(\S+) => (\S+)", text, re.M):
        if path == "not":
            raise SystemExit(f"release: {name}, which the program asks for, is not installed")
        if not is_hosts(name):
            found[name] = Path(path).resolve()
    return [Library(name, path, *package(path)) for name, path in sorted(found.items())]


def package(path):
    """Debian's package of a file, and its version. /lib is a link to /usr/lib, and dpkg knows files by either name."""
    names = [str(path)] + ([str(path)[len("/usr"):]] if str(path).startswith("/usr/lib") else [])
    for name in names:
        answer = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True)
        if answer.returncode == 0:
            owner = answer.stdout.split(": ")[0].split(",")[0]
            version = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", owner], check=True, capture_output=True,
                                     text=True).stdout
            return owner.split(":")[0], version
    raise SystemExit(f"release: no package owns {path}, so its licence is not known")


def needed(file):
    """What an ELF file asks for, and its search paths by their tags."""
    text = subprocess.run(["readelf", "-dW", str(file)], check=True, capture_output=True, text=True).stdout
    wanted = re.findall(r"\(NEEDED\).*\[(.+)\]", text)
    paths = {tag: value for tag, value in re.findall(r"\((RPATH|RUNPATH)\).*\[(.+)\]", text)}
    return wanted, paths


def newest_c_library(file):
    """The newest version of the C library that a symbol of the file asks for, as numbers."""
    text = subprocess.run(["readelf", "-VW", str(file)], check=True, capture_output=True, text=True).stdout
    versions = [tuple(map(int, version.split("."))) for version in re.findall(r"Name: GLIBC_([\d.]+)", text)]
    return max(versions, default=(0,))
