"""Report known vulnerabilities of the installed packages, if vulnerability data is available.

python -m tools.audit    fails on a finding; without any data it says so and succeeds
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any


def told(report: str) -> list[dict[str, Any]]:
    """Return the packages of a report, or none if it cannot be parsed."""
    try:
        found = json.loads(report)
    except ValueError:
        return []
    return list(found.get("dependencies", [])) if isinstance(found, dict) else []


def lines(packages: list[dict[str, Any]]) -> list[str]:
    """Return one line per finding.

    >>> lines([{"name": "a", "version": "1", "vulns": [{"id": "X-1", "fix_versions": ["2"]}]}])
    ['a 1: X-1, fixed in 2']
    """
    return [
        f"{package['name']} {package['version']}: {found['id']}, fixed in {' '.join(found['fix_versions']) or 'none'}"
        for package in packages
        for found in package.get("vulns", [])
    ]


def main() -> int:
    """Run pip-audit and print its findings; return 1 if there are any."""
    command = [sys.executable, "-m", "pip_audit", "--local", "--skip-editable", "--progress-spinner=off"]
    report = subprocess.run([*command, "--format=json"], capture_output=True, text=True, check=False).stdout
    packages = told(report)
    known = [package for package in packages if "vulns" in package]  # there is no data about the others
    found = lines(known)
    for line in found:
        print(line)
    print(f"{len(known)} of {len(packages)} packages looked up" if known else "not run: no data")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
