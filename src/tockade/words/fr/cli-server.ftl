### Ce que dit la ligne de commande quand elle sert des tables ou soigne ce qui est gardé.

cli-serve-ready = Tockade vous attend : { $address }
cli-serve-store = Les parties sont enregistrées ici : { $store }
cli-serve-stopped = Le serveur s’est arrêté ; toutes les parties sont enregistrées.
cli-backup-done =
    { $count ->
        [0] Aucune table copiée dans { $file }.
        [one] Une table copiée dans { $file }.
       *[other] { $count } tables copiées dans { $file }.
    }
cli-import-done =
    { $count ->
        [0] Aucune table nouvelle.
        [one] Une table ajoutée.
       *[other] { $count } tables ajoutées.
    }
cli-verify-line = { $table } : { $game }, { $moves ->
        [0] aucun coup
        [one] un coup
       *[other] { $moves } coups
    } ; { $seal ->
        [genuine] donne scellée et conforme.
        [typed] donne conforme à une graine choisie, non scellée.
        [none] sans graine, donne invérifiable.
       *[broken] la donne n’est pas celle de la graine scellée !
    } { $result }

bad-database = « { $address } » n’est pas l’adresse d’une base de données ; écrivez « postgresql://nom@machine/base » ou « sqlite:///fichier ».
bad-store-version = la base est de la version { $version } ; ce programme connaît la version { $known }.
bad-store-down = la base « { $store } » est hors d’atteinte : { $reason }
bad-file-exists = le fichier « { $path } » existe déjà.
bad-no-table = il n’y a pas de table « { $table } ».
bad-export-line = la ligne { $line } n’est pas une table exportée.
bad-log = le journal de la table « { $table } » ne décrit pas une partie possible.
bad-log-outcomes = le journal ne dit pas ce que le hasard a donné.
bad-host = impossible d’écouter à l’adresse « { $host } ».
bad-network = « { $network } » n’est ni une adresse ni un réseau, comme 192.0.2.7 ou 10.0.0.0/8.
bad-port-in-use = le port { $port } de { $host } est déjà occupé ; choisissez-en un autre avec --port.
bad-port-forbidden = le port { $port } de { $host } est interdit à ce compte ; choisissez-en un au-dessus de 1023 avec --port.
bad-bot = il n’y a pas de robot « { $name } ». Essayez plutôt : { $nearest }.
bad-seat-count =
    { $given ->
        [one] { $game } se joue à { $seats } places, et une seule est donnée.
       *[other] { $game } se joue à { $seats } places, et { $given } sont données.
    }

command-serve = Ouvrir des tables dans le navigateur, sur cette machine ou pour toute la maison.
command-backup = Copier toutes les tables dans un fichier, sans arrêter le serveur.
command-export = Écrire des tables en texte : toutes, ou celles-ci.
command-import = Ajouter les tables d’un export.
command-verify = Vérifier des parties gardées, ou une partie écrite : coups, résultat et graine scellée.
parameter-serve-host = L’adresse d’écoute ; 0.0.0.0 ouvre au réseau local.
parameter-serve-port = Le port ; 0 prend n’importe quel port libre.
parameter-data = Le dossier des parties gardées ; sinon le dossier de données de l’utilisateur.
parameter-database = La base de données à la place du dossier, par exemple postgresql://nom@hote/tockade.
parameter-serve-public-url = L’adresse que les gens utilisent, derrière un serveur mandataire.
parameter-serve-proxies = Les serveurs mandataires dont on croit les en-têtes X-Forwarded-…, séparés par des virgules.
parameter-serve-keep-days = Combien de jours on garde une table inachevée que personne ne touche.
parameter-serve-rates = Par combien multiplier les limites de débit.
parameter-serve-log = La forme du journal : text a les erreurs et les avertissements, json toutes les requêtes.
parameter-serve-metrics = Qui peut lire /metrics : des adresses ou des réseaux, séparés par des virgules.
parameter-serve-open-page = Ouvrir la page dans le navigateur et montrer l’adresse en code QR.
parameter-backup-target = Le nouveau fichier.
parameter-tables = Les tables ; sinon toutes.
parameter-import-file = L’export ; « - » lit l’entrée standard.
parameter-verify-record-file = Une partie écrite à la place des tables gardées ; « - » lit l’entrée standard.
cli-serve-house = Pour les autres appareils de la maison : { $address }
