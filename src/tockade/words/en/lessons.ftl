### The guided first games: a sentence before each tap, counted through the whole lesson, and a last word.

lesson-tock-globe-1 = Tap the ace: it brings out a pawn.
lesson-tock-globe-2 = Your start lights up. Tap it and the pawn lands there.
lesson-tock-globe-3 = There’s an opponent eight squares ahead. Tap the 8.
lesson-tock-globe-4 = Land right on that pawn and it goes back to base.
lesson-tock-globe-5 = It’s six squares to the back of your house. Tap the 6.
lesson-tock-globe-6 = An exact count takes it into the house, out of everyone’s reach.
lesson-tock-globe-end = That’s the heart of it: out, capture, home. First to get all four pawns home wins.

lesson-tock-fadoq-1 = Tap the king: like an ace or a joker, it brings out a pawn.
lesson-tock-fadoq-2 = Tap your start. The pawn lands there, and nobody can touch it.
lesson-tock-fadoq-3 = A 6 takes your pawn to the summit. Tap the 6.
lesson-tock-fadoq-4 = From a summit you can jump to the next. Tap the lit square at the far end.
lesson-tock-fadoq-5 = A 4 always moves back. From your start that’s a gift: tap it.
lesson-tock-fadoq-6 = Four squares back: the lap is done, and the house is just ahead!
lesson-tock-fadoq-end = You’re a team: the first to get all eight pawns home wins.

lesson-tockcitan-1 = Tap the ace: it brings out a pawn.
lesson-tockcitan-2 = Your start lights up. Tap it: nobody can touch your pawn there.
lesson-tockcitan-3 = There’s an opponent five squares ahead. Tap the 5.
lesson-tockcitan-4 = Land right on that pawn and it goes back to base.
lesson-tockcitan-5 = It’s six squares to the back of your house. Tap the 6.
lesson-tockcitan-6 = There are two ways to go: take the one into your house.
lesson-tockcitan-end = That’s the heart of it. First to get all four pawns home wins.

lesson-tijou-1 = Tap the 2: only a 2 or a joker brings out a piece.
lesson-tijou-2 = Tap your entry square and the piece lands there.
lesson-tijou-3 = There’s a corner three squares ahead. Tap the 3.
lesson-tijou-4 = A corner sends you straight across: see where the piece will end up, and tap.
lesson-tijou-5 = One of your pieces is on your corner. A 2 or a 10 takes it home: tap the 10.
lesson-tijou-6 = Tap the arrival square and it’s safe.
lesson-tijou-end = Get three pieces home and you win. Watch out for 2s and 5s: they eat everything they pass.

lesson-barricades-1 = You rolled a 3. Tap the lit point: a pawn comes out and takes three steps.
lesson-barricades-2 = Another 3, and an opponent three steps away. Tap it and back it goes.
lesson-barricades-3 = A 2: right onto the barricade. Tap it.
lesson-barricades-4 = It’s yours now. Put it right in front of your opponent: tap the lit point.
lesson-barricades-5 = Two steps to the goal, and you rolled a 2. Tap the goal!
lesson-barricades-end = One pawn is enough, but only by the exact number. Your turn.

lesson-trikolos-1 = Every turn starts with a push. Tap the arrow of row 1.
lesson-trikolos-2 = The green tile is free: tap it to put a pawn on it.
lesson-trikolos-3 = Push again: row 3 this time.
lesson-trikolos-4 = The light ahead of your pawn is green. Tap that tile and it moves.
lesson-trikolos-5 = Your pawn is at the far end, but you still push first: row 1.
lesson-trikolos-6 = From the last row you can leave on any light. Tap the far camp.
lesson-trikolos-end = Four pawns across and you win. A push can also spoil your opponent’s plans.
