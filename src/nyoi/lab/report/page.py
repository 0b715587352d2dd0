"""A report as one self-contained HTML file in French or English."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from nyoi.lab.report.charts import curve, heat, histogram, rail, reach
from nyoi.lab.report.compare import Share
from nyoi.lab.report.facts import MOST_ROWS, Facts, Spread
from nyoi.lab.report.pairs import SIGN
from nyoi.lab.tally import SURE
from nyoi.words.catalogue import key_of
from nyoi.words.speech import Speech

# Ids of the sections, in order. Each names the method that writes the section.
SECTIONS: Final = (
    *("short", "settings", "seats", "start", "things", "pairs", "openings", "games", "board", "bots", "options"),
)
MOST_NAMES: Final = 8  # at most, in a sentence


class Report:
    """Report on a folder, in one language."""

    def __init__(self, facts: Facts, lang: str) -> None:
        self.facts: Final = facts
        self.speech: Final = Speech(lang, facts.game)

    def say(self, key: str, /, **values: object) -> str:
        """Return a sentence, escaped for HTML."""
        return escape(self.speech.say(key, **values), quote=False)

    def html(self) -> str:
        title = self.say("report-title", name=self.speech.name)
        titles = [
            self.say("report-short"),
            self.say("report-settings"),
            self.say("report-seats" if self.facts.apart else "report-seats-bots"),
            self.say("report-start"),
            self.say("report-things"),
            self.say("report-pairs"),
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
        return self.speech.say("simulate-percent", share=value)

    def number(self, value: float) -> str:
        """Format a number with a sensible precision."""
        return self.speech.say("report-number", value=round(value, 2 if abs(value) < 10 else 1))

    # -- sections

    def _short(self) -> str:
        """Write the summary."""
        facts, lines = self.facts, []
        for one in (one for one in facts.by_seat if one.out and not facts.varied):
            lines.append(self.say("report-seat-out", seat=int(one.id) + 1, **self.shares(one)))
        if facts.apart and not facts.varied and not any(one.out for one in facts.by_seat):
            lines.append(self.say("report-seats-fair"))
        lines += [self.say("report-bot-out", bot=one.id, **self.shares(one)) for one in facts.by_bot if one.out]
        if facts.by_start:
            first = facts.by_start[0]
            lines.append(self.say("report-start-out" if first.out else "report-start-fair", **self.shares(first)))
        lines += self._short_things()
        if facts.varied:
            for value in facts.values:
                said = {"value": self.value(value.name), "turns": self.number(value.means["turns"][0])}
                lines.append(self.say("report-length-of", **said))
        elif facts.turns is not None and facts.decisions is not None:
            length = {"turns": self.number(facts.turns.mean), "decisions": self.number(facts.decisions.mean)}
            lines.append(self.say("report-length", **length))
        if facts.endings and not facts.varied:
            ending, count = facts.endings[0]
            told = self.speech.ending(ending).rstrip(".")
            lines.append(self.say("report-ending-usual", ending=told, share=self.percent(count / facts.games)))
        return f'<ul class="short">{"".join(f"<li>{line}</li>" for line in lines)}</ul>'

    def _short_things(self) -> list[str]:
        """Return sentences about things with significant effects, and about inseparable things."""
        lines = []
        marked = [(pair, one) for pair, found in self.facts.things.items() for one in found if one.out]
        for better in (True, False):
            names = [self.label(pair[1], one.id) for pair, one in marked if (one.share > one.due) == better]
            if names:
                told = self.speech.joined(list(dict.fromkeys(names))[:MOST_NAMES])
                lines.append(self.say("report-things-more" if better else "report-things-less", things=told))
        if self.facts.things and not marked:
            lines.append(self.say("report-things-fair"))
        if any(self.facts.fixed.values()):
            lines.append(self.say("report-drafts-fixed"))
        return lines

    def _settings(self) -> str:
        """Write the settings and the command that repeats the games."""
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
            if option.id in self.facts.varied:
                values = dict.fromkeys(str(job["options"][option.id]) for job in self.facts.jobs.values())
                rows.append((escape(self.speech.option(option)), escape(", ".join(values))))
            elif value != option.default and value is not None:
                rows.append((escape(self.speech.option(option)), escape(str(value))))
        told = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in rows)
        return (
            f"<dl>{told}</dl><p>{self.say('report-repeat')}</p><p><code>{escape(self.facts.command)}</code></p>"
            f'<p class="note">{self.say("report-method")}</p>'
        )

    def _seats(self) -> str:
        """Write the table of seats (of bots if inseparable from them), for each value of a varied option."""
        facts = self.facts
        note = ""
        if facts.mixed:
            note = self.say("report-seats-adjusted" if facts.apart else "report-seats-confounded")
        parts = [f"<p>{note}</p>"] if note else []
        if facts.varied:
            for value in facts.values:
                parts.append(f"<h3>{escape(self.value(value.name))}</h3>{self.seated(value.seats)}")
        else:
            parts.append(self.seated(facts.by_seat if facts.apart else facts.by_bot))
        return "".join(parts)

    def seated(self, rows: Sequence[Share]) -> str:
        """Return a table by seat, or by bot where seats cannot be compared."""
        if not self.facts.apart:
            return self.table(self.say("report-bot"), [(escape(one.id), one) for one in rows])
        told = [(self.say("report-seat", seat=int(one.id) + 1), one) for one in rows]
        return self.table(self.say("report-place"), told)

    def _start(self) -> str:
        rows = self.facts.by_start
        if rows:
            note = f'<p class="note">{self.say("report-start-note")}</p>'
            told = [(self.say("report-order", place=int(one.id)), one) for one in rows]
            return note + self.table(self.say("report-order-head"), told)
        if self.facts.starter is not None and self.facts.seats > 1:
            return f"<p>{self.say('report-start-always', seat=self.facts.starter + 1)}</p>"
        return self.nothing()

    def _things(self) -> str:
        parts = [f'<p class="note">{self.say("report-things-note")}</p>'] if self.facts.things else []
        for (word, kind), found in self.facts.things.items():
            title = self.say(key_of("study", word, kind))
            rows = [(escape(self.label(kind, one.id)), one) for one in found]
            parts.append(f"<h3>{title}</h3>{self.table('', rows)}")
        return "".join(parts) or self.nothing()

    def _pairs(self) -> str:
        parts = []
        for (word, kind), found in self.facts.pairs.items():
            parts.append(f"<h3>{self.say(key_of('study', word, kind))}</h3>")
            for group in self.facts.fixed[word, kind]:
                told = self.speech.joined([self.label(kind, id) for id in group])
                parts.append(f"<p>{self.say('report-fixed', things=told)}</p>")
            rows = []
            for one in found:
                rows.append((escape(SIGN.join(self.label(kind, id) for id in one.id.split(SIGN))), one))
            note = f'<p class="note">{self.say("report-pairs-note")}</p>'
            parts.append(note + self.table("", rows) if rows else self.nothing())
        return "".join(parts) or self.nothing()

    def _openings(self) -> str:
        rows = [(escape(self.opening(one.id)), one) for one in self.facts.openings]
        note = f'<p class="note">{self.say("report-openings-note")}</p>'
        return note + self.table(self.say("report-opening"), rows) if rows else self.nothing()

    def _games(self) -> str:
        """Write how games end and how long they are, for each value of a varied option."""
        found = self.facts
        if found.varied:
            return self._values()
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
        if self.facts.ground is None or not self.facts.places:
            return self.nothing()
        title = self.say("study-ground")
        return (
            f"<p>{title}</p>{heat(self.facts.ground, self.facts.places, self.speech.say('study-ground'), self.number)}"
        )

    def _bots(self) -> str:
        """Write the table of bots against each other."""
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

    def _values(self) -> str:
        """Write length, lead changes, drama and endings, with a column for each combination of a sweep."""
        values = self.facts.values
        heads = "".join(f"<th class='n'>{escape(value.name)}</th>" for value in values)
        rows = ""
        titles = {
            "turns": self.say("report-turns"),
            "decisions": self.say("report-decisions"),
            "leads": self.say("report-leads"),
            "drama": self.say("report-drama"),
        }
        for measure, title in titles.items():
            cells = "".join(f"<td class='n'>{self.mean(value.means.get(measure))}</td>" for value in values)
            rows += f"<tr><td>{title}</td>{cells}</tr>"
        for ending in dict.fromkeys(ending for value in values for ending in value.endings):
            cells = "".join(
                f"<td class='n'>{escape(self.percent(value.endings.get(ending, 0.0)))}</td>" for value in values
            )
            rows += f"<tr><td>{escape(self.speech.ending(ending))}</td>{cells}</tr>"
        varied = escape(", ".join(self.option(id) for id in self.facts.varied))
        table = f"<table><thead><tr><th>{varied}</th>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        note = self.say("report-values-note")
        return (
            f'<div class="scroll" tabindex="0">{table}</div><p class="note">{note}</p>'
            f'<p class="note">{self.say("report-games-note")}</p>'
        )

    def _options(self) -> str:
        """Write the effect of an option, if the folder comes from a sweep."""
        facts = self.facts
        if not facts.varied:
            return f"<p>{self.say('report-no-sweep')}</p>"
        if len(facts.varied) > 1:
            return f"<p>{self.say('report-several')}</p>"
        title = self.option(facts.varied[0])
        points = [(value.name, value.seats[0]) for value in facts.values]
        first = points[0][1].id
        who = self.speech.say("report-seat", seat=int(first) + 1) if facts.apart else first
        told = self.speech.say("report-curve", option=title, who=who)
        return (
            f"<h3>{escape(title)}</h3>{curve(points, told, self.percent)}<p class='note'>{escape(told)}</p>"
            + self.table(escape(title), [(escape(value), one) for value, one in points])
        )

    # -- pieces

    def nothing(self) -> str:
        """Return the text of a section that does not apply to this game or folder."""
        return f"<p>{self.say('report-nothing')}</p>"

    def label(self, kind: str, id: str) -> str:
        """Return the name of a thing in the report's language."""
        game = self.facts.game
        ids = game.tables[kind]
        return game.labels[self.speech.lang].get(kind, ids)[ids.index(id)] if id in ids else id

    def option(self, id: str) -> str:
        found = next((one for one in self.facts.game.options if one.id == id), None)
        return id if found is None else self.speech.option(found)

    def value(self, name: str) -> str:
        """Name the options and values of one combination of a sweep."""
        options = ", ".join(self.option(id) for id in self.facts.varied)
        return self.speech.say("report-value", option=options, value=name)

    def shares(self, one: Share) -> dict[str, str]:
        return {"share": self.percent(one.share), "due": self.percent(one.due)}

    def mean(self, found: tuple[float, float] | None) -> str:
        if found is None:
            return "·"
        mean, error = found
        return self.say("report-mean", mean=self.number(mean), half=self.number(SURE * error))

    def opening(self, text: str) -> str:
        move = self.facts.game.lexicon().move(text)
        return text if move is None else self.speech.move(move)

    def table(self, heading: str, rows: Sequence[tuple[str, Share]]) -> str:
        """Return a table of shares, each with its interval drawn and written."""
        ends = reach([one for _, one in rows])
        half = MOST_ROWS // 2
        shown = list(rows) if len(rows) <= MOST_ROWS else [*rows[:half], *rows[-half:]]
        body = ""
        for label, one in shown:
            span = self.speech.say("report-span", low=self.percent(one.low), high=self.percent(one.high))
            mark = f" ◆<span class='note'> {self.say('report-out')}</span>" if one.out else ""
            body += (
                f"<tr{' class=out' if one.out else ''}><td>{label}{mark}</td>"
                f"<td class='bar'>{rail(one, ends)}</td><td class='n'>{escape(self.percent(one.share))}</td>"
                f"<td class='n'>{escape(self.percent(one.due))}</td>"
                f"<td class='n wide'>{escape(span)}</td><td class='n wide'>{escape(self.number(one.times))}</td></tr>"
            )
        left = len(rows) - len(shown)
        first = f"<th>{heading}</th>" if heading else "<td></td>"
        scale = "".join(f"<span>{escape(self.percent(end))}</span>" for end in ends)
        more = f'<p class="note">{self.say("report-left-out", rows=left)}</p>' if left else ""
        return (
            f"<table><thead><tr>{first}<th class='ends'>{scale}</th>"
            f"<th class='n'>{self.say('report-won')}</th><th class='n'>{self.say('report-due')}</th>"
            f"<th class='n wide'>{self.say('report-interval')}</th><th class='n wide'>{self.say('report-times')}</th>"
            f"</tr></thead><tbody>{body}</tbody></table>{more}"
        )

    def spread(self, found: Spread | None, title: str) -> str:
        """Return a figure with a histogram, the mean and the quartiles."""
        if found is None:
            return ""
        low, _, high = found.quarters
        facts = {"mean": self.number(found.mean), "low": self.number(low), "high": self.number(high)}
        caption = self.say("report-spread", **facts)
        return (
            f"<figure><h3>{title}</h3>{histogram(found, title, self.number)}<figcaption>{caption}</figcaption></figure>"
        )
