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
    return fetch(path, { ...options, headers: { "X-Proofsheet-Token": this.token }, cache: "no-store" });
  },

  /** One stream of events for all tabs of the browser: the tab that has it tells the others. */
  listen(heard) {
    const others = new BroadcastChannel("proofsheet-live");
    others.onmessage = ({ data }) => heard(data);
    navigator.locks.request("proofsheet-live", () => new Promise(() => {
      const events = new EventSource(`events?token=${this.token}`);
      const tell = (news) => {
        heard(news);
        others.postMessage(news);
      };
      events.onmessage = ({ data }) => tell(JSON.parse(data));
      // A server that was started anew has another token, and refuses this one for good.
      events.onerror = () => tell({ isLost: true, isOver: events.readyState === EventSource.CLOSED });
    }));
  },
};
