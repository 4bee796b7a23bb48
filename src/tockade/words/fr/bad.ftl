### Ce qui ne peut pas être lu : une phrase par BadInput, avec les arguments de celui qui l'a levé.

## Jeux et options

bad-rules = Jeu inconnu : « { $name } ». Les plus proches : { $nearest }.
bad-setup-word = Mot inattendu dans le choix du jeu : « { $word } ». On écrit par exemple « tock-globe 4 teams restock=shuffle ».
bad-table = { $rules } ne se joue pas avec « { $table } » ; possible : { $tables }.
bad-option = { $rules } n’a pas d’option « { $name } ». Les plus proches : { $nearest }.
bad-option-table = L’option « { $name } » de { $rules } n’existe pas avec « { $table } ».
bad-value = L’option « { $name } » n’a pas de valeur « { $value } » ; possible : { $values }.
bad-option-needs = L’option « { $name } » n’a de sens qu’avec : { $needs }.
bad-colours-sum = Les nombres de feux « { $value } » font { $sum } tuiles ; il en faut { $tiles }.
bad-colours-odd = Un départ en miroir demande des nombres de feux pairs, pas « { $value } ».

## Hasard

bad-outcome = « { $text } » n’est pas une issue possible ici ; on écrit par exemple « die 4 » ou « lot 2 ».

## Coups

bad-move = « { $text } » ne se lit pas comme un coup.
bad-card = « { $card } », dans « { $text } », n’est pas une carte : A 2 3 … 10 J Q K X, ou V D R.
bad-place = « { $place } », dans « { $text } », n’est pas une place de ce plateau.
bad-steps = Ces gestes ne forment pas un coup complet.

## Positions

bad-position-field = { $field ->
    [none] Cette position ne se lit pas : un champ manque, ou n’est pas de la bonne sorte.
   *[other] Le champ « { $field } » de la position manque, ou n’est pas de la bonne sorte.
}
bad-position-layout = Avant le tirage des tuiles, la position ne porte que la phase « layout », et seulement dans un jeu qui les tire.
bad-position-over = Cette position est finie : sa phase doit être « over ».
bad-position-not-over = Cette position n’est pas finie : sa phase ne peut pas être « over ».
bad-position-no-move = Aucun pion ne peut bouger : le tour serait déjà passé.
bad-point = Il n’y a pas de point « { $place } » sur ce plateau.
bad-position-unknown-field = Une position n’a pas de champ « { $field } ».
bad-position-number = Le champ « { $field } » est un nombre de 0 à { $most }, pas « { $value } ».
bad-position-word = Le champ « { $field } » ne peut pas être « { $value } » ; possible : { $values }.
bad-position-phase = Ce jeu n’a pas de phase « { $phase } ».
bad-position-arms = Les places ne peuvent pas être aux branches { $arms } dans ce jeu.
bad-position-tokens = La place { $seat } ne peut pas avoir un coup en réserve dans ce jeu.
bad-position-passed = La place { $seat } ne peut pas avoir passé à ce moment.
bad-position-shuffle = Les cartes ne peuvent pas être sur le point d’être battues ainsi.
bad-position-deal = Il reste trop peu de cartes pour distribuer.
bad-position-pawns = Le champ « pawns » donne { $pawns } places de pions à chacune des { $seats } places.
bad-position-place = Il n’y a pas de case « { $place } » sur ce plateau.
bad-position-house = Un pion de la place { $seat } ne peut pas être dans la maison d’une autre couleur, en { $place }.
bad-position-two-pawns = Deux pions sont sur { $place }.
bad-position-fresh = Un pion frais est sur son propre départ ; il n’y en a pas sur « { $place } ».
bad-position-card = Il n’y a pas de carte « { $card } ».
bad-position-card-twice = La carte { $card } est là { $count } fois ; le jeu en a { $most }.
bad-position-pack = Il y a { $cards } cartes en tout au lieu de { $pack }.
bad-position-hand = La place { $seat } ne peut pas avoir { $cards } cartes en main.
bad-position-gift = La carte donnée par la place { $seat } ne va pas avec l’échange en cours.
bad-position-known = Les cartes connues de la place { $seat } ne sont pas dans sa main.
bad-position-end = La partie n’est pas finie comme le dit la phase « { $phase } ».
bad-position-won = La place { $seat } a rentré tous ses pions, ou pas : « finished » dit autre chose.
bad-position-turn = Ce ne peut pas être à la place { $seat } de jouer : elle n’a pas de carte, a passé ou a fini.
bad-view = Cette vue ne vient pas de ce jeu.
bad-tiles = Les tuiles sont six rangées de six lettres G, O ou R, et une lettre pour la tuile supplémentaire.
bad-tile-counts = Il y a { $found } tuiles vertes, orange et rouges au lieu de { $expected }.
bad-pawn-count = La place { $seat } a { $found } pions au lieu de { $expected }.
bad-pawn-place = Un pion de la place { $seat } ne peut pas être en « { $place } ».
bad-two-pawns = Deux pions sont sur { $place }.
bad-position-houses = Les places ne peuvent pas être aux maisons « { $found } » : il y a { $houses } maisons, et le jeu dit lesquelles servent.
bad-position-seat = Ce ne peut pas être à la place { $turn } de jouer : les places vont de 0 à { $last }.
bad-position-turns = { $turns } tours ont été joués, plus que la limite de { $limit }.
bad-position-die = Le dé ne peut pas montrer { $die } dans la phase « { $phase } ».
bad-position-no-hit = La place { $seat } ne peut pas avoir une barricade à poser : aucun de ses pions n’en a pris une.
bad-position-winner = La place { $seat } est au but sans avoir joué le dernier coup.
bad-position-opening = Avant le premier tour, rien ne peut avoir bougé.
bad-position-throws = Les lancers d’ouverture sont passés : « contenders » et « throws » doivent être vides.
bad-position-contenders = Ces places ne peuvent pas se disputer le premier tour : « { $found } ».
bad-position-thrower = C’est à la place { $seat } de lancer le dé, pas à la place { $turn }.
bad-pawn-seats = Il y a des pions pour { $found } places au lieu de { $expected }.
bad-barricade-place = Il n’y a pas de point « { $place } » pour une barricade.
bad-barricade-forbidden = Aucune barricade ne peut être sur { $place }.
bad-barricade-on-pawn = Une barricade et un pion sont ensemble sur { $place }.
bad-barricade-count = Il y a { $found } barricades au lieu de { $expected }.
bad-two-barricades = Deux barricades sont sur { $place }.
bad-two-winners = Les deux joueurs ne peuvent pas être arrivés.

## Matchs

bad-match-twice = Un match se joue en « games » parties ou au meilleur de « best_of », pas les deux.
bad-match-inner = La partie en cours ne va pas avec ce match : une partie finie est comptée dans « past ».
bad-match-past = La partie { $number } du match ne peut pas s’être passée ainsi.
bad-match-fields = Un champ de la position du match manque, ou n’est pas de la bonne sorte.
bad-match-points = Les points ne sont pas ceux des parties jouées.
bad-match-seating = Les joueurs ne peuvent pas être assis ainsi : chaque joueur a une place et une seule.
