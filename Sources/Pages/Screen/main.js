// Putting it together.

/** Shows screens: those of the page, or the newest of a server. What was selected stays so where it is still there. */
function present(data) {
  const isFirst = cells.length === 0;
  adopt(data);
  if (!isFirst) {
    if (!cellOf.has(state.cell)) state.cell = null;
    if (!viewOf(selectedCell(), state.view)) state.view = null;
    if (!cellOf.has(state.other)) state.other = null;
    if (!model.screens.some((screen) => screen.name === state.screen)) state.screen = "";
    state.hover = null;
    tree.hits.clear();
  } else readAddress();
  controls.make();
  notes.open(model.title);
  board.arrange({ keepsPlace: !isFirst });
  board.point(state.pointer);
  change({}, { isQuiet: true });
  if (isFirst && selectedView()) board.reveal(selectedCell(), selectedView());
}

async function start() {
  marks.start();
  controls.start();
  tree.start();
  board.start();
  editing.start();
  notes.changed = () => change({}, { isQuiet: true });
  addEventListener("keydown", pressed);
  addEventListener("keyup", released);
  addEventListener("blur", () => state.pointer && board.point({ ...state.pointer, alt: false }));
  addEventListener("hashchange", () => {
    readAddress();
    board.arrange({ keepsPlace: true });
    change({});
  });
  const data = byID("data").textContent;
  if (outer.screens) present(outer.screens);
  else if (data.trim()) present(await unpacked(data).json());
  else live.start();
}

start();
