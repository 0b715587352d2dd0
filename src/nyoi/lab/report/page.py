"""The report itself: one HTML file in French or English, with everything in it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from nyoi.lab.report.charts import curve, heat, histogram, rail, reach
from nyoi.lab.report.facts import MOST_ROWS, Facts, Share, Spread
from nyoi.words.catalogue import key_of
from nyoi.words.speech import Speech

# The sections, in their order: the key of each title, and the method that writes it.
SECTIONS: Final = ("short", "settings", "seats", "things", "openings", "games", "board", "bots", "options")


class Report:
    """What a folder says, in a language."""

    def __init__(self, facts: Facts, lang: str) -> None:
        self.facts: Final = facts
        self.speech: Final = Speech(lang, facts.game)
        self.due: Final = 1 / facts.seats

    def say(self, key: str, /, **values: object) -> str:
        """A sentence, ready to stand in the page."""
        return escape(self.speech.say(key, **values), quote=False)

    def html(self) -> str:
        """The whole file."""
        title = self.say("report-title", name=self.speech.name)
        titles = [
            self.say("report-short"),
            self.say("report-settings"),
            self.say("report-seats"),
            self.say("report-things"),
            self.say("report-openings"),
            self.say("report-games"),
            self.say("report-board"),
            self.say("report-bots"),
            self.say("report-options"),
        ]
        parts, links = [], []
        for id, heading in zip(SECTIONS, titles, strict=True):
            inner = getattr(self, f"_{id}")()
            links.append(f'<li><a href="#{id}">{heading}</a></li>')
            parts.append(f'<section id="{id}"><h2>{heading}</h2>{inner}</section>')
        style = (files("nyoi.lab.report") / "style.css").read_text(encoding="utf-8")
        contents = self.say("report-contents")
        lead = self.say("report-lead", games=self.facts.games, mode=self.speech.mode(self.facts.first["mode"]))
        return (
            f'<!doctype html>\n<html lang="{self.speech.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
            f'<p class="lead">{lead}</p>\n<nav aria-label="{contents}"><ul>{"".join(links)}</ul></nav>\n'
            + "\n".join(parts)
            + "\n</main>\n</body>\n</html>\n"
        )

    # -- numbers

    def percent(self, value: float) -> str:
        """A share."""
        return self.speech.say("simulate-percent", share=value)

    def number(self, value: float) -> str:
        """A number with as many digits as help."""
        return self.speech.say("report-number", value=round(value, 2 if abs(value) < 10 else 1))

    # -- sections

    def _short(self) -> str:
        """What to know if one reads nothing else."""
        lines = []
        out = [one for one in self.facts.by_seat if one.out]
        if out:
            for one in out:
                share = {"share": self.percent(one.share), "due": self.percent(self.due)}
                lines.append(self.say("report-seat-out", seat=int(one.id) + 1, **share))
        else:
            lines.append(self.say("report-seats-fair"))
        marked = [(pair, one) for pair, found in self.facts.things.items() for one in found if one.out]
        for better in (True, False):
            names = [self.label(pair[1], one.id) for pair, one in marked if (one.share > self.due) == better]
            if names:
                told = self.speech.joined(list(dict.fromkeys(names))[:8])
                lines.append(self.say("report-things-more" if better else "report-things-less", things=told))
        if self.facts.things and not marked:
            lines.append(self.say("report-things-fair"))
        if self.facts.turns is not None and self.facts.decisions is not None:
            length = {"turns": self.number(self.facts.turns.mean), "decisions": self.number(self.facts.decisions.mean)}
            lines.append(self.say("report-length", **length))
        if self.facts.endings:
            ending, count = self.facts.endings[0]
            told = self.speech.ending(ending).rstrip(".")
            lines.append(self.say("report-ending-usual", ending=told, share=self.percent(count / self.facts.games)))
        return f'<ul class="short">{"".join(f"<li>{line}</li>" for line in lines)}</ul>'

    def _settings(self) -> str:
        """What was played, and how to play it again."""
        first, game = self.facts.first, self.facts.game
        rows = [
            (self.say("report-game"), escape(self.speech.name)),
            (self.say("report-mode"), escape(self.speech.mode(first["mode"]))),
            (self.say("report-places"), str(self.facts.seats)),
            (self.say("report-players"), escape(", ".join(first["bots"]))),
            (self.say("report-number-of-games"), self.number(self.facts.games)),
            (self.say("report-seed"), str(first["seed"])),
            (self.say("report-version"), escape(f"{first['version']} · {first['rules']} · {first['content']}")),
        ]
        for option in game.options:
            value = first["options"].get(option.id)
            if value != option.default and value is not None:
                rows.append((escape(self.speech.option(option)), escape(str(value))))
        told = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in rows)
        return (
            f"<dl>{told}</dl><p>{self.say('report-repeat')}</p><p><code>{escape(self.facts.command)}</code></p>"
            f'<p class="note">{self.say("report-method")}</p>'
        )

    def _seats(self) -> str:
        rows = [(self.say("report-seat", seat=int(one.id) + 1), one) for one in self.facts.by_seat]
        return self.table(self.say("report-place"), rows)

    def _things(self) -> str:
        """By what a seat had or used."""
        parts = [f'<p class="note">{self.say("report-things-note")}</p>'] if self.facts.things else []
        for (word, kind), found in self.facts.things.items():
            title = self.say(key_of("study", word, kind))
            rows = [(escape(self.label(kind, one.id)), one) for one in found]
            parts.append(f"<h3>{title}</h3>{self.table('', rows)}")
        return "".join(parts) or self.nothing()

    def _openings(self) -> str:
        rows = [(escape(self.opening(one.id)), one) for one in self.facts.openings]
        note = f'<p class="note">{self.say("report-openings-note")}</p>'
        return note + self.table(self.say("report-opening"), rows) if rows else self.nothing()

    def _games(self) -> str:
        """How games end and how they go."""
        found = self.facts
        rows = "".join(
            f"<tr><td>{escape(self.speech.ending(ending))}</td><td class='bar'><div class='fill' "
            f"style='width:{100 * count / found.games:.1f}%'></div></td><td class='n'>{escape(self.number(count))}</td>"
            f"<td class='n'>{escape(self.percent(count / found.games))}</td></tr>"
            for ending, count in found.endings
        )
        heads = f"<th>{self.say('report-ending')}</th><td></td><th class='n'>{self.say('report-count')}</th>"
        table = f"<table><thead><tr>{heads}<th class='n'>{self.say('report-share')}</th></tr></thead>{rows}</table>"
        figures = [
            self.spread(found.turns, self.say("report-turns")),
            self.spread(found.decisions, self.say("report-decisions")),
            self.spread(found.branching, self.say("report-branching")),
            self.spread(found.forced, self.say("report-forced")),
            self.spread(found.leads, self.say("report-leads")),
            self.spread(found.drama, self.say("report-drama")),
        ]
        return f'{table}<div class="grid">{"".join(figures)}</div><p class="note">{self.say("report-games-note")}</p>'

    def _board(self) -> str:
        """Where things happen."""
        if self.facts.ground is None or not self.facts.places:
            return self.nothing()
        title = self.say("study-ground")
        return (
            f"<p>{title}</p>{heat(self.facts.ground, self.facts.places, self.speech.say('study-ground'), self.number)}"
        )

    def _bots(self) -> str:
        """Who is before whom."""
        matches = self.facts.matches
        names = sorted({name for pair in matches for name in pair})
        if not names:
            return f"<p>{self.say('report-bots-alike')}</p>"
        head = "".join(f'<th class="n">{escape(name)}</th>' for name in names)
        rows = ""
        for mine in names:
            cells = ""
            for other in names:
                won, met = matches.get((mine, other), (0.0, 0))
                cells += f'<td class="n">{escape(self.percent(won / met)) if met else "·"}</td>'
            rows += f"<tr><th>{escape(mine)}</th>{cells}</tr>"
        table = f"<table><tr><td></td>{head}</tr>{rows}</table>"
        return f'<p>{self.say("report-bots-note")}</p><div class="scroll" tabindex="0">{table}</div>'

    def _options(self) -> str:
        """What an option does, where the folder is a sweep's."""
        parts = []
        for id, points in self.facts.curve.items():
            option = next((one for one in self.facts.game.options if one.id == id), None)
            title = self.speech.option(option) if option is not None else id
            told = self.speech.say("report-curve", option=title)
            rows = [(escape(value), one) for value, one, _ in points]
            parts.append(
                f"<h3>{escape(title)}</h3>{curve(points, told, self.percent)}<p class='note'>{escape(told)}</p>"
            )
            parts.append(self.table(escape(title), rows))
        return "".join(parts) or f"<p>{self.say('report-no-sweep')}</p>"

    # -- pieces

    def nothing(self) -> str:
        """A section that this game, or this folder, has nothing for."""
        return f"<p>{self.say('report-nothing')}</p>"

    def label(self, kind: str, id: str) -> str:
        """How a thing is called."""
        game = self.facts.game
        ids = game.tables[kind]
        return game.labels[self.speech.lang].get(kind, ids)[ids.index(id)] if id in ids else id

    def opening(self, text: str) -> str:
        """A first choice, as a button says it."""
        move = self.facts.game.lexicon().move(text)
        return text if move is None else self.speech.move(move)

    def table(self, heading: str, rows: Sequence[tuple[str, Share]]) -> str:
        """Shares, each with its interval drawn and written."""
        ends = reach([one for _, one in rows], self.due)
        half = MOST_ROWS // 2
        shown = list(rows) if len(rows) <= MOST_ROWS else [*rows[:half], *rows[-half:]]
        body = ""
        for label, one in shown:
            span = self.speech.say("report-span", low=self.percent(one.low), high=self.percent(one.high))
            mark = f" ◆<span class='note'> {self.say('report-out')}</span>" if one.out else ""
            body += (
                f"<tr{' class=out' if one.out else ''}><td>{label}{mark}</td>"
                f"<td class='bar'>{rail(one, self.due, ends)}</td><td class='n'>{escape(self.percent(one.share))}</td>"
                f"<td class='n wide'>{escape(span)}</td><td class='n wide'>{escape(self.number(one.times))}</td></tr>"
            )
        left = len(rows) - len(shown)
        first = f"<th>{heading}</th>" if heading else "<td></td>"
        scale = "".join(f"<span>{escape(self.percent(end))}</span>" for end in ends)
        more = f'<p class="note">{self.say("report-left-out", rows=left)}</p>' if left else ""
        return (
            f"<table><thead><tr>{first}<th class='ends'>{scale}</th>"
            f"<th class='n'>{self.say('report-won')}</th>"
            f"<th class='n wide'>{self.say('report-interval')}</th><th class='n wide'>{self.say('report-times')}</th>"
            f"</tr></thead><tbody>{body}</tbody></table>{more}"
        )

    def spread(self, found: Spread | None, title: str) -> str:
        """One number of all games: its mean, its middle half, and how it is spread."""
        if found is None:
            return ""
        low, _, high = found.quarters
        facts = {"mean": self.number(found.mean), "low": self.number(low), "high": self.number(high)}
        caption = self.say("report-spread", **facts)
        return (
            f"<figure><h3>{title}</h3>{histogram(found, title, self.number)}<figcaption>{caption}</figcaption></figure>"
        )
