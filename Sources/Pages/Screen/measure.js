// Distances between two views, in points of the window.

const sides = ([x, y, width, height]) => ({ low: [x, y], high: [x + width, y + height] });

/**
 * What lies between two rectangles, on each axis: where one holds the other the insets of all edges, else the gap
 * between their facing edges; where they overlap, how far their beginnings are apart. Each as `{axis, from, to, at,
 * witness}`: a line along the axis at a place across it, and where the edge that it ends on has to be prolonged to.
 */
function distances(one, other) {
  const [a, b] = [sides(one), sides(other)];
  const holds = (outer, inner) => [0, 1].every((axis) =>
    outer.low[axis] <= inner.low[axis] + 0.01 && outer.high[axis] >= inner.high[axis] - 0.01);
  const lines = [];
  const isNested = holds(a, b) || holds(b, a);
  for (const axis of [0, 1]) {
    const across = 1 - axis;
    const low = Math.max(a.low[across], b.low[across]);
    const high = Math.min(a.high[across], b.high[across]);
    // In the middle of what both share, else in the middle of the first, with the other's edge prolonged.
    const at = low < high ? (low + high) / 2 : (a.low[across] + a.high[across]) / 2;
    const add = (from, to, edge) => {
      const witness = low < high ? null : [edge, at < b.low[across] ? b.low[across] : b.high[across]];
      lines.push({ axis, from, to, at, witness });
    };
    if (isNested) {
      add(a.low[axis], b.low[axis], b.low[axis]);
      add(a.high[axis], b.high[axis], b.high[axis]);
    } else if (a.high[axis] <= b.low[axis]) {
      add(a.high[axis], b.low[axis], b.low[axis]);
    } else if (b.high[axis] <= a.low[axis]) {
      add(a.low[axis], b.high[axis], b.high[axis]);
    } else if (Math.abs(a.low[axis] - b.low[axis]) > 0.01) {
      add(a.low[axis], b.low[axis], b.low[axis]);
    }
  }
  return lines.filter((line) => isNested || Math.abs(line.to - line.from) > 0.004);
}

const EDGE = /^(left|right|top|bottom|leading|trailing|centerX|centerY|firstBaseline|lastBaseline)/;

/** Where an attribute of a rectangle lies on its axis; null for sizes. */
function edgeOf(target, [kind, position, attribute], isRightToLeft) {
  const rect = rectOf(target, [kind, position]);
  const name = (EDGE.exec(attribute) || [])[0];
  if (!rect || !name) return null;
  const [x, y, width, height] = rect;
  const view = kind === "view" ? target.views[position] : null;
  const start = isRightToLeft ? x + width : x;
  const baselines = (view && view.baselines) || [height, height];
  return {
    left: x, right: x + width, top: y, bottom: y + height, leading: start, trailing: x + x + width - start,
    centerX: x + width / 2, centerY: y + height / 2, firstBaseline: y + baselines[0], lastBaseline: y + baselines[1],
  }[name];
}

const HORIZONTAL = /^(left|right|leading|trailing|width|centerX)/;
const axisOf = (rule) => (HORIZONTAL.test(rule.first[2]) ? 0 : 1);

/** A rule as a line on the screen; null where its items have no place. */
function lineOf(target, rule) {
  const axis = axisOf(rule);
  const first = rectOf(target, rule.first);
  if (!first) return null;
  const isRightToLeft = target.variant.rightToLeft;
  const from = edgeOf(target, rule.first, isRightToLeft);
  if (from === null) {
    const [low, length] = [first[axis], first[2 + axis]];
    return { axis, from: low, to: low + length, at: first[1 - axis] + first[3 - axis] / 2, isSize: true };
  }
  const to = rule.second ? edgeOf(target, rule.second, isRightToLeft) : null;
  if (to === null) return null;
  const second = rectOf(target, rule.second);
  const [a, b] = [sides(first), sides(second)];
  const low = Math.max(a.low[1 - axis], b.low[1 - axis]);
  const high = Math.min(a.high[1 - axis], b.high[1 - axis]);
  const middle = first[1 - axis] + first[3 - axis] / 2;
  if (Math.abs(from - to) < 0.5) {
    const ends = [Math.min(a.low[1 - axis], b.low[1 - axis]), Math.max(a.high[1 - axis], b.high[1 - axis])];
    return { axis: 1 - axis, from: ends[0], to: ends[1], at: from, isAlignment: true };
  }
  return { axis, from, to, at: low < high ? Math.min(high, Math.max(low, middle)) : middle };
}
