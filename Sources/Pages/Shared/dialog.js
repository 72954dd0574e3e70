// Dialogs: the focus goes back to what opened them.

function openDialog(title, ...content) {
  const dialog = h("dialog", { "aria-labelledby": "dialog-title" });
  const close = h("button.round.icon", { "aria-label": "Close", onclick: () => dialog.close() }, "×");
  dialog.append(h("div.dialog-head", {}, h("h2#dialog-title", {}, title), close), ...content.flat(Infinity).filter(Boolean));
  const opener = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (opener && opener.isConnected) opener.focus();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A page's keys and what they do. */
function openKeys(keys, ...more) {
  return openDialog("Keys and gestures", h("table", {}, keys.map(([key, words]) => h("tr", {}, h("th", { scope: "row" }, key), h("td", {}, words)))), more);
}

/** Puts a text on the clipboard, also where a page of files may not. */
async function toClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = h("textarea", { style: { position: "fixed", left: "-99px", width: "9px" } });
    field.value = text;
    (document.querySelector("dialog") || document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
