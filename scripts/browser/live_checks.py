"""What the page of screens must do while it is served and its files are edited. Each check's docstring is what it shows."""
import json
import os
import signal
import subprocess
import time

import access_checks
from checks import Checks, equal, expect
from chromium import Browser

CHECKS = Checks()
check = CHECKS.add

# How many variants show their picture.
SHOWN = "[...document.querySelectorAll('.cell [data-layer=screen]')].filter(e => e.shadowRoot.querySelector('svg')).length"

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


def environment(folder):
    """Without what says that this is CI, where nothing is recorded and no token kept; tokens are kept in the folder."""
    return {**{name: value for name, value in os.environ.items() if name != "CI"}, "XDG_STATE_HOME": str(folder)}


class Page:
    """A server of its own, its file, and the page that it serves."""

    def __init__(self, browser, program, folder):
        self.browser, self.program = browser, program
        (folder / "shared").mkdir(exist_ok=True)
        self.file, self.shared = folder / "edited.proof.yaml", folder / "shared/tokens.yaml"
        self.write(SPEC)
        self.shared.write_text("tokens:\n  space: { edge: 16 }\n")
        self.port = 0
        self.state = folder / "state"
        self.start()

    def start(self):
        self.server = subprocess.Popen(
            [self.program, "live", self.file.name, "--port", str(self.port)], cwd=self.file.parent,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            env=environment(self.state))
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
        expect(self.browser.until(f"{SHOWN} === 2"), "the variants are not shown")
        self.until_frame("title", None)
        return self.browser

    def frames(self):
        return self.browser.run("[...document.querySelectorAll('#inspector .rect .value')].map(v => v.textContent)")

    def until_frame(self, name, wanted, seconds=60):
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
    expect(browser.until(f"{SHOWN} === 2"), "there are no pictures below the error")
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
    scale = browser.run("Number(getComputedStyle(document.getElementById('board')).getPropertyValue('--scale'))")
    wide = round(375 + 40 / scale)
    expect(browser.until(f"Number(document.querySelectorAll('#inspector .rect .value')[2].textContent) === {wide}"),
           f"the last size of the drag is {wide}, and the root {page.frames()[:4]}")
    browser.run("document.querySelector('.edge.is-right').focus()")
    browser.key("ArrowLeft")
    expect(browser.until(f"Number(document.querySelectorAll('#inspector .rect .value')[2].textContent) === {wide - 1}"),
           f"the root is {page.frames()[:4]}")
    expect(browser.until("document.querySelector('.cell [data-layer=screen]').shadowRoot.querySelector('svg').width.baseVal.value > 375"),
           "the picture is the old one")


@check
def comes_back_with_the_server(page):
    """a server that ends is told, and with the next one the page goes on by itself"""
    browser = page.fresh()
    equal(page.stop(), 0, "the server's exit code after an interrupt")
    expect(browser.until("!document.getElementById('error').hidden"), "it is not told that the server is gone")
    words = "document.getElementById('error').textContent"
    expect("does not answer" in browser.run(words), browser.run(words))
    page.write(SPEC.replace("box.width == 100", "box.width == 140"))
    page.start()
    try:
        # What is open goes on by itself, with what was saved meanwhile.
        expect(browser.until("document.getElementById('error').hidden", 20), browser.run(words))
        for _ in range(3):
            browser.key("ArrowDown")
        page.until_frame("box", ["16", "76.5", "140", "50"])
        # A server with another token on that port gets nothing, and the page says what to do.
        page.stop()
        for kept in (page.state / "proofsheet/live").iterdir():
            kept.unlink()
        page.start()
        expect(browser.until(f"{words}.includes('open the address that it printed')", 20), browser.run(words))
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


def select_wide_box(page):
    """A box that is wider from 420 points on, with edges to drag."""
    browser = page.fresh()
    page.write(SPEC.replace("    - box.width == 100\n", "  wide:\n    when: size.width >= 420\n    rules: [box.width == 200]\n"
                            "  narrow:\n    when: size.width <= 419\n    rules: [box.width == 100]\n  rest:\n"))
    for _ in range(3):
        browser.key("ArrowDown")
    expect(browser.until("document.querySelectorAll('.edge').length === 2"), "there are no edges to drag")
    expect(browser.until("document.getElementById('inspector').textContent.includes(':19')"), "the save is not shown")
    return browser


# Every picture of the page, against the one that the server draws of the same variant and size, put there as a whole.
SAME = """(async () => {
  const figure = document.querySelector('.cell:has(.edge)');
  const [width, height] = figure.querySelector('figcaption').textContent.split(' \u00b7 ').pop().split(' \u00d7 ');
  const [screen, variant] = decodeURIComponent(new URLSearchParams(location.hash.slice(1)).get('variant')).split('/');
  const shown = [...figure.querySelectorAll('[data-layer]')];
  const words = new URLSearchParams({ screen, variant, width, height, layers: shown.map((each) => each.dataset.layer) });
  const headers = { 'X-Proofsheet-Token': sessionStorage.getItem('proofsheet-token') };
  const told = await (await fetch(`variant?${words}`, { headers })).json();
  return shown.map((element) => {
    const { svg, digest } = told.variant.layers.find(({ name }) => name === element.dataset.layer);
    const whole = document.createElement('template');
    whole.innerHTML = svg;
    const found = document.createElement('template');
    found.content.append(...[...element.shadowRoot.childNodes].map((each) => each.cloneNode(true)));
    return digest === element.dataset.digest && found.content.childNodes.length === whole.content.childNodes.length
      && [...found.content.childNodes].every((each, index) => each.isEqualNode(whole.content.childNodes[index]));
  });
})()"""


@check
def patched_pictures(page):
    """after each step of a drag, over break points too, the pictures are node by node those that the server draws"""
    browser = select_wide_box(page)
    sizes = set()
    for far in [9, 140, -60, 30, -200]:
        x, y = browser.run("(() => { const b = document.querySelector('.edge.is-right').getBoundingClientRect();"
                           " return [b.x + b.width / 2, b.y + b.height / 2]; })()")
        browser.drag((x, y), (x + far, y), steps=12)
        expect(browser.until(f"{SAME}.then((same) => same.length > 1 && same.every(Boolean))", 20),
               f"not the same pictures {far} further: {browser.run(SAME)}")
        sizes.add(browser.run("document.querySelector('.cell:has(.edge) figcaption').textContent"))
    equal(len(sizes), 5, "sizes")


@check
def break_points(page):
    """an edge that is grabbed shows ticks where the sweep found that something changes"""
    browser = select_wide_box(page)
    x, y = browser.run("(() => { const b = document.querySelector('.edge.is-right').getBoundingClientRect();"
                       " return [b.x + b.width / 2, b.y + b.height / 2]; })()")
    browser.drag((x, y), (x + 1, y))
    expect(browser.until("Number(document.documentElement.dataset.breaks) > 0", 20), "the sweep tells no break point")
    at = browser.run("[...document.querySelectorAll('.ticks i')].map((tick) => parseFloat(tick.style.left))")
    expect(420 in at, f"there is no tick where a rule begins to hold: {at}")
    places = browser.run("[...document.querySelectorAll('.ticks i')].filter((tick) => tick.style.left).map((tick) => tick.getBoundingClientRect().x)")
    expect(len(places) == len(set(places)), f"the ticks are not side by side: {places}")


def select_box(page):
    browser = page.fresh()
    for _ in range(3):
        browser.key("ArrowDown")
    page.until_frame("box", ["16", "76.5", "100", "50"])
    return browser


def press(browser, name):
    """Presses the button of that accessible name."""
    expect(browser.until(f"[...document.querySelectorAll('button')].some(b => b.getAttribute('aria-label') === {name!r})"),
           f"there is no button {name}")
    browser.run(f"[...document.querySelectorAll('button')].find(b => b.getAttribute('aria-label') === {name!r}).click()")
    browser.settle()


def enter(browser, field, text):
    browser.run(f"(() => {{ const i = document.getElementById('{field}'); i.value = '{text}';"
                " i.dispatchEvent(new Event('input')); i.focus(); })()")


@check
def a_constant_is_tried_and_written(page):
    """a constant is tried on the screen, written as the smallest edit, and taken back byte for byte"""
    browser = select_box(page)
    press(browser, "Change box.width == 100")
    enter(browser, "edit-constant", "140")
    page.until_frame("box", ["16", "76.5", "140", "50"])
    equal(page.file.read_text(), SPEC, "the file while it is tried")
    browser.key("Enter")
    expect(browser.until("!document.getElementById('undo').hidden"), "there is nothing to take back")
    equal(page.file.read_text(), SPEC.replace("box.width == 100", "box.width == 140"), "the file")
    page.until_frame("box", ["16", "76.5", "140", "50"])
    browser.click("#undo")
    page.until_frame("box", ["16", "76.5", "100", "50"])
    equal(page.file.read_text(), SPEC, "the file after it was taken back")
    # Escape leaves all as it was.
    press(browser, "Change box.height == 50")
    enter(browser, "edit-constant", "70")
    page.until_frame("box", ["16", "76.5", "100", "70"])
    browser.key("Escape")
    page.until_frame("box", ["16", "76.5", "100", "50"])
    equal(page.file.read_text(), SPEC, "the file after Escape")


@check
def a_constant_is_dragged(page):
    """a constant and a priority are dragged by their names"""
    browser = select_box(page)
    press(browser, "Change box.leading == margins.leading")
    x, y = browser.run("(() => { const b = document.querySelector('.scrub').getBoundingClientRect();"
                       " return [b.x + 20, b.y + b.height / 2]; })()")
    browser.drag((x, y), (x + 40, y))
    page.until_frame("box", ["36", "76.5", "100", "50"])
    browser.click("#write")
    expect(browser.until("!document.getElementById('undo').hidden"), "nothing was written")
    equal(page.file.read_text(), SPEC.replace("- box.leading == margins.leading", "- box.leading == margins.leading + 20"), "file")
    page.until_frame("box", ["36", "76.5", "100", "50"])
    browser.key("z", modifiers=2)
    page.until_frame("box", ["16", "76.5", "100", "50"])
    equal(page.file.read_text(), SPEC, "the file after Ctrl and z")


@check
def a_text_is_typed_in(page):
    """another text of a view is shown as it is typed, kept over a save, and taken back; the file stays as it is"""
    browser = page.fresh()
    for _ in range(2):
        browser.key("ArrowDown")
    width = "Number(document.querySelectorAll('#inspector .rect .value')[2].textContent)"
    expect(browser.until(f"{width} < 60"), f"the title is {page.frames()[:4]}")
    press(browser, "Type another text of title")
    browser.type("A text of many more words")
    expect(browser.until(f"{width} > 150"), "another text is not shown")
    browser.run("[...document.querySelectorAll('#editing button')][0].click()")
    page.write(SPEC.replace("box.width == 100", "box.width == 90"))
    expect(browser.until("document.documentElement.dataset.revision > 1 && [...document.querySelectorAll('.row')].length > 0"), "no save")
    time.sleep(0.3)
    expect(browser.until(f"{width} > 150"), "the text is lost with a save")
    press(browser, "Type another text of title")
    browser.key("Escape")
    expect(browser.until(f"{width} < 60"), "the text is not taken back")
    equal(page.file.read_text(), SPEC.replace("box.width == 100", "box.width == 90"), "the file")


@check
def comments(page):
    """comments on a view and on a rule are kept over a reload, and exported with path, rule and line"""
    browser = select_box(page)
    browser.run("localStorage.clear()")
    browser.open(page.address + "&variant=edited/iphone-8&view=box")
    page.until_frame("box", ["16", "76.5", "100", "50"])
    browser.key("n")
    browser.type("Too wide <b>&amp;")
    browser.click("[data-note=save]")
    press(browser, "Comment on box.width == 100")
    browser.type("90?")
    browser.key("Enter", modifiers=2)
    expect(browser.until("document.getElementById('notes').textContent === 'Comments (2)'"), "the comments are not counted")
    browser.run("window.isOld = true; location.reload()")
    expect(browser.until("!window.isOld && (document.getElementById('notes') || {}).textContent === 'Comments (2)'"), "they are lost with the page")
    browser.click("#notes")
    expect(browser.until("document.querySelector('dialog a[download]') !== null"), "there is no way out")
    browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    browser.run("[...document.querySelectorAll('dialog button')].find(b => b.textContent === 'Copy JSON').click()")
    browser.settle()
    told = json.loads(browser.run("navigator.clipboard.readText()"))
    equal([(n["screen"], n["view"], n.get("rule"), n["text"]) for n in told["notes"]],
          [("edited", "box", None, "Too wide <b>&amp;"), ("edited", "box", "box.width == 100", "90?")], "comments")
    equal(told["notes"][1]["place"]["line"], 14, "the rule's line")
    exported = page.file.parent / "notes.json"
    exported.write_text(json.dumps(told))
    placed = subprocess.run([page.program, "notes", "notes.json"], cwd=page.file.parent, capture_output=True, text=True)
    equal(placed.returncode, 0, placed.stderr)
    expect('{ rule: "box.width == 100", note: "90?" }' in page.file.read_text(), page.file.read_text())
    expect("# note: Too wide <b>&amp;\n" in page.file.read_text(), page.file.read_text())
    browser.run("[...document.querySelectorAll('dialog button')].find(b => b.textContent === 'Copy Markdown').click()")
    browser.settle()
    markdown = browser.run("navigator.clipboard.readText()")
    printed = subprocess.run([page.program, "notes", "notes.json", "--markdown"], cwd=page.file.parent, capture_output=True,
                             text=True).stdout
    equal(markdown, printed, "Markdown of the page and of the program")
    browser.run("localStorage.clear()")


@check
def is_accessible(page):
    """the ten rules hold while a rule is changed and a comment is written, with an error told; Tab reaches all"""
    browser = select_box(page)
    press(browser, "Change box.width == 100")
    access_checks.hold(browser, "a rule is changed")
    browser.key("Escape")
    browser.key("n")
    access_checks.hold(browser, "a comment is written")
    browser.key("Escape")
    page.write(SPEC.replace("box.height == 50", "bx.height == 60"))
    expect(browser.until("!document.getElementById('error').hidden"), "the error is not told")
    access_checks.hold(browser, "an error is told")
    page.write(SPEC)
    expect(browser.until("document.getElementById('error').hidden"), "the error stays")
    access_checks.focus_order(browser)


@check
def texts_are_no_markup(page):
    """names, texts and errors that look like HTML are texts"""
    browser = page.fresh()
    page.write(SPEC.replace("text: Hello", "text: \"<img src=x onerror=document.title='bad'><script>document.title='bad'</script>\"")
               .replace("name: edited", "name: edited\ntitle: \"<b>bold</b>\""))
    expect(browser.until("document.getElementById('title').textContent === '<b>bold</b>'"), "the title is not told")
    for _ in range(2):
        browser.key("ArrowDown")
    expect(browser.until("document.getElementById('inspector').textContent.includes('<img src=x')"), "the text is not told")
    page.write(SPEC.replace("box.height == 50", "<b>.height == 50"))
    expect(browser.until("!document.getElementById('error').hidden"), "the error is not told")
    equal(browser.run("document.querySelectorAll('#error b b, #inspector img, h1 b, #inspector script').length"), 0, "elements made of texts")
    expect(browser.run("document.title !== 'bad'"), "a script of a text ran")


@check
def a_review_is_approved(page):
    """`--review` shows what differs from what was recorded; what is accepted there is approved at once, a save is compared anew"""
    folder = page.file.parent / "review"
    folder.mkdir(exist_ok=True)
    file = folder / "edited.proof.yaml"
    spec = SPEC.replace("include: shared/tokens.yaml\n", "").replace("$space.edge", "16")
    file.write_text(spec)
    program = lambda *arguments: subprocess.run([page.program, *arguments], cwd=folder, capture_output=True, text=True,
                                                env=environment(page.state))
    equal(program("record", file.name, "--quiet").returncode, 0, "record")
    file.write_text(spec.replace("box.height == 50", "box.height == 70"))
    server = subprocess.Popen([page.program, "live", file.name, "--review", "--port", "0"], cwd=folder, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                              env=environment(page.state))
    try:
        browser = page.browser
        browser.open(server.stdout.readline().strip())
        progress = "(document.getElementById('progress') || {}).textContent"
        expect(browser.until(f"{progress} === '0 of 2 decided'", 30), f"the report is not shown: {browser.run(progress)}")
        expect("token" not in browser.run("location.hash"), "the token stays in the address")
        expect(browser.until("document.images.length > 3 && [...document.images].every(image => image.naturalWidth > 0)"),
               "not all pictures are shown")
        file.write_text(spec.replace("box.height == 50", "box.height == 80"))
        expect(browser.until("(document.getElementById('causes') || {}).textContent?.includes('box.height == 80')", 30), "a save is not compared")
        expect(browser.until(f"{progress} === '0 of 2 decided'", 30), "the report is not shown anew")
        browser.run("document.querySelector('.thumb-link').click()")
        expect(browser.until("document.body.dataset.view === 'item'"), "no picture opens")
        browser.run("document.getElementById('mode-inspect').click()")
        expect(browser.until("(document.querySelector('#inspect iframe')?.contentDocument?.querySelectorAll('.layers img') || []).length === 2"
                             " && [...document.querySelector('#inspect iframe').contentDocument.images].every(i => i.naturalWidth > 0)"),
               "the two sides are not shown in the inspector")
        browser.run("document.getElementById('back').click()")
        expect(browser.until("document.body.dataset.view === 'causes'"), "Back does not lead to the causes")
        browser.run("document.querySelector('#causes [data-decision=accept]').click()")
        expect(browser.until(f"{progress} === '2 of 2 decided'"), f"{browser.run(progress)}")
        browser.run("document.getElementById('export').click()")
        expect(browser.until("((document.querySelector('dialog p') || {}).textContent || '').trim() === '2 approved'"),
               browser.run("(document.querySelector('dialog') || document.body).textContent.slice(0, 300)"))
        equal(program("verify").returncode, 0, "verify after the approval")
        browser.run("document.querySelector('dialog button').click()")
        expect(browser.until(f"{progress} === 'Nothing to decide'", 30), "what was approved is still to be decided")
    finally:
        server.send_signal(signal.SIGINT)
        equal(server.wait(10), 0, "the server's exit code")
