"""What a review page must do in a browser. Each check is a function; its docstring is what it shows."""
import json

import access_checks
from checks import Checks, equal, expect

CHECKS = Checks()
check = CHECKS.add


STATUSES = ["failed", "layout", "pixels", "environment", "missing", "orphan", "same"]


def cards(report):
    """The pictures of each cause by its signature, and of each group that has none, in the page's order."""
    found = {}
    groups = sorted(report["groups"], key=lambda group: len(group["causes"]) > 1)
    for group in groups:
        for name in [cause["signature"] for cause in group["causes"]] or [group["id"]]:
            card = found.setdefault(name, {"status": group["status"], "entries": [], "id": group["id"]})
            card["status"] = min(card["status"], group["status"], key=STATUSES.index)
            card["entries"] += group["entries"]
    return sorted(found.values(), key=lambda card: (STATUSES.index(card["status"]), -len(card["entries"])))


class Page:
    """The page at work, and the report that it shows."""

    def __init__(self, browser, address):
        self.browser = browser
        self.address = address
        browser.open(address)
        self.report = json.loads(browser.run("document.getElementById('report').textContent"))
        self.entries = self.report["entries"]
        self.cards = cards(self.report)

    def fresh(self, fragment=""):
        """The page anew, at an address, without decisions."""
        self.browser.run("localStorage.clear()")
        return self.again(fragment)

    def again(self, fragment=""):
        self.browser.open(self.address + fragment)
        return self.browser

    def text(self, selector):
        return self.browser.run(f"(document.querySelector({json.dumps(selector)}) || {{}}).textContent")

    def both_sides(self):
        return next(entry for entry in self.entries
                    if entry["status"] == "layout" and {"expected", "actual"} <= set(entry.get("pictures", {})))

    def item(self, entry, more=""):
        from urllib.parse import quote
        return f"#item={quote(entry['key'])}{more}"


@check
def opens(page):
    """it opens on the causes, with the report's title and both sides' names"""
    page.fresh()
    equal(page.text("#title"), page.report["title"], "title")
    expect(page.report["expected"]["label"] in page.text("#sides"), "the expected side is not named")
    equal(page.browser.run("document.body.dataset.view"), "causes", "view")
    shown = "document.querySelectorAll('.cause').length"
    expect(page.browser.until(f"{shown} >= {min(5, len(page.cards))}"), "groups are missing")
    for _ in range(2 + len(page.cards) // 10):
        page.browser.run("document.getElementById('causes').scrollTop = 1e9")
        page.browser.settle()
    equal(page.browser.run(shown), len(page.cards), "causes after scrolling to the end")


@check
def shows_shared_pictures_once(page):
    """pictures that several causes changed are shown by the first of them, and the others say so"""
    browser = page.fresh()
    for _ in range(2 + len(page.cards) // 10):
        browser.run("document.getElementById('causes').scrollTop = 1e9")
        browser.settle()
    shown = browser.run("[...document.querySelectorAll('.cause')].map(c => c.querySelector('.strip, .reasons') !== null)")
    wanted = [card["status"] == "failed" or not place or card["entries"] != page.cards[place - 1]["entries"]
              for place, card in enumerate(page.cards)]
    equal(shown, wanted, "causes with pictures")
    repeats = browser.run("[...document.querySelectorAll('.cause.is-repeated')].map(c => c.querySelector('.facts').textContent)")
    expect(all("as above" in facts for facts in repeats), f"{repeats[:3]}")


@check
def begins_with_one_sentence(page):
    """one sentence says how much changed, or a tick that nothing did; a cause shows before and after of its worst picture"""
    browser = page.fresh()
    changed = sum(entry["status"] != "same" for entry in page.entries)
    expect(f"({changed})" in browser.run("document.title"), browser.run("document.title"))
    if changed == 0:
        expect("No picture changed" in page.text("#causes"), page.text("#causes"))
        expect(f"{len(page.entries)} picture" in page.text("#causes"), page.text("#causes"))
        expect(page.text(".tick") == "✓", "there is no tick")
        return
    expect(page.text(".lead").startswith(f"{changed} of {len(page.entries)} pictures changed"), page.text(".lead"))
    sizes = browser.run("[...document.querySelectorAll('.close-up .crop')].map(c => [c.clientWidth, c.clientHeight])")
    expect(len(sizes) >= 2 and len(sizes) % 2 == 0, f"{len(sizes)} pictures of before and after")
    expect(all(0 < height <= 204 for _, height in sizes), f"heights {sizes}")
    expect(browser.until("[...document.querySelectorAll('.close-up img')].slice(0, 2).every(i => i.naturalWidth > 0)"),
           "before and after are not loaded")
    browser.resize(390, 800)
    browser.settle()
    expect(browser.run("document.querySelector('header').offsetHeight + document.getElementById('bar').offsetHeight < 240"),
           "on a phone's width the head takes too much")
    browser.resize(*browser.size)


@check
def shows_pictures(page):
    """pictures in sight are loaded, and others wait until they are seen"""
    browser = page.fresh()
    expect(browser.until("[...document.querySelectorAll('.cause img')].slice(0, 2).every(i => i.naturalWidth > 0)"),
           "the first small pictures are not shown")
    lazy = browser.run("[...document.querySelectorAll('.cause img')].every(i => i.loading === 'lazy')")
    expect(lazy, "small pictures are not lazy")
    page.again(page.item(page.both_sides()))
    expect(browser.until("[...document.querySelectorAll('.stage img')].length === 2 && "
                         "[...document.querySelectorAll('.stage img')].every(i => i.naturalWidth > 0)"),
           "the two sides are not shown")
    sizes = browser.run("[...document.querySelectorAll('.stage img')].map(i => [i.naturalWidth, i.naturalHeight])")
    wanted = [page.both_sides()["pictures"][side]["size"] for side in ["expected", "actual"]]
    equal(sizes, wanted, "sizes of the pictures")


@check
def keys_go_through_causes(page):
    """j and k go through the causes, Enter opens the first picture, Escape goes back"""
    browser = page.fresh()
    browser.key("j")
    expect(browser.run("document.activeElement === document.querySelector('.cause')"), "the first cause has no focus")
    browser.key("Enter")
    expect(browser.until("document.body.dataset.view === 'item'"), "Enter opens nothing")
    expect(page.cards[0]["entries"][0] in browser.run("document.title"), "another picture is open")
    browser.key("Escape")
    expect(browser.until("document.body.dataset.view === 'causes'"), "Escape does not go back")


@check
def accepting_a_cause_accepts_its_pictures(page):
    """a on a cause accepts all its pictures that have no other, again takes it back; with all causes all pictures are"""
    place = next(i for i, card in enumerate(page.cards) if card["status"] != "failed")
    counts = {}
    for card in page.cards:
        for key in card["entries"]:
            counts[key] = counts.get(key, 0) + 1
    made = "JSON.parse(localStorage.getItem(Object.keys(localStorage).find(k => /review-\\d+$/.test(k))) || '[]')"
    browser = page.fresh()
    for _ in range(place + 1):
        browser.key("j")
    browser.key("a")
    own = [key for key in page.cards[place]["entries"] if counts[key] == 1]
    equal(sorted(key for key, _ in browser.run(made)), sorted(own), "accepted")
    expect(f"{len(own)} of" in page.text("#progress"), "the progress does not count them")
    browser.key("a")
    equal(browser.run(made), [], "taken back")
    for _ in page.cards:
        browser.key("k")
    for card in page.cards:
        if card["status"] != "failed":
            browser.key("a")
        browser.key("j")
    wanted = {entry["key"] for entry in page.entries if entry["status"] not in ("same", "failed")}
    equal(sorted(key for key, _ in browser.run(made)), sorted(wanted), "accepted with all causes")


@check
def deciding_one_by_one(page):
    """a and x on a picture decide and go to the next; decisions outlive the page and are exported"""
    browser = page.fresh()
    open_keys = [e["key"] for e in page.entries if e["status"] not in ("same", "failed")]
    page.again(page.item({"key": open_keys[0]}))
    browser.key("a")
    expect(open_keys[1] in browser.run("document.title"), "the next picture is not open")
    browser.key("x")
    page.again()
    expect("2 of" in page.text("#progress"), "decisions are lost with the page")
    browser.click("#export")
    exported = json.loads(browser.run("document.querySelector('dialog textarea').value"))
    equal((exported["format"], exported["kind"]), (1, "proofsheet-decisions"), "head of the file")
    equal([(d["key"], d["decision"]) for d in exported["decisions"]],
          [(open_keys[0], "accept"), (open_keys[1], "reject")], "decisions")
    digests = {e["key"]: e.get("digest") for e in page.entries}
    expect(all(d.get("digest") == digests[d["key"]] for d in exported["decisions"]), "digests are not the report's")
    expect(browser.run("document.querySelector('dialog a[download]').href").startswith("blob:"), "no file to save")
    browser.key("Escape")
    expect(browser.until("!document.querySelector('dialog')"), "Escape leaves the dialog open")


@check
def decisions_filter(page):
    """what is undecided, accepted or rejected is filtered; a whole cause is decided from one of its pictures"""
    browser = page.fresh()
    many = [key for group in page.report["groups"] if len(group["causes"]) > 1 for key in group["entries"]]
    named = {group["id"] for group in page.report["groups"] if group["causes"]}
    group = next((card for card in page.cards if len(card["entries"]) > 1 and card["id"] in named
                  and not set(many) & set(card["entries"])), None)
    if not group:
        return
    page.again(page.item({"key": group["entries"][0]}))
    browser.click(".group-decision [data-decision=accept]")
    expect(f"{len(group['entries'])} of" in page.text("#progress"), "not the whole cause is accepted")
    equal(browser.run("document.activeElement.dataset.decision"), "accept", "the focus")
    page.again("#view=pictures&decided=accept")
    expect(page.text("#shown").startswith(f"{len(group['entries'])} of"), page.text("#shown"))
    page.again("#view=pictures&decided=reject")
    expect(page.text("#shown").startswith("0 of"), page.text("#shown"))


@check
def modes(page):
    """1 to 5 choose two-up, swipe, onion skin, blink and difference, each with its own link"""
    browser = page.fresh(page.item(page.both_sides()))
    for key, mode, panes in [("2", "swipe", 1), ("3", "onion", 1), ("4", "blink", 1), ("5", "difference", 1),
                             ("1", "two-up", 2)]:
        browser.key(key)
        equal(browser.run("document.querySelector('.modes [aria-selected=true]').dataset.mode"), mode, "mode")
        equal(browser.run("document.querySelectorAll('.pane').length"), panes, f"panes of {mode}")
        address = browser.run("location.hash")
        expect(mode == "two-up" or f"mode={mode}" in address, f"the address does not name {mode}: {address}")
    page.again(page.item(page.both_sides(), "&mode=swipe"))
    equal(browser.run("document.querySelector('.modes [aria-selected=true]').dataset.mode"), "swipe", "by its link")
    before = browser.run("document.querySelector('.layer.actual').style.clipPath")
    browser.run("(() => { const s = document.getElementById('share'); s.value = 20;"
                " s.dispatchEvent(new Event('input')); })()")
    expect(browser.run("document.querySelector('.layer.actual').style.clipPath") != before, "the divider stands still")


FRAME = "document.querySelector('#inspect iframe')"


@check
def inspects_both_sides(page):
    """6 shows both sides in the inspector, which tells of a view that did not change too; a comment there is the page's"""
    entry = next((e for e in page.entries if e.get("views") and e["status"] == "layout"), None)
    if not entry:
        return
    browser = page.fresh(page.item(entry))
    browser.key("6")
    inside = f"({FRAME} || {{}}).contentDocument"
    expect(browser.until(f"{inside} && {inside}.querySelectorAll('.layers img').length === 2"
                         f" && [...{inside}.querySelectorAll('.layers img')].every(i => i.naturalWidth > 0)"),
           "the two sides are not shown in the inspector")
    expect(browser.run(f"{inside}.querySelectorAll('.difference').length") >= 1, "what differs is not told")
    changed = set(browser.run(f"[...{inside}.querySelectorAll('.difference b')].map(b => b.textContent)"))
    rows = browser.run(f"[...{inside}.querySelectorAll('.row .name')].map(n => n.textContent)")
    place = next((index for index, name in enumerate(rows) if name not in changed), 0)
    browser.run(f"{inside}.querySelectorAll('.row')[{place}].click()")
    told = f"{inside}.getElementById('inspector').textContent"
    expect(rows[place] in browser.run(told) and "In superview" in browser.run(told), "a view's frame is not told")
    # A pointer over the later side outlines what lies there, and the view below is told by its name.
    x, y = browser.run(f"(() => {{ const f = {FRAME}.getBoundingClientRect();"
                       f" const i = {inside}.querySelectorAll('.layers img')[1].getBoundingClientRect();"
                       " return [f.x + i.x + i.width / 2, f.y + i.y + i.height / 2]; })()")
    browser.point(x, y)
    browser.click_at(x, y)
    expect(browser.until(f"{inside}.querySelector('.row[aria-selected=true]') !== null"), "a click selects nothing")
    browser.run(f"{inside}.querySelector('[data-note=add]').click()")
    browser.run(f"{inside}.querySelector('dialog textarea').value = 'Still so?'; {inside}.querySelector('[data-note=save]').click()")
    equal(page.text("#notes"), "Comments (1)", "comments of the page")
    expect("mode=inspect" in browser.run("location.hash"), "the address does not name it")
    browser.click("#mode-two-up")
    expect("Still so?" in page.text(".side"), "the comment is not shown beside the picture")
    browser.run("localStorage.clear()")


@check
def zoom_and_pan_are_one(page):
    """both panes have one zoom and one pan; 0 is one to one, f fits, n goes to the next region"""
    browser = page.fresh(page.item(page.both_sides()))
    transforms = "[...document.querySelectorAll('.layers')].map(l => l.style.transform)"
    browser.key("+")
    one, two = browser.run(transforms)
    equal(one, two, "transforms")
    browser.key("0")
    equal(page.text(".zoom"), "1:1", "zoom")
    expect("scale(1)" in browser.run(transforms)[0], "one to one is not one to one")
    browser.key("n")
    expect("Region 1 of" in page.text(".side"), "no region is told")
    expect(browser.run("document.querySelectorAll('.frame-mark.is-region').length") == 2, "the region is not marked")
    box = browser.run("""(() => { const m = document.querySelector('.frame-mark.is-region').getBoundingClientRect();
      const w = document.querySelector('.window').getBoundingClientRect();
      return [m.x + m.width / 2 - w.x - w.width / 2, m.y + m.height / 2 - w.y - w.height / 2]; })()""")
    expect(all(abs(value) < 60 for value in box), f"the region is not in the middle but {box} away")
    browser.key("f")
    expect(browser.run(transforms)[0] != one, "f does not fit")


@check
def overlay(page):
    """o shows the constraints over both pictures, and the link keeps it"""
    entry = next((e for e in page.entries if {"expectedOverlay", "actualOverlay"} <= set(e.get("pictures", {}))), None)
    if not entry:
        return
    browser = page.fresh(page.item(entry))
    browser.key("o")
    expect("overlay=1" in browser.run("location.hash"), "the address does not name it")
    source = browser.run("document.querySelector('.stage img.actual').src")
    expect("overlay" in source or source.startswith("data:"), f"the picture is {source}")
    expect(browser.until("document.querySelector('.stage img.actual').naturalWidth > 0"), "the overlay is not shown")
    page.again(page.item(entry, "&overlay=1"))
    equal(browser.run("document.getElementById('overlay').getAttribute('aria-pressed')"), "true", "by its link")


@check
def changes_are_marked(page):
    """a layout change marks its frames on both pictures while it has the focus or the pointer"""
    entry = next((e for e in page.entries if e.get("layout") and any(
        c["before"] and c["after"] for c in e["layout"]["changes"])), None)
    if not entry:
        return
    browser = page.fresh(page.item(entry))
    place = next(i for i, c in enumerate(entry["layout"]["changes"]) if c["before"] and c["after"])
    change = entry["layout"]["changes"][place]
    equal(browser.run("document.querySelectorAll('.frame-mark').length"), 0, "marks before")
    expect(browser.run("document.querySelectorAll('.frame-faint').length") >= 2, "what moved is not drawn faintly")
    changes = entry["layout"]["changes"]
    shown = [c for c in changes if not c["isCause"]] + [c for c in changes if c["isCause"]]
    browser.run(f"document.querySelectorAll('.change')[{shown.index(changes[place])}].focus()")
    equal(browser.run("document.querySelectorAll('.frame-mark.is-before').length"), 1, "frames before the change")
    equal(browser.run("document.querySelectorAll('.frame-mark.is-after').length"), 1, "frames after the change")
    scale = browser.run("Number(/scale\\(([^)]*)\\)/.exec(document.querySelector('.layers').style.transform)[1])")
    width = browser.run("parseFloat(document.querySelector('.frame-mark.is-after').style.width)")
    wanted = change["after"][2] * entry["variant"]["scale"] * scale
    expect(abs(width - wanted) < 0.01, f"the frame is {width} wide, expected {wanted}")
    browser.run("document.activeElement.blur()")
    equal(browser.run("document.querySelectorAll('.frame-mark').length"), 0, "marks after")
    x, y = browser.run("(() => { const b = [...document.querySelectorAll('.frame-faint')].map(f => f.getBoundingClientRect())"
                       ".find(b => b.width > 6 && b.height > 6); return [b.x + b.width / 2, b.y + b.height / 2]; })()")
    browser.point(x, y)
    browser.settle()
    expect(browser.run("document.querySelectorAll('.frame-mark').length") >= 1, "pointing at what moved marks nothing")
    equal(browser.run("document.querySelectorAll('.change.is-pointed').length"), 1, "changes told of what is pointed at")


@check
def blinking_respects_reduced_motion(page):
    """blinking runs, and stands still where less motion is asked for; space shows the other side"""
    browser = page.fresh(page.item(page.both_sides(), "&mode=blink"))
    side = "document.querySelector('.pane').classList.contains('shows-actual')"
    browser.media(prefers_reduced_motion="no-preference")
    page.again(page.item(page.both_sides(), "&mode=blink"))
    first = browser.run(side)
    expect(browser.until(f"{side} !== {str(first).lower()}", 3), "it does not blink")
    browser.media(prefers_reduced_motion="reduce")
    page.again(page.item(page.both_sides(), "&mode=blink"))
    first = browser.run(side)
    expect(not browser.until(f"{side} !== {str(first).lower()}", 1.2), "it blinks though less motion is asked for")
    browser.key(" ")
    expect(browser.run(side) != first, "space does not show the other side")
    browser.media()


@check
def filters(page):
    """search, status, device and scene filter; the link keeps them; Escape clears them"""
    browser = page.fresh("#view=pictures")
    changed = [e for e in page.entries if e["status"] != "same"]
    browser.key("/")
    equal(browser.run("document.activeElement.id"), "search", "the focus")
    word = changed[0]["scene"]
    browser.type(word)
    number = sum(1 for e in page.entries if matches(e, word))
    expect(str(number) in page.text("#shown"), f"{page.text('#shown')!r} does not say {number}")
    page.again(browser.run("location.hash"))
    equal(browser.run("document.getElementById('search').value"), word, "the search by its link")
    browser.key("Escape")
    equal(browser.run("location.hash"), "#view=pictures", "cleared")
    for status in {e["status"] for e in changed}:
        page.again("#view=pictures")
        browser.click(f"[data-status={status}]")
        rows = browser.run("[...document.querySelectorAll('.picture-row')].map(r => r.dataset.key)")
        statuses = {e["key"]: e["status"] for e in page.entries}
        expect(rows and all(statuses[key] == status for key in rows), f"the filter {status} shows {rows[:3]}")
    for axis, name in [("scene", lambda e: e["scene"]),
                       ("device", lambda e: (e.get("variant") or {}).get("name", "unknown")),
                       ("locale", lambda e: (e.get("variant") or {}).get("locale", "unknown"))]:
        value = name(changed[-1])
        if len({name(e) for e in page.entries}) < 2:
            continue
        page.again("#view=pictures")
        browser.run(f"(() => {{ const s = document.getElementById('filter-{axis}'); s.value = {json.dumps(value)};"
                    " s.dispatchEvent(new Event('change')); })()")
        rows = browser.run("[...document.querySelectorAll('.picture-row')].map(r => r.dataset.key)")
        keys = {e["key"] for e in page.entries if name(e) == value}
        expect(rows and all(key in keys for key in rows), f"the filter by {axis} shows {rows[:3]}")


def matches(entry, word):
    told = [entry["key"], entry["scene"], (entry.get("variant") or {}).get("caption"), entry.get("message"),
            entry.get("source"), *[c["sentence"] for c in (entry.get("layout") or {}).get("causes", [])],
            *[f"{f['id']} {f['message']}" for f in entry.get("newFindings", [])]]
    return word.lower() in "\n".join(filter(None, told)).lower()


@check
def matrix(page):
    """the matrix has a cell for each picture, is gone through by arrows, and opens by Enter"""
    browser = page.fresh("#view=matrix")
    total = browser.run("[...document.querySelectorAll('.cell:not(.is-empty)')].length")
    expect(total > 0, "there is no cell")
    if browser.run("document.querySelector('.grid').getAttribute('aria-rowcount') < 20"):
        equal(total, len(page.entries), "cells")
    marks = browser.run("[...document.querySelectorAll('.cell:not(.is-empty)')].every("
                        "c => c.querySelector('.mark').textContent.trim() && c.getAttribute('aria-label'))")
    expect(marks, "a cell has a colour only")
    browser.key("j")
    equal(browser.run("document.activeElement.getAttribute('role')"), "gridcell", "the focus")
    start = browser.run("document.activeElement.parentElement.getAttribute('aria-rowindex')")
    browser.key("ArrowDown")
    expect(browser.run("document.activeElement.parentElement.getAttribute('aria-rowindex')") != start,
           "the arrow does not move")
    browser.key("Home")
    equal(browser.run("document.activeElement.getAttribute('aria-colindex')"), "2", "Home")
    browser.key("ArrowUp")
    browser.key("Enter")
    expect(browser.until("document.body.dataset.view === 'item'"), "Enter opens nothing")
    page.again("#view=matrix&rows=locale&heat=changes")
    equal(browser.run("document.getElementById('matrix-rows').value"), "locale", "rows by the link")


@check
def names_and_roles(page):
    """everything that can be used has a name and a role, ids are unique, and references lead somewhere"""
    for fragment in ["", "#view=matrix", "#view=pictures", page.item(page.both_sides()),
                     page.item(page.both_sides(), "&mode=swipe"), page.item(page.both_sides(), "&mode=blink")]:
        browser = page.fresh(fragment)
        nameless = []
        for node in browser.call("Accessibility.getFullAXTree")["nodes"]:
            role = node.get("role", {}).get("value")
            name = (node.get("name") or {}).get("value", "").strip()
            if node.get("ignored") or role not in USED_ROLES:
                continue
            if not name:
                nameless.append(f"{role} {node.get('backendDOMNodeId')}")
        expect(not nameless, f"{fragment or 'causes'}: without a name: {nameless[:5]}")
        wrong = browser.run(STRUCTURE)
        expect(not wrong, f"{fragment or 'causes'}: {wrong[:5]}")


USED_ROLES = {
    "button", "link", "checkbox", "combobox", "searchbox", "textbox", "slider", "tab", "tabpanel", "gridcell",
    "columnheader", "rowheader", "img", "image", "grid", "dialog", "tablist", "search", "complementary",
    "region", "group",
}

# What axe and the like look at: duplicate ids, dangling references, images without alt, a second main, skipped
# levels of headings, focusable parts of hidden ones, positive tabindex, the wrong children of lists.
STRUCTURE = """(() => {
  const wrong = [];
  const seen = new Set();
  for (const element of document.querySelectorAll('[id]')) {
    if (seen.has(element.id)) wrong.push('id twice: ' + element.id);
    seen.add(element.id);
  }
  for (const name of ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      for (const id of element.getAttribute(name).split(' ')) {
        if (!document.getElementById(id)) wrong.push(`${name} leads nowhere: ${id}`);
      }
    }
  }
  for (const image of document.querySelectorAll('img')) if (!image.hasAttribute('alt')) wrong.push('no alt');
  if (document.querySelectorAll('main').length !== 1) wrong.push('not one main');
  if (document.querySelectorAll('h1').length !== 1) wrong.push('not one h1');
  let level = 0;
  for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
    if (!heading.offsetParent) continue;
    const next = Number(heading.tagName[1]);
    if (next > level + 1) wrong.push(`heading level ${next} after ${level}`);
    level = next;
  }
  for (const element of document.querySelectorAll('[aria-hidden=true] button, [aria-hidden=true] a[href]')) {
    wrong.push('hidden but focusable: ' + element.outerHTML.slice(0, 60));
  }
  for (const element of document.querySelectorAll('[tabindex]')) {
    if (element.tabIndex > 0) wrong.push('positive tabindex');
  }
  for (const list of document.querySelectorAll('ul, ol')) {
    if ([...list.children].some((child) => child.tagName !== 'LI')) wrong.push('a list with other children');
  }
  for (const list of document.querySelectorAll('[role=tablist]')) {
    const selected = [...list.children].filter((tab) => tab.getAttribute('aria-selected') === 'true');
    if (list.offsetParent && selected.length !== 1) wrong.push('a list of tabs with ' + selected.length + ' chosen');
  }
  if (!document.documentElement.lang) wrong.push('no lang');
  return wrong;
})()"""


@check
def contrast(page):
    """text has a contrast of at least 4.5 to 1, in light and in dark"""
    for scheme in ["light", "dark"]:
        page.browser.media(prefers_color_scheme=scheme)
        for fragment in ["", "#view=matrix", "#view=pictures", page.item(page.both_sides())]:
            page.fresh(fragment)
            poor = page.browser.run(CONTRAST)
            expect(not poor, f"{scheme} {fragment or 'causes'}: {poor[:4]}")
    page.browser.media()


CONTRAST = """(() => {
  const parse = (color) => {
    const channels = color.match(/[\\d.]+/g).map(Number);
    return [channels[0], channels[1], channels[2], channels.length > 3 ? channels[3] : 1];
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const luminance = (color) => {
    const linear = color.slice(0, 3).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  };
  const ground = (element) => {
    const colors = [];
    for (let at = element; at; at = at.parentElement) {
      const color = parse(getComputedStyle(at).backgroundColor);
      if (color[3] > 0) colors.push(color);
      if (color[3] === 1) break;
    }
    return colors.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 1]);
  };
  const poor = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!text || !element.offsetParent || element.closest('.unseen, [disabled], .is-same, .is-empty, script, style')) {
      continue;
    }
    const below = ground(element);
    const [one, two] = [luminance(over(parse(getComputedStyle(element).color), below)), luminance(below)];
    const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    if (ratio < 4.5) poor.push(`${ratio.toFixed(2)}: ${element.className} "${text.slice(0, 30)}"`);
  }
  return [...new Set(poor)];
})()"""


@check
def keyboard_reaches_everything(page):
    """the tab key reaches the views, the filters, a picture's tools, and never gets stuck"""
    browser = page.fresh(page.item(page.both_sides()))
    browser.run("document.activeElement.blur()")
    reached = []
    for _ in range(60):
        browser.key("Tab")
        reached.append(browser.run("document.activeElement.id || document.activeElement.className"
                                   " || document.activeElement.tagName"))
        if reached[-1] == "BODY":
            break
    for wanted in ["stage", "overlay", "zoom-fit", "next-region", "back"]:
        expect(wanted in reached, f"{wanted} is not reached: {reached}")
    expect(len(set(reached)) > 8, f"the focus gets stuck: {reached}")


@check
def help_is_there(page):
    """? opens the help, which names the keys, and Escape closes it"""
    browser = page.fresh()
    browser.key("?")
    expect("Accept" in page.text("dialog"), "no help")
    browser.key("Escape")
    expect(browser.until("!document.querySelector('dialog')"), "Escape leaves the help open")


@check
def narrow(page):
    """on a phone nothing is wider than the screen"""
    page.browser.resize(390, 800)
    try:
        for fragment in ["", "#view=matrix", "#view=pictures", page.item(page.both_sides())]:
            page.fresh(fragment)
            width = page.browser.run("document.documentElement.scrollWidth")
            expect(width <= 390, f"{fragment or 'causes'} is {width} wide")
    finally:
        page.browser.resize(*page.browser.size)


@check
def prints(page):
    """on paper there are the matrix, the causes with their pictures, and no controls"""
    browser = page.fresh()
    browser.media(media="print")
    browser.run("dispatchEvent(new Event('beforeprint'))")
    articles = browser.run("document.querySelectorAll('#print article:not(.print-matrix)').length")
    equal(articles, len(page.cards), "causes on paper")
    marks = browser.run("document.querySelectorAll('.print-matrix td span').length")
    equal(marks, len(page.entries), "marks of the matrix on paper")
    expect(browser.run("getComputedStyle(document.querySelector('.bar')).display") == "none", "controls on paper")
    browser.run("dispatchEvent(new Event('afterprint'))")
    browser.media()


@check
def is_accessible(page):
    """the ten rules hold in each view, light and dark; Tab reaches all; 200 % zoom; stillness; axe-core"""
    has_axe = True
    for name, fragment in [("causes", ""), ("matrix", "#view=matrix"), ("pictures", "#view=pictures"),
                           ("item", page.item(page.both_sides()))]:
        browser = page.fresh(fragment)
        has_axe = access_checks.hold(browser, name) and has_axe
    access_checks.end(page.fresh(), browser, has_axe)


@check
def comments(page):
    """a comment on a picture, and on a change of it, is kept and exported with scene and view"""
    browser = page.fresh(page.item(page.both_sides()))
    browser.key("c")
    browser.type("Is this meant?")
    browser.click("[data-note=save]")
    expect("Is this meant?" in page.text(".side"), "the comment is not shown beside the picture")
    page.again()
    equal(page.text("#notes"), "Comments (1)", "comments after a reload")
    browser.click("#notes")
    expect(browser.until("document.querySelector('dialog a[download]') !== null"), "there is no way out")
    browser.key("Escape")
    browser.run("localStorage.clear()")


@check
def untrusted_texts(page):
    """what users wrote is text: no element or script came of it"""
    browser = page.fresh()
    equal(browser.run("[...document.querySelectorAll('script')].filter(s => !s.type).length"), 1, "scripts")
    for entry in page.entries[:1] + [e for e in page.entries if e.get("message")]:
        page.again(page.item(entry))
        equal(browser.run("document.querySelectorAll('#item b b, #item script, #item .side iframe').length"), 0,
              "elements made of texts")


def take_shots(browser, address, folder):
    """Pictures of the page to be looked at."""
    folder.mkdir(parents=True, exist_ok=True)
    page = Page(browser, address)
    entry = page.both_sides()
    views = [("causes", ""), ("matrix", "#view=matrix"), ("pictures", "#view=pictures"), ("item", page.item(entry)),
             ("overlay", page.item(entry, "&overlay=1")), ("swipe", page.item(entry, "&mode=swipe")),
             ("difference", page.item(entry, "&mode=difference"))]
    for scheme, size in [("light", (1440, 900)), ("dark", (1440, 900)), ("narrow", (390, 800))]:
        browser.resize(*size)
        browser.media(prefers_color_scheme="dark" if scheme == "dark" else "light")
        for name, fragment in views:
            page.fresh(fragment)
            browser.run("new Promise(done => setTimeout(done, 400))")
            if name == "item" and scheme != "narrow":
                browser.run("document.querySelector('.change') && document.querySelector('.change').focus()")
            browser.shot(folder / f"{scheme}-{name}.png")
    browser.resize(900, 1270)
    browser.media(media="print")
    page.fresh()
    browser.run("dispatchEvent(new Event('beforeprint'))")
    browser.run("new Promise(done => setTimeout(done, 400))")
    browser.shot(folder / "print.png")
    browser.media()
    browser.resize(*browser.size)
