### Ce que trouve « tockade doctor », et ce qu’il faut faire.

command-doctor = Vérifier ce qu’il faut à un serveur ici, et dire que faire.
doctor-grade-ok = bien
doctor-grade-warning = attention
doctor-grade-problem = à régler
doctor-end =
    { $count ->
        [0] Tout est en ordre.
        [one] Un point est à revoir.
       *[other] { $count } points sont à revoir.
    }
doctor-versions = Tockade { $tockade }, Python { $python }, SQLite { $sqlite }.
doctor-engines = Les moteurs sont compilés.
doctor-engines-plain = Des moteurs tournent en Python pur, environ 100 fois plus lentement ({ $engines }). Compilez-les avec « make engines », et n’employez pas TOCKADE_PURE.
doctor-engines-stale = Des moteurs ont été modifiés depuis leur compilation ({ $engines }). Compilez-les avec « make engines ».
doctor-disk = { $megabytes } Mo sont libres dans { $folder }.
doctor-disk-little = Il ne reste que { $megabytes } Mo dans { $folder }. Faites bientôt de la place : quand le disque est plein, tous les coups sont refusés.
doctor-disk-full = Il ne reste que { $megabytes } Mo dans { $folder }. Faites de la place tout de suite, ou déplacez les parties sur un autre disque avec --data : quand rien ne peut s’écrire, les coups sont refusés.
doctor-store = La base { $store } se lit et s’écrit ; { $tables ->
        [0] elle n’a encore aucune table.
        [one] elle a une table.
       *[other] elle a { $tables } tables.
    }
doctor-store-none = Il n’y a pas encore de base à l’endroit { $store } ; « tockade serve » la créera.
doctor-store-folder = Aucune base ne peut être créée : on ne peut rien écrire dans { $folder }. Changez-en le propriétaire, ou choisissez un autre dossier avec --data.
doctor-store-down = La base { $store } ne s’ouvre pas : { $reason }. Vérifiez l’adresse, que la base tourne, et qui peut lire le fichier ; un fichier abîmé se remplace par la dernière sauvegarde.
doctor-store-unwritable = La base { $store } se lit mais ne s’écrit pas : { $reason }. Vérifiez le disque, les droits du fichier, et si un autre programme le verrouille.
doctor-store-private = Seul son propriétaire peut lire la base.
doctor-store-open = D’autres peuvent lire { $store }, et donc les cartes des parties en cours. Lancez « chmod 600 » sur ce fichier.
doctor-schema = La base est de la version { $version }, celle que ce programme écrit.
doctor-schema-other = La base est de la version { $version } ; ce programme connaît la version { $known }. Installez la version qui l’a écrite, ou revenez à une sauvegarde.
doctor-clock = L’horloge indique { $time } (UTC).
doctor-clock-old = L’horloge indique { $time } (UTC), une date passée depuis longtemps. Réglez-la, et laissez le système la tenir à l’heure (NTP).
doctor-clock-back = La dernière écriture de la base est { $seconds } secondes dans le futur : l’horloge a été reculée. Réglez-la, et laissez le système la tenir à l’heure (NTP).
doctor-page = La page est construite.
doctor-page-none = La page n’est pas construite : les visiteurs ne voient qu’un avis. Lancez « make frontend », ou installez une version publiée.
doctor-workers = Un robot a répondu depuis son propre processus en { $milliseconds } ms.
doctor-workers-lost = Le processus où pensent les robots ne répond pas ; ils jouent donc au hasard. Vérifiez que ce compte peut lancer des processus et qu’il reste de la mémoire.
