### Ce qui s'est passé : une phrase complète par conséquence.  La première lettre est mise en capitale après coup.
### $seat, $by, $other et leur suite (seats.ftl) ; $place, $to : d'où et où ; $number (jamais négatif) et $way (forward,
### back) ; $letter : la lettre du côté $number ; $card-the, $card-a, $named-a : la première carte et la seconde (celle
### que nomme un joker, la tuile tombée) ; $cards : leur énumération, $cards-count, $known (yes, no : les cartes
### sont-elles connues de qui lit ?) ; $seats : énumération de joueurs, qui lit en tête,
### $seats-in-order : dans leur ordre, $seats-count, $seats-who (you si qui lit en est).

## Cartes

told-played = { $seat-who ->
    [you] vous jouez
   *[other] { $seat } joue
} { $card-the }{ $cards-count ->
    [2] {" "}comme { $named-a }
   *[other] {""}
}.
told-laid = { $seat-who ->
    [you] vous posez
   *[other] { $seat } pose
} { $card-the } sans jouer de pièce.
told-discarded = { $seat-who ->
    [you] vous défaussez
   *[other] { $seat } défausse
} { $cards-count ->
    [one] { $card-the }
   *[other] { $cards }
}.
told-shown = { $seat-who ->
    [you] vous ne pouvez rien jouer et défaussez toute votre main
   *[other] { $seat } ne peut rien jouer et défausse toute sa main
} : { $cards }.
told-gave = { $seat-who ->
    [you] vous choisissez
   *[other] { $seat } choisit
} { $card-the } pour { $other }.
told-exchanged = { $known ->
    [yes] { $seat-who ->
        [you] vous donnez { $named-the } à { $other } et recevez { $card-the }
       *[other] { $other-who ->
            [you] vous donnez { $card-the } à { $seat } et recevez { $named-the }
           *[other] { $seat } donne { $named-the } à { $other } et reçoit { $card-the }
        }
    }
   *[no] { $seat-who ->
        [you] vous échangez une carte avec { $other }
       *[other] { $other-who ->
            [you] vous échangez une carte avec { $seat }
           *[other] { $seat } et { $other } échangent une carte
        }
    }
}.
told-drew = { $seat-who ->
    [you] vous piochez
   *[other] { $seat } pioche
} { $known ->
    [yes] { $cards }
   *[no] { $number ->
        [one] une carte
       *[other] { $number } cartes
    }
}.
deals-cards = { $number ->
    [0] { $seat-who ->
        [you] vous complétez toutes les mains
       *[other] { $seat } complète toutes les mains
    }
    [one] { $seat-who ->
        [you] vous distribuez une carte à chacun
       *[other] { $seat } distribue une carte à chacun
    }
   *[other] { $seat-who ->
        [you] vous distribuez { $number } cartes à chacun
       *[other] { $seat } distribue { $number } cartes à chacun
    }
}
told-dealt = { deals-cards }.
told-chose-deal = { $seat-who ->
    [you] vous choisissez
   *[other] { $seat } choisit
} de distribuer { $number ->
    [one] une carte
   *[other] { $number } cartes
} à chacun.
told-turned-over = la pioche est vide : on retourne la défausse ({ $number ->
    [one] une carte
   *[other] { $number } cartes
}) sans la mélanger. Chacun a pu en retenir l’ordre : on annonce donc les cartes piochées.
told-shuffled = { $number ->
    [one] une seule carte forme la nouvelle pioche.
   *[other] on mélange { $number } cartes : c’est la nouvelle pioche.
}
told-shuffled--trikolos = les tuiles sont posées au hasard.
told-drew-for-deal = { $seat-who ->
    [you] pour savoir qui donne, vous tirez
   *[other] pour savoir qui donne, { $seat } tire
} { $card-a }.
told-tied = { $seats } { $seats-who ->
    [you] êtes à égalité et tirez de nouveau.
   *[other] sont à égalité et tirent de nouveau.
}
told-tied--barricades = { $seats } { $seats-who ->
    [you] êtes à égalité et relancez le dé.
   *[other] sont à égalité et relancent le dé.
}
told-dealer = c’est à { $seat } de donner.

## Toute une donne en une phrase : $shuffled cartes (0 : aucune) ont été mélangées pour elle, $shares dit qui a reçu quoi
## (none : qui lit n'a pas besoin de l'apprendre), $seats, $number et $cards sont ceux d'une part

deal-line = { $shuffled ->
    [0] {""}
   *[other] on mélange les cartes, puis{" "}
}{ deals-cards }{ $shares ->
    [none] {""}
   *[other] {" "}: { $shares }
}.
deal-share = { $known ->
    [yes] { $seats-who ->
        [you] vous recevez
       *[other] { $seats } reçoit
    } { $cards }
   *[no] { $number ->
        [one] une carte
       *[other] { $number } cartes
    } pour { $seats }
}
deal-more = { $list } ; { $next }

## Pions

told-entered = { $seat-who ->
    [you] vous faites entrer un pion
   *[other] { $seat } fait entrer un pion
}.
told-entered--barricades = { $seat-who ->
    [you] vous faites entrer un pion sur { $to }
   *[other] { $seat } fait entrer un pion sur { $to }
}.
told-entered--trikolos = { $seat-who ->
    [you] vous mettez un pion en jeu sur { $to }
   *[other] { $seat } met un pion en jeu sur { $to }
}.
told-entered--tijou = { $seat-who ->
    [you] vous faites entrer une pièce
   *[other] { $seat } fait entrer une pièce
}.
steps-walked = { $number ->
    [one] une case
   *[other] { $number } cases
}
by-steps = { $number ->
    [one] d’une case
   *[other] de { $number } cases
}
told-walked = { $by-who ->
    [you] vous faites { $way ->
        [back] reculer
       *[forward] avancer
    } { pawn-of-seat }
    [other] { $by } fait { $way ->
        [back] reculer
       *[forward] avancer
    } { pawn-of-seat }
   *[none] { pawn-of-seat } { $way ->
        [back] recule
       *[forward] avance
    }
} { by-steps }, jusqu’à { $to }.
told-walked--tijou = { piece-of-seat } { $way ->
    [back] recule
   *[forward] avance
} { by-steps }, jusqu’à { $to }.
told-walked--trikolos = { pawn-of-seat } avance de { $place } à { $to }.
told-walked--barricades = { pawn-of-seat } se déplace { by-steps } jusqu’à { $to }.
told-jumped = { pawn-of-seat } prend le raccourci, de { $place } à { $to }.
told-jumped--tock-fadoq = { pawn-of-seat } saute de { $place } à { $to }.
told-sent-on = { piece-of-seat } tombe sur { $place } et passe aussitôt à { $to }, en face.
told-lapped = { $way ->
    [back] { pawn-of-seat } passe son départ à reculons{ $to ->
        [none] , mais pas l’entrée de sa maison : son tour reste à faire
       *[other] {" "}: son tour compte comme fait
    }
   *[forward] { pawn-of-seat } passe son départ et repart pour un tour
}.
told-lapped--tijou = { $way ->
    [back] { piece-of-seat } repasse sa sortie à reculons et l’a de nouveau devant elle
   *[forward] { piece-of-seat } passe sa sortie et repart pour un tour
}.
told-captured = { $by-who ->
    [you] vous capturez { pawn-of-seat } sur { $place }
    [self] { $seat-who ->
        [you] vous capturez un de vos propres pions sur { $place }
       *[other] { $seat } capture un de ses propres pions sur { $place }
    }
    [other] { $by } capture { pawn-of-seat } sur { $place }
   *[none] { pawn-of-seat } est capturé sur { $place }
} : retour au camp de départ.
told-captured--tijou = { $by-who ->
    [you] vous mangez { piece-of-seat } sur { $place }
    [other] { $by } mange { piece-of-seat } sur { $place }
   *[none] { piece-of-seat } est mangée sur { $place }
} : elle doit repartir à zéro.
told-captured--barricades = { $by-who ->
    [you] vous capturez { pawn-of-seat } sur { $place }
    [other] { $by } capture { pawn-of-seat } sur { $place }
   *[none] { pawn-of-seat } est capturé sur { $place }
} : retour à la maison.
told-swapped = { $other-who ->
    [self] { $seat-who ->
        [you] vous échangez deux de vos pions, sur { $place } et sur { $to }
       *[other] { $seat } échange deux de ses pions, sur { $place } et sur { $to }
    }
   *[other] { pawn-of-seat } sur { $place } et { pawn-of-other } sur { $to } échangent leurs places
}.
told-swapped--tijou = { $other-who ->
    [self] { $seat-who ->
        [you] vous échangez deux de vos pièces, sur { $place } et sur { $to }
       *[other] { $seat } échange deux de ses pièces, sur { $place } et sur { $to }
    }
   *[other] { piece-of-seat } sur { $place } et { piece-of-other } sur { $to } échangent leurs places
}.
told-housed = { pawn-of-seat } est rentré à la maison.
told-housed--tijou = { piece-of-seat } passe de sa sortie à la case d’arrivée.
told-housed--barricades = { pawn-of-seat } atteint le but !
told-housed--trikolos = { pawn-of-seat } arrive dans le camp adverse.
told-finished = { $seat-who ->
    [you] tous vos pions sont à la maison.
   *[other] tous les pions { of-seat } sont à la maison.
}
told-finished--tijou = { $seat-who ->
    [you] toutes vos pièces sont en case d’arrivée.
   *[other] toutes les pièces { of-seat } sont en case d’arrivée.
}
told-finished--trikolos = { $seat-who ->
    [you] tous vos pions sont dans le camp adverse.
   *[other] tous les pions { of-seat } sont dans le camp adverse.
}

## Tours

told-unused-side = la branche { $letter } reste inutilisée.
told-unused-side--tijou = le côté { $letter } reste inutilisé.
told-unused-side--barricades = la maison { $letter } reste inutilisée.
told-shared-side = { $seats } { $seats-who ->
    [you] partagez
   *[other] partagent
} le côté { $letter }.
told-passed = { $seat-who ->
    [you] vous passez.
   *[other] { $seat } passe.
}
told-passed--barricades = { $seat-who ->
    [you] vous restez sur place.
   *[other] { $seat } reste sur place.
}
told-blocked = { $seat-who ->
    [you] vous ne pouvez rien bouger et perdez votre tour.
   *[other] { $seat } ne peut rien bouger et perd son tour.
}
told-declined = { $seat-who ->
    [you] vous ne rejouez pas.
   *[other] { $seat } ne rejoue pas.
}
told-token-earned = { $seat-who ->
    [you] vous gagnez
   *[other] { $seat } gagne
} un coup de plus ({ $number } en réserve).
told-token-spent = { $seat-who ->
    [you] vous utilisez
   *[other] { $seat } utilise
} un coup gardé en réserve ({ $number ->
    [0] c’était le dernier
   *[other] il en reste { $number }
}).
told-plays-again = { $seat-who ->
    [you] vous pouvez rejouer aussitôt.
   *[other] { $seat } peut rejouer aussitôt.
}

## Barricades

told-threw = { $seat-who ->
    [you] vous lancez
   *[other] { $seat } lance
} le dé : { $number }.
told-begins = { $seat-who ->
    [you] vous avez fait le plus grand nombre : à vous de commencer, avec ce { $number }.
   *[other] { $seat } a fait le plus grand nombre et commence avec ce { $number }.
}
told-barricade-hit = { $seat-who ->
    [you] vous tombez pile sur la barricade de { $place } : à vous de la poser ailleurs.
   *[other] { $seat } tombe pile sur la barricade de { $place } et va la poser ailleurs.
}
told-barricade-placed = { $seat-who ->
    [you] vous posez
   *[other] { $seat } pose
} la barricade sur { $place }.

## Trikolos

told-pushed = { $seat-who ->
    [you] vous poussez
   *[other] { $seat } pousse
} la rangée { $number } : { $card-a } entre en F, { $named-a } tombe en A.
told-rode = { pawn-of-seat }, porté par sa tuile, passe de { $place } à { $to }.
told-fell = { pawn-of-seat } tombe avec { $place }.
told-returned = { pawn-of-seat } est remis en jeu sur { $to }.
told-to-camp = aucune tuile ne peut reprendre { pawn-of-seat } : retour dans son camp.
told-no-pawn-move = { $seat-who ->
    [you] aucun de vos pions ne peut avancer : votre tour est fini.
   *[other] aucun pion { of-seat } ne peut avancer : son tour est fini.
}

## Fin

told-won = { $seats-who ->
    [you] { $seats } gagnez la partie !
   *[other] { $seats-count ->
        [one] { $seats } gagne la partie.
       *[other] { $seats } gagnent la partie.
    }
}
told-placed = { $seats-who ->
    [you] { $seats } finissez
   *[other] { $seats-count ->
        [one] { $seats } finit
       *[other] { $seats } finissent
    }
} à la { $number ->
    [1] 1re
   *[other] { $number }e
} place.
told-drawn-game = partie nulle : la limite { $number ->
    [one] d’un tour
   *[other] de { $number } tours
} est atteinte.
told-game-of-match = { $seats-count ->
    [0] fin de la partie { $number } : nulle, aucun point.
   *[other] fin de la partie { $number } : un point pour { $seats }.
}
told-match-won = { $seats-who ->
    [you] { $seats-count ->
        [one] vous remportez le match !
       *[other] { $seats } gagnez le match à égalité !
    }
   *[other] { $seats-count ->
        [one] { $seats } remporte le match.
       *[other] { $seats } gagnent le match à égalité.
    }
}
told-seated = on jouera dans cet ordre : { $seats-in-order }.
told-teamed = { $seats } { $seats-who ->
    [you] jouez ensemble.
   *[other] jouent ensemble.
}
