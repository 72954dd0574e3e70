"""Headless Chromium by its DevTools protocol over a pipe: Python's standard library only."""
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

# A browser that says nothing for so long has died without a word.
SILENCE_IN_SECONDS = 120
NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def find_chromium():
    return next((path for path in map(shutil.which, NAMES) if path), None)


class PageError(Exception):
    """A script on the page threw."""


class Browser:
    """One page of one browser, closed at the end of a `with`."""

    def __init__(self, width=1280, height=800):
        self.size = (width, height)
        self.number = 0
        self.events = []
        self.buffer = b""

    def __enter__(self):
        try:
            self.start(is_sandboxed=os.geteuid() != 0)
        except EOFError:
            # Some containers leave it no way to make its sandbox; the pages are our own.
            self.stop()
            self.start(is_sandboxed=False)
        return self

    def start(self, is_sandboxed):
        self.session, self.buffer, self.events = None, b"", []
        self.profile = tempfile.mkdtemp(prefix="proofsheet-chromium-")
        to_child, self.output = os.pipe()
        self.input, from_child = os.pipe()

        def wire():
            # The protocol's own numbers; first out of the way of what may lie there.
            high = [os.dup2(to_child, 200), os.dup2(from_child, 201)]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        flags = [
            "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "--no-first-run",
            "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",
            "--disable-sync", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--force-device-scale-factor=1", f"--window-size={self.size[0]},{self.size[1]}",
        ]
        if not is_sandboxed:
            flags.append("--no-sandbox")
        self.child = subprocess.Popen(
            [find_chromium(), *flags, "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=wire, close_fds=False)
        os.close(to_child)
        os.close(from_child)
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next((target for target in targets if target["type"] == "page"), None)
        identity = page["targetId"] if page else self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=identity, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")
        # As if its window were the one in front, so that focus and blur happen.
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.resize(*self.size)

    def stop(self):
        try:
            self.session = None
            self.call("Browser.close")
        except (OSError, EOFError, PageError):
            pass
        try:
            self.child.wait(10)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()
        os.close(self.output)
        os.close(self.input)
        shutil.rmtree(self.profile, ignore_errors=True)

    def __exit__(self, *_):
        self.stop()

    def call(self, method, **parameters):
        """Sends a command and waits for its answer; events that come before it are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise PageError(f"{method}: {answer['error']['message']}")
                return answer.get("result", {})
            self.events.append(answer)

    def receive(self):
        while b"\0" not in self.buffer:
            if not select.select([self.input], [], [], SILENCE_IN_SECONDS)[0]:
                raise EOFError("chromium says nothing")
            data = os.read(self.input, 1 << 20)
            if not data:
                raise EOFError("chromium ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def wait_for_event(self, method):
        while True:
            for index, event in enumerate(self.events):
                if event.get("method") == method:
                    return self.events.pop(index)
            self.events.append(self.receive())

    def resize(self, width, height, scale=1, mobile=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                  mobile=mobile)

    def media(self, **features):
        """`media(prefers_color_scheme="dark")`, `media(media="print")`."""
        kind = features.pop("media", "")
        listed = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.call("Emulation.setEmulatedMedia", media=kind, features=listed)

    def open(self, address):
        """Goes to an address and waits until it is loaded; seconds from asking to loaded and painted."""
        self.events = [event for event in self.events if event.get("method") != "Page.loadEventFired"]
        self.call("Page.navigate", url="about:blank")
        self.wait_for_event("Page.loadEventFired")
        began = time.perf_counter()
        self.call("Page.navigate", url=address)
        self.wait_for_event("Page.loadEventFired")
        self.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return time.perf_counter() - began

    def run(self, expression):
        """An expression's value; promises are awaited."""
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True,
                           userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise PageError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def cpu(self):
        """Milliseconds of CPU that all of the browser's processes took so far."""
        of = {}
        for folder in os.listdir("/proc"):
            try:
                with open(f"/proc/{folder}/stat") as file:
                    fields = file.read().rsplit(")", 1)[1].split()
                of[int(folder)] = (int(fields[1]), int(fields[11]) + int(fields[12]))
            except (OSError, ValueError, IndexError):
                continue
        mine, ticks = {self.child.pid}, 0
        for number in sorted(of):
            if number in mine or of[number][0] in mine:
                mine.add(number)
                ticks += of[number][1]
        return ticks * 1000 / os.sysconf("SC_CLK_TCK")

    def tasks(self, expression):
        """An expression's value, and the page's tasks meanwhile as (milliseconds, milliseconds of CPU)."""
        self.call("Tracing.start", categories="toplevel", transferMode="ReportEvents")
        value = self.run(expression)
        self.call("Tracing.end")
        self.wait_for_event("Tracing.tracingComplete")
        traced = [event for message in self.events if message.get("method") == "Tracing.dataCollected"
                  for event in message["params"]["value"]]
        self.events = [message for message in self.events if message.get("method") != "Tracing.dataCollected"]
        main = {event["tid"] for event in traced
                if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"}
        return value, [(event["dur"] / 1e3, event.get("tdur", event["dur"]) / 1e3) for event in traced
                       if event.get("ph") == "X" and event["tid"] in main and event["name"].endswith("RunTask")]

    def settle(self):
        self.run("new Promise(done => requestAnimationFrame(() => setTimeout(done, 60)))")

    def until(self, expression, seconds=60):
        """Whether an expression becomes true in time."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            try:
                if self.run(expression):
                    return True
            except PageError as error:
                # A page that is just being loaded anew.
                if "navigated or closed" not in str(error):
                    raise
            time.sleep(0.02)
        return False

    def key(self, key, **options):
        """Presses a key as a keyboard does."""
        text = key if len(key) == 1 else {"Enter": "\r"}.get(key)
        codes = {"Enter": 13, "Escape": 27, "Tab": 9, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
                 "Home": 36, "End": 35}
        code = codes.get(key, ord(key.upper()) if len(key) == 1 else 0)
        common = {"key": key, "windowsVirtualKeyCode": code, **options}
        self.call("Input.dispatchKeyEvent", type="keyDown", **common, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)
        self.settle()

    def type(self, text):
        self.call("Input.insertText", text=text)
        self.settle()

    def click(self, selector):
        place = self.run(f"""(() => {{
          const element = document.querySelector({json.dumps(selector)});
          if (!element) return null;
          element.scrollIntoView({{block: 'nearest'}});
          const box = element.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")
        if not place:
            raise PageError(f"there is no {selector}")
        self.click_at(*place)

    def point(self, x, y, modifiers=0):
        """Moves the pointer; 1 is Alt, 2 Control, 8 Shift."""
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, modifiers=modifiers)

    def click_at(self, x, y, modifiers=0):
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1, modifiers=modifiers)
        self.settle()

    def drag(self, start, end, steps=6):
        """Presses at one place and lets go at another, with steps between."""
        self.call("Input.dispatchMouseEvent", type="mousePressed", x=start[0], y=start[1], button="left", clickCount=1)
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end))
            self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, button="left", buttons=1)
        self.call("Input.dispatchMouseEvent", type="mouseReleased", x=end[0], y=end[1], button="left", clickCount=1)
        self.settle()

    def shot(self, path):
        import base64
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def problems(self):
        """What was written to the console as an error, thrown, or could not be loaded, since the last call."""
        found = []
        for event in self.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                found.append(details.get("exception", {}).get("description") or details["text"])
            elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
                found.append(" ".join(str(value.get("value")) for value in parameters["args"]))
            elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
                found.append(parameters["entry"]["text"])
            elif method == "Network.loadingFailed" and not parameters.get("canceled"):
                found.append(f"not loaded: {parameters.get('errorText')}")
        self.events = []
        return found
