### L'étude : ce que beaucoup de parties disent d'une règle. Les nombres arrivent déjà écrits.

command-study = Étudier un jeu ou ses variantes : longueur, chances de chacun, cartes mortes, captures, choix.

parameter-study-games = Le nombre de parties, de chaque variante.
parameter-study-policy = Comment jouent les joueurs : vite et assez bien, ou au hasard.
parameter-study-seed = La graine, un nombre ; la même graine donne les mêmes parties.
parameter-study-compare = Mettre des variantes côte à côte : restock=turn_over,shuffle, players=2,4 ou policy=quick,random.
parameter-study-html = Écrire le rapport dans cette page, avec ses graphiques.
parameter-study-records = Écrire toutes les parties dans ce fichier.
parameter-study-workers = Le nombre de processus ; sinon un par cœur.

bad-compare = « { $text } » : on compare au moins deux valeurs, par exemple restock=turn_over,shuffle.
bad-compare-same = « { $text } » : deux de ces variantes sont le même jeu.
bad-compare-players = « { $value } » n’est pas un nombre de joueurs.
bad-compare-policy = « { $value } » n’est pas une façon de jouer ; on peut dire { $nearest }.
bad-study-broken = Un des processus de l’étude s’est arrêté ; essayez avec --workers 1.

study-bar = Parties
study-written = Écrit : { $file }.
study-title = Étude : { $game }
study-subtitle = { $table } · { $games } parties{ $variants ->
    [1] {""}
   *[other] {" "}de chaque variante
} · { $policy } · nulle après { $limit } tours
study-subtitle-free = { $table } · { $games } parties{ $variants ->
    [1] {""}
   *[other] {" "}de chaque variante
} · { $policy } · sans limite de tours
study-subtitle-any = { $table } · { $games } parties de chaque variante · { $policy }
study-players = { $teams ->
    [yes] { $players } joueurs par équipes
   *[no] { $players } joueurs
}
study-policy-quick = jeu rapide
study-policy-random = jeu au hasard
study-speed = { $games } parties en { $seconds } s, { $workers ->
    [1] dans ce processus
   *[other] dans { $workers } processus
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
   *[none] sa part serait { $fair } : aucun avantage visible
}
study-key-forced = Sans vrai choix
study-key-mean-note = par partie, en moyenne
study-key-forced-note = des décisions n’ont qu’un coup permis

study-measure-turns = Longueur des parties
    .define = Tours de tous les joueurs ensemble, du premier coup à la fin ; une partie arrêtée par la limite compte pour cette limite.
study-measure-draws = Parties nulles
    .define = Part des parties arrêtées par la limite de tours, sans gagnant.
study-measure-seat = Victoires par place
    .define = Part des parties gagnées par chaque place (avec sa partenaire, en équipes), nulles non comptées ; le trait est l’intervalle de Wilson à 95 %.
study-measure-first = Victoires selon l’ordre du jeu
    .define = Part des parties gagnées par qui joue en premier, en deuxième, etc., nulles non comptées ; le trait est l’intervalle de Wilson à 95 %.
study-measure-dead = Cartes mortes en main
    .define = Parmi les décisions où un joueur a cette carte en main à son tour, part de celles où aucun coup permis ne la joue.
study-measure-dead--barricades = Lancers morts
    .define = Parmi les lancers de ce nombre, part de ceux avec lesquels aucun pion ne peut avancer.
study-measure-captures = Captures
    .define = Pions renvoyés à leur base, par partie.
study-measure-captures--trikolos = Retours au camp
    .define = Pions tombés avec leur tuile qui ne trouvent plus de place et rentrent au camp, par partie.
study-measure-discards = Défausses forcées
    .define = Décisions où rien n’est jouable et où l’on se défausse, par partie, tous joueurs ensemble.
study-measure-discards--barricades = Tours bloqués
    .define = Lancers avec lesquels aucun pion ne peut avancer, par partie, tous joueurs ensemble.
study-measure-discards--tijou = Tours sans effet
    .define = Décisions où aucune carte en main n’est jouable : on en pose une sans effet ou on la garde, par partie, tous joueurs ensemble.
study-measure-discards--trikolos = Tours bloqués
    .define = Poussées après lesquelles aucun pion ne peut bouger, par partie, les deux joueurs ensemble.
study-measure-forced = Décisions sans vrai choix
    .define = Part des décisions où un seul coup est permis, défausses obligées comprises.
study-measure-lead-changes = Changements de tête
    .define = Combien de fois par partie un autre camp se trouve avec le plus de pas derrière lui, un pion à la maison comptant le tour entier.
study-measure-lead-changes--barricades = Changements de tête
    .define = Combien de fois par partie un autre joueur se trouve seul à avoir le pion le plus proche du but.
study-measure-lead-changes--trikolos = Changements de tête
    .define = Combien de fois par partie, à la fin d’un tour, l’autre joueur se trouve avec le plus de rangées derrière lui.

study-measure-one-card = { $card } morte en main
study-measure-one-throw = Lancer { $card } mort
study-measure-one-seat = Victoires de { $seat }
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
study-column-figure = Moyenne ou part (intervalle à 95 %)
study-column-measure = Mesure
study-column-variant = Variante
study-column-values = Valeurs
study-column-difference = Différence (95 %)
study-column-effect = Effet
study-column-chance = p corrigé
study-column-verdict = Verdict
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
study-again-note = Mêmes graines, mêmes parties, mêmes chiffres. Avec --records les parties sont écrites coup par coup, et chacun peut tout recompter.
study-foot = Fait avec Tockade { $version }. Les intervalles sont à 95 % ; ceux des parts de décisions et de cartes tiennent compte de ce que les décisions d’une même partie ne sont pas indépendantes.
