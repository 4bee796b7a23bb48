### La page : ce que le navigateur dit de lui-même.  $seats, $seats-who, $seat et leur suite comme dans seats.ftl.

## Partout

page-home = Accueil
page-settings = Réglages
page-language = Langue
page-theme = Thème
page-theme-auto = comme l’appareil
page-theme-day = clair
page-theme-evening = sombre
page-theme-plain = contraste élevé
page-theme-next =
    { $theme ->
        [day] Passer au thème clair
        [evening] Passer au thème sombre
       *[plain] Passer au contraste élevé
    }
page-motion = Vitesse des animations
page-pace-calm = lente
page-pace-normal = normale
page-pace-quick = rapide
page-pace-none = sans animation
page-sound = Sons et vibrations
page-helper = Aide pour une première partie
page-tutor = Tuteur : me faire réfléchir avant une grosse erreur
page-only-move = Jouer automatiquement quand il n’y a qu’un coup possible
page-notation = Montrer la notation et les numéros de règles
page-keep-extra = Garder mes coups en réserve jusqu’à ce que je les demande
page-advance = Coup choisi d’avance
page-advance-choose = Choisissez déjà ce que vous jouerez à votre tour.
page-advance-chosen = À votre tour : { $move }.
page-advance-begin = Choisir d’avance
page-advance-none = Attendre mon tour
page-advance-cancel = Annuler ce coup
page-advance-dropped = Le coup choisi d’avance n’est plus possible : choisissez-en un autre.
page-extra-wanted = Rejouer après ce coup
page-close = Fermer
page-helper-off = Fermer l’aide
page-all-rules = Les règles des jeux
page-editor = Composer une position
page-replay-file = Revoir une partie enregistrée
page-skip = Aller au contenu
page-loading = Un instant…
page-lost = Cette page n’existe pas.
page-trouble = Rien sur ce plateau
page-try-again = Réessayer
page-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
page-failed = Le serveur a eu un problème ({ $status }). Réessayez dans un instant.
page-forget = Oublier « { $name } »
page-no = Non
page-me = Moi
page-board = Plateau de jeu

## L’accueil

page-welcome = Le tock et ses cousins
page-promise = sans compte, sans publicité
page-join-label = Un ami vous a donné un code ?
page-join-brief = Un code ?
page-join = Rejoindre
page-joining = Nous vous conduisons à la table…
page-choose-game = Choisissez un jeu
page-start-here = Commencez ici
page-players-range = { $first ->
    [same] { $last } joueurs
   *[other] de { $first } à { $last } joueurs
}
page-my-games = Mes parties
page-resume = Reprendre
page-more-games = { $count ->
    [one] Une autre partie
   *[other] { $count } autres parties
}
page-game-running = en cours
page-game-over = finie
page-replay = Revoir la partie
page-no-game = Il n’y a pas de jeu « { $name } ».

## Une nouvelle partie

page-read-rules = Lire les règles
page-how-many = Joueurs
page-players = { $players } joueurs
page-players-teams = { $players ->
    [4] 4 joueurs, 2 contre 2
   *[other] { $players } joueurs, en équipes
}
page-together = Seul ou par équipes
page-alone = Chacun pour soi
page-in-teams = { $players ->
    [4] 2 contre 2
   *[other] Par équipes
}
page-who-sits = Qui joue ici ?
page-seat-of = La place { $vowel ->
    [yes] d’
   *[no] de{" "}
}{ $colour }
page-seat-is-you = c’est la vôtre
page-seat-is-partner = votre coéquipier
page-seat-is-opponent = votre adversaire
page-yourself = Vous
page-sits-me = Moi
page-sits-link = Un ami
    .line = Le lien, le code de la table et le code QR arrivent à l’étape suivante ; chacun joue sur son propre appareil.
page-sits-bot = Un robot
page-sits-screen = Cet écran
    .line = Quelqu’un joue à côté de vous, sur cet appareil : les mains se cachent entre deux tours.
page-sitter-bot = Robot { $bot }
page-bot-level = Niveau du robot
page-bot-debutant = débutant
    .line = Joue d’instinct et laisse passer des occasions : un enfant peut le battre.
page-bot-amateur = amateur
    .line = A de bons réflexes, un coup à la fois.
page-bot-habitue = habitué
    .line = Juge bien une position, mais ne regarde guère plus loin que son coup.
page-bot-confirme = confirmé
    .line = Essaie ses meilleurs coups avant de choisir ; sa mémoire reste humaine.
page-bot-expert = expert
    .line = Calcule plus loin encore : il ne se trompe plus guère.
page-bot-maitre = maître
    .line = Calcule le plus loin et n’oublie rien de ce qu’il a vu : le plus fort d’ici.
page-bot-random = au hasard
page-strength = Que valent les niveaux ?
page-no-strength = Les chiffres sont introuvables.
page-bot-short-sighted = Voit moins loin sur ce serveur, dont les moteurs ne sont pas compilés.
page-bots-fewer = Ce jeu n’a que { $count } niveaux.
page-name-of = Nom { $vowel ->
    [yes] d’
   *[no] de{" "}
}{ $colour }
page-pair = { $name } : { $value }
page-house-rules = Règles maison
page-changed = { $count ->
    [0] règles officielles
    [one] une règle modifiée
   *[other] { $count } règles modifiées
}
page-sheet-default = officiel
page-option-needs = Seulement avec { $needs }.
page-other = autre valeur
page-other-value = { $option } : autre valeur
page-take-value = Choisir
page-keep-as = Enregistrer ces règles sous le nom
page-keep = Enregistrer
page-share-rules = Partager ces règles
page-link-copied = Le lien est copié.
page-link-shown = Le lien : { $link }
page-table-settings = Réglages de la table
page-clock = Temps de réflexion
page-clock-none = illimité
page-clock-move60 = une minute par coup
page-clock-move120 = deux minutes par coup
page-clock-bank600 = 10 minutes par joueur, 5 secondes de plus par coup
page-clock-bank1200 = 20 minutes par joueur, 10 secondes de plus par coup
page-absence = Si quelqu’un s’en va, un robot joue à sa place
page-stand-in = Niveau de ce robot
page-absence-never = jamais : la table attend
page-patience = Si quelqu’un ne joue pas, les autres peuvent laisser jouer un robot
page-seconds = { $seconds ->
    [60] après une minute
    [120] après 2 minutes
    [180] après 3 minutes
    [300] après 5 minutes
    [600] après 10 minutes
   *[other] après { $seconds } secondes
}
page-pause = Vitesse des robots
page-pause-300 = rapide
page-pause-800 = normale
page-pause-1600 = lente
page-seating-lot = Tirer les places au sort
page-allow-spectators = Autoriser les spectateurs
page-allow-hints = Autoriser les conseils et le tuteur (chacun voit qui s’en sert)
page-play = Jouer
page-invite = Ouvrir la table et inviter
page-invite-next = La table attendra vos amis.

## La salle d’attente

page-waiting-room = Salle d’attente
page-invite-friends = Invitez vos amis
page-invitation = Faites-leur scanner le code QR, donnez-leur le code de la table, ou envoyez le lien.
page-qr-code = Code QR : le lien de la table, à scanner
page-guest = Prenez place : l’hôte lancera la partie quand tout le monde sera là.
page-code = Code de la table
page-share-link = Partager le lien
page-seat-open = Place libre
page-ready = est là
page-not-ready = se prépare
page-i-am-ready = Je suis là
page-your-name = Votre nom
page-sit-here = S’asseoir ici
page-put-bot = Un robot ici…
page-seat-bot = Robot à la place { $vowel ->
    [yes] d’
   *[no] de{" "}
}{ $colour }
page-free-seat = Libérer la place
page-all-ready = Tout le monde est là.
page-waiting-for-others = On attend encore du monde…
page-start = Commencer la partie
page-connecting = Ouverture de la table…

## À la table

page-players-here = Joueurs
page-is-bot = robot
page-you = (vous)
page-side = équipe { $side }
    .short = éq. { $side }
page-partner = coéquipier
page-card-count = { $count ->
    [0] plus aucune carte
    [one] une carte
   *[other] { $count } cartes
}
page-tokens = { $count ->
    [one] un coup en réserve
   *[other] { $count } coups en réserve
}
page-points = { $count ->
    [0] 0 point
    [one] 1 point
   *[other] { $count } points
}
page-has-passed = a passé
page-dealer = donne les cartes
page-dealer-mark = D
page-state-gone = n’est plus là
page-state-away = un robot joue à sa place
page-state-resigned = a abandonné
page-state-out-of-time = temps écoulé
page-spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
page-time-left = Temps restant : { $time }
page-skip-film = Passer l’animation
page-your-hand = Votre main
page-card = { $name } : { $line }
page-not-playable = Injouable pour l’instant. Pourquoi ?
page-why-not = Pourquoi pas { $card } ?
page-why-unknown = Cette carte ne peut pas servir pour l’instant.
page-actions = Actions
page-moves = Coups possibles
page-typed = Écrire le coup
page-play-typed = Jouer
page-confirm = Oui, jouer ce coup
page-undo = Annuler
page-start-over = Tout annuler
page-stock = Pioche : { $count }
page-discard = Défausse : { $count }
page-die = Dé : { $number }
page-link-lost = Connexion perdue. Nouvelle tentative…
page-link-replaced = L’hôte a donné un nouveau lien pour cette place : celui-ci ne marche plus.
page-tab-open = Cette place est ouverte aussi dans un autre onglet.
page-tab-resting = Cette place est maintenant ouverte dans un autre onglet.
page-tab-here = Jouer dans cet onglet
page-link-closed = La table est fermée.
page-title-yours = À vous ! { $game }

## Ce qui est attendu

page-prompt-over = La partie est finie.
page-prompt-between = Cette partie du match est finie.
page-prompt-wait = Un instant…
page-prompt-yours = À vous !
page-prompt-sending = Votre coup part…
page-prompt-other = { $phase ->
    [exchange] { $seats-count ->
        [one] { $seats } choisit une carte à donner…
       *[other] { $seats } choisissent une carte à donner…
    }
   *[other] { $seats-count ->
        [one] { $seats } réfléchit…
       *[other] { $seats } réfléchissent…
    }
}
page-prompt-moving = { $seats-count ->
    [one] { $seats } joue…
   *[other] { $seats } jouent…
}
page-prompt-gone = { $seats-count ->
    [one] { $seats } n’est plus là : la table attend.
   *[other] { $seats } ne sont plus là : la table attend.
}
page-prompt-stand-in = un robot joue pour { $seats }…
page-prompt-your-stand-in = Un robot joue pour vous.
page-prompt-hurry = À vous : les autres vous attendent.
page-prompt-play = À vous : choisissez une carte.
page-prompt-again = Vous pouvez rejouer : choisissez une carte, ou refusez.
page-prompt-give = Choisissez la carte à donner à votre coéquipier.
page-exchange-own = votre carte
page-camp = { $whose ->
    [own] votre camp
   *[other] camp { $vowel ->
        [yes] d’
       *[no] de{" "}
    }{ $name }
}
page-camp-arrival = { $whose ->
    [own] votre arrivée
   *[other] arrivée { $vowel ->
        [yes] d’
       *[no] de{" "}
    }{ $name }
}
page-prompt-deal = À vous de donner : combien de cartes à chacun ?
page-prompt-push = À vous : choisissez la rangée à pousser.
page-prompt-barricade = Posez la barricade où vous voulez.
page-aim = Viser avec les flèches
page-aim-in-hand = en main
page-aim-left = Viser le point éclairé à gauche
page-aim-up = Viser le point éclairé au-dessus
page-aim-down = Viser le point éclairé au-dessous
page-aim-right = Viser le point éclairé à droite
page-aim-put = Poser ici
page-prompt-pawn = À vous : choisissez un pion.
page-prompt-pawn--tijou = À vous : choisissez une pièce.
page-prompt-die = Le dé donne { $number } : choisissez un pion.
page-prompt-die-stay = Le dé donne { $number } : choisissez un pion, ou restez sur place.
page-prompt-lay = Choisissez la carte à poser.
page-prompt-discard = Aucune carte jouable : il faut vous défausser.
page-prompt-pass = Vous ne pouvez que passer.
page-prompt-decline = Vous pouvez refuser de rejouer.
page-prompt-target = Choisissez un pion ou une case éclairée.
page-prompt-target--tijou = Choisissez une pièce ou une case éclairée.
page-prompt-landing = Choisissez où va ce pion.
page-prompt-landing--tijou = Choisissez où va cette pièce.
page-prompt-swap = Choisissez les deux pions à échanger.
page-prompt-swap--tijou = Choisissez les deux pièces à échanger.
page-prompt-name = Quelle carte le joker remplace-t-il ?
page-prompt-left = Encore { $left ->
    [one] un pas
   *[other] { $left } pas
} sur { $whole }.
page-prompt-doubt = Plusieurs coups se ressemblent : lequel ?
page-prompt-sure = Jouer ce coup ?
page-prompt-harm = Ce coup nuit à votre camp. Le jouer quand même ?

## L’aide de première partie

page-help-play = Les cartes levées sont jouables : touchez-en une, puis une case éclairée. Touchez une autre carte pour savoir pourquoi elle ne l’est pas.
page-help-target = Le pion transparent montre où l’on arriverait ; une croix marque le pion qui serait renvoyé. Rien n’est joué avant que vous touchiez une case.
page-help-target--tijou = La pièce transparente montre où l’on arriverait ; une croix marque la pièce qui serait mangée. Rien n’est joué avant que vous touchiez une case.
page-help-sure = Rien n’est joué avant votre « oui » ; « Annuler » revient en arrière.
page-help-wait = Les autres jouent. Leurs coups sont racontés dans le journal.
page-help-ahead = Les autres jouent. Vous pouvez déjà toucher une carte et choisir votre coup : il attendra votre tour.
page-help-ahead--trikolos = L’adversaire joue. Vous pouvez déjà choisir la rangée à pousser : elle attendra votre tour.
page-help-give = Votre coéquipier vous donne aussi une carte, sans avoir vu la vôtre. Donnez ce qui lui manque : de quoi faire entrer un pion, par exemple.
page-help-give--tijou = Votre coéquipier vous donne aussi une carte, sans avoir vu la vôtre. Donnez ce qui lui manque : de quoi faire entrer une pièce, par exemple.
page-help-deal = Plus vous donnez de cartes, plus la donne dure longtemps.
page-help-push = La tuile supplémentaire entre du côté des flèches ; celle qui tombe en face servira au prochain tour. Les pions suivent leur tuile.
page-help-barricade = Une barricade arrête tout le monde, même vous, tant que personne ne tombe pile dessus. Posez-la juste devant un pion qui approche du but.
page-help-enter = Touchez une case éclairée : un pion en attente entre, ou un pion en jeu avance.
page-help-pawn = Touchez un pion éclairé, ou directement la case où il arrive.
page-help-lay = Aucune pièce ne peut jouer cette carte : on la pose, et rien ne bouge.
page-help-discard = Quand rien n’est jouable, on se défausse.
page-help-pass = Rien ne peut bouger ce tour-ci.
page-help-decline = On n’est jamais obligé de rejouer.

## Le tiroir

page-drawer = Journal, règles, texte et outils
page-tab-game = Partie
page-tab-log = Journal
page-tab-rules = Règles
page-tab-text = En texte
page-tab-tools = Table
page-news-start = La partie commence.
page-news-new-key = { $seat-who ->
    [you] vous avez un nouveau lien.
   *[other] { $seat } a un nouveau lien.
}
page-news-hint = { $seat-who ->
    [you] vous demandez un conseil.
   *[other] { $seat } demande un conseil.
}
page-news-tutor-on = { $seat-who ->
    [you] vous jouez avec le tuteur.
   *[other] { $seat } joue avec le tuteur.
}
page-news-tutor-off = { $seat-who ->
    [you] vous jouez maintenant sans tuteur.
   *[other] { $seat } joue maintenant sans tuteur.
}
page-news-caution = { $seat-who ->
    [you] le tuteur vous a fait réfléchir.
   *[other] le tuteur a fait réfléchir { $seat }.
}
page-news-away = un robot joue pour { $seat }.
page-news-away-voted = la table laisse un robot jouer pour { $seat }.
page-news-voted = { $seat-who ->
    [you] vous proposez qu’un robot joue pour { $other }.
   *[other] { $other-who ->
        [you] { $seat } propose qu’un robot joue pour vous.
       *[other] { $seat } propose qu’un robot joue pour { $other }.
    }
}
page-news-back = { $seat-who ->
    [you] vous êtes de retour.
   *[other] { $seat } est de retour.
}
page-news-resigned = { $seat-who ->
    [you] vous abandonnez.
   *[other] { $seat } abandonne.
}
page-news-out-of-time = temps écoulé pour { $seat }.
page-news-next = La partie suivante commence.
page-news-rematch = Une revanche ?
page-text-fresh = { $place } (protégé)
page-text-waiting = { $count } en attente
page-text-arrived = { $count ->
    [one] 1 à l’arrivée
   *[other] { $count } à l’arrivée
}
page-text-barricades = Barricades
page-text-spare = Tuile supplémentaire : feu { $light }
page-no-rules = Les règles sont introuvables.
page-share-watch = Lien pour les spectateurs
page-new-link = Nouveau lien pour { $seat }
page-new-link-sure = Oui, l’ancien lien ne marchera plus
page-share-code = Ma place en code QR, pour un autre appareil
page-share-own = Lien de ma place (à garder pour soi)
page-away = Laisser jouer un robot à ma place
page-vote = Laisser jouer un robot pour { $seat }
page-vote-count = ({ $votes } sur { $needed } d’accord)
page-take-back = Reprendre ma place
page-resign = Abandonner
page-resign-sure = Oui, abandonner
page-delete = Supprimer cette partie
page-delete-sure = Oui, tout supprimer

## D’un appareil à l’autre

page-take-over = Reprendre ici une partie de mon téléphone
page-take-over-how = Scannez ce code avec le téléphone où la partie est ouverte. Il demande quelle partie continuer, et elle s’ouvre ici.
page-take-over-code = Code à scanner avec le téléphone
page-hand-over = Continuer sur l’autre écran
page-hand-over-which = Quelle partie doit continuer là où le code est affiché ?
page-hand-over-none = Ce navigateur n’a aucune partie en cours. Ouvrez le code avec le navigateur où vous jouez.
page-hand-over-done = C’est fait : la partie s’ouvre sur l’autre écran. Celui-ci reste aussi à votre place.

## Même écran

page-hands-hidden = Les cartes sont cachées.
page-pass-device = Passez l’appareil à { $name }.
page-i-am = C’est moi, { $name }

## La fin

page-end = Fin de la partie
page-share = Partager
page-end-won = Bravo, c’était bien mené !
page-end-lost = Bien joué quand même ! On remet ça ?
page-won = { $seats-who ->
    [you] { $seats-count ->
        [one] vous avez gagné
       *[other] { $seats }, vous avez gagné
    }
   *[other] { $seats-count ->
        [one] { $seats } a gagné
       *[other] { $seats } ont gagné
    }
}{ $reason ->
    [resigned] {" "}: l’autre camp a abandonné.
    [out_of_time] {" "}: le temps de l’autre camp est écoulé.
    [points] {" "}aux points.
   *[other] {" "}!
}
page-drawn = Partie nulle.
page-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
} : { $seats }
page-points-of = { $seat } : { $count ->
    [0] 0 point
    [one] 1 point
   *[other] { $count } points
}
page-next-game = Partie suivante
page-rematch = Revanche
page-rematch-follow = Rejoindre la revanche

## Revoir

page-told = Ce qui s’est passé
page-turn = Coup { $turn } sur { $last }
page-controls = Lecture
page-first = Au début
page-back = Un coup en arrière
page-run = Lire
page-stop = Pause
page-forward = Un coup en avant
page-last = À la fin
page-jump-turn = Aller au coup
page-all-hands = Toutes les mains
page-discard-top = Sur la défausse : { $card }
page-link-turn = Lien vers le coup { $turn }
page-download = Télécharger la partie
page-play-on = Rejouer à partir d’ici
page-exercise = Exercice
page-exercise-daily = L’exercice du jour
page-exercise-own = S’exercer sur cette partie
page-edit-from-here = Modifier cette position
page-record-file = Ouvrir le fichier d’une partie
page-record-text = Ou son texte
page-replay-open = Revoir
page-seal-good = Mélange scellé : vérifié
page-seal-bad = Mélange scellé : il ne correspond pas !
page-seal-none = Mélange non scellé
page-seal-words = Avant la première carte, le serveur a publié l’empreinte du nombre secret (la graine) d’où vient tout le hasard de la partie. À la fin, il révèle ce nombre : chacun peut vérifier que rien n’a été truqué.
page-sealed = Empreinte
page-seed = Graine

## Règles

page-print = Imprimer
page-play-this = Jouer à ce jeu

## Composer une position

page-editor-words = Touchez un pion ou une barricade, puis sa nouvelle place ; touchez une tuile pour changer son feu. La position est vérifiée à chaque changement.
page-editor-game = Jeu
page-editor-turn = À qui de jouer ?
page-editor-hand = Main { $vowel ->
    [yes] d’
   *[no] de{" "}
}{ $name }
page-editor-text = La position en texte (JSON)
page-editor-check = Vérifier
page-editor-good = Cette position est possible. { $count ->
    [0] Aucun coup à choisir : c’est au hasard de jouer, ou la partie est finie.
    [one] Un coup permis.
   *[other] { $count } coups permis.
}
page-editor-play = Jouer à partir d’ici
page-editor-start = Repartir du début
page-editor-download = Télécharger la position

## La règle en une page, et la règle complète

page-sheet = La règle en une page
page-full-rules = La règle complète, point par point
page-rules-search = Chercher dans la règle
page-rules-found = { $count ->
    [0] Aucun passage ne contient ces mots.
    [one] 1 passage
   *[other] { $count } passages
}

## Ce qu’un lien montre là où on le partage

page-preview-home = Tockade : le tock et ses cousins
    .line = Six jeux et leurs vraies règles, à jouer entre amis ou contre des robots. Sans compte.
page-preview-table = Une table de Tockade
    .line = La partie se joue ici : ouvrez le lien pour y prendre part ou la suivre.
page-preview-join = On vous attend à une table de Tockade
    .line = Ouvrez le lien, choisissez une place et jouez. Sans compte.
page-preview-replay = Une partie de Tockade à revoir
    .line = Coup par coup, sur le plateau.

## La première partie guidée

page-first-time = Première fois ?
page-learn = Apprendre en deux minutes
page-lesson = Première partie
page-lesson-skip = Passer
page-lesson-tap = Étape { $tap } sur { $last }
page-lesson-other = C’est permis aussi. Mais d’abord :
page-lesson-nothing = Pas là : suivez la lumière.
page-lesson-play = Jouer une vraie partie
page-lesson-rules = Lire la règle
page-lesson-done = C’est compris !
page-lesson-reason = { $reason } Essayez plutôt ceci :

## Ce qu’est une place du plateau

page-here-ask = Qu’y a-t-il sur…
page-here-base = { $seat-who ->
    [you] Votre camp de départ.
   *[other] Le camp de départ { of-seat }.
}
page-here-base--trikolos = { $seat-who ->
    [you] Votre camp.
   *[other] Le camp { of-seat }.
}
page-here-pawn = { $mark ->
    [fresh] { pawn-of-seat }, protégé : il vient d’entrer.
   *[none] { pawn-of-seat }.
}
page-here-pawn--tijou = { piece-of-seat }.
page-here-barricade = Une barricade.
page-here-light = Feu { $light }.
page-here-cards = Peut bouger avec { $cards }.
page-here-no-card = Aucune de vos cartes ne fait bouger ce pion.
page-here-no-card--tijou = Aucune de vos cartes ne fait bouger cette pièce.
page-here-none = { $card ->
    [none] Aucun de vos pions ne peut arriver ici.
   *[other] Avec { $card }, aucun de vos pions n’arrive ici.
}
page-here-none--tijou = Avec { $card }, aucune de vos pièces n’arrive ici.
