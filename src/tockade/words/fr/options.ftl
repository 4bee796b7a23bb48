### Les options : leur nom, ce qu'elles changent en une phrase (.meaning), et chaque valeur (.value-VALEUR, les soulignés
### devenus traits d'union).  Une option ouverte dit ses autres valeurs par .other, avec $value.

option-ply-limit = Limite de tours
    .meaning = Après tant de tours de tous les joueurs ensemble, la partie est nulle.
    .value-none = aucune
    .other = { $value } tours

## Tock

option-entrance = Entrée de la maison
    .meaning = La case d’où l’on tourne vers sa maison.
    .value-16 = 16, au milieu du bout de la branche
    .value-17 = 17, juste avant le départ
    .value-18 = 18, le départ lui-même
option-arms = Branches du plateau
    .meaning = Quatre joueurs choisissent leur plateau ; sur huit branches, une sur deux reste vide.
    .value-4 = 4 branches
    .value-8 = 8 branches
option-restock = Pioche épuisée
    .meaning = Ce que devient la défausse quand il ne reste rien à piocher.
    .value-turn-over = retournée telle quelle, sans mélange
    .value-shuffle = mélangée
option-jump-captures-first = Capture avant le saut
    .meaning = Un pion qui saute capture-t-il aussi sur la case d’où il saute ?
    .value-off = non, seulement là où il s’arrête (un roi prend tout de même sur son passage)
    .value-on = oui, sur les deux cases
option-seven-same-pawn-stops = Un pion, plusieurs arrêts
    .meaning = Avec un 7, un même pion peut-il s’arrêter en chemin et repartir, en capturant à chaque arrêt ?
    .value-off = non, chaque pion avance une fois
    .value-on = oui, autant d’arrêts que l’on veut
option-pass-own-start = Repasser sur son départ
    .meaning = Un pion qui ne peut pas entrer à la maison peut-il franchir son départ et refaire un tour ?
    .value-last-resort = seulement si rien d’autre n’est jouable, et alors c’est obligé
    .value-allowed = librement
    .value-never = jamais
option-seven-overflow = Reste du 7 au coéquipier
    .meaning = Quand une partie du 7 rentre son dernier pion, le coéquipier joue-t-il le reste ?
    .value-off = non
    .value-on = oui, exactement
option-play-on = Jouer les places suivantes
    .meaning = Après le premier gagnant, les autres jouent-ils pour les places suivantes ?
    .value-off = non, la partie s’arrête
    .value-on = oui, jusqu’au dernier
option-stuck = Rien à jouer
    .meaning = Ce que fait un joueur dont aucune carte n’est jouable.
    .value-discard-one = il défausse une carte de son choix et en pioche une
    .value-discard-hand = il montre et défausse toute sa main et en pioche cinq
option-joker-replay = Rejouer après un joker
    .meaning = Quand peut-on prendre le coup supplémentaire que donne un joker ?
    .value-now-or-later = tout de suite, ou plus tard après un de ses coups
    .value-now = tout de suite ou jamais
option-swap-own-start = Quitter son départ par un valet
    .meaning = Peut-on, avec son propre valet, échanger son pion qui se trouve sur son départ ?
    .value-off = non, un pion sur son propre départ ne s’échange pas
    .value-on = oui, seul l’autre pion ne doit pas être sur son propre départ
option-push-own-start = Un 5 sur un pion au départ
    .meaning = Un 5 fait-il avancer un pion adverse qui se trouve sur son propre départ ?
    .value-off = non, le départ le protège aussi d’un 5
    .value-on = oui, comme tout autre pion du parcours
option-own-start = Protection du départ
    .meaning = Quand un pion sur son propre départ est-il intouchable ?
    .value-any = toujours, même revenu d’un tour
    .value-fresh = seulement tant qu’il n’a pas bougé depuis son entrée
option-jump-past-start = Saut par-dessus un départ occupé
    .meaning = Un pion sur son départ arrête-t-il un saut de sommet en sommet ?
    .value-allowed = non, le saut ne dépasse personne
    .value-blocked = oui
option-jump-cards = Cartes qui sautent
    .meaning = Les cartes de marche après lesquelles un pion arrivé sur un sommet peut sauter.
    .other = { $value }
option-capture-partner = Prendre son coéquipier
    .meaning = Peut-on tomber sur un pion de son coéquipier et le capturer ?
    .value-off = non
    .value-on = oui
option-help-partner = Une fois ses pions rentrés
    .meaning = Un joueur dont tous les pions sont rentrés doit-il jouer pour son coéquipier, ou peut-il défausser une carte ?
    .value-must = il doit jouer tant qu’une carte est jouable
    .value-may = il peut jouer, ou défausser la carte de son choix
option-pack = Le paquet d’une donne à l’autre
    .meaning = Quand mélange-t-on les cartes jouées ?
    .value-play-out = quand toutes les cartes ont été distribuées et jouées
    .value-continue = quand il en reste trop peu pour la donne choisie
    .value-reshuffle-each-deal = avant chaque donne
option-first = Premier à jouer
    .meaning = Qui commence après une donne ?
    .value-dealer = le donneur
    .value-next = le joueur suivant

## Tijou et matchs

option-entry-offset = Case d’entrée
    .meaning = À combien de cases après l’angle de sortie se trouve l’entrée de chaque côté.
    .value-1 = 1 case
    .value-2 = 2 cases
    .value-3 = 3 cases
    .value-4 = 4 cases
    .value-5 = 5 cases
    .value-6 = 6 cases
    .value-7 = 7 cases
    .value-8 = 8 cases
option-jack-with = Le valet échange
    .meaning = Avec quelles pièces le valet permet d’échanger la sienne.
    .value-any = avec n’importe quelle pièce du parcours
    .value-opponent = avec une pièce adverse seulement
option-games = Parties du match
    .meaning = Le nombre de parties, toutes jouées ; chaque gagnant marque un point.
    .value-1 = une seule partie
    .other = { $value } parties
option-games--tijou = Parties du match
    .meaning = Le nombre de parties, toutes jouées ; chaque gagnant marque un point. La forme de la feuille est le match de trois.
    .value-1 = une seule partie
    .value-3 = le match de trois parties
    .other = { $value } parties
option-pairing = Équipes du match
    .meaning = Comment les équipes changent d’une partie à l’autre.
    .value-change = aucune paire ne revient tant qu’on peut l’éviter (à quatre joueurs, un match de trois finit 3-1-1-1 ou 2-2-2-0)
    .value-draw = tirées au sort à chaque partie
option-best-of = Match au meilleur de
    .meaning = On joue des parties jusqu’à ce que le match soit décidé.
    .value-1 = une seule partie
    .other = { $value } parties

## Barricades

option-board = Plateau
    .meaning = Le grand plateau classique, ou le petit plateau de bois.
    .value-classic = classique : 112 points, 11 barricades, 5 pions
    .value-small = petit : 48 points, 7 barricades, 4 pions
option-walls = Barricades à la file
    .meaning = Quelle barricade d’une file sans trou un pion peut-il toucher ?
    .value-first = seulement la première qu’il atteint
    .value-any = n’importe laquelle : le pion peut continuer par-dessus des barricades et touche celle où il s’arrête
option-may-pass = Rester sur place
    .meaning = Quand un joueur qui peut bouger peut-il préférer rester ?
    .value-blocked = quand il ne peut rapprocher aucun pion du but et qu’aucun ne se trouve devant
    .value-off = jamais : qui peut bouger doit bouger
    .value-on = toujours
option-clear-last-row = Dernière ligne à dégager
    .meaning = Le but est-il fermé tant qu’un pion adverse est sur la dernière ligne droite ?
    .value-off = non
    .value-on = oui

## Trikolos

option-layout = Position de départ
    .meaning = Comment les trente-six tuiles sont posées au début.
    .value-standard = la position reconstruite, égale pour les deux camps
    .value-mirror = au hasard, en miroir : aucun camp n’est favorisé
    .value-random = tout à fait au hasard
    .other = { $value }
option-colours = Nombre de feux
    .meaning = Combien de feux verts, orange et rouges parmi les trente-six tuiles posées au hasard.
    .other = { $value }
