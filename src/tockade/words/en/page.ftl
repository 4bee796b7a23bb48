### The page: what the browser says of itself.  $seats, $seats-who, $seat and what follows them as in seats.ftl.

## Everywhere

page-home = Home
page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-auto = match device
page-theme-day = light
page-theme-evening = dark
page-theme-plain = high contrast
page-theme-next =
    { $theme ->
        [day] Switch to light
        [evening] Switch to dark
       *[plain] Switch to high contrast
    }
page-motion = Animation speed
page-pace-calm = slow
page-pace-normal = normal
page-pace-quick = fast
page-pace-none = no animation
page-sound = Sounds and vibration
page-helper = Tips for a first game
page-close = Close
page-helper-off = Hide the tips
page-tutor = Tutor: make me think before a big mistake
page-only-move = Play automatically when there’s only one move
page-notation = Show notation and rule numbers
page-keep-extra = Save my extra turns until I ask for them
page-advance = Move planned ahead
page-advance-choose = Plan ahead: what will you play on your turn?
page-advance-chosen = On your turn: { $move }.
page-advance-begin = Choose ahead
page-advance-none = Wait for my turn
page-advance-cancel = Cancel this move
page-advance-dropped = The move you planned is no longer possible: choose another.
page-extra-wanted = Play again after this move
page-all-rules = Game rules
page-editor = Set up a position
page-replay-file = Replay a saved game
page-skip = Skip to content
page-loading = One moment…
page-lost = This page doesn’t exist.
page-trouble = Nothing on this board
page-try-again = Try again
page-offline = The server isn’t answering. Check your connection and try again.
page-failed = Something went wrong on the server ({ $status }). Try again in a moment.
page-forget = Forget “{ $name }”
page-no = No
page-me = Me
page-board = Game board

## The lobby

page-welcome = Tock and its cousins
page-promise = no account, no ads
page-join-label = Got a code from a friend?
page-join-brief = Got a code?
page-join = Join
page-joining = Taking you to the table…
page-choose-game = Choose a game
page-start-here = Start here
page-players-range = { $first ->
    [same] { $last } players
   *[other] { $first } to { $last } players
}
page-my-games = My games
page-resume = Resume
page-more-games = { $count ->
    [one] One more game
   *[other] { $count } more games
}
page-game-running = in progress
page-game-over = finished
page-replay = Replay
page-no-game = There’s no game called “{ $name }”.

## A new game

page-read-rules = Read the rules
page-how-many = Players
page-players = { $players } players
page-players-teams = { $players ->
    [4] 4 players, 2 against 2
   *[other] { $players } players, in teams
}
page-together = Alone or in teams
page-alone = Everyone for themselves
page-in-teams = { $players ->
    [4] 2 against 2
   *[other] In teams
}
page-who-sits = Who plays here?
page-seat-of = { $colour }’s seat
page-seat-is-you = this one is yours
page-seat-is-partner = your partner
page-seat-is-opponent = your opponent
page-yourself = You
page-sits-me = Me
page-sits-link = A friend
    .line = The next step gives you a link, a table code and a QR code. Your friend plays on their own device.
page-sits-bot = A bot
page-sits-screen = This screen
    .line = Someone beside you plays on this device. Hands stay hidden between turns.
page-sitter-bot = Bot ({ $bot })
page-bot-level = Bot level
page-bot-debutant = beginner
    .line = Plays on instinct and misses chances: a child can beat it.
page-bot-amateur = amateur
    .line = Has good habits, one move at a time.
page-bot-habitue = regular
    .line = Judges a position well, but hardly looks beyond its own move.
page-bot-confirme = seasoned
    .line = Tries out its best moves before choosing, and remembers as well as a person would.
page-bot-expert = expert
    .line = Thinks further still, and seldom goes wrong.
page-bot-maitre = master
    .line = Thinks furthest and forgets nothing it has seen: the strongest one here.
page-bot-random = at random
page-strength = How strong are the levels?
page-no-strength = The figures couldn’t be found.
page-bot-short-sighted = Sees less far ahead on this server, whose engines aren’t compiled.
page-bots-fewer = This game has only { $count } levels.
page-name-of = Name for { $colour }
page-pair = { $name }: { $value }
page-house-rules = House rules
page-changed = { $count ->
    [0] standard rules
    [one] one rule changed
   *[other] { $count } rules changed
}
page-sheet-default = standard
page-option-needs = Only with { $needs }.
page-other = another value
page-other-value = { $option }: another value
page-take-value = Use it
page-keep-as = Save these rules as
page-keep = Save
page-share-rules = Share these rules
page-link-copied = Link copied.
page-link-shown = Here’s the link: { $link }
page-table-settings = Table settings
page-clock = Time limit
page-clock-none = none
page-clock-move60 = one minute per move
page-clock-move120 = two minutes per move
page-clock-bank600 = 10 minutes each, plus 5 seconds a move
page-clock-bank1200 = 20 minutes each, plus 10 seconds a move
page-absence = If someone leaves, a bot takes over
page-stand-in = Level of that bot
page-absence-never = never: the table waits
page-patience = If someone doesn’t move, the others can let a bot play
page-seconds = { $seconds ->
    [60] after one minute
    [120] after 2 minutes
    [180] after 3 minutes
    [300] after 5 minutes
    [600] after 10 minutes
   *[other] after { $seconds } seconds
}
page-pause = Bot speed
page-pause-300 = fast
page-pause-800 = normal
page-pause-1600 = slow
page-seating-lot = Draw lots for the seats
page-allow-spectators = Allow spectators
page-allow-hints = Allow hints and the tutor (everyone sees who uses them)
page-play = Play
page-invite = Open the table and invite friends
page-invite-next = The table will wait for your friends.

## The waiting room

page-waiting-room = Waiting room
page-invite-friends = Invite your friends
page-invitation = Let them scan the QR code, tell them the table code, or send the link.
page-qr-code = QR code with the table’s link
page-guest = Take a seat. The host will start the game when everyone is here.
page-code = Table code
page-share-link = Share the link
page-seat-open = Open seat
page-ready = ready
page-not-ready = getting ready
page-i-am-ready = I’m ready
page-your-name = Your name
page-sit-here = Sit here
page-put-bot = Seat a bot…
page-seat-bot = Bot for { $colour }
page-free-seat = Free this seat
page-all-ready = Everyone is here.
page-waiting-for-others = Waiting for the others…
page-start = Start the game
page-connecting = Opening the table…

## At the table

page-players-here = Players
page-is-bot = bot
page-you = (you)
page-side = team { $side }
    .short = team { $side }
page-partner = partner
page-card-count = { $count ->
    [0] no cards left
    [one] one card
   *[other] { $count } cards
}
page-tokens = { $count ->
    [one] one extra turn saved
   *[other] { $count } extra turns saved
}
page-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-has-passed = has passed
page-dealer = dealer
page-dealer-mark = D
page-state-gone = is away
page-state-away = a bot is playing
page-state-resigned = has resigned
page-state-out-of-time = out of time
page-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
page-time-left = Time left: { $time }
page-skip-film = Skip the animation
page-your-hand = Your hand
page-card = { $name }: { $line }
page-not-playable = Can’t be played now. Why?
page-why-not = Why not { $card }?
page-why-unknown = You can’t use this card right now.
page-actions = Actions
page-moves = Possible moves
page-typed = Type a move
page-play-typed = Play
page-confirm = Yes, play this move
page-undo = Undo
page-start-over = Undo all
page-stock = Stock: { $count }
page-discard = Discard: { $count }
page-die = Die: { $number }
page-link-lost = Connection lost. Reconnecting…
page-link-closed = This table is closed.
page-link-replaced = The host has sent a new link for this seat: this one no longer works.
page-tab-open = This seat is also open in another tab.
page-tab-resting = This seat is now open in another tab.
page-tab-here = Play in this tab
page-title-yours = Your turn! { $game }

## What is expected

page-prompt-over = The game is over.
page-prompt-between = This game of the match is over.
page-prompt-wait = One moment…
page-prompt-yours = Your turn!
page-prompt-sending = Playing your move…
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
page-prompt-moving = { $seats-count ->
    [one] { $seats } plays…
   *[other] { $seats } play…
}
page-prompt-gone = { $seats-count ->
    [one] { $seats } is away: the table is waiting.
   *[other] { $seats } are away: the table is waiting.
}
page-prompt-stand-in = a bot is playing for { $seats }…
page-prompt-your-stand-in = A bot is playing for you.
page-prompt-hurry = Your turn: the others are waiting for you.
page-prompt-play = Your turn: choose a card.
page-prompt-again = You get an extra turn: choose a card, or skip it.
page-prompt-give = Choose a card to give your partner.
page-exchange-own = your card
page-camp = { $whose ->
    [own] your camp
   *[other] { $name }’s camp
}
page-camp-arrival = { $whose ->
    [own] your arrival
   *[other] { $name }’s arrival
}
page-prompt-deal = You’re dealing: how many cards each?
page-prompt-push = Your turn: choose a row to push.
page-prompt-barricade = Put the barricade wherever you like.
page-aim = Aim with the arrows
page-aim-in-hand = in hand
page-aim-left = Aim at the lit point to the left
page-aim-up = Aim at the lit point above
page-aim-down = Aim at the lit point below
page-aim-right = Aim at the lit point to the right
page-aim-put = Place it here
page-prompt-pawn = Your turn: choose a pawn.
page-prompt-pawn--tijou = Your turn: choose a piece.
page-prompt-die = You rolled a { $number }: choose a pawn.
page-prompt-die-stay = You rolled a { $number }: choose a pawn, or stay put.
page-prompt-lay = Choose a card to lay down.
page-prompt-discard = None of your cards can be played: you have to discard.
page-prompt-pass = You can only pass.
page-prompt-decline = You can skip your extra turn.
page-prompt-target = Choose a pawn or a highlighted square.
page-prompt-target--tijou = Choose a piece or a highlighted square.
page-prompt-landing = Choose where this pawn goes.
page-prompt-landing--tijou = Choose where this piece goes.
page-prompt-swap = Choose two pawns to swap.
page-prompt-swap--tijou = Choose two pieces to swap.
page-prompt-name = Which card should the joker be?
page-prompt-left = { $left ->
    [one] One step
   *[other] { $left } steps
} of { $whole } left.
page-prompt-doubt = There’s more than one way to do that: which one?
page-prompt-sure = Play this move?
page-prompt-harm = This move hurts your own side. Play it anyway?

## The first-game helper

page-help-play = Raised cards can be played: tap one, then a highlighted square. Tap any other card to see why it can’t be played.
page-help-target = The ghost pawn shows where you’d land; a cross marks who’d be sent back. Nothing happens until you tap a square.
page-help-target--tijou = The ghost piece shows where you’d land; a cross marks who’d be eaten. Nothing happens until you tap a square.
page-help-sure = Nothing is played until you say yes; Undo takes it back.
page-help-wait = The others are playing. The log tells you what they do.
page-help-ahead = The others are playing. You can already tap a card and choose your move: it waits for your turn.
page-help-ahead--trikolos = Your opponent is playing. You can already choose which row to push: it waits for your turn.
page-help-give = Your partner gives you a card too, without seeing yours. Give something useful, like a card that brings out a pawn.
page-help-give--tijou = Your partner gives you a card too, without seeing yours. Give something useful, like a card that brings out a piece.
page-help-deal = The more cards you deal, the longer this deal lasts.
page-help-push = The spare tile slides in from the arrow side; the one that drops off the far end is next turn’s spare. Pawns ride along.
page-help-barricade = A barricade stops everyone, even you, until someone lands on it exactly. It hurts most right in front of a pawn near the goal.
page-help-enter = Tap a highlighted square: a waiting pawn comes out, or a pawn on the board moves on.
page-help-pawn = Tap a highlighted pawn, or the square where it will land.
page-help-lay = None of your pieces can use it: you lay the card down and nothing moves.
page-help-discard = When you can’t play anything, you discard.
page-help-pass = Nothing can move this turn.
page-help-decline = You never have to take an extra turn.

## The drawer

page-drawer = Log, rules, text and tools
page-tab-game = Game
page-tab-log = Log
page-tab-rules = Rules
page-tab-text = As text
page-tab-tools = Table
page-news-start = The game begins.
page-news-hint = { $seat-who ->
    [you] you ask for a hint.
   *[other] { $seat } asks for a hint.
}
page-news-tutor-on = { $seat-who ->
    [you] you play with the tutor.
   *[other] { $seat } plays with the tutor.
}
page-news-tutor-off = { $seat-who ->
    [you] you now play without the tutor.
   *[other] { $seat } now plays without the tutor.
}
page-news-caution = { $seat-who ->
    [you] the tutor made you think again.
   *[other] the tutor made { $seat } think again.
}
page-news-away = a bot is playing for { $seat }.
page-news-new-key = { $seat-who ->
    [you] you have a new link.
   *[other] { $seat } has a new link.
}
page-news-away-voted = the table lets a bot play for { $seat }.
page-news-voted = { $seat-who ->
    [you] you suggest that a bot play for { $other }.
   *[other] { $other-who ->
        [you] { $seat } suggests that a bot play for you.
       *[other] { $seat } suggests that a bot play for { $other }.
    }
}
page-news-back = { $seat-who ->
    [you] you’re back.
   *[other] { $seat } is back.
}
page-news-resigned = { $seat-who ->
    [you] you resign.
   *[other] { $seat } resigns.
}
page-news-out-of-time = time is up for { $seat }.
page-news-next = The next game begins.
page-news-rematch = Rematch?
page-text-fresh = { $place } (protected)
page-text-waiting = { $count } waiting
page-text-arrived = { $count } arrived
page-text-barricades = Barricades
page-text-spare = Spare tile: { $light } light
page-no-rules = The rules couldn’t be found.
page-share-watch = Link for spectators
page-share-code = My seat as a QR code, for another device
page-share-own = Link to my seat (keep it to yourself)
page-new-link = New link for { $seat }
page-new-link-sure = Yes, the old link will stop working
page-away = Let a bot play for me
page-vote = Let a bot play for { $seat }
page-vote-count = ({ $votes } of { $needed } agree)
page-take-back = Take my seat back
page-resign = Resign
page-resign-sure = Yes, resign
page-delete = Delete this game
page-delete-sure = Yes, delete everything

## From one device to another

page-take-over = Continue a game from my phone here
page-take-over-how = Point the phone the game is open on at this code. It asks which game to continue, and the game opens here.
page-take-over-code = Code for the phone’s camera
page-hand-over = Continue on the other screen
page-hand-over-which = Which game should continue where the code is shown?
page-hand-over-none = This browser has no game in progress. Open the code with the browser you play in.
page-hand-over-done = Done: the game is opening on the other screen. This one keeps your seat too.

## Same screen

page-hands-hidden = Cards are hidden.
page-pass-device = Pass the device to { $name }.
page-i-am = I’m { $name }

## The end

page-end = End of the game
page-share = Share
page-end-won = Well played!
page-end-lost = Well fought! A rematch is one tap away.
page-won = { $seats-who ->
    [you] { $seats-count ->
        [one] you win
       *[other] { $seats } win
    }
   *[other] { $seats-count ->
        [one] { $seats } wins
       *[other] { $seats } win
    }
}{ $reason ->
    [resigned] : the other side resigned.
    [out_of_time] : the other side ran out of time.
    [points] {" "}on points.
   *[other] !
}
page-drawn = It’s a draw.
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
page-controls = Playback
page-first = To the beginning
page-back = One move back
page-run = Play
page-stop = Pause
page-forward = One move forward
page-last = To the end
page-jump-turn = Go to move
page-all-hands = All hands
page-discard-top = Top of the discard pile: { $card }
page-link-turn = Link to move { $turn }
page-download = Download the game
page-play-on = Play on from here
page-exercise = Exercise
page-exercise-daily = Exercise of the day
page-exercise-own = Practise with this game
page-edit-from-here = Edit this position
page-record-file = Open a game file
page-record-text = Or paste its text
page-replay-open = Replay
page-seal-good = Sealed shuffle: verified
page-seal-bad = Sealed shuffle: it doesn’t match!
page-seal-none = Shuffle not sealed
page-seal-words = Before the first card, the server published a fingerprint of the secret number (the seed) behind every shuffle and roll. At the end it reveals the number, so anyone can check that nothing was rigged.
page-sealed = Fingerprint
page-seed = Seed

## Rules

page-print = Print
page-play-this = Play this game

## Setting up a position

page-editor-words = Tap a pawn or a barricade, then its new place; tap a tile to change its light. The position is checked as you go.
page-editor-game = Game
page-editor-turn = Whose turn?
page-editor-hand = { $name }’s hand
page-editor-text = The position as text (JSON)
page-editor-check = Check
page-editor-good = This position is possible. { $count ->
    [0] There’s no move to choose: cards or dice come first, or the game is over.
    [one] One legal move.
   *[other] { $count } legal moves.
}
page-editor-play = Play from here
page-editor-start = Back to the beginning
page-editor-download = Download the position

## The rules on one page, and in full

page-sheet = The rules on one page
page-full-rules = The full rules, point by point
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] Nothing in the rules has these words.
    [one] 1 passage
   *[other] { $count } passages
}

## What a link shows where it is shared

page-preview-home = Tockade: tock and its cousins
    .line = Six games, the real rules, with friends or against bots. No account needed.
page-preview-table = A table at Tockade
    .line = The game is played here. Open the link to join in or watch.
page-preview-join = A seat is waiting for you at Tockade
    .line = Open the link, pick a seat and play. No account needed.
page-preview-replay = A game of Tockade to replay
    .line = Move by move, on the board.

## The guided first game

page-first-time = First time here?
page-learn = Learn in two minutes
page-lesson = First game
page-lesson-skip = Skip
page-lesson-tap = Step { $tap } of { $last }
page-lesson-other = You could do that too. But first:
page-lesson-nothing = Not there: follow the light.
page-lesson-play = Play a real game
page-lesson-rules = Read the rules
page-lesson-done = You’ve got it!
page-lesson-reason = { $reason } Try this instead:

## What a place of the board is

page-here-ask = What’s on…
page-here-base = { $seat-who ->
    [you] Your base.
   *[other] { $seat }’s base.
}
page-here-base--trikolos = { $seat-who ->
    [you] Your camp.
   *[other] { $seat }’s camp.
}
page-here-pawn = { $mark ->
    [fresh] { pawn-of-seat }, safe: it has only just come out.
   *[none] { pawn-of-seat }.
}
page-here-pawn--tijou = { piece-of-seat }.
page-here-barricade = A barricade.
page-here-light = Light: { $light }.
page-here-cards = Can move with { $cards }.
page-here-no-card = None of your cards moves this pawn.
page-here-no-card--tijou = None of your cards moves this piece.
page-here-none = { $card ->
    [none] None of your pawns can get here.
   *[other] None of your pawns gets here with { $card }.
}
page-here-none--tijou = None of your pieces gets here with { $card }.
