### Ce que la table ou le serveur refuse : rien n’a changé.

refused-stale = cette décision n’est plus ouverte : la table a avancé entre-temps.
refused-unreadable = message illisible : { $detail }
refused-name = un nom compte de 1 à { $longest } caractères visibles.
refused-bot = il n’y a pas de robot « { $name } » ; possible : { $bots }.
refused-seed = une graine s’écrit avec 32 à 128 chiffres hexadécimaux.
refused-wrong-link = ce lien n’ouvre aucune place de cette table.
refused-host-only = seul l’hôte de la table peut faire cela.
refused-seat-only = il faut être assis à la table pour faire cela.
refused-no-spectators = cette table ne se regarde pas.
refused-no-table = cette table n’existe pas, ou n’existe plus.
refused-no-code = aucune salle d’attente n’a ce code.
refused-no-seat = cette place n’existe pas, ou personne n’y est assis.
refused-no-turn = la partie n’a pas autant de tours.
refused-no-page = il n’y a rien à cette adresse.
refused-method = cette adresse ne répond pas à ce genre de demande.
refused-seat-taken = cette place est déjà prise.
refused-full = la table est complète.
refused-crowded = trop de monde regarde déjà cette table.
refused-started = la partie a commencé : la salle d’attente est fermée.
refused-not-started = la partie n’a pas encore commencé.
refused-not-ready = tout le monde n’est pas prêt ; places attendues : { $seats }.
refused-over = la partie est finie.
refused-not-over = la partie n’est pas finie : sa feuille reste cachée jusqu’à la fin.
refused-not-between = il n’y a pas de manche suivante à commencer.
refused-lost-seat = cette place est perdue : abandon, ou temps écoulé.
refused-too-large = ce message est trop long.
refused-too-many =
    { $seconds ->
        [one] trop de demandes à la fois : réessayez dans une seconde.
       *[other] trop de demandes à la fois : réessayez dans { $seconds } secondes.
    }
refused-store = l’enregistrement est impossible pour le moment : rien n’a été joué, réessayez.
refused-fault = le serveur s’est trompé ; rien n’a été perdu.
