### La force des niveaux : la commande, et la page qu’elle écrit.

command-strength = Faire jouer les niveaux les uns contre les autres et écrire la page sur leur force.
parameter-strength-only = Cette table seule, par exemple « tijou 2 » ; peut être donné plusieurs fois. Sinon toutes, les plus jouées d’abord.
parameter-strength-games = Le nombre de parties de chaque rencontre ; 0 écrit seulement la page.
parameter-strength-folder = Le dossier des résultats ; les pages sont écrites à côté.
parameter-strength-judge = Des poids qui jugent aussi les décisions, à la place de ceux qui servent le jeu ; peut être donné plusieurs fois.
parameter-strength-workers = Le nombre de processus ; sinon autant que de cœurs.
strength-bar = La force
strength-line = { $game } : { $level } contre { $other }, { $share } % des points [{ $low } ; { $high }], { $games } parties
strength-line-decisions = { $game } : { $decisions } décisions jugées
strength-line-endings = { $game } : { $choices } fins de partie comparées au meilleur jeu
strength-dropped = { $name } a été mesuré avec un réseau qui n’y joue plus : retiré.

strength-title = La force des robots
strength-intro = Ce que vaut chaque niveau, en chiffres. `{ $frozen }` est l’amateur de la première version, figé pour servir de repère.
    Toutes les parties et toutes les positions ont des graines de `{ $seed }`, dont aucun réseau n’a rien appris. Tout a été mesuré par
    `tockade strength` (`make strength`), qui joue ce qui manque et écrit cette page d’après les fichiers de `docs/strength` ; chacun
    donne la commande de ses parties. Quand un réseau change, ce qui a été mesuré avec l’ancien disparaît.
strength-below = Contre le niveau du dessous
strength-below-text = La part des points en pour cent, avec l’intervalle de Wilson à 95 % ; puis la même sans ce que le hasard a apporté là où cela a été mesuré ; puis le nombre de parties. Une nulle vaut un demi-point, et l’on change de côté à chaque partie. Là où l’on retourne la défausse, un maître qui n’oublie rien sait quelles cartes vont venir. Le deuxième chiffre les compte quand même comme du hasard, et donne donc au maître moins que ce que vaut sa mémoire.
strength-frozen = Contre `{ $frozen }`
strength-rivals = Le plus haut niveau contre d’autres
strength-rivals-text = `one-ply` regarde chaque coup une seule fois, avec le même réseau ; `probe-1` est une recherche figée de 10 à 20 ms par coup ;
    `maitre:forgetful` est le maître avec une mémoire humaine : on voit ce que vaut une mémoire parfaite.
strength-elsewhere-below = Aux autres tables, contre le niveau du dessous
strength-elsewhere-below-text = Une place ou une équipe a le niveau, toutes les autres celui du dessous. À plus de deux camps, la part
    de chacun est entre parenthèses après la table, et après les points combien de fois cette part ils font.
strength-elsewhere-frozen = Aux autres tables, contre `{ $frozen }`
strength-errors = Les erreurs
strength-errors-text = Ce que coûte une décision en moyenne, en millièmes de chances de gagner, avec son intervalle à 95 %. Tous répondent aux
    mêmes questions, prises dans des parties de `{ $frozen }`. Le juge est le réseau qui sert le jeu : il regarde plus loin sur 400 donnes, d’après tout ce
    que contient la vue du joueur. Une ligne qui porte une autre empreinte est jugée par un réseau entraîné à part. Les décisions où tous les coups se valent ne comptent pas.
strength-times = Le temps d’un coup
strength-times-text = En millisecondes de processeur, en moyenne, et entre parenthèses ce que 95 coups sur 100 ne dépassent pas, là où il
    y a un choix et où personne n’attend. Sur un serveur chargé, les niveaux réfléchissent moins.
strength-endings = Les fins de partie
strength-endings-text = Un dernier pion est seul sur la piste et son meilleur jeu est connu exactement (`tockade endings`) : les tours perdus
    par choix, et entre parenthèses combien de fois un meilleur coup a été trouvé.
strength-response = Un adversaire entraîné exprès
strength-response-text = Un réseau entraîné contre un seul coup d’œil des nôtres, figé, puis essayé sur le plus haut niveau : pas encore joué.
strength-networks = Quels réseaux ont joué
strength-not-played = pas encore joué
strength-no-level = niveau absent
strength-same = le même
strength-even = { $game } ({ $share })
strength-interval = { $value } [{ $low } ; { $high }]
strength-ending = { $turns } ({ $best } %)
strength-decisions = décisions
strength-positions = positions
strength-other-judge = , jugé par { $digest }
