// The bar of views and filters.

const TABS = [
  { id: "causes", title: "Causes" }, { id: "matrix", title: "Matrix" }, { id: "pictures", title: "Pictures" },
];

/** Hears the arrow keys of a tab: on by one, or back. */
function byArrows(act) {
  return (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    act(step);
  };
}

function makeTabs() {
  const tabs = TABS.map((tab, index) => h(`button#tab-${tab.id}`, {
    role: "tab", "aria-controls": tab.id,
    onclick: () => go({ view: tab.id, key: null }), onkeydown: byArrows((step) => {
      const other = TABS[(index + step + TABS.length) % TABS.length];
      go({ view: other.id, key: null });
      byID(`tab-${other.id}`).focus();
    }),
  }, tab.title));
  byID("tabs").append(...tabs);
}

function makeFilters() {
  const form = byID("filters");
  form.addEventListener("submit", (event) => event.preventDefault());
  form.append(h("label.search", {}, h("span.unseen", {}, "Search"),
    h("input#search", {
      type: "search", placeholder: "Search   /", autocomplete: "off", spellcheck: "false", "aria-keyshortcuts": "/",
      oninput: (event) => refine({ text: event.target.value.trim() }),
    })));
  form.append(h("button.filters-toggle#filters-toggle", { "aria-expanded": "false", "aria-controls": "filters",
    onclick: (event) => event.target.setAttribute("aria-expanded", String(form.classList.toggle("is-open"))) }, "Filters"));
  form.append(h("div.statuses", { role: "group", "aria-label": "Status" },
    STATUSES.filter((status) => report.totals[status]).map((status) => h(`button.status.is-${status}`, {
      "data-status": status, "aria-pressed": "false", title: STATUS[status].sentence,
      onclick: () => {
        const next = new Set(state.status);
        if (!next.delete(status)) next.add(status);
        refine({ status: next });
      },
    }, sign(STATUS[status].mark),
    `${STATUS[status].title} ${report.totals[status].toLocaleString("en")}`))));
  for (const [axis, property, title] of
    [["scene", "scene", "Scene"], ["device", "deviceName", "Device"], ["locale", "locale", "Locale"]]) {
    const values = valuesOf(property);
    if (values.length < 2) continue;
    form.append(h("label.choice", {}, h("span.unseen", {}, title),
      h(`select#filter-${axis}`, { onchange: (event) => refine({ [axis]: event.target.value }) },
        h("option", { value: "" }, `All ${title.toLowerCase()}s`),
        values.map((value) => h("option", { value }, value)))));
  }
  form.append(h("label.choice", {}, h("span.unseen", {}, "Decision"),
    h("select#filter-decided", { onchange: (event) => refine({ decided: event.target.value }) },
      [["", "Any decision"], ["undecided", "Undecided"], ["accept", "Accepted"], ["reject", "Rejected"]]
        .map(([value, words]) => h("option", { value }, words)))));
  form.append(h("span.cause-filter#cause-filter", { hidden: true }));
  form.append(h("button.plain#clear", { hidden: true, onclick: clearFilters }, "Clear"));
}

function clearFilters() {
  refine({ text: "", status: new Set(), scene: "", device: "", locale: "", decided: "", group: "" });
}

function showFilters() {
  for (const tab of TABS) {
    const isCurrent = state.view === tab.id;
    const button = byID(`tab-${tab.id}`);
    button.setAttribute("aria-selected", String(isCurrent));
    button.tabIndex = isCurrent || (state.view === "item" && tab.id === "causes") ? 0 : -1;
  }
  const search = byID("search");
  if (document.activeElement !== search) search.value = state.text;
  for (const button of byID("filters").querySelectorAll("[data-status]")) {
    button.setAttribute("aria-pressed", String(state.status.has(button.dataset.status)));
  }
  for (const axis of AXES) {
    const select = byID(`filter-${axis}`);
    if (select) select.value = state[axis];
  }
  const group = groupOf.get(state.group);
  const chip = byID("cause-filter");
  chip.hidden = !group;
  chip.replaceChildren();
  if (group) {
    chip.append(h("span.cause-title", { title: group.title }, `Cause: ${group.title}`),
      h("button.plain", { "aria-label": "Show all causes", onclick: () => refine({ group: "" }) }, "×"));
  }
  byID("clear").hidden = !isFiltered();
  const number = shownEntries().length;
  byID("shown").textContent = number === entries.length ? count(number, "picture")
    : `${number.toLocaleString("en")} of ${count(entries.length, "picture")}`;
}
