### La ligne de commande : son aide, ses refus, et ce qu'elle dit autour d'une partie.

## Aide

help-tockade = Jouer au tock et à ses cousins, et les étudier.
help-usage = Usage :
help-command = COMMANDE …
help-options-after = [options]
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-default = (par défaut : { $value })

command-play = Jouer une partie dans le terminal, contre des robots ou à plusieurs devant le même écran.
command-games = Les jeux, le nombre de joueurs, et chaque option avec ses valeurs et son sens.
command-new = Écrire la première position d’une partie.
command-show = Dessiner une position dans le terminal, ou en SVG.
command-legal = Tous les coups permis dans une position.
command-explain = Dire pourquoi un coup est permis ou non ; sans coup, pourquoi des cartes en main ne servent à rien.
command-apply = Jouer des coups et des tirages à partir d’une position, et écrire la position obtenue.
command-replay = Raconter une partie écrite.
command-playout = Faire jouer des parties par la machine : longueurs, gagnants, captures.
command-perft = Compter les suites de décisions possibles à partir d’une position.
command-bench = Mesurer la vitesse du jeu sur cette machine.

parameter-help = Montrer cette aide.
parameter-version = Dire la version, et si les moteurs sont compilés.
parameter-lang = La langue ; sinon celle du système, sinon le français.
parameter-json = Répondre en JSON, pour un programme.
parameter-file = Une position ou une partie écrite ; « - » lit l’entrée standard.
parameter-setup = Le jeu, le nombre de joueurs, « teams » pour des équipes, et des options : tock-globe 4 teams restock=shuffle.
parameter-seat = La place, de 0 à n − 1 ; sinon celle qui doit jouer.
parameter-viewer = Qui regarde : une place, un spectateur, ou l’arbitre qui voit tout.
parameter-seed = La graine du hasard ; la même graine donne la même partie.
parameter-rules = Les jeux voulus ; sinon tous.
parameter-show-svg = Écrire le dessin en SVG.
parameter-explain-move = Le coup, par exemple « 7 a3-a10 ».
parameter-apply-moves = Des coups et des tirages, par exemple « K in » ou « die 4 ».
parameter-replay-file = La partie écrite ; « - » lit l’entrée standard.
parameter-replay-boards = Dessiner le plateau après chaque coup.
parameter-perft-depth = Le nombre de décisions.
parameter-perft-divide = Compter derrière chaque premier coup.
parameter-playout-games = Le nombre de parties.
parameter-playout-policy = Comment jouent les joueurs : au hasard, ou vite et assez bien.
parameter-playout-seed = La graine, un nombre ; la même graine donne les mêmes parties.
parameter-playout-show-record = Écrire la partie de ce numéro (à partir de 0) au lieu de compter.
parameter-bench-rules = Les jeux à mesurer ; sinon tous.
parameter-bench-seconds = La durée de la mesure, par jeu.
parameter-play-setup = Le jeu, par exemple tock-globe 4 teams ; sans rien, on choisit dans une liste.
parameter-play-seats = Les places des personnes, par exemple 0,2.
parameter-play-bots = Qui joue aux autres places : amateur ou random.
parameter-play-record-file = Écrire la partie dans ce fichier à la fin.

## Refus

bad-command = Commande inconnue : « { $name } ». Les plus proches : { $nearest }.
bad-no-such-option = Option inconnue : « { $name } ». Les plus proches : { $nearest }.
bad-missing-parameter = Il manque { $name } ; voir « { $command } --help ».
bad-missing-value = Il manque une valeur après { $name }.
bad-parameter-value = Valeur impossible pour { $name } ; voir « { $command } --help ».
bad-usage = Cela ne se lit pas ainsi ; voir « { $command } --help ».
bad-file-missing = Le fichier « { $name } » n’existe pas.
bad-file-unreadable = Le fichier « { $name } » ne peut pas être lu.
bad-file-unwritable = Le fichier « { $name } » ne peut pas être écrit.
bad-utf8 = « { $name } » n’est pas un texte en UTF-8.
bad-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
bad-seats = « { $text } » : on donne des places de 0 à { $last } séparées par des virgules, « all » ou « none ».
bad-seed = Une graine est un texte d’une ligne, sans espace au bord ni rien d’invisible.
bad-viewer = « { $name } » n’est pas quelqu’un qui regarde : on donne une place, ou { $nearest }.
bad-game-over = La partie est finie.
bad-chance-due = Le hasard doit d’abord parler : { waiting-chance }.
bad-perft-shuffle = Le décompte s’arrête : { waiting-chance }, et il y a trop d’issues pour les compter toutes.

waiting-chance = { $chance ->
    [shuffle] un mélange est attendu
    [draw] un tirage de cartes est attendu
    [die] un lancer de dé est attendu
   *[lot] un tirage au sort est attendu
}

## Commandes

cli-legal-count = { $count ->
    [0] { $seat } n’a aucun coup à jouer.
    [one] { $seat } a un seul coup :
   *[other] { $seat } a { $count } coups :
}
cli-waiting = Le hasard doit parler : { waiting-chance }.
cli-over = La partie est finie.
cli-explain-nothing = Rien n’est jouable pour { $seat }.
cli-explain-idle = { $count ->
    [one] Une carte { of-seat } ne peut pas servir :
   *[other] { $count } cartes { of-seat } ne peuvent pas servir :
}
cli-explain-playable = { $count ->
    [0] Ce n’est pas à { $seat } de jouer.
    [one] { $seat } peut jouer : un coup est permis.
   *[other] { $seat } peut jouer : { $count } coups sont permis.
}
cli-share = { $count } ({ $percent } %)
cli-refused = « { $move } » : { $why }
cli-result-won = { $seats } { $count ->
    [one] gagne
   *[other] gagnent
}.
cli-result-place = { $place }. { $seats }
cli-result-draw = Partie nulle.
cli-result-unfinished = La partie n’est pas finie.
cli-result-reason = { $reason ->
    [ply_limit] La limite de tours est atteinte.
    [resigned] L’autre côté a abandonné.
    [out_of_time] Le temps de l’autre côté est écoulé.
    [abandoned] La partie a été interrompue.
   *[other] {""}
}
cli-replay-deal = { $genuine ->
    [sealed] La graine donne bien cette partie, et c’est celle qui avait été scellée.
    [genuine] La graine donne bien cette partie.
   *[false] Attention : la graine ne donne pas cette partie.
}
cli-perft-count = { $depth ->
    [one] { $depth } décision : { $count }
   *[other] { $depth } décisions : { $count }
}
cli-policy-random = au hasard
cli-policy-quick = jeu rapide
cli-playout-bar = Parties
cli-playout-games = Parties
cli-playout-length = Décisions par partie
cli-playout-plies = moyenne { $mean }, médiane { $median }, de { $shortest } à { $longest }
cli-playout-captures = Captures par partie
cli-playout-first = Gagnées par qui commence
cli-playout-draws = Nulles
cli-playout-speed = Vitesse
cli-playout-rate = { $rate } décisions par seconde
cli-playout-won = Gagnées par { $seat }
cli-bench-bar = Mesure
cli-bench-game = Jeu
cli-bench-random = au hasard, dans le moteur
cli-bench-quick = jeu rapide, dans le moteur
cli-bench-driven = coup par coup, depuis Python
cli-bench-unit = Décisions par seconde de processeur. Moteurs : { $running }.
cli-games-players = Joueurs : { $tables }
cli-games-table = { $teams ->
    [yes] { $players } par équipes
   *[no] { $players }
}
cli-games-default = * valeur par défaut
cli-games-sheet = {" "}(la forme de la feuille)

## La partie dans le terminal

cli-play-which = Quel jeu ? (Entrée : { $default })
cli-play-welcome = Vous jouez { $seats }. « ? » montre ce que l’on peut taper.
cli-play-bye = À bientôt !
cli-play-written = Partie écrite dans { $file }.
cli-play-hand-over = Passez l’écran à { $seat }, puis Entrée.
cli-play-your-turn = { $seat }, votre coup (? pour l’aide) :
cli-play-many = { $count } coups possibles : « liste », ou « liste 7 » pour une carte.
cli-play-card = { $count ->
    [0] { $card } ({ $does }) : inutilisable
    [one] { $card } ({ $does }) : un coup
   *[other] { $card } ({ $does }) : { $count } coups
}
cli-play-hint = Tapez un numéro de la liste, un coup, ou « ? ».
cli-play-help =
    Un numéro           joue ce coup de la liste
    7 a3-a10            joue un coup écrit (docs/notation.md)
    liste, liste 7      montre les coups, ou ceux d’une carte
    pourquoi 7, 7 ?     dit ce qu’une carte peut faire, ou pourquoi elle ne peut rien
    pourquoi 7 a3-a10   dit pourquoi un coup est permis ou non
    plateau             dessine le plateau (Entrée aussi)
    quitter             s’en va
