// Putting it together.

function render() {
  for (const view of VIEWS) byID(view).hidden = state.view !== view;
  document.body.dataset.view = state.view;
  if (state.view !== "item") {
    lastList = state.view;
    itemView.leave();
  }
  showFilters();
  viewOf[state.view].render();
  const item = state.view === "item" ? `${state.key} · ` : "";
  const changed = entries.filter((entry) => entry.status !== "same").length;
  document.title = `${item}${report.title} (${changed}) · ${report.actual.label}`;
}

function start() {
  byID("title").textContent = report.title;
  const side = ({ label, detail }) => [h("b", {}, label), detail ? h("span.detail", { title: detail }, /^[0-9a-f]{40}$/.test(detail) ? detail.slice(0, 8) : detail) : null];
  byID("sides").append(...[...side(report.expected), " → ", ...side(report.actual)].filter(Boolean));
  decisions.load();
  makeTabs();
  makeFilters();
  byID("export").addEventListener("click", server.token ? approve : exportDecisions);
  if (server.token) {
    byID("export").textContent = "Approve";
    server.listen((news) => news.revision && news.revision !== report.revision && renew());
  }
  byID("notes").addEventListener("click", () => notes.list());
  notes.open(report.title);
  notes.changed = () => state.view === "item" && itemView.renewNotes();
  byID("help").addEventListener("click", openHelp);
  addEventListener("keydown", pressed);
  addEventListener("hashchange", () => {
    const before = state.view;
    readAddress();
    render();
    if (state.view === "item" && before !== "item") byID("stage").focus({ preventScroll: true });
  });
  prefersStillness.addEventListener("change", () => state.view === "item" && render());
  readAddress();
  showProgress();
  render();
}

start();
