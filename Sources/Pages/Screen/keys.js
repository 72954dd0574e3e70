// Keys of the whole page. Fields keep their own.

function pressed(event) {
  if (event.key === "Alt" && state.pointer && !isTyping(event.target)) {
    // Alone it belongs to the browser's menu.
    event.preventDefault();
    state.pointer.alt = true;
    return marks.draw();
  }
  if (event.key === "Shift" && marks.isMeasuring() && state.hover) return marks.pin();
  if ((event.ctrlKey || event.metaKey) && event.key === "z" && live.isOn && !isTyping(event.target)) {
    event.preventDefault();
    return editing.undo();
  }
  // Paper waits for no picture.
  if ((event.ctrlKey || event.metaKey) && event.key === "p") {
    event.preventDefault();
    return pictures.all().then(() => print());
  }
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (document.querySelector("dialog[open]")) return undefined;
  if (isTyping(event.target)) return typed(event);
  const isButton = event.target.matches && event.target.matches("button, a, summary");
  if (isButton && ["Enter", " "].includes(event.key)) return undefined;
  const action = {
    ArrowUp: () => tree.key("ArrowUp"), ArrowDown: () => tree.key("ArrowDown"), ArrowLeft: () => tree.key("ArrowLeft"),
    ArrowRight: () => tree.key("ArrowRight"), Home: () => tree.key("Home"), End: () => tree.key("End"),
    "*": () => tree.key("*"), "/": () => byID("search").focus(), "?": () => controls.help(),
    "+": () => board.zoomTo(board.scale * 1.4), "=": () => board.zoomTo(board.scale * 1.4),
    "-": () => board.zoomTo(board.scale / 1.4), 0: () => board.fit(), 1: () => board.zoomTo(1),
    2: () => selectedCell() && board.fit(board.placeOf.get(selectedCell())),
    "[": () => step(-1), "]": () => step(1), c: () => controls.chooseOther(),
    d: () => change({ measures: !state.measures }), o: () => controls.turn("constraints"),
    n: () => {
      const [target, view] = [selectedCell(), selectedView()];
      if (view) notes.write(aboutView(target, view));
      else notes.list();
    },
    p: () => controls.turn("problems"), b: () => controls.turn("chrome"),
    u: () => change({ unit: state.unit === "pt" ? "px" : "pt" }), Escape: drop,
  }[event.key];
  if (!action) return undefined;
  event.preventDefault();
  return action();
}

function typed(event) {
  if (event.key === "Escape") {
    if (event.target.id === "search" && event.target.value) {
      event.target.value = "";
      tree.search("");
    } else event.target.blur();
    event.preventDefault();
  } else if (event.key === "Enter" && event.target.id === "search") {
    const [first] = tree.target ? tree.hitsOf(tree.target) : [];
    if (first) {
      select(first, tree.target);
      board.reveal(tree.target, first);
    }
  } else if (event.key === "ArrowDown" && event.target.id === "search") {
    byID("tree").focus();
    event.preventDefault();
  }
}

/** The same view in the variant before or after. */
function step(by) {
  const shown = board.places.map((each) => each.cell);
  const next = shown[(Math.max(0, shown.indexOf(selectedCell())) + by + shown.length) % shown.length];
  if (!next) return;
  change({ cell: next.key, view: viewOf(next, state.view) ? state.view : null });
  if (selectedView()) board.reveal(next, selectedView());
}

/** Drops one thing after the other: pins, measuring, the selection, the comparison. */
function drop() {
  if (state.pinned.length) change({ pinned: [] });
  else if (state.measures) change({ measures: false });
  else if (state.query) {
    byID("search").value = "";
    tree.search("");
  } else if (state.view !== null) change({ view: null });
  else if (state.other) change({ other: null });
}

function released(event) {
  if (event.key !== "Alt" || !state.pointer) return;
  state.pointer.alt = false;
  marks.draw();
}
