// Help: the keys of the review page.

const KEYS = [
  ["j  k  or  ↓ ↑", "Next and previous picture, cause or row"],
  ["Enter", "Open what has the focus"],
  ["Esc", "Back to the list; close"],
  ["a", "Accept; again: take it back"],
  ["x", "Reject; again: take it back"],
  ["n  p", "Next and previous region that differs"],
  ["1 – 6", "Two-up, swipe, onion skin, blink, difference, inspect"],
  ["space", "The other side, while blinking"],
  ["o", "Overlay of constraints on or off"],
  ["+  −", "Zoom in and out; so does Ctrl with the wheel"],
  ["0  f", "One to one; fit"],
  ["Shift with arrows", "Pan; so does dragging and the wheel"],
  ["c", "Comment on this picture"],
  ["/", "Search"],
  ["g  m  l", "Causes, matrix, list of pictures"],
  ["?", "This help"],
];

function openHelp() {
  openKeys(KEYS, h("p.facts", {}, "Accepting a cause accepts every picture that changed for exactly that cause. Decisions stay in "
    + "this browser until they are exported; 'proofsheet approve --decisions decisions.json' takes the file."));
}
