"""The Debian package of a release: the folder under /usr/lib/proofsheet, Debian's own fonts."""
import gzip
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import materials

# The libraries are carried, since Debian's differ from release to release and pictures with them: what lintian would
# rather see linked to the system's is meant.
OVERRIDES = """\
# Pictures are the same bytes on every system only with the same libraries, so these are carried.
proofsheet: embedded-library *
proofsheet: custom-library-search-path *
proofsheet: shared-library-lacks-prerequisites *
"""


def write(folder, out, version, moment, maintainer):
    """Packs the folder; the path of the .deb. `maintainer` is a name with an address."""
    architecture = subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True,
                                  text=True).stdout.strip()
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch) / "root"
        home = root / "usr/lib/proofsheet"
        shutil.copytree(folder / "bin", home / "bin")
        shutil.copytree(folder / "lib", home / "lib")
        shutil.copytree(folder / "share", root / "usr/share")
        (root / "usr/bin").mkdir()
        (root / "usr/bin/proofsheet").symlink_to("../lib/proofsheet/bin/proofsheet")
        finish_documentation(root / "usr/share", version, moment, maintainer)
        size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink()) // 1024
        control = root / "DEBIAN"
        control.mkdir()
        (control / "control").write_text(f"""\
Package: proofsheet
Version: {version}-1
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: libc6 (>= 2.36)
Recommends: {", ".join(materials.FONTS)}, git
Section: graphics
Priority: optional
Description: draws Auto Layout screens on every device, off the Mac
 Storyboards, xibs, layout specs and layout code are solved as UIKit solves
 them and drawn with their constraints and whatever is wrong with them, for
 any device, orientation, language and text size.
""")
        for path in sorted(root.rglob("*")) + [root]:
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or path.parent.name == "bin" else 0o644)
        target = out / f"proofsheet_{version}-1_{architecture}.deb"
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(root), str(target)], check=True,
                       stdout=subprocess.DEVNULL, env=dict(os.environ, SOURCE_DATE_EPOCH=str(moment)))
    return target


def finish_documentation(share, version, moment, maintainer):
    """What Debian's policy wants: one copyright file, a changelog, a packed manual page."""
    doc = share / "doc/proofsheet"
    texts = []
    for licence in sorted((doc / "licences").iterdir()):
        texts.append(f"\n{'-' * 70}\n{licence.name}\n{'-' * 70}\n" + without_apache(licence.read_text(errors="replace")))
    (doc / "copyright").write_text(
        "Proofsheet, licensed under the Apache License 2.0\n"
        "(on Debian also in /usr/share/common-licenses/Apache-2.0),\n"
        "with libraries under the licences below.\n\n" + "".join(texts))
    shutil.rmtree(doc / "licences")
    (doc / "LICENSE").unlink()
    date = subprocess.run(["date", "-u", "-R", "-d", f"@{moment}"], check=True, capture_output=True, text=True,
                          env=dict(os.environ, LC_ALL="C")).stdout.strip()
    changelog = (f"proofsheet ({version}-1) unstable; urgency=medium\n\n  * A release; see its notes.\n\n"
                 f" -- {maintainer}  {date}\n")
    packed(doc / "changelog.Debian.gz", changelog.encode())
    manual = share / "man/man1/proofsheet.1"
    packed(manual.with_suffix(".1.gz"), manual.read_bytes())
    manual.unlink()
    # Debian's folder for zsh.
    (share / "zsh/vendor-completions").mkdir(parents=True)
    (share / "zsh/site-functions/_proofsheet").rename(share / "zsh/vendor-completions/_proofsheet")
    (share / "zsh/site-functions").rmdir()
    (share / "lintian/overrides").mkdir(parents=True)
    (share / "lintian/overrides/proofsheet").write_text(OVERRIDES)


def without_apache(text):
    """Debian has that licence's text itself; what stands besides it, such as an exception, is kept."""
    begin, end = text.find("Apache License"), text.find("END OF TERMS AND CONDITIONS")
    if begin < 0 or end < 0:
        return text
    rest = text[end + len("END OF TERMS AND CONDITIONS"):]
    return text[:begin] + "Apache License 2.0: see /usr/share/common-licenses/Apache-2.0" + rest


def packed(path, content):
    with open(path, "wb") as file, gzip.GzipFile(fileobj=file, mode="wb", compresslevel=9, filename="", mtime=0) as pack:
        pack.write(content)
