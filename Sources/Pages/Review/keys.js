// Keys of the whole page. Fields keep their own.

const viewOf = { causes: causesView, matrix: matrixView, pictures: picturesView, item: itemView };

function pressed(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  const target = event.target;
  if (isTyping(target)) {
    if (event.key === "Escape") {
      target.blur();
      event.preventDefault();
    }
    return;
  }
  const isRange = target.matches && target.matches("input[type=range]");
  const isButton = target.matches && target.matches("button, a, summary");
  const view = viewOf[state.view];
  const isItem = state.view === "item";
  const action = {
    j: () => view.step(1), k: () => view.step(-1),
    ArrowDown: isRange ? null : () => view.step(1), ArrowUp: isRange ? null : () => view.step(-1),
    ArrowRight: isItem && !isRange && !event.shiftKey ? () => view.step(1) : null,
    ArrowLeft: isItem && !isRange && !event.shiftKey ? () => view.step(-1) : null,
    a: () => view.decide("accept"), x: () => view.decide("reject"),
    Enter: isItem || isButton ? null : () => view.open(),
    "/": () => byID("search").focus(), "?": openHelp,
    g: () => go({ view: "causes", key: null }), m: () => go({ view: "matrix", key: null }),
    l: () => go({ view: "pictures", key: null }),
    Escape: isItem ? () => go({ view: lastList, key: null }) : isFiltered() ? clearFilters : null,
    ...(isItem && {
      n: () => view.stepRegion(1), p: () => view.stepRegion(-1),
      o: byID("overlay").disabled ? null : () => refine({ overlay: !state.overlay }),
      "+": () => view.stage.zoomBy(1.5), "=": () => view.stage.zoomBy(1.5), "-": () => view.stage.zoomBy(1 / 1.5),
      0: () => view.stage.zoomTo(view.stage.oneToOne), f: () => view.stage.fit(),
      c: () => notes.write(view.aboutNote(view.held)),
      " ": state.mode === "blink" && !isButton ? () => view.otherSide() : null,
    }),
  }[event.key];
  const mode = isItem && MODES.find(({ key }) => key === event.key);
  if (mode && !byID(`mode-${mode.id}`).disabled) refine({ mode: mode.id });
  else if (action) action();
  else return;
  event.preventDefault();
}
