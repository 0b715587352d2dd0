"""The documentation site: pages generated from the source at build time, and repair of links.

`make docs` runs MkDocs, which calls the functions that begin with `on_` (`hooks` in mkdocs.yml). Pages are
generated for everything that the source already contains: how to play (`lessons/how.toml`), the rules, the
command line, the public API.
"""

from __future__ import annotations

import inspect
import posixpath
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import click

import nyoi
from nyoi.cli import cli
from nyoi.cli.help import every
from nyoi.cli.house import Room
from nyoi.words.credits import credits
from nyoi.words.lesson import how, story
from nyoi.words.rulebook import rulebook
from nyoi.words.speech import Speech

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = ROOT / "docs"
PLAY: Final = {"en": "play", "fr": "jouer"}
RULES: Final = {"en": "rules", "fr": "regles"}
COMMANDS: Final = {"en": "reference/command-line.md", "fr": "reference/ligne-de-commande.md"}
CREDITS: Final = {"en": "play/credits.md", "fr": "jouer/credits.md"}
FRENCH: Final = ("jouer/", "regles/", "heberger.md", "maison.md", COMMANDS["fr"])  # prefixes of French pages
WAYS_IN: Final = ("host.md", "own-bot.md", "new-game.md")  # ranked first by the search ...
LISTS: Final = ("coverage/", "changelog.md")  # ... and ranked last
SIGN: Final = ROOT / "web" / "public" / "favicon.svg"
# Project pages outside docs/, and their paths on the site.
BESIDE: Final = {"CONTRIBUTING.md": "contributing.md", "SECURITY.md": "security.md", "CHANGELOG.md": "changelog.md"}
WIDTH: Final = 80  # characters per line in a code block of the site
LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
FENCE: Final = re.compile(r"^```(\w+) (\S+)$", re.MULTILINE)
# Texts of the player pages, in both languages.
SAID: Final = {
    "en": {
        "other": "[En français](../{there})",
        "seats": "{low} to {high} at the table",
        "solo": "{low} at the table",
        "start": "Start",
        "page": "On the page: *{name}*, then *Play with bots*; the lesson there takes a few minutes. In the terminal:",
        "rules": "The rules",
        "all": "[All rules]({rules}), each under its number; `nyoi rules {game} --search WORD` finds one.",
        "picture": "{title}: the table on the page",
        "title": "The rules: {name}",
        "back": "Each rule has a number, and says where it comes from. First [five minutes]({play}) to get the idea.",
        "commands": "Every command of `nyoi`, as `--help` prints it.",
        "commands-title": "Command line",
    },
    "fr": {
        "other": "[In English](../{there})",
        "seats": "De {low} à {high} à table",
        "solo": "{low} à table",
        "start": "Commencer",
        "page": "Sur la page\u202f: *{name}*, puis *Jouer avec des bots*\u202f; la leçon y prend quelques minutes. "
        "Au terminal\u202f:",
        "rules": "Les règles",
        "all": "[Toutes les règles]({rules}), chacune sous son numéro\u202f; `nyoi rules {game} --search MOT` "
        "en trouve une.",
        "picture": "{title}\u202f: la table sur la page",
        "title": "Les règles\u202f: {name}",
        "back": "Chaque règle a un numéro et dit d’où elle vient. Pour commencer\u202f: [cinq minutes]({play}).",
        "commands": "Chaque commande de `nyoi`, comme `--help` l’écrit.",
        "commands-title": "Ligne de commande",
    },
}


@cache
def pages() -> dict[str, str]:
    """Return every generated page by its path in docs/."""
    made = {COMMANDS[lang]: commands(lang) for lang in COMMANDS}
    made |= {CREDITS[lang]: credited(lang) for lang in CREDITS}
    made["reference/python.md"] = surface()
    for game in nyoi.IDS:
        for lang in PLAY:
            made[f"{PLAY[lang]}/{game}.md"] = five_minutes(game, lang)
            made[f"{RULES[lang]}/{game}.md"] = rules(game, lang)
    for name, place in BESIDE.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        made[place] = LINK.sub(lambda link: f"{link[1]}[{link[2]}]({_in_docs(link[3])})", text)
    return made


def _in_docs(target: str) -> str:
    """Return a link target of a page outside docs/ as seen from inside docs/."""
    return target.removeprefix("docs/") if target.startswith("docs/") else BESIDE.get(target, f"../{target}")


# -- for players


def five_minutes(game: str, lang: str) -> str:
    """Return the page on how to play a game, with a picture for each part."""
    speech, said, other = Speech(lang, nyoi.game(game)), SAID[lang], "fr" if lang == "en" else "en"
    low, high = speech.game.least, speech.game.most
    lines = [f"# {speech.name}", said["other"].format(there=f"{PLAY[other]}/{game}.md")]
    lines += [speech.blurb, said["seats" if low < high else "solo"].format(low=low, high=high) + "."]
    opening = story(game)
    lines += [f"> {getattr(opening, lang)}"] if opening is not None else []
    for number, part in enumerate(how(game), 1):
        title, text = getattr(part.title, lang), getattr(part, lang)
        picture = f"![{said['picture'].format(title=title)}](../images/how/{game}-{number}.{lang}.png)"
        lines += [f"## {title}", text, picture]
    lines += [f"## {said['start']}", said["page"].format(name=speech.name), f"```console\n$ nyoi play {game}\n```"]
    lines += [f"## {said['rules']}", said["all"].format(rules=f"../{RULES[lang]}/{game}.md", game=game)]
    return "\n\n".join(lines) + "\n"


def credited(lang: str) -> str:
    other = "fr" if lang == "en" else "en"
    (title, text), *parts = credits(lang)
    lines = [f"# {title}", SAID[lang]["other"].format(there=CREDITS[other]), text]
    return "\n\n".join([*lines, *[f"## {title}\n\n{text}" for title, text in parts]]) + "\n"


def rules(game: str, lang: str) -> str:
    """Return the rulebook page, one paragraph per clause."""
    speech, said, book = Speech(lang, nyoi.game(game)), SAID[lang], rulebook(game, lang)
    lines = [f"# {said['title'].format(name=speech.name)}", said["back"].format(play=f"../{PLAY[lang]}/{game}.md")]
    for section in book.sections:
        lines.append(f"## {section.number}. {section.title}")
        for clause in section.clauses:
            tag = speech.say(f"tag-{clause.tag.lower()}")
            plain = [line for line in clause.text.split("\n") if not line.startswith("|")]
            table = [line for line in clause.text.split("\n") if line.startswith("|")]
            text = re.sub(r"\[([RIC])\]", lambda part: f"*({speech.say(f'tag-{part[1].lower()}')})*", " ".join(plain))
            lines.append(f"**{clause.id}** *({tag})* {text}")
            lines += ["\n".join(table)] if table else []
    return "\n\n".join(lines) + "\n"


# -- reference


def commands(lang: str) -> str:
    """Return the command-line reference, from the `--help` texts."""
    lines = [f"# {SAID[lang]['commands-title']}", SAID[lang]["commands"]]
    for context in every(
        click.Context(cli, info_name="nyoi", obj=Room(lang), terminal_width=WIDTH, **cli.context_settings)
    ):
        lines += [f"## {context.command_path}", f"```text\n{context.get_help()}\n```"]
    return "\n\n".join(lines) + "\n"


def surface() -> str:
    """Return the reference of `import nyoi`, from its docstrings."""
    lines = ["# Python: `import nyoi`", told(inspect.getdoc(nyoi) or "")]
    for name in sorted(nyoi.__all__, key=lambda name: (name.isupper(), name.lower())):
        thing: Any = getattr(nyoi, name)
        if inspect.isclass(thing):
            lines += [f"## {name}", *member(name, thing), *_members(thing)]
        elif callable(thing):
            lines += [f"## {name}", *member(name, thing)]
        else:
            lines += [f"## {name}", f"`nyoi.{name}` is `{thing!r}`."]
    return "\n\n".join(lines) + "\n"


def _members(kind: type) -> Iterator[str]:
    for name, thing in vars(kind).items():
        if not name.startswith("_") and (callable(thing) or isinstance(thing, property)):
            yield f"### {kind.__name__}.{name}"
            yield from member(name, thing)


def member(name: str, thing: Any) -> Iterator[str]:
    """Yield the signature and the docstring of an API member."""
    if callable(thing):
        yield f"```text\n{name}{inspect.signature(thing)}\n```".replace("'", "")
    yield told(inspect.getdoc(thing) or "")


def told(text: str) -> str:
    """Return a docstring as Markdown, with its examples as code blocks."""
    blocks = []
    for block in text.split("\n\n"):
        before, sign, example = block.partition(">>> ")
        blocks += [before.strip()] if before.strip() else []
        blocks += [f"```pycon\n{sign}{example}\n```"] if sign else []
    return "\n\n".join(blocks)


# -- hooks called by MkDocs


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for place, text in pages().items():
        files.append(File.generated(config, place, content=text))
    files.append(File.generated(config, config.theme["logo"], content=SIGN.read_bytes()))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Add titles to named code blocks, fix links that leave docs/, and set the page's search boost."""
    place = page.file.src_uri
    page.meta["search"] = {"boost": 4 if place in WAYS_IN else 0.3 if place.startswith(LISTS) else 1}
    return FENCE.sub(r'```\1 title="\2"', mended(markdown, place))


def on_page_context(context: Any, page: Any, config: Any, **_: Any) -> Any:
    """Set the page's language, which screen readers depend on."""
    config.theme["language"] = "fr" if page.file.src_uri.startswith(FRENCH) else "en"
    return context


def mended(text: str, place: str) -> str:
    """Fix the links that leave docs/: use the page's copy on the site, or keep only the link text."""

    def mend(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(place), link[3].partition("#")[0]))
        if link[3].startswith(("http:", "https:", "#", "mailto:")) or not target.startswith(".."):
            return link[0]
        beside = BESIDE.get(target.removeprefix("../"))
        return f"{link[1]}[{link[2]}]({posixpath.relpath(beside, posixpath.dirname(place))})" if beside else link[2]

    return LINK.sub(mend, text)
