"""Build or check a whole course: every chosen lesson in every chosen language."""

import os
import time
from dataclasses import dataclass, field

from autograder.build.choice import chosen_languages, chosen_lessons
from autograder.build.derived import Derived
from autograder.build.leftovers import leftovers
from autograder.build.prepare import prepare_edition, prepare_lesson, prepare_messages
from autograder.build.problems import BuildFailed
from autograder.build.stamps import inputs_digest, is_current, outputs, set_stamp, tools_digest
from autograder.build.workers import run_all


@dataclass
class CourseBuild:
    """Hold one run. problems: what must be mended; unready: texts still English.

    say: called with each progress line; editions: (lesson, language) to build.
    """

    folders: object
    check: bool = False
    jobs: int = 0
    say: object = print
    problems: list = field(default_factory=list)
    unready: list = field(default_factory=list)
    editions: list = field(default_factory=list)
    counts: dict = field(default_factory=lambda: dict.fromkeys(("built", "up to date", "failed"), 0))

    def run(self, names=(), codes=()):
        """Build the named lessons and languages (none named: all); return the exit code."""
        start = time.perf_counter()
        lessons = chosen_lessons(self.folders, names)
        languages = chosen_languages(self.folders, codes)
        derived = Derived(self.folders, self.check)
        self.prepare(lessons, languages, derived)
        self.build(derived)
        strangers = [] if names else list(leftovers(self.folders))
        self.problems += derived.problems + (strangers if self.check else [])
        self.summarize(strangers, time.perf_counter() - start)
        return 1 if self.problems else 0

    def prepare(self, lessons, languages, derived):
        """Read, lint and translate; one lesson's fault does not stop the others."""
        for language in languages:
            if (ready := self.attempt(prepare_messages, language, self.folders, derived)) is not None:
                self.unready += ready
        for name in lessons:
            if (lesson := self.attempt(prepare_lesson, self.folders, name)) is None:
                self.counts["failed"] += len(languages)
                continue
            for language in languages:
                self.prepare_one(lesson, language, derived)

    def prepare_one(self, lesson, language, derived):
        """Translate one edition and put it on the list."""
        edition = self.attempt(prepare_edition, lesson, language, self.folders, derived)
        if edition is None:
            self.counts["failed"] += 1
            return
        translated, unready = edition
        self.unready += unready
        self.editions.append((translated, language))

    def attempt(self, step, *arguments):
        """Return the step's result, or None after noting why it failed."""
        try:
            return step(*arguments)
        except BuildFailed as failed:
            self.problems += [problem for problem in failed.problems if problem not in self.problems]
            return None

    def build(self, derived):
        """Execute and release what is not up to date; a check does everything."""
        tools, digests, due = tools_digest(self.folders), {}, []
        total, done = len(self.editions), 0
        for lesson, language in self.editions:
            key = lesson.name, language
            digests[key] = inputs_digest(lesson, language, tools)
            if not self.check and is_current(self.folders, *key, digests[key]):
                done += 1
                self.progress(done, total, key, "up to date")
            else:
                due.append((lesson, language))
        for (lesson, language), result, seconds in run_all(due, self.folders, self.jobs or cores()):
            done, key = done + 1, (lesson.name, language)
            how = self.deliver(key, result, digests[key], derived)
            self.progress(done, total, key, how, seconds)

    def deliver(self, key, result, inputs, derived):
        """Put an edition's notebooks in their place; return how it went."""
        if isinstance(result, BuildFailed):
            self.problems += result.problems
            return "failed"
        for path, content in zip(outputs(self.folders, *key), result):
            derived.put(path, content)
        if not self.check:
            set_stamp(self.folders, *key, inputs)
        return "built"

    def progress(self, done, total, key, how, seconds=None):
        """Say one line: [ 3/18] 01_stop_reason es  built 2.1 s."""
        self.counts[how] += 1
        width = len(str(total))
        took = "" if seconds is None else f" {seconds:.1f} s"
        self.say(f"[{done:{width}}/{total}] {key[0]} {key[1]}  {how}{took}")

    def summarize(self, strangers, seconds):
        """Say what must be mended, what is still English, and the totals."""
        if self.check:
            self.problems += self.unready
        for problem in self.problems:
            self.say(str(problem))
        if not self.check:
            self.warn(strangers)
        counted = ", ".join(f"{count} {how}" for how, count in self.counts.items() if count)
        verdict = f"{len(self.problems)} to mend" if self.problems else "all well"
        self.say(f"{counted or 'nothing to build'}: {verdict} ({seconds:.1f} s)")

    def warn(self, strangers):
        """Say what a check would refuse and a build lets pass."""
        files = [problem.place.split(": ")[0] for problem in self.unready]
        for file in dict.fromkeys(files):
            self.say(f"warning: {file}: {files.count(file)} of its texts still English")
        for problem in strangers:
            self.say(f"warning: {problem}")


def cores():
    """Return how many processes this one may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
