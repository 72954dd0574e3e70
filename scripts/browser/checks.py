"""Checks of a page in a browser: what all pages' checks are made of."""
import sys


class Failed(Exception):
    pass


def expect(condition, words):
    if not condition:
        raise Failed(words)


def equal(found, wanted, what):
    expect(found == wanted, f"{what}: expected {wanted!r}, found {found!r}")


class Checks:
    """Functions of one argument, the page; their docstrings are what they show."""

    def __init__(self):
        self.list = []

    def add(self, function):
        self.list.append(function)
        return function

    def run(self, browser, page, only=None):
        """Runs all checks, or those named, a line each; 1 where one failed or the console said anything."""
        failures = 0
        chosen = [one for one in self.list if not only or one.__name__ in only]
        for one in chosen:
            browser.problems()
            try:
                one(page)
                problems = [p for p in browser.problems() if p]
                expect(not problems, f"the console says: {problems[:3]}")
                print(f"ok    {one.__doc__}")
            except Exception as error:
                failures += 1
                print(f"FAIL  {one.__doc__}\n      {type(error).__name__}: {error}")
            sys.stdout.flush()
        print(f"{len(chosen) - failures} of {len(chosen)} checks held")
        return 1 if failures or not chosen else 0
