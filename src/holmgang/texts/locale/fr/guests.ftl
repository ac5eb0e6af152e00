### Les noms que prennent d’abord les invités : un mot de la première ligne, puis un de la seconde.

guest-first = Loup, Blaireau, Lynx, Corbeau, Faucon, Hérisson, Castor, Élan, Furet, Héron, Épervier, Renard, Hibou, Saumon, Phoque, Lièvre, Glouton, Écureuil, Cerf, Brochet, Morse, Aurochs, Jars, Aigle, Sanglier, Bélier, Merle, Bouvreuil, Cygne, Bison
guest-second = brave, tranquille, rapide, rusé, joyeux, robuste, vif, hardi, sage, chanceux, gris, sauvage, fier, jovial, malin, agile, paisible, solide, jeune, tenace, aimable, habile, calme, intrépide, givré, têtu, barbu, affamé, rêveur, enjoué
