### Ce qui ne peut pas être lu : une phrase par BadInput, avec les arguments de celui qui l'a levé.

## Jeux et options

bad-rules = Il n’y a pas de jeu « { $name } ». Essayez plutôt : { $nearest }.
bad-setup-word = Je ne comprends pas « { $word } » dans le choix du jeu. Écrivez par exemple « tock-globe 4 teams restock=shuffle ».
bad-table = { $rules } ne se joue pas avec « { $table } » ; au choix : { $tables }.
bad-option = { $rules } n’a pas d’option « { $name } ». Essayez plutôt : { $nearest }.
bad-option-table = { $rules } n’a pas d’option « { $name } » avec « { $table } ».
bad-value = « { $value } » n’est pas une valeur de l’option « { $name } » ; au choix : { $values }.
bad-option-needs = L’option « { $name } » n’a de sens qu’avec { $needs }.
bad-colours-sum = « { $value } » fait { $sum ->
    [one] { $sum } tuile
   *[other] { $sum } tuiles
} ; il en faut { $tiles }.
bad-colours-odd = Une position en miroir demande des nombres de feux pairs, pas « { $value } ».

## Hasard

bad-outcome = « { $text } » ne peut pas arriver ici ; écrivez par exemple « die 4 » ou « lot 2 ».

## Coups

bad-move = Je ne comprends pas le coup « { $text } ».
bad-card = « { $card } », dans « { $text } », n’est pas une carte : A 2 3 … 10 J Q K X, ou V D R.
bad-place = « { $place } », dans « { $text } », n’est pas une place de ce plateau.
bad-steps = Ces gestes ne forment pas un coup complet.

## Positions

bad-position-object = Une position est un objet aux champs nommés.
bad-position-unknown-field = Une position de ce jeu n’a pas de champ « { $field } ».
bad-position-missing = Le champ « { $field } » manque.
bad-position-number = Le champ « { $field } » doit être un nombre entier de { $least } à { $most }.
bad-position-word = Le champ « { $field } » doit être l’un de ces mots : { $values }.
bad-position-flag = Le champ « { $field } » doit être true ou false, sans guillemets.
bad-position-seats = Le champ « { $field } » doit être une liste de nombres différents, de 0 à { $last }.
bad-position-sides = Le champ « { $field } » doit être une liste de camps différents, numérotés de 0 à { $last }.
bad-position-numbers = Le champ « { $field } » doit être une liste de nombres entiers de 0 à { $most }, un par place.
bad-position-per-seat = Le champ « { $field } » doit être une liste avec une entrée pour chacune des { $seats } places.
bad-position-finished = Quand ce jeu est fini, « finished » porte { $places ->
    [one] un seul camp
   *[other] tous les { $places } camps
}.
bad-position-places = Dans le champ « { $field } », les endroits s’écrivent en liste de textes entre guillemets.
bad-position-place-twice = « { $place } » figure deux fois dans le champ « { $field } ».
bad-position-cards = Dans le champ « { $field } », les cartes s’écrivent en liste de textes entre guillemets.
bad-position-known-object = Le champ « known » doit être un objet avec les champs « stock », « shown » et « given ».
bad-position-phase = Ce jeu n’a pas de phase « { $phase } ».
bad-position-pawns = Le champ « pawns » doit donner à chacune des { $seats } places l’endroit de ses { $pawns } pions.
bad-position-pawns--tijou = Le champ « pawns » doit donner à chacune des { $seats } places l’endroit de ses { $pawns } pièces.
bad-position-place = Il n’y a pas d’endroit « { $place } » sur ce plateau.
bad-position-house = Un pion de la place { $seat } ne peut pas être dans la maison d’un autre, sur { $place }.
bad-position-house--tijou = Une pièce de la place { $seat } ne peut pas être à l’arrivée d’un autre côté, sur { $place }.
bad-position-two-pawns = Il y a deux pions sur { $place }.
bad-position-fresh = Seul un pion sur son propre départ peut venir d’entrer ; il n’y en a pas sur { $place }.
bad-position-fresh--tijou = Au Tijou, aucune pièce n’est protégée à son entrée : « { $place } » ne peut pas figurer dans « fresh ».
bad-position-arms = Les places ne peuvent pas être aux branches { $arms } dans ce jeu.
bad-position-arms--tijou = Les places ne peuvent pas être aux côtés { $arms } dans ce jeu.
bad-position-card = Il n’y a pas de carte « { $card } ».
bad-position-card-twice = { $most ->
    [0] Il n’y a pas de carte { $card } dans le paquet de ce jeu.
   *[other] Il y a { $count } cartes { $card } ; le paquet en a { $most }.
}
bad-position-pack = Il y a { $cards } cartes en tout au lieu de { $pack }.
bad-position-hand = La place { $seat } ne peut pas avoir { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main à ce moment.
bad-position-hand-size = La place { $seat } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main au lieu de { $expected }. Pour d’autres mains, mettez « deals » à 0.
bad-position-rounds = La place { $seat } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, ce qui ne correspond pas à ce que les autres ont joué depuis la donne. Pour d’autres mains, mettez « deals » à 0.
bad-position-gift = La place { $seat } ne peut pas avoir donné une carte encore en chemin.
bad-position-no-gift = La place { $seat } n’est pas parmi les « candidates » : la carte qu’elle a donnée doit être dans « gifts ».
bad-position-no-passing = On ne passe pas dans ce jeu : « passed » doit être vide.
bad-position-known = Les cartes que l’on connaît à la place { $seat } ne sont pas dans sa main.
bad-position-stock-known = L’ordre de la pioche n’est jamais connu dans ce jeu.
bad-position-shown = Personne n’a pu voir une carte de la place { $seat } : seule une pioche retournée montre ce qu’on y prend.
bad-position-given = La place { $seat } n’a pas pu recevoir de carte : il n’y a pas d’échange dans ce jeu.
bad-position-given-many = La place { $seat } ne peut pas avoir encore { $given ->
    [one] { $given } carte reçue
   *[other] { $given } cartes reçues
} de son coéquipier.
bad-position-tokens = La place { $seat } ne peut pas avoir un coup en réserve dans ce jeu.
bad-position-tokens-many = { $tokens ->
    [one] Un coup est
   *[other] { $tokens } coups sont
} en réserve : plus qu’il n’a pu être joué de jokers.
bad-position-no-token = La place { $seat } n’a pas de coup en réserve à jouer.
bad-position-no-joker = Un coup de plus suit un joker : ce doit être la dernière carte défaussée.
bad-position-passed = La place { $seat } ne peut pas avoir passé à ce moment.
bad-position-candidates = Dans la phase « { $phase } », personne ne tire la donne ni ne donne de carte : « candidates » doit être vide.
bad-position-drawing = Le donneur reste à trouver parmi toutes les places, ou parmi celles à égalité pour la plus petite carte : mettez-les dans « candidates ».
bad-position-exchanged = Dans un échange, au moins une place doit encore donner une carte.
bad-position-deal-size = Le champ « deal_size », le nombre de cartes distribuées à chacun, doit être { $least ->
    [1] de { $least } à { $most }.
   *[other] { $most } dans ce jeu.
}
bad-position-deals = On ne donne qu’une fois dans ce jeu : « deals » vaut 0 ou 1.
bad-position-first = Le champ « first » ne correspond pas à « dealer » et « deals », qui disent qui a commencé.
bad-position-owed = { $most ->
    [1] Après ce mélange, il reste une carte à piocher : « owed » doit être 1.
   *[other] Après ce mélange, il reste de 1 à { $most } cartes à piocher : « owed » dit combien.
}
bad-position-owes-nothing = Il ne reste ici aucune carte à piocher : « owed » doit être 0.
bad-position-then = Dans la phase « { $phase } » de ce jeu, « then » ne peut pas être « { $then } ».
bad-position-shuffle = La pioche a encore { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
}, c’est assez : rien à mélanger pour l’instant.
bad-position-deal = Il reste trop peu de cartes pour distribuer.
bad-position-remainder = Il ne peut pas rester { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
} dans la pioche : chacune des { $seats } places en a reçu autant.
bad-position-stock = La pioche a { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
} ; après cette donne, il devrait y en avoir { $expected }.
bad-position-stock-most = La pioche a { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
} ; après cette donne, il peut y en avoir au plus { $most }.
bad-position-turns = { $turns } tours ont été joués, plus que la limite de { $limit }.
bad-position-limit = Après { $limit ->
    [one] un tour
   *[other] { $limit } tours
}, la partie est nulle : sa phase doit être « over ».
bad-position-drawn = Une partie n’est nulle que lorsque sa limite de tours est atteinte.
bad-position-drawn-won = Une partie nulle n’a pas de gagnant, mais « finished » en donne un.
bad-position-over = Cette partie est finie : sa phase doit être « over ».
bad-position-not-over = Cette partie n’est pas finie : sa phase ne peut pas être « over ».
bad-position-won = La place { $seat } a gagné : son camp, { $side }, doit figurer dans « finished ».
bad-position-not-home = Le camp { $side } figure dans « finished », mais ses pions ne sont pas tous rentrés.
bad-position-not-home--tijou = Le camp { $side } figure dans « finished », mais aucun de ses joueurs n’a toutes ses pièces arrivées.
bad-position-last-move = Le gagnant a joué le dernier coup : ce ne pouvait pas être à la place { $seat } de jouer.
bad-position-turn-finished = Ce ne peut pas être à la place { $seat } de jouer : son camp a fini.
bad-position-turn-passed = Ce ne peut pas être à la place { $seat } de jouer : elle a passé.
bad-position-turn-empty = Ce ne peut pas être à la place { $seat } de jouer : elle n’a pas de carte.
bad-position-opening = Avant le premier tour, rien ne peut s’être passé.
bad-position-houses = Le champ « arms » doit donner aux { $seats } places des maisons différentes, de gauche à droite.
bad-position-no-houses = Avant le tirage, personne n’a de maison : « arms » doit être vide.
bad-position-no-die = Dans la phase « walk », le dé doit montrer un nombre de 1 à 6.
bad-position-die = Le dé ne montre rien dans la phase « { $phase } » : « die » doit être 0.
bad-position-no-hit = La place { $seat } ne peut pas avoir une barricade à poser : aucun de ses pions ne peut en avoir pris une.
bad-position-goal-closed = Le but était fermé : un pion adverse est sur la dernière ligne droite.
bad-position-throws = Dans la phase « { $phase } », personne ne lance pour commencer : « contenders » et « throws » doivent être vides.
bad-position-faces = Le champ « { $field } » doit être une liste de lancers, des nombres de 1 à { $faces }.
bad-position-contenders = Deux places au moins lancent pour commencer, de gauche à droite.
bad-position-all-thrown = Quelqu’un doit encore lancer pour commencer : il y a trop de lancers dans « throws ».
bad-position-thrower = C’est à la place { $seat } de lancer le dé, pas à la place { $turn }.
bad-barricade-forbidden = Il ne peut pas y avoir de barricade sur { $place }.
bad-barricade-on-pawn = Il y a une barricade et un pion sur { $place }.
bad-barricade-count = Il y a { $found } barricades au lieu de { $expected }.
bad-position-layout = Rien ne peut s’être passé avant la pose des tuiles, mais le champ « { $field } » dit le contraire.
bad-position-no-move = Aucun pion ne peut bouger : le tour serait déjà fini.
bad-tiles = Le champ « tiles » doit être fait de six rangées de six lettres : G, O ou R.
bad-tile-counts = Il y a { $found } tuiles vertes, orange et rouges, avec la tuile supplémentaire, au lieu de { $expected }.
bad-two-winners = Les deux joueurs ne peuvent pas être arrivés.
bad-view = Cette vue n’est pas celle de ce jeu.
bad-point = Il n’y a pas de case « { $place } » sur ce plateau.

## Matchs

bad-match-twice = Un match se joue en « games » parties ou au meilleur de « best_of », pas les deux.
bad-match-inner = La partie en cours est finie : elle doit être comptée dans « past ».
bad-match-over = Le match est fini, mais sa dernière partie ne l’est pas.
bad-match-last = La partie { $number } du match n’a pas fini comme le dit « past ».
bad-match-past-list = Le champ « past » doit être une liste de parties, chacune avec « seating » et « winners ».
bad-match-decided = Le match était décidé après { $number ->
    [one] une partie
   *[other] { $number } parties
} : il ne peut pas y en avoir d’autre.
bad-match-past-seating = Dans la partie { $number } du match, les joueurs ne peuvent pas avoir été assis ainsi.
bad-match-past-winners = Les gagnants de la partie { $number } du match ne sont pas l’un de ses camps.
bad-match-past-drawn = La partie { $number } du match ne peut pas être nulle : il n’y a pas de limite de tours.
bad-match-points = Les points ne correspondent pas aux parties jouées.
bad-match-no-game = Les joueurs ne sont assis que pendant une partie : « seating » et « inner » ne vont pas ensemble.
bad-match-seating = Les joueurs ne peuvent pas être assis ainsi dans cette partie du match.
