### Les gestes d'un coup, à l'infinitif ou en groupe de mots ; un coup en aligne plusieurs, séparés par des virgules.
### $card, $card-the, $card-a (none sans carte) ; $place, $via (none sans case) ; $number ; $seat et sa suite (seats.ftl).

step-play = jouer { $card-the }
step-name = comme { $card-a }
step-pawn = { $seat-who ->
    [none] le pion sur { $place }
   *[other] { pawn-of-seat } sur { $place }
}
step-pawn--tijou = { $seat-who ->
    [none] la pièce sur { $place }
   *[other] { piece-of-seat } sur { $place }
}
step-enter = { $place ->
    [none] faire entrer un pion
   *[other] faire entrer un pion sur { $place }
}
step-enter--tijou = { $place ->
    [none] faire entrer une pièce
   *[other] faire entrer une pièce sur { $place }
}
step-land = { $via ->
    [none] jusqu’à { $place }
   *[other] jusqu’à { $via }, puis d’un saut à { $place }
}
step-land--tijou = { $via ->
    [none] jusqu’à { $place }
   *[other] jusqu’à l’angle { $via }, d’où l’on passe à { $place }
}
step-land--trikolos = { $place ->
    [home] jusqu’au camp adverse
   *[other] jusqu’à { $place }
}
step-swap = { $seat-who ->
    [none] contre le pion sur { $place }
   *[other] contre { pawn-of-seat } sur { $place }
}
step-swap--tijou = { $seat-who ->
    [none] contre la pièce sur { $place }
   *[other] contre { piece-of-seat } sur { $place }
}
step-discard = { $card ->
    [none] montrer et défausser toute la main
   *[other] défausser { $card-the }
}
step-lay = poser { $card-the } sans effet
step-give = donner { $card-the } à votre partenaire
step-deal = { $number ->
    [one] distribuer une carte à chacun
   *[other] distribuer { $number } cartes à chacun
}
step-pass = passer
step-pass--barricades = rester sur place
step-decline = ne pas rejouer
step-barricade = poser la barricade sur { $place }
step-push = pousser la rangée { $number }

## La jonction de deux gestes

step-more = { $list }, { $next }
