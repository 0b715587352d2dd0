"""French as it is printed and spoken here: typography, the words of the glossary, and nobody taken for a man.

Each rule is a pattern that finds slips, with an example that it catches and one that it lets pass.
"""

from __future__ import annotations

import re

import pytest

from tests.words.texts import Rule, Text, slips, texts, words

NAMES = "seat|name|player|owner|target|from|by|unit|warrior|user|to|one|other|card|ally|sheet"
RULES = [
    Rule("a narrow space before high signs", "(?<!\u202f)[;:!?»%]|«(?!\u202f)", "Quoi ?", "«\u202fOui\u202f»\u202f!"),
    Rule("no other hard space, no two spaces", "\u00a0|[^\\W\\d][ \u202f]{2,}\\w", "a\u00a0: b", "a\u202f: b"),
    Rule("curved apostrophes and French quotes", "['\"]", "l'un", "l’un"),
    Rule("ordinals in exponent", r"\d(?:e|er|re|ère|ème)(?!\w)", "le 20e tour", "le 20ᵉ tour"),
    Rule("first is 1ᵉʳ or 1ʳᵉ", r"(?<!\d)1ᵉ(?!ʳ)", "1ᵉ tour", "1ᵉʳ tour, 21ᵉ tour"),
    Rule("n° and ÷ hold on to their number, ★ to its own", r"n° |÷ |[}\d] ★", "n° 2", "n°\u202f2, 3\u202f★"),
    Rule("thousands apart", r"(?<![\d.-])(?<!© )[1-9]\d{3}(?!\d)", "1440 points", "1\u202f440 points, © 2020"),
    Rule("a dash in a range", r"(?<![\w/.-])\d+-\d+(?![\w.])", "de 2-4", "de 2–4, TORAK-6.4"),
    Rule("a dash between words", r"\w - \w", "Solo - parti", "Solo – parti"),
    Rule("points of suspension", r"\.\.", "Attendez...", "Attendez…"),
    Rule("people, not players", words("joueu(?:r|se)s?", "gagnante?s?", "vainqueurs?"), "un joueur", "une personne"),
    Rule("no middle dot in a word", r"\w·\w", "Invité·e", "Manche 1 · deux dés"),
    Rule(
        "not all men",
        r"(?:pour|visible de|feuilles de|vu de) tous(?! (?:les|ceux))",
        "visible de tous",
        "pour tous les dés",
    ),
    Rule(
        "nouns of deeds for what befalls somebody",
        r"d’être (?:touché|pris|visé|capturé|tué)(?!\w)|^(?:Tué|Capturé|Éliminé|Le dernier debout)",
        "Tué par un Monstre",
        "Capture par l’Armée",
    ),
    Rule(
        "who, with somebody before it",
        r"(?<!\w)(?:de|à|par|sert d’abord|saute) qui (?:donne|commence|perd|reste|joue|vient|est|a)(?!\w)",
        "de qui commence",
        "de la personne qui commence",
    ),
    Rule("vous", words("tu", "toi", "ton", "tes", "ta(?! *\\|)"), "à ton tour", "à votre tour"),
    Rule("no clicking", "[Cc]liqu", "Cliquez ici", "Touchez ici"),
    Rule("no English", words("timer", "replay", "lobby", "room", "score board", "game over"), "le lobby", "l’accueil"),
    Rule("no elision to miss", rf"(?<!\w)(?:de|que) \{{\$(?:{NAMES})\}}", "la main de {$seat}", "la main ({$seat})"),
    Rule("a direction has its article", r"vers \{\$direction\}", "vers {$direction}", "direction {$direction}"),
    Rule("a passphrase is a phrase secrète", words("phrase de passe"), "sa phrase de passe", "sa phrase secrète"),
    Rule("bots have levels", words("force des bots", "bot, force"), "bot, force 3", "bot, niveau 3"),
    Rule("a siège has a number", r"place \{\$(?:value|turn|due|seat)\}", "la place {$value}", "le siège {$value}"),
    Rule("the lobby is the accueil", words("(?:au|le) salon"), "au salon", "à l’accueil"),
    Rule("the drawer is the volet", words("tiroir"), "dans le tiroir", "dans le volet"),
    Rule("no clock but time to think", words("pendule", "horloge"), "pas de pendule", "sans limite de temps"),
    Rule("no chronometer", words("chronomètres?"), "le chronomètre", "le temps de réflexion", "toma uno torak duel"),
    Rule("out of the round", words("hors manche"), "hors manche", "hors de la manche", "toma"),
    Rule("Dragon Balls", r"\} Dragon Ball sur", "{$n} Dragon Ball sur 3", "{} sur 3", "toma"),
    Rule("the talon", words("(?:la|sur la) défausse"), "Sur la défausse", "Sur le talon", "uno"),
    Rule("a bluff is défié", words("contestée?s?"), "peut être contesté", "peut être défié", "uno"),
    Rule("turns are lost", words("sau(?:t|te)[rz]?", "sautée?s?"), "saute son tour", "perd son tour", "uno"),
    Rule("sens inverse", words("sens contraire"), "sens contraire", "sens inverse", "uno"),
    Rule("cards go, they do not match", words("assorti\\w*"), "l’assortir", "aller sur", "uno"),
    Rule("a bluff, no trial", words("coupables?", "innocent\\w*"), "« coupable »", "un bluff", "uno"),
    Rule("Dragonball in one word", words("(?<!UNO )Dragon Balls?(?! Z)"), "une Dragon Ball", "une Dragonball", "uno"),
    Rule("a lancer", words("jets?(?! d’eau)"), "avant un jet", "avant un lancer", "torak tournament"),
    Rule("targets are visés", words("cibl(?:er|ez|ée?s?)"), "ciblez quelqu’un", "la cible", "toma"),
    Rule("no other cards", words("cartes? (?:brûlée|sauvage)s?", "brasse[rz]"), "carte brûlée", "carte écartée"),
    Rule(
        "balls, troops",
        words("boules?", "billes?", "soldats?", "bidons?", "frontières?"),
        "la boule",
        "la balle",
        "torak",
    ),
    Rule("the tableau of sections", words("table des sections"), "table des sections", "tableau", "torak"),
    Rule("no hit points", words("points? de vie"), "point de vie", "haricot", "torak"),
    Rule("points de Victoire", words("PV"), "2 PV", "2 points de Victoire", "duel"),
    Rule("points de santé", r"(?:\d|\}) santés?(?!\w)", "{$n} santé", "{$n} points de santé", "duel"),
    Rule("Saibaiman has no plural", r"(?<!\w)Saibaimen", "des Saibaimen", "des Saibaiman", "duel"),
    Rule(
        "pions, not jetons", words("jetons? (?:Parade|Étoile|Saibaiman)"), "un jeton Parade", "un pion Parade", "duel"
    ),
    Rule("tokens are revealed", words("fouill\\w*"), "il fouille", "il révèle", "duel"),
    Rule("a déplacement", words("mouvements?"), "un mouvement", "un déplacement", "duel tournament"),
    Rule("costs are reduced", words("baisse\\w* le (?:prix|coût)"), "baisse le prix", "réduit le coût", "duel"),
    Rule("plateau", words("fiches?"), "la fiche", "le plateau", "duel tournament"),
    Rule("le combo", words("(?:la|une|toutes les|cette) combos?"), "la combo", "le combo", "tournament"),
    Rule("a pile", words("(?:la|une|de) pioche"), "la pioche", "la pile", "tournament"),
    Rule("ratée", words("transformations? manquées?"), "transformation manquée", "transformation ratée", "tournament"),
    Rule("supplémentaire", words("manches? de plus"), "manche de plus", "manche supplémentaire", "tournament"),
    Rule("Guerrier with a capital", r"(?<!\w)guerriers?(?!\w)", "un guerrier", "un Guerrier", "tournament"),
    Rule("Événement", "Évènement|Evenement", "Évènement", "Événement", "tournament"),
]
# What looks like a slip and is none: the rule, where, and why.
ALLOWED = {
    ("a narrow space before high signs", "src/nyoi/words/fr.ftl play-help"): "the question mark that one types",
    ("no other hard space, no two spaces", "src/nyoi/words/fr.ftl play-help"): "in columns",
    ("a narrow space before high signs", "src/nyoi/cli/words/fr.ftl help-any-cluster"): "an address that one types",
    ("a narrow space before high signs", "src/nyoi/cli/words/fr.ftl help-simulate-bots"): "search:N is typed so",
    ("no elision to miss", "src/nyoi/games/tournament/words/fr.ftl event-moved"): "from a space, such as F7",
    ("no elision to miss", "src/nyoi/games/tournament/words/fr.ftl event-put"): "from a space, such as F7",
}
ONE = re.compile(r"(?<![\w’])(?:une?|1)(?!\w)", re.I)
MANY = re.compile(
    r"\{\$(\w+)\} (?:points|tours|balles|haricots|noms|coups|dés|relances|dégâts|secondes|blessures|pions|actions"
    r"|étoiles|places|sièges|Guerriers|personnages|Dragon Balls)(?!\w)"
)
# Numbers that are never one, and why.
NEVER_ONE = {
    "src/nyoi/words/fr.ftl no-bad-clock": "the longest clock",
    "src/nyoi/words/fr.ftl no-log-long": "the longest log",
    "src/nyoi/words/fr.ftl no-log-slow": "the longest replay",
    "src/nyoi/words/fr.ftl games-seats": "the most seats, where they differ",
    "src/nyoi/games/torak/words/fr.ftl no-position-beans": "more than there are, three or five",
    "src/nyoi/games/tournament/words/fr.ftl event-warrior-pile": "some thirty at least",
    "src/nyoi/games/tournament/words/fr.ftl event-combo": "no combo does less than six",
    "src/nyoi/games/tournament/words/fr.ftl event-card-attack": "no card does less than eight",
    "src/nyoi/games/tournament/words/fr.ftl no-position-team": "more than six",
    "src/nyoi/games/tournament/words/fr.ftl no-position-endurance": "as many as the Endurance",
    "src/nyoi/games/uno/words/fr.ftl event-won": "a hundred at least",
    "src/nyoi/games/uno/words/fr.ftl no-position-won-already": "a hundred at least",
    "src/nyoi/games/uno/words/fr.ftl no-position-blocked": "all seats, two at least",
    "src/nyoi/games/uno/words/fr.ftl no-position-idle": "more turns than there are cards",
    "web/src/games/uno/fr.ftl target-score": "a hundred at least",
}


@pytest.mark.parametrize("rule", RULES, ids=[rule.name for rule in RULES])
def test_french(rule: Rule) -> None:
    assert rule.catches()
    assert slips(rule, "fr", ALLOWED) == []


def spelt_out(text: Text) -> bool:
    """Whether "one", which in French is nought as well, says *one* in a word: that is `[1]`, and `[0]` beside it."""
    return text.variant == "one" and f"{{${text.chosen[-1]}}}" not in text.text and bool(ONE.search(text.text))


def test_nought_is_not_called_one() -> None:
    assert spelt_out(Text("", "", "une carte", "one", ("n",)))
    assert not spelt_out(Text("", "", "{$n} carte dans une pile", "one", ("n",)))
    assert not spelt_out(Text("", "", "une carte", "1", ("n",)))
    assert [f"{text.where}: {text.text}" for text in texts("fr") if spelt_out(text)] == []


def test_numbers_agree() -> None:
    def wrong(text: Text) -> bool:
        return any(found[1] not in text.chosen for found in MANY.finditer(text.text)) and text.where not in NEVER_ONE

    assert wrong(Text("", "", "{$n} points"))
    assert not wrong(Text("", "", "{$n} points", "other", ("n",)))
    assert [f"{text.where}: {text.text}" for text in texts("fr") if wrong(text)] == []


def test_nothing_is_allowed_for_nothing() -> None:
    rules = {rule.name: rule for rule in RULES}
    for name, where in ALLOWED:
        assert any(found.startswith(f"{where}: ") for found in slips(rules[name], "fr", {})), where
    assert set(NEVER_ONE) <= {text.where for text in texts("fr") if MANY.search(text.text)}
