// The sizes of a window at which something changes, as ticks on its edges.

const breaks = {
  known: new Map(),

  forget() {
    this.known.clear();
  },

  /** Asks for the break points of a variant, once for each revision. */
  ask(target) {
    if (this.known.has(target.key)) return;
    this.known.set(target.key, []);
    for (const [index, axis] of ["width", "height"].entries()) {
      const words = new URLSearchParams({ screen: target.screen.name, variant: target.variant.key, axis });
      server.fetch(`breaks?${words}`).then((answer) => (answer.ok ? answer.json() : { points: [] })).then(({ points: list }) => {
        const lists = this.known.get(target.key);
        if (!lists) return;
        lists[index] = [...new Map(list.map((point) => [point.at, list.filter(({ at }) => at === point.at)])).entries()]
          .map(([at, all]) => ({ at, what: all.map(({ what }) => what).join("; ") }));
        marked.breaks = lists.flat().length;
        marks.draw();
      }).catch(() => {});
    }
  },

  /** What changes next to a length, within two points of it. */
  near(target, axis, length) {
    const list = (this.known.get(target.key) || [])[axis] || [];
    return list.find(({ at }) => Math.abs(at - length) <= 2);
  },

  paint(place) {
    const { context } = marks;
    const lists = this.known.get(place.cell.key) || [];
    const [, , wide, high] = place.cell.window;
    for (const [axis, list] of lists.entries()) {
      for (const { at } of list || []) {
        const [x, y] = board.onStage(place, axis === 0 ? [at, high, 0, 0] : [wide, at, 0, 0]);
        const isPassed = at <= (axis === 0 ? wide : high);
        context.fillStyle = isPassed ? marks.color.accent : marks.color.hover;
        if (axis === 0) context.fillRect(Math.round(x) - 1, y + 3, 2, 10);
        else context.fillRect(x + 3, Math.round(y) - 1, 10, 2);
      }
      const near = this.near(place.cell, axis, axis === 0 ? wide : high);
      if (!near) continue;
      const [x, y] = board.onStage(place, [wide, high, 0, 0]);
      marks.badge(`${points(near.at)}: ${near.what.slice(0, 90)}`, x, y + 24 + axis * 18, marks.color.hover);
    }
  },
};
