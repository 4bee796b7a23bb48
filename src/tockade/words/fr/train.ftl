### L’entraînement : des réseaux qui apprennent en jouant contre eux-mêmes.

command-train = Entraîner des réseaux : ils jouent contre eux-mêmes, apprennent, et sont mesurés en chemin.
parameter-train-games = Le nombre de parties de chaque réseau.
parameter-train-seed = La graine ; la même donne les mêmes poids.
parameter-train-rate = La longueur d’un pas d’apprentissage.
parameter-train-watch = Le nombre de parties de quick qu’il regarde d’abord ; un vingtième sauf indication.
parameter-train-measure = Le nombre de parties contre amateur-1 à chaque mesure ; 0 pour aucune.
parameter-train-to = Le dossier des poids, des courbes et de ce qu’il faut pour reprendre après une interruption.

train-bar = Entraînement
train-setup = Jeu
train-games = Parties
train-rate = Parties par seconde
train-error = Erreur
train-share = Contre { $bot }
train-written = Écrit : { $file }.
train-curve-share = points gagnés contre { $bot }, en %
train-curve-error = erreur sur le résultat attendu

bad-train-family = Aucun réseau ne peut encore apprendre { $game }.
bad-train-file = { $name } vient d’un autre entraînement : choisissez un autre dossier, ou retirez ce fichier.
bad-weights = { $name } n’est pas un fichier de poids, ou il est abîmé.
