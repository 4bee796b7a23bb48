### Les commandes review et hint.

## Commandes

command-review = Faire le bilan d’une partie finie : la part de la chance, celle du jeu, et les coups qui ont coûté cher.
command-hint = Donner les meilleurs coups d’une position à qui doit jouer, d’après ce qu’il peut savoir.
parameter-review-viewer = Qui lit le bilan : une place, spectator ou referee.
parameter-review-tier = Jusqu’où regarder : quick, d’un coup d’œil, sans confirmer les erreurs ; deep, les douze coups les plus chers de plus près ; long, tous les coups, une minute environ.
parameter-review-html = Écrire le bilan dans ce fichier, en une page qui se suffit à elle-même.
parameter-review-svg = Écrire le bilan dans ce fichier, en une image.
bad-hint-turn = Pas de conseil pour { $seat } : ce n’est pas son tour.
bad-review-unfinished = Cette partie n’est pas finie : seules les parties finies ont un bilan.
bad-review-no-value = On ne sait pas encore estimer les chances dans ce jeu : { $game }.
cli-review-quick = Bilan rapide
cli-review-deep = Bilan
cli-review-long = Bilan de tous les coups
command-exercises = S’exercer : faire des exercices d’une partie finie (make), les voir (list), chercher le meilleur coup (try).
parameter-exercises-action = make : des coups qui ont coûté cher, en JSON ; list : les exercices ; try : l’un d’eux, sinon celui du jour.
parameter-exercises-names = Pour make, des parties finies ; pour try, un numéro, puis un coup si vous l’avez déjà.
parameter-exercises-file = Les exercices de ce fichier plutôt que ceux du programme.
parameter-exercises-play = Pour make : au lieu de parties finies, en jouer de nouvelles à ces jeux.
parameter-exercises-count = Combien d’exercices pour chacun de ces jeux.
parameter-exercises-seed = De quoi sont faites ces parties : le même nombre donne les mêmes exercices.
bad-exercises = { $name } n’est pas un fichier d’exercices.
bad-exercises-empty = Ce fichier ne contient aucun exercice.
bad-exercise-number = Il n’y a pas d’exercice { $number } : choisissez de 1 à { $count }.
bad-exercise-illegal = Ce coup n’est pas permis : { $reason }
bad-exercise-unanswered = Aucun coup n’a été donné.
cli-exercises = Exercices
cli-exercise = { $seat } joue : { $moves } coups regardés de près
cli-exercise-ask = Votre coup, ou son numéro :
