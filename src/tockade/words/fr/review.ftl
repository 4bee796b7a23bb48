### Le bilan d'une partie : était-ce les cartes, ou nous ?  La page et la ligne de commande disent les mêmes phrases.

## Ce que fait un coup, à l'infinitif ; les arguments sont ceux de consequences.ftl

does-played = jouer { $card-the }{ $cards-count ->
    [2] {" "}comme { $named-a }
   *[other] {""}
}
does-entered = faire entrer un pion
does-entered--tijou = faire entrer une pièce
does-walked = { $by-who ->
    [none] { $way ->
        [back] reculer de { $number } jusqu’à { $to }
       *[forward] avancer de { $number } jusqu’à { $to }
    }
    [self] { $way ->
        [back] reculer de { $number } jusqu’à { $to }
       *[forward] avancer de { $number } jusqu’à { $to }
    }
   *[other] { $way ->
        [back] faire reculer { pawn-of-seat } de { $number } jusqu’à { $to }
       *[forward] faire avancer { pawn-of-seat } de { $number } jusqu’à { $to }
    }
}
does-walked--trikolos = avancer de { $place } à { $to }
does-jumped = prendre le raccourci
does-sent-on = passer à l’angle opposé
does-captured = { $seat-who ->
    [you] capturer un de vos propres pions
   *[other] capturer un pion { of-seat }
}
does-captured--tijou = { $seat-who ->
    [you] manger une de vos propres pièces
   *[other] manger une pièce { of-seat }
}
does-swapped = échanger avec { $other } : { $place } contre { $to }
does-housed = rentrer un pion
does-housed--tijou = placer une pièce à l’arrivée
does-housed--barricades = atteindre le but
does-housed--trikolos = arriver dans le camp adverse
does-laid = poser { $card-the } sans jouer de pièce
does-discarded = { $cards-count ->
    [one] défausser { $card-the }
   *[other] défausser { $cards-count } cartes
}
does-shown = défausser toute la main
does-gave = donner { $card-the } à { $other }
does-chose-deal = { $number ->
    [one] distribuer une carte à chacun
   *[other] distribuer { $number } cartes à chacun
}
does-passed = passer
does-blocked = rester sur place
does-declined = ne pas rejouer
does-plays-again = rejouer
does-barricade-hit = prendre une barricade
does-barricade-placed = poser la barricade sur { $place }
does-pushed = pousser la rangée { $number }
does-fell = faire tomber { $seat-who ->
    [you] un de vos pions
   *[other] un pion { of-seat }
}
does-won = gagner la partie

## La phrase du bilan : $seats sont les joueurs du camp dont on parle

review-won-luck = { $seats-who ->
    [you] La chance était de votre côté : elle a fait l’essentiel.
   *[other] La chance a fait l’essentiel pour { $seats }.
}
review-won-both = Un peu de chance et du bon jeu : les deux ont compté.
review-won-play = La chance n’a favorisé personne : c’est le jeu qui a fait la différence.
review-won-against = { $seats-who ->
    [you] Le hasard était contre vous : c’est votre jeu qui a fait la différence.
   *[other] { $seats-count ->
        [one] Le hasard était contre { $seats } : c’est son jeu qui a fait la différence.
       *[other] Le hasard était contre { $seats } : c’est leur jeu qui a fait la différence.
    }
}
review-lost-luck = { $even ->
    [yes] Le hasard a aidé l’autre camp ; à chances égales, la partie était pour vous.
   *[no] Le hasard a surtout aidé l’autre camp.
}
review-lost-both = Le hasard a aidé l’autre camp, qui a aussi mieux joué.
review-lost-play = La chance n’a favorisé personne : l’autre camp a mieux joué.
review-lost-despite = La chance était de votre côté, mais cette fois l’autre camp a mieux joué.
review-drawn = Personne n’a gagné ; voici ce que la chance et le jeu ont apporté.

review-title-won = { $seats-count ->
    [one] { $seats-who ->
        [you] vous gagnez
       *[other] { $seats } gagne
    }
   *[other] { $seats-who ->
        [you] { $seats } gagnez
       *[other] { $seats } gagnent
    }
}
review-title-drawn = partie nulle

## Les barres et la courbe

review-title = Le hasard ou le jeu ?
review-bars = De quoi le résultat est fait
review-start = Au départ
review-play = { $who ->
    [you] Votre jeu
   *[other] Le jeu
}
review-luck = La chance
review-end-won = Victoire
review-end-lost = Défaite
review-end-drawn = Nulle
review-end-points = Parties gagnées
review-percent = { $percent } %
review-curve = Chances de gagner, coup par coup
review-curve-side = { $seats-who ->
    [you] Vos chances de gagner, coup par coup
   *[other] Chances de gagner pour { $seats }, coup par coup
}
review-curve-words = { $seats } : { $start } % au départ, { $low } % au plus bas (coup { $low-turn }), { $high } % au plus haut (coup { $high-turn }).
review-legend-luck = hasard : { $points }
review-legend-play = jeu : { $points }
review-turn = Coup { $turn }
review-whose = Le bilan vu par
review-game-number = Partie { $number }

## Les moments qui ont compté

review-lucky = Les coups du hasard
review-costly = Les coups qui ont coûté cher
review-none-lucky = Le hasard n’a presque rien changé.
review-none-costly = Aucun coup n’a vraiment coûté cher.
review-drew = { $seat-who ->
    [you] vous piochez
   *[other] { $seat } pioche
} { $cards-count ->
    [one] { $card-the }
   *[other] { $cards }
}
review-dealt = { $seat-who ->
    [you] vous recevez { $cards }
   *[other] { $seat } reçoit { $cards }
}
review-threw = { $seat-who ->
    [you] vous faites un { $number }
   *[other] { $seat } fait un { $number }
}
review-lot = le tirage au sort
review-better = mieux : { $move }
review-best = le mieux
review-played = joué
review-mark-doubtful = discutable
review-mark-error = erreur
review-mark-blunder = grosse erreur
review-options = Coup { $turn } : { $seat-who ->
    [you] ce que vous pouviez jouer
   *[other] ce que { $seat } pouvait jouer
}
review-forced = Un seul coup était possible.
review-same = Tous les coups se valaient.
review-of-legal = { $count ->
    [one] un autre coup possible
   *[other] { $count } autres coups possibles
}

## Ce qu'un robot aurait joué

review-ask-maitre = Que jouerait le maître ici ?
review-maitre-thinks = Le maître réfléchit…
review-maitre-same = Le maître jouerait le même coup : { $move }.
review-maitre-other = Le maître jouerait plutôt : { $move }.

## Les erreurs

review-errors = Taux d’erreur
review-errors-words = Ce qu’une décision a coûté en moyenne, en millièmes de chances de gagner ; les coups forcés ne comptent pas.
review-error-rate = { $rate } ({ $count ->
    [one] une décision
   *[other] { $count } décisions
})

## D'où viennent les chiffres

review-figures = D’où viennent ces chiffres
review-by-network = Les chances sont estimées par un programme qui a appris ce jeu en jouant contre lui-même. Il peut se tromper : un meilleur joueur verrait parfois autre chose.
review-by-search = Les chances sont estimées par un programme qui calcule quelques tours à l’avance. Il peut se tromper.
review-stands-in = Il s’est entraîné à une autre table, la plus proche de celle-ci.
review-pack = L’ordre d’une pioche retournée compte comme inconnu, même si une mémoire parfaite pouvait le retenir.
review-definitions = La chance est ce que chaque carte, lancer ou tirage a apporté, comparé à la moyenne de ce qu’il pouvait apporter. Le jeu est le reste. Un coup est jugé d’après ce que le joueur pouvait savoir, jamais d’après les cartes cachées.
review-quick = Un premier regard : les erreurs ne sont pas encore confirmées.
review-looking = On regarde de plus près les coups qui ont coûté cher…
review-looking-all = On regarde tous les coups de plus près…
review-ahead = { $count ->
    [one] Un autre bilan passe avant.
   *[other] { $count } autres bilans passent avant.
}
review-seconds = Encore { $count } s environ.
review-minutes = Encore { $count } min environ.
review-call-off = Arrêter
review-ask-deep = Regarder de plus près les coups les plus chers
review-ask-long = Regarder tous les coups de plus près
review-all-looked = Tous les coups ont été regardés de plus près.
review-no-value = On ne sait pas encore estimer les chances dans ce jeu : pas de bilan, mais la partie peut se revoir coup par coup.
review-empty = Cette partie n’a pas commencé : il n’y a encore rien à en dire.
review-loading = Le bilan se prépare…
review-share = Partager l’image
review-share-svg = Image à imprimer (SVG)
review-share-failed = L’image n’a pas pu être faite. Réessayez dans un instant.

## Les conseils à la table

hint-ask = Conseil
hint-waiting = Le conseil se prépare…
hint-by = D’après ce que vous pouvez savoir
hint-asked = Conseils demandés : { $list }
hint-count = { $seat } ({ $count })
hint-close = Fermer

## Le tuteur

tutor-sure = Vraiment ce coup-là ? Il y a nettement mieux.
tutor-chosen = votre choix
tutor-other = Choisir autre chose
tutor-play = Jouer quand même
tutor-spoke = Le tuteur est intervenu : { $list }

## Exercices

review-play-again = Rejouer ce coup
exercise-number = Exercice { $number } sur { $count }
exercise-own = Votre coup { $turn } ({ $number } sur { $count })
exercise-ask = À vous : trouvez le meilleur coup.
exercise-best = C’est le meilleur coup !
exercise-good = Très bien : c’est presque aussi bon que le meilleur coup.
exercise-worse = Pas tout à fait : il y a mieux. Essayez encore.
exercise-other = Il y a bien mieux. Essayez encore.
exercise-show = Voir la réponse
exercise-next = Exercice suivant
exercise-play-on = Jouer la suite
exercise-text = La position en texte
exercise-none = Aucun coup de cette partie ne vous a coûté cher : rien à retravailler.
exercise-done = C’était le dernier : bravo !
