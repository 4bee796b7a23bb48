### The page: what the browser says of itself.  $seats, $seats-who, $seat and what follows them as in seats.ftl.

## Everywhere

page-home = Home
page-settings = Settings
page-language = Language
page-theme = Light
page-theme-auto = as the device
page-theme-light = light
page-theme-dark = dark
page-motion = Animate moves
page-sound = Sound on my turn
page-helper = First-game helper
page-helper-off = Close the helper
page-all-rules = Rules of the games
page-editor = Set up a position
page-replay-file = Replay a recorded game
page-skip = Skip to the content
page-loading = One moment…
page-lost = There is no such page.
page-offline = The server does not answer. Check the connection and try again.
page-failed = The server could not answer ({ $status }). Try again in a moment.
page-forget = Forget “{ $name }”
page-no = No
page-me = Me
page-board = Game board

## The lobby

page-welcome = Tock and its cousins
page-tagline = Six games, their exact rules, friends by a simple link, bots for the empty seats. No account.
page-join-label = Did a friend give you a code?
page-join = Join
page-joining = Taking you to the table…
page-choose-game = Choose a game
page-players-range = { $first ->
    [same] { $last } players
   *[other] { $first } to { $last } players
}
page-only-teams = in teams
page-with-teams = alone or in teams
page-my-games = My games
page-game-running = running
page-game-over = over
page-replay = Replay
page-no-game = There is no game “{ $name }”.

## A new game

page-read-rules = Read the rules
page-how-many = How many players?
page-players = { $players } players
page-players-teams = { $players } players, in teams
page-who-sits = Who plays?
page-sitter-me = Me
page-sitter-link = A friend, by link
page-sitter-bot = Bot, { $bot }
page-sitter-screen = Somebody at this screen
page-bot-amateur = amateur
page-bot-random = beginner (at random)
page-name = name
page-name-of = Name of { $colour }
page-pair = { $name }: { $value }
page-house-rules = House rules
page-changed = { $count ->
    [0] those of the sheet
    [one] one rule changed
   *[other] { $count } rules changed
}
page-sheet-default = the sheet’s
page-option-needs = Only with { $needs }.
page-other = another value
page-other-value = { $option }: another value
page-take-value = Take
page-keep-as = Keep these rules as
page-keep = Keep
page-share-rules = Share by link
page-link-copied = The link has been copied.
page-link-shown = The link: { $link }
page-table-settings = The table
page-clock = Clock
page-clock-none = none
page-clock-move60 = one minute per move
page-clock-move120 = two minutes per move
page-clock-bank600 = 10 minutes each, 5 seconds more per move
page-clock-bank1200 = 20 minutes each, 10 seconds more per move
page-absence = When somebody leaves, a bot plays on after
page-absence-never = never: the table waits
page-seconds = { $seconds } seconds
page-pause = Pace of the bots
page-pause-300 = brisk
page-pause-800 = natural
page-pause-1600 = leisurely
page-seating-lot = Draw the seats by lot
page-allow-spectators = Spectators may watch
page-play = Play
page-invite = Open the table and invite

## The waiting room

page-waiting-room = Waiting room
page-invitation = Give this code, or this link, to your friends:
page-code = Code of the table
page-share-link = Share the link
page-seat-open = Open seat
page-ready = ready
page-not-ready = getting ready
page-i-am-ready = I am here
page-your-name = Your name
page-sit-here = Sit here
page-put-bot = A bot here…
page-seat-bot = Bot in the seat of { $colour }
page-free-seat = Free the seat
page-all-ready = Everybody is here.
page-waiting-for-others = Waiting for the others…
page-start = Start the game
page-connecting = The table is opening…

## At the table

page-players-here = Players
page-is-bot = bot
page-you = (you)
page-side = team { $side }
page-card-count = { $count ->
    [0] no card left
    [one] one card
   *[other] { $count } cards
}
page-tokens = { $count ->
    [one] one play in reserve
   *[other] { $count } plays in reserve
}
page-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-has-passed = has passed
page-dealer = deals the cards
page-dealer-mark = D
page-state-gone = is away
page-state-away = a bot plays on
page-state-resigned = has resigned
page-state-out-of-time = out of time
page-spectators = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
page-time-left = Time left: { $time }
page-skip-film = Skip the animation
page-your-hand = Your hand
page-card = { $name }: { $line }
page-not-playable = Not playable now; why?
page-why-not = Why not { $card }?
page-why-unknown = No legal move uses this card now.
page-moves = Possible moves
page-typed = Or type the move
page-play-typed = Play
page-confirm = Yes, play this move
page-undo = Undo
page-start-over = Start over
page-stock = Stock: { $count }
page-discard = Discard: { $count }
page-die = Die: { $number }
page-link-lost = The connection is lost; trying to come back…
page-link-closed = The table is closed.
page-title-yours = Your turn! { $game }

## What is expected

page-prompt-over = The game is over.
page-prompt-between = This game of the match is over.
page-prompt-wait = One moment…
page-prompt-yours = Your turn!
page-prompt-sending = Your move is being played…
page-prompt-other = { $phase ->
    [exchange] { $seats-count ->
        [one] { $seats } is choosing a card to give…
       *[other] { $seats } are choosing a card to give…
    }
   *[other] { $seats-count ->
        [one] { $seats } is thinking…
       *[other] { $seats } are thinking…
    }
}
page-prompt-play = Your turn: choose a card.
page-prompt-again = You may play again: choose a card, or decline.
page-prompt-give = Choose the card to give to your partner.
page-prompt-deal = You deal: how many cards for each player?
page-prompt-push = Your turn: choose the row to push.
page-prompt-barricade = Put the barricade wherever you like.
page-prompt-pawn = Your turn: choose a pawn.
page-prompt-pawn--tijou = Your turn: choose a piece.
page-prompt-die = The die shows { $number }: choose a pawn.
page-prompt-die-stay = The die shows { $number }: choose a pawn, or stay where you are.
page-prompt-lay = Choose the card to lay.
page-prompt-discard = No card is playable: you must discard.
page-prompt-pass = You can only pass.
page-prompt-decline = You may decline to play again.
page-prompt-target = Choose a pawn or a lit square.
page-prompt-target--tijou = Choose a piece or a lit square.
page-prompt-landing = Choose where this pawn goes.
page-prompt-landing--tijou = Choose where this piece goes.
page-prompt-swap = Choose the two pawns to swap.
page-prompt-swap--tijou = Choose the two pieces to swap.
page-prompt-name = Which card does it stand for?
page-prompt-left = { $left ->
    [one] One step
   *[other] { $left } steps
} of { $whole } left.
page-prompt-doubt = Several moves look alike: which one?
page-prompt-sure = Is this your move?
page-prompt-harm = This move hurts your own side. Play it all the same?

## The first-game helper

page-help-play = The raised cards are playable. Tap one, then a lit square of the board; the others tell why they are not.
page-help-target = The transparent pawn shows where you would arrive; a cross marks who would be sent back. Nothing is played before you tap a square.
page-help-target--tijou = The transparent piece shows where you would arrive; a cross marks who would be eaten. Nothing is played before you tap a square.
page-help-give = Your partner gives you a card too, chosen without seeing yours. Give what is missing there: a card that enters a pawn, for instance.
page-help-deal = The more cards you deal, the longer the hand.
page-help-push = The waiting tile comes in on the side of the arrows; the one that falls off opposite is used next turn. Pawns ride their tiles.
page-help-barricade = A barricade stops everybody, you too, until somebody lands exactly on it. In front of an opponent near the goal it costs dearly.
page-help-enter = Tap a lit square: a waiting pawn comes in, or a pawn on the board moves on.
page-help-pawn = Tap a lit pawn, or the square where it arrives.
page-help-lay = No piece can follow: the card is laid without effect.
page-help-discard = When nothing is playable, one discards.
page-help-pass = Nothing can move this turn.
page-help-decline = Nobody has to play again.

## The drawer

page-drawer = Log, rules, text and tools
page-tab-log = Log
page-tab-rules = Rules
page-tab-text = In words
page-tab-tools = Table
page-news-start = The game begins.
page-news-away = a bot plays on for { $seat }.
page-news-back = { $seat-who ->
    [you] you are back.
   *[other] { $seat } is back.
}
page-news-resigned = { $seat-who ->
    [you] you resign.
   *[other] { $seat } resigns.
}
page-news-out-of-time = time is up for { $seat }.
page-news-next = The next game begins.
page-news-rematch = A rematch is proposed.
page-text-fresh = { $place } (protected)
page-text-waiting = { $count } waiting
page-text-arrived = { $count } arrived
page-text-barricades = Barricades
page-text-spare = Spare tile: { $light } light
page-no-rules = The rules page is not here.
page-share-watch = Link for spectators
page-share-own = Link of my seat (keep it to yourself)
page-away = Let a bot play for me
page-take-back = Take my seat back
page-resign = Resign
page-resign-sure = Yes, resign
page-delete = Delete this game
page-delete-sure = Yes, delete everything

## Same screen

page-hands-hidden = The hands are hidden.
page-pass-device = Pass the device to { $name }.
page-i-am = I am { $name }

## The end

page-end = End of the game
page-won = { $seats-who ->
    [you] { $seats-count ->
        [one] you have won
       *[other] { $seats } have won
    }
   *[other] { $seats-count ->
        [one] { $seats } has won
       *[other] { $seats } have won
    }
}{ $reason ->
    [resigned] : the other side has resigned.
    [out_of_time] : the other side is out of time.
    [points] {" "}on points.
   *[other] !
}
page-drawn = The game is drawn.
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: { $seats }
page-points-of = { $seat }: { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-next-game = Next game
page-rematch = Rematch
page-rematch-follow = Join the rematch

## Replay

page-told = What happened
page-turn = Move { $turn } of { $last }
page-controls = Controls
page-first = To the beginning
page-back = One move back
page-run = Run
page-stop = Stop
page-forward = One move on
page-last = To the end
page-jump-turn = Go to move
page-all-hands = All hands
page-discard-top = On the discard: { $card }
page-link-turn = Link to move { $turn }
page-download = Download the record
page-play-on = Play on from here
page-edit-from-here = Set up from here
page-record-file = Open the file of a game
page-record-text = Or its text
page-replay-open = Replay
page-seal-good = Sealed deal: verified
page-seal-bad = Sealed deal: it does not match!
page-seal-none = Deal not sealed
page-seal-words = Before the first card the server committed itself to a fingerprint of the seed from which all chance comes. At the end it shows the seed: anybody can verify that nothing was changed on the way.
page-sealed = Fingerprint
page-seed = Seed

## Rules

page-print = Print
page-play-this = Play this game

## Setting up a position

page-editor-words = Tap a pawn or a barricade, then its new place; tap a tile to change its light. The position is checked at every change.
page-editor-game = Game
page-editor-turn = Whose turn it is
page-editor-hand = Hand of { $name }
page-editor-text = The position as text (JSON)
page-editor-check = Check
page-editor-good = A possible position. { $count ->
    [0] No move to choose: chance comes first, or the game is over.
    [one] One legal move.
   *[other] { $count } legal moves.
}
page-editor-play = Play from here
page-editor-start = Back to the beginning
page-editor-download = Download the position
