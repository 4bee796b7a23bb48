### Les places : couleur, forme et initiale, dans l'ordre des places, et les groupes de mots qui parlent d'un joueur.
### Toute phrase qui nomme un joueur reçoit pour chaque rôle (seat : à qui cela arrive ; by : qui l'a causé ;
### other : l'autre) : $seat (nom affiché, « vous » pour qui lit), $seat-who (you, other, none ; self quand by ou other
### est le même joueur que seat) et $seat-vowel (yes, no : le nom commence-t-il par un son de voyelle ?).
### Aucune phrase n'accorde un mot au genre d'une personne ; pion et pièce gardent le leur.

seat-0 = Rouge
    .shape = cercle
    .initial = R
seat-1 = Bleu
    .shape = triangle
    .initial = B
seat-2 = Jaune
    .shape = carré
    .initial = J
seat-3 = Vert
    .shape = losange
    .initial = V
seat-4 = Orange
    .shape = étoile
    .initial = O
seat-5 = Azur
    .shape = croix
    .initial = A
seat-6 = Mauve
    .shape = hexagone
    .initial = M
seat-7 = Noir
    .shape = goutte
    .initial = N
seat-0--trikolos = Blanc
    .shape = cercle
    .initial = B
seat-1--trikolos = Noir
    .shape = triangle
    .initial = N

## Ce que voit celui qui lit, à la place du nom d'un joueur ou d'une carte

you = vous

## Énumérations : $list est ce qui précède, $next ce qui suit

list-more = { $list }, { $next }
list-last = { $list } et { $next }

## Compléments : « de Rouge », « d’Ariane »

of-seat = { $seat-vowel ->
    [yes] d’{ $seat }
   *[no] de { $seat }
}
of-other = { $other-vowel ->
    [yes] d’{ $other }
   *[no] de { $other }
}
pawn-of-seat = { $seat-who ->
    [you] votre pion
   *[other] le pion { of-seat }
}
pawn-of-other = { $other-who ->
    [you] votre pion
   *[other] le pion { of-other }
}
piece-of-seat = { $seat-who ->
    [you] votre pièce
   *[other] la pièce { of-seat }
}
piece-of-other = { $other-who ->
    [you] votre pièce
   *[other] la pièce { of-other }
}

## Un pion et sa place, dans une énumération

pawn-at = { pawn-of-seat } sur { $at }
pawn-at--tijou = { piece-of-seat } sur { $at }
