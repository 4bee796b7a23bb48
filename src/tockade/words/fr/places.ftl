### Les places du plateau comme on les nomme ; toutes sont au féminin ou élidées, pour suivre « de », « à » et « sur ».
### $number : le numéro imprimé ; $letter : la lettre de la branche ou du côté ; $seat et sa suite (seats.ftl) : à qui est
### la branche, none sans joueur ; $row : la rangée, comptée d'en bas ; $name : le nom imprimé.

place-square = { $seat-who ->
    [you] votre case { $number }
    [self] sa case { $number }
    [none] la case { $number } de la branche { $letter }
   *[other] la case { $number } { of-seat }
}
place-entrance = { place-square }
place-start = { $seat-who ->
    [you] votre case de départ
    [self] sa case de départ
    [none] la case de départ de la branche { $letter }
   *[other] la case de départ { of-seat }
}
place-centre = { $seat-who ->
    [you] votre case centrale
    [self] sa case centrale
    [none] la case centrale de la branche { $letter }
   *[other] la case centrale { of-seat }
}
place-centre--tock-fadoq = { $seat-who ->
    [you] votre case sommet
    [self] sa case sommet
    [none] la case sommet de la branche { $letter }
   *[other] la case sommet { of-seat }
}
place-room = { $seat-who ->
    [you] la case { $number } de votre maison
    [self] la case { $number } de sa maison
    [none] la case { $number } de la maison { $letter }
   *[other] la case { $number } de la maison { of-seat }
}

## Tijou

place-square--tijou = { $seat-who ->
    [you] votre case { $number }
    [self] sa case { $number }
    [none] la case { $number } du côté { $letter }
   *[other] la case { $number } { of-seat }
}
place-corner = { $seat-who ->
    [you] votre angle
    [self] son angle
    [none] l’angle { $letter }
   *[other] l’angle { of-seat }
}
place-entry = { $seat-who ->
    [you] votre case d’entrée
    [self] sa case d’entrée
    [none] la case d’entrée du côté { $letter }
   *[other] la case d’entrée { of-seat }
}
place-arrival = { $seat-who ->
    [you] votre case d’arrivée
    [self] sa case d’arrivée
    [none] la case d’arrivée du côté { $letter }
   *[other] la case d’arrivée { of-seat }
}

## Barricades et Trikolos

place-point = la case { $number } de la rangée { $row }
place-start--barricades = la case { $number } de la rangée { $row }
place-goal = la case du but
place-tile = la tuile { $name }
