# Très Futé 4ever : l’entraînement, et des conseils pour une première partie.

lesson-tres-fute-4ever-dice = Un dé par lancer
lesson-tres-fute-4ever-yellow =
    Six dés, cinq zones de couleur, et des bonus qui en amènent d’autres. À chacun de vos 3 lancers, vous prenez un dé et l’inscrivez dans la zone de sa couleur.

    Tous les dés *inférieurs* vont alors sur le **Plateau**, où les autres peuvent s’en servir. Commencez donc petit : le 2 jaune n’y envoie que le 1 vert. La rangée jaune du milieu retire des points, mais 2 c’est peu, et sa première case donne une relance. Ouvrez le menu { $button }.
lesson-tres-fute-4ever-yellow-but = Mais voyez ce que cela coûte : un grand dé envoie tous les inférieurs sur le plateau, et une case à bonus vaut mieux maintenant. Le 2 jaune au milieu donne une relance et ne vous coûte qu’un dé.
lesson-tres-fute-4ever-yellow-tray = Mais ce dé en envoie quatre ou cinq autres sur le plateau, et deux de vos lancers avec. Commencez par un petit.
lesson-tres-fute-4ever-blue =
    Une relance pour vous ! Les quatre dés restants ont été relancés.

    Le **Bleu** et le blanc vont ensemble : le bleu donne la rangée, le blanc la colonne. 3 et 3 désignent la case du cadre doré, sur la diagonale qui donne une relance à la deuxième croix. Appuyez sur { $button }.
lesson-tres-fute-4ever-blue-but = Mais le 3 bleu ne vous coûte que le 1 gris, et sa croix entame une rangée et une diagonale qui donnent chacune un bonus.
lesson-tres-fute-4ever-pink =
    Il reste deux dés pour le dernier lancer. Le **Rose** se remplit de gauche à droite, et un 5 ou un 6 donne aussi le bonus sous la case : ici un polissage, qui rendra un jour un dé du plateau plus grand ou plus petit de 1.

    Appuyez sur { $button }.
lesson-tres-fute-4ever-pink-but = Mais c’est un 5 ou un 6 rose qui donne le bonus sous la case. Celui-ci vous tend les bras.
lesson-tres-fute-4ever-tray = Le plateau en argent
lesson-tres-fute-4ever-grey =
    { $rival_seat } vient de jouer et a pris le 6 vert : tout le reste est parti sur le **Plateau**. C’est votre chance : tous les autres y prennent un dé.

    Le **Gris** est fait de régions. Un 4 coche une région entière de 4 cases au plus, en commençant par A ou B : B donne une relance. Choisissez { $button }.
lesson-tres-fute-4ever-grey-but = Mais le 4 gris tombe juste : les 4 cases de B et une relance, sans dépenser votre polissage.
lesson-tres-fute-4ever-grey-none = Le plateau ne coûte rien, et le tour d’un autre est aussi le vôtre. Prenez le 4 gris.
lesson-tres-fute-4ever-chain = Une réaction en chaîne
lesson-tres-fute-4ever-green =
    Quelques manches plus tard, votre feuille est pleine de promesses. Regardez bien !

    Le **Vert** a deux lignes de triangles, remplies de gauche à droite. Un triangle du bas donne le bonus en dessous : dans le cadre doré, un « ? » bleu. Aucun dé n’est plus petit que le 4 vert : rien n’ira sur le plateau. Choisissez { $button }.
lesson-tres-fute-4ever-green-but = Mais rien ici ne rapporte autant que le triangle vert du bas : il lance toute une chaîne de bonus, et ne coûte aucun dé.
lesson-tres-fute-4ever-cross =
    Un « ? » s’utilise tout de suite, avec le chiffre de votre choix. En bleu, c’est n’importe quelle case vide.

    Une deuxième croix dans la rangée 3 donne le « ? » jaune à côté. Et 3-3 est aussi sur la diagonale : une relance en prime. Choisissez { $button }.
lesson-tres-fute-4ever-cross-but = Mais la rangée 3 donne un « ? » jaune, dont vous allez avoir besoin, et la case 3-3 ajoute la relance de la diagonale.
lesson-tres-fute-4ever-number =
    Et cela continue : un « ? » jaune. La rangée du haut doit monter, et son dernier chiffre est 5. Seul un 6 va dans la dernière case, où attend le **renard**.

    Choisissez { $button }.
lesson-tres-fute-4ever-number-but = Mais seule la rangée du haut finit par le renard, et après le 5, seul un 6 y va.
lesson-tres-fute-4ever-foxes = Les renards
lesson-tres-fute-4ever-fox =
    Un seul dé, et il en est sorti trois inscriptions, une relance et un renard. C’est ainsi qu’on gagne à ce jeu.

    À la fin, chaque renard vaut autant que votre zone la plus *faible*. C’est la grise, dans le cadre doré : 1 point pour l’instant. Ne négligez donc aucune couleur ! Appuyez sur **Continuer**.
lesson-tres-fute-4ever-end =
    Vous savez jouer à Très Futé 4ever :
    - prenez d’abord de petits dés, pour en envoyer peu sur le plateau,
    - prenez un dé du plateau quand les autres ont lancé,
    - cherchez les cases à bonus, et les réactions en chaîne,
    - collectionnez les renards, et nourrissez votre zone la plus faible.
tip-die = Tous les dés inférieurs à celui que vous prenez vont sur le plateau et quittent votre tour. Le bouton dit combien : « plateau +2 ».
tip-silver = Fond gris : le plateau en argent. Quand un autre a lancé, vous prenez aussi un de ces dés.
tip-mark = Un « ? », c’est le chiffre de votre choix dans sa couleur. Cherchez une case qui donne un autre bonus.
tip-extra = Un dé supplémentaire (+1), c’est n’importe lequel des six dés, où qu’il soit. Vous pouvez aussi le garder pour plus tard.
