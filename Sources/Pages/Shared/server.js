// The server that a page came from, where it came from one.

/** A text that the browser keeps, where it keeps any. */
function stored(storage, name, text) {
  try {
    if (text !== undefined) window[storage].setItem(`proofsheet-${name}`, text);
    return window[storage].getItem(`proofsheet-${name}`);
  } catch {
    return null;
  }
}

const server = {
  howTo: "Open the address that 'proofsheet live' printed",

  /** Takes the token out of the address; whether there is one, now or from before. */
  start() {
    const words = new URLSearchParams(location.hash.slice(1));
    this.token = words.get("token") || stored("sessionStorage", "token");
    if (!words.has("token")) return this.token;
    stored("sessionStorage", "token", this.token);
    words.delete("token");
    history.replaceState(null, "", words.size ? `#${words}` : location.pathname);
    return this.token;
  },

  fetch(path, options = {}) {
    // Who has the port now may be somebody else.
    if (this.isLost) return Promise.reject(new TypeError());
    return fetch(path, { ...options, headers: { "X-Proofsheet-Token": this.token }, cache: "no-store" });
  },

  /** One stream of events for all tabs of the browser: the tab that has it tells the others. */
  listen(heard) {
    const others = new BroadcastChannel("proofsheet-live");
    const take = (news) => {
      this.isLost = news.isLost;
      heard(news);
    };
    others.onmessage = ({ data }) => take(data);
    const tell = (news) => {
      take(news);
      others.postMessage(news);
    };
    const open = () => {
      const events = new EventSource(`events?token=${this.token}`);
      events.onmessage = ({ data }) => tell(JSON.parse(data));
      events.onerror = () => {
        events.close();
        again();
      };
    };
    const again = async () => {
      const isOurs = await this.isKnown();
      if (isOurs) return open();
      tell({ isLost: true, isOver: isOurs === false });
      return setTimeout(again, 500);
    };
    navigator.locks.request("proofsheet-live", () => new Promise(open));
  },

  /** Whether who answers now knows the token, which nobody else is sent; undefined where nobody answers. */
  async isKnown() {
    try {
      const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, 0)).join("");
      const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
      const answer = await fetch(`hello?nonce=${nonce}`, { cache: "no-store" });
      if (!crypto.subtle) return false;
      const coded = (text) => new TextEncoder().encode(text);
      const key = await crypto.subtle.importKey("raw", coded(this.token), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      return (await answer.text()).trim() === hex(await crypto.subtle.sign("HMAC", key, coded(`${location.host}\n${nonce}`)));
    } catch {
      return undefined;
    }
  },
};
