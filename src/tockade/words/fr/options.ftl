### Les options : leur nom, ce qu'elles changent en une phrase (.meaning), et chaque valeur (.value-VALEUR, les soulignés
### devenus traits d'union).  Une option ouverte dit ses autres valeurs par .other, avec $value,
### $first, $second et $third (les nombres entre ses traits d'union) et $cards (l'énumération de ses cartes).

option-ply-limit = Limite de tours
    .meaning = La partie est nulle après ce nombre de tours, tous joueurs confondus.
    .value-none = aucune
    .other = { $value } tours

## Tock

option-entrance = Entrée de la maison
    .meaning = La case où l’on tourne pour rentrer dans sa maison.
    .value-16 = 16, au milieu du bout de la branche
    .value-17 = 17, juste avant le départ
    .value-18 = 18, le départ lui-même
option-arms = Taille du plateau
    .meaning = À quatre, on choisit son plateau ; sur celui à huit branches, une sur deux reste vide.
    .value-4 = 4 branches
    .value-8 = 8 branches
option-restock = Quand la pioche est vide
    .meaning = Ce qu’on fait de la défausse quand il n’y a plus rien à piocher.
    .value-turn-over = on retourne la défausse sans la mélanger
    .value-shuffle = on mélange la défausse
option-jump-captures-first = Capture avant le saut
    .meaning = Un pion qui saute capture-t-il aussi sur la case d’où il saute ?
    .value-off = non, seulement là où il s’arrête (un roi capture tout de même sur son passage)
    .value-on = oui, sur les deux cases
option-seven-same-pawn-stops = Plusieurs arrêts avec un pion
    .meaning = Avec un 7, un même pion peut-il s’arrêter en chemin puis repartir, en capturant à chaque arrêt ?
    .value-off = non, chaque pion avance une seule fois
    .value-on = oui, autant d’arrêts que l’on veut
option-pass-own-start = Repasser son départ
    .meaning = Un pion qui ne peut pas rentrer peut-il passer son départ et refaire un tour ?
    .value-last-resort = seulement si rien d’autre n’est jouable, et alors c’est obligatoire
    .value-allowed = quand on veut
    .value-never = jamais
option-seven-overflow = Le reste du 7
    .meaning = Quand votre dernier pion rentre au milieu d’un 7, les pions de votre coéquipier font-ils le reste ?
    .value-off = non, le 7 doit tomber juste
    .value-on = oui, les pions du coéquipier le jouent en entier
option-play-on = Jouer pour les places
    .meaning = Après le premier gagnant, les autres continuent-ils pour les places suivantes ?
    .value-off = non, la partie s’arrête
    .value-on = oui, jusqu’à la dernière place
option-stuck = Quand on ne peut rien jouer
    .meaning = Ce que l’on fait quand aucune carte n’est jouable.
    .value-discard-one = on défausse une carte au choix et on en pioche une
    .value-discard-hand = on montre et on défausse toute sa main, puis on pioche cinq cartes
option-joker-replay = Rejouer après un joker
    .meaning = Quand peut-on jouer le coup de plus que donne un joker ?
    .value-now-or-later = tout de suite, ou plus tard, après un de ses coups
    .value-now = tout de suite ou jamais
option-swap-own-start = Échanger un pion sur son départ
    .meaning = Votre valet peut-il échanger un de vos pions qui se trouve sur son départ ?
    .value-off = non, un pion sur son propre départ ne s’échange pas
    .value-on = oui, si l’autre pion n’est pas sur son propre départ
option-push-own-start = Un 5 sur un pion au départ
    .meaning = Un 5 fait-il avancer un pion adverse qui se trouve sur son propre départ ?
    .value-off = non, le départ le protège aussi d’un 5
    .value-on = oui, comme tout autre pion du parcours
option-own-start = À l’abri sur le départ
    .meaning = Quand un pion sur son propre départ est-il intouchable ?
    .value-any = toujours, même après un tour
    .value-fresh = seulement tant que le pion n’a pas bougé depuis son entrée
option-jump-past-start = Sauter par-dessus un départ occupé
    .meaning = Peut-on sauter de sommet en sommet par-dessus un pion sur son départ ?
    .value-allowed = oui, le saut ne dépasse personne
    .value-blocked = non
option-jump-cards = Cartes qui font sauter
    .meaning = Les cartes qui permettent de sauter à un pion arrivé sur un sommet.
    .value-all = toutes
    .value-none = aucune
    .other = { $cards }
option-capture-partner = Capturer son coéquipier
    .meaning = Peut-on tomber sur un pion de son coéquipier et le capturer ?
    .value-off = non
    .value-on = oui
option-help-partner = Une fois vos pions rentrés
    .meaning = Quand tous vos pions sont rentrés, devez-vous jouer pour votre coéquipier, ou pouvez-vous aussi vous défausser ?
    .value-must = il faut jouer tant qu’une carte est jouable
    .value-may = on peut jouer, ou se défausser d’une carte au choix
option-pack = Mélanger d’une donne à l’autre
    .meaning = Quand remet-on en jeu les cartes jouées ?
    .value-play-out = quand toutes les cartes ont été distribuées et jouées
    .value-continue = quand il en reste trop peu pour la donne choisie
    .value-reshuffle-each-deal = avant chaque donne
option-first = Qui commence
    .meaning = Qui joue en premier après une donne ?
    .value-dealer = le donneur
    .value-next = le joueur suivant

## Tijou et matchs

option-entry-offset = Case d’entrée
    .meaning = À combien de cases de son angle de sortie chaque joueur fait entrer ses pièces.
    .value-1 = 1 case
    .value-2 = 2 cases
    .value-3 = 3 cases
    .value-4 = 4 cases
    .value-5 = 5 cases
    .value-6 = 6 cases
    .value-7 = 7 cases
    .value-8 = 8 cases
option-jack-with = Le valet
    .meaning = Avec quelles pièces le valet peut échanger la vôtre.
    .value-any = n’importe quelle pièce du parcours
    .value-opponent = une pièce adverse seulement
option-games = Parties du match
    .meaning = Combien de parties on joue en tout ; chaque gagnant marque un point.
    .value-1 = une seule partie
    .other = { $value } parties
option-games--tijou = Parties du match
    .meaning = Combien de parties on joue en tout ; chaque gagnant marque un point. La règle officielle est un match de trois.
    .value-1 = une seule partie
    .value-3 = un match de trois parties
    .other = { $value } parties
option-pairing = Équipes du match
    .meaning = Comment les équipes changent d’une partie à l’autre.
    .value-change = un nouveau coéquipier chaque fois que possible (à quatre, un match de trois finit 3-1-1-1 ou 2-2-2-0)
    .value-draw = tirées au sort à chaque partie
option-best-of = Match au meilleur de
    .meaning = On joue jusqu’à ce qu’un camp ne puisse plus être rattrapé.
    .value-1 = une seule partie
    .other = { $value } parties

## Barricades

option-board = Plateau
    .meaning = Le grand plateau classique, ou le petit plateau de bois.
    .value-classic = classique : 112 cases, 11 barricades, 5 pions
    .value-small = petit : 48 cases, 7 barricades, 4 pions
option-walls = Barricades côte à côte
    .meaning = Quand plusieurs barricades se suivent, sur laquelle un pion peut-il tomber ?
    .value-first = seulement sur la première qu’il atteint
    .value-any = sur n’importe laquelle : il peut passer par-dessus les autres
option-may-pass = Rester sur place
    .meaning = Quand peut-on rester sur place alors qu’on pourrait bouger ?
    .value-blocked = quand aucun pion ne peut se rapprocher du but et qu’aucun n’est juste devant
    .value-off = jamais : qui peut bouger doit bouger
    .value-on = toujours
option-clear-last-row = Dégager la dernière ligne
    .meaning = Le but est-il fermé tant qu’un pion adverse est sur la dernière ligne droite ?
    .value-off = non
    .value-on = oui, il s’ouvre quand elle est libre

## Trikolos

option-layout = Position de départ
    .meaning = Comment les trente-six tuiles sont posées au début.
    .value-standard = la position reconstituée, égale pour les deux camps
    .value-mirror = au hasard mais en miroir : aucun camp n’est avantagé
    .value-random = entièrement au hasard
    .other = position choisie ({ $value })
option-colours = Nombre de feux
    .meaning = Combien de feux verts, orange et rouges parmi les trente-six tuiles posées au hasard.
    .other = { $first } verts, { $second } orange, { $third } rouges
