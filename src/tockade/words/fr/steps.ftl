### Les gestes d'un coup, à l'infinitif ; un coup en aligne plusieurs comme une énumération.
### $card, $card-the, $card-a (none sans carte) ; $place, $via (none sans case) ; $number ; $seat et sa suite (seats.ftl).
### Deux gestes en un (step-play-as, step-walk, step-exchange) : de plus $named-a, la carte que devient le joker ; $to, où
### va le pion ; $other et sa suite, à qui est l'autre pion.

step-play = jouer { $card-the }
step-name = le jouer comme { $card-a }
step-play-as = jouer { $card-the } comme { $named-a }
step-pawn = { $seat-who ->
    [none] choisir le pion sur { $place }
   *[other] choisir { pawn-of-seat } sur { $place }
}
step-pawn--tijou = { $seat-who ->
    [none] choisir la pièce sur { $place }
   *[other] choisir { piece-of-seat } sur { $place }
}
step-enter = { $place ->
    [none] faire entrer un pion
   *[other] faire entrer un pion sur { $place }
}
step-enter--tijou = { $place ->
    [none] faire entrer une pièce
   *[other] faire entrer une pièce sur { $place }
}
step-enter--trikolos = { $place ->
    [none] mettre un pion en jeu
   *[other] mettre un pion en jeu sur { $place }
}
step-land = { $via ->
    [none] aller à { $place }
   *[other] aller à { $via }, puis sauter à { $place }
}
step-land--tijou = { $via ->
    [none] aller à { $place }
   *[other] aller à { $via }, puis passer en face à { $place }
}
step-land--trikolos = { $place ->
    [home] arriver dans le camp adverse
   *[other] aller à { $place }
}
step-walk = { $seat-who ->
    [none] déplacer le pion
   *[other] déplacer { pawn-of-seat }
} de { $place } à { $via ->
    [none] { $to }
   *[other] { $via }, puis sauter à { $to }
}
step-walk--tijou = { $seat-who ->
    [none] déplacer la pièce
   *[other] déplacer { piece-of-seat }
} de { $place } à { $via ->
    [none] { $to }
   *[other] { $via }, puis en face à { $to }
}
step-walk--trikolos = { $to ->
    [home] mener le pion de { $place } dans le camp adverse
   *[other] avancer le pion de { $place } à { $to }
}
step-swap = { $seat-who ->
    [none] échanger avec le pion sur { $place }
   *[other] échanger avec { pawn-of-seat } sur { $place }
}
step-swap--tijou = { $seat-who ->
    [none] échanger avec la pièce sur { $place }
   *[other] échanger avec { piece-of-seat } sur { $place }
}
step-exchange = échanger { $seat-who ->
    [none] le pion
   *[other] { pawn-of-seat }
} sur { $place } avec { $other-who ->
    [none] le pion
   *[other] { pawn-of-other }
} sur { $to }
step-exchange--tijou = échanger { $seat-who ->
    [none] la pièce
   *[other] { piece-of-seat }
} sur { $place } avec { $other-who ->
    [none] la pièce
   *[other] { piece-of-other }
} sur { $to }
step-discard = { $card ->
    [none] défausser toute la main
   *[other] défausser { $card-the }
}
step-lay = poser { $card-the } sans jouer de pièce
step-give = donner { $card-the } à votre coéquipier
step-deal = { $number ->
    [one] distribuer une carte à chacun
   *[other] distribuer { $number } cartes à chacun
}
step-pass = passer
step-pass--barricades = rester sur place
step-decline = ne pas rejouer
step-barricade = poser la barricade sur { $place }
step-push = pousser la rangée { $number }
