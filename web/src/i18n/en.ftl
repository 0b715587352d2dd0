# What the page says, outside the games.

## Everywhere

page-skip = Skip to content
page-nav = Pages
page-home = Nyoi: home
page-home-go = To the lobby
page-lobby = Lobby
page-settings = Settings
page-lost = There is nothing at this address.
page-lost-help = The link may have been cut short on its way, or the table is gone.
page-try-again = Try again
page-go-on = Go on under another name
page-loading = One moment…
page-close = Close
page-you = you
page-rules = Rules
page-rules-of = Rules: { $game }
no-offline = The server does not answer. Check the connection.
no-server-trouble = The server is in trouble. Try again in a moment.

## The lobby

page-choose = What shall we play?
page-lead = Choose a game: against bots at once, or with friends by a link.
page-my-tables = My tables
page-my-past = All my games
page-open-tables = Tables waiting for players
page-open-none = No table is waiting. Open one and send your friends the link!
page-watch-tables = Games to watch
page-watch-none = No public game is being played right now.
page-my-turn = Your turn!
page-over = Finished
page-running = Running
page-import = Open a saved game
page-notice = A fan project, not connected with the owners. Names belong to them; drawings and texts are ours.
page-seats =
    { $low ->
        [1] 1 to { $high } players
       *[other] { $high ->
            [2] 2 players
           *[other] { $low } to { $high } players
        }
    }
page-free-seats =
    { $n ->
        [0] Full
        [one] { $n } free seat
       *[other] { $n } free seats
    }

## A new table

page-nickname = Your name at the table
page-nickname-more = Name of person { $n }
page-nickname-here = Their name
page-guest = Guest
page-more-people = Somebody else at this screen
page-less-people = Without person { $n }
page-how-many = How many seats?
page-mode = Mode
page-bot-level = Strength of the bots
page-level =
    { $n ->
        [1] 1 gentle
        [5] 5 strong
       *[other] { $n }
    }
page-play-bots = Play with bots
page-play-here = Start the game
page-play-friends = Invite friends
page-more-options = More table settings
page-options-game = The game
page-options-setup = Setting up
page-options-play = During play
page-options-pace = Pace and information
page-public = Show this table in the lobby
page-first-game = Proposed for a first game.
page-content = Content
page-pack = Pack: { $name }
page-pack-help = Not the game’s own content, but that of a pack chosen by whoever serves it.
page-practice = Practice table
page-practice-help = Alone with bots you may take back whatever you like. No records are kept.
page-practice-tag = Practice
page-proof = Fair by proof
page-proof-help = The server and every player’s browser seal their part of the chance beforehand: nobody can choose the cards, and in the end everybody can check it.
page-proof-says-1 = Before anybody sits down, the server draws a secret number and shows its seal, which fits no other number.
page-proof-says-2 = Each player’s browser seals a number of its own, and all are opened together when the game starts: so nobody, not even the server, can choose what falls.
page-proof-says-3 = When the game is over the secret is opened too, and everybody can check that seals, numbers and cards fit.
page-proof-mark = The server’s seal, which this browser keeps:
page-proof-sealed =
    { $n ->
        [0] Nobody has sealed a number yet.
       *[other] Sealed a number: { $names }.
    }
page-proof-mixing = The numbers are being opened: the game begins in a moment.
page-proof-swapped = The server now shows another seal than this browser saw at first. Do not trust what falls at this table.
page-proof-swapped-tag = Another seal than before!
page-proof-check = Check the cards
page-proof-fits = All that this browser can check fits.
page-proof-wrong = Something does not fit: do not trust this game.
page-proof-seal-yes = The server’s secret fits its seal.
page-proof-seal-no = The server’s secret does not fit its seal.
page-proof-kept-yes = The seal is the one that this browser saw at first.
page-proof-kept-no = The seal is not the one that this browser saw at first.
page-proof-shares-yes = Every number that was added fits the seal that was shown before.
page-proof-shares-no = A number that was added does not fit the seal that was shown before.
page-proof-own-yes = Your own number is among them.
page-proof-own-no = Your own number is not among them.
page-proof-key-yes = The key of all chance follows from the secret and these numbers.
page-proof-key-no = The key of all chance does not follow from the secret and these numbers.
page-proof-added =
    { $n ->
        [0] Nobody added a number: it rests on the server’s seal alone.
       *[other] Added a number: { $names }.
    }
page-proof-unopened = Sealed one and did not open it: { $names }.
page-proof-nothing = Added nothing: { $names }.
page-proof-verify = To check that every single card and die follows from the key, save the game and run this on a machine of your own:
page-advice-given = Advice may be asked for
page-advice-for-alone = Against bots only
page-advice-for-all = For everybody
page-advice-for-nobody = For nobody
page-clock = Thinking time
page-shelf = Value { $value }: { $n } of { $due }
page-clock-value =
    { $minutes ->
        [0] No limit
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }

## Before the start

page-invited = You are invited to { $game }
page-invited-by = { $name } invites you to { $game }
page-full = All seats are taken: you can watch.
page-sit = Take a seat
page-sit-here = Somebody here
page-invite = Invite your friends
page-invite-local = This address works on this computer only. For friends on the same network, start the server with
page-sat-down = { $name } sits down
page-invite-help = Whoever opens this link types a name and sits down. No account needed.
page-qr = QR code of the link to this table
page-copy = Copy the link
page-copied = Copied!
page-empty-seat = Free seat
page-away = away
page-bot = bot, strength { $level }
page-bot-own = bot: { $name }
page-bot-gone = bot
page-bot-for = Bot on seat { $n }
page-bot-of = Bot { $n }
page-no-bot = No bot
page-kick = Remove
page-start = Start the game
page-start-filled =
    { $n ->
        [one] Start with a bot on the free seat
       *[other] Start with bots on the free seats
    }
page-wait-host = The host will start the game.
page-leave = Leave the table
page-agreed = What was agreed
page-agreed-plain = The usual rules, nothing changed.

## Playing

page-board = The board
page-players = Around the table
page-your-moves = Your moves
page-facts = On the table
page-paused = The game waits: nobody who plays here is connected.
page-watching = You are watching
page-closed = The table is closed.
page-reconnecting = Connection lost, trying again…
page-reconnecting-kept = Connection lost, trying again… What you did is kept.
page-sending = Sending…
page-unsaved = Not saved yet, trying again…
page-seconds = { $n } s
page-game-clock = Time left in the game
page-tab-advice = Advice
page-advice-lead = What would a strong player do in your place, with what you know and nothing more?
page-advice-ask = Ask for advice
page-advice-thinking = Thinking…
page-advice-later = Nothing is asked of you right now.
page-advice-chance = { $chance } chance to win
page-advice-best = The best choice, as far as can be seen
page-advice-alike = About as good
page-advice-weaker = A little weaker
page-advice-bad = Clearly worse
page-advice-only = The only move there is.
page-advice-out = Puts you out at once.
page-advice-clear = One move stands out.
page-advice-open = More than one move is good here: take the one you like.
page-advice-percent = The percentages are the chance to win the game after each move, thought out in a moment from what you know.
page-still-reading =
    { $n ->
        [one] { $names } is still looking at how the round ended.
       *[other] { $names } are still looking at how the round ended.
    }
page-ordered = Your standing order answers for you.
page-order = When others act, ask me
page-order-targeted = if it concerns me
page-order-all = always
page-order-none = never
page-resign = Resign
page-resign-sure = Really resign? Click once more.
page-undo = Take it back
page-undo-ask = Ask to take my last move back
page-undo-asked = { $name } would like to take a move back. Agreed?
page-undo-waiting = You asked to take your move back: the others are thinking about it.
page-taken-back =
    { $seat_is ->
        [you] You take your move back: “{ $move }”
       *[other] { $seat } takes a move back: “{ $move }”
    }
page-taken-back-unseen =
    { $seat_is ->
        [you] You take your move back.
       *[other] { $seat } takes a move back.
    }
page-yes = Yes
page-no = No
page-hand-over = Pass on to { $name }
page-curtain = The screen is for { $name }
page-curtain-help = Pass the device on. Everybody else looks away!
page-curtain-raise = I am { $name }
page-recap = Meanwhile
page-news-all =
    { $n ->
        [one] { $n } piece of news: show it all
       *[other] { $n } pieces of news: show them all
    }
page-news-read = I have read it
page-log-show = What the log shows
page-log-all = Everything
page-log-main = The turning points
page-log-mine = About me
page-log-of = About { $name }
page-log-you = You
page-log-none = Nothing has happened yet.
page-pace = Pace of the bots
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-skip-end = Skip to the end
page-volume = Volume
page-volume-at = { $n }%
page-writing-who = { $name } is writing …
page-presence-away = away
page-presence-kept = a bot keeps the seat
page-presence-thinking = thinking
page-presence-writing = writing
page-you-out = You are out.
page-you-won = You have won!
page-won =
    { $n ->
        [one] { $names } wins the game
       *[other] { $names } win the game
    }
page-you-won-together = You have won together!
page-drawn = A draw: { $names }
page-decided = The deciding moment:
page-standings = Standings
page-statistics = This game in numbers
page-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
page-played = Time played: { $time }
page-share = Share
page-shared = Link copied
page-to-lobby = Back to the lobby
page-nobody-won = Nobody wins
page-beaten = Not this time
page-rematch = Play again
page-rematch-join = Join the rematch
page-rematch-watch = Watch the rematch
page-replay = Watch it again
page-look = Look at the table
page-what-now = What now?
page-first-help = First steps
page-pointer-1 = What glows can be played: tap a card or a seat ringed in orange.
page-pointer-2 = Tap anything else to learn why it cannot be done.
page-pointer-3 = The log, the rules and the chat are in the drawer.
page-next = Next
page-help-off = No more help
page-understood = Got it

## The drawer

page-drawer = Log, rules, chat, table
page-tab-log = Log
page-tab-rules = Rules
page-tab-chat = Chat
page-tab-table = Table
page-unread = unread
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-watcher = watching
page-chat-say = Say something
page-send = Send
page-kept = a bot keeps the seat
page-keep-seat = Let a bot play
page-leave-play = Leave the game
page-leave-title = Leave this game?
page-leave-people = The others play on, and a bot plays in your place. Come back whenever you like: the table is under “My tables” in the lobby, and the seat is yours again at once.
page-leave-bots = Nobody plays on without you: the game stops here and waits. You find it under “My tables” in the lobby.
page-leave-rated = This game is rated: a bot plays on in your place, and unless you are back before the end you have lost, whatever the bot achieves.
page-leave-do = Leave
page-leave-stay = Stay
page-watchers =
    { $n ->
        [0] Nobody is watching.
        [one] { $n } person is watching.
       *[other] { $n } people are watching.
    }
page-tv = Big screen
page-tv-scan = Scan the code to take a seat.
page-help = Help in first games, at the moment it matters
page-plain = Boards in words, without drawings
page-plain-board = Board in words
page-drawn-board = Drawn board
page-rule-of = Rule { $clause }
page-how = How one plays
page-how-picture = Picture: { $title }
page-contents = Contents
page-you-name = You
page-rules-search = Search the rules
page-rules-none = No rule speaks of it.
page-tag-r = Printed in the rulebook
page-tag-i = Our ruling where the rulebook is silent or at odds with itself
page-tag-c = Reconstructed content that the rulebook does not print

## Settings

page-language = Language
page-theme = Colours
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-motion = Motion
page-motion-auto = As the device
page-motion-full = Animated
page-motion-none = None
page-sound = Sounds
page-claim = Keep my name
page-claim-help = With a passphrase your name is yours alone, and you find your tables again on another device.
page-passphrase = Passphrase
page-claim-do = Keep this name, or come back to it
page-claimed = { $name } is yours.
page-claim-change = My name and passphrase
page-claim-change-help = A new passphrase signs you out everywhere else.
page-passphrase-now = Present passphrase
page-passphrase-new = New passphrase (empty: it stays)
page-claim-change-do = Change
page-signed-in = You are here as { $name }.
page-sign-out = Sign out
page-sign-out-help = This device will forget your name and your seats. You come back with your passphrase.
page-sign-out-guest = This device will forget your name and your seats. Your name has no passphrase: you will not find them again.
page-sign-out-do = Yes, sign out
page-sign-out-all = Sign out everywhere
page-sign-out-all-help = Every other device will be signed out, and nobody else will hold a seat of yours. You stay here.
page-sign-out-all-do = Yes, everywhere
page-stay = No
page-signed-out = You are signed out.
page-signed-out-title = Signed out
page-signed-out-all = Every other device is signed out.

## Looking back

page-replay-of = Replay: { $game }
page-imported = An imported log: the names are those in the file, and nobody here has vouched for them.
page-replay-start = Before the first move.
page-replay-at = Move { $at } of { $last }
page-replay-scrub = Move
page-replay-seat = Seen by
page-replay-by = As { $name } saw it
page-replay-all = All cards open
page-replay-watch = As the public saw it
page-back = Previous move
page-forward = Next move
page-run = Play
page-pause = Pause
page-fork = Play on from here
page-export = Save the game

## Guided first games

page-minutes = { $low } to { $high } minutes
page-weight-1 = quickly learned
page-weight-2 = some rules to learn
page-weight-3 = for an evening of tactics
page-learn = Learn in 3 minutes
page-lesson-progress = How far you are
page-lesson-watch = Watch what happens…
page-lesson-on = Go on
page-lesson-free = Play a free game
page-lesson-back = Back one step
page-lesson-show = Show me
page-lesson-leave = Leave

page-keys = Keys
page-keys-digits = Choose what bears this number. The numbers appear as soon as you use a key; of two digits, type one after the other.
page-keys-arrows = Go to the next thing that can be chosen.
page-keys-enter-name = Enter
page-keys-enter = Choose what you stand on.
page-keys-tab = Go on to everything else on the page.
page-keys-escape-name = Esc
page-keys-escape = One step back, or close what is open.
page-keys-uno = The UNO button.
page-keys-torak = Turn the river.
page-keys-tournament = From one possible space to the next.
page-keys-help = Show these keys.

## My games

me-title = My games
me-lead = What you have played here, and how it went.
me-none = You have not finished a game yet. The first one appears here by itself.
me-all = All games
me-choose = Choose a game to see your figures.
me-filter = Which game?
me-filter-kind = Which of them?
me-kind-all = All
me-kind-won = Won
me-kind-lost = Not won
me-kind-rated = Rated
me-kind-people = With people
me-none-kind = No game of this kind yet.
me-more = Earlier games
me-won = Won
me-drawn = Shared win
me-lost = Lost
me-place = Place { $place } of { $seats }
me-left = Left early
me-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
me-alone = Alone
me-with = With { $names }
me-bot = Bot of level { $level }
me-rated = Rated
me-rating-change =
    { $up ->
        [yes] Rating up to { $after }
       *[no] Rating down to { $after }
    }
me-replay = Watch again
me-again = Play again
me-log = Save the log
me-figures = Your figures
me-played = Games played
me-wins = Games won
me-share-won = { $share }%
me-streak = Won in a row now
me-best-streak = Longest run of wins
me-time = Time at the table
me-hours = { $hours } h { $minutes } min
me-minutes = { $minutes } min
me-rating = Rating
me-provisional = Provisional: it says little yet.
me-rating-none = Rated games have a rating: open a table and tick “Rated game”.
me-rating-curve = How your rating went, game by game: from { $first } to { $last }
me-counted = What was counted
me-times =
    { $n ->
        [one] once
       *[other] { $n } times
    }
me-modes = By mode
me-mode-played = Played
me-mode-won = Won
me-mode-best = Best score
me-mode-best-lost = lost
me-rivals = Head to head
me-rival = { $name }: { $before } before, { $behind } behind, { $played } together
me-rival-together =
    { $n ->
        [one] { $n } game together
       *[other] { $n } games together
    }
me-board = Leaderboard
me-board-title = Leaderboard of { $game }
me-board-none = Nobody stands here yet: play rated games, and agree to be seen.
me-board-agree = Show my name and rating on the leaderboards
me-board-you = you
me-board-provisional = provisional
me-board-order = The order minds the uncertainty (±): a sure rating comes before a higher one that is hardly known. Every game makes it smaller.
me-board-games =
    { $n ->
        [one] { $n } rated game
       *[other] { $n } rated games
    }
page-rated = Rated game
page-rated-help = Counts for everybody’s rating: usual rules, no advice, nothing taken back; a clock (10 minutes and 10 seconds a move, unless you choose another); whoever leaves or runs out of time has lost. Against the same opponent one game a day counts.

## Looking back with the mind, puzzles

page-moments = Key moments
page-moments-look = Find the key moments
page-moments-help = The whole game is looked at again, seat by seat, with what each one knew then. It takes half a minute to a few minutes, once.
page-moments-keys = The key M goes to the next moment, Shift M to the one before.
page-moment-mistake = Something better
page-moment-find = A fine find
page-moment-turn = A turn of fate
page-moments-unable = The moments of this game cannot be found.
page-chances = Chances to win over the game
page-chances-table = The chances as a table
page-moment-advice = What would a strong player do here?
page-moment-advice-of = With what { $name } knew at this moment:
page-moment-played = played at the table
page-puzzle = Make a puzzle of it
page-puzzle-title = Puzzle
page-puzzle-of = Puzzle: { $game }
page-puzzle-lead = You are in { $name }’s place, with what that seat knew and nothing more. What do you play?
page-puzzle-again = Try another move
page-puzzle-on = Play on against bots
page-puzzle-game = See the game
page-puzzle-yours = your move
page-puzzle-best = Well seen: no other move seems better ({ $chance }% chance to win).
page-puzzle-alike = A good move: about as good as the best ({ $chance }% chance to win).
page-puzzle-weaker = Nearly: another move is better ({ $chance }% chance to win with yours).
page-puzzle-bad = Another move is clearly better ({ $chance }% chance to win with yours).
page-puzzle-only = There was no other move.
page-puzzle-out = That puts you out at once ({ $chance }% chance to win).
page-puzzle-share = Copy the puzzle’s link
page-puzzle-moves = The moves compared

## People, and sharing

people-keep-title = Keep the name { $name }?
people-keep-help = With a passphrase it is yours alone, and you find your games again on every device. Without one everything goes on as before.
people-keep-do = Keep this name
people-keep-no = No thanks
people-code = Recovery code
people-code-title = Write this code down: it is shown only once.
people-code-help = If you lose your passphrase it gives you your name back.
people-code-copy = Copy the code
people-code-done = I have it
people-code-new = New recovery code
people-code-new-help = It replaces the code before, which opens nothing any more.
people-code-new-do = Make a code
people-lost = Lost passphrase
people-lost-help = With the recovery code you get your name back and choose a new passphrase. All your other devices are signed out.
people-lost-do = Get my name back
people-recovered = { $name } is yours again.
people-blocks = Blocked people
people-blocks-none = You have blocked nobody.
people-unblock = Unblock
people-data = My data
people-data-help = Everything that this server keeps about you: name, tables, games, ratings, messages.
people-data-save = Save my data
people-forget = Delete my data
people-forget-title = Delete everything, for good?
people-forget-help = Your name becomes free, your messages go, and so does your rating. In the games of others “Somebody” remains. A bot keeps your seats in games that go on. This cannot be undone.
people-forget-name = To confirm, write { $name }
people-forget-do = Yes, delete everything
people-forgotten = Your data is deleted.
people-about = Block or report somebody
people-about-one = Block or report { $name }
people-who = Who is it about?
people-block = Block
people-block-help = Somebody you block cannot sit down at your tables any more nor see them in the lobby, and you no longer read their messages. They are not told.
people-blocked = { $name } is blocked. You can undo it in the settings.
people-report = Report
people-report-do = Send the report
people-report-words = What happened? (optional)
people-report-help = The last messages of the table are sent along. Only the host of this server reads them; the one you report learns nothing.
people-reported = Thank you. The host of this server will look at it ({ $name }).
people-reason = Reason
people-no = Cancel
people-mind = Manage messages
people-remove = Remove this message { $text }
people-removed = message removed
people-door = Close the door
people-door-help = Nobody comes in any more, neither to play nor to watch, but who already has a seat.
people-door-shut = The door of this table is closed.
share-title = Share this game
share-card = The picture of the link: { $title }
share-link = The link
share-link-help = It opens at the moment that decided the game. No account is needed.
share-send = Send…
share-save = Save the picture
share-embed = Put the board into a page
share-embed-help = This code shows the game in your site or blog. It keeps nothing and follows nobody.
share-code = The code
share-code-copy = Copy the code
share-qr = QR code
share-qr-alt = QR code of the link to this game
share-open = Open in Nyoi
share-from-start = From the beginning
share-decisive = The decisive moment

## Games over days, being told, the installed page

turns-next = Next table that waits for me
turns-waiting =
    { $n ->
        [one] { $n } table waits for you
       *[other] { $n } tables wait for you
    }
turns-none = No other table waits for you.
turns-keys = Go to the next table that waits for you.
turns-at-once = At the table
turns-over-days = Over days
turns-clock =
    { $n ->
        [one] { $n } day for each move
       *[other] { $n } days for each move
    }
turns-clock-help = Nobody has to sit there: everybody moves when they have time, and is told when it is their turn. When somebody’s days have run out, the house moves for them.
turns-left-days = { $days } d { $hours } h
turns-left-hours = { $hours } h { $minutes } min
turns-left-minutes = { $minutes } min
turns-left = Time left for this move
turns-left-row = { $left } left
turns-away = on vacation until { $date }
turns-settings = Games over days
turns-tell = Tell me on this device when it is my turn
turns-tell-help = Also when a game begins or ends, while I am not there. A message names the game and who plays, nothing else.
turns-tell-denied = This browser does not allow messages from this page: change that in its settings for this site.
turns-tell-unable = This browser cannot be told here: it needs a secure address (https) and, on an iPhone or iPad, the page on the home screen.
turns-tell-failed = The browser’s push service does not answer. Try again later.
turns-ask = Shall we tell you when it is your turn?
turns-ask-yes = Yes, tell me
turns-ask-no = Not now
turns-asked = We tell you when it is your turn.
turns-mail-address = E-mail address
turns-mail-do = Send me a link to confirm
turns-mail-sent = We have written to { $address }: open the link in that message, and it is done.
turns-mail-on = Messages go to { $address }.
turns-mail-stop = No more e-mail
turns-mail-page = E-mail from Nyoi
turns-mail-confirm = Shall Nyoi write to { $address } when it is your turn?
turns-mail-confirm-do = Yes, write to me
turns-mail-confirmed = Nyoi writes to { $address } when it is your turn.
turns-mail-stopped = Nyoi does not write to this address any more.
turns-vacation = Vacation
turns-vacation-help =
    { $n ->
        [one] Your clocks of days stand still until the day you name; the others see it. You have { $n } day left this year.
       *[other] Your clocks of days stand still until the day you name; the others see it. You have { $n } days left this year.
    }
turns-vacation-until = Away until
turns-vacation-do = Go on vacation
turns-vacation-on = You are on vacation until { $date }.
turns-vacation-end = I am back
turns-install = Install Nyoi
turns-install-help = As an app of its own on this device, with an icon.
turns-installed = Nyoi is installed on this device.
turns-offline = No connection
turns-offline-help = Your games are safe with the house, and nobody’s move is lost. As soon as you are connected again this page goes on by itself.

## Evenings

evening-title = Evening
evening-open = Open an evening
evening-open-lead = Several tables side by side, one scoreboard, or a small tournament. Whoever has the code comes in.
evening-join = Join with a code
evening-code-hint = six letters and digits
evening-go = Join
evening-mine = My evenings
evening-new = A new evening
evening-name = Name of the evening
evening-name-hint = Friday at Léa’s
evening-form = What kind of evening?
evening-form-open-help = Everybody opens tables of any game and sits down at each other’s. Every game counts on one scoreboard.
evening-form-robin-help = Everybody meets everybody. Long, and fair to all.
evening-form-swiss-help = A few rounds; whoever stands alike meets, and nobody meets twice. Nobody goes out.
evening-form-knockout-help = Whoever loses is out, and the last two play the final. After a table without a winner it is played once more; then the better seed goes through.
evening-game = Game
evening-table-size = At each table
evening-fill = How many play?
evening-fill-help = Bots fill up to so many.
evening-fill-none = Without bots
evening-rounds = Rounds
evening-rounds-auto = As many as it takes
evening-wait = How long does a table wait?
evening-wait-help = For whoever does not come, a bot plays then, until they come. What it achieves counts.
evening-wait-value =
    { $seconds ->
        [30] 30 seconds
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
       *[other] { $seconds } seconds
    }
evening-auto = The next round begins by itself
evening-auto-help = A moment after the last table is over. You can begin it sooner.
evening-plays = I play, too
evening-create = Open the evening
evening-come = Come in
evening-come-lead = { $name } invites you.
evening-invite = Who scans this comes to the evening. Or: the code.
evening-save = Agree on that
evening-qr = QR code of the link to this evening
evening-screen = On the television
evening-who = Who is here
evening-here = here
evening-away = away
evening-host = host
evening-watching = watches
evening-left = has left
evening-left-plays = has left; a bot plays
evening-bots-fill =
    { $n ->
        [one] One bot fills up when it begins.
       *[other] { $n } bots fill up when it begins.
    }
evening-people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
evening-call = Your table is waiting
evening-call-go = To my table
evening-call-with = With { $names }
evening-rest = You rest in this round; that counts like a win.
evening-next-wait = Your table is over. The others still play.
evening-out-note = You are out. Watch the others, or open a table beside.
evening-begin = Begin the tournament
evening-next = Next round now
evening-next-in =
    { $n ->
        [0] The next round begins.
        [one] The next round begins in { $n } second.
       *[other] The next round begins in { $n } seconds.
    }
evening-next-host = The round is over. The host begins the next one.
evening-round = Round { $n }
evening-round-of = Round { $n } of { $all }
evening-final = Final
evening-semifinal = Semi-finals
evening-wait-begin = Waiting for { $name } to begin.
evening-my-place = Your place: { $place }.
evening-panel = As the host
evening-door-shut = Shut the door
evening-door-open = Open the door
evening-door-is-shut = The door is shut.
evening-end = End the evening
evening-end-sure = Really end it?
evening-remove = Show { $name } out
evening-leave = Leave the evening
evening-back = Back to the evening
evening-tables = Tables
evening-tables-none = No table yet. Choose a game: the table is opened for this evening.
evening-played = Games that were played
evening-open-table = Open a table
evening-open-of = Open a table: { $game }
evening-sit = Sit down
evening-watch = Watch
evening-look = Look again
evening-bye = rests
evening-waiting = is opened in a moment
evening-lobby =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
evening-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
evening-turn = { $name }’s turn
evening-turns = Waiting for several
evening-again = once more, since nobody had won alone
evening-by-seed = through as the better seed
evening-kept = a bot plays
evening-board = Scoreboard
evening-place = Place
evening-player = Player
evening-points = Points
evening-games = Games
evening-wins = Won
evening-met = Met
evening-met-help = Points of all whom one has met (Buchholz)
evening-cross = Who against whom
evening-bracket = The tree
evening-tv-scan = Scan, or type the code
evening-tv-empty = Nobody yet
evening-beside = Beside the tournament
evening-points-help = A place is worth the share of the others at the table before whom one came; a tie counts half, a rest like a win. Then decide: the points of those one has met, wins, the games among each other.
