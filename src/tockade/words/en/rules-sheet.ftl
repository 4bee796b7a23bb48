### The rules of a game on one illustrated sheet.  What stands between asterisks is printed bold.  Every message gets all
### the facts of the table: $players, $teams (yes, no), $pawns, $start and $entrance (printed numbers) and so on.

sheet-or = { $list } or { $next }
sheet-house-rule = { $option }: { $value }.
sheet-heading-goal = The goal
sheet-heading-board = On the board
sheet-heading-house = At your table
sheet-heading-turn = Your turn
sheet-heading-uses = The cards
sheet-heading-uses--barricades = What a roll can do
sheet-heading-uses--trikolos = The lights
sheet-heading-safe = Staying safe
sheet-heading-safe--barricades = Nowhere is safe
sheet-heading-home = Getting home
sheet-heading-home--barricades = Reaching the goal
sheet-heading-home--trikolos = Getting across
sheet-heading-end = The end
sheet-heading-corner-rule = The corners
sheet-heading-fall = Falling off the board
sheet-heading-questions = People often ask
sheet-board-label = The board at the start of the game, with numbered marks

sheet-subtitle = The rules on one page · { $players } players{ $teams ->
    [yes] , in teams of two
   *[no] { "" }
    } · { $cards } cards
sheet-subtitle--barricades = The rules on one page · { $players } players · one die, { $barricades } barricades
sheet-subtitle--trikolos = The rules on one page · 2 players · 37 tiles, no luck once they’re laid

## The goal

sheet-goal = { $teams ->
    [yes] Get all your pawns and all your partner’s home, { $all } in all, before { $players ->
        [4] the other team does.
       *[other] any other team does.
    }
   *[no] Take your { $pawns } pawns round the board and get them all into your house before anyone else does.
}
sheet-goal--tijou = { $teams ->
    [yes] Take your { $pawns } pieces round the board and home to your arrival square. The first player to do it wins for their team.
   *[no] Take your { $pawns } pieces round the board and home to your arrival square before anyone else does.
}
sheet-goal--barricades = Get just one of your { $pawns } pawns to the goal at the top, by an exact roll.
sheet-goal--trikolos = Get your four pawns across the board into the far camp before your opponent does.

## To begin

sheet-goal-more = *To begin*, everyone draws a card: the lowest deals everyone { $hand }. The next player starts; play goes clockwise.
sheet-goal-more--tock-fadoq = *To begin*, a dealer drawn by lot deals everyone { $hand } cards. The next player starts; play goes clockwise.
sheet-goal-more--tockcitan = *To begin*, a dealer drawn by lot deals everyone { $hand } cards and takes { $full }; the dealer plays first, without drawing that time.
sheet-goal-more--tockcitan-teams = *To begin*, a dealer drawn by lot deals everyone { $hand } cards. { $dealer-first ->
    [yes] The dealer starts;
   *[no] The next player starts;
    } when all hands have been played, the next player deals.
sheet-goal-more--tijou = *To begin*, a dealer drawn by lot deals everyone { $hand } cards; the player on the dealer’s right starts. When all have passed or run out, that player tops up every hand to { $hand }.
sheet-goal-more--barricades = *To begin*, everyone rolls: the highest number starts, and plays it. Then each house in turn, from left to right.
sheet-goal-more--trikolos = *To begin*, all four pawns are in their camps. White moves first.

## The marks on the board

sheet-mark-base = *The base.* Your pawns wait here. You need { $entering } to bring one out.
sheet-mark-start = *{ $start }, your start.* { $guard ->
    [any] { $blocks ->
        [yes] Your pawn is untouchable on it, and nobody gets past.
       *[no] Your pawn is untouchable on it, though others may pass.
    }
   *[fresh] A pawn that has just come out is untouchable and blocks the way until it moves.
    }
sheet-mark-centre = *{ $centre }, a central square.* A pawn that stops here may jump straight to the next one along the brass wire, even past a guarded start ({ $jumping }). { $jump-first ->
    [yes] It captures on the square it jumps from, too.
   *[no] { "" }
    }
sheet-mark-centre--tock-fadoq = *{ $centre }, a summit.* A pawn that reaches it may jump to the next summit, the way it is going ({ $jumping }). { $jump-past ->
    [no] A pawn on its start stops the jump.
   *[yes] { "" }
    } { $jump-first ->
    [yes] It captures on the square it jumps from, too.
   *[no] { "" }
    }
sheet-jump-not = not with { $cards }
sheet-jump-only = only with { $cards }
sheet-mark-entrance = *{ $entrance }, the entrance.* Turn into your house here, or carry on.
sheet-mark-house = *Your house.* { $rooms } squares of your own, where nothing can touch your pawns.

sheet-mark-base--tijou = *Off the board.* Your three pieces wait here, and come back here when eaten. You need { $entering } to bring one out.
sheet-mark-entry = *The entry.* Pieces come out here, { $entry ->
    [one] one square
   *[other] { $entry } squares
    } past your corner, and eat nothing as they do.
sheet-mark-corner = *Your corner, the exit.* Stop exactly here before going home.
sheet-mark-arrival = *The arrival.* Place a piece here from your exit, and nothing can touch it.

sheet-mark-base--barricades = *The house.* Your { $pawns } pawns wait here, and come back here when captured.
sheet-mark-start--barricades = *The first point.* Your pawns come out here, and it counts as one.
sheet-mark-first-row = *The first row.* No barricade is ever put here.
sheet-mark-barricade = *The barricades*, { $barricades } of them. Nobody jumps over one.
sheet-mark-goal = *The goal.* The first pawn to land on it wins.

sheet-mark-camp = *Your camp.* Your pawns wait here and start on the first row.
sheet-mark-push-side = *The pushing side.* Each row slides the way the arrow points.
sheet-mark-spare = *The spare tile.* Push this one in; the tile that drops off takes its place.
sheet-mark-other-camp = *The far camp.* Your pawns line up here once they’re across.

## A turn in three pictures

sheet-turn-play = { $draw ->
    [never] *Play a card* in full on every turn. If you can play, you must, even when it hurts.
   *[other] *Play a card* in full. If you can play, you must, even when it hurts.
    } { $draw ->
    [after-play] { "" }
   *[other] { sheet-stuck }
    }
sheet-turn-play--tijou = *Lay down any card.* If one of your pieces can use it, one must; if not, nothing happens.
sheet-turn-move = *Move* clockwise. { $own ->
    [captures] Land on a pawn, even your own, and it goes back to base.
   *[illegal] Land on an opponent’s pawn and it goes back to base. { $teams ->
        [yes] { $partner ->
            [captures] So does your partner’s.
           *[illegal] You can’t land on your own team.
        } You can’t pass your own pawns.
       *[no] You can’t pass your own pawns or land on them.
    }
    }
sheet-turn-move--tijou = *Move* clockwise. Pieces can share a square; only a 2 or a 5 eats, and it eats every opponent it meets.
sheet-turn-draw = { $draw ->
    [before-play] *Draw a card*: now you hold { $full }.
   *[other] *Draw a card* to be back at { $hand }. { sheet-stuck }
    }
sheet-stuck = { $stuck ->
    [discard-one] Nothing playable? Discard a card of your choice{ $draw ->
        [after-play] { " " }and draw one.
       *[other] .
    }
   *[discard-hand] Nothing playable? Show your hand, discard it and draw { $hand } new cards.
    }
sheet-turn-exchange = *After each deal*, trade a card with your partner without seeing theirs first.
sheet-turn-exchange--tijou = *After each deal*, trade a card with your partner without seeing theirs first. Then, on your turn, lay one down: if a piece can use it, one must.
sheet-turn-keep = *Down to { $keep } cards or fewer?* You may pass and keep them for the next deal.
sheet-turn-throw = *Roll the die* and pick a pawn to move.
sheet-turn-walk = *Move it* exactly that many points, whichever way you like, without turning back.
sheet-turn-barricade = *Landed on a barricade?* Take its place and put it wherever it hurts.
sheet-turn-push = *Push a row* of your choice with the spare tile. Pawns ride on their tiles.
sheet-turn-fall = *The tile at the end drops off.* A pawn on it comes back at the other side, or falls back.
sheet-turn-step = *Move a pawn* one tile towards the far camp, if a light lets you. If you can, you must.

## The cards

sheet-card-value = Moves forward by its value
sheet-card-worth = { $card }: { $number }
sheet-card-note-swap = { $swap-with ->
    [other-colour] The other must be another colour.
    [opponent] The other must be an opponent’s.
   *[any] { "" }
    } { $guard ->
    [any] { $swap-start ->
        [yes] The other pawn can’t be on its start.
       *[no] Never a pawn on its own start.
    }
    [fresh] { $swap-start ->
        [yes] The other can’t have just come out.
       *[no] Never a pawn that has just come out.
    }
   *[nobody] { "" }
    }
sheet-card-note-divide = { $stops ->
    [yes] One pawn may stop several times.
   *[no] Each pawn once, 7 squares in all.
}
sheet-card-note-push = { $push-start ->
    [yes] Even off its own start.
   *[no] Not one that its start protects.
}
sheet-card-note-again = { $again ->
    [token] Right away, or later after one of your plays.
   *[now] { "" }
}
sheet-card-note-sweep = { "" }
sheet-card-note-wild = { "" }

sheet-throw-enter = Any number brings a pawn *out*. The first point counts as one.
sheet-throw-walk = The *exact* number: forward, sideways or back.
sheet-throw-over = You can *jump over* any pawn.
sheet-throw-capture = Land on an opponent: it goes *back* to its house.
sheet-throw-hit = Land on a barricade: you *move* it.
sheet-throw-wall = { $walls ->
    [any] A barricade *stops* you, but you may end on any one of a row of them.
   *[first] Never *over* a barricade.
}
sheet-light-green = *Green* and free: a pawn may step on it.
sheet-light-orange = *Orange*: yes, if the next tile is green and free.
sheet-light-orange-closed = *Orange* with anything else beyond it: no.
sheet-light-red = *Red*: never step on it.
sheet-light-taken = *Occupied*: you have to wait.
sheet-light-arrive = From the *last row* you leave for the far camp, whatever the light.

## Safety, getting home, the end

sheet-safe = { $guard ->
    [any] On its own start a pawn can’t be captured or swapped{ $blocks ->
        [yes] , nor passed, in either direction.
       *[no] . Others may pass it but not stop there.
    }
   *[fresh] A pawn that has just come out can’t be captured, swapped, pushed or passed, not even by your own.
}
sheet-safe-more = Anywhere else on the track, { $own ->
    [captures] anyone can be passed and captured.
   *[illegal] opponents can be passed and captured.
}
sheet-safe--barricades = No point is safe: all you can do is hide behind a barricade.
sheet-safe-more--barricades = A barricade can go on any free point except the first row and the goal.
sheet-home = Go in at { $entrance }, forward and by exact count: too many squares and the pawn stays outside. Once in, pawns may move up but never pass each other.
sheet-home-more = { $again-lap ->
    [allowed] You may also carry on and do another lap.
    [never] You never pass your start: wait for the right card.
   *[last-resort] You only do another lap when you can’t play anything else.
}
sheet-home--tijou = From your corner, { $arriving } takes a piece home, if your other two are already on the track or home.
sheet-home-more--tijou = Too far? The piece passes its corner and does another lap.
sheet-home--barricades = You must land on the goal exactly. { $clear ->
    [yes] It’s closed while an opponent’s pawn is on the last straight.
   *[no] { "" }
    }
sheet-home-more--barricades = { $may-pass ->
    [on] You may always choose to stay put.
    [off] If you can move, you must, even backwards.
   *[blocked] If you can move, you must, even backwards, unless no pawn can get nearer the goal and none is right in front of it.
}
sheet-home--trikolos = A pawn always goes straight ahead, one tile at a time. On the last row only green counts, since nothing lies beyond.
sheet-home-more--trikolos = From your camp you start in any column, under the same conditions.
sheet-corner-rule = A piece that stops on a corner is sent straight to the opposite one, unless it’s its own exit.
sheet-corner-rule-more = Passing over a corner does nothing, and nothing is eaten on the far side.
sheet-fall = The pawn comes back on the tile just pushed in, if its light allows.
sheet-fall-more = If not, it falls back down that column to the first free green, or to its camp.
sheet-end = { $teams ->
    [yes] All your pawns home? { $freely ->
        [yes] You may play your partner’s, or discard.
       *[no] You play your partner’s.
    } The team with every pawn home wins.
   *[no] Whoever has all { $pawns } pawns home wins.
    } { $play-on ->
    [yes] The others play on for the next places.
   *[no] { "" }
    }
sheet-end-more = { $teams ->
    [yes] { $overflow ->
        [yes] If a 7 takes your last pawn home with steps to spare, your partner’s pawns use the rest.
       *[no] A 7 that takes your last pawn home must come out exactly.
    }
   *[no] { "" }
}
sheet-end-last = { sheet-limit } { sheet-match }
sheet-end--tijou = { $teams ->
    [yes] Three pieces home: the game is over, and your team wins.
   *[no] Three pieces home: the game is over, and you win.
}
sheet-end-more--tijou = { $games ->
    [1] The official form is a match of three games with changing teams.
   *[other] { "" }
}
sheet-end--barricades = The game ends as soon as a pawn reaches the goal. One is enough.
sheet-end-more--barricades = { "" }
sheet-end--trikolos = The first to have all four pawns in the far camp wins.
sheet-end-more--trikolos = { "" }
sheet-limit = { $limit ->
    [0] { "" }
   *[other] After { $limit } turns the game is a draw.
}
sheet-match = { $games ->
    [1] { "" }
   *[other] You play { $games } games; each winner scores a point.
    } { $best-of ->
    [1] { "" }
   *[other] You play the best of { $best-of } games.
    }

## Questions

sheet-question-1 = Is the 4 good for anything but losing ground?
    .answer = Yes: go back 4 from your start and you’re just short of your house, as if you’d been all the way round.
sheet-question-2 = { $teams ->
    [yes] May I show my partner my cards?
   *[no] Can I capture my own pawn?
}
    .answer = { $teams ->
    [yes] No. You talk through what you play.
   *[no] { $own ->
        [captures] Yes, and you have to if nothing else can be played.
       *[illegal] No, such a move can’t be played.
    }
}
sheet-question-3 = What if the stock runs out?
    .answer = { $shuffled ->
    [yes] Shuffle the discard pile: it’s the new stock.
   *[no] Turn the discard pile over without shuffling: with a good memory you know what’s coming.
}
sheet-question-3--tockcitan-teams = How many cards are dealt?
    .answer = Five the first time, then one to five, as the dealer likes. { $deal ->
    [play-out] Shuffle when the whole pack has been played.
    [continue] Shuffle when too few cards are left.
   *[reshuffle] Shuffle before every deal.
    }
sheet-question-4 = Can a pawn leave its house again?
    .answer = Never, and it never goes in backwards either.
sheet-question-4--tock-globe = Can a 5 push a pawn into its house?
    .answer = No. It walks past its house and has another lap to do.
sheet-question-4--tock-fadoq = Can a 5 push a pawn into its house?
    .answer = No. It walks past its house and has another lap to do.
sheet-question-5 = Can a split 7 capture more than once?
    .answer = Yes, wherever a pawn stops{ $jumps ->
    [yes] , and each one may jump from a central square.
   *[no] .
}
sheet-question-5--tock-fadoq = Can a split 7 capture more than once?
    .answer = Yes, wherever a pawn stops{ $jumps ->
    [yes] , and each one may jump from a summit.
   *[no] .
}
sheet-question-6 = What if my start is taken when I want to come out?
    .answer = An opponent’s pawn is captured. { $own ->
    [captures] { $guard ->
        [any] If it’s your own, you can’t come out.
       *[fresh] So is your own, unless it has only just come out: then you can’t.
    }
   *[illegal] { $teams ->
        [yes] { $partner ->
            [captures] So is your partner’s; if it’s your own, you can’t come out.
           *[illegal] If it’s your own team’s, you can’t come out.
        }
       *[no] If it’s your own, you can’t come out.
    }
}
sheet-question-1--tijou = Who eats what?
    .answer = A 2 or a 5 eats every opponent’s piece on its way, the last square included; never yours or your team’s.
sheet-question-2--tijou = Do I have to play a useful card?
    .answer = No, lay down whichever you like. But if a piece can use it, one must.
sheet-question-3--tijou = Who can the jack swap with?
    .answer = { $swap-with ->
    [opponent] With an opponent’s piece on the track.
   *[any] With any piece on the track, never one off the board or home.
}
sheet-question-4--tijou = Which way round do we play?
    .answer = Pieces go clockwise; turns go the other way, to the right.
sheet-question-5--tijou = I passed: can I play again later?
    .answer = Not until the next deal.
sheet-question-6--tijou = { $entry ->
    [4] Is the 4 any use?
   *[other] { "" }
}
    .answer = { $entry ->
    [4] Yes: go back 4 from your entry and you’re on your exit!
   *[other] { "" }
}
sheet-question-1--barricades = Where should a barricade go?
    .answer = Right in front of a pawn near the goal: it will need exactly a 1.
sheet-question-2--barricades = Does a 6 give another roll?
    .answer = No.
sheet-question-3--barricades = Can I land on my own pawn?
    .answer = No, one pawn to a point; but you may jump over it.
sheet-question-4--barricades = What if I can’t move?
    .answer = You lose this turn. Next player!
sheet-question-5--barricades = Can I put the barricade back where it was?
    .answer = No, your pawn is there. But the point it left is free.
sheet-question-6--barricades = { $players ->
    [2] Which houses do two players use?
   *[other] Are we allowed to gang up?
}
    .answer = { $players ->
    [2] The two at the ends of the first row.
   *[other] Yes, openly: against the leader, say.
}
sheet-question-1--trikolos = Can I push without moving a pawn?
    .answer = Only if no pawn can move.
sheet-question-2--trikolos = Are the lights the same for both?
    .answer = Yes. { $layout ->
    [standard] There are { $green } green, { $orange } orange and { $red } red, and a green spare tile.
    [mirror] There are { $green } green, { $orange } orange and { $red } red, laid at random as mirror images.
    [random] There are { $green } green, { $orange } orange and { $red } red, laid at random.
   *[other] There are { $green } green, { $orange } orange and { $red } red, laid as you chose.
    }
sheet-question-3--trikolos = Can a pawn capture another?
    .answer = No. But it can block the way, and you can make it fall off.
sheet-question-4--trikolos = Can I go backwards?
    .answer = Not by choice; only by falling off the board.
sheet-question-5--trikolos = Can I push any row?
    .answer = Yes, even one with pawns on it, yours or your opponent’s.
sheet-question-6--trikolos = A pawn fell off and came back: is my turn over?
    .answer = No. You still have to move a pawn.

## Where the rules come from

sheet-source--tock-globe = After Le Globe Joueur’s “Jeu de tock”. The full rules, with our decisions, are in the app.
sheet-source--tock-fadoq = After the tock rules of the Jeux en tête FADOQ. The full rules, with our decisions, are in the app.
sheet-source--tockcitan = After the “Tockcitan” sheet. The full rules, with our decisions, are in the app.
sheet-source--tijou = After the “Tijou” sheet. The full rules, with our decisions, are in the app.
sheet-source--barricades = After the “Barricades” sheet. The full rules, with our decisions, are in the app.
sheet-source--trikolos = After the “Trikolos: comment jouer” sheet. The full rules, with our decisions, are in the app.
