"""The report for continuous integration: JUnit XML, with nothing in it that XML 1.0 forbids."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from xml.etree import ElementTree

from rulewright_conformance.language import Language
from rulewright_conformance.report_text import failure
from rulewright_conformance.results import RunResult
from rulewright_conformance.verdict import Verdict

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

_KINDS = ("failures", "errors", "skipped")


def xml_text(text: str) -> str:
    """Text with characters that XML cannot hold written as `\\x..`."""
    return _FORBIDDEN.sub(lambda found: f"\\x{ord(found.group()):02x}", text)


def junit(results: Sequence[RunResult], verdict: Verdict, language: Language) -> str:
    """The XML document: one suite for each game, one case for each run."""
    root = ElementTree.Element("testsuites", {"name": "rulewright"})
    totals = Counter(dict.fromkeys(_KINDS, 0))
    for game in sorted({result.run.game for result in results}):
        of_game = [result for result in results if result.run.game == game]
        suite = ElementTree.SubElement(root, "testsuite", {"name": xml_text(game)})
        counts = Counter(dict.fromkeys(_KINDS, 0))
        counts.update(filter(None, [_case(suite, each, verdict, language) for each in of_game]))
        _sum(suite, of_game, counts)
        totals.update(counts)
    _sum(root, results, totals)
    ElementTree.indent(root)
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{body}\n'


def _sum(element: ElementTree.Element, results: Sequence[RunResult], counts: Mapping[str, int]) -> None:
    element.set("tests", str(len(results)))
    for kind in _KINDS:
        element.set(kind, str(counts[kind]))
    element.set("time", f"{sum(result.seconds for result in results):.3f}")


def _case(suite: ElementTree.Element, result: RunResult, verdict: Verdict, language: Language) -> str | None:
    """Add one case; the kind under which it is counted, if it did not simply pass."""
    topic, _, name = result.run.name.rpartition(".")
    case = ElementTree.SubElement(
        suite,
        "testcase",
        {"classname": xml_text(topic), "name": xml_text(name), "time": f"{result.seconds:.3f}"},
    )
    if result.status == "pass":
        return None
    message = xml_text(result.message)
    if not verdict.counts_as_failed(result):
        why = message if result.status == "not-applicable" else f"expected by the baseline: {message}"
        ElementTree.SubElement(case, "skipped", {"message": why})
        return "skipped"
    tag = "failure" if result.status == "fail" else "error"
    about = ElementTree.SubElement(case, tag, {"message": message, "type": result.status})
    about.text = xml_text("\n".join(failure(result, language)))
    return "failures" if tag == "failure" else "errors"
