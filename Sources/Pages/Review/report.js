// The report as it was written, indexed for filters and views.

const report = JSON.parse(byID("report").textContent);

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
    group: null,
  };
});
const entryOf = new Map(entries.map((entry) => [entry.key, entry]));

const groups = report.groups.map((group) => ({
  ...group,
  members: group.entries.map((key) => entryOf.get(key)).filter(Boolean),
}));
const groupOf = new Map(groups.map((group) => [group.id, group]));
for (const group of groups) for (const member of group.members) member.group = group;

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

/** Gives an image its source: beside the page, or out of it where pictures are inlined. */
function pictureSource(image, picture) {
  const inlined = byID(`picture:${picture.path}`);
  image.src = inlined
    ? `data:image/png;base64,${inlined.textContent}`
    : picture.path.split("/").map(encodeURIComponent).join("/");
}
