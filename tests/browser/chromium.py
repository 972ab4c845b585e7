"""Find Debian's Chromium and start it."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")
OPTIONS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--force-device-scale-factor=1",
    "--hide-scrollbars",
)


class NoChromium(Exception):
    """Say how to get a browser."""


def chromium():
    """Return the path of the browser; raise NoChromium where there is none."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        raise NoChromium(
            "The browser tests need Chromium, and PATH has none of "
            f"{', '.join(NAMES)}. On Debian: apt-get install chromium (.ci/run installs it)."
        )
    return found


def launch(playwright):
    """Return a running browser without a window."""
    options = [*OPTIONS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    return playwright.chromium.launch(executable_path=chromium(), args=options)
