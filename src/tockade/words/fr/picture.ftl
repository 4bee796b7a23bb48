### Les mots d'un dessin, et la scène entière en phrases, pour qui ne la voit pas.
### $seat et sa suite (seats.ftl) ; $places : énumération de places ; $number ; $cards ; $rules : le nom du jeu.

picture-title = { $rules }
picture-stock = pioche
picture-discard = défausse
picture-die = dé
picture-dealer = donne
picture-passed = a passé
picture-protected = protégé
picture-tokens = en réserve
picture-to-play = à jouer

## Une phrase par chose

picture-turn = C’est à { $seats } de jouer.
picture-over = La partie est finie.
picture-pawns = { $seat } : { $places }.
picture-waiting = { $number ->
    [one] un en attente
   *[other] { $number } en attente
}
picture-at-home = { $number ->
    [one] un arrivé
   *[other] { $number } arrivés
}
picture-guarded = { $place } (protégé)
picture-barricades = Barricades : { $places }.
picture-lights = Feux : { $places }.
picture-spare = tuile supplémentaire { $card }
picture-light = { $place } { $card }
picture-hand = Main { of-seat } : { $cards }.
picture-own-hand = Votre main : { $cards }.
picture-piles = Pioche : { $number }. Défausse : { $cards }.
picture-thrown = Dé : { $number }.
