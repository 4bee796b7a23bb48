### L'étude : ce que beaucoup de parties disent d'une règle. Les nombres arrivent déjà écrits.

command-study = Étudier un jeu ou ses variantes : longueur, chances de chacun, cartes mortes, captures, choix.

parameter-study-games = Le nombre de parties, de chaque variante.
parameter-study-luck = Mesurer aussi la part du hasard et le taux d’erreur, sur tant de parties de chaque variante.
parameter-study-policy = Comment jouent les joueurs : vite et assez bien, au hasard, ou comme un niveau de robots, amateur ou maitre par exemple.
parameter-study-seed = La graine, un nombre ; la même graine donne les mêmes parties.
parameter-study-compare = Mettre des variantes côte à côte : restock=turn_over,shuffle, players=2,4 ou policy=quick,random.
parameter-study-html = Écrire le rapport dans cette page, avec ses graphiques.
parameter-study-records = Écrire toutes les parties dans ce fichier.
parameter-study-workers = Le nombre de processus ; sinon un par cœur.
parameter-study-second = Le nombre de parties de chaque variante jouées aussi de l’autre façon, pour comparer ; sinon autant, 1000 au plus ; 0 pour aucune.

bad-compare = « { $text } » : il faut comparer au moins deux valeurs, par exemple restock=turn_over,shuffle.
bad-compare-same = « { $text } » : deux de ces variantes sont le même jeu.
bad-compare-players = « { $value } » n’est pas un nombre de joueurs.
bad-compare-policy = « { $value } » n’est pas une façon de jouer ; au choix : { $nearest }.
bad-study-luck = Une seule partie ne dit rien du hasard : demandez-en 2 ou plus.
bad-study-second = Une seule partie ne suffit pas pour comparer : donnez 0, ou 2 et plus.

study-bar = Parties
study-written = Écrit : { $file }.
study-title = Étude : { $game }
study-subtitle = { $table } · { $games } parties{ $variants ->
    [1] {""}
   *[other] {" "}de chaque variante
} · { $policy } · nulle après { $limit } tours
study-subtitle-free = { $table } · { $games } parties{ $variants ->
    [1] {""}
   *[other] {" "}de chaque variante
} · { $policy } · sans limite de tours
study-subtitle-any = { $table } · { $games } parties de chaque variante · { $policy }
study-players = { $teams ->
    [yes] { $players } joueurs par équipes
   *[no] { $players } joueurs
}
study-policy-quick = jeu rapide
study-policy-random = jeu au hasard
study-policy-debutant = jeu de débutants
study-policy-amateur = jeu d’amateurs
study-policy-habitue = jeu d’habitués
study-policy-confirme = jeu de confirmés
study-policy-expert = jeu d’experts
study-policy-maitre = jeu de maîtres
study-speed = { $games } parties en { $seconds } s, { $place ->
    [here] dans ce processus
    [ray] sur une grappe Ray de { $workers } cœurs
   *[processes] dans { $workers } processus
}.

study-name-players = nombre de joueurs
study-name-policy = façon de jouer
study-compared = Comparaison : { $option }
study-setting = { $option } : { $value }
study-percent = { $value } %
study-points = { $value } pt
study-always = { $value } dans chaque partie.
study-interval = { $value } ({ $low } à { $high })
study-range = de { $low } à { $high }
study-mean-range = moyenne { $mean }, neuf parties sur dix entre { $low } et { $high }
study-histogram-bar = { $low } à { $high } : { $share }
study-fair = part égale : { $share }
study-mean = moyenne { $value }
study-order = joue en { $place }ᵉ
study-order-first = joue en premier
study-opens = { $first ->
    [yes] ceux qui commencent
   *[no] les { $place }ᵉˢ à jouer
}
study-axis-turns = tours
study-axis-count = par partie

study-key-length = Longueur médiane
study-key-length-note = tours ; neuf parties sur dix { $range }
study-key-first = Qui commence gagne
study-key-first-note = { $edge ->
    [more] plus que sa part de { $fair } : un avantage réel
    [less] moins que sa part de { $fair } : un désavantage réel
   *[none] sa part serait { $fair } : commencer ne donne aucun avantage visible
}
study-key-seats = Pire et meilleure place
study-key-seats-note = { $worst } et { $best } ; la part égale est { $fair } : { $uneven ->
    [yes] les places ne se valent pas
   *[no] pas plus que ce que le hasard explique
}
study-key-forced = Sans vrai choix
study-key-mean-note = par partie, en moyenne
study-key-forced-note = des décisions n’ont qu’un coup permis
study-key-draws-note = des parties ont été arrêtées par la limite de tours
study-second = { $policy } : { $value }

study-fairness = Chances égales ?
study-fairness-seats = { $uneven ->
    [yes] Les places ne se valent pas : victoires de { $low } ({ $worst }) à { $high } ({ $best }), pour une part égale de { $fair }.
   *[no] Les places (de { $low } à { $high }, pour une part égale de { $fair }) ne diffèrent pas plus que ce que le hasard explique.
}
study-fairness-order = { $edge ->
    [more] Qui commence a un avantage réel : { $first }.
    [less] Qui commence a un désavantage réel : { $first }.
    [other] L’ordre du jeu compte, même si commencer ne montre pas d’avantage ({ $first }).
   *[none] Commencer ne donne aucun avantage visible ({ $first }).
}
study-fairness-same = Le verdict est le même en { $policy }.
study-fairness-differs = { $depends ->
    [yes] Cela dépend de la façon de jouer ; voici ce que donne le { $policy }. { $said }
   *[unclear] En { $policy }, le verdict est autre, sans que ces parties montrent que la façon de jouer en soit la cause. { $said }
}

study-measure-turns = Longueur des parties
    .define = Tours de tous les joueurs ensemble jusqu’à la fin, comme les compte la limite de tours : un coup de plus fait partie de son tour ; choisir une carte à donner ou la taille d’une donne n’en est pas un. Une partie arrêtée par la limite compte pour cette limite.
study-measure-draws = Parties nulles
    .define = Part de toutes les parties que la limite de tours a arrêtées sans gagnant ; intervalle de Wilson à 95 %.
study-measure-seat = Victoires par place
    .define = Parmi les parties qui ont un gagnant, part de celles que chaque place a gagnées (en équipes : avec son coéquipier ; une victoire partagée compte pour chacun). Le trait est l’intervalle de Wilson à 95 %. Un avantage est dit réel quand le test du score contre la part égale, corrigé par Holm pour toutes les places et tous les rangs de jeu de l’étude ensemble, reste sous 5 %.
study-measure-first = Victoires selon l’ordre du jeu
    .define = Parmi les parties qui ont un gagnant, part de celles gagnées par qui est le premier à jouer une carte ou un pion (donner une carte ne compte pas), par la place suivante, et ainsi de suite autour de la table ; pour un match, l’ordre de sa première partie. Le trait est l’intervalle de Wilson à 95 % ; un avantage est dit réel comme pour les places.
study-measure-dead = Cartes mortes en main
    .define = À chaque tour de jeu (coups de plus non comptés), chaque valeur en main compte une fois, en quelque nombre qu’elle y soit ; part des cas où aucun coup permis n’exécute la carte.
study-measure-dead--barricades = Lancers morts
    .define = Parmi les lancers de ce nombre qu’un joueur doit jouer (y compris celui qui a décidé du premier tour), part de ceux qui ne permettent aucun coup.
study-measure-captures = Captures
    .define = Pions renvoyés au camp de départ, par partie, quels que soient leur couleur et le joueur qui les renvoie.
study-measure-captures--trikolos = Retours au camp
    .define = Pions tombés avec leur tuile qui ne trouvent pas de place libre et rentrent au camp, par partie.
study-measure-discards = Défausses forcées
    .define = Tours de jeu (coups de plus non comptés) où aucune carte en main n’est jouable et où l’on en défausse une ou toutes ; par partie, tous joueurs ensemble.
study-measure-discards--barricades = Tours bloqués
    .define = Lancers avec lesquels passer est le seul coup, par partie, tous joueurs ensemble.
study-measure-discards--tijou = Tours pour rien
    .define = Tours de jeu où aucune carte en main n’est jouable : on en pose une sans jouer de pièce, ou l’on passe ; par partie, tous joueurs ensemble.
study-measure-discards--trikolos = Tours bloqués
    .define = Poussées après lesquelles aucun pion ne peut bouger, par partie, les deux joueurs ensemble.
study-measure-forced = Décisions sans vrai choix
    .define = Parmi toutes les décisions, y compris les cartes à donner, les donnes, les coups de plus, les barricades et les défausses forcées, part de celles où un seul coup est permis. Des coups au même résultat sont un seul coup.
study-measure-lead-changes = Changements de tête
    .define = Après chaque décision, on compte les pas des pions de chaque camp : 0 au camp de départ ; 1 sur le départ, puis 1 de plus par case ; de nouveau 1 une fois passée l’entrée de la maison ; à la maison, autant que le circuit a de cases. Le camp qui en a le plus est en tête ; à égalité, celui qui l’était le reste, sinon c’est la place la plus basse. On compte, par partie, combien de fois la tête change de camp ; la première prise de tête ne compte pas.
study-measure-lead-changes--tijou = Changements de tête
    .define = Après chaque décision, on compte les pas des pièces de chaque camp : 0 hors du plateau ; 1 sur l’entrée, puis 1 de plus par case, une fois autour du plateau ; 36 à l’arrivée. Le camp qui en a le plus est en tête ; à égalité, celui qui l’était le reste, sinon c’est la place la plus basse. On compte, par partie, combien de fois la tête change de camp ; la première prise de tête ne compte pas.
study-measure-lead-changes--barricades = Changements de tête
    .define = Après chaque coup ou tour passé, la distance d’un joueur est celle de son pion le plus proche du but, en cases le long des traits, sans compter barricades ni pions ; qui n’a aucun pion sur le plateau est le plus loin. Le plus proche, s’il est seul, est en tête ; à égalité, celui qui l’était le reste. On compte, par partie, combien de fois la tête change de joueur ; la première prise de tête ne compte pas.
study-measure-lead-changes--trikolos = Changements de tête
    .define = À la fin de chaque tour, on additionne les rangées des pions de chaque joueur : 0 au camp, de 1 à 6 sur le plateau en partant de son camp, 7 dans le camp adverse. Celui qui en a le plus est en tête ; à égalité, celui qui l’était le reste. On compte, par partie, combien de fois la tête change de joueur ; la première prise de tête ne compte pas.

study-measure-one-card = { $card } morte en main
study-measure-one-throw = Lancer { $card } mort
study-measure-one-seat = Victoires : { $seat }
study-measure-one-first = Victoires de qui commence

study-differences = Ce qui change vraiment
study-differences-define = Chaque variante est comparée à la première ({ $first }). Une différence est dite réelle quand il y a moins de 5 % de risque qu’une seule des { $count } comparaisons soit due au hasard (correction de Holm). L’effet est le d de Cohen pour les moyennes, son h pour les parts : 0,2 petit, 0,5 moyen, 0,8 grand.
study-differences-none = Aucune des { $count } différences mesurées n’est plus grande que ce que le hasard explique.
study-differences-some = { $real ->
    [one] Une différence sur { $count } est réelle.
   *[other] { $real } différences sur { $count } sont réelles.
}
study-differences-cards = { $count ->
    [one] L’une concerne une seule carte ou un seul lancer ; elle est dans la liste complète.
   *[other] { $count } d’entre elles concernent chacune une carte ou un lancer ; elles sont dans la liste complète.
}
study-differences-depend = En { $policy }, { $yes } { $yes ->
    [one] l’est aussi
   *[other] le sont aussi
}, dans le même sens ; { $no } non, donc cela dépend de la façon de jouer ; pour { $unclear }, trop peu de parties pour le dire.
study-column-figure = Moyenne ou part, avec son intervalle à 95 %.
study-column-measure = Mesure
study-column-variant = Variante
study-column-values = Valeurs
study-column-difference = Différence (95 %)
study-column-effect = Effet
study-column-chance = p corrigé
study-column-verdict = Verdict
study-column-second = En { $policy }
study-holds = { $holds ->
    [yes] de même
    [no] cela dépend de la façon de jouer
   *[unclear] trop peu de parties pour le dire
}
study-marks = Derrière une différence : « = » en { $policy } aussi, « ≠ » pas en { $policy }, « ? » trop peu de parties pour le dire.
study-verdict = { $size ->
    [none] pas de différence visible
   *[other] réelle, { study-size }
}
study-size = { $size ->
    [tiny] infime
    [small] petite
    [medium] moyenne
   *[large] grande
}
study-below = < { $value }
study-all-differences = Toutes les comparaisons
study-only-real = La page (--html) et --json donnent toutes les comparaisons, celles de chaque carte comprises.
study-table = Les chiffres
study-again = Pour refaire cette étude
study-again-note = Mêmes graines, mêmes parties, mêmes chiffres. Avec --records, les parties d’une commande sont écrites coup par coup, et chacun peut recompter.
study-foot = Fait avec Tockade { $version }. Les intervalles sont à 95 % ; ceux des parts de décisions et de cartes tiennent compte de ce que les décisions d’une même partie ne sont pas indépendantes.

## Hasard et jeu

study-luck = Le hasard ou le jeu ?
study-luck-bar = Hasard et jeu
study-luck-share = Le hasard fait { $share } de ce qui sépare gagner de perdre ; le reste est du jeu. ({ $games } parties)
study-luck-rate = Une décision coûte en moyenne { $rate } millièmes de chances de gagner, quand on joue ainsi : { $policy }.
study-luck-pack = Ici, l’ordre d’une pioche retournée compte comme inconnu : qui retient tout aurait moins de hasard.
study-luck-change = { $luck ->
    [more] Avec { $name }, le hasard compte plus qu’avec { $first }.
    [less] Avec { $name }, le hasard compte moins qu’avec { $first }.
   *[same] Entre { $name } et { $first }, on ne voit pas de différence sûre dans la part du hasard.
}
study-rate-change = { $rate ->
    [more] Avec { $name }, les erreurs coûtent plus qu’avec { $first } : bien jouer rapporte davantage.
    [less] Avec { $name }, les erreurs coûtent moins qu’avec { $first } : bien jouer rapporte moins.
   *[same] Entre { $name } et { $first }, on ne voit pas de différence sûre dans ce que coûtent les erreurs.
}
study-luck-words = Le hasard est ce que chaque carte, lancer ou tirage a apporté, comparé à la moyenne de ce qu’il pouvait apporter. Sa part est celle des écarts entre le résultat et les chances du départ qu’il explique : à 100 %, seul le hasard décide ; à 0 %, seul le jeu. Les chances viennent des estimations du programme, qui peut se tromper.
