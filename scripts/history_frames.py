#!/usr/bin/env python3
"""What a review tells of views' places and sizes against the frames that the file itself records of them.

    history_frames.denied(report, before, after) -> [Denial]     for scripts/history --frames

A movement or a growth that an edit is named for (`told` in the JSON of `review --try-causes`) is looked up in the XML of both
sides, by the view's object id: in the picture of the screen that is nearest to the canvas on which the file was drawn, and no
more than 40 points from it, of views that both sides record in the same superview, neither they nor anything around them flagged as misplaced. What
differs from the recorded movement by more than a point and a half is denied. No layout engine takes part.
"""
import collections
import re
import xml.etree.ElementTree as ElementTree

# More than this many points is another amount.
MOST = 1.5
# By more points a picture is of another screen than the canvas, on which other amounts are as true.
FARTHEST = 40
# Who places what is in them by themselves, or counts downwards where other views of a Mac count upwards.
FLIPPED = {"clipView", "scrollView", "tableView", "outlineView", "collectionView", "textView", "splitView", "stackView",
           "gridView", "tableHeaderView"}

Denial = collections.namedtuple("Denial", "key view kind axis told recorded distance cause")
View = collections.namedtuple("View", "id tag parent frame isFlagged root")


def views(text):
    """The views of a storyboard or xib by object id, with their frames from the upper left corner of their superview."""
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError:
        return {}
    is_mac = "MacOSX" in root.get("targetRuntime", "")
    found = {}

    def walk(element, parent):
        rect = next((child for child in element if child.tag == "rect" and child.get("key") in ("frame", "contentRect")), None)
        name = element.get("id")
        own = parent
        if rect is not None and name and rect.get("key") == "frame":
            frame = [float(rect.get(key, "0")) for key in ("x", "y", "width", "height")]
            if is_mac and parent:
                around = found[parent]
                frame[1] = None if around.tag in FLIPPED else around.frame[3] - frame[1] - frame[3]
            is_flagged = element.get("misplaced") == "YES" or bool(parent) and found[parent].isFlagged
            own = name
            found[name] = View(name, element.tag, parent, frame, is_flagged, found[parent].root if parent else name)
        elif name and element.tag not in ("subviews", "objects") and not rect is None:
            own = None
        for child in element:
            walk(child, own)

    walk(root, None)
    return found


def denied(report, before, after):
    """Effects of a report that the file's frames deny; `before` and `after` give a file's text on either side, or None."""
    known = {}

    def sides(path):
        if path not in known:
            texts = (before(path), after(path))
            known[path] = None if None in texts else tuple(views(text) for text in texts)
        return known[path]

    nearest = {}
    for entry in report["entries"]:
        layout, path = entry.get("layout"), entry.get("source")
        if not layout or not path or "variant" not in entry or not sides(path):
            continue
        told = {}
        for change in layout["changes"]:
            if "told" in change:
                told[(change["told"]["id"], change["kind"])] = change
        new = sides(path)[1]
        roots = [new[new[id].root] for id, _ in told if id in new]
        if not roots:
            continue
        size = entry["variant"]["size"]
        distance = min(abs(root.frame[2] - size[0]) + abs(root.frame[3] - size[1]) for root in roots)
        if distance > FARTHEST:
            continue
        if entry["scene"] not in nearest or distance < nearest[entry["scene"]][0]:
            nearest[entry["scene"]] = (distance, entry, told)
    answer = []
    for distance, entry, told in nearest.values():
        old, new = sides(entry["source"])
        for (name, kind), change in told.items():
            amounts = change["told"]["amount"]
            if name not in old or name not in new or not any(amounts):
                continue
            one, other = old[name], new[name]
            if one.parent != other.parent or one.isFlagged or other.isFlagged:
                continue
            # What moved with its superview is told of that one.
            carried = (0, 0)
            outer = told.get((other.parent, "moved"))
            if kind == "moved" and outer:
                carried = [outer["after"][axis] - outer["before"][axis] for axis in (0, 1)]
            for axis in (0, 1):
                place = axis + (2 if kind == "resized" else 0)
                if abs(amounts[axis]) < 0.5 or one.frame[place] is None or other.frame[place] is None:
                    continue
                said = amounts[axis] - carried[axis]
                recorded = other.frame[place] - one.frame[place]
                if abs(said - recorded) > MOST:
                    cause = next((cause["sentence"] for cause in entry["layout"]["causes"]
                                  if change["view"] in cause["views"] and "extent" in cause), "")
                    answer.append(Denial(entry["key"], change["view"], kind, "xy"[axis] if kind == "moved" else "wh"[axis],
                                         round(said, 2), round(recorded, 2), distance, cause))
    return answer


def lines(denials):
    """Denials of one picture by what is told, one line each with how many views it is of."""
    groups = collections.OrderedDict()
    for denial in denials:
        words = (denial.key, denial.kind, denial.axis, denial.told, denial.recorded, denial.distance)
        groups.setdefault(words, []).append(denial)
    for (key, kind, axis, told, recorded, distance), members in groups.items():
        names = ", ".join(member.view.split("/")[-1] for member in members[:3]) + (" …" if len(members) > 3 else "")
        cause = re.sub(r", so .*", "", members[0].cause)
        yield f"{key} ({distance:g} from the canvas): {kind} {axis} {told:+g}, file {recorded:+g}: {len(members)} ({names}): {cause[:110]}"
