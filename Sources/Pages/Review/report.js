// The report as it was written, indexed for filters and views.

const report = byID("report").textContent ? JSON.parse(byID("report").textContent) : await asked();

/** The report of the server that the page came from. */
async function asked() {
  const answer = server.start() && await server.fetch("report").catch(() => null);
  if (answer && answer.ok) return answer.json();
  byID("main").append(h("p.note", {}, answer ? await answer.text() : server.howTo));
  throw new Error("no report");
}

const entries = report.entries.map((entry, index) => {
  const variant = entry.variant;
  const causes = entry.layout ? entry.layout.causes : [];
  const told = [
    entry.key, entry.scene, variant && variant.caption, entry.message, entry.source,
    ...causes.map((cause) => cause.sentence),
    ...(entry.newFindings || []).map((finding) => `${finding.id} ${finding.message}`),
  ];
  return {
    ...entry,
    index,
    pictures: entry.pictures || {},
    caption: variant ? variant.caption : entry.key.slice(entry.scene.length + 1) || entry.key,
    deviceName: variant ? variant.name : "unknown",
    locale: variant ? variant.locale : "unknown",
    differing: entry.pixels ? entry.pixels.differing : 0,
    changeCount: entry.layout ? entry.layout.changes.length : 0,
    told: told.filter(Boolean).join("\n").toLowerCase(),
  };
});
const entryOf = new Map(entries.map((entry) => [entry.key, entry]));

/** A card for each cause; a picture stands under all of its own, and under its group's where none is known. */
const groups = [];
const groupOf = new Map();
for (const entry of entries) entry.groups = [];
{
  const known = new Map();
  const add = (group, cause) => {
    const id = cause ? `cause ${cause.signature}` : group.id;
    if (!known.has(id)) {
      const isAlone = group.causes.length < 2;
      const words = isAlone ? group.title : [cause.lead || cause.sentence, cause.effect].filter(Boolean).join(": ");
      const place = groups.length;
      known.set(id, { id: isAlone ? group.id : `${group.id}-${place}`, title: words, status: group.status, causes: cause ? [cause] : [], members: [] });
      groups.push(known.get(id));
    }
    const card = known.get(id);
    if (STATUSES.indexOf(group.status) < STATUSES.indexOf(card.status)) card.status = group.status;
    for (const entry of group.entries.map((key) => entryOf.get(key)).filter(Boolean)) {
      card.members.push(entry);
      entry.groups.push(card);
    }
  };
  // What stands alone somewhere is told as it is there.
  for (const isAlone of [true, false]) {
    for (const group of report.groups) {
      if ((group.causes.length < 2) !== isAlone) continue;
      if (group.causes.length) for (const cause of group.causes) add(group, cause);
      else add(group, null);
    }
  }
  const rank = (card) => STATUSES.indexOf(card.status);
  groups.sort((one, other) => rank(one) - rank(other) || other.members.length - one.members.length);
  for (const card of groups) groupOf.set(card.id, card);
}

/** The values of an axis in the order of appearance. */
function valuesOf(property) {
  return [...new Set(entries.map((entry) => entry[property]))];
}

/** The most urgent thing to say of an entry in one line. */
function headline(entry) {
  if (entry.message) return entry.message;
  if (entry.layout && entry.layout.causes.length) {
    const [first, ...others] = entry.layout.causes;
    return others.length ? `${first.sentence}, and ${others.length} more` : first.sentence;
  }
  if (entry.layout && entry.layout.summary) return entry.layout.summary;
  if (entry.pixels && entry.status !== "same") return entry.pixels.summary;
  return STATUS[entry.status].sentence;
}

/** An entry in words, for who does not see its mark. */
function wordsOf(entry) {
  const decision = decisions.of(entry);
  const parts = [`${entry.scene}, ${entry.caption}: ${STATUS[entry.status].sentence}`];
  if (entry.differing) parts.push(`${count(entry.differing, "pixel")} differ`);
  if (decision) parts.push(decision === "accept" ? "accepted" : "rejected");
  return parts.join(", ");
}

/** Where a picture is: beside the page, or in it where pictures are inlined. */
function sourceOf({ path }) {
  const inlined = byID(`file:${path}`);
  return inlined ? `data:image/png;base64,${inlined.textContent}`
    : server.token ? `picture?token=${server.token}&path=${encodeURIComponent(path)}`
      : path.split("/").map(encodeURIComponent).join("/");
}
