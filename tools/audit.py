"""Say which of the installed packages have known vulnerabilities, as far as their data can be had.

python -m tools.audit    fails on a finding; where nothing could be looked up it says so, and does not fail
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any


def told(report: str) -> list[dict[str, Any]]:
    """The packages of a report; none if there is no report."""
    try:
        found = json.loads(report)
    except ValueError:
        return []
    return list(found.get("dependencies", [])) if isinstance(found, dict) else []


def lines(packages: list[dict[str, Any]]) -> list[str]:
    """A line for each finding.

    >>> lines([{"name": "a", "version": "1", "vulns": [{"id": "X-1", "fix_versions": ["2"]}]}])
    ['a 1: X-1, fixed in 2']
    """
    return [
        f"{package['name']} {package['version']}: {found['id']}, fixed in {' '.join(found['fix_versions']) or 'none'}"
        for package in packages
        for found in package.get("vulns", [])
    ]


def main() -> int:
    """Ask, and tell."""
    command = [sys.executable, "-m", "pip_audit", "--local", "--skip-editable", "--progress-spinner=off"]
    report = subprocess.run([*command, "--format=json"], capture_output=True, text=True, check=False).stdout
    packages = told(report)
    known = [package for package in packages if "vulns" in package]  # of the others the data could not be had
    found = lines(known)
    for line in found:
        print(line)
    print(f"{len(known)} of {len(packages)} packages looked up" if known else "not run: no data")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
