"""Checks against weak passphrases.

A list of French and English words is combined with common variations: digits, signs, capitals, leetspeak,
doubling. This covers far more than the words themselves, without a file of leaked passwords.
"""

from __future__ import annotations

import re
from typing import Final

from nyoi.kernel.play import Refused
from nyoi.server.house.names import folded

SHORTEST: Final = 8
LONGEST: Final = 200
DIFFERENT: Final = 4  # minimum of distinct letters; fewer make a pattern
_LEET: Final = str.maketrans("01345789@$!|", "oieastbgasil")
_ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiopasdfghjklzxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "1q2w3e4r5t6y7u8i9o0p",
    "a1z2e3r4t5y6u7i8o9p0",
    "q1w2e3r4t5y6u7i8o9p0",
    "azeqsdwxc",
    "qweasdzxc",
)
# Words found in lists of leaked passwords, alone or with digits and signs around them.
_WORDS: Final = """
password passwort motdepasse mdp pass passe passw0rd passphrase secret secrets admin administrator
administrateur root login user guest invite welcome bienvenue bonjour salut coucou hello hola changeme letmein
trustno test testing default master maitre qwerty azerty asdf zxcv abc abcd iloveyou jetaime jtaime love amour
lovely loveme mylove monamour cheri cherie doudou loulou chouchou poupette nounours princess princesse prince
queen reine king sunshine soleil moonlight lune star etoile starwars dragon dragonball sangoku pokemon pikachu
naruto onepiece batman superman spiderman ironman minecraft fortnite football foot soccer baseball basketball
hockey rugby tennis liverpool chelsea arsenal barcelona barcelone juventus realmadrid marseille olympique
paris psg lyon toulouse bordeaux nantes lille france england london canada quebec bretagne corse michael
michel jennifer jessica jordan thomas nicolas julien alexandre camille charlotte daniel robert andrew joshua
matthew anthony charlie george maxime antoine quentin florian romain vincent guillaume sebastien stephane
isabelle nathalie caroline celine sophie marine marion pauline laura julie manon chloe emma lucas hugo leo
louis computer ordinateur internet google facebook samsung apple iphone android windows linux microsoft monkey
singe tiger tigre panther eagle cheval chien chat minou kitty bella daisy flower fleur rose lapin papillon
butterfly dauphin dolphin cookie chocolat chocolate banana banane orange cerise cherry ginger pepper summer
ete winter hiver spring printemps autumn automne janvier fevrier mars avril mai juin juillet aout septembre
octobre novembre decembre january february march april june july august september october november december
monday sunday friday lundi mardi mercredi jeudi vendredi samedi dimanche shadow phoenix hunter ranger killer
ninja samurai pirate wizard matrix freedom liberte whatever nothing rien tout maman papa mother father famille
family bebe baby angel ange jesus christ god dieu lucky chance merlin mustang ferrari porsche mercedes
corvette yamaha harley guitar guitare music musique metallica nirvana zaq access server service support office
bureau company school ecole student teacher demo example exemple temp temporary nyoi nyoibo toma uno torak
duel tournament tournoi maison house table trousse doremi loveyou iloveu jetaimetrop motdepass monmotdepasse
mypassword mypass thisispassword correcthorse
"""
_COMMON: Final = frozenset(_WORDS.split())


def check_passphrase(text: str) -> None:
    """Raise Refused if a passphrase is too short, too long or easy to guess."""
    if not SHORTEST <= len(text) <= LONGEST:
        raise Refused("bad-passphrase", low=SHORTEST, high=LONGEST)
    if is_common(text):
        raise Refused("common-passphrase")


def is_common(text: str) -> bool:
    """Return whether a passphrase is a common word with small additions, a keyboard row, or a pattern.

    >>> [is_common(text) for text in ("Passw0rd!", "soleil2024", "12345678", "azertyuiop", "abcabcabc", "aaaaaaaa")]
    [True, True, True, True, True, True]
    >>> is_common("sept boules"), is_common("velo bleu qui roule")
    (False, False)
    """
    plain = folded(text).replace(" ", "")
    if len(set(plain)) < DIFFERENT or _repeated(plain) or _on_a_row(plain):
        return True
    if plain.isdigit() and len(plain) <= 10:  # dates, phone numbers
        return True
    return any(_core(one) in _COMMON for one in (plain, plain.translate(_LEET)))


def _core(text: str) -> str:
    """Return a text without digits and signs at its ends; a doubled word only once."""
    found = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", text)
    half = found[: len(found) // 2]
    return half if half and found == half * 2 else found


def _repeated(text: str) -> bool:
    """Return whether a text repeats a short piece."""
    return any(text == (text[:size] * len(text))[: len(text)] for size in range(1, min(4, len(text) // 2) + 1))


def _on_a_row(text: str) -> bool:
    """Return whether a text, without digits and signs at its ends, is part of a keyboard row."""
    return any(
        len(one) >= SHORTEST - 2 and (one in row or one in row[::-1])
        for one in (text, text.strip("0123456789!?.*#@"))
        for row in _ROWS
    )
