// The sizes of a window at which something changes, as ticks on its edges.

const breaks = {
  known: new Map(),

  forget() {
    this.known.clear();
    this.show();
  },

  /** Asks for the break points of a variant, once for each revision. */
  ask(target) {
    if (this.known.has(target.key)) return;
    const list = [];
    this.known.set(target.key, list);
    for (const [axis, name] of ["width", "height"].entries()) {
      const words = new URLSearchParams({ screen: target.screen.name, variant: target.variant.key, axis: name });
      server.fetch(`breaks?${words}`).then((answer) => (answer.status === 200 ? answer.json() : { points: [] })).then((told) => {
        for (const { at, what } of told.points) {
          const same = list.find((each) => each.axis === axis && each.at === at);
          if (same) same.what += `; ${what}`;
          else list.push({ axis, at, what });
        }
        marked.breaks = list.length;
        this.show();
      }).catch(() => {});
    }
  },

  /** Ticks beside the selected variant, and in words what changes within two points of its edges. */
  show() {
    const place = board.placeOf && board.placeOf.get(selectedCell());
    const box = place && board.figureOf(place.cell.key).querySelector(".ticks");
    if (!box) return;
    const list = this.known.get(place.cell.key) || [];
    const { size } = place.cell.variant;
    putAt(box, place.x - place.left, place.y - place.top, ...size);
    if (box.children.length !== list.length) {
      box.replaceChildren(...list.map(({ axis, at }) => h("i", { style: { [axis ? "top" : "left"]: `${at}px` } })));
    }
    this.words = list.filter(({ axis, at }) => Math.abs(at - size[axis]) <= 2)
      .map(({ at, what }) => `${points(at)}: ${what.slice(0, 90)}`).join("; ");
    controls.hint();
  },
};
