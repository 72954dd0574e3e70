"""What screen readers, keyboards and magnifiers need of a page, as ten rules; with axe-core too where it is installed."""
import importlib.util
import json
from pathlib import Path

from checks import expect

# Of each rule what breaks it: names, roles, references, ids, images, landmarks, headings, lists and trees, hidden focus, contrast.
RULES = """(() => {
  const wrong = [];
  const tell = (rule, element, words = '') => wrong.push(`${rule}: ${words} ${element.outerHTML.slice(0, 90)}`);
  const isShown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !e.closest('noscript');
  const all = [...document.querySelectorAll('body *')].filter(isShown);
  const named = (e) => (e.getAttribute('aria-label') || '').trim() || e.textContent.trim() || (e.labels && e.labels.length)
    || (e.getAttribute('aria-labelledby') || '').split(' ').some((id) => document.getElementById(id)) || e.title || e.alt;
  for (const e of all) {
    if (e.matches('button, input, select, textarea, a[href], [role=tree], [role=grid], [role=dialog], [role=group], [role=img], dialog') && !named(e)) tell('name', e);
    const role = e.getAttribute('role');
    if (role && !ROLES.includes(role)) tell('role', e, role);
    if (role === 'treeitem' && !e.closest('[role=tree], [role=group]')) tell('parent', e);
    if (role === 'tab' && !e.closest('[role=tablist]')) tell('parent', e);
    if (role === 'gridcell' && !e.closest('[role=row]')) tell('parent', e);
    if (e.matches('ul, ol') && [...e.children].some((child) => child.tagName !== 'LI')) tell('list', e);
    if (e.tabIndex > 0) tell('tabindex', e);
    if (e.matches('[aria-hidden=true]') && e.querySelector('button:not([tabindex="-1"]), a[href]:not([tabindex="-1"])')) tell('hidden focus', e);
    if (e.matches('button button, a button, button a')) tell('nested', e);
    if (e.matches('img:not([alt])')) tell('image', e);
    for (const name of ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant', 'for']) {
      for (const id of (e.getAttribute(name) || '').split(' ').filter(Boolean)) if (!document.getElementById(id)) tell('reference', e, name);
    }
  }
  const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
  for (const id of ids.filter((id, index) => ids.indexOf(id) !== index)) wrong.push(`id twice: ${id}`);
  const marks = [...document.querySelectorAll('main')].filter(isShown);
  if (marks.length !== 1) wrong.push(`landmarks: ${marks.length} main`);
  if (!document.querySelector('header')) wrong.push('landmarks: no header');
  let level = 0;
  const headings = all.filter((e) => /^H[1-6]$/.test(e.tagName) && !e.closest('dialog'));
  if (headings.filter((e) => e.tagName === 'H1').length !== 1) wrong.push('headings: not one h1');
  for (const e of headings) {
    if (Number(e.tagName[1]) > level + 1) tell('headings', e, `after ${level}`);
    level = Number(e.tagName[1]);
  }
  if (!document.documentElement.lang || !document.title) wrong.push('no language or no title');
  const read = (text) => (text.match(/[\\d.]+/g) || []).map((word, index) => Number(word) * (text.startsWith('color(srgb') && index < 3 ? 255 : 1));
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (e) => {
    for (let each = e; each; each = each.parentElement) {
      const color = read(getComputedStyle(each).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
    }
    return [255, 255, 255];
  };
  for (const e of all) {
    if (![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()) || e.closest('.unseen, .skip') || e.disabled) continue;
    const style = getComputedStyle(e);
    const [one, two] = [light(read(style.color)), light(ground(e))];
    const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    if (ratio < 4.5 && Number(style.opacity) === 1) tell('contrast', e, ratio.toFixed(2));
  }
  return [...new Set(wrong)];
})()"""

ROLES = ["alert", "button", "columnheader", "complementary", "dialog", "grid", "gridcell", "group", "img", "link", "list", "listitem", "presentation",
         "row", "rowgroup", "rowheader", "search", "status", "tab", "tablist", "tabpanel", "tree", "treeitem"]


def rules(browser):
    return browser.run(RULES.replace("ROLES", json.dumps(ROLES)))


def focus_order(browser, most=60):
    """Tab reaches every control once, each with a ring that is seen, and gets out of everything."""
    browser.run("document.activeElement && document.activeElement.blur()")
    seen = []
    for _ in range(most):
        browser.key("Tab")
        found = browser.run("""(() => {
          const e = document.activeElement;
          if (!e || e === document.body) return null;
          window.tabbed = window.tabbed || [];
          const again = window.tabbed.indexOf(e);
          if (again < 0) window.tabbed.push(e);
          const style = getComputedStyle(e);
          const box = e.getBoundingClientRect();
          const isSeen = (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || e.matches('[type=search], select, input')
            || style.boxShadow !== 'none';
          return [again, isSeen, box.width > 0 && box.height > 0, e.outerHTML.slice(0, 80)];
        })()""")
        if not found:
            break
        again, is_ringed, has_size, words = found
        if again == 0 and seen:
            break
        expect(again < 0, f"Tab comes back to {words} before the end")
        expect(is_ringed, f"the focus is not seen on {words}")
        expect(has_size, f"the focus is on what is not seen: {words}")
        seen.append(words)
    browser.run("delete window.tabbed")
    expect(len(seen) >= 3, f"Tab reaches {seen}")


def zoomed(browser):
    """At 200 % nothing is cut off and nothing scrolls sideways."""
    width, height = browser.size
    browser.resize(width // 2, height // 2, scale=2)
    browser.settle()
    try:
        expect(browser.run("document.documentElement.scrollWidth <= innerWidth + 1"), "at 200 % it scrolls sideways")
        lost = browser.run("""[...document.querySelectorAll('header button, header select')].filter((e) => e.checkVisibility())
          .filter((e) => { const b = e.getBoundingClientRect(); return b.right > innerWidth + 1 || b.left < -1; }).map((e) => e.id || e.textContent)""")
        expect(not lost, f"at 200 % these are cut off: {lost}")
    finally:
        browser.resize(width, height)


def still(browser):
    """Where less motion is asked for nothing moves by itself."""
    browser.media(prefers_reduced_motion="reduce")
    browser.settle()
    try:
        running = browser.run("document.getAnimations().filter((a) => a.playState === 'running').length")
        expect(running == 0, f"{running} animations run")
    finally:
        browser.media()


def end(fresh, browser, has_axe):
    """What holds of a page whatever it shows: `fresh` as it opens, `browser` in its last state."""
    focus_order(fresh)
    zoomed(browser)
    still(browser)
    if not has_axe:
        print("note  axe-core is not installed: skipped (pip install axe-core-python)")


def axe(browser):
    """What axe-core finds, serious and critical; nil where it is not installed (PyPI's package is 'axe-core-python')."""
    found = importlib.util.find_spec("axe_core_python")
    script = next(Path(found.origin).parent.glob("**/axe.min.js"), None) if found and found.origin else None
    if not script:
        return None
    browser.run(script.read_text() + "; 0")
    result = browser.run("axe.run(document, {resultTypes: ['violations']}).then((r) => r.violations.map((v) => "
                         "[v.id, v.impact, v.nodes.length, v.nodes[0].html.slice(0, 90), v.nodes[0].failureSummary]))")
    return [each for each in result if each[1] in ("serious", "critical")]


def hold(browser, name):
    """All of it for what the page shows now, light and dark."""
    for scheme in ["light", "dark"]:
        # Without transitions, since colours take a moment to change with them.
        browser.media(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
        browser.settle()
        wrong = rules(browser)
        expect(not wrong, f"{name}, {scheme}: {len(wrong)}: {wrong[:5]}")
    found = axe(browser)
    browser.media()
    expect(not found, f"{name}: axe-core: {(found or [])[:4]}")
    return found is not None
