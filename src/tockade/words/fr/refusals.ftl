### Ce que la table ou le serveur refuse : rien n’a changé.

refused-stale = trop tard : la partie a avancé entre-temps.
refused-unreadable = le serveur n’a pas compris ce message : { $detail }
refused-name = un nom compte de 1 à { $longest } caractères visibles.
refused-bot = il n’y a pas de robot « { $name } » ; au choix : { $bots }.
refused-seed = une graine s’écrit avec 32 à 128 chiffres hexadécimaux.
refused-wrong-link = ce lien n’ouvre aucune place de cette table.
refused-host-only = seul l’hôte de la table peut faire cela.
refused-seat-only = il faut être à la table pour faire cela.
refused-no-spectators = cette table n’accepte pas de spectateurs.
refused-no-table = cette table n’existe pas, ou n’existe plus.
refused-no-code = aucune salle d’attente n’a ce code.
refused-no-seat = cette place n’existe pas, ou elle est vide.
refused-no-turn = la partie n’a pas autant de tours.
refused-no-page = il n’y a rien à cette adresse.
refused-method = cette adresse n’accepte pas ce genre de demande.
refused-seat-taken = cette place est déjà prise.
refused-full = la table est complète.
refused-wrong-origin = cette page vient d’un autre serveur ; ouvrez celle de ce serveur-ci.
refused-not-json = ce qui est envoyé doit être du JSON (application/json).
refused-wrong-host = ce serveur ne porte pas ce nom ; prenez l’adresse donnée par son propriétaire.
refused-crowded = trop de monde regarde déjà cette table.
refused-started = la partie a commencé : la salle d’attente est fermée.
refused-not-started = la partie n’a pas encore commencé.
refused-not-ready = tout le monde n’est pas prêt ; on attend encore les places { $seats }.
refused-over = la partie est finie.
refused-not-over = la partie n’est pas finie : on ne pourra la revoir qu’à la fin.
refused-not-between = il n’y a pas de partie suivante à commencer.
refused-lost-seat = cette place ne joue plus : abandon, ou temps écoulé.
refused-patience = { $seconds ->
    [one] encore une seconde de patience : ensuite, un robot pourra jouer à sa place.
   *[other] encore { $seconds } secondes de patience : ensuite, un robot pourra jouer à sa place.
}
refused-too-large = ce message est trop long.
refused-too-long = cette partie est trop longue : demandez-en un extrait.
refused-too-many =
    { $seconds ->
        [one] trop de demandes à la fois : réessayez dans une seconde.
       *[other] trop de demandes à la fois : réessayez dans { $seconds } secondes.
    }
refused-store = impossible d’enregistrer pour le moment : rien n’a été joué, réessayez.
refused-fault = le serveur a eu un problème ; rien n’est perdu.
refused-no-review = on ne sait pas encore estimer les chances dans ce jeu : il n’y a pas de bilan.
refused-no-exercise = il n’y a que { $count } exercices.
refused-called-off = ce bilan a été arrêté.
refused-no-hints = les conseils ne sont pas permis à cette table.
