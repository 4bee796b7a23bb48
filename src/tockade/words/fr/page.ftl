### La page : ce que le navigateur dit de lui-même.  $seats, $seats-who, $seat et leur suite comme dans seats.ftl.

## Partout

page-home = Accueil
page-settings = Réglages
page-language = Langue
page-theme = Lumière
page-theme-auto = comme l’appareil
page-theme-light = claire
page-theme-dark = sombre
page-motion = Animer les coups
page-sound = Son quand c’est à moi
page-helper = Aide de première partie
page-helper-off = Fermer l’aide
page-all-rules = Les règles des jeux
page-editor = Composer une position
page-replay-file = Revoir une partie enregistrée
page-skip = Aller au contenu
page-loading = Un instant…
page-lost = Cette page n’existe pas.
page-offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
page-failed = Le serveur n’a pas pu répondre ({ $status }). Réessayez dans un instant.
page-forget = Oublier « { $name } »
page-no = Non
page-me = Moi
page-board = Plateau de jeu

## L’accueil

page-welcome = Le tock et ses cousins
page-tagline = Six jeux, leurs règles exactes, des amis par un simple lien, des robots pour les places vides. Sans compte.
page-join-label = Un ami vous a donné un code ?
page-join = Rejoindre
page-joining = On vous conduit à la table…
page-choose-game = Choisissez un jeu
page-players-range = { $first ->
    [same] { $last } joueurs
   *[other] de { $first } à { $last } joueurs
}
page-only-teams = en équipes
page-with-teams = seuls ou en équipes
page-my-games = Mes parties
page-game-running = en cours
page-game-over = finie
page-replay = Revoir la partie
page-no-game = Il n’y a pas de jeu « { $name } ».

## Une nouvelle partie

page-read-rules = Lire les règles
page-how-many = Combien de joueurs ?
page-players = { $players } joueurs
page-players-teams = { $players } joueurs, par équipes
page-who-sits = Qui joue ?
page-sitter-me = Moi
page-sitter-link = Un ami, par un lien
page-sitter-bot = Robot { $bot }
page-sitter-screen = Quelqu’un sur cet écran
page-bot-amateur = amateur
page-bot-random = débutant (au hasard)
page-name = nom
page-name-of = Nom { $vowel ->
    [yes] d’
   *[no] de{" "}
}{ $colour }
page-pair = { $name } : { $value }
page-house-rules = Règles maison
page-changed = { $count ->
    [0] celles de la feuille
    [one] une règle changée
   *[other] { $count } règles changées
}
page-sheet-default = la feuille
page-option-needs = Seulement avec { $needs }.
page-other = autre valeur
page-other-value = { $option } : autre valeur
page-take-value = Prendre
page-keep-as = Garder ces règles sous le nom
page-keep = Garder
page-share-rules = Partager par un lien
page-link-copied = Le lien est copié.
page-link-shown = Le lien : { $link }
page-table-settings = La table
page-clock = Pendule
page-clock-none = aucune
page-clock-move60 = une minute par coup
page-clock-move120 = deux minutes par coup
page-clock-bank600 = 10 minutes par joueur, 5 secondes de plus par coup
page-clock-bank1200 = 20 minutes par joueur, 10 secondes de plus par coup
page-absence = Quand quelqu’un s’en va, un robot le remplace après
page-absence-never = jamais : la table attend
page-seconds = { $seconds } secondes
page-pause = Rythme des robots
page-pause-300 = vif
page-pause-800 = naturel
page-pause-1600 = posé
page-seating-lot = Tirer les places au sort
page-allow-spectators = Des spectateurs peuvent regarder
page-play = Jouer
page-invite = Ouvrir la table et inviter

## La salle d’attente

page-waiting-room = Salle d’attente
page-invitation = Donnez ce code, ou ce lien, à vos amis :
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
page-free-seat = Libérer
page-all-ready = Tout le monde est là.
page-waiting-for-others = On attend encore du monde…
page-start = Commencer la partie
page-connecting = La table s’ouvre…

## À la table

page-players-here = Joueurs
page-is-bot = robot
page-you = (vous)
page-side = équipe { $side }
page-card-count = { $count ->
    [0] plus de carte
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
   *[other] { $count } points
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
page-not-playable = Pas jouable maintenant ; pourquoi ?
page-why-not = Pourquoi pas { $card } ?
page-why-unknown = Aucun coup permis n’emploie cette carte maintenant.
page-moves = Coups possibles
page-typed = Ou écrivez le coup
page-play-typed = Jouer
page-confirm = Oui, jouer ce coup
page-undo = Revenir en arrière
page-start-over = Tout recommencer
page-stock = Pioche : { $count }
page-discard = Défausse : { $count }
page-die = Dé : { $number }
page-link-lost = La connexion est perdue ; on essaie de revenir…
page-link-closed = La table est fermée.
page-title-yours = À vous ! { $game }

## Ce qui est attendu

page-prompt-over = La partie est finie.
page-prompt-between = La manche est finie.
page-prompt-wait = Un instant…
page-prompt-yours = À vous !
page-prompt-sending = Votre coup est joué…
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
page-prompt-play = À vous : choisissez une carte.
page-prompt-again = Vous pouvez rejouer : choisissez une carte, ou refusez.
page-prompt-give = Choisissez la carte à donner à votre partenaire.
page-prompt-deal = À vous de donner : combien de cartes à chacun ?
page-prompt-push = À vous : choisissez la rangée à pousser.
page-prompt-barricade = Posez la barricade où vous voulez.
page-prompt-pawn = À vous : choisissez un pion.
page-prompt-pawn--tijou = À vous : choisissez une pièce.
page-prompt-die = Le dé donne { $number } : choisissez un pion.
page-prompt-die-stay = Le dé donne { $number } : choisissez un pion, ou restez sur place.
page-prompt-lay = Choisissez la carte à poser.
page-prompt-discard = Aucune carte n’est jouable : il faut défausser.
page-prompt-pass = Vous ne pouvez que passer.
page-prompt-decline = Vous pouvez refuser de rejouer.
page-prompt-target = Choisissez un pion ou une case éclairée.
page-prompt-target--tijou = Choisissez une pièce ou une case éclairée.
page-prompt-landing = Choisissez où va ce pion.
page-prompt-landing--tijou = Choisissez où va cette pièce.
page-prompt-swap = Choisissez les deux pions à échanger.
page-prompt-swap--tijou = Choisissez les deux pièces à échanger.
page-prompt-name = Quelle carte remplace-t-il ?
page-prompt-left = Encore { $left ->
    [one] un pas
   *[other] { $left } pas
} sur { $whole }.
page-prompt-doubt = Plusieurs coups se ressemblent : lequel ?
page-prompt-sure = Est-ce bien ce coup ?
page-prompt-harm = Ce coup nuit à votre camp. Le jouer quand même ?

## L’aide de première partie

page-help-play = Les cartes levées sont jouables. Touchez-en une, puis une case éclairée du plateau ; les autres disent pourquoi elles ne le sont pas.
page-help-target = Le pion transparent montre où l’on arriverait ; une croix marque qui serait renvoyé. Rien n’est joué avant que vous touchiez une case.
page-help-target--tijou = La pièce transparente montre où l’on arriverait ; une croix marque qui serait mangé. Rien n’est joué avant que vous touchiez une case.
page-help-give = Votre partenaire vous donne aussi une carte, choisie sans voir la vôtre. Donnez ce qui lui manque : de quoi faire entrer un pion, par exemple.
page-help-deal = Plus vous donnez de cartes, plus la manche est longue.
page-help-push = La tuile en attente entre par le côté des flèches ; celle qui tombe en face servira au prochain tour. Les pions suivent leur tuile.
page-help-barricade = Une barricade arrête tout le monde, vous compris, jusqu’à ce que quelqu’un tombe pile dessus. Devant un adversaire proche du but, elle coûte cher.
page-help-enter = Touchez une case éclairée : un pion en attente entre, ou un pion en jeu avance.
page-help-pawn = Touchez un pion éclairé, ou directement la case où il arrive.
page-help-lay = Aucune pièce ne peut suivre : la carte est posée sans effet.
page-help-discard = Quand rien n’est jouable, on défausse.
page-help-pass = Rien ne peut bouger ce tour-ci.
page-help-decline = On n’est jamais obligé de rejouer.

## Le tiroir

page-drawer = Journal, règles, texte et outils
page-tab-log = Journal
page-tab-rules = Règles
page-tab-text = En mots
page-tab-tools = Table
page-news-start = La partie commence.
page-news-away = un robot joue pour { $seat }.
page-news-back = { $seat-who ->
    [you] vous êtes de retour.
   *[other] { $seat } est de retour.
}
page-news-resigned = { $seat-who ->
    [you] vous abandonnez.
   *[other] { $seat } abandonne.
}
page-news-out-of-time = temps écoulé pour { $seat }.
page-news-next = La manche suivante commence.
page-news-rematch = Une revanche est proposée.
page-text-fresh = { $place } (protégé)
page-text-waiting = { $count } au départ
page-text-arrived = { $count ->
    [one] 1 à l’arrivée
   *[other] { $count } à l’arrivée
}
page-text-barricades = Barricades
page-text-spare = Tuile en attente : feu { $light }
page-no-rules = La page de règles n’est pas là.
page-share-watch = Lien pour les spectateurs
page-share-own = Lien de ma place (à garder pour soi)
page-away = Laisser jouer un robot à ma place
page-take-back = Reprendre ma place
page-resign = Abandonner
page-resign-sure = Oui, abandonner
page-delete = Supprimer cette partie
page-delete-sure = Oui, tout supprimer

## Même écran

page-hands-hidden = Les mains sont cachées.
page-pass-device = Passez l’appareil à { $name }.
page-i-am = C’est moi, { $name }

## La fin

page-end = Fin de la partie
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
   *[other] {" "}!
}
page-drawn = Partie nulle.
page-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
} : { $seats }
page-points-of = { $seat } : { $count ->
    [0] 0 point
    [one] 1 point
   *[other] { $count } points
}
page-next-game = Manche suivante
page-rematch = Revanche
page-rematch-follow = Rejoindre la revanche

## Revoir

page-told = Ce qui s’est passé
page-turn = Coup { $turn } sur { $last }
page-controls = Défilement
page-first = Au début
page-back = Un coup en arrière
page-run = Faire défiler
page-stop = Arrêter
page-forward = Un coup en avant
page-last = À la fin
page-jump-turn = Aller au coup
page-all-hands = Toutes les mains
page-discard-top = Sur la défausse : { $card }
page-link-turn = Lien vers le coup { $turn }
page-download = Télécharger la partie
page-play-on = Rejouer à partir d’ici
page-edit-from-here = Composer à partir d’ici
page-record-file = Ouvrir le fichier d’une partie
page-record-text = Ou son texte
page-replay-open = Revoir
page-seal-good = Donne scellée : vérifiée
page-seal-bad = Donne scellée : elle ne correspond pas !
page-seal-none = Donne non scellée
page-seal-words = Avant la première carte, le serveur s’est engagé sur une empreinte de la graine d’où vient tout le hasard. À la fin il montre la graine : chacun peut vérifier que rien n’a été changé en route.
page-sealed = Empreinte
page-seed = Graine

## Règles

page-print = Imprimer
page-play-this = Jouer à ce jeu

## Composer une position

page-editor-words = Touchez un pion ou une barricade, puis sa nouvelle place ; touchez une tuile pour changer son feu. La position est vérifiée à chaque changement.
page-editor-game = Jeu
page-editor-turn = À qui de jouer
page-editor-hand = Main { $vowel ->
    [yes] d’
   *[no] de{" "}
}{ $name }
page-editor-text = La position en texte (JSON)
page-editor-check = Vérifier
page-editor-good = Position possible. { $count ->
    [0] Aucun coup à choisir : le hasard vient d’abord, ou la partie est finie.
    [one] Un coup permis.
   *[other] { $count } coups permis.
}
page-editor-play = Jouer à partir d’ici
page-editor-start = Repartir du début
page-editor-download = Télécharger la position
