### Les jeux : leur nom, et en une phrase ce qui les distingue (.line).

rules-tock-globe = Tock, Le Globe joueur
    .line = Le grand tock à 4, 6 ou 8 branches : pioche, cases centrales à sauter, roi qui capture tout sur son passage ; de 2 à 8 joueurs, seuls ou par équipes.
rules-tock-fadoq = Tock, Jeux en tête FADOQ
    .line = Le tock des clubs d’aînés du Québec : deux équipes de deux, sauts de sommet en sommet, joker à rejouer maintenant ou plus tard.
rules-tockcitan = Tockcitan
    .line = Le tock sans joker ni saut : on pioche puis on joue, le 7 se divise librement ; de 2 à 4 joueurs, chacun pour soi.
rules-tockcitan-teams = Tockcitan par équipes
    .line = Deux contre deux, sans pioche : on échange une carte avec son coéquipier, puis on joue toute sa main.
rules-tijou = Tijou
    .line = Trois pièces, trente-six cases, des angles qui renvoient en face : on échange une carte, on garde ses dernières, seuls le 2 et le 5 mangent ; de 2 à 6 joueurs.
rules-barricades = Barricades
    .line = Un dé, cinq pions et un but : qui tombe pile sur une barricade la repose où elle gêne le plus ; de 2 à 4 joueurs.
rules-trikolos = Trikolos
    .line = Deux joueurs sur des feux tricolores : pousser une rangée, puis avancer un pion au vert.
