# Verflixxt ! : les deux entraînements, et des conseils pour une première partie.

lesson-verflixxt-moving = Quitter une tuile
lesson-verflixxt-shared =
    Amenez vos trois pions du départ à l’arrivée. Le hic : un pion *seul* sur sa tuile l’emporte en partant. Les Bonus et les Chance sont les bienvenus, les Malus non.

    Vous avez obtenu 2 et avancez une pièce. Sur −5, dans le cadre doré, { $rival_seat } est à côté de vous : partez maintenant, vous n’emportez rien. Appuyez sur { $button }.
lesson-verflixxt-shared-but = Votre pion y est seul et emporterait −3 : 3 points de moins. Sur −5 il a de la compagnie et n’emporte rien.
lesson-verflixxt-shared-start = Le départ ne coûte rien, c’est vrai. Mais si vous restez sur −5 et si { $rival_seat } s’en va, vous y serez seul. Partez le premier !
lesson-verflixxt-company =
    { $rival_seat } a dû emporter −5, faute de compagnie. Bien joué !

    Vous avez maintenant obtenu 5. Vos pions sur −3 et −7 sont seuls : une flèche vers une boîte signale toute tuile qui serait prise. Le pion au départ n’emporte rien et arrive en compagnie, dans le cadre doré. Appuyez sur { $button }.
lesson-verflixxt-company-but = Ce pion est seul et emporterait son Malus. Celui du départ n’emporte rien et arrive en compagnie.
lesson-verflixxt-taking = Les bonnes tuiles
lesson-verflixxt-plus =
    Plus tard dans la partie. La même règle joue maintenant pour vous : votre pion est seul sur **+5**. Qui part seul emporte la tuile.

    Vous avez obtenu 4. Prenez-la : appuyez sur { $button }.
lesson-verflixxt-plus-but = Mais +5 vous tend les bras, tant que personne ne vient vous rejoindre.
lesson-verflixxt-guards = Gardes et chance
lesson-verflixxt-guard =
    +5 est sur votre carte. Et maintenant la tuile Chance du cadre doré : votre pion y est, mais avec un garde. Tant qu’il reste, personne ne prend la tuile.

    Un garde qui partage sa tuile avec un pion peut être déplacé par n’importe qui. Envoyez-le plus loin : appuyez sur { $button }.
lesson-verflixxt-guard-but = Mais il faut d’abord éloigner le garde : votre pion sera alors seul sur une tuile Chance et l’emportera la prochaine fois.
lesson-verflixxt-luck =
    Le garde est parti, et votre pion est seul sur la tuile Chance. Vous avez obtenu 6.

    Saisissez votre chance : appuyez sur { $button }.
lesson-verflixxt-luck-but = Mais la tuile Chance est libre maintenant. Si vous attendez, quelqu’un peut venir vous rejoindre.
lesson-verflixxt-score =
    Regardez votre carte dans le cadre doré : une Chance transforme votre plus gros Malus en Bonus. Votre −7 compte +7 ! Avec le +5, cela fait **12**.

    Avec des Chance en main, même un gros Malus est une belle prise. Appuyez sur **Continuer**.
lesson-verflixxt-end =
    Vous savez jouer à Verflixxt ! :
    - quittez les Malus tant que quelqu’un est à côté de vous,
    - quittez seul les Bonus et les Chance, pour les prendre,
    - éloignez les gardes, ou laissez-les retenir une tuile pour vous,
    - avec une Chance, un gros Malus devient un gros Bonus.

    Un pion à l’arrivée est rentré. Quand tous le sont, le plus de points gagne.
lesson-verflixxt-nochmal-name = Verflixxt nochmal !
lesson-verflixxt-nochmal-neutral = Flixxy
lesson-verflixxt-nochmal-flixxy =
    L’extension amène **Flixxy**, le soleil marqué d’un F, qui n’appartient à personne. Un second dé dit qui avance : avec « ? » ce peut être Flixxy, avec « X » non, et avec sa propre face c’est obligatoire.

    Il montre « ? ». Flixxy est seul sur **+6**, et qui le déplace prend la tuile. Appuyez sur { $button }.
lesson-verflixxt-nochmal-flixxy-but = Mais avec « ? » vous pouvez déplacer Flixxy, seul sur +6 : six points en un seul coup.
lesson-verflixxt-nochmal-lap = Tour après tour
lesson-verflixxt-nochmal-token =
    Flixxy ne rentre pas : il tourne en rond. Qui l’amène à l’arrivée, ou au-delà, prend le jeton rond du dessus. Vous les voyez en haut : **+4** est le premier.

    Il partage −9 avec un pion : aucune tuile n’est prise. Appuyez sur { $button }.
lesson-verflixxt-nochmal-token-but = Mais Flixxy est à portée de vos 4 points, et { $rival_seat } ne se ferait pas prier.
lesson-verflixxt-nochmal-gift = Tuiles orange et vers
lesson-verflixxt-nochmal-bury =
    Les tuiles orange ne se prennent jamais. Qui en quitte une, seul, donne la tuile du *dessus* de sa pile au joueur suivant. Et la vôtre est **+8**, à gauche sur votre carte !

    Dommage ? Vous avez un jeton véreux, **sous la pile** : il glisse votre tuile du dessus sous la pile. Jouez-le avant d’avancer : appuyez sur { $button }.
lesson-verflixxt-nochmal-bury-but = Mais le +8 doit d’abord quitter le dessus de la pile, sinon il pourrait être donné. Jouez le jeton véreux.
lesson-verflixxt-nochmal-bury-give = { $rival_seat } recevrait votre +8 ! Glissez-le d’abord sous la pile.
lesson-verflixxt-nochmal-orange =
    −8 est maintenant sur le dessus. Celle-là, { $rival_seat } peut l’avoir.

    Quittez la tuile orange : appuyez sur { $button }.
lesson-verflixxt-nochmal-orange-but = Mais avec −8 sur le dessus, il n’y aura pas de meilleur moment pour quitter la tuile orange.
lesson-verflixxt-nochmal-end =
    Vous connaissez l’extension :
    - Flixxy joue pour qui le déplace, et lui prend des tuiles,
    - des jetons ronds attendent à l’arrivée,
    - sur les tuiles orange, on donne ce qui est sur le dessus,
    - chaque Malus apporte un jeton véreux à jouer plus tard.
tip-move = Un pion seul emporte sa tuile en partant ; le bouton le dit : « prise ». À côté d’une autre pièce, il n’emporte rien.
tip-worm = Vous pouvez jouer des jetons véreux entre le lancer et le coup. Chaque jeton gardé vaut un point.
