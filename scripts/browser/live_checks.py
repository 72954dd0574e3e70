"""What the page of screens must do while it is served and its files are edited. Each check's docstring is what it shows."""
import os
import signal
import subprocess
import time

from checks import Checks, equal, expect
from chromium import Browser

CHECKS = Checks()
check = CHECKS.add

SPEC = """proofsheet: 1
name: edited
include: shared/tokens.yaml
matrix: { devices: [iphone-8], orientations: [portrait, landscape] }
views:
  title: { type: label, text: Hello }
  box: { background: "#3366CC" }
constraints:
  all:
    - title.top == safe.top + $space.edge
    - title.leading == margins.leading
    - box.top == title.bottom + 20
    - box.leading == margins.leading
    - box.width == 100
    - box.height == 50
states:
  usual: {}
  long: { set: { title.text: A much longer text } }
"""


class Page:
    """A server of its own, its file, and the page that it serves."""

    def __init__(self, browser, program, folder):
        self.browser, self.program = browser, program
        (folder / "shared").mkdir(exist_ok=True)
        self.file, self.shared = folder / "edited.proof.yaml", folder / "shared/tokens.yaml"
        self.write(SPEC)
        self.shared.write_text("tokens:\n  space: { edge: 16 }\n")
        self.port = 0
        self.start()

    def start(self):
        self.server = subprocess.Popen(
            [self.program, "live", self.file.name, "--port", str(self.port)], cwd=self.file.parent,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = self.server.stdout.readline().strip()
        self.port = int(self.address.split("/")[2].split(":")[-1])

    def stop(self):
        self.server.send_signal(signal.SIGINT)
        return self.server.wait(10)

    def write(self, text):
        """As editors save: beside, then renamed."""
        beside = self.file.with_suffix(".tmp")
        beside.write_text(text)
        os.replace(beside, self.file)

    def fresh(self):
        self.write(SPEC)
        self.browser.open(self.address)
        expect(self.browser.until("[...document.querySelectorAll('.cell [data-layer=screen]')].filter(i => i.naturalWidth).length"
                                  " === 2"), "the variants are not shown")
        self.until_frame("title", None)
        return self.browser

    def frames(self):
        return self.browser.run("[...document.querySelectorAll('#inspector .rect .value')].map(v => v.textContent)")

    def until_frame(self, name, wanted, seconds=5):
        """Waits until the panel tells a frame."""
        end = time.perf_counter() + seconds
        while wanted and time.perf_counter() < end:
            if self.frames()[:4] == wanted:
                return
            time.sleep(0.02)
        expect(not wanted, f"the frame of {name}: expected {wanted}, found {self.frames()[:4]}")

    def fragment(self):
        return self.browser.run("location.hash")


@check
def shows_without_the_token_in_its_address(page):
    """it opens by the printed address, whose token is no longer seen then, and again after a reload"""
    browser = page.fresh()
    expect("token" not in page.fragment(), page.fragment())
    browser.run("location.reload()")
    time.sleep(0.3)
    expect(browser.until("document.querySelectorAll('.cell').length === 2"), "a reload shows nothing")


@check
def redraws_on_save(page):
    """a save is shown at once; zoom, selection and variant stay"""
    browser = page.fresh()
    for _ in range(3):
        browser.key("ArrowDown")
    browser.key("+")
    before = browser.run("[document.getElementById('board').style.transform, location.hash]")
    expect("box" in before[1], before[1])
    page.until_frame("box", ["16", "76.5", "100", "50"])
    page.write(SPEC.replace("box.width == 100", "box.width == 140"))
    page.until_frame("box", ["16", "76.5", "140", "50"])
    equal(browser.run("[document.getElementById('board').style.transform, location.hash]"), before, "zoom and selection")


@check
def redraws_for_an_include(page):
    """a save of an included file is shown too"""
    browser = page.fresh()
    for _ in range(3):
        browser.key("ArrowDown")
    page.until_frame("box", ["16", "76.5", "100", "50"])
    page.shared.write_text("tokens:\n  space: { edge: 26 }\n")
    page.until_frame("box", ["16", "86.5", "100", "50"])
    page.shared.write_text("tokens:\n  space: { edge: 16 }\n")
    page.until_frame("box", ["16", "76.5", "100", "50"])


@check
def keeps_the_last_picture(page):
    """an error is told with its line over the last good picture, which stays; it goes by itself when it is mended"""
    browser = page.fresh()
    for _ in range(3):
        browser.key("ArrowDown")
    page.write(SPEC.replace("box.height == 50", "bx.height == 60"))
    expect(browser.until("!document.getElementById('error').hidden"), "the error is not told")
    told = browser.run("document.getElementById('error').textContent")
    expect("edited.proof.yaml:15" in told and "bx" in told, told)
    expect(browser.until("[...document.querySelectorAll('.cell img[data-layer=screen]')].filter(i => !i.hidden && i.naturalWidth)"
                         ".length === 2"), "there are no pictures below the error")
    page.until_frame("box", ["16", "76.5", "100", "50"])
    page.write(SPEC.replace("box.height == 50", "box.height == 60"))
    expect(browser.until("document.getElementById('error').hidden"), "the error stays")
    page.until_frame("box", ["16", "76.5", "100", "60"])


@check
def the_last_of_many_saves_is_shown(page):
    """of forty saves in a row the last is shown"""
    browser = page.fresh()
    for _ in range(3):
        browser.key("ArrowDown")
    for number in range(40):
        page.write(SPEC.replace("box.width == 100", f"box.width == {101 + number}"))
        time.sleep(0.005)
    page.until_frame("box", ["16", "76.5", "140", "50"])


@check
def choices(page):
    """device and text size are chosen on the page, and stay in its address"""
    browser = page.fresh()
    browser.run("""(() => { const s = document.querySelector('[data-axis=device]'); s.value = 'iphone-17';
                   s.dispatchEvent(new Event('change')); })()""")
    expect(browser.until("[...document.querySelectorAll('.cell figcaption')].every(c => c.textContent.includes('iPhone 17'))"),
           "another device is not shown")
    expect("device=iphone-17" in page.fragment(), page.fragment())
    browser.run("""(() => { const s = document.querySelector('[data-axis=state]'); s.value = 'long';
                   s.dispatchEvent(new Event('change')); })()""")
    expect(browser.until("document.querySelector('.cell figcaption').textContent.includes('long')"), "another state is not shown")


@check
def dragging_an_edge(page):
    """an edge is dragged: the screen is solved in that size, the picture with it; arrow keys do so by points"""
    browser = page.fresh()
    browser.key("ArrowDown")
    expect(browser.until("document.querySelectorAll('.edge').length === 2"), "there are no edges to drag")
    x, y = browser.run("(() => { const b = document.querySelector('.edge.is-right').getBoundingClientRect();"
                       " return [b.x + b.width / 2, b.y + b.height / 2]; })()")
    browser.drag((x, y), (x + 40, y))
    expect(browser.until("Number(document.querySelectorAll('#inspector .rect .value')[2].textContent) > 375"),
           f"the root is {page.frames()[:4]}")
    wide = float(page.frames()[2])
    browser.run("document.querySelector('.edge.is-right').focus()")
    browser.key("ArrowLeft")
    expect(browser.until(f"Number(document.querySelectorAll('#inspector .rect .value')[2].textContent) === {wide - 1}"),
           f"the root is {page.frames()[:4]}")
    expect(browser.until("document.querySelector('.cell [data-layer=screen]').naturalWidth > 375"), "the picture is the old one")


@check
def comes_back_with_the_server(page):
    """a server that ends is told, and with the next one the page goes on by itself"""
    browser = page.fresh()
    equal(page.stop(), 0, "the server's exit code after an interrupt")
    expect(browser.until("!document.getElementById('error').hidden"), "it is not told that the server is gone")
    old = page.address
    page.start()
    try:
        # Another server has another token: the page is opened anew, and asks for that.
        expect(page.address != old, "two servers have one token")
        browser.problems()
        page.fresh()
        expect(browser.run("document.getElementById('error').hidden"), "the error stays")
    finally:
        browser.problems()


@check
def two_browsers(page):
    """two browsers see the same save"""
    browser = page.fresh()
    with Browser() as other:
        other.open(page.address)
        expect(other.until("document.querySelectorAll('.cell').length === 2"), "the second sees nothing")
        page.write(SPEC.replace("text: Hello", "text: Hello again"))
        for each in [browser, other]:
            expect(each.until("(() => { const r = [...document.querySelectorAll('.row .name')].find(n => n.textContent === 'title');"
                              " r.click(); return document.getElementById('inspector').textContent.includes('Hello again'); })()"),
                   "one of them does not see it")
