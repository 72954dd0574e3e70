#!/usr/bin/env python3
"""What a storyboard or xib says that a layout must give: the frames which Interface Builder recorded, and which of them count.

    scripts/field_expect.py FILE…            prints each file's expectation as JSON (with several: one map by path)
    field_expect.expectation(path) -> dict    the same for scripts/field

The shape is that of `Main.storyboard.expected.json`, which `proofsheet frames --given` reads: per root (a controller's
view, a xib's view) `size`, `sceneID`, `viewController`, `safeAreaInsetsUsed`, and `views` by object id, each with `type`,
`rect` (in the superview's space, in the file's own coordinates), `eligible` or a `reason` why not, `categories`, and
`followsFromRules`, a second opinion. Lengths are points.

How the second opinion is had, without any layout engine: every rule of the file becomes a linear equation in the views'
edges (constraints, stacks' required rules, given frames, contents at their recorded sizes; an inequality counts when the
recorded frames just meet it), the equations are eliminated in the order of their priorities, and one that earlier ones
already decide is left out. What is not read from the file (a guide's distance, a view's margin) is the value that most of the
rules which name it imply at the recorded frames.

A view is eligible when rules place it (no autoresizing mask, no fixed frame, no cell or root), the file flags neither it
nor a superview's arrangement as misplaced or ambiguous, it is visible, the equations decide all four of its numbers, no
required rule about it is broken at the recorded frames by more than a point, and it is not of a class of the
project's own whose content decides. It is text-independent when no equation that decides it came from a text's size. It
follows from the rules when the eliminated value is within half a point of the recorded one.

`contradicts` says of an eligible view which required rule of the file, what a stack makes of its settings, the recorded
frames break by more than a point about it: no layout that keeps the file's rules has that frame, whatever draws it. It is
judged by the file alone.

On macOS (`target`), whose alignment rects are not known here, nothing is eligible; `macCandidate` marks views that rules
place, that are not flagged, and whose required rules hold within the largest inset of a control.
"""
import collections
import json
import sys
import xml.etree.ElementTree as ET

TEXT = {"label", "button", "textField", "segmentedControl", "popUpButton", "textView", "searchBar"}
BARS = {"navigationBar", "toolbar", "tabBar"}
CELLS = {"tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewCellContentView",
         "collectionViewCellContentView", "tableCellView"}
HELD = {"contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView", "view",
        "titleView", "customView", "headerView", "documentView"}
SCROLLING = {"scrollView", "tableView", "collectionView", "textView"}
# Alignment rects of iOS: left, top, right, bottom of the frame outside of them.
INSETS = {"slider": (2, 0, 2, 1), "switch": (0, 0, 2, 0), "segmentedControl": (0, 0, 0, 1)}
NO_VIEWS = {"constraints", "connections", "variation", "viewLayoutGuide", "userDefinedRuntimeAttributes", "barButtonItem",
            "gestureRecognizers", "menu"}
PLACEHOLDERS = {"placeholder", "customObject", "viewController"}
EDGES = {"leading": "l", "left": "l", "trailing": "r", "right": "r", "top": "t", "bottom": "b", "width": "w",
         "height": "h", "centerX": "cx", "centerY": "cy", "leadingMargin": "l", "leftMargin": "l",
         "trailingMargin": "r", "rightMargin": "r", "topMargin": "t", "bottomMargin": "b",
         "centerXWithinMargins": "cx", "centerYWithinMargins": "cy"}
SCALES = {"retina5_5": 3, "retina5_9": 3, "retina6_5": 3, "retina6_12": 3, "retina6_0": 3, "retina6_7": 3,
          "retina6_72": 3, "retina6_3": 3, "retina6_9": 3}


class View:
    def __init__(self, element, parent, key):
        self.e, self.parent, self.key = element, parent, key
        self.id, self.type = element.get("id"), element.tag
        self.children, self.excluded, self.rules_off = [], set(), set()
        self.rect = self.absolute = None
        if parent is not None:
            parent.children.append(self)

    @property
    def arranged(self):
        return self.key == "subviews" and self.parent is not None and self.parent.type == "stackView"

    @property
    def given(self):
        if self.parent is None or self.key in HELD or self.key == "cells" or self.type in CELLS:
            return True
        if self.arranged:
            return False
        return self.e.get("fixedFrame") == "YES" or self.e.get("translatesAutoresizingMaskIntoConstraints") != "NO"

    def within(self, test):
        view = self
        while view is not None:
            if test(view):
                return True
            view = view.parent
        return False


def number(text, default=None):
    try:
        return float(text)
    except (TypeError, ValueError):
        return default


def frame(element):
    for rect in element.findall("rect"):
        if rect.get("key") == "frame":
            values = [number(rect.get(k)) for k in ("x", "y", "width", "height")]
            return None if None in values else values
    return None


def views_below(element, parent, key, found):
    """A view and those below it, whatever holds them: subviews, cells of sections, contents of clips and grids."""
    view = View(element, parent, key)
    view.rect = frame(element)
    found.append(view)
    holders = [(element, None)]
    while holders:
        holder, within = holders.pop(0)
        for child in holder:
            if child.get("id") and (frame(child) is not None or holder.tag == "subviews"):
                views_below(child, view, child.get("key") or within or child.tag, found)
            elif child.tag not in NO_VIEWS:
                # A view without a rectangle of its own (a content view) stands where its superview does.
                holders.append((child, child.tag if child.tag in ("subviews", "cells") else within))
    return view


def classes(document):
    """The canvas' size classes, (width, height), or None before size classes had devices."""
    device = document.find("device")
    if device is None:
        return None
    landscape = device.get("orientation") == "landscape"
    if device.get("id", "").startswith("ipad"):
        return "regular", "regular"
    if not landscape:
        return "compact", "regular"
    return ("regular" if device.get("id") in ("retina5_5", "retina6_1", "retina6_5") else "compact"), "compact"


def variations(element, sizes):
    """The variations that hold on the canvas, weakest first."""
    held = []
    for variation in element.findall("variation"):
        key = variation.get("key", "")
        if key == "default":
            held.append((0, variation))
        elif sizes is not None:
            parts = dict(p.split("=") for p in key.split("-") if "=" in p)
            if all({"widthClass": sizes[0], "heightClass": sizes[1]}.get(k) == v for k, v in parts.items()):
                held.append((len(parts), variation))
    return [v for _, v in sorted(held, key=lambda p: p[0])]


def masks(element, sizes):
    """What the variations leave out of an element: (ids of subviews, ids of constraints)."""
    out = {"subviews": set(), "constraints": set()}
    for variation in variations(element, sizes):
        for mask in variation.findall("mask"):
            kept = out.get(mask.get("key"))
            if kept is None:
                continue
            for entry in mask:
                (kept.add if entry.tag == "exclude" else kept.discard)(entry.get("reference"))
    return out["subviews"], out["constraints"]


def attribute(element, name, sizes, default=None):
    value = element.get(name, default)
    for variation in variations(element, sizes):
        value = variation.get(name, value)
    return value


class Equations:
    """Linear equations in reduced form, the earlier ones deciding; each remembers whether a text's size is in it."""

    def __init__(self):
        self.rows, self.uses = {}, collections.defaultdict(set)

    def reduced(self, terms, constant):
        out, text = {}, False
        for v, c in terms.items():
            row = self.rows.get(v)
            if row is None:
                out[v] = out.get(v, 0) + c
                continue
            text = text or row[2]
            constant += c * row[1]
            for w, d in row[0].items():
                out[w] = out.get(w, 0) + c * d
        return {v: c for v, c in out.items() if abs(c) > 1e-7}, constant, text

    def add(self, terms, constant, text=False):
        """terms + constant = 0; false when earlier equations decide it."""
        terms, constant, tainted = self.reduced(terms, constant)
        if not terms:
            return False
        pivot = max(terms, key=lambda v: abs(terms[v]))
        p = terms.pop(pivot)
        row = {v: -c / p for v, c in terms.items()}
        value = -constant / p
        text = text or tainted
        for other in list(self.uses.pop(pivot, ())):
            o = self.rows[other]
            c = o[0].pop(pivot)
            for v, d in row.items():
                o[0][v] = o[0].get(v, 0) + c * d
                if abs(o[0][v]) < 1e-9:
                    del o[0][v]
                    self.uses[v].discard(other)
                else:
                    self.uses[v].add(other)
            self.rows[other] = (o[0], o[1] + c * value, o[2] or text)
        self.rows[pivot] = (row, value, text)
        for v in row:
            self.uses[v].add(pivot)
        return True

    def value(self, variable):
        row = self.rows.get(variable)
        return None if row is None or row[0] else (row[1], row[2])


class Root:
    def __init__(self, file, element, scene, controller):
        self.file, self.scene, self.controller = file, scene, controller
        self.views = []
        # Sizes of contents by view, in place of what was recorded: what would follow from them.
        self.own_sizes = {}
        self.root = views_below(element, None, "view", self.views)
        self.by_id = {v.id: v for v in self.views}
        self.guides = {}
        if controller is not None:
            for guide in controller.iter("viewControllerLayoutGuide"):
                self.guides[guide.get("id")] = (self.root, "safeArea", guide.get("type"))
        for view in self.views:
            for guide in view.e.findall("viewLayoutGuide"):
                self.guides[guide.get("id")] = (view, guide.get("key"), None)
            out, rules = masks(view.e, file.sizes)
            view.excluded, view.rules_off = out, rules
            hidden = attribute(view.e, "hidden", file.sizes) == "YES"
            above = view.parent
            view.hidden = hidden
            view.out = above is not None and (above.out or view.id in above.excluded)
            r = view.rect
            if r is None or (above is not None and above.absolute is None):
                continue
            if above is None:
                view.absolute = [0, 0, r[2], r[3]]
            else:
                y = above.absolute[3] - r[1] - r[3] if file.mac else r[1]
                view.absolute = [above.absolute[0] + r[0], above.absolute[1] + y, r[2], r[3]]

    # Expressions: ({variable: factor}, constant) in the root's space.
    def edge(self, view, edge):
        l, t, r, b = (0, 0, 0, 0) if self.file.mac else INSETS.get(view.type, (0, 0, 0, 0))
        i = view.id
        return {"l": ({(i, "x"): 1}, l), "t": ({(i, "y"): 1}, t),
                "r": ({(i, "x"): 1, (i, "w"): 1}, -r), "b": ({(i, "y"): 1, (i, "h"): 1}, -b),
                "w": ({(i, "w"): 1}, -l - r), "h": ({(i, "h"): 1}, -t - b),
                "cx": ({(i, "x"): 1, (i, "w"): .5}, (l - r) / 2),
                "cy": ({(i, "y"): 1, (i, "h"): .5}, (t - b) / 2)}[edge]

    def content(self, view, edge):
        i = view.id
        return {"l": ({(i, "x"): 1}, 0), "t": ({(i, "y"): 1}, 0), "w": ({(i, "cw"): 1}, 0), "h": ({(i, "ch"): 1}, 0),
                "r": ({(i, "x"): 1, (i, "cw"): 1}, 0), "b": ({(i, "y"): 1, (i, "ch"): 1}, 0),
                "cx": ({(i, "x"): 1, (i, "cw"): .5}, 0), "cy": ({(i, "y"): 1, (i, "ch"): .5}, 0)}[edge]

    def inset(self, view, kind, edge):
        """An edge of a guide: the view's edge and the unknown distances to it."""
        terms, constant = self.edge(view, edge) if edge not in "wh" else self.edge(view, edge)
        terms = dict(terms)
        if edge == "l":
            terms[(view.id, kind, "l")] = 1
        elif edge == "t":
            terms[(view.id, kind, "t")] = 1
        elif edge == "r":
            terms[(view.id, kind, "r")] = -1
        elif edge == "b":
            terms[(view.id, kind, "b")] = -1
        elif edge == "w":
            terms[(view.id, kind, "l")] = terms[(view.id, kind, "r")] = -1
        elif edge == "h":
            terms[(view.id, kind, "t")] = terms[(view.id, kind, "b")] = -1
        elif edge == "cx":
            terms[(view.id, kind, "l")], terms[(view.id, kind, "r")] = .5, -.5
        else:
            terms[(view.id, kind, "t")], terms[(view.id, kind, "b")] = .5, -.5
        return terms, constant

    def item(self, identifier, name, other):
        """An item's attribute, or None for what is not read (baselines, unknown items)."""
        if identifier in self.guides:
            view, kind, bar = self.guides[identifier]
            if bar is not None:
                if name not in ("top", "bottom"):
                    return None
                return self.inset(view, "safeArea", "t" if bar == "top" else "b")
            edge = EDGES.get(name)
            if edge is None:
                return None
            if kind == "contentLayoutGuide":
                return self.content(view, edge)
            if kind == "frameLayoutGuide":
                return self.edge(view, edge)
            return self.inset(view, kind, edge)
        view = self.by_id.get(identifier)
        edge = EDGES.get(name)
        if view is None or edge is None:
            return None
        if "Margin" in name:
            return self.inset(view, "layoutMargins", edge)
        if view.type in SCROLLING and edge in "ltrb" and other is not view and other is not None \
                and other.within(lambda v: v.parent is view) and not (other.parent is view and other.given):
            return self.content(view, edge)
        return self.edge(view, edge)

    def constraints(self):
        for view in self.views:
            if view.out:
                continue
            holder = view.e.find("constraints")
            for c in holder if holder is not None else ():
                if c.get("id") in view.rules_off:
                    continue
                yield view, c

    def rules(self):
        """(priority, relation, terms, constant, items, kind, identity) of each constraint that can be read."""
        for owner, c in self.constraints():
            names = [c.get("firstItem") or owner.id, c.get("secondItem")]
            items = [self.by_id.get(n) or (self.guides[n][0] if n in self.guides else None) for n in names if n]
            if any(v is not None and v.out for v in items):
                continue
            priority = number(attribute(c, "priority", self.file.sizes), 1000)
            constant = number(attribute(c, "constant", self.file.sizes), 0)
            multiplier = ratio(c.get("multiplier"))
            relation = c.get("relation", "equal")
            left = self.item(names[0], c.get("firstAttribute", ""), items[1] if len(items) > 1 else None)
            right = ({}, 0) if names[1] is None else \
                self.item(names[1], c.get("secondAttribute") or c.get("firstAttribute", ""), items[0])
            if left is None or right is None or None in items or multiplier is None:
                baseline = "aseline" in (c.get("firstAttribute") or "")
                yield priority, relation, None, 0, items, "baseline" if baseline else "unread", c
                continue
            terms = dict(left[0])
            total = left[1] - constant
            # Coordinates with a multiplier are in the owner's space.
            origin = 0
            edge = EDGES.get(c.get("secondAttribute") or "", "w")
            if multiplier != 1 and edge not in "wh":
                axis = "y" if edge in ("t", "b", "cy") else "x"
                terms[(owner.id, axis)] = terms.get((owner.id, axis), 0) - 1 + multiplier
            for v, f in right[0].items():
                terms[v] = terms.get(v, 0) - multiplier * f
            total -= multiplier * right[1] + origin
            yield priority, relation, {v: f for v, f in terms.items() if f}, total, items, "rule", c

    def recorded(self, variable):
        view = self.by_id[variable[0]]
        if view.absolute is None or len(variable) == 3:
            return None
        index = {"x": 0, "y": 1, "w": 2, "h": 3}.get(variable[1])
        return None if index is None else view.absolute[index]

    def unknowns(self, rules):
        """The distances that the file does not say, each the value most rules imply at the recorded frames."""
        implied = collections.defaultdict(collections.Counter)
        for _, relation, terms, constant, _, _, _ in rules:
            if terms is None or relation != "equal":
                continue
            free = [v for v in terms if self.recorded(v) is None]
            if len(free) != 1:
                continue
            rest = constant + sum(f * self.recorded(v) for v, f in terms.items() if v != free[0])
            value = -rest / terms[free[0]]
            if -0.6 < value < 400 or len(free[0]) == 2:
                implied[free[0]][round(value * 6) / 6] += 1
        values = {v: max(sorted(c.items()), key=lambda p: p[1])[0] for v, c in implied.items()}
        for key in list(values):
            # A guide's opposite edge counts as nothing where no rule names it.
            if len(key) == 3:
                for edge in "ltrb":
                    values.setdefault((key[0], key[1], edge), 0.0)
        return values

    def stack_rules(self, stack, add):
        """The rules that a stack makes of its settings (UIStackView)."""
        sizes = self.file.sizes
        arranged = [v for v in stack.children if v.arranged and not v.out and not v.hidden and v.absolute is not None]
        if not arranged or stack.absolute is None:
            return
        vertical = attribute(stack.e, "axis", sizes) == "vertical" or stack.e.get("orientation") == "vertical"
        start, end, size = ("t", "b", "h") if vertical else ("l", "r", "w")
        cstart, cend, csize, centre = ("l", "r", "w", "cx") if vertical else ("t", "b", "h", "cy")
        distribution = attribute(stack.e, "distribution", sizes, "fill")
        alignment = attribute(stack.e, "alignment", sizes, "fill")
        spacing = number(attribute(stack.e, "spacing", sizes), 0)
        if stack.e.get("spacingType") == "standard":
            spacing = 8
        margins = dict.fromkeys("ltrb", 0.0)
        for insets in stack.e.findall("edgeInsets") + stack.e.findall("directionalEdgeInsets"):
            if insets.get("key") in ("layoutMargins", "directionalLayoutMargins"):
                for edge, names in (("l", ("left", "leading")), ("t", ("top",)), ("r", ("right", "trailing")),
                                    ("b", ("bottom",))):
                    margins[edge] = number(next((insets.get(n) for n in names if insets.get(n)), None), 0)

        def equal(a, b, constant=0.0, priority=1000):
            terms = dict(a[0])
            for v, f in b[0].items():
                terms[v] = terms.get(v, 0) - f
            terms = {v: f for v, f in terms.items() if f}
            add(priority, terms, a[1] - b[1] - constant)
            values = [self.recorded(v) for v in terms]
            if priority >= 1000 and None not in values:
                off = abs(a[1] - b[1] - constant + sum(f * x for f, x in zip(terms.values(), values)))
                for i in {v[0] for v in terms} - {stack.id}:
                    self.note(i, off, f"the stack {stack.id}'s {distribution if terms.keys() & along else alignment}")

        along = {(v.id, n) for v in arranged + [stack] for n in (("y", "h") if vertical else ("x", "w"))}
        s = lambda e: self.edge(stack, e)
        equal(self.edge(arranged[0], start), s(start), margins[start])
        equal(self.edge(arranged[-1], end), s(end), -margins[end])
        gaps = []
        for a, b in zip(arranged, arranged[1:]):
            gap = dict(self.edge(b, start)[0])
            for v, f in self.edge(a, end)[0].items():
                gap[v] = gap.get(v, 0) - f
            gaps.append((gap, self.edge(b, start)[1] - self.edge(a, end)[1]))
        if distribution in ("fill", "fillEqually", "fillProportionally"):
            for gap in gaps:
                equal(gap, ({}, spacing))
            if distribution == "fillEqually":
                for v in arranged[1:]:
                    equal(self.edge(v, size), self.edge(arranged[0], size))
            if distribution == "fillProportionally":
                main = 3 if vertical else 2
                for v in arranged[:-1]:
                    if stack.absolute[main] > 0:
                        part = v.absolute[main] / stack.absolute[main]
                        add(999, {(v.id, size): 1, (stack.id, size): -part}, 0, True)
        elif distribution == "equalSpacing":
            for gap in gaps[1:]:
                equal(gap, gaps[0])
            if gaps:
                equal(gaps[0], ({}, spacing), 0, 60)
        elif distribution == "equalCentering":
            middle = "cy" if vertical else "cx"
            steps = []
            for a, b in zip(arranged, arranged[1:]):
                step = dict(self.edge(b, middle)[0])
                for v, f in self.edge(a, middle)[0].items():
                    step[v] = step.get(v, 0) - f
                steps.append((step, self.edge(b, middle)[1] - self.edge(a, middle)[1]))
            for step in steps[1:]:
                equal(step, steps[0], 0, 149)
        extent = 2 if vertical else 3
        tallest = max(arranged, key=lambda v: v.absolute[extent])
        for v in arranged:
            if alignment == "fill":
                equal(self.edge(v, cstart), s(cstart), margins[cstart])
                equal(self.edge(v, cend), s(cend), -margins[cend])
            elif alignment in ("leading", "top"):
                equal(self.edge(v, cstart), s(cstart), margins[cstart])
            elif alignment in ("trailing", "bottom"):
                equal(self.edge(v, cend), s(cend), -margins[cend])
            elif alignment in ("center", "centerX", "centerY"):
                equal(self.edge(v, centre), s(centre), (margins[cstart] - margins[cend]) / 2)
            else:
                # Baselines: placed by their texts, as recorded.
                axis = "x" if vertical else "y"
                index = 0 if vertical else 1
                add(998, {(v.id, axis): 1, (stack.id, axis): -1},
                    stack.absolute[index] - v.absolute[index], True)
        if alignment != "fill":
            equal(s(csize), self.edge(tallest, csize), margins[cstart] + margins[cend], 990)

    def contents(self, view, add):
        """The sizes that a view's content asks for."""
        if view.absolute is None or view.given:
            return
        width, height = self.own_sizes.get(view.id, view.absolute[2:])
        hugging = number(attribute(view.e, "horizontalHuggingPriority", self.file.sizes), 250), \
            number(attribute(view.e, "verticalHuggingPriority", self.file.sizes), 250)
        kind = view.type
        text = kind in TEXT
        if text:
            if kind not in ("textView",):
                add(hugging[0] - .5, {(view.id, "w"): 1}, -width, True)
            if kind != "textView" or view.e.get("scrollEnabled") == "NO":
                add(hugging[1] - .5, {(view.id, "h"): 1}, -height, kind not in ("segmentedControl", "searchBar"))
        elif kind == "imageView" and view.e.get("image"):
            size = self.file.images.get(view.e.get("image"))
            if size is not None:
                system = size[2] or view.id in self.own_sizes
                add(hugging[0], {(view.id, "w"): 1}, -(width if system else size[0]))
                add(hugging[1], {(view.id, "h"): 1}, -(height if system else size[1]))
        elif kind in ("switch", "stepper", "activityIndicatorView", "pageControl", "datePicker", "pickerView",
                      "slider", "progressView", "toolbar", "navigationBar", "tabBar"):
            if kind not in ("slider", "progressView", "toolbar", "navigationBar", "tabBar"):
                add(hugging[0], {(view.id, "w"): 1}, -width)
            add(hugging[1], {(view.id, "h"): 1}, -height)
        size = self.file.designables.get(view.id)
        for index, (name, axis) in enumerate((("placeholderIntrinsicWidth", "w"), ("placeholderIntrinsicHeight", "h"))):
            value = number(view.e.get(name), size[index] if size else None)
            if value is not None and value == value and abs(value) < 1e6 and not text:
                add(hugging[index], {(view.id, axis): 1}, -value)

    def solve(self):
        rules = list(self.rules())
        unknown = self.unknowns(rules)
        equations, waiting = Equations(), []
        self.residual, self.margins, self.baselines = collections.defaultdict(float), set(), False
        self.broken = {}

        def add(priority, terms, constant, text=False):
            waiting.append((priority, len(waiting), terms, constant, text))

        for variable, value in unknown.items():
            if len(variable) == 3:
                equations.add({variable: 1}, -value)
        for view in self.views:
            if view.absolute is None:
                continue
            i = view.id
            if view.parent is None:
                for axis, value in zip("xywh", view.absolute):
                    equations.add({(i, axis): 1}, -value)
            elif view.given:
                up, mine = view.parent.absolute, view.absolute
                equations.add({(i, "x"): 1, (view.parent.id, "x"): -1}, up[0] - mine[0])
                equations.add({(i, "y"): 1, (view.parent.id, "y"): -1}, up[1] - mine[1])
                equations.add({(i, "w"): 1}, -mine[2])
                equations.add({(i, "h"): 1}, -mine[3])
            if view.type == "stackView":
                self.stack_rules(view, add)
            self.contents(view, add)
        for priority, relation, terms, constant, items, kind, c in rules:
            names = " ".join((c.get("firstAttribute") or "", c.get("secondAttribute") or ""))
            if kind == "baseline":
                self.baselines = True
                a, b = (items + [None, None])[:2]
                if a is not None and b is not None and a.absolute and b.absolute and a is not b:
                    add(priority, {(a.id, "y"): 1, (b.id, "y"): -1}, b.absolute[1] - a.absolute[1], True)
                continue
            if terms is None:
                continue
            if "Margin" in names or any(len(v) == 3 and v[1] == "layoutMargins" for v in terms):
                self.margins = True
            values = {v: self.recorded(v) if len(v) == 2 and self.recorded(v) is not None else unknown.get(v)
                      for v in terms}
            off = None
            if None not in values.values():
                off = constant + sum(f * values[v] for v, f in terms.items())
                # The distance in points of the first item: factors of a half count as they stand.
                scale = max((abs(f) for f in terms.values()), default=1)
                wrong = abs(off) if relation == "equal" else \
                    max(0, -off if relation == "greaterThanOrEqual" else off)
                if priority >= 1000 and c.get("placeholder") != "YES":
                    for v in items:
                        self.residual[v.id] = max(self.residual[v.id], wrong / max(scale, 1))
                        self.note(v.id, wrong / max(scale, 1), f"the constraint {c.get('id')}")
            if relation == "equal" or (off is not None and abs(off) < 0.5):
                add(priority, terms, constant)
        for _, _, terms, constant, text in sorted(waiting, key=lambda w: (-w[0], w[1])):
            equations.add(terms, constant, text)
        return equations, unknown

    def note(self, identifier, off, words):
        """Remembers the required rule that the recorded frames break most about a view."""
        if off > 1 and off > self.broken.get(identifier, (0, ""))[0]:
            self.broken[identifier] = off, words

    def contradiction(self, view):
        """The required rule that the recorded frames break, about a view or the nearest that it lies in; None if none."""
        inner = view
        while view is not None:
            if view.id in self.broken:
                off, words = self.broken[view.id]
                return ("" if view is inner else f"inside {view.id}: ") + f"{words} is off by {off:g}"
            view = view.parent
        return None

    def expectation(self):
        equations, unknown = self.solve()
        out = {}
        hidden_in_stack = any(v.hidden and v.arranged for v in self.views)
        proportional = any(v.e.get("distribution") == "fillProportionally" for v in self.views)
        for view in self.views:
            entry = {"type": view.type, "rect": view.rect, "eligible": False}
            reason = self.reason(view)
            if reason is None or reason == "mac":
                values = [equations.value((view.id, axis)) for axis in "xywh"]
                broken = self.residual[view.id]
                if self.file.mac:
                    entry["macCandidate"] = broken <= 8.5
                    reason = "macOS" if broken <= 8.5 else "stale: a required rule is off by %.1f" % broken
                elif broken > 1:
                    reason = "stale: a required rule is off by %.1f" % broken
                elif None in values:
                    custom = view.within(lambda v: v.parent is not None and v.e.get("customClass") is not None) or \
                        any(c.e.get("customClass") for c in view.children)
                    reason = "a class of the project's own" if custom else "not decided by the rules"
                else:
                    tainted = any(v[1] for v in values)
                    entry["categories"] = self.categories(view, tainted, hidden_in_stack, proportional)
                    rect = [v[0] for v in values]
                    entry["followsFromRules"] = max(abs(a - b) for a, b in zip(rect, view.absolute)) <= 0.51
                    entry["eligible"] = True
                    if view.id in self.broken:
                        entry["contradicts"] = self.contradiction(view)
            if reason:
                entry["reason"] = reason
            out[view.id] = entry
        insets = {name: unknown.get((self.root.id, "safeArea", edge))
                  for name, edge in (("top", "t"), ("left", "l"), ("bottom", "b"), ("right", "r"))}
        used = {v[2] for v in self.mentioned}
        insets = {n: v if n[0] in used else None for n, v in insets.items()}
        return {"type": self.root.type, "size": self.root.rect[2:], "sceneID": self.scene,
                "viewController": self.controller.get("id") if self.controller is not None else None,
                "safeAreaInsetsUsed": insets if any(v is not None for v in insets.values()) else None, "views": out}

    @property
    def mentioned(self):
        return {v for rule in self.rules() if rule[2] for v in rule[2] if len(v) == 3 and v[1] == "safeArea"
                and v[0] == self.root.id}

    def reason(self, view):
        if view.given:
            return "given"
        if view.absolute is None:
            return "no frame"
        if view.within(lambda v: v.out or v.hidden) or view.within(lambda v: v.e.get("opaque") == "never"):
            return "hidden or excluded"
        if view.e.get("misplaced") == "YES":
            return "misplaced"
        if view.e.get("ambiguous") == "YES" or view.parent.e.get("ambiguous") == "YES" and view.arranged:
            return "ambiguous"
        if view.within(lambda v: v.type in BARS and v is not view):
            return "in a bar"
        return "mac" if self.file.mac else None

    def categories(self, view, tainted, hidden, proportional):
        found = ["text-dependent" if tainted else "text-independent"]
        kinds = [name for name, test in
                 (("stack", view.type == "stackView" or view.within(lambda v: v.arranged)),
                  ("scroll", view.within(lambda v: v.parent is not None and v.parent.type == "scrollView")),
                  ("cell", view.within(lambda v: v.type in CELLS))) if test]
        found += kinds or ["plain"]
        for name, holds in (("tree-uses-margins", self.margins), ("tree-uses-baseline", self.baselines),
                            ("tree-stack-hidden", hidden), ("tree-fillProportionally", proportional)):
            if holds:
                found.append(name)
        # Of a launch screen that Xcode 6 made: its two labels are stored a point wider than their rules make them, until it is
        # laid out anew (441 in some 40 apps, 440 in four of Xcode 10).
        if view.id in ("8ie-xW-0ye", "kId-c2-rCX") and view.e.find("rect").get("width", "").startswith("441"):
            found.append("launch-template-as-stored")
        return found


class File:
    def __init__(self, path):
        self.document = ET.parse(path).getroot()
        runtime = self.document.get("targetRuntime", "")
        kind = self.document.get("type", "")
        self.mac = "Cocoa" in runtime and "Touch" not in runtime or kind.startswith("com.apple.InterfaceBuilder3.Cocoa.")
        self.target = "macOS" if self.mac else "tvOS" if "AppleTV" in runtime else \
            "watchOS" if "watchKit" in runtime else "iOS"
        self.sizes = classes(self.document)
        self.images, self.designables = {}, {}
        for image in self.document.iter("image"):
            if image.get("name") and image.get("width"):
                self.images[image.get("name")] = (number(image.get("width"), 0), number(image.get("height"), 0),
                                                  image.get("catalog") == "system")
        for designable in self.document.iter("designable"):
            size = designable.find("size")
            if size is not None:
                self.designables[designable.get("name")] = (number(size.get("width")), number(size.get("height")))

    def roots(self):
        scenes = self.document.find("scenes")
        if scenes is not None:
            for scene in scenes:
                for controller in scene.iter():
                    for child in controller:
                        if child.get("key") == "view" and frame(child) is not None and controller.get("sceneMemberID"):
                            yield Root(self, child, scene.get("sceneID"), controller)
                        elif controller.tag == "window" and child.get("key") == "contentView":
                            yield Root(self, child, scene.get("sceneID"), controller)
            return
        objects = self.document.find("objects")
        for child in objects if objects is not None else ():
            if child.tag in PLACEHOLDERS:
                for inner in child:
                    if inner.get("key") == "view" and frame(inner) is not None:
                        yield Root(self, inner, None, child)
            elif child.tag in ("window", "panel"):
                for inner in child:
                    if inner.get("key") == "contentView" and frame(inner) is not None:
                        yield Root(self, inner, None, child)
            elif frame(child) is not None:
                yield Root(self, child, None, None)


def ratio(text):
    if not text:
        return 1.0
    for sign in ":/":
        if sign in text:
            a, b = (number(p) for p in text.split(sign, 1))
            return a / b if a is not None and b else None
    return number(text)


def expectation(path):
    """The expectation of one file; raises ET.ParseError for one that is no XML."""
    file = File(path)
    device = file.document.find("device")
    name = device.get("id") if device is not None else None
    return {"target": file.target, "toolsVersion": file.document.get("toolsVersion"), "device": name,
            "orientation": device.get("orientation") if device is not None else None,
            "scale": SCALES.get(name, 2), "roots": {r.root.id: r.expectation() for r in file.roots()}}


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"):
        print(__doc__)
        sys.exit(0 if len(sys.argv) > 1 else 2)
    answers = {p: expectation(p) for p in sys.argv[1:]}
    json.dump(answers if len(answers) > 1 else next(iter(answers.values())), sys.stdout, indent=1)
    print()
