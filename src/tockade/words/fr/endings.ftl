### Les fins de partie résolues exactement.

command-endings = Calculer le retour le plus rapide d’un dernier pion, et les tours que les robots y perdent.
parameter-endings-bots = Les robots à mesurer, séparés par des virgules.
parameter-endings-choices = Le nombre de positions soumises à chaque robot.
parameter-endings-hand = Le nombre de cartes en main ; moins il y en a, plus vite c’est résolu.
parameter-endings-seed = La graine des positions ; la même donne les mêmes positions.

endings-model = Le dernier pion est seul sur la piste, et chaque carte est tirée indépendamment, aussi souvent qu’elle figure dans le paquet. Nombre de tours en jouant au mieux, en moyenne sur toutes les mains :
endings-place = Case
endings-turns = Tours
endings-lost = { $bot } perd { $turns } tours par choix et trouve un meilleur coup dans { $best } % de { $choices } positions.

bad-endings = Le dernier pion est résolu pour le tock à deux joueurs avec une pioche, pas pour { $game }.
