// Words, marks and numbers that all views share.

const STATUSES = ["failed", "layout", "pixels", "environment", "missing", "orphan", "same"];

/** Each status with a mark of its own shape, so that colour never stands alone. */
const STATUS = {
  failed: { title: "Failed", mark: "✕", sentence: "could not be drawn" },
  layout: { title: "Layout", mark: "◆", sentence: "layout changed" },
  pixels: { title: "Pixels", mark: "●", sentence: "only pixels changed" },
  environment: { title: "Environment", mark: "▲", sentence: "fonts, libraries or era changed" },
  missing: { title: "New", mark: "+", sentence: "new, nothing to compare with" },
  orphan: { title: "Gone", mark: "−", sentence: "gone" },
  same: { title: "Same", mark: "=", sentence: "the same" },
};

const MODES = [
  { id: "two-up", title: "Two-up", key: "1" },
  { id: "swipe", title: "Swipe", key: "2" },
  { id: "onion", title: "Onion skin", key: "3" },
  { id: "blink", title: "Blink", key: "4" },
  { id: "difference", title: "Difference", key: "5" },
  { id: "inspect", title: "Inspect", key: "6" },
];

const prefersStillness = matchMedia("(prefers-reduced-motion: reduce)");

/** A number in at most four characters: 49, 1.2k, 119k, 3M. */
function short(number) {
  if (number < 1000) return String(number);
  if (number < 9950) return `${(number / 1000).toFixed(1)}k`;
  if (number < 999500) return `${Math.round(number / 1000)}k`;
  return `${Math.round(number / 1e6)}M`;
}

function isReviewable(entry) {
  return entry.status !== "same" && entry.status !== "failed";
}
