### Les jeux : leur nom, et en une phrase ce qui les distingue (.line), et ce qu’on en dit en passant (.character) et là où la place manque (.brief).

rules-tock-globe = Tock du Globe Joueur
    .line = Le grand tock à 4, 6 ou 8 branches : une pioche, un raccourci par les cases centrales, un roi qui capture tout sur son passage ; de 2 à 8 joueurs, seuls ou en équipes.
    .character = Le grand tock : des raccourcis, et un roi qui capture tout.
    .brief = Des raccourcis, et un roi qui capture tout.
rules-tock-fadoq = Tock de la FADOQ
    .line = Le tock des clubs d’aînés du Québec : deux équipes de deux, des sauts de sommet en sommet, un joker qui fait rejouer maintenant ou plus tard.
    .character = Celui des clubs du Québec : deux équipes, des sommets, un joker.
    .brief = Le tock des clubs : deux équipes, un joker.
rules-tockcitan = Tockcitan
    .line = Le tock sans joker ni saut : on pioche puis on joue, et le 7 se partage librement ; de 2 à 4 joueurs, chacun pour soi.
    .character = Le plus simple : ni joker ni saut, un 7 à partager.
    .brief = Le plus simple : ni joker ni saut.
rules-tockcitan-teams = Tockcitan en équipes
    .line = Deux contre deux, sans pioche : on échange une carte avec son coéquipier, puis on joue toute sa main.
rules-tijou = Tijou
    .line = Trois pièces, trente-six cases, des angles qui renvoient en face : on échange une carte, on garde ses dernières, seuls le 2 et le 5 mangent ; de 2 à 6 joueurs.
    .character = Court et rusé : on échange une carte, les angles font traverser.
    .brief = Une carte échangée, des angles rusés.
rules-barricades = Barricades
    .line = Un dé, cinq pions et un but : qui tombe pile sur une barricade la pose là où elle gêne le plus ; de 2 à 4 joueurs.
    .character = Un dé, un but, et des barricades à poser là où ça gêne.
    .brief = Un dé, un but, des barricades à poser.
rules-trikolos = Trikolos
    .line = Deux joueurs sur des feux tricolores : pousser une rangée, puis avancer un pion au vert.
    .character = Duel sans hasard : poussez une rangée, passez au vert.
    .brief = Duel sans hasard : passez au vert.
