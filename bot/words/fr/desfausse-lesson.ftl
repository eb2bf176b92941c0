# DESfausse : l’entraînement, et des conseils pour une première partie.

lesson-desfausse-rolling = Lancers et diables
lesson-desfausse-roll =
    Débarrassez-vous de tous vos dés avant les autres ! On se défausse de dés *identiques* : il faut donc en réunir. Tout le monde lance en même temps, jusqu’à 3 fois.

    Vous avez trois 4, dans les cadres dorés. Le diable au cadenas est bloqué, on ne le relance pas. Relancez le 2 et le 3 : appuyez sur { $button }.
lesson-desfausse-roll-but = Mais trois 4, c’est un beau début : gardez-les ensemble et ne relancez que les autres.
lesson-desfausse-stop =
    Un quatrième 4 ! Vous pourriez lancer encore. Mais voyez le diable dans le cadre doré : chacun retient un dé chez vous quand vous vous défaussez, et chaque lancer peut en amener un autre.

    Restons-en là : appuyez sur { $button }.
lesson-desfausse-stop-but = Mais il y a un dé au plus à gagner, et un second diable vous en coûterait un. Vous avez quatre dés identiques : arrêtez-vous.
lesson-desfausse-call = L’appel
lesson-desfausse-shed =
    On appelle maintenant les valeurs, de 2 à 6. Aux **4**, c’est à vous : quatre 4, moins un pour votre diable, 3 peuvent donc partir. Ils vont aux **Enfers**, hors de la manche, ou chez { $rival_seat }.

    Pour 3 dés, vous pouvez aussi prendre un trophée. Gardez le gros dé, qui trouve plus facilement son pareil, et prenez le petit exorcisme. Choisissez { $button }.
lesson-desfausse-shed-hell = Les Enfers, c’est bien. Mais laissez partir les petits : un gros dé ne montre que 3, 4 et 5 et trouve plus facilement son pareil. Et l’exorcisme est le meilleur trophée que valent 3 dés.
lesson-desfausse-shed-give = Cela n’en fait partir que deux, car seuls les rouges comptent. Les Enfers en prennent trois, et valent un meilleur trophée.
lesson-desfausse-shed-but = On se défausse une fois par tour au plus. Avec trois dés à faire partir, inutile d’attendre mieux.
lesson-desfausse-giving = Un cadeau
lesson-desfausse-give =
    Quelques tours plus tard. Attention : { $rival_seat } a un **dé unique**, un 6. À l’appel des 6, il part, et la manche est perdue !

    Les 5 viennent avant. Des dés d’une même couleur peuvent aussi aller chez un adversaire, et qui reçoit des dés ne se défausse plus d’un dé unique ce tour-ci. Choisissez { $button }.
lesson-desfausse-give-but = Mais ensuite viennent les 6, et { $rival_seat } se défausse de son dernier dé. Donnez vos 5 : cela l’en empêche.
lesson-desfausse-give-hell = Deux dés de moins pour vous. Mais ensuite viennent les 6 : { $rival_seat } se défausse de son dernier dé et gagne la manche. Donnez-lui les vôtres !
lesson-desfausse-give-give = Donner, c’est bien ! Prenez avec la nouvelle relance : un lancer de plus, un prochain tour.
lesson-desfausse-trophies = Un trophée bien placé
lesson-desfausse-exorcism =
    La dernière manche. Deux 5 et un diable : un seul dé pourrait partir. Mais vous avez gardé un trophée, le cadenas en haut à droite : un **petit exorcisme** débloque un diable, que vous pouvez alors relancer.

    Appuyez sur { $button }.
lesson-desfausse-exorcism-but = Mais c’est votre diable qui gêne. Voici le moment du petit exorcisme.
lesson-desfausse-again =
    Le diable a perdu son cadenas. Il compte encore tant que vous ne l’avez pas relancé.

    Gardez les deux 5 et relancez le diable : appuyez sur { $button }.
lesson-desfausse-again-but = Mais les 5 méritent d’être gardés, et c’est du diable que vous voulez vous défaire : relancez-le seul.
lesson-desfausse-last =
    Quel lancer ! Trois 5 et plus de diable. Défaussez-les tous, et votre main est vide : vous gagnez la manche, et avec elle le titre.

    Plus besoin de trophée : choisissez { $button }.
lesson-desfausse-last-but = Mais tous les trois peuvent partir d’un coup, et avec le dernier dé vous gagnez. Envoyez-les aux Enfers.
lesson-desfausse-last-trophy = Les Enfers, c’est bien, et vous gagnez ! Un trophée ne sert plus à rien.
lesson-desfausse-end =
    Vous savez jouer à DESfausse :
    - réunissez des dés identiques, et arrêtez-vous à temps,
    - chaque diable retient un dé ; avec plus de diables que d’autres dés, vous êtes *maudit*, et chacun vous donne un dé,
    - envoyez vos dés aux Enfers, ou donnez-les à qui va gagner,
    - gardez vos trophées pour le bon moment.
tip-roll = Touchez les dés que vous voulez relancer. Les diables sont bloqués, et chacun retient un dé chez vous quand vous vous défaussez.
tip-shed = On se défausse une fois par tour : tous les dés d’une valeur, moins un par diable. Aux Enfers, ou ceux d’une couleur chez un adversaire.
tip-trophy = Avec assez de dés, vous pouvez prendre un trophée. Il se joue dès le tour suivant.
tip-cursed = Quelqu’un est maudit : chacun lui donne un dé. N’importe lequel, même un diable.
