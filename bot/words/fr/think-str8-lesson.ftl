# Think Str8 ! : l’entraînement, et des conseils pour une première partie.

lesson-think-str8-seeing = Ce que vous voyez
lesson-think-str8-racks =
    Vous voyez les cartes de tout le monde, sauf les vôtres : d’elles, vous ne voyez que le dos, dans le cadre doré. À vous de les deviner !

    Chaque carte visible aide, car chaque couleur a une fois les valeurs de 0 à 7. Le bloc en dessous fait le travail : ce qui est visible quelque part est noirci, et votre carte est l’un des nombres restés clairs. Regardez bien, puis appuyez sur **Continuer**.
lesson-think-str8-betting = Parier sur une somme
lesson-think-str8-sum =
    Les dés dans le cadre doré montrent bleu, vert et jaune. Ce tour-ci, tout tourne donc autour d’une somme : vos cartes bleue, verte et jaune ensemble.

    Vous êtes le plus en retard et pouvez donc tourner un dé sur une autre couleur. Inutile ici : appuyez sur { $button }.
lesson-think-str8-sum-but = Mais vous n’y gagnez rien : sur ces trois couleurs, le bloc vous en dit déjà beaucoup.
lesson-think-str8-strip =
    Regardez les nombres clairs dans le cadre doré : le bleu va de 0 à 4, le vert de 3 à 7, le jaune de 0 à 3, ou 5. Au milieu, cela fait environ 2 + 5 + 2 = 9.

    Prenez maintenant une réglette. Une courte couvre peu de sommes et rapporte beaucoup ; une longue est plus sûre. Restez raisonnable : appuyez sur { $button }.
lesson-think-str8-strip-but = Mais si tôt, vous ne connaissez votre somme qu’à peu près. Cinq cases autour de 9 ont de bonnes chances, et rapportent tout de même 3 points.
lesson-think-str8-lay =
    Posez-la là où vous attendez votre somme, avec 9 au milieu.

    Appuyez sur { $button }.
lesson-think-str8-lay-but = Mais 9 est la somme la plus probable d’après le bloc, et devrait être au milieu de votre réglette : 7–11.
lesson-think-str8-hints = Trop haut, trop bas
lesson-think-str8-bold =
    Votre première réglette était juste et a rapporté 3 points. Les dés montrent maintenant rouge, jaune et gris, et vous tenez une réglette plus audacieuse : 3 cases pour 5 points.

    D’après les nombres clairs dans les cadres dorés : environ 2 + 5 + 3 = 10. Appuyez sur { $button }.
lesson-think-str8-bold-but = Mais le bloc rend 10 probable : 9–11 est la meilleure place pour trois cases.
lesson-think-str8-exchange =
    Trop haut ! Cela ne coûte rien, et vous avez appris quelque chose : vos cartes rouge, jaune et grise font **0–8** ensemble. La ligne dans le cadre doré s’en souvient pour vous.

    Qui s’est trompé change une carte, que tout le monde voit alors. Choisissez une couleur absente de cette somme : ce que vous venez d’apprendre restera vrai. Appuyez sur { $button }.
lesson-think-str8-exchange-but = Mais une nouvelle carte rouge, jaune ou grise rendrait ce « 0–8 » inutile, et du bleu et du vert vous savez déjà beaucoup. C’est la violette qui vous coûte le moins.
lesson-think-str8-guess = Deviner ses cartes
lesson-think-str8-green =
    Après le dernier tour, chacun devine ses propres cartes. Un seul nombre, et juste : 5 points. Un juste sur deux : 2, un sur trois : 1. Faux : 2 points de moins.

    Regardez le cadre doré : trois fois le vert faisait **14–16**. Seul 3 × 5 convient, donc le vert est 5 ! Choisissez { $button }.
lesson-think-str8-green-but = Mais le vert, vous le connaissez à coup sûr : trois fois votre carte faisait 14, 15 ou 16, et seul 3 × 5 = 15 convient.
lesson-think-str8-blue =
    Au tour du bleu. Tous les nombres sont visibles quelque part, sauf 3 et 4, dans le cadre doré.

    L’un des deux serait un pari ; les deux ensemble donnent 2 points à coup sûr. Choisissez { $button }.
lesson-think-str8-blue-but = Mais le bleu est 3 ou 4, il ne reste rien d’autre. Proposez les deux, et 2 points sont à vous.
lesson-think-str8-done =
    Des quatre autres cartes, vous savez trop peu. Un nombre faux coûte 2 points, aucun nombre ne coûte rien : laissez-les donc.

    Appuyez sur { $button }.
lesson-think-str8-done-but = Mais pour cette carte, ce serait deviner au hasard, et une erreur coûte 2 points.
lesson-think-str8-end =
    Vous savez jouer à Think Str8 ! :
    - le bloc montre ce que vos cartes peuvent encore être,
    - prenez une longue réglette tant que vous savez peu, une courte quand vous en savez plus,
    - retenez ce que « trop haut » et « trop bas » vous ont appris,
    - à la fin, ne proposez que ce que vous savez.
tip-turn = Vous êtes le plus en retard : vous pouvez tourner un dé, vers des couleurs dont vous savez quelque chose.
tip-take = Plus la réglette est courte, plus elle rapporte ; mais elle doit couvrir votre somme. Au début, 5 à 7 cases sont raisonnables.
tip-lay = Additionnez le milieu de ce que le bloc laisse à chaque couleur des dés, et posez votre réglette autour.
tip-exchange = Ce qu’un indice vous a appris ne tient que si vous gardez ces cartes : changez-en une dont vous ne savez rien.
tip-done = Rien proposé ? Cela ne coûte rien. Un nombre faux coûte 2 points, un seul nombre juste en rapporte 5.
