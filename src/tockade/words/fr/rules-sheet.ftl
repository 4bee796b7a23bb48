### La règle d'un jeu sur une feuille illustrée.  Ce qui est entre astérisques s'imprime en gras.  Chaque message reçoit
### tous les faits de la table : $players, $teams (yes, no), $pawns, $start et $entrance (numéros imprimés)…

sheet-or = { $list } ou { $next }
sheet-house-rule = { $option } : { $value }.
sheet-heading-goal = Le but
sheet-heading-board = Sur le plateau
sheet-heading-house = À votre table
sheet-heading-turn = À votre tour
sheet-heading-uses = Les cartes
sheet-heading-uses--barricades = Ce que permet le dé
sheet-heading-uses--trikolos = Les feux
sheet-heading-safe = À l’abri
sheet-heading-safe--barricades = Rien n’est à l’abri
sheet-heading-home = Rentrer
sheet-heading-home--barricades = Atteindre le but
sheet-heading-home--trikolos = Traverser
sheet-heading-end = La fin
sheet-heading-corner-rule = Les angles
sheet-heading-fall = Tomber du plateau
sheet-heading-questions = On nous demande souvent
sheet-board-label = Le plateau au début de la partie, avec ses repères numérotés

sheet-subtitle = La règle en une page · { $players } joueurs{ $teams ->
    [yes] , par équipes de deux
   *[no] { "" }
    } · { $cards } cartes
sheet-subtitle--barricades = La règle en une page · { $players } joueurs · un dé, { $barricades } barricades
sheet-subtitle--trikolos = La règle en une page · 2 joueurs · 37 tuiles, aucun hasard après la mise en place

## Le but

sheet-goal = { $teams ->
    [yes] Faire rentrer à la maison tous vos pions et tous ceux de votre coéquipier, { $all } en tout, avant { $players ->
        [4] l’autre équipe.
       *[other] les autres équipes.
    }
   *[no] Faire le tour du plateau avec vos { $pawns } pions et les rentrer tous dans votre maison, avant les autres.
}
sheet-goal--tijou = { $teams ->
    [yes] Faire le tour avec vos { $pawns } pièces et les placer à l’arrivée. Le premier qui y parvient fait gagner son équipe.
   *[no] Faire le tour avec vos { $pawns } pièces et les placer à l’arrivée, avant les autres.
}
sheet-goal--barricades = Amener un seul de vos { $pawns } pions jusqu’au but, tout en haut, par un coup de dé exact.
sheet-goal--trikolos = Amener vos quatre pions de l’autre côté, dans le camp adverse, avant votre adversaire.

## Pour commencer

sheet-goal-more = *Pour commencer*, chacun tire une carte : la plus basse donne { $hand } cartes à chacun. Le joueur suivant commence ; on tourne dans le sens des aiguilles d’une montre.
sheet-goal-more--tock-fadoq = *Pour commencer*, un donneur tiré au sort donne { $hand } cartes à chacun. Le joueur suivant commence ; on tourne dans le sens des aiguilles d’une montre.
sheet-goal-more--tockcitan = *Pour commencer*, un donneur tiré au sort donne { $hand } cartes à chacun et { $full } à lui-même ; il joue le premier, sans piocher cette fois-là.
sheet-goal-more--tockcitan-teams = *Pour commencer*, un donneur tiré au sort donne { $hand } cartes à chacun. { $dealer-first ->
    [yes] Il commence ;
   *[no] Le joueur suivant commence ;
    } quand toutes les mains sont jouées, le joueur suivant donne.
sheet-goal-more--tijou = *Pour commencer*, un donneur tiré au sort donne { $hand } cartes à chacun ; son voisin de droite commence. Quand chacun a tout joué ou passé, ce voisin complète toutes les mains à { $hand }.
sheet-goal-more--barricades = *Pour commencer*, chacun lance le dé : le plus grand nombre commence et joue ce nombre. Puis on joue maison par maison, de gauche à droite.
sheet-goal-more--trikolos = *Pour commencer*, les quatre pions sont dans leur camp. Les blancs jouent les premiers.

## Les repères du plateau

sheet-mark-base = *Le camp de départ.* Vos pions y attendent. Il faut { $entering } pour en faire entrer un.
sheet-mark-start = *{ $start }, le départ.* { $guard ->
    [any] { $blocks ->
        [yes] Votre pion y est intouchable, et personne ne le dépasse.
       *[no] Votre pion y est intouchable ; les autres peuvent le dépasser.
    }
   *[fresh] Un pion qui vient d’entrer y est intouchable et barre la route, jusqu’à ce qu’il bouge.
    }
sheet-mark-centre = *{ $centre }, la case centrale.* Le pion qui s’y arrête peut sauter aussitôt à la suivante, par le fil de laiton, même au-delà d’un départ gardé ({ $jumping }). { $jump-first ->
    [yes] Il capture aussi sur la case d’où il saute.
   *[no] { "" }
    }
sheet-mark-centre--tock-fadoq = *{ $centre }, le sommet.* Le pion qui y arrive peut sauter au sommet suivant, dans le sens où il va ({ $jumping }). { $jump-past ->
    [no] Un pion sur son départ arrête le saut.
   *[yes] { "" }
    } { $jump-first ->
    [yes] Il capture aussi sur la case d’où il saute.
   *[no] { "" }
    }
sheet-jump-not = pas avec { $cards }
sheet-jump-only = seulement avec { $cards }
sheet-mark-entrance = *{ $entrance }, l’entrée.* De là, on tourne dans sa maison, ou l’on continue.
sheet-mark-house = *Votre maison.* { $rooms } cases pour vous seul, où plus rien n’atteint vos pions.

sheet-mark-base--tijou = *Hors du plateau.* Vos trois pièces y attendent, et y reviennent quand on les mange. Il faut { $entering } pour en faire entrer une.
sheet-mark-entry = *L’entrée.* Une pièce y entre, { $entry ->
    [one] une case
   *[other] { $entry } cases
    } après votre angle. Elle n’y mange personne.
sheet-mark-corner = *Votre angle, la sortie.* C’est là qu’il faut s’arrêter, au compte juste, avant de rentrer.
sheet-mark-arrival = *L’arrivée.* On y place une pièce depuis sa sortie. Plus rien ne l’atteint.

sheet-mark-base--barricades = *La maison.* Vos { $pawns } pions y attendent ; ceux qu’on chasse y reviennent.
sheet-mark-start--barricades = *La première case.* Vos pions entrent par là, et elle compte pour un.
sheet-mark-first-row = *La première rangée.* On n’y pose jamais de barricade.
sheet-mark-barricade = *Les barricades*, { $barricades } en tout. On ne saute pas par-dessus.
sheet-mark-goal = *Le but.* Le premier pion qui s’y pose gagne.

sheet-mark-camp = *Votre camp.* Vos pions y attendent et entrent par la première rangée.
sheet-mark-push-side = *Le côté où l’on pousse.* Chaque rangée glisse dans le sens de la flèche.
sheet-mark-spare = *La tuile supplémentaire.* C’est elle qu’on pousse ; celle qui tombe la remplace.
sheet-mark-other-camp = *Le camp adverse.* Vos pions arrivés s’y rangent.

## Un tour en trois images

sheet-turn-play = { $draw ->
    [never] *Jouez une carte* en entier à chaque tour. Si vous pouvez jouer, vous devez jouer, même à vos dépens.
   *[other] *Jouez une carte* en entier. Si vous pouvez jouer, vous devez jouer, même à vos dépens.
    } { $draw ->
    [after-play] { "" }
   *[other] { sheet-stuck }
    }
sheet-turn-play--tijou = *Posez une carte* au choix. Si une de vos pièces peut l’exécuter, elle doit le faire ; sinon la carte ne fait rien.
sheet-turn-move = *Avancez* dans le sens des aiguilles d’une montre. { $own ->
    [captures] Tomber sur un pion, même le vôtre, le renvoie à son camp de départ.
   *[illegal] Tomber sur un pion adverse le renvoie à son camp de départ. { $teams ->
        [yes] { $partner ->
            [captures] Cela vaut aussi pour ceux de votre coéquipier.
           *[illegal] On ne tombe jamais sur un pion de son équipe.
        } On ne dépasse pas ses propres pions.
       *[no] On ne dépasse jamais un de ses pions, et l’on ne tombe pas dessus.
    }
    }
sheet-turn-move--tijou = *Avancez* dans le sens des aiguilles d’une montre. On se serre à plusieurs sur une case ; seuls le 2 et le 5 mangent, tout adversaire rencontré.
sheet-turn-draw = { $draw ->
    [before-play] *Piochez une carte* : vous en avez { $full }.
   *[other] *Piochez une carte* pour en avoir de nouveau { $hand }. { sheet-stuck }
    }
sheet-stuck = { $stuck ->
    [discard-one] Rien n’est jouable ? Défaussez une carte de votre choix{ $draw ->
        [after-play] { " " }et piochez-en une.
       *[other] .
    }
   *[discard-hand] Rien n’est jouable ? Montrez votre main, défaussez-la et piochez { $hand } cartes.
    }
sheet-turn-exchange = *Après chaque donne*, échangez une carte avec votre coéquipier, sans voir la sienne d’avance.
sheet-turn-exchange--tijou = *Après chaque donne*, échangez une carte avec votre coéquipier, sans voir la sienne d’avance. Puis, à votre tour, posez-en une : si une pièce peut l’exécuter, elle doit le faire.
sheet-turn-keep = *Il vous reste { $keep } cartes ou moins ?* Vous pouvez passer et les garder pour la donne suivante.
sheet-turn-throw = *Lancez le dé* et choisissez le pion à déplacer.
sheet-turn-walk = *Déplacez-le* du nombre exact, par où vous voulez, sans faire demi-tour.
sheet-turn-barricade = *Pile sur une barricade ?* Prenez sa place et posez-la ailleurs, là où elle gêne.
sheet-turn-push = *Poussez une rangée* de votre choix avec la tuile supplémentaire. Les pions voyagent avec leur tuile.
sheet-turn-fall = *La tuile du bout tombe.* Un pion qui s’y trouvait revient de l’autre côté, ou recule.
sheet-turn-step = *Avancez un pion* d’une tuile vers le camp adverse, si un feu le permet. C’est obligatoire.

## Les cartes

sheet-card-value = Avance de sa valeur
sheet-card-worth = { $card } : { $number }
sheet-card-note-swap = { $swap-with ->
    [other-colour] L’autre doit être d’une autre couleur.
    [opponent] L’autre doit être à un adversaire.
   *[any] { "" }
    } { $guard ->
    [any] { $swap-start ->
        [yes] L’autre pion ne doit pas être sur son départ.
       *[no] Pas un pion sur son départ.
    }
    [fresh] { $swap-start ->
        [yes] L’autre ne doit pas venir d’entrer.
       *[no] Pas un pion qui vient d’entrer.
    }
   *[nobody] { "" }
    }
sheet-card-note-divide = { $stops ->
    [yes] Un même pion peut s’arrêter plusieurs fois.
   *[no] Chaque pion une fois, 7 cases en tout.
}
sheet-card-note-push = { $push-start ->
    [yes] Même s’il est sur son départ.
   *[no] Pas celui que son départ protège.
}
sheet-card-note-again = { $again ->
    [token] Tout de suite ou plus tard, après un de vos coups.
   *[now] { "" }
}
sheet-card-note-sweep = { "" }
sheet-card-note-wild = { "" }

sheet-throw-enter = Tout nombre fait *entrer* un pion. La première case compte pour un.
sheet-throw-walk = Le nombre *exact*, en avant, de côté ou en arrière.
sheet-throw-over = On *saute* par-dessus tous les pions.
sheet-throw-capture = Pile sur un adversaire : il *rentre* chez lui.
sheet-throw-hit = Pile sur une barricade : vous la *déplacez*.
sheet-throw-wall = { $walls ->
    [any] Une barricade *arrête*, mais on peut finir sur n’importe laquelle d’une file.
   *[first] Jamais *par-dessus* une barricade.
}
sheet-light-green = *Vert* et libre : un pion peut y avancer.
sheet-light-orange = *Orange* : oui, si la tuile d’après est verte et libre.
sheet-light-orange-closed = *Orange* suivi d’autre chose : non.
sheet-light-red = *Rouge* : on n’avance jamais dessus.
sheet-light-taken = Tuile *occupée* : il faut attendre.
sheet-light-arrive = De la *dernière rangée*, on sort vers le camp adverse, quel que soit le feu.

## À l'abri, rentrer, la fin

sheet-safe = { $guard ->
    [any] Sur son départ, un pion ne peut être ni capturé ni échangé{ $blocks ->
        [yes] , ni dépassé, dans aucun sens.
       *[no] . On peut le dépasser, pas s’y arrêter.
    }
   *[fresh] Un pion qui vient d’entrer ne peut être ni capturé, ni échangé, ni poussé, ni dépassé, pas même par les vôtres.
}
sheet-safe-more = Partout ailleurs sur la piste, { $own ->
    [captures] on peut dépasser et capturer tout le monde.
   *[illegal] on peut dépasser et capturer ses adversaires.
}
sheet-safe--barricades = Aucune case ne protège : on peut seulement se cacher derrière une barricade.
sheet-safe-more--barricades = Une barricade se pose sur toute case libre, sauf la première rangée et le but.
sheet-home = On entre par la case { $entrance }, en avançant, au compte juste : trop de cases, et le pion reste dehors. Dedans, on peut encore avancer, sans dépasser personne.
sheet-home-more = { $again-lap ->
    [allowed] On peut aussi continuer et refaire un tour.
    [never] On ne franchit jamais son départ : il faut attendre la bonne carte.
   *[last-resort] On ne refait un tour que si l’on ne peut rien jouer d’autre.
}
sheet-home--tijou = De votre angle, { $arriving } place une pièce à l’arrivée, si vos deux autres sont déjà sur le parcours ou arrivées.
sheet-home-more--tijou = Trop loin ? La pièce passe son angle et refait un tour.
sheet-home--barricades = Il faut tomber pile sur le but. { $clear ->
    [yes] Il est fermé tant qu’un pion adverse est sur la dernière ligne droite.
   *[no] { "" }
    }
sheet-home-more--barricades = { $may-pass ->
    [on] On peut toujours préférer ne pas bouger.
    [off] Qui peut bouger doit bouger, même en arrière.
   *[blocked] Qui peut bouger doit bouger, même en arrière, sauf si aucun pion ne peut se rapprocher du but et qu’aucun n’est devant.
}
sheet-home--trikolos = Un pion va toujours tout droit, une tuile à la fois. Sur la dernière rangée seul le vert compte, puisque rien ne suit.
sheet-home-more--trikolos = Du camp, on entre dans la colonne de son choix, aux mêmes conditions.
sheet-corner-rule = Une pièce qui s’arrête sur un angle file aussitôt à l’angle opposé, sauf si c’est sa propre sortie.
sheet-corner-rule-more = Passer par-dessus un angle ne fait rien. En face, elle ne mange personne.
sheet-fall = Le pion revient sur la tuile qui vient d’entrer, si son feu le permet.
sheet-fall-more = Sinon il recule dans cette colonne jusqu’au premier vert libre, ou jusqu’à son camp.
sheet-end = { $teams ->
    [yes] Vos pions sont rentrés ? { $freely ->
        [yes] Vous pouvez jouer ceux de votre coéquipier, ou défausser.
       *[no] Vous jouez ceux de votre coéquipier.
    } L’équipe dont tous les pions sont rentrés gagne.
   *[no] Qui a rentré ses { $pawns } pions gagne.
    } { $play-on ->
    [yes] Les autres jouent pour les places suivantes.
   *[no] { "" }
    }
sheet-end-more = { $teams ->
    [yes] { $overflow ->
        [yes] Si un 7 rentre votre dernier pion, le reste va aux pions de votre coéquipier.
       *[no] Un 7 qui rentre votre dernier pion doit tomber juste.
    }
   *[no] { "" }
}
sheet-end-last = { sheet-limit } { sheet-match }
sheet-end--tijou = { $teams ->
    [yes] Trois pièces à l’arrivée : la partie est finie, et votre équipe gagne.
   *[no] Trois pièces à l’arrivée : la partie est finie, et vous gagnez.
}
sheet-end-more--tijou = { $games ->
    [1] La forme officielle est un match de trois parties, en changeant d’équipes.
   *[other] { "" }
}
sheet-end--barricades = La partie s’arrête dès qu’un pion atteint le but. Un seul suffit.
sheet-end-more--barricades = { "" }
sheet-end--trikolos = Le premier dont les quatre pions sont dans le camp adverse gagne.
sheet-end-more--trikolos = { "" }
sheet-limit = { $limit ->
    [0] { "" }
   *[other] Après { $limit } tours, la partie est nulle.
}
sheet-match = { $games ->
    [1] { "" }
   *[other] On joue { $games } parties ; chaque gagnant marque un point.
    } { $best-of ->
    [1] { "" }
   *[other] On joue au meilleur de { $best-of } parties.
    }

## Questions

sheet-question-1 = Le 4 sert-il à autre chose qu’à perdre du terrain ?
    .answer = Oui : reculez de 4 depuis votre départ, et vous voilà juste avant votre maison, comme si le tour était fait.
sheet-question-2 = { $teams ->
    [yes] Puis-je montrer mes cartes à mon coéquipier ?
   *[no] Puis-je capturer mon propre pion ?
}
    .answer = { $teams ->
    [yes] Non. On se comprend par ce que l’on joue.
   *[no] { $own ->
        [captures] Oui, et vous y êtes obligé si rien d’autre n’est jouable.
       *[illegal] Non : un tel coup ne se joue pas.
    }
}
sheet-question-3 = Que faire quand la pioche est vide ?
    .answer = { $shuffled ->
    [yes] On mélange la défausse : c’est la nouvelle pioche.
   *[no] On retourne la défausse sans la mélanger : qui a bonne mémoire sait ce qui vient.
}
sheet-question-3--tockcitan-teams = Combien de cartes donne-t-on ?
    .answer = Cinq la première fois, puis de une à cinq, au choix du donneur. { $deal ->
    [play-out] On mélange quand tout le paquet a été joué.
    [continue] On mélange quand il reste trop peu de cartes.
   *[reshuffle] On mélange avant chaque donne.
    }
sheet-question-4 = Un pion peut-il ressortir de sa maison ?
    .answer = Jamais, et un pion n’y entre jamais en reculant.
sheet-question-4--tock-globe = Un pion qui avance par un 5 peut-il rentrer chez lui ?
    .answer = Non. Il passe devant sa maison et doit refaire un tour.
sheet-question-4--tock-fadoq = Un pion qui avance par un 5 peut-il rentrer chez lui ?
    .answer = Non. Il passe devant sa maison et doit refaire un tour.
sheet-question-5 = Un 7 partagé capture-t-il plusieurs fois ?
    .answer = Oui, partout où un pion s’arrête{ $jumps ->
    [yes] , et chacun peut sauter d’une case centrale.
   *[no] .
}
sheet-question-5--tock-fadoq = Un 7 partagé capture-t-il plusieurs fois ?
    .answer = Oui, partout où un pion s’arrête{ $jumps ->
    [yes] , et chacun peut sauter d’un sommet.
   *[no] .
}
sheet-question-6 = Et si mon départ est occupé quand je veux entrer ?
    .answer = Un pion adverse est capturé. { $own ->
    [captures] { $guard ->
        [any] Si c’est le vôtre, on n’entre pas.
       *[fresh] Le vôtre aussi, sauf s’il vient d’entrer : alors on n’entre pas.
    }
   *[illegal] { $teams ->
        [yes] { $partner ->
            [captures] Celui de votre coéquipier aussi ; si c’est le vôtre, on n’entre pas.
           *[illegal] S’il est de votre équipe, on n’entre pas.
        }
       *[no] Si c’est le vôtre, on n’entre pas.
    }
}
sheet-question-1--tijou = Qui mange quoi ?
    .answer = Un 2 ou un 5 mange toutes les pièces adverses du chemin, dernière case comprise ; jamais les vôtres ni celles de votre équipe.
sheet-question-2--tijou = Dois-je jouer une carte utile ?
    .answer = Non : posez celle que vous voulez. Mais si une pièce peut l’exécuter, elle doit le faire.
sheet-question-3--tijou = Avec qui le valet échange-t-il ?
    .answer = { $swap-with ->
    [opponent] Avec une pièce adverse du parcours.
   *[any] Avec n’importe quelle pièce du parcours, jamais hors du plateau ni à l’arrivée.
}
sheet-question-4--tijou = Dans quel sens joue-t-on ?
    .answer = Les pièces tournent comme une montre ; les joueurs, dans l’autre sens, vers la droite.
sheet-question-5--tijou = J’ai passé : puis-je rejouer ensuite ?
    .answer = Pas avant la prochaine donne.
sheet-question-6--tijou = { $entry ->
    [4] Le 4 sert-il à quelque chose ?
   *[other] { "" }
}
    .answer = { $entry ->
    [4] Oui : depuis votre entrée, 4 en arrière, et vous êtes sur votre sortie !
   *[other] { "" }
}
sheet-question-1--barricades = Où poser une barricade ?
    .answer = Juste devant un pion qui approche du but : il lui faudra exactement un 1.
sheet-question-2--barricades = Un 6 donne-t-il un second coup ?
    .answer = Non.
sheet-question-3--barricades = Puis-je tomber sur mon propre pion ?
    .answer = Non, un seul pion par case ; mais vous pouvez sauter par-dessus.
sheet-question-4--barricades = Et si je ne peux pas bouger ?
    .answer = Vous perdez ce tour. Au suivant !
sheet-question-5--barricades = Puis-je remettre la barricade où elle était ?
    .answer = Non, votre pion y est. Mais la case qu’il a quittée est libre.
sheet-question-6--barricades = { $players ->
    [2] Où vont nos deux maisons ?
   *[other] A-t-on le droit de s’allier ?
}
    .answer = { $players ->
    [2] Aux deux bouts de la première rangée.
   *[other] Oui, ouvertement : contre qui mène, par exemple.
}
sheet-question-1--trikolos = Puis-je pousser sans avancer ?
    .answer = Seulement si aucun pion ne peut bouger.
sheet-question-2--trikolos = Les feux sont-ils les mêmes pour les deux ?
    .answer = Oui. { $layout ->
    [standard] Il y en a { $green } verts, { $orange } orange, { $red } rouges, et une tuile supplémentaire verte.
    [mirror] Il y en a { $green } verts, { $orange } orange et { $red } rouges, posés au hasard en miroir.
    [random] Il y en a { $green } verts, { $orange } orange et { $red } rouges, posés au hasard.
   *[other] Il y en a { $green } verts, { $orange } orange et { $red } rouges, posés comme vous l’avez choisi.
    }
sheet-question-3--trikolos = Un pion peut-il en capturer un autre ?
    .answer = Non. Mais il peut lui barrer la route, et vous pouvez le faire tomber.
sheet-question-4--trikolos = Puis-je reculer ?
    .answer = Jamais de vous-même ; seulement en tombant du plateau.
sheet-question-5--trikolos = Puis-je pousser n’importe quelle rangée ?
    .answer = Oui, même chargée de pions, les vôtres ou les autres.
sheet-question-6--trikolos = Un pion est tombé et revenu : mon tour est-il fini ?
    .answer = Non. Il faut encore avancer un pion.

## D'où vient la règle

sheet-source--tock-globe = D’après la règle « Jeu de tock » du Globe Joueur. La règle complète, avec nos décisions, est dans l’application.
sheet-source--tock-fadoq = D’après les règlements du jeu de tock des Jeux en tête FADOQ. La règle complète, avec nos décisions, est dans l’application.
sheet-source--tockcitan = D’après la feuille « Tockcitan ». La règle complète, avec nos décisions, est dans l’application.
sheet-source--tijou = D’après la feuille « Tijou ». La règle complète, avec nos décisions, est dans l’application.
sheet-source--barricades = D’après la feuille « Barricades ». La règle complète, avec nos décisions, est dans l’application.
sheet-source--trikolos = D’après la feuille « Trikolos : comment jouer ». La règle complète, avec nos décisions, est dans l’application.
