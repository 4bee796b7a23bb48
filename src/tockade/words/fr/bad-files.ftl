### Parties écrites et positions : ce qui ne peut pas être lu.

bad-format = Ce fichier n’est pas de la bonne sorte : il faudrait « { $wanted } ».
bad-version = Version « { $version } » de « { $format } » inconnue ; ce programme lit la version { $known }.
bad-rules-version = Ces règles sont de la version { $version } ; ce programme connaît les versions 1 à { $known }.
bad-json = Ce n’est pas du JSON valable : il y a une erreur à la ligne { $line }, colonne { $column }.
bad-json-number = Un nombre de ce JSON est trop grand.
bad-json-deep = Ce JSON est imbriqué trop profondément.
bad-json-twice = Le nom « { $name } » figure deux fois dans le même objet JSON.
bad-json-object = Un objet JSON « { "{" } … { "}" } » est attendu.
bad-position-fields = Il manque « game » (un texte) ou « position » (un objet).
bad-position-file-field = Un fichier de position n’a pas de champ « { $field } » : seulement « format », « game » et « position ».
bad-record-line = Ligne { $line } : « { $text } » est illisible.
bad-record-truncated = La partie est coupée après la ligne { $line } : la dernière ligne doit être « result … ».
bad-record-actor = Ligne { $line } : ce n’est pas à « { $actor } » de jouer.
bad-record-event = Ligne { $line } : « { $text } » n’a pas pu arriver.
bad-record-result = Ligne { $line } : cette partie n’a pas fini ainsi.
bad-result = « { $text } » n’est pas un résultat ; écrivez par exemple « home 0+2 1+3 ».
