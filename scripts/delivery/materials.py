"""Licences and the bill of materials of a release, and its fonts."""
import json
import re
import shutil
import subprocess
from pathlib import Path

import carried

FONTS = ["fonts-inter", "fonts-inter-variable", "fonts-roboto-unhinted", "fonts-noto-core", "fonts-noto-mono",
         "fonts-noto-color-emoji", "fonts-noto-cjk"]
# What is compiled in: its licence's file below the checkouts or the toolchain.
COMPILED = [("Yams", "Yams/LICENSE", "MIT"), ("swift-argument-parser", "swift-argument-parser/LICENSE.txt", "Apache-2.0")]


def write(place, source, checkouts, version, commit, libraries):
    """share/doc/proofsheet: LICENSE, licences/, sbom.spdx.json."""
    doc = place / "share/doc/proofsheet"
    licences = doc / "licences"
    licences.mkdir(parents=True)
    shutil.copy(source / "LICENSE", doc / "LICENSE")
    toolchain = Path(shutil.which("swift")).resolve().parent.parent
    shutil.copy(toolchain / "share/swift/LICENSE.txt", licences / "swift")
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    packages = [entry("proofsheet", version, "Apache-2.0", comment=f"commit {commit}"),
                entry("swift", re.search(r"Swift version (\S+)", swift)[1], "Apache-2.0 WITH Swift-exception",
                      comment="the standard library, Foundation and what they hold, linked statically")]
    for name, path, licence in COMPILED:
        shutil.copy(checkouts / path, licences / name)
        tag = subprocess.run(["git", "-C", checkouts / name, "describe", "--tags"], capture_output=True, text=True)
        packages.append(entry(name, tag.stdout.strip() or "unknown", licence))
    for package in sorted({library.package for library in libraries}):
        shutil.copy(f"/usr/share/doc/{package}/copyright", licences / package)
    for library in libraries:
        packages.append(entry(library.name, library.version, "NOASSERTION", carried.sha256(library.path),
                              f"Debian's package {library.package}; its licence is licences/{library.package}"))
    (doc / "sbom.spdx.json").write_text(bill(version, commit, packages))


def write_fonts(place, version):
    """share/proofsheet/fonts as below Debian's /usr/share/fonts, and the licences of its packages."""
    fonts = place / "share/proofsheet/fonts"
    licences = place / "share/doc/proofsheet/fonts"
    licences.mkdir(parents=True)
    packages = []
    for package in FONTS:
        shutil.copy(f"/usr/share/doc/{package}/copyright", licences / package)
        listed = subprocess.run(["dpkg", "-L", package], check=True, capture_output=True, text=True).stdout
        number = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], check=True, capture_output=True,
                                text=True).stdout
        for path in sorted(listed.split("\n")):
            if not path.startswith("/usr/share/fonts/") or not Path(path).is_file():
                continue
            target = fonts / Path(path).relative_to("/usr/share/fonts")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
            packages.append(entry(target.name, number, "NOASSERTION", carried.sha256(target),
                                  f"Debian's package {package}; its licence is {package}"))
    (licences / "sbom.spdx.json").write_text(bill(version, "fonts", packages))


def entry(name, version, licence, sha256=None, comment=None):
    package = {"name": name, "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name), "versionInfo": version,
               "downloadLocation": "NOASSERTION", "licenseConcluded": licence, "licenseDeclared": licence,
               "copyrightText": "NOASSERTION", "filesAnalyzed": False}
    if sha256:
        package["checksums"] = [{"algorithm": "SHA256", "checksumValue": sha256}]
    if comment:
        package["comment"] = comment
    return package


def bill(version, subject, packages):
    """SPDX 2.3; without a time of its own, so that the same release has the same bill."""
    return json.dumps({
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"proofsheet-{version}", "documentNamespace": f"urn:proofsheet:{version}:{subject}",
        "creationInfo": {"created": "1970-01-01T00:00:00Z", "creators": ["Tool: scripts/release"]},
        "packages": packages,
        "relationships": [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
                           "relatedSpdxElement": package["SPDXID"]} for package in packages[:1]]
        + [{"spdxElementId": packages[0]["SPDXID"], "relationshipType": "CONTAINS",
            "relatedSpdxElement": package["SPDXID"]} for package in packages[1:]],
    }, indent=1) + "\n"
