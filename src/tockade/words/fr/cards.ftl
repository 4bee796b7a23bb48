### Les cartes et les feux : le nom nu, avec l'article défini (.the), avec l'indéfini (.a), à
### plusieurs (.many, $count) et l'index imprimé (.index).
### Le « ? » des vues est la carte « hidden ».

card-count = { $count ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $count }
}
card-A = as
    .the = l’as
    .a = un as
    .many = { card-count } as
    .index = A
card-2 = 2
    .the = le 2
    .a = un 2
    .many = { card-count } 2
    .index = 2
card-3 = 3
    .the = le 3
    .a = un 3
    .many = { card-count } 3
    .index = 3
card-4 = 4
    .the = le 4
    .a = un 4
    .many = { card-count } 4
    .index = 4
card-5 = 5
    .the = le 5
    .a = un 5
    .many = { card-count } 5
    .index = 5
card-6 = 6
    .the = le 6
    .a = un 6
    .many = { card-count } 6
    .index = 6
card-7 = 7
    .the = le 7
    .a = un 7
    .many = { card-count } 7
    .index = 7
card-8 = 8
    .the = le 8
    .a = un 8
    .many = { card-count } 8
    .index = 8
card-9 = 9
    .the = le 9
    .a = un 9
    .many = { card-count } 9
    .index = 9
card-10 = 10
    .the = le 10
    .a = un 10
    .many = { card-count } 10
    .index = 10
card-J = valet
    .the = le valet
    .a = un valet
    .many = { card-count } valets
    .index = V
card-Q = dame
    .the = la dame
    .a = une dame
    .many = { card-count } dames
    .index = D
card-K = roi
    .the = le roi
    .a = un roi
    .many = { card-count } rois
    .index = R
card-X = joker
    .the = le joker
    .a = un joker
    .many = { card-count } jokers
    .index = ★
card-hidden = carte cachée
    .the = une carte
    .a = une carte
    .many = { card-count } cartes
    .index = ?

## Les feux d'une tuile, nommés comme des cartes là où une rangée est poussée

card-G = vert
    .the = le feu vert
    .a = un feu vert
    .many = { card-count } feux verts
    .index = V
card-O = orange
    .the = le feu orange
    .a = un feu orange
    .many = { card-count } feux orange
    .index = O
card-R = rouge
    .the = le feu rouge
    .a = un feu rouge
    .many = { card-count } feux rouges
    .index = R

## Ce que fait une carte dans un jeu, en une ligne : des façons de la jouer, séparées par « ou », chacune faite de
## quelques mots ; $number est le nombre de cases

card-does-forward = avance de { $number }
card-does-back = recule de { $number }
card-does-enter = fait entrer un pion
card-does-enter--tijou = fait entrer une pièce
card-does-sweep = en capturant tout sur son passage
card-does-divide = peut se partager
card-does-push = fait avancer un pion adverse de { $number }
card-does-swap = échange un de vos pions avec un autre
card-does-swap--tijou = échange une de vos pièces avec une autre
card-does-again = puis on peut rejouer
card-does-arrive = fait arriver une pièce
card-does-eats = en mangeant tout sur son passage
card-does-wild = remplace une carte au choix
card-ways = { $list }, ou { $next }

## Le même en deux mots, imprimé sur la carte

card-caption-forward = avance { $number }
card-caption-back = recule { $number }
card-caption-enter = entre
card-caption-divide = à partager
card-caption-push = pousse { $number }
card-caption-swap = échange
card-caption-arrive = arrivée
card-caption-wild = au choix
