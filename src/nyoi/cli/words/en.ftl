# The command line: what `--help` says, and what is answered to a line that cannot be read.
# help-COMMAND is a command (its first sentence stands in lists), help-COMMAND-NAME one of its arguments and options;
# help-any-NAME is what several commands share. meta-WORD is what stands for a value.

## Headings

heading-usage = Usage:
heading-example = Example:
heading-arguments = Arguments:
heading-options = Options:
heading-commands = Commands:
usage-options = [OPTIONS]
usage-command = COMMAND …
note-default = [default: { $value }]
note-required = [required]

## What stands for a value

meta-game = GAME
meta-mode = MODE
meta-level = LEVEL
meta-key = KEY
meta-value = VALUE
meta-file = FILE
meta-folder = FOLDER
meta-copy = COPY
meta-name = NAME
meta-text = TEXT
meta-id = ID
meta-url = URL
meta-host = HOST
meta-user = USER
meta-port = PORT
meta-address = ADDRESS
meta-module = MODULE
meta-class = CLASS
meta-where = WHERE
meta-seal = SEAL

## What cannot be read

wrong-command =
    There is no command “{ $name }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
wrong-option =
    There is no option “{ $name }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
wrong-extra = Too much: “{ $text }”.
missing-argument = { $name } is missing.
missing-option = The option { $name } is missing.
missing-value =
    { $values ->
        [one] The option { $name } needs a value.
       *[other] The option { $name } needs { $values } values.
    }
takes-nothing = The option { $name } takes no value.
takes-one = { $name } takes one of these: { $allowed }.
takes-folder = { $name } takes a folder, not a file.
takes-file = { $name } takes a file, not a folder.
takes-number =
    { $name } takes { $kind ->
        [whole] a whole number
       *[other] a number
    }{ $bounds ->
        [none] .
        [least] , { $low } at least.
       *[both] {" "}from { $low } to { $high }.
    }

## What several commands share

help-any-help = Show this help.
help-any-lang = The language; otherwise what LC_ALL, LC_MESSAGES, LANGUAGE and LANG say, else English.
help-any-json = Print data for programs.
help-any-game = The game: `nyoi games` lists them.
help-any-seats = How many seats; 4 where the game allows it.
help-any-mode = A mode of the game.
help-any-option = An option of the host.
help-any-seed = The same seed, the same games.
help-any-pack = Play with the content of a pack; one for each game may be given.
help-any-jobs = Processes; 1 without it.
help-any-cluster = A Dask cluster (`nyoi[cluster]`): tcp://host:port, or local:N.
help-any-out = Keep a record of every game there (DuckDB: `nyoi[lab]`); the same again plays what is missing.

## nyoi

help-nyoi = Nyoi: five tabletop games of one family, complete.
help-nyoi-version = Print the version and end.
help-nyoi-credits = Print who made the games, and the notices.

## nyoi games, nyoi rules

help-games = List the games with seats, modes and options.
help-rules = Print the rules of a game in player’s words, each under its number.
help-rules-clause = Only this rule (TOMA-6.13, 6.13) or this section (6).
help-rules-search = Only the rules that hold these words.

## nyoi serve

help-serve = Serve the page until Ctrl-C.
help-serve-host = Where to listen; 0.0.0.0 for the home network.
help-serve-port = The port.
help-serve-database = Where games are kept.
help-serve-processes = How many processes serve; more than one need PostgreSQL.
help-serve-inside = Where the other workers of the house reach this one.
help-serve-url = How the world calls this server, for invitations.
help-serve-proxy = A proxy in front of it that is believed about where guests come from; may be given several times.
help-serve-origin = A further page that may talk to this server; may be given several times.
help-serve-workers = In how many processes bots think; half as many as there are cores without it, four at most.
help-serve-pause = From how many seconds to how many a bot waits before its move. [default: 0.6 1.2]
help-serve-reading = For how many seconds at most the next round waits for who still reads how the last one ended; 15 without it.
help-serve-mail = A mail server through which players are told that it is their turn; its password in NYOI_MAIL_PASSWORD.
help-serve-mail-from = The address that e-mails come from.
help-serve-bot = A bot of your own that people can play against; may be given several times.

## nyoi play

help-play =
    Play a game here.

    People sit on the first seats and share the screen, bots on the others. Without --seats there are four, or as many as people and bots need.
help-play-bots = Levels from 1 to 5, random or heuristic, one for each bot; the last one takes the seats that are left.
help-play-humans = People here.
help-play-names = What those people are called.
help-play-seed = The same seed deals the same game.
help-play-load = Go on with a game that was saved.
help-play-plain = The table in sentences, for screen readers.

## nyoi pack, nyoi try

help-pack = Make a pack of a game’s content, and check it.
help-pack-new = Copy the content of a game into a folder, to be edited there.
help-pack-new-folder = The folder to make.
help-pack-new-from = The game whose content is copied.
help-pack-check = Say what is wrong in a pack, with file and line.
help-pack-check-folder = The folder of the pack.
help-try = Check a pack, play the old content against the new, and say what changed and how sure that is.
help-try-folder = The folder of the pack.
help-try-seconds = How long it may play.
help-try-games = So many games of each, however long it takes.
help-try-bots = By seat, as for simulate.
help-try-jobs = Processes.
help-try-out = Keep what was found and every pair of games here: trial.json, games.jsonl.

## nyoi simulate, nyoi match, nyoi sweep, nyoi study, nyoi report

help-simulate = Play many games between bots and count who wins.
help-simulate-games = How many games.
help-simulate-bots = By seat: random, heuristic, search:N (rounds of thought) or a level from 1 to 5; the last one fills up.
help-simulate-draft = Draw teams by lot instead of leaving their choice to the bots, where a game has a draft.
help-match = Let one bot play among others, in every seat in turn, the same deals from each.
help-match-bots = One of A among others of B.
help-match-games = How many games in all.
help-match-together = A in all seats, then B in all seats: where all win or lose together, or alone.
help-match-isolated = Play each bot of your own (module:Class) in a process that receives views only, with five seconds for a move.
help-sweep = Play the same deals with every value of an option, and say what changes, deal by deal.
help-sweep-option = An option of the host and the values to compare; several options: every choice of their values.
help-sweep-games = How many for a choice.
help-sweep-seed = The same seed, the same deals.
help-sweep-bots = By seat, as for simulate.
help-study = Answer a question about a game by playing it many times; without a name, list the questions.
help-study-name = The question.
help-study-game = The game, where the question is about any.
help-study-games = How many games; each study has its usual number.
help-study-set = A setting of the study.
help-report = Write a report of the games in a folder (`--out` of simulate and others): one file, read offline.
help-report-folder = Where the games were kept.
help-report-output = The file to write.

## nyoi ladder, nyoi train

help-ladder = Let each level of the bots play against the one below, in games of two.
help-ladder-games = How many games a pair.
help-ladder-mode = A mode of the game that two play against each other.
help-train = Learn to judge a game from games of the rule of thumb against itself (numpy: `nyoi[train]`).
help-train-games = How many games to judge by.
help-train-hidden = Hidden units.
help-train-seed = The same seed, the same weights.
help-train-work = Where played slices are kept; the same command again goes on from there.
help-train-out = The weights; usually the game’s.

## nyoi replay, nyoi verify

help-replay =
    Tell a saved game in words.

    A game that is not over is told as its seat saw it, or without --seat as everybody could see it.
help-replay-file = The saved game.
help-replay-seat = Tell it as this seat (from 0) saw it; otherwise everything.
help-replay-at = Stop after move N and show the table.
help-replay-names = Names of the players, by seat.
help-replay-moments = Say instead where the chance to win changed most: five moments at most, looked at with what each seat knew. It takes half a minute to a few minutes.
help-verify =
    Play a saved game again and check every move, every die and the end.

    Of a game that was fair by proof also that nobody chose what fell: every number follows from the secret, which fits its seal, and from the players’ shares.
help-verify-file = The saved game.
help-verify-seal = The seal that you saw before the game: it must be this one.

## nyoi bench

help-bench =
    Measure random games, decisions, copies, views and rounds of thought per second, and what the log costs.

    With `server` in place of a game: what a move costs the server at many tables, how soon all others have it, and how much they are told; a line for each database, SQLite’s own if none is named. With `rl`: steps per second of the environments for learners, beside PettingZoo’s Leduc hold’em.
help-bench-game = The game, `server` or `rl`; without it all games.
help-bench-rounds = How many measurements.
help-bench-seconds = CPU time of each measurement.
help-bench-tables = With server: tables at once.
help-bench-database = With server: an empty database, left full; or several.
help-bench-processes = With server and PostgreSQL: a further line with so many that serve.
help-bench-against = Let our best UNO bot play at RLCard’s own table.
help-bench-games = With --against: games.

## nyoi db

help-db = Check, copy and move what games are kept in: a file, or a PostgreSQL database.
help-db-check =
    Check a database: its pages, and that every game in it replays. Also while a server uses it.

    Exits 0 if it is whole, 1 if something is damaged.
help-db-check-file = The database: a file, or the address of one in PostgreSQL.
help-db-backup = Copy a database as it is at this moment, and check the copy. Also while a server uses it.
help-db-backup-file = The database.
help-db-backup-copy = The file to write.
help-db-backup-force = Write over a file that is there.
help-db-move = Move everything from a file into an empty PostgreSQL database, and replay it there. The file stays as it is.
help-db-move-file = The file.
help-db-move-url = The address of the database.
help-db-reports = Show whom players have reported and what was said before, or note that it was looked at. Also while a server runs.
help-db-reports-file = The database: a file, or the address of one in PostgreSQL.
help-db-reports-all = Also what was looked at.
help-db-reports-done = Note that this report was looked at; may be repeated.
