# The house of Nyoi: what is said in every game, and in the terminal.
# The variables of the games are described in speech.py.

hidden = ?
list-more = { $list }, { $item }
list-last = { $list } and { $item }
list-either = { $list } or { $item }
value-on = yes
value-off = no
value-auto = depends on the table
value-empty = none
with-clause = { $text } ({ $clause })
seat-name = Seat { $number }

## Why not

no-game-over = The game is over.
no-not-asked =
    { $seat_is ->
        [you] It is your turn already, but not for that.
       *[other] It is not your turn: { $seat } is to decide.
    }
no-not-offered = This move is not possible now.
no-unknown-game = There is no game “{ $game }”. The games: { $allowed }.
no-bad-seats =
    { $low ->
        [1] This game is for up to { $high } seats, not { $seats }.
       *[other] { $high ->
            [2] This game is for { $high } seats, not { $seats }.
           *[other] This game is for { $low } to { $high } seats, not { $seats }.
        }
    }
no-bad-mode = There is no mode “{ $mode }”. The modes: { $allowed }.
no-bad-mode-seats =
    { $low ->
        [1] The mode “{ $mode }” is for up to { $high } seats, not { $seats }.
       *[other] { $high ->
            [2] The mode “{ $mode }” is for { $high } seats, not { $seats }.
           *[other] The mode “{ $mode }” is for { $low } to { $high } seats, not { $seats }.
        }
    }
no-unknown-option = There is no option “{ $option }”. The options: { $allowed }.
no-bad-option = The option “{ $option }” does not take “{ $value }”. Possible: { $allowed }.
no-option-form = “{ $text }” is not a setting: write -o option=value.
no-load-sets-table = A saved game brings its table along: no GAME, --seats, --mode or -o beside --load.
no-log-unreadable = The file “{ $path }” cannot be read.
no-log-format = This log has a format that we do not know ({ $format }).
no-log-broken = The log is broken, line { $line }.
no-position-form =
    { $key_id ->
        [none] A position is written like { $form }; “{ $value }” is none.
       *[other] Position, “{ $key }”: “{ $value }” cannot be read. It is written like { $form }.
    }
no-position-number = Position, “{ $key }”: “{ $value }” does not fit. A whole number from { $low } to { $high } would.
no-position-choice = Position, “{ $key }”: “{ $value }” does not fit. Possible: { $allowed }.
no-position-parts = Position, “{ $key }”: “{ $value }” has { $found } parts, not { $due }.
no-position-many = Position, “{ $key }”: { $found } things, { $most } at most (“{ $value }”).
no-position-key = A position has no key “{ $key }”. The keys: { $allowed }.
no-position-missing = The position does not say “{ $key }”, and needs it.
no-position-large = This position is too large: { $most } values at most, { $deepest } within each other at most.
no-position-twice = “{ $value }” is there only once, and stands in the position twice (“{ $key }”, “{ $place }”).
no-bad-script = The scripted chance does not fit: { $value } where a number from 0 to { $high } is drawn.
no-runaway = The game would never stop here (step “{ $frame }”): it cannot be played from there.
no-log-rules = This log follows rules no. { $rules } of the game “{ $game }”; we play rules no. { $known }.
no-log-pack = This game was played with other content (pack “{ $pack }”, { $content }) than “{ $game }” has here (pack “{ $here }”): nyoi --pack chooses it.
no-pack-missing = There is no pack in “{ $pack }”: no file pack.toml. “nyoi pack new” makes one.
no-pack-table = { $file } cannot be read: { $why }. “nyoi pack check” says where.
no-pack-about = pack.toml: “{ $value }” is no text for “{ $key }”.
no-pack-twice = Two packs for the game “{ $game }”: “{ $other }” and “{ $pack }”. One is enough.
no-pack-broken = The game “{ $game }” cannot be played with the pack “{ $pack }” ({ $why }). “nyoi pack check” says where.
no-pack-name = A pack cannot be called “{ $pack }”: letters, digits, - and _, up to 40.
no-pack-exists = “{ $pack }” is there already; another name, please.
no-trial-failed = The games could not be played: { $why }.
no-out-no-games = “{ $path }” keeps no whole games to report on: play them with “nyoi simulate --out”.
no-log-move = The log is wrong, line { $line }: “{ $move }” is not possible there.
no-log-chance = The log is wrong, line { $line }: the chance written down does not fit the move.
no-log-fingerprint = The log is wrong, line { $line }: the game played again does not end as written.
no-log-foot = The log is wrong at its end: the result written is not that of the game played again.
no-not-observed = { $game } does not say what a learner sees.
no-unknown-bot = There is no bot “{ $bot }”. The bots: { $allowed }.
no-bot-unloadable = The bot “{ $bot }” cannot be loaded ({ $error }).
no-bot-unfit = “{ $bot }” is no bot: it has no method choose(sight, rng).
no-no-mind = { $game } does not say what there is to learn.
no-needs-group = This needs further packages: pip install nyoi[{ $group }]
no-no-peer = { $name } is not installed: pip install nyoi[peers]
no-no-study = There is no study “{ $study }”. The studies: { $allowed }.
no-study-game = The study “{ $study }” needs one of its games: { $allowed } (not “{ $game }”).
no-study-setting = The study “{ $study }” has no setting “{ $key }”. Possible: { $allowed }.
no-study-value = The setting “{ $key }” does not take “{ $value }”. Possible: { $allowed }.
no-two-bots = Two bots are compared, as in --bots 5,heuristic; not { $bots }.
no-no-draft = In { $game } there is no draft to draw by lot; in these games there is: { $allowed }.
bot-raised = The bot { $bot } lost moves, drawn by lot instead: { $moves } in { $games } games. The first time it raised { $what }
bot-answered = The bot { $bot } lost moves, drawn by lot instead: { $moves } in { $games } games. The first time it answered “{ $what }”, which was not offered.
bot-late = The bot { $bot } lost moves, drawn by lot instead: { $moves } in { $games } games. The first time it took longer than { $what } s.
no-all-together = In the mode “{ $mode }” all win or lose together, so no seat wins more than another: compare with --together.
no-same-twice = “{ $text }” would be played twice.
no-other-house = A worker plays another Nyoi: its { $what } is { $theirs }, here it is { $ours }.
no-no-house = The worker { $worker } has no Nyoi that fits: { $why }
no-workers-die = Workers died { $times } times while they played games { $first } to { $last }: given up.
no-jobs-or-cluster = Either --jobs or --cluster, not both.
no-cluster-form = “{ $text }” is no address of a cluster. Possible, for instance: { $allowed }.
no-no-cluster = Nobody answers at { $address }, or it has no workers.
no-cluster-lost = The cluster { $address } is gone; what was kept is still there.
no-out-busy = Somebody is already playing into “{ $path }”.
no-out-other = “{ $path }” holds other games (another { $what }): take another folder.
no-out-foreign = “{ $path }” is not a folder of games: take an empty one.
no-out-none = There are no kept games in “{ $path }”: “nyoi simulate GAME --out { $path }” keeps some.
no-out-empty = No game is kept in “{ $path }” yet.
no-too-many-bots =
    { $places ->
        [0] There is no seat for a bot, and you name { $bots }.
        [one] There is { $places } seat for a bot, and you name { $bots }.
       *[other] There are { $places } seats for bots, and you name { $bots }.
    }
no-bad-humans = Too many people: { $humans } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
no-bad-names =
    { $humans ->
        [0] Nobody plays here: there is no name to give (given: { $names }).
        [one] Names given: { $names }, for one person.
       *[other] Names given: { $names }, for { $humans } people.
    }
no-unknown-clause = There is no rule “{ $id }”.
no-no-lesson = There is no lesson “{ $lesson }” here.
no-no-rulebook = The rules of the game “{ $game }” are not written yet.
no-no-words = The game “{ $game }” has no words in this language ({ $lang }).
no-bad-seat = There is no seat { $seat_id }: they go from 0 to { $high }.
no-bad-move-number = Moves in the log: { $most }. There is no move { $at }.
no-cannot-write = Cannot write to “{ $path }”.
no-file-exists = “{ $path }” is there already; --force writes over it.
no-database-busy = Another server uses “{ $path }” already: one server a file.
no-database-foreign = The file “{ $path }” is no database of Nyoi.
no-database-damaged = The file “{ $path }” is damaged. “nyoi db check” says where; put the last backup in its place.
no-database-newer = The file “{ $path }” was written by a newer Nyoi (version { $found } of its tables, this one knows { $known }).
no-one-process = { $processes } processes need PostgreSQL behind them (--database { $example }): a file has one server.
no-cannot-listen = Cannot listen on { $host }, port { $port }: it is taken or not allowed.
no-bad-proxy = “{ $address }” is no address of a proxy: 10.0.0.1, or a network as 10.0.0.0/8.
no-bad-limit = “{ $text }” is no limit: one reads { $example }. docs/hosting.md lists them.
no-bad-site = “{ $address }” is no address of a site: one reads { $example }, and names no page.
no-bad-inside = “{ $address }” is no address and port for other workers: one reads { $example }.

## Why not, at a table online

no-already-started = The game has already begun.
no-not-started = The game has not begun yet.
no-not-over = The game is not over yet.
no-rated-clock = A rated game has a clock: thinking time, or days for each move.
no-rated-practice = A rated game is not for practice.
no-rated-options = A rated game is played by the usual rules: leave the options as they are.
no-rated-seats = In a rated game everybody has one seat.
no-rated-absent = In a rated game everybody must have come: { $name } has not yet.
no-rated-bots = In a rated game the bots are those of the house, levels 1 to 5.
no-rated-undo = In a rated game nothing is taken back.
no-no-table = There is no such table, or no longer.
no-table-damaged = This table cannot be read any more: it is damaged on disk.
no-database-away = The database “{ $path }” cannot be used: { $why }
no-database-url = “{ $path }” is no address of a database; one reads { $example }.
no-no-postgres = PostgreSQL needs a package that is not installed: pip install nyoi[postgres].
no-backup-postgres = A PostgreSQL database is copied with its own tool: pg_dump --format=custom --file=COPY URL.
no-move-damaged = “{ $path }” is damaged (nyoi db check says where): nothing was moved.
no-move-not-empty = There is something in “{ $path }” already: nothing was moved.
no-not-saved = This could not be saved just now, and has not happened. Try again in a moment.
no-not-read = The server cannot read its games just now. Try again in a moment.
no-no-player = We do not know you any more: choose a name to sit down.
no-not-seated = You are not at this table.
no-not-host = That is for the host of the table to decide.
no-not-your-seat = This seat is not yours.
no-seat-taken = This seat is taken already.
no-seat-empty = This seat is empty.
no-table-full = There is no seat left at this table.
no-not-away =
    { $seconds ->
        [one] { $seat } may still come back: wait { $seconds } second.
       *[other] { $seat } may still come back: wait { $seconds } seconds.
    }
no-too-many-tables = You have { $high } tables open already: finish one first.
no-too-fast = Slow down! Try again in a moment.
no-too-slow = This took too long to arrive. Try again.
no-too-large = That is too long: { $high } bytes at most.
no-stale = The table has moved on meanwhile (move { $seq }): have a look, then play again.
no-bad-message = This message was not understood.
no-bad-chat = A message has 1 to { $high } readable characters.
no-bad-name = A name has { $low } to { $high } characters, all of them readable.
no-name-taken = Somebody at this table is called “{ $name }” already.
no-name-claimed = The name “{ $name }” is reserved. If it is yours, give its passphrase in the settings; else take another name.
no-bad-passphrase = A passphrase has { $low } to { $high } characters.
no-common-passphrase = That is one of the first passphrases that anybody would try. Choose another, three words for example.
no-wrong-passphrase = This is not the passphrase of the name “{ $name }”.
no-signed-out = You have been signed out on this device: choose a name to sit down, or come back to yours with its passphrase.
no-bad-level = The level of a bot goes from { $low } to { $high }.
no-bad-clock = The clock goes from { $low } to { $high } seconds.
no-bad-point = Choose a moment of the game, from 0 to { $high }.
no-log-long = This log is too long: { $high } moves at most.
no-log-slow = This game takes too long to be played again: { $seconds } seconds at most.
no-log-heavy = This game takes too much memory to be played again.
no-import-busy = Too many games are being brought along just now. Try again in a moment.
no-no-order = There is no standing order “{ $order }” in this game. Possible: { $allowed }.
no-no-resign = This game cannot be given up now.
no-foreign-origin = This page may not speak to this server.
no-bad-host = This is no address that a server can have.
no-house-full = The house is full just now. Try again in a moment.
no-too-many = Too many connections come from where you are. Close some of them.
no-broken = Something broke on our side; the game is as it was. Try again.
no-no-key = This is only for who has the key.
no-nothing-to-undo = There is nothing to take back.
no-undo-pending = A request to take back is waiting for an answer already ({ $seat }).
no-undo-refused = Taking back refused ({ $seat }).
no-undo-void = The request to take back came to nothing.
no-undo-seen = This move met chance or showed you something: it stands. At a practice table it could be taken back.
no-advice-off = No advice is given at this table.
no-undo-away = { $seat } is away: nobody can agree in their place.
no-too-busy = The house is very busy just now. Try again in a moment.
no-mixing = The shares are being opened: the game begins in a moment.
no-no-proof = This table is not fair by proof: nothing is added to its chance.
no-share-unsealed = This share does not fit its seal: it is not the number that was promised.
no-proof-practice = A table is fair by proof or for practice, not both: at a practice table what has fallen may be taken back.
no-proof-broken = The proof in this log is broken.
no-proof-missing = This log has no proof: its table was not fair by proof, or the proof was removed.
no-proof-other = This log has another seal than the one that you kept: { $seal }.
no-proof-seal = The proof is wrong: the secret of the house does not fit its seal.
no-proof-share = The proof is wrong: the share of seat { $seat_id } does not fit its seal.
no-proof-key = The proof is wrong: the key of chance does not follow from the secret, the table and the shares.
no-proof-chance = The proof is wrong, line { $line }: what was drawn there does not follow from the key of chance.

## Games over days: why not, and what somebody is told who is not there

no-bad-days = A clock of days has one of these: { $allowed } days for each move.
no-not-away-days = At a table by days everybody has their days: a bot can keep a seat ({ $seat }) only after they have run out.
no-bad-vacation = That is more vacation than there is: { $days } days within a year.
no-bad-subscription = This is no address to which a browser’s messages can be sent.
no-bad-address = This is no e-mail address.
no-no-mail = This house sends no e-mail.
no-mail-away = The e-mail could not be sent. Try again later.
no-bad-link = This link is not ours, or no longer: the address it was for has changed.
no-bad-mail = “{ $mail }” is no mail server: one reads { $example }.
no-mail-needs = E-mail needs who writes and what its links lead to: { $example }.
note-turn-title = Your turn: { $game }
note-turn =
    { $n ->
        [0] The table waits for you.
       *[other] The table with { $others } waits for you.
    }
note-begun-title = { $game } has begun
note-begun =
    { $n ->
        [0] Your game has begun.
       *[other] Your game with { $others } has begun.
    }
note-over-title = { $game } is over
note-over =
    { $n ->
        [0] Look how your game ended.
       *[other] Look how your game with { $others } ended.
    }
note-again-title = { $game }: once more?
note-again =
    { $n ->
        [0] A rated game waits for you to come.
       *[other] { $others } would like to play again: the rated game begins once you have come.
    }
mail-confirm-subject = Nyoi: is this your address?
mail-confirm =
    Somebody, probably you, asked Nyoi to write to this address when it is their turn in a game.

    If that was you, confirm it here:
    { $link }

    If not, do nothing: you will hear no more from us.
mail-notice =
    { $text }

    { $link }

    --
    No more such messages: { $stop }

## The rules to read

tag-r = rulebook
tag-i = our ruling
tag-c = reconstructed
rules-none = No rule speaks of “{ $text }”.

## nyoi games

games-seats =
    { $same ->
        [yes] { $low ->
            [one] { $low } seat
           *[other] { $low } seats
        }
       *[no] { $low } to { $high } seats
    }
games-modes = Modes: { $modes }
games-mode = { $name } ({ $id }, { $seats })
games-option = { $name }: { $help }
games-values = Values: { $values }
games-value = { $id } ({ $name })
games-default = Default: { $value }
games-needs = Only with { $needs }.
option-set = “{ $option }” set to { $values }
option-quoted = “{ $value }”
option-idle = No effect here: only with { $needs }.
play-option-idle = The option “{ $option }” has no effect at this table: only with { $needs }.
games-list = names of cards or pieces

## nyoi simulate

simulate-title =
    { $name }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, mode { $mode }, seed { $seed }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-points = Points per game
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-average = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-ending = Ending
simulate-count = Games
simulate-foot =
    { NUMBER($turns, maximumFractionDigits: 1) } turns and { NUMBER($decisions, maximumFractionDigits: 1) } decisions
    per game; { NUMBER($rate, maximumFractionDigits: 0) } games per second
simulate-progress = Games

## nyoi study

study-title = { $name }: { $about } ({ $games } games, seed { $seed })
study-name = Study
study-game = Games
study-answers = What it answers
study-settings = Settings (--set)
study-precise = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
study-about-duel-teams = which characters win with random teams
study-about-toma-table = the reference table of the rules
study-about-uno-cards = how strong the cards are
study-about-torak-heroes = how hard the adventure is
study-about-tournament-balance = who wins from which place, and with whom
study-about-tournament-draft = what a warrior is worth in the draft
study-about-chances = whether the chances that advice names come true
study-about-exact = what a perfect opponent would win against bots, in a tiny form of the game
study-about-openspiel = our bot against OpenSpiel’s search
study-about-audit = what comes up in play, and what never does
study-about-start = what it is worth to begin
study-start = By place, from the seat that begins
study-sides = By side
study-side = Side
study-side-a = A
study-side-b = B
study-per-game = Per game
study-what = What
study-mean = Mean
study-higher = points of the higher score
study-lower = points of the lower score
study-kos = KOs
study-dragons = sets of seven balls
study-endings = Endings
study-ending = Ending
study-share = Share
study-characters = By character
study-character = Character
study-games = Games
study-won = Won
study-margin = Margin (points)
study-margin-value = Margin per Value
study-scores = Scores of both sides
study-points = Points
study-rounds = By number of players
study-players = Players
study-turns-round = Turns a round
study-survivor = Ended by last survivor
study-starter = Won by who starts
study-among-random = One heuristic among random
study-among-careful = … that never play Toma
study-rounds-game = Rounds a game
study-opening = Strength of a card in the opening hand (1: none)
study-marked-0 = Shenron, 0 marked
study-marked-28 = Shenron, 28 marked
study-marked-56 = Shenron, 56 marked
study-marked-76 = Shenron, 76 marked
study-wild = Wild
study-wild4 = +4
study-reference = Reference
study-turns = Turns
study-longest = Longest
study-first-wins = First player wins
study-wishes = Wishes
study-reshuffles = Reshuffles
study-last-number = Last card a number
study-among-playing = Wins against a random card
study-among-idle = Wins against any move
study-heroes = The heroes
study-job = Games of
study-as-asked = as asked
study-without-ring = without the ring
study-low = From
study-high = To
study-winning-turn = Turn of a win
study-pairs = Pair by pair
study-only-with = Only with the ring
study-only-without = Only without
study-difference = Difference
study-error = Standard error
study-event = Event
study-rounds-played = rounds
study-fights = fights
study-left = warriors left
study-left-best = warriors left, best
study-left-worst = warriors left, worst
study-eliminations-fight = eliminations a fight
study-cards-played = cards played
study-counters = counter-attacks
study-dodges = dodges
study-rescues = rescues
study-fusions = fusions
study-reflections = reflections
study-shields = shields
study-duels = duels
study-duel-attacks = attacks in a duel, median
study-duel-longest = attacks in the longest duel
study-places = By place
study-place = Place
study-chance = By chance
study-start-who = Who begins
study-starter-is = Starter
study-start-drawn = differs from game to game
study-start-fixed = is always the same seat
study-turn-won = Won, by turn
study-turn-left = Warriors left
study-draft-won = Won, by draft
study-draft-left = Warriors left
study-extra = Extra rounds
study-extra-rounds = How many
study-fighting = Fights
study-throw-1 = attacks stopped on throw 1
study-throw-2 = attacks stopped on throw 2
study-throw-3 = attacks stopped on throw 3 or later
study-transformed = transformations that succeed
study-pile-won = fights against the pile won
study-ways = Ways to attack
study-way = Way
study-warriors = By warrior
study-warrior = Warrior
study-drafted = Drafted
study-stood = Survived
study-worths = What a warrior is worth
study-id = Id
study-worth = Worth
study-beat = Eliminated
study-chances = By what was promised
study-promise = Promise
study-positions = Positions
study-promised = Promised
study-came-true = Came true
study-errors = Mean square error (0.25: as good as a coin)
study-square-error = Error
study-exact = Above one half that a perfect opponent wins
study-bot = Bot
study-exploitability = Exploitability
study-openspiel = Our bot
study-games-won = Games won
study-games-lost = Games lost
study-undecided = Undecided
study-audit = What came up
study-kind = Kind
study-there-are = There are
study-came-up = Came up
study-rarest = The rarest
study-never = Never

## nyoi bench

ladder-title = { $name }, { $mode }: each level against the one below (seed { $seed })
ladder-pair = Levels
ladder-won = Won
ladder-lost = Lost
ladder-none = Undecided
ladder-share = Share
ladder-interval = 95%
ladder-rating = Level { $level }: rating { NUMBER($mu, maximumFractionDigits: 1) } ± { NUMBER($sigma, maximumFractionDigits: 1) }
match-title = { $name }, { $mode }, a table of { $seats }: { $one } among { $other } (seed { $seed })
match-whole = All
match-decided = Decided
match-foot = Without any difference the share would be { $share }. Mean result { $mean } ({ $low } to { $high }, deal by deal).
match-ahead = { $one } less { $other }, deal by deal: { $mean } ({ $low } to { $high }).
sweep-title = { $name }, { $mode }, a table of { $seats }: { $games } games for each choice, the same deals (seed { $seed })
sweep-choice = Choice
sweep-seat = Seat { $seat }
sweep-what = What
sweep-difference = Difference
sweep-against = Compared with { $text }, deal by deal; * beyond chance, also after Holm’s correction for all rows (5%).
sweep-results = Wins, seat { $seat }
sweep-points = Points, seat { $seat }
sweep-turns = Turns
sweep-decisions = Decisions
sweep-number = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-done = What was learned is in { $file }
train-value = Mean square error of the chance to win, on games it was not fitted to: { NUMBER($error, maximumFractionDigits: 4) } (without looking at the table: { NUMBER($mean, maximumFractionDigits: 4) })
bench-progress = Rounds
bench-game = Game
bench-seats = Seats
bench-games = Games/s
bench-decisions = Decisions/s
bench-clones = Clones/s
bench-views = Views/s
bench-walks = Thoughts/s
bench-log = Cost of the log
bench-store = Store
bench-moves = Moves/s
bench-cpu = CPU µs/move
bench-half = p50 ms
bench-most = p99 ms
bench-bytes = Bytes/move
bench-relay = Of a relay
bench-load = { $tables } tables without bots, every seat a socket and every move on disk; CPU time of the server alone. A relay passes the same messages on without game and disk.
bench-steps = Steps/s
bench-together = Steps/s together
bench-ratio = × peer
bench-times = × { NUMBER($ratio, maximumFractionDigits: 1) }
bench-beside = { $name }: { $rate } steps/s
bench-amount = { NUMBER($value, maximumFractionDigits: 0) }
bench-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-match = Our bot against { $peer }: { $won } of { $games } games won, { $share } ({ $low } – { $high }).
bench-peer =
    { $game } with { $seats } seats beside { $name } ({ $rate } a second): × { $ratio } ({ $loop ->
        [clones] copies
        [walks] rounds of thought
        [bare] states alone
       *[public] with view and log
    })
bench-foot = Random play, CPU time, median of { $rounds } rounds; nyoi { $version } ({ $build }) on { $python }.

## nyoi replay, nyoi verify

replay-public = This game is not over: here is what everybody could see.
replay-move = Move { $number }
replay-deal = Set-up
replay-now = The table at this moment
verify-over =
    A valid log: { $name }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, game over, fingerprint { $fingerprint }.
verify-open =
    A valid log: { $name }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, game going on, fingerprint { $fingerprint }.

verify-proof =
    Fair by proof: the secret fits its seal, and { $drawn ->
        [one] the one number that was drawn follows
       *[other] all { $drawn } numbers that were drawn follow
    } from it and from the shares.
verify-added =
    { $n ->
        [0] No seat added a share: it rests on the seal of the house alone.
       *[other] Added a share: { $seats }.
    }
verify-unopened = Sealed a share and did not open it: { $seats }.
verify-seal = The seal was { $seal }: compare it with the one that you saw before the game (--seal).

## nyoi play

you = You
bot-name = Bot { $number }
play-start = Type the number of a move, or “help” for everything else.
play-since = Since your last choice
play-happened = What has just happened
play-turn = Your turn
play-turn-of = Your turn, { $name }
play-number =
    { $most ->
        [0] Here one types the move, like { $example }, or enough of its words.
       *[other] Choose a number from 1 to { $most }, or type “help”.
    }
play-possible = It is possible.
play-pass-screen = Pass the screen to { $name }. { $name }, press Enter.
play-hide = Press Enter to hide your cards.
play-saved = Game saved in { $path }.
play-where = Say where: save FILE.
play-offer-save = Save the game? A file name, or Enter to do without:
play-overwrite = This file exists already: choose another name.
play-bye = The game stops here. See you soon!
play-interrupted = Interrupted.
play-over = The game is over
play-rank = Rank
play-name = Name
play-points = Points
play-winner =
    { $winners_n ->
        [0] Nobody wins.
        [one] Victory: { $winners }!
       *[other] A shared victory: { $winners }!
    }
play-everybody-wins = You all win together!
play-you-win = You have won!
play-you-lose = Not this time. Another game?
command-help = help
command-rules = rules
command-log = log
command-save = save
command-quit = quit
play-help =
    You can type:
      { "" }the number of a move, its text ({ $example }), or enough of its words
      { "?" } MOVE            what it would do, or why it is not possible
      rules [NUMBER]    read the rules, or one of them
      rules WORDS       search the rules
      log               everything you have seen from the start
      save FILE
      quit
    In the text of a move, seats are the numbers to the left of the names.

## nyoi serve

serve-ready = Nyoi is ready: open { $url }   (Ctrl-C stops it)
serve-bye = Nyoi has stopped. Everything is saved.

## nyoi db

db-progress = Replaying
db-copied = Copied to “{ $path }”.
db-moved =
    Moved: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $journal ->
        [one] { $journal } entry
       *[other] { $journal } entries
    }, { $chat ->
        [one] { $chat } line of chat
       *[other] { $chat } lines of chat
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }. Start the servers with the new address; the file stays as it was.
db-page = The file is damaged: { $why }
db-damaged = Table { $table } is damaged: { $why }
db-whole =
    Whole: version { $version }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, every game replays.
db-not-whole =
    Damaged: version { $version }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $damaged ->
        [0] the file itself
        [one] { $damaged } of them damaged
       *[other] { $damaged } of them damaged
    }.

## nyoi pack

pack-made = The pack { $pack } is ready to be edited: { $tables }.
pack-fine = { $changes ->
    [0] The pack { $pack } fits the game { $game }; it changes nothing yet.
    [1] The pack { $pack } fits the game { $game }. It changes one value:
   *[other] The pack { $pack } fits the game { $game }. It changes { $changes } values:
}
pack-change = { $place }: { $owner }, { $key }: { $old } → { $new }
pack-nothing = nothing
pack-faults = { $faults ->
    [1] The pack { $pack } cannot be played: one mistake.
   *[other] The pack { $pack } cannot be played: { $faults } mistakes.
}
pack-kind-flag = yes or no (true, false)
pack-kind-whole = a whole number
pack-kind-number = a number
pack-kind-text = a text
pack-kind-list = a list
pack-kind-table = a table
fault-line = { $place }: { $said }
fault-syntax = this is not TOML: { $why } (“{ $text }”).
fault-unread = this table cannot be read: { $why }.
fault-file = the game { $game } has no such table. Its tables: { $allowed }.
fault-key = there is no key “{ $key }” here. The keys: { $near }.
fault-due = the key “{ $key }” is missing.
fault-due-with = with { $other } = “{ $word }” the key “{ $key }” is due.
fault-kind = “{ $key }” must be { $due }, not { $found } ({ $value }).
fault-length = “{ $key }” must have { $due } entries, not { $found }.
fault-number = “{ $key }”: { $value } is out of bounds ({ $low } to { $high }).
fault-word = “{ $key }”: there is no “{ $value }”. There are: { $near }.
fault-twice = “{ $value }” is there twice.
fault-refused = the game refuses this: { $why }.
fault-breaks = the game breaks when it is played with this (mode { $mode }, seed { $seed }): { $why }.
fault-endless = with this the game does not come to an end.

## nyoi try

trial-progress = Old against new
trial-title = The pack { $pack } against { $name } as it is ({ $mode }, { $seats } seats): { $games } games, each played with both contents from the same deal (seed { $seed }).
trial-none = No game came to its end in this time: give it more (--seconds, --games).
trial-same = All of them went alike to the last die: what was changed was never used, or makes no difference here.
trial-alike = { $alike } of { $games } games went alike with both contents.
trial-wins = Who wins more:
trial-wins-sure = This is more than chance explains (one false alarm in twenty trials at most).
trial-wins-open = This may be chance; with 95% the true difference lies within the bounds.
trial-needed = To find a difference of 2 points in four of five trials, about { $games } games are needed (--games).
trial-sure = How it comes about, beyond chance (one false alarm in a hundred trials at most):
trial-unsure = Nothing else that changed is beyond chance.
trial-more = { $more ->
    [one] … and one more deed of what was changed.
   *[other] … and { $more } more deeds of what was changed.
}
trial-open = This may be chance; with 95% the true difference lies within the bounds:
trial-line = { $what }: { $old } → { $new } ({ $apart }; from { $low } to { $high })
trial-ending = games that end with “{ $ending }”
trial-seat = games won by seat { $seat }
trial-played = { $thing }: how often a player chooses it, a game
trial-did = how often, a game: “{ $example }” and the like
trial-each = how much each time: “{ $example }” and the like
trial-won = games won by the side of { $who }
trial-ahead = points ahead of the others, side of { $who }
trial-points-of = points of the side of { $who }
trial-points = points
trial-turns = turns
trial-decisions = decisions
trial-apart = Each change by itself: the pack without it → the whole pack.
trial-apart-line = { $sure ->
    [yes] { $line } *
   *[no] { $line }
}
trial-apart-none = { $thing }: no game came to its end, or nothing is different.
trial-apart-not = { $thing }: the pack does not work without this change, so it cannot be told apart.
trial-apart-many = { $changes } things were changed: more than { $most } are not told apart.

## nyoi report

report-written = { $games } games told in { $path }.
report-title = { $name }: what many games say
report-lead = { $games } games between bots, { $mode }.
report-contents = Contents
report-short = In short
report-settings = What was played
report-seats = By seat
report-seats-bots = By bot
report-start = What it is worth to begin
report-things = By what one plays with
report-pairs = What was drafted together
report-openings = By first choice
report-games = How games go
report-board = Where it happens
report-bots = Bot against bot
report-options = What an option does
report-number = { NUMBER($value, maximumFractionDigits: 2) }
report-seat = Seat { $seat }
report-seat-out = Seat { $seat } wins { $share } of the games; { $due } is due to it.
report-bot-out = The bot { $bot } wins { $share } of its games; among equals it would be { $due }.
report-start-out = Who begins wins { $share } of the games; if it made no difference, it would be { $due }.
report-start-fair = Who begins wins { $share } of the games ({ $due } is due): chance explains the difference.
report-seats-fair = No seat wins more or less often than chance explains.
report-things-more = Who uses them wins more often than seats that used as much in the same games: { $things }.
report-things-less = Who uses them wins less often than seats that used as much in the same games: { $things }.
report-things-fair = Nothing that one plays with goes along with more or fewer wins than chance explains.
report-drafts-fixed = The bots always drafted some things together: these cannot be told apart. “--draft random” draws the teams by lot.
report-length = A game takes { $turns } turns and { $decisions } decisions on average.
report-length-of = { $value } – a game takes { $turns } turns on average.
report-value = { $option }: { $value }
report-ending-usual = The usual end: “{ $ending }”, { $share } of the games.
report-game = Game
report-mode = Mode
report-places = Seats
report-players = Bots, by seat
report-number-of-games = Games
report-seed = Seed
report-version = Version · rules · content
report-repeat = The same games again:
report-method = Shares come with their interval of 95%. “Due” is the share of equal seats. A row is marked (◆) if it differs from that even after Holm’s correction for all rows of this report at 1%: where nothing mattered, one report in a hundred would mark anything.
report-place = Seat
report-bot = Bot
report-seats-confounded = Each bot kept its seat, so these games cannot tell a seat from its bot. What follows compares the bots.
report-seats-adjusted = Each bot sat in every seat. What is due to a seat is what its bots win on average.
report-start-note = Seats in the order in which they sit, from the one that begins. It differs from game to game who that is.
report-start-always = Seat { $seat } begins every game: what that is worth is what the table by seat tells.
report-order-head = Place
report-order = { $place ->
    [1] Begins
   *[other] Number { $place }
}
report-opening = First choice
report-openings-note = The first decision of a seat that was one: more than one move was offered.
report-things-note = “Won” is how often the user won, of all the times that a thing was used. Who lives longer uses more of everything; so “due” is what seats win that used as much in the same games. Still, what goes along with winning need not be its cause.
report-fixed = Nearly always together: { $things }. Their rows say the same thing, whichever of them is the cause. “--draft random” draws the teams by lot.
report-pairs-note = “Due” is what both are worth alone, added up. Shown are the pairs that chance explains least.
report-ending = End
report-count = Games
report-share = Share
report-won = Won
report-due = Due
report-interval = 95%
report-times = Times
report-span = { $low } – { $high }
report-out = stands out
report-left-out = { $rows ->
    [one] One row in between is left out.
   *[other] { $rows } rows in between are left out.
}
report-turns = Turns
report-decisions = Decisions
report-branching = Moves to choose from
report-forced = Forced decisions, in percent
report-leads = Changes of the lead
report-drama = Drama: how far behind the winner once was, in percent
report-spread = { $mean } on average; half of the games from { $low } to { $high }.
report-games-note = Forced: one move alone was offered. The lead is who has most points when a turn is over. Drama is the winner’s greatest arrears, in percent of the most points that anybody had in the game.
report-bots-alike = All seats were played by the same kind of bot: there is nobody to compare.
report-bots-note = How often the bot of a row came out before the bot of a column, of the meetings that one of them won.
report-curve = { $option }: games won by { $who }, with intervals of 95%
report-several = Several options were varied at once: the tables above compare their combinations.
report-values-note = Means with what they may be off by, with 95%; of endings, the share of games.
report-mean = { $mean } ± { $half }
report-no-sweep = The games were played with one set of options: “nyoi sweep” plays several beside each other.
report-nothing = There is nothing to tell of this here.

## People: names, data, blocks, doors

somebody = Somebody
no-wrong-code = This is not the recovery code of the name “{ $name }”.
no-wrong-name = This is not your name: write “{ $name }” to confirm.
no-nobody-there = There is nobody there.
no-yourself = That is you.
no-too-many-blocks = You have already blocked { $high } people: unblock one of them first.
no-not-welcome = You cannot sit down at this table.
no-door-shut = The door of this table is closed: nobody comes in for now.
no-no-line = There is no such message.
db-report = { $id } · { $date } · { $reason } · { $name } (table { $table }){ $done ->
    [yes] { " · done" }
   *[no] { "" }
}
db-report-words = Said with the report: { $words }
db-report-line = { $date } { $name }: { $text }
db-reports-none = Nothing to look at.
db-report-done = { $id } is done.
db-report-somebody = somebody whose data is deleted
report-reason-insults = insults
report-reason-cheating = cheating
report-reason-name = offensive name
report-reason-spam = unwanted messages
report-reason-other = something else
no-no-report = There is no report “{ $id }”.

## Looking back at a game with the mind

no-look-failed = This game could not be looked at again.
moment-mistake = Here { $name } chose “{ $played }” and kept a { $after }% chance to win; “{ $other }” gave { $before }%.
moment-find = Here { $name } found “{ $played }”, a { $after }% chance to win; with “{ $other }”, the usual move, it was { $before }%.
moment-turn =
    { $way ->
        [up] { $name }’s chance to win goes up from { $before }% to { $after }%. { $what }
       *[down] { $name }’s chance to win goes down from { $before }% to { $after }%. { $what }
    }
moment-follows = In 100 ways it can go on, “{ $what }” comes { $played } times after the first move, { $other } times after the second.
moments-title = The moments that changed everything
moments-none = No moment stands out: the chances changed little by little.
moments-at = Move { $at }
moments-looking = The game is looked at again move by move, with what each seat knew…
moments-lead = From what each seat knew then; percentages are chances to win.

## What a link says of itself: title, sentence, picture

share-won =
    { $n ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
share-together = Everybody wins!
share-drawn = A draw: { $names }
share-lost = This time nobody wins
share-played = A game of { $game }
share-playing = { $game }: a game being played
share-invited = { $name } is waiting for you: { $game }
share-invited-plain = Somebody is waiting for you: { $game }
share-seats =
    { $n ->
        [0] All seats are taken.
        [one] { $n } seat is free.
       *[other] { $n } seats are free.
    }
share-free = Free seat
share-sit = Open the link, type a name, play.
share-watch = Open the link to watch.
share-imported = An imported log: names as in the file.
share-replay = See the moment that decided it.
share-length =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $minutes } min.
share-picture = { $title } At the table: { $names }.
share-evening = { $name } invites you to an evening of games.
share-evening-plain = An evening of games
share-evening-contest = { $name } invites you to a tournament.
share-evening-running = It has begun.
share-evening-come = Open the link, type a name, come in.
share-evening-look = See how everybody stands.
share-puzzle = Your turn: what would you play?
share-puzzle-lead = A moment of a real game, with what that seat knew and nothing more.
share-puzzle-call = Open the link and find the move.
share-people = { $title } Here: { $names }.
no-no-picture = There is no picture here: the page has not been built.

## Evenings

evening-of = { $name }’s evening
evening-form-open = Open evening
evening-form-robin = Round robin
evening-form-swiss = Swiss
evening-form-knockout = Knock-out
evening-over = The evening is over
evening-won-by = { $name } has won
no-no-evening = There is no evening with the code “{ $text }”. Look at it again: letters and digits, six in all.
no-no-person = There is nobody of this number at the evening who could be shown out.
no-too-many-evenings = You hold { $high } evenings already: end one first.
no-bad-evening-name = The name of an evening has { $high } characters at most, all of them readable.
no-evening-over = This evening is over.
no-evening-closed = The host has shut the door: nobody else comes in to this evening.
no-evening-removed = The host has shown you out of this evening.
no-evening-unwelcome = You cannot come in to this evening.
no-evening-stranger = You have not come in to this evening yet.
no-evening-full = This evening is full: { $high } people at most.
no-evening-begun = The tournament has begun already: its terms stay as they are.
no-evening-not-running = No tournament is being played here.
no-evening-round = This game counted for a round of the tournament: it is not played again.
no-evening-playing = This round is still being played.
no-evening-few =
    { $number ->
        [one] { $number } player is too few: a table needs { $low }. Invite somebody, or let bots fill up.
       *[other] { $number } players are too few: a table needs { $low }. Invite somebody, or let bots fill up.
    }
no-evening-many = { $high } players at most take part in a tournament, bots among them.
no-evening-together = In this mode everybody wins or loses together: it makes no tournament. Choose another mode, for two or more.
no-evening-final = A knock-out ends with a table of two, and this mode needs { $low } players: choose another mode or another form.
no-bad-form = There is no such form of an evening: “{ $text }”.
no-bad-rounds = A tournament has { $low } to { $high } rounds.
no-bad-wait = A table waits for { $low } to { $high } seconds.

## Credits

credits-title = Credits and homage
credits-homage = These games live in the world of Akira Toriyama’s Dragon Ball, or salute it. Thank you for that world. Dragon Ball is © Bird Studio/Shueisha, Toei Animation.
credits-notice-title = Notice
credits-notice = Nyoi is a fan project, not made or endorsed by the owners of the games or of their characters. Names belong to their owners; no artwork and no text of theirs is included.
credits-code-title = Code and typefaces
credits-code = The code is under the MIT licence. The typefaces of the page, Reggae One and Atkinson Hyperlegible Next, are under the SIL Open Font License 1.1.
