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
    [one] la partie est nulle : elle était limitée à un seul tour
   *[other] la partie est nulle : la limite de { $number } tours est atteinte
}
why-not-your-turn = { $seats-who ->
    [you] ce n’est pas à cette place de jouer : c’est à vous
   *[other] patience : c’est à { $seats } de jouer
}
why-given-already = { $seats-who ->
    [you] cette carte est déjà donnée : à vous de donner la vôtre
   *[other] vous avez déjà donné votre carte : on attend encore { $seats }
}
why-chance-due = patience : il faut d’abord tirer ou distribuer des cartes
why-chance-due--barricades = patience : il faut d’abord lancer le dé
why-chance-due--trikolos = patience : il faut d’abord poser les tuiles
why-wrong-phase = ce n’est pas le moment de faire cela{ why-instead }
why-no-such-move = ce coup n’existe pas dans ce jeu{ why-instead }
why-discard-whole = quand on ne peut rien jouer, on défausse toute sa main, pas seulement une carte
why-discard-one = on ne défausse qu’une carte, au choix, et seulement quand rien n’est jouable{ why-instead }

## Carte en main

why-card-not-held = vous n’avez pas { $card-the } en main

## Emploi de la carte

why-card-cannot-enter = { $card-the } ne fait pas entrer de pion
why-card-cannot-enter--tijou = { $card-the } ne fait pas entrer de pièce : il faut un 2
why-card-cannot-swap = { $card-the } n’échange pas de pions : il faut un valet
why-card-cannot-swap--tijou = { $card-the } n’échange pas de pièces : il faut un valet
why-card-cannot-divide = { $card-the } ne se partage pas : seul le 7 se partage
why-card-cannot-divide--tijou = { $card-the } ne fait jouer qu’une pièce : dans ce jeu, aucune carte ne se partage
why-card-cannot-arrive = { $card-the } ne fait pas arriver une pièce : il faut un 2 ou un 10
why-card-cannot-walk = { $card-the } ne fait avancer personne : il sert seulement à échanger
why-joker-unnamed = dites quelle carte le joker remplace
why-no-jumps = on ne saute pas dans ce jeu : les cases 7 sont des cases comme les autres
why-no-jumps--tock-fadoq = à cette table, on ne saute pas de sommet en sommet
why-no-jump-with-card = avec { $card-the }, on ne prend pas le raccourci d’une case centrale à l’autre
why-no-jump-with-card--tock-fadoq = avec { $card-the }, on ne saute pas de sommet en sommet
why-wrong-deal = { $number ->
    [one] on distribue une carte à chacun, ni plus ni moins
   *[other] on distribue de 1 à { $number } cartes à chacun
}

## Pion

why-no-pawn-in-base = vous n’avez plus de pion à faire entrer
why-no-pawn-in-base--tijou = vous n’avez plus de pièce à faire entrer
why-no-pawn-in-base--barricades = vous n’avez plus de pion dans votre maison
why-no-pawn-in-base--trikolos = vous n’avez plus de pion dans votre camp
why-no-pawn-there = { $places-count ->
    [0] aucun pion du plateau ne peut s’en servir
   *[other] { $number ->
        [0] il n’y a pas de pion sur { $places }
       *[other] une fois ce début de 7 joué, il n’y a plus de pion sur { $places }
    }
}
why-no-pawn-there--tijou = { $places-count ->
    [0] aucune pièce du plateau ne peut s’en servir
   *[other] il n’y a pas de pièce sur { $places }
}
why-not-your-pawn = choisissez un de vos pions, pas { $pawns }
why-not-your-pawn--tijou = choisissez une de vos pièces, pas { $pawns }
why-partner-not-yet = pas encore { $pawns } : rentrez d’abord tous vos pions, puis aidez votre coéquipier
why-partner-now = tous vos pions sont rentrés : jouez ceux de votre coéquipier, pas { $pawns }
why-seven-not-shared = { $pawns } ne peut pas finir ce 7 : à cette table, il s’arrête quand votre dernier pion rentre
why-not-an-opponent = { $card-the } ne fait avancer que les pions adverses, pas { $pawns }
why-not-an-opponent--tijou = { $card-the } n’échange qu’avec une pièce adverse, pas avec { $pawns }
why-same-square = il faut deux cases différentes pour un échange, pas deux fois { $place }
why-wrong-owner = { $seats-who ->
    [you] vous n’avez pas de pion à cet endroit : c’est { $pawns }
   *[other] { $seats } n’a pas de pion à cet endroit : c’est { $pawns }
}
why-wrong-owner--tijou = { $seats-who ->
    [you] vous n’avez pas de pièce à cet endroit : c’est { $pawns }
   *[other] { $seats } n’a pas de pièce à cet endroit : c’est { $pawns }
}
why-not-another-colour = { $card-the } n’échange qu’avec un pion d’une autre couleur, pas avec { $pawns }
why-pawn-in-house = { $pawns } est à l’abri : { $card-the } n’y peut rien
why-pawn-in-house--tijou = { $pawns } est arrivée : { $card-the } n’y peut rien
why-pawn-protected = { pawn-of-seat } est protégé sur son départ : { $card-the } n’y peut rien
why-pawn-moved-already = { $pawns } a déjà avancé avec ce 7 : chaque pion n’avance qu’une fois
why-not-on-exit = { $pawns } n’est pas sur sa sortie, { $place } : on ne peut arriver que de là
why-not-on-exit--trikolos = { $pawns } n’est pas sur sa dernière rangée : on ne peut arriver que de là
why-others-not-on-board = pour arriver, il faut que vos deux autres pièces soient sur le plateau ou arrivées

## Trajet : où il mène, en combien de cases, et s’il continue

why-house-of-another = pas sur { $place } : un pion ne rentre que dans sa propre maison
why-house-of-another--tijou = pas sur { $place } : une pièce arrive toujours de son propre côté
why-house-never-left = { $pawns } est rentré : on ne ressort pas de sa maison
why-house-never-left--tijou = { $pawns } est arrivée et n’en bouge plus
why-house-backwards = on n’entre pas dans sa maison en reculant, et on n’y recule pas
why-house-not-by-push = une carte adverse ne fait pas rentrer un pion dans sa maison
why-house-after-lap = { $pawns } doit d’abord faire tout un tour
why-beyond-house = c’est trop : le pion dépasserait { $place }, le fond de sa maison
not-the-count = { $to ->
    [none] on ne peut pas rester sur place
   *[other] ce n’est pas le compte entre { $place } et { $to }
}
why-wrong-count = { $card-the } fait { $way ->
    [back] reculer
   *[forward] avancer
} { by-steps } : { not-the-count }
why-wrong-count--tijou = { $card-the } fait { $way ->
    [back] reculer
   *[forward] { $number ->
        [2] avancer ou reculer
       *[other] avancer
    }
} { by-steps } : { not-the-count }
why-seven-part = { $number ->
    [0] le 7 est déjà joué en entier : { $to ->
        [none] un pion ne joue pas sur place
       *[other] on ne va plus de { $place } à { $to }
    }
    [7] avec un 7, on avance de 1 à 7 cases : { not-the-count }
   *[other] il reste { steps-walked } du 7 : { not-the-count }
}
why-no-jump-here = { $to ->
    [none] pas de saut depuis { $place }
   *[other] pas de saut de { $place } à { $to }
} : on saute d’une case centrale à la suivante
why-no-jump-here--tock-fadoq = { $to ->
    [none] pas de saut depuis { $place }
   *[other] pas de saut de { $place } à { $to }
} : on saute d’un sommet au suivant
why-no-jump-here--tijou = { $to ->
    [none] rien ne mène plus loin depuis { $place }
   *[other] on ne passe pas de { $place } à { $to }
} : un angle n’envoie qu’à l’angle opposé
why-wrong-throw = { $places-count ->
    [0] avec un { $number }, ce pion ne peut aller nulle part
   *[other] avec un { $number }, ce pion ne peut atteindre que { $places }
}
why-not-ahead = un pion entre par sa première rangée et avance tout droit, tuile par tuile : { $place ->
    [home] ici, dans le camp adverse
   *[other] { $places-count ->
        [one] ici, sur { $places }
       *[other] ici, sur une tuile de sa première rangée
    }
}

## Chemin

why-guard-in-the-way = { $pawns-count ->
    [one] { pawn-of-seat } vient d’entrer : sur son départ, on ne peut ni le dépasser ni le capturer
   *[other] on ne peut ni dépasser ni capturer des pions qui viennent d’entrer : { $pawns }
}
why-guard-in-the-way--tock-fadoq = { $pawns-count ->
    [one] { pawn-of-seat } est sur son départ : on ne peut ni le dépasser ni le capturer
   *[other] on ne peut ni dépasser ni capturer des pions sur leur départ : { $pawns }
}
why-own-pawn-in-the-way = { $pawns-count ->
    [one] { $pawns } barre la route : un pion ne dépasse pas ceux de sa couleur
   *[other] { $pawns } barrent la route : un pion ne dépasse pas ceux de sa couleur
}
why-room-pawn-in-the-way = { $pawns-count ->
    [one] { $pawns } barre la route : dans la maison, on ne dépasse personne
   *[other] { $pawns } barrent la route : dans la maison, on ne dépasse personne
}
why-start-not-passed = un pion ne repasse pas sur son départ
why-turned-round = un pion ne fait pas demi-tour : il reviendrait sur { $place }
why-barricade-in-the-way = { $places-count ->
    [one] la barricade de { $place } barre la route : il faut tomber pile dessus
   *[other] les barricades de { $places } barrent la route : il faut tomber pile dessus
}
why-beyond-barricade = { $places-count ->
    [one] après la barricade de { $place }, on ne passe que de barricade en barricade, pour s’arrêter sur l’une d’elles
   *[other] après les barricades de { $places }, on ne passe que de barricade en barricade, pour s’arrêter sur l’une d’elles
}
why-red-light = le feu de { $place } est rouge
why-orange-not-followed = { $place } est à l’orange, et la suivante n’est pas un feu vert libre
why-orange-last-row = { $place } est à l’orange : pour la dernière rangée, il faut un feu vert

## Arrivée

why-guard-on-landing = { $pawns-count ->
    [one] { pawn-of-seat } est protégé sur son départ : on ne peut pas le capturer
   *[other] on ne peut pas capturer des pions protégés sur leur départ : { $pawns }
}
why-own-pawn-on-landing = { $at } est occupée par { pawn-of-seat } : on ne tombe pas sur un pion de sa couleur
why-partner-on-landing = { $at } est occupée par { pawn-of-seat } : on ne capture pas son coéquipier
why-room-taken = { $at } est déjà occupée par { pawn-of-seat }
why-place-taken = { $places-count ->
    [0] la place est occupée
   *[other] { $place } est déjà occupée
}
why-place-taken--trikolos = { $place } n’est pas libre
why-place-forbidden = { $places-count ->
    [0] on ne pose pas de barricade là
   *[other] pas de barricade sur { $place }
} : la première rangée, le but et les maisons restent libres
why-goal-closed = { $pawns-count ->
    [one] le but est fermé : { $pawns } est encore sur la dernière ligne droite
   *[other] le but est fermé : { $pawns } sont encore sur la dernière ligne droite
}

## Devoir

why-seven-incomplete = { $number ->
    [0] un 7 se joue en entier, et aucun partage ne le permet
    [one] un 7 se joue en entier : il reste une case à jouer
   *[other] un 7 se joue en entier : il reste { $number } cases à jouer
}
why-last-resort = on ne repasse son départ que si rien d’autre n’est jouable{ why-instead }
why-must-play = si vous pouvez jouer une carte, vous devez le faire{ why-instead }
why-must-play--trikolos = si un pion peut avancer, vous devez le jouer{ why-instead }
why-must-carry-out = une pièce peut jouer { $card-the }, il faut donc le faire{ why-instead }
why-must-move = { $number ->
    [0] si vous pouvez bouger, vous devez le faire{ why-instead }
   *[other] avec un { $number }, si vous pouvez bouger, vous devez le faire{ why-instead }
}
why-must-advance = avec un { $number }, un pion peut se rapprocher du but : on ne reste pas sur place{ why-instead }
why-must-go-back = { $pawns-count ->
    [one] { $pawns } est trop près du but pour un { $number } : il faut bouger, même en arrière{ why-instead }
   *[other] { $pawns } sont trop près du but pour un { $number } : il faut bouger, même en arrière{ why-instead }
}
why-too-many-cards = { $number ->
    [one] on ne passe qu’avec une carte en main
   *[other] on ne passe qu’avec { $number } cartes en main ou moins
}
why-instead = { $move ->
    [none] {""}
   *[other] {" "}; vous pouvez par exemple { $move }
}
why-move-code = { $move } ({ $code })
