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

placeholder-address = ADRESSE
placeholder-bot = ROBOT
placeholder-depth = PROFONDEUR
placeholder-file = FICHIER
placeholder-folder = DOSSIER
placeholder-game = JEU
placeholder-host = MACHINE
placeholder-level = NIVEAU
placeholder-move = COUP
placeholder-number = NUMÉRO
placeholder-option = OPTION
placeholder-port = PORT
placeholder-rules = JEU
placeholder-seat = PLACE
placeholder-seats = PLACES
placeholder-table = TABLE
placeholder-text = TEXTE
placeholder-url = URL
placeholder-value = VALEUR

command-play = Jouer une partie dans le terminal, contre des robots ou à plusieurs devant le même écran.
command-games = Lister les jeux, le nombre de joueurs et chaque option avec ses valeurs.
command-rules = La règle d’un jeu en une page, avec vos options : en texte, ou en HTML à imprimer (--html > regle.html).
command-new = Écrire la première position d’une partie.
command-show = Dessiner une position dans le terminal, ou en SVG.
command-legal = Lister tous les coups permis dans une position.
command-explain = Dire pourquoi un coup est permis ou non ; sans coup, pourquoi des cartes en main ne sont pas jouables.
command-apply = Jouer des coups et des tirages à partir d’une position, et écrire la position obtenue.
command-replay = Raconter une partie enregistrée.
command-playout = Faire jouer des parties par l’ordinateur : longueurs, gagnants, captures.
command-perft = Compter les suites de décisions possibles à partir d’une position.
command-bench = Mesurer la vitesse du jeu sur cet ordinateur.

parameter-help = Montrer cette aide.
parameter-version = Dire la version, et si les moteurs sont compilés.
parameter-lang = La langue ; sinon celle du système, sinon le français.
parameter-json = Répondre en JSON, pour un programme.
parameter-codes = Écrire aussi les coups en notation et les numéros des règles.
parameter-file = Une position ou une partie enregistrée ; « - » lit l’entrée standard.
parameter-setup = Le jeu, le nombre de joueurs, « teams » pour des équipes, et des options : tock-globe 4 teams restock=shuffle.
parameter-rules-html = Une page HTML illustrée, qui se suffit à elle-même.
parameter-rules-theme = L’aspect de la page : day, ou plain en noir sur blanc.
parameter-seat = La place, de 0 à n − 1 ; sinon celle qui doit jouer.
parameter-viewer = Qui regarde : une place, un spectateur, ou l’arbitre, qui voit tout.
parameter-seed = La graine du hasard ; la même graine donne la même partie.
parameter-resume = Garder les parties terminées dans ce fichier, et ne pas rejouer celles qui y sont.
parameter-on = Où le travail se fait : ici (here), dans des processus de cette machine (sinon), ou sur une grappe Ray : celle qui tourne sur cette machine ou que nomme RAY_ADDRESS, ou celle d’une adresse.
parameter-rules = Les jeux à montrer ; sinon tous.
parameter-show-svg = Écrire le dessin en SVG.
parameter-explain-move = Le coup, par exemple « 7 a3-a10 ».
parameter-apply-moves = Des coups et des tirages, par exemple « K in » ou « die 4 ».
parameter-replay-file = La partie enregistrée ; « - » lit l’entrée standard.
parameter-replay-boards = Dessiner le plateau après chaque coup.
parameter-perft-depth = Le nombre de décisions.
parameter-perft-divide = Compter à part pour chaque premier coup.
parameter-playout-games = Le nombre de parties.
parameter-playout-policy = Comment jouent les joueurs : vite et assez bien, ou au hasard.
parameter-playout-seed = La graine, un nombre ; la même graine donne les mêmes parties.
parameter-playout-show-record = Écrire la partie portant ce numéro (à partir de 0) au lieu de compter.
parameter-bench-rules = Les jeux à mesurer ; sinon tous.
parameter-bench-seconds = La durée de la mesure, par jeu.
parameter-play-setup = Le jeu, par exemple tock-globe 4 teams ; sans rien, on choisit dans une liste.
parameter-play-seats = Les places jouées par des personnes, par exemple 0,2.
parameter-play-bots = Qui joue aux autres places : debutant, amateur, habitue, confirme, expert, maitre ou random.
parameter-play-record-file = Enregistrer la partie dans ce fichier à la fin.

## Refus

bad-command = Il n’y a pas de commande « { $name } ». Essayez plutôt : { $nearest }.
bad-no-such-option = Il n’y a pas d’option « { $name } ». Essayez plutôt : { $nearest }.
bad-on = Le travail se fait ici (here), dans des processus (processes), sur ray ou sur ray://MACHINE:PORT, pas sur { $value }.
bad-ray-missing = Ray n’est pas installé ici : pip install « tockade[cluster] » l’apporte, et il le faut aussi sur chaque machine de la grappe.
bad-ray-address = Aucune grappe Ray ne répond à { $address }. Tourne-t-elle, et son port est-il joignable d’ici ?
bad-other-network = { $game } : cette machine n’a pas les mêmes réseaux que celle qui a demandé ; il les faut partout.
bad-ray-program = Les machines de la grappe doivent avoir le même Tockade que celle-ci ({ $ours }) ; une au moins en a un autre ({ $theirs }).
bad-processes-lost = Un des processus s’est arrêté ; essayez avec --workers 1.
bad-journal = { $name } n’est pas un fichier de parties terminées.
bad-journal-program = { $name } vient d’une autre version ({ $program }) : choisissez un autre fichier.
bad-resume-seed = --resume demande un --seed : sans graine, les parties sont nouvelles à chaque fois.
bad-missing-parameter = Il manque { $name } ; voir « { $command } --help ».
bad-missing-value = Il manque une valeur après { $name }.
bad-parameter-value = Cette valeur ne convient pas à { $name } ; voir « { $command } --help ».
bad-number = { $whole ->
    [yes] { $bounds ->
        [both] Pour { $name }, donnez un nombre entier de { $least } à { $most }.
        [least] Pour { $name }, donnez un nombre entier, { $least } ou plus.
       *[none] Pour { $name }, donnez un nombre entier.
    }
   *[no] { $bounds ->
        [both] Pour { $name }, donnez un nombre de { $least } à { $most }.
        [least] Pour { $name }, donnez un nombre, { $least } ou plus.
       *[none] Pour { $name }, donnez un nombre.
    }
}
bad-choice = { $here ->
    [word] Ici, choisissez parmi : { $choices }.
   *[option] Pour { $name }, choisissez parmi : { $choices }.
}
bad-usage = Je ne comprends pas ; voir « { $command } --help ».
bad-file-missing = Le fichier « { $name } » n’existe pas.
bad-file-empty = Le fichier « { $name } » est vide.
bad-file-unreadable = Le fichier « { $name } » ne peut pas être lu.
bad-file-unwritable = Le fichier « { $name } » ne peut pas être écrit.
bad-utf8 = « { $name } » n’est pas un texte en UTF-8.
bad-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
bad-seats = « { $text } » : donnez des places de 0 à { $last } séparées par des virgules, ou « all » ou « none ».
bad-seed = Une graine est une ligne de texte, sans espace au début ni à la fin, et sans rien d’invisible.
bad-viewer = « { $name } » ne peut pas regarder : donnez le numéro d’une place, spectator ou referee.
bad-game-over = La partie est finie.
bad-chance-due = Patience : { waiting-chance }.
bad-perft-shuffle = Le compte s’arrête là : { waiting-chance }, et il y a trop de possibilités pour les compter.

waiting-chance = { $chance ->
    [shuffle] il faut d’abord mélanger cartes ou tuiles
    [draw] il faut d’abord tirer des cartes
    [die] il faut d’abord lancer le dé
   *[lot] il faut d’abord tirer au sort
}

## Commandes

cli-legal-count = { $count ->
    [0] { $seat } n’a aucun coup à jouer.
    [one] { $seat } n’a qu’un coup :
   *[other] { $seat } a { $count } coups :
}
cli-waiting = Ce n’est encore à personne : { waiting-chance }.
cli-over = La partie est finie.
cli-explain-nothing = { $seat } ne peut rien jouer.
cli-explain-idle = { $count ->
    [one] { $seat } a une carte injouable :
   *[other] { $seat } a { $count } cartes injouables :
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
    [resigned] L’autre camp a abandonné.
    [out_of_time] Le temps de l’autre camp est écoulé.
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
cli-games-sheet = {" "}(officiel)

## La partie dans le terminal

cli-play-which = Quel jeu ? (Entrée : { $default })
cli-play-welcome = Vous jouez { $seats }. Tapez « ? » pour savoir ce que l’on peut écrire.
cli-bot-unlearned = « { $bot } » n’a pas appris { $game } et joue au hasard.
cli-bot-short-sighted = « { $bot } » voit moins loin ici : les moteurs ne sont pas compilés.
cli-play-bye = À bientôt !
cli-play-written = Partie enregistrée dans { $file }.
cli-play-hand-over = Passez l’écran à { $seat }, puis appuyez sur Entrée.
cli-play-your-turn = { $seat }, votre coup (? pour l’aide) :
cli-play-many = { $count } coups possibles : tapez « liste », ou « liste 7 » pour une carte.
cli-play-card = { $count ->
    [0] { $card } ({ $does }) : injouable
    [one] { $card } ({ $does }) : un coup
   *[other] { $card } ({ $does }) : { $count } coups
}
cli-play-hint = Tapez un numéro de la liste, un coup, ou « ? ».
cli-play-help =
    Un numéro           joue ce coup de la liste
    7 a3-a10            joue un coup en notation (docs/notation.md)
    liste, liste 7      montre les coups, ou ceux d’une carte
    pourquoi 7, 7 ?     dit ce que peut faire une carte, ou pourquoi elle ne peut rien faire
    pourquoi 7 a3-a10   dit pourquoi un coup est permis ou non
    plateau             dessine le plateau (Entrée aussi)
    quitter             quitte la partie
