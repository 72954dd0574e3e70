"""What a page of screens must do in a browser. Each check is a function; its docstring is what it shows."""
import base64
import gzip
import json
import time

import access_checks
from checks import Checks, equal, expect

CHECKS = Checks()
check = CHECKS.add
ALT, SHIFT = 1, 8


class Page:
    """The page at work, and the screens that it holds."""

    def __init__(self, browser, address):
        self.browser = browser
        self.address = address
        browser.open(address)
        packed = browser.run("document.getElementById('data').textContent")
        self.data = json.loads(gzip.decompress(base64.b64decode(packed)))
        self.screen = self.data["screens"][0]
        self.variant = self.screen["variants"][0]

    def fresh(self, fragment=""):
        """The page anew, at an address."""
        self.browser.point(5, 400)
        self.browser.open(self.address + fragment)
        expect(self.browser.until("document.querySelectorAll('.cell').length > 0"), "no variant is shown")
        expect(self.browser.until("[...document.querySelectorAll('.cell img')].length > 0"), "no picture is shown")
        self.browser.settle()
        return self.browser

    def key(self, variant=None):
        return f"{self.screen['name']}/{(variant or self.variant)['key']}"

    def view(self, name, variant=None):
        return next(view for view in (variant or self.variant)["views"] if view["name"] == name)

    def text(self, selector):
        return self.browser.run(f"(document.querySelector({json.dumps(selector)}) || {{}}).textContent")

    def fragment(self):
        from urllib.parse import parse_qs
        return {name: values[0] for name, values in
                parse_qs(self.browser.run("location.hash.slice(1)"), keep_blank_values=True).items()}

    def place(self, view, index=0, x=0.5, y=0.5):
        """The place of a view of a variant in the browser's window."""
        box = self.browser.run(f"""(() => {{
          const figure = document.querySelectorAll('.cell')[{index}];
          const box = figure.querySelector('[data-layer=screen]').getBoundingClientRect();
          return [box.x, box.y, box.width];
        }})()""")
        scale = box[2] / self.screen["variants"][index]["size"][0]
        left, top, width, height = view["window"]
        return box[0] + (left + width * x) * scale, box[1] + (top + height * y) * scale

    def leaf(self, index=0):
        """A view without subviews in the middle of which nothing else lies, and its superview."""
        views = self.screen["variants"][index]["views"]
        above = {view["superview"] for view in views}
        for number in range(len(views) - 1, 0, -1):
            view = views[number]
            if number in above or view["hidden"] or view["kind"] == "guide" or min(view["window"][2:]) < 8:
                continue
            x, y = view["window"][0] + view["window"][2] / 2, view["window"][1] + view["window"][3] / 2
            later = [v["window"] for v in views[number + 1:] if not v["hidden"]]
            if not any(w[0] <= x < w[0] + w[2] and w[1] <= y < w[1] + w[3] for w in later):
                return view
        raise AssertionError("there is no leaf")

    def select(self, view, index=0):
        self.browser.click_at(*self.place(view, index))

    def painted(self):
        """How many pixels of the marks are drawn on."""
        return self.browser.run("""(() => {
          const canvas = document.getElementById('marks');
          const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
          let count = 0;
          for (let place = 3; place < data.length; place += 4) if (data[place]) count += 1;
          return count;
        })()""")


@check
def opens(page):
    """it opens on all variants with their pictures, titled as the screens are"""
    browser = page.fresh()
    equal(browser.run("document.title"), page.data["title"], "title")
    wanted = sum(len(screen["variants"]) for screen in page.data["screens"])
    equal(browser.run("document.querySelectorAll('.cell').length"), wanted, "variants")
    expect(browser.until("[...document.querySelectorAll('.cell [data-layer=screen]')].every(i => i.naturalWidth > 0)", 10),
           "pictures are not loaded")
    captions = browser.run("[...document.querySelectorAll('.cell figcaption')].map(c => c.textContent)")
    expect(all(captions), "a variant has no caption")
    expect(page.data["summary"] in page.text("#inspector"), "the summary is not told")


# How many pictures are asked for and not there yet, at most.
COUNTED = """(() => {
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  let number = window.most = 0;
  Object.defineProperty(HTMLImageElement.prototype, 'src', { ...source, set(address) {
    number += 1;
    window.most = Math.max(window.most, number);
    for (const name of ['load', 'error']) this.addEventListener(name, () => { number -= 1; }, { once: true });
    source.set.call(this, address);
  } });
})()"""

THERE = "[...document.querySelectorAll('.cell')].filter(c => [...c.querySelectorAll('img')].some(i => i.dataset.layer === 'screen')" \
    " && [...c.querySelectorAll('img')].every(i => i.complete && i.naturalWidth > 0)).length"


@check
def loads_a_few_at_a_time(page):
    """the pictures of two variants are on their way at most, so that a page of hundreds answers meanwhile; in the end all are there"""
    browser = page.browser
    script = browser.call("Page.addScriptToEvaluateOnNewDocument", source=COUNTED)["identifier"]
    try:
        page.fresh()
    finally:
        browser.call("Page.removeScriptToEvaluateOnNewDocument", identifier=script)
    wanted = sum(len(screen["variants"]) for screen in page.data["screens"])
    expect(browser.until(f"{THERE} === {wanted}"), "not all pictures came")
    layers = browser.run("Math.max(...[...document.querySelectorAll('.cell')].map(c => c.querySelectorAll('img').length))")
    most = browser.run("most")
    expect(0 < most <= 2 * layers, f"{most} pictures are on their way at once, of {layers} layers and {wanted} variants")


@check
def paper_waits(page):
    """asked for paper by its key, the page prints when the pictures of all variants are there, those out of sight too"""
    browser = page.fresh("#layers=constraints")
    browser.run(f"window.print = () => {{ window.printed = {THERE}; }}")
    for _ in range(8):
        browser.key("+")
    browser.key("p", modifiers=2)
    expect(browser.until("window.printed !== undefined"), "it does not print")
    equal(browser.run("window.printed"), sum(len(screen["variants"]) for screen in page.data["screens"]), "variants on paper")


@check
def hovering_outlines(page):
    """pointing at a view outlines it and draws its rules; beside the screens nothing is drawn"""
    browser = page.fresh()
    browser.point(5, 400)
    browser.settle()
    before = page.painted()
    browser.point(*page.place(page.leaf()))
    browser.settle()
    expect(page.painted() > before, "nothing is drawn over the view")
    browser.point(5, 400)
    browser.settle()
    equal(page.painted(), before, "drawn pixels after pointing away")


@check
def clicking_tells_all(page):
    """a click keeps the view: its frame in superview and window, its rules with source lines; the link selects it again"""
    browser = page.fresh()
    view = page.leaf()
    page.select(view)
    fragment = page.fragment()
    equal((fragment["variant"], fragment["view"]), (page.key(), view["id"]), "the address")
    equal(page.text("#inspector .name-line strong"), view["name"], "name")
    number = lambda value: f"{round(value * 100) / 100:g}"
    found = browser.run("[...document.querySelectorAll('#inspector .rect .value')].slice(0, 8).map(v => v.textContent)")
    equal(found, [number(value) for value in view["frame"] + view["window"]], "frames")
    index = page.variant["views"].index(view)
    guides = page.variant["guides"]
    owner = lambda anchor: anchor and (anchor[1] if anchor[0] == "view" else guides[anchor[1]]["owner"])
    own = [rule for rule in page.variant["constraints"] if rule["origin"] == "authored"
           and index in (owner(rule["first"]), owner(rule.get("second")))]
    told = page.text("#inspector")
    for rule in own:
        expect(rule["text"] in told, f"{rule['text']} is not told")
        if "place" in rule:
            expect(f"{rule['place']['file'].split('/')[-1]}:{rule['place']['line']}" in told, "a line of source is missing")
    page.fresh(browser.run("location.hash"))
    equal(page.text("#inspector .name-line strong"), view["name"], "name by its link")


@check
def alt_measures(page):
    """Alt and another view show distances, Shift pins them, Escape drops them; 'd' does without Alt"""
    browser = page.fresh()
    view = page.leaf()
    page.select(view)
    root = page.variant["views"][0]
    away = page.place(root, 0, 0.01, 0.99)
    browser.point(*away)
    browser.settle()
    plain = page.painted()
    browser.point(*away, modifiers=ALT)
    browser.settle()
    expect(page.painted() != plain, "Alt shows nothing")
    measured = browser.run("document.getElementById('said').textContent")
    browser.key("Shift", modifiers=ALT)
    said = browser.run("document.getElementById('said').textContent")
    expect(said != measured and said.startswith("Pinned: "), said)
    x, y, width, height = view["window"]
    wanted = [x, root["window"][2] - x - width, y, root["window"][3] - y - height]
    if view["superview"] == 0:
        numbers = [float(word.split()[0]) for word in said[len("Pinned: "):].split(", ")]
        equal(numbers, [round(abs(value) * 100) / 100 for value in wanted], "distances to the root")
    browser.point(5, 400)
    browser.settle()
    pinned = page.painted()
    browser.key("Escape")
    expect(page.painted() < pinned, "Escape leaves the pinned distances")
    equal(page.text("#inspector .name-line strong"), view["name"], "the selection after Escape")
    browser.key("d")
    expect("Measuring" in page.text("#hint"), "'d' does not measure")
    browser.key("Escape")
    expect(not page.text("#hint"), "Escape goes on measuring")


@check
def arrows_walk_the_tree(page):
    """arrow keys walk the tree; it says where it is, and rows are told as a tree's"""
    browser = page.fresh()
    views = page.variant["views"]
    browser.key("ArrowDown")
    equal(page.fragment()["view"], views[0]["id"], "first")
    browser.key("ArrowRight")
    first = next(view for view in views if view["superview"] == 0)
    equal(page.fragment()["view"], first["id"], "the root's first subview")
    browser.key("ArrowLeft")
    equal(page.fragment()["view"], views[0]["id"], "its superview")
    browser.key("End")
    last = page.fragment()["view"]
    browser.key("Home")
    expect(last != page.fragment()["view"], "End and Home are one")
    row = browser.run("""(() => {
      const tree = document.getElementById('tree');
      const row = document.getElementById(tree.getAttribute('aria-activedescendant'));
      return [tree.getAttribute('role'), row.getAttribute('role'), row.getAttribute('aria-selected'),
              row.getAttribute('aria-level')];
    })()""")
    equal(row, ["tree", "treeitem", "true", "1"], "roles")
    expect(views[0]["name"] in browser.run("document.getElementById('said').textContent"), "the view is not spoken")


@check
def searching(page):
    """a search leaves the views that it finds with those above them; Enter selects the first, Escape ends it"""
    browser = page.fresh()
    view = page.leaf()
    browser.key("/")
    equal(browser.run("document.activeElement.id"), "search", "focus")
    browser.type(view["name"].lower())
    names = browser.run("[...document.querySelectorAll('.row .name')].map(n => n.textContent)")
    expect(view["name"] in names, f"{view['name']} is not among {names}")
    hits = int(page.text("#hits"))
    expect(1 <= hits < len(page.variant["views"]), f"{hits} hits")
    browser.key("Enter")
    expect(page.fragment().get("view"), "Enter selects nothing")
    browser.key("Escape")
    equal(page.text("#hits"), "", "hits after Escape")


@check
def copying(page):
    """each value, rules, Swift anchors and a list are copied"""
    browser = page.fresh()
    browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    view = page.leaf()
    page.select(view)
    def copied():
        # What tells it is gone again soon.
        browser.until("document.querySelector('.toast')", 2)
        return browser.run("navigator.clipboard.readText()")
    browser.click("#inspector .rect .value")
    equal(copied(), f"{round(view['frame'][0] * 100) / 100:g}", "x")
    browser.click("[data-copy=list]")
    text = copied()
    expect(f"width: {round(view['frame'][2] * 100) / 100:g}pt;" in text, text)
    rules = [rule for rule in page.variant["constraints"] if rule["origin"] == "authored"]
    if not browser.run("document.querySelector('[data-copy=spec]').disabled"):
        browser.click("[data-copy=spec]")
        lines = [line[2:].strip('"') for line in copied().splitlines()]
        expect(set(lines) <= {rule["text"] for rule in rules}, lines)
        browser.click("[data-copy=swift]")
        text = copied()
        expect(text.startswith("NSLayoutConstraint.activate([\n"), text)


@check
def layers(page):
    """overlays and the device are switched on and off, and stay so in the address"""
    browser = page.fresh()
    shown = "[...document.querySelectorAll('.cell:first-child img')].map(i => i.dataset.layer)"
    names = [layer["name"] for layer in page.variant["layers"]]
    if "constraints" in names:
        browser.key("o")
        expect("constraints" in browser.run(shown), "constraints are not shown")
        page.fresh(browser.run("location.hash"))
        expect("constraints" in browser.run(shown), "constraints are not shown by the link")
    if "chrome" in names:
        expect("chrome" in browser.run(shown), "the device is not shown")
        wide = browser.run("document.querySelector('.cell').getBoundingClientRect().width / "
                           "document.querySelector('.cell [data-layer=screen]').getBoundingClientRect().width")
        browser.key("b")
        expect("chrome" not in browser.run(shown), "the device is still shown")
        bare = browser.run("document.querySelector('.cell').getBoundingClientRect().width / "
                           "document.querySelector('.cell [data-layer=screen]').getBoundingClientRect().width")
        expect(bare < wide, "the device's room is kept")


@check
def zooming(page):
    """keys and the wheel zoom, the point under the pointer stays; dragging moves; 0 shows all"""
    browser = page.fresh()
    box = "(() => { const b = document.querySelector('.cell').getBoundingClientRect(); return [b.x, b.y, b.width]; })()"
    before = browser.run(box)
    x, y = before[0] + 10, before[1] + 10
    browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=-100, modifiers=2)
    browser.settle()
    after = browser.run(box)
    expect(after[2] > before[2], "the wheel does not zoom in")
    factor = after[2] / before[2]
    expect(abs((x - after[0]) - (x - before[0]) * factor) < 1.5, "the point under the pointer moved")
    browser.drag((x, y), (x + 60, y + 30))
    moved = browser.run(box)
    expect(abs(moved[0] - after[0] - 60) < 1.5 and abs(moved[1] - after[1] - 30) < 1.5, f"{after} became {moved}")
    browser.key("0")
    equal([round(v) for v in browser.run(box)], [round(v) for v in before], "place after 0")


@check
def comparing(page):
    """two variants side by side: views that differ are listed and marked"""
    variants = page.screen["variants"]
    if len(variants) < 2:
        return
    from urllib.parse import quote
    browser = page.fresh(f"#variant={quote(page.key(), safe='')}&with={quote(page.key(variants[1]), safe='')}")
    equal(browser.run("document.querySelectorAll('.cell').length"), 2, "variants side by side")
    twins = {view["id"]: view for view in variants[1]["views"]}
    moved = [view for view in variants[0]["views"] if view["id"] in twins
             and any(abs(a - b) > 0.004 for a, b in zip(view["frame"], twins[view["id"]]["frame"]))]
    names = browser.run("[...document.querySelectorAll('.difference b')].map(b => b.textContent)")
    expect({view["name"] for view in moved} <= set(names), f"{names} lacks some of {[v['name'] for v in moved]}")
    expect(page.painted() > 0, "differences are not marked")
    browser.click("#compare-end")
    expect(browser.run("document.querySelectorAll('.cell').length") > 2 or len(variants) == 2, "it goes on comparing")


@check
def findings_lead_to_views(page):
    """a finding of the overview selects its view and tells message, fix and where it shows"""
    listed = [finding for screen in page.data["screens"] for finding in screen["findings"]]
    browser = page.fresh()
    if not listed:
        expect("Nothing to report" in page.text("#inspector"), "that nothing is wrong is not told")
        return
    equal(browser.run("document.querySelectorAll('.finding-button').length"), len(listed), "findings")
    browser.click(".finding-button")
    first = page.screen["findings"][0]
    if first["views"]:
        expect(page.fragment().get("view") in first["views"], "another view is selected")
        expect(first["message"] in page.text("#inspector .finding"), "the message is not told")
    expect(browser.run("document.querySelectorAll('.row .dot').length") > 0, "the tree has no mark")


@check
def units(page):
    """'u' tells device pixels in the place of points, in the panel and over the screens"""
    browser = page.fresh()
    view = page.leaf()
    page.select(view)
    browser.key("u")
    number = lambda value: f"{round(value * page.variant['scale'] * 100) / 100:g}"
    found = browser.run("[...document.querySelectorAll('#inspector .rect .value')].slice(0, 4).map(v => v.textContent)")
    equal(found, [number(value) for value in view["frame"]], "frame in pixels")


@check
def is_accessible(page):
    """names, roles, references, landmarks, headings, contrast light and dark; Tab reaches all; 200 % zoom; stillness; axe-core"""
    browser = page.fresh()
    access_checks.hold(browser, "overview")
    page.select(page.leaf())
    has_axe = access_checks.hold(browser, "a view")
    browser.key("?")
    access_checks.hold(browser, "help")
    browser.key("Escape")
    access_checks.end(page.fresh(), browser, has_axe)


@check
def narrow(page):
    """on a phone's width nothing scrolls sideways"""
    browser = page.fresh()
    browser.resize(390, 800)
    browser.settle()
    expect(browser.run("document.documentElement.scrollWidth <= 390"), "it scrolls sideways")
    browser.resize(*browser.size)


@check
def prints_the_matrix(page):
    """on paper every variant stands whole, none over another, each with its caption, and no controls"""
    browser = page.fresh()
    browser.key("+")
    browser.resize(760, 1000)
    browser.media(media="print")
    browser.run("dispatchEvent(new Event('beforeprint'))")
    boxes = browser.run("[...document.querySelectorAll('.cell')].map(c => [c, c.firstChild].map(e => e.getBoundingClientRect())"
                        ".map(b => [b.left, b.top, b.right, b.bottom].map(v => Math.round(v))))")
    equal(len(boxes), sum(len(screen["variants"]) for screen in page.data["screens"]), "variants on paper")
    whole = [[min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])] for a, b in boxes]
    for index, one in enumerate(whole):
        expect(one[2] - one[0] > 20 and one[0] >= 0, f"variant {index} lies at {one}")
        for other in whole[index + 1:]:
            expect(one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1],
                   f"{one} and {other} lie over each other")
    expect(browser.run("[...document.querySelectorAll('.cell')].every(c => c.querySelector('[data-layer=screen]'))"),
           "what was out of sight has no picture")
    expect(browser.run("document.getElementById('search').checkVisibility()") is False, "controls on paper")
    browser.media()
    browser.resize(*browser.size)


def take_shots(browser, address, folder):
    """Pictures of the page to be looked at."""
    folder.mkdir(parents=True, exist_ok=True)
    page = Page(browser, address)
    for scheme, size in [("light", (1440, 900)), ("dark", (1440, 900)), ("narrow", (390, 800))]:
        browser.resize(*size)
        browser.media(prefers_color_scheme="dark" if scheme == "dark" else "light")
        page.fresh()
        time.sleep(0.5)
        browser.shot(folder / f"{scheme}-all.png")
        if scheme != "narrow":
            page.select(page.leaf())
            browser.key("2")
            browser.settle()
            browser.shot(folder / f"{scheme}-view.png")
    browser.media()
    browser.resize(*browser.size)
