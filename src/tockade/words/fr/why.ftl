### Pourquoi un coup n'est pas permis : une phrase sans point final, que why-sentence ou why-rule achèvent.
### $pawns : les pions en cause avec leur place, $pawns-count ; $seat et sa suite (seats.ftl), $at : le propriétaire et la
### place du premier ; $places : les cases en cause, $place la première, $places-count ; $seats : énumération de joueurs,
### $seats-count, $seats-who ; $card, $card-the, $card-a ; $number ; $move : le coup à jouer ; $rule : le numéro de règle.

why-sentence = { $sentence }.
why-rule = { $sentence } ({ $rule }).

why-legal = ce coup est permis

## Tour et phase

why-game-over = la partie est finie
why-not-your-turn = { $seats-who ->
    [you] ce n’est pas le tour de ce joueur : c’est à { $seats } de jouer
   *[other] ce n’est pas le moment : c’est à { $seats } de jouer
}
why-chance-due = le hasard doit d’abord parler : une donne, un tirage ou un dé est attendu
why-wrong-phase = { $move ->
    [none] ce n’est pas ce qui est attendu maintenant
   *[other] ce n’est pas ce qui est attendu maintenant ; par exemple : « { $move } »
}

## Carte en main

why-card-not-held = { $card-the } n’est pas dans cette main

## Emploi de la carte

why-card-cannot = { $card-the } ne permet pas cela
why-wrong-count = { $number ->
    [0] { $card-the } ne mène pas un pion jusque-là
   *[other] { $card-the } compte { steps-walked } : ce pion n’arrive pas { $places-count ->
        [0] là
       *[other] sur { $places }
    }
}
why-wrong-count--tijou = { $number ->
    [0] { $card-the } ne mène pas une pièce jusque-là
   *[other] { $card-the } compte { steps-walked } : cette pièce n’arrive pas { $places-count ->
        [0] là
       *[other] sur { $places }
    }
}
why-no-jump-with-card = { $card-the } ne donne pas droit au saut de case centrale en case centrale
why-no-jump-with-card--tock-fadoq = { $card-the } ne donne pas droit au saut de sommet en sommet
why-no-jump-here = { $places-count ->
    [0] on ne saute que d’une case centrale (7) à la suivante
   *[other] pas de saut { $places-count ->
        [one] par { $places }
       *[other] entre { $places }
    } : on ne saute que d’une case centrale (7) à la suivante
}
why-no-jump-here--tock-fadoq = { $places-count ->
    [0] on ne saute que d’un sommet (7) au suivant, dans le sens du déplacement
   *[other] pas de saut { $places-count ->
        [one] par { $places }
       *[other] entre { $places }
    } : on ne saute que d’un sommet (7) au suivant, dans le sens du déplacement
}
why-no-jump-here--tockcitan = pas de saut à ce jeu : les cases 7 sont ordinaires
why-no-jump-here--tockcitan-teams = { why-no-jump-here--tockcitan }
why-no-jump-here--tijou = { $places-count ->
    [0] une pièce ne change d’angle que si elle tombe sur un angle qui n’est pas sa sortie
   *[other] pas de passage par { $place } : une pièce ne change d’angle que si elle tombe sur un angle qui n’est pas sa sortie
}
why-joker-unnamed = il faut dire quelle carte le joker remplace
why-wrong-throw = { $places-count ->
    [0] avec un { $number }, ce pion ne peut aller nulle part
   *[other] avec un { $number }, ce pion ne peut atteindre que { $places }
}
why-wrong-deal = { $number ->
    [one] on distribue une carte à chacun, pas plus
   *[other] on distribue de 1 à { $number } cartes à chacun
}

## Pion

why-no-pawn-in-base = aucun pion n’attend au camp de départ
why-no-pawn-in-base--tijou = aucune pièce n’attend hors du plateau
why-no-pawn-in-base--barricades = aucun pion n’attend dans la maison
why-no-pawn-in-base--trikolos = aucun pion n’attend dans le camp
why-no-pawn-there = { $places-count ->
    [0] aucun pion en jeu ne peut s’en servir
   *[other] aucun pion sur { $places }
}
why-no-pawn-there--tijou = { $places-count ->
    [0] aucune pièce en jeu ne peut s’en servir
   *[other] aucune pièce sur { $places }
}
why-not-your-pawn = on ne joue ici que ses propres pions, pas { $pawns }
why-not-your-pawn--tijou = on ne joue que ses propres pièces, pas { $pawns }
why-not-your-pawn--barricades = on ne joue que ses propres pions, pas { $pawns }
why-not-your-pawn--trikolos = on ne joue que ses propres pions, pas { $pawns }
why-not-an-opponent = cette carte ne déplace que les pions adverses, pas { $pawns }
why-not-an-opponent--tijou = cette carte n’échange qu’avec une pièce adverse, pas avec { $pawns }
why-not-another-colour = cette carte n’échange qu’avec un pion d’une autre couleur, pas avec { $pawns }
why-same-square = deux pions d’une même case{ $places-count ->
    [0] {""}
   *[other] {" "}{ $place }
} ne s’échangent pas
why-same-square--tijou = deux pièces d’une même case{ $places-count ->
    [0] {""}
   *[other] {" "}{ $place }
} ne s’échangent pas
why-pawn-in-house = { $pawns } est à la maison : ni carte adverse ni échange ne l’atteint, et il n’en sort plus
why-pawn-in-house--tijou = { $pawns } est en case d’arrivée, hors d’atteinte
why-pawn-protected = { $pawns } est protégé : ni carte adverse ni échange ne l’atteint
why-pawn-moved-already = { $pawns } a déjà avancé avec ce 7 : chaque pion n’y avance qu’une fois
why-partner-not-yet = { $pawns } ne se joue pas encore : on aide son coéquipier quand ses propres pions sont tous à la maison
why-not-on-exit = { $pawns } n’est pas sur sa sortie{ $places-count ->
    [0] {""}
   *[other] {" "}{ $place }
} : on n’arrive que de là
why-not-on-exit--trikolos = { $pawns } n’est pas sur sa dernière rangée : on n’arrive que de là
why-others-not-on-board = pour arriver, les deux autres pièces doivent être sur le plateau ou en arrivée

## Chemin

why-guard-in-the-way = { $pawns-count ->
    [one] { $seat-who ->
        [you] votre pion frais
       *[other] le pion frais { of-seat }
    } sur { $at } ne peut être ni dépassé ni pris
   *[other] des pions sur leur départ ne peuvent être ni dépassés ni pris : { $pawns }
}
why-guard-in-the-way--tock-fadoq = { $pawns-count ->
    [one] { pawn-of-seat } sur son départ { $at } ne peut être ni dépassé ni pris
   *[other] des pions sur leur départ ne peuvent être ni dépassés ni pris : { $pawns }
}
why-own-pawn-in-the-way = on ne dépasse pas ses propres pions : { $pawns }
why-room-pawn-in-the-way = dans la maison, on ne dépasse pas { $pawns }
why-barricade-in-the-way = { $places-count ->
    [one] la barricade de { $place } ne se saute pas : il faut tomber pile dessus
   *[other] les barricades de { $places } ne se sautent pas : il faut tomber pile dessus
}
why-beyond-barricade = { $places-count ->
    [one] au-delà de la barricade de { $place }, on ne continue que par-dessus des barricades, et l’on s’arrête sur l’une d’elles
   *[other] au-delà des barricades de { $places }, on ne continue que par-dessus des barricades, et l’on s’arrête sur l’une d’elles
}
why-beyond-house = le compte dépasse la dernière pièce de la maison{ $places-count ->
    [0] {""}
   *[other] , { $place }
}
why-house-backwards = on n’entre pas dans la maison en reculant, et l’on n’y recule pas
why-house-not-by-push = la carte d’un adversaire ne fait pas entrer un pion dans sa maison
why-house-after-lap = { $pawns } a encore un tour à faire avant d’entrer dans sa maison
why-house-of-another = { $places-count ->
    [0] on n’entre que dans la maison de la couleur du pion
   *[other] la pièce { $place } est dans une autre maison : un pion n’entre que dans la sienne
}
why-house-of-another--tijou = { $places-count ->
    [0] une pièce n’arrive que dans l’arrivée de son côté
   *[other] l’arrivée { $place } est à un autre côté : une pièce n’arrive que dans celle de son côté
}
why-start-not-passed = on ne repasse pas sur son départ{ $places-count ->
    [0] {""}
   *[other] {" "}{ $place }
}
why-not-ahead = un pion entre par sa première rangée et avance tout droit, d’une tuile à la fois : { $place ->
    [none] vers le camp adverse
    [home] ici, dans le camp adverse
   *[other] ici, sur { $places }
}
why-turned-round = un pion va dans une seule direction : il toucherait { $places-count ->
    [0] deux fois un même point
   *[other] { $place } deux fois
}
why-red-light = le feu de { $place } est rouge
why-orange-not-followed = le feu de { $place } est orange et n’est pas suivi d’un feu vert libre
why-orange-last-row = le feu de { $place } est orange : sur la dernière rangée, seul le vert compte

## Arrivée

why-guard-on-landing = { $pawns-count ->
    [one] { pawn-of-seat } sur son départ { $at } ne peut pas être pris
   *[other] des pions sur leur départ ne peuvent pas être pris : { $pawns }
}
why-own-pawn-on-landing = on ne tombe pas sur son propre pion : { $pawns }
why-partner-on-landing = on ne tombe pas sur un pion de son coéquipier : { $pawns }
why-room-taken = la pièce est prise : { $pawns }
why-place-taken = { $places-count ->
    [0] la place est prise
   *[other] la place { $place } est prise
}
why-place-taken--trikolos = la tuile { $place } n’est pas libre
why-place-forbidden = { $places-count ->
    [0] on ne pose pas de barricade à cet endroit
   *[other] on ne pose pas de barricade sur { $place }
} : ni sur la première rangée, ni sur le but, ni dans une maison
why-goal-closed = le but est fermé tant qu’un pion adverse est sur la dernière ligne droite : { $pawns }

## Devoir

why-seven-incomplete = { $number ->
    [one] le 7 se joue en entier : il reste une case à jouer
   *[other] le 7 se joue en entier : il reste { $number } cases à jouer
}
why-last-resort = on ne repasse sur son départ{ $places-count ->
    [0] {""}
   *[other] {" "}{ $place }
} que si rien d’autre n’est jouable{ $move ->
    [none] {""}
   *[other] {" "}; or « { $move } » l’est
}
why-must-play = { $move ->
    [none] qui peut jouer une carte doit en jouer une
   *[other] qui peut jouer une carte doit en jouer une ; par exemple : « { $move } »
}
why-must-play--trikolos = qui peut bouger un pion doit le faire ; par exemple : « { $move } »
why-must-carry-out = une pièce peut exécuter { $card-the }, elle doit donc le faire ; par exemple : « { $move } »
why-must-move = { $number ->
    [0] qui peut bouger doit bouger ; par exemple : « { $move } »
   *[other] avec un { $number }, qui peut bouger doit bouger ; par exemple : « { $move } »
}
why-must-advance = avec un { $number }, un pion peut se rapprocher du but : on ne reste donc pas sur place ; par exemple : « { $move } »
why-must-go-back = { $pawns-count ->
    [one] { $pawns } se trouve devant le but, à moins de { $number } points : qui peut bouger doit alors bouger, même en arrière ; par exemple : « { $move } »
   *[other] { $pawns } se trouvent devant le but, à moins de { $number } points : qui peut bouger doit alors bouger, même en arrière ; par exemple : « { $move } »
}
why-too-many-cards = { $number ->
    [one] on ne passe qu’avec une carte en main
   *[other] on ne passe qu’avec { $number } cartes en main ou moins
}
