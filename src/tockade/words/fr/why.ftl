### Pourquoi un coup n'est pas permis : une phrase sans point final, que why-sentence ou why-rule achèvent.
### $pawns : les pions en cause avec leur place, $pawns-count ; $seat et sa suite (seats.ftl), $at : le propriétaire et la
### place du premier ; $places : les cases en cause, $place la première, $to la deuxième, $places-count ; $seats :
### énumération de joueurs, $seats-count, $seats-who ; $card, $card-the, $card-a ; $number, $way (back, forward) ; $move :
### le coup à jouer ; $rule : le numéro de règle.

why-sentence = { $sentence }.
why-rule = { $sentence } ({ $rule }).

why-legal = ce coup est permis

## Tour et phase

why-game-over = la partie est finie
why-limit-reached = { $number ->
    [one] la partie s’est terminée par une nulle : elle était limitée à un seul tour de jeu
   *[other] la partie s’est terminée par une nulle : sa limite de { $number } tours de jeu est atteinte
}
why-not-your-turn = { $seats-who ->
    [you] ce n’est pas le tour de ce joueur : c’est à { $seats } de jouer
   *[other] ce n’est pas le moment : c’est à { $seats } de jouer
}
why-given-already = { $seats-who ->
    [you] ce joueur a déjà donné une carte : c’est encore à { $seats } d’en donner une
   *[other] on donne une carte, pas plus : c’est encore à { $seats } d’en donner une
}
why-chance-due = le hasard passe d’abord : un tirage ou une donne est à faire
why-chance-due--barricades = le hasard passe d’abord : un tirage ou un lancer du dé est à faire
why-chance-due--trikolos = le hasard passe d’abord : un tirage est à faire
why-wrong-phase = { $move ->
    [none] ce n’est pas ce qui est attendu maintenant
   *[other] ce n’est pas ce qui est attendu maintenant ; par exemple : « { $move } »
}
why-no-such-move = { $move ->
    [none] ce coup n’existe pas dans ce jeu
   *[other] ce coup n’existe pas dans ce jeu ; ici, par exemple : « { $move } »
}
why-discard-whole = qui ne peut rien jouer défausse toute sa main, pas une seule carte ; ici, par exemple : « { $move } »
why-discard-one = qui ne peut rien jouer défausse une seule carte, en disant laquelle ; ici, par exemple : « { $move } »

## Carte en main

why-card-not-held = { $card-the } n’est pas dans cette main

## Emploi de la carte

why-card-cannot-enter = { $card-the } ne fait pas entrer de pion
why-card-cannot-enter--tijou = { $card-the } ne fait pas entrer de pièce : il faut un 2
why-card-cannot-swap = { $card-the } n’échange pas de pions : il faut un valet
why-card-cannot-swap--tijou = { $card-the } n’échange pas de pièces : il faut un valet
why-card-cannot-divide = { $card-the } ne se divise pas : seul le 7 se divise
why-card-cannot-divide--tijou = { $card-the } ne vaut que pour une pièce : aucune carte ne se divise à ce jeu
why-card-cannot-arrive = { $card-the } ne place pas une pièce en case d’arrivée : il faut un 2 ou un 10
why-card-cannot-walk = { $card-the } ne fait pas avancer, mais seulement échanger
why-joker-unnamed = il faut dire quelle carte le joker remplace
why-no-jumps = pas de saut à ce jeu : les cases 7 sont des cases comme les autres
why-no-jumps--tock-fadoq = à cette table, aucune carte ne permet de sauter de sommet en sommet
why-no-jump-with-card = { $card-the } ne donne pas droit au saut de case centrale en case centrale
why-no-jump-with-card--tock-fadoq = { $card-the } ne donne pas droit au saut de sommet en sommet
why-wrong-deal = { $number ->
    [one] on distribue une carte à chacun, ni plus ni moins
   *[other] on distribue de 1 à { $number } cartes à chacun
}

## Pion

why-no-pawn-in-base = aucun pion n’attend au camp de départ
why-no-pawn-in-base--tijou = aucune pièce n’attend hors du plateau
why-no-pawn-in-base--barricades = aucun pion n’attend dans la maison
why-no-pawn-in-base--trikolos = aucun pion n’attend dans le camp
why-no-pawn-there = { $places-count ->
    [0] aucun pion en jeu ne peut s’en servir
   *[other] { $number ->
        [0] il n’y a pas de pion sur { $places }
       *[other] après les premières parts de ce 7, il n’y a pas de pion sur { $places }
    }
}
why-no-pawn-there--tijou = { $places-count ->
    [0] aucune pièce en jeu ne peut s’en servir
   *[other] il n’y a pas de pièce sur { $places }
}
why-not-your-pawn = il faut ici un pion à soi, pas { $pawns }
why-not-your-pawn--tijou = il faut ici une pièce à soi, pas { $pawns }
why-partner-not-yet = { $pawns } ne se joue pas encore : on aide son coéquipier quand ses propres pions sont tous à la maison
why-partner-now = quand ses propres pions sont tous à la maison, on joue ceux de son coéquipier : pas { $pawns }
why-seven-not-shared = { $pawns } ne joue pas le reste de ce 7 : à cette table, le 7 qui rentre le dernier pion s’arrête là
why-not-an-opponent = { $card-the } ne déplace que les pions adverses, pas { $pawns }
why-not-an-opponent--tijou = { $card-the } n’échange qu’avec une pièce adverse, pas avec { $pawns }
why-same-square = un échange demande deux cases, pas deux fois { $place }
why-wrong-owner = { $seats-who ->
    [you] vous n’avez pas de pion à cet endroit : c’est { $pawns }
   *[other] { $seats } n’a pas de pion à cet endroit : c’est { $pawns }
}
why-wrong-owner--tijou = { $seats-who ->
    [you] vous n’avez pas de pièce à cet endroit : c’est { $pawns }
   *[other] { $seats } n’a pas de pièce à cet endroit : c’est { $pawns }
}
why-not-another-colour = { $card-the } n’échange qu’avec un pion d’une autre couleur, pas avec { $pawns }
why-pawn-in-house = { $pawns } est à la maison, hors d’atteinte : { $card-the } n’y peut rien
why-pawn-in-house--tijou = { $pawns } est en case d’arrivée, hors d’atteinte : { $card-the } n’y peut rien
why-pawn-protected = { $pawns } est protégé sur son départ : { $card-the } n’y peut rien
why-pawn-moved-already = { $pawns } a déjà avancé avec ce 7 : chaque pion n’y avance qu’une fois
why-not-on-exit = { $pawns } n’est pas sur sa sortie { $place } : on n’arrive que de là
why-not-on-exit--trikolos = { $pawns } n’est pas sur sa dernière rangée : on n’arrive que de là
why-others-not-on-board = pour arriver, les deux autres pièces doivent être sur le plateau ou en arrivée

## Trajet : où il mène, en combien de cases, et s’il continue

why-house-of-another = la pièce { $place } est dans une autre maison : un pion n’entre que dans la sienne
why-house-of-another--tijou = l’arrivée { $place } est à un autre côté : une pièce n’arrive que dans celle de son côté
why-house-never-left = { $pawns } est à la maison et n’en sort plus
why-house-never-left--tijou = { $pawns } est en case d’arrivée et n’en sort plus
why-house-backwards = on n’entre pas dans la maison en reculant, et l’on n’y recule pas
why-house-not-by-push = la carte d’un adversaire ne fait pas entrer un pion dans sa maison
why-house-after-lap = { $pawns } a tout un tour à faire avant d’entrer dans sa maison
why-beyond-house = le compte dépasse la dernière pièce de la maison, { $place }
why-wrong-count = { $card-the } fait { $way ->
    [back] reculer
   *[forward] avancer
} { by-steps }, ce qui ne mène pas de { $place } à { $to }
why-wrong-count--tijou = { $card-the } fait { $way ->
    [back] reculer
   *[forward] { $number ->
        [2] avancer ou reculer
       *[other] avancer
    }
} { by-steps }, ce qui ne mène pas de { $place } à { $to }
why-seven-part = { $number ->
    [0] le 7 est déjà joué en entier : il ne reste rien pour aller de { $place } à { $to }
    [7] une part du 7 avance de 1 à 7 cases, ce qui ne mène pas de { $place } à { $to }
   *[other] il reste { steps-walked } du 7 à jouer, ce qui ne mène pas de { $place } à { $to }
}
why-no-jump-here = pas de saut de { $place } à { $to } : on saute d’une case centrale (7) à la suivante, dans le sens des aiguilles d’une montre
why-no-jump-here--tock-fadoq = pas de saut de { $place } à { $to } : on saute d’un sommet (7) au suivant, dans le sens du déplacement
why-no-jump-here--tijou = aucune pièce n’est envoyée de { $place } à { $to } : celle qui tombe sur un angle autre que sa sortie va à l’angle opposé
why-wrong-throw = { $places-count ->
    [0] avec un { $number }, ce pion ne peut aller nulle part
   *[other] avec un { $number }, ce pion ne peut atteindre que { $places }
}
why-not-ahead = un pion entre par sa première rangée et avance tout droit, d’une tuile à la fois : { $place ->
    [home] ici, dans le camp adverse
   *[other] ici, sur { $places }
}

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
why-own-pawn-in-the-way = un pion ne dépasse pas ceux de sa couleur : { $pawns }
why-room-pawn-in-the-way = dans la maison, on ne dépasse pas { $pawns }
why-start-not-passed = un pion ne repasse pas sur son départ, { $place }
why-turned-round = un pion va dans une seule direction et ne revient pas sur { $place }
why-barricade-in-the-way = { $places-count ->
    [one] la barricade de { $place } ne se saute pas : il faut tomber pile dessus
   *[other] les barricades de { $places } ne se sautent pas : il faut tomber pile dessus
}
why-beyond-barricade = { $places-count ->
    [one] au-delà de la barricade de { $place }, on ne continue que par-dessus des barricades, et l’on s’arrête sur l’une d’elles
   *[other] au-delà des barricades de { $places }, on ne continue que par-dessus des barricades, et l’on s’arrête sur l’une d’elles
}
why-red-light = le feu de { $place } est rouge
why-orange-not-followed = le feu de { $place } est orange et n’est pas suivi d’un feu vert libre
why-orange-last-row = le feu de { $place } est orange : sur la dernière rangée, seul le vert compte

## Arrivée

why-guard-on-landing = { $pawns-count ->
    [one] { pawn-of-seat } sur son départ { $at } ne peut pas être pris
   *[other] des pions sur leur départ ne peuvent pas être pris : { $pawns }
}
why-own-pawn-on-landing = un pion ne tombe pas sur un pion de sa couleur : { $pawns }
why-partner-on-landing = un pion ne tombe pas sur un pion du coéquipier : { $pawns }
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
    [0] le 7 se joue en entier, et aucun partage ne le permet
    [one] le 7 se joue en entier : il reste une case à jouer
   *[other] le 7 se joue en entier : il reste { $number } cases à jouer
}
why-last-resort = un pion ne repasse sur son départ, { $place }, que si rien d’autre n’est jouable ; or « { $move } » l’est
why-must-play = qui peut jouer une carte doit en jouer une ; par exemple : « { $move } »
why-must-play--trikolos = qui peut bouger un pion doit le faire ; par exemple : « { $move } »
why-must-carry-out = une pièce peut exécuter { $card-the }, elle doit donc le faire ; par exemple : « { $move } »
why-must-move = { $number ->
    [0] qui peut bouger doit bouger ; par exemple : « { $move } »
   *[other] avec un { $number }, qui peut bouger doit bouger ; par exemple : « { $move } »
}
why-must-advance = avec un { $number }, un pion peut se rapprocher du but : on ne reste donc pas sur place ; par exemple : « { $move } »
why-must-go-back = { $pawns-count ->
    [one] { $pawns } se trouve devant le but, à moins de { $number } points : qui peut bouger doit alors bouger, même en arrière ; par exemple : « { $move } »
   *[other] { $pawns } se trouvent devant le but, à moins de { $number } points : qui peut bouger doit alors bouger, même en arrière ; par exemple : « { $move } »
}
why-too-many-cards = { $number ->
    [one] on ne passe qu’avec une carte en main
   *[other] on ne passe qu’avec { $number } cartes en main ou moins
}
