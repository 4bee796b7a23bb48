### Les premières parties guidées : une phrase avant chaque toucher, comptés dans toute la leçon, puis un mot de la fin.

lesson-tock-globe-1 = Touchez l’as : il fait entrer un pion.
lesson-tock-globe-2 = Votre départ s’allume. Touchez-le : le pion s’y pose.
lesson-tock-globe-3 = Un pion adverse est huit cases plus loin. Touchez le 8.
lesson-tock-globe-4 = Tombez pile dessus : il retourne dans son camp de départ.
lesson-tock-globe-5 = Encore six cases jusqu’au fond de votre maison. Touchez le 6.
lesson-tock-globe-6 = Au compte juste, il entre dans la maison : plus rien ne l’atteint.
lesson-tock-globe-end = Voilà l’essentiel : entrer, capturer, rentrer. Le premier qui rentre ses quatre pions gagne.

lesson-tock-fadoq-1 = Touchez le roi : comme l’as et le joker, il fait entrer un pion.
lesson-tock-fadoq-2 = Touchez votre départ : le pion s’y pose, intouchable.
lesson-tock-fadoq-3 = Avec un 6, votre pion atteint le sommet. Touchez le 6.
lesson-tock-fadoq-4 = Du sommet, on peut sauter au suivant. Touchez la case allumée, tout au bout.
lesson-tock-fadoq-5 = Le 4 fait toujours reculer. Depuis le départ, c’est une aubaine : touchez-le.
lesson-tock-fadoq-6 = Quatre cases en arrière : le tour est fait, la maison est toute proche !
lesson-tock-fadoq-end = À vous deux : l’équipe qui rentre ses huit pions la première gagne.

lesson-tockcitan-1 = Touchez l’as : il fait entrer un pion.
lesson-tockcitan-2 = Votre départ s’allume. Touchez-le : le pion s’y pose, intouchable.
lesson-tockcitan-3 = Un pion adverse est cinq cases plus loin. Touchez le 5.
lesson-tockcitan-4 = Tombez pile dessus : il retourne dans son camp de départ.
lesson-tockcitan-5 = Encore six cases jusqu’au fond de votre maison. Touchez le 6.
lesson-tockcitan-6 = Deux chemins s’offrent : prenez celui de la maison.
lesson-tockcitan-end = Voilà l’essentiel. Le premier qui rentre ses quatre pions gagne.

lesson-tijou-1 = Touchez le 2 : lui seul, ou un joker, fait entrer une pièce.
lesson-tijou-2 = Touchez votre case d’entrée : la pièce s’y pose.
lesson-tijou-3 = Trois cases plus loin, un angle. Touchez le 3.
lesson-tijou-4 = Un angle envoie droit en face : regardez où la pièce arrivera, et touchez.
lesson-tijou-5 = Une pièce est sur votre angle. Un 2 ou un 10 la fait arriver : touchez le 10.
lesson-tijou-6 = Touchez la case d’arrivée : la voilà à l’abri.
lesson-tijou-end = Trois pièces à l’arrivée, et c’est gagné. Attention aux 2 et aux 5 : ils mangent tout sur leur passage.

lesson-barricades-1 = Vous avez fait 3. Touchez la case allumée : un pion sort et fait trois pas.
lesson-barricades-2 = Encore un 3, et un adversaire à trois pas. Touchez-le : il rentre chez lui.
lesson-barricades-3 = Un 2 : pile sur la barricade. Touchez-la.
lesson-barricades-4 = Elle est à vous. Posez-la juste devant l’adversaire : touchez la case allumée.
lesson-barricades-5 = Le but n’est plus qu’à deux pas, et vous avez fait 2. Touchez-le !
lesson-barricades-end = Un seul pion suffit, mais au nombre exact. À vous de jouer.

lesson-trikolos-1 = Chaque tour commence par une poussée. Touchez la flèche de la rangée 1.
lesson-trikolos-2 = La tuile verte est libre : touchez-la pour y faire entrer un pion.
lesson-trikolos-3 = Poussez encore : la rangée 3, cette fois.
lesson-trikolos-4 = Devant votre pion, le feu est vert. Touchez cette tuile : il avance.
lesson-trikolos-5 = Votre pion est au bout. Il faut pourtant pousser d’abord : la rangée 1.
lesson-trikolos-6 = De la dernière rangée, on sort quel que soit le feu. Touchez le camp adverse.
lesson-trikolos-end = Quatre pions en face, et c’est gagné. Pousser sert aussi à gêner l’autre.
