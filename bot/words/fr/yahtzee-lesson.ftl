# Yahtzee : l’entraînement, et des conseils pour une première partie.

lesson-yahtzee-rolling = Lancer, garder, relancer
lesson-yahtzee-first =
    Cinq dés, treize cases : le plus de points l’emporte. À chaque tour, vous lancez jusqu’à { $rolls } fois, puis vous remplissez une case.

    Votre premier lancer est déjà là, avec trois 4, encadrés d’or. Gardez-les et relancez les deux autres : appuyez sur { $button }.
lesson-yahtzee-first-but = Mais trois dés identiques, c’est ce que vous avez de mieux : gardez les trois 4 et ne relancez que le reste.
lesson-yahtzee-second =
    Un quatrième 4 ! Les dés gardés portent la mention **gardé**. Le grand chiffre le dit : il vous reste **1** lancer.

    Tentez le cinquième : appuyez sur { $button }.
lesson-yahtzee-second-but = Mais il reste un lancer, il ne coûte rien, et quatre 4 méritent de rester ensemble.
lesson-yahtzee-boxes = Quelle case ?
lesson-yahtzee-fours =
    Pas de chance cette fois, mais regardez la feuille : dans chaque case libre, un cadre montre ce que ces dés y rapporteraient.

    {""}**Quatre** donnerait 16. Le **Carré** compte les cinq dés : 21, et il est rare. Appuyez sur { $button }.
lesson-yahtzee-fours-but = Mais ces points seraient perdus : dans le cadre doré, les mêmes dés en donnent 21.
lesson-yahtzee-fours-upper = « Quatre » ne compte que les 4 : 16. Le carré compte les cinq dés, 21, et vous n’en aurez pas souvent.
lesson-yahtzee-fours-same = Elle donne aussi 21, mais cette case se remplira facilement plus tard. Prenez la plus rare : chaque case ne sert qu’une fois.
lesson-yahtzee-straight =
    Nouveau tour, et quel lancer : 2, 3, 4, 5 et 6 à la suite. Rien n’oblige à lancer { $rolls } fois.

    Arrêtez-vous et prenez les 40 points de la **Grande suite** : appuyez sur { $button }.
lesson-yahtzee-straight-but = Mais cinq dés à la suite, on ne fait pas mieux : 40 points sont à vous, sans relancer.
lesson-yahtzee-straight-small = Elle donne 30 et gâcherait le cinquième dé : la grande suite en donne 40.
lesson-yahtzee-straight-chance = La chance donne la somme, 20. La grande suite en donne 40 avec les mêmes dés.
lesson-yahtzee-upper = Les 63
lesson-yahtzee-sixes =
    Quelques tours plus tard. Les cases de gauche, de **As** à **Six**, comptent leur propre chiffre. À { $goal }, vous gagnez { $upper_bonus } points de plus : trois dés de chaque y suffisent. Le cadre doré montre 45 sur 63.

    Il manque 18, soit trois 6. Vous les avez ! Le dernier lancer ne peut que rapporter : appuyez sur { $button }.
lesson-yahtzee-sixes-but = Mais ce sont les 6 qu’il faut pour la prime : gardez-les tous les trois, et profitez du lancer qui reste.
lesson-yahtzee-bonus =
    Quatre 6 ! **Carré** donnerait 26, **Six** seulement 24. Mais avec ces 24 vous passez { $goal }, et { $upper_bonus } points s’ajoutent : 59 en tout.

    Appuyez sur { $button }.
lesson-yahtzee-bonus-but = Mais c’est en haut que ces 6 valent le plus : 24, et 35 pour avoir passé 63.
lesson-yahtzee-bonus-lower = Cela fait 26 points maintenant, 2 de plus que « Six ». Mais la prime de 35 serait pour ainsi dire perdue.
lesson-yahtzee-sacrifice = Quand rien ne convient
lesson-yahtzee-zero =
    La fin approche. Plus de lancer, et aucune de vos trois cases libres ne prend ces dés. L’une d’elles doit alors recevoir un 0.

    Renoncez au moins probable : le Yahtzee. Appuyez sur { $button }.
lesson-yahtzee-zero-but = Mais un full ou une suite vient bien plus souvent qu’un Yahtzee. Gardez ouvertes les cases probables.
lesson-yahtzee-joker = Encore un Yahtzee
lesson-yahtzee-again =
    Une autre partie, une autre chance : votre case Yahtzee a déjà ses 50 points, et revoici cinq dés identiques. C’est { $yahtzee_bonus } points de plus, en **Prime Yahtzee**.

    Et c’est un *joker* : il compte pleinement dans n’importe quelle case, même comme suite. Prenez la meilleure : appuyez sur { $button }.
lesson-yahtzee-again-but = Mais un second Yahtzee est un joker : inscrivez-le tout de suite là où il rapporte le plus. La grande suite donne 40.
lesson-yahtzee-again-less = Cela donne 25 et la prime. Comme joker, c’est aussi une grande suite : 40 et la prime.
lesson-yahtzee-end =
    Vous savez jouer au Yahtzee :
    - lancer jusqu’à { $rolls } fois et garder ce qui en vaut la peine,
    - remplir une case par tour, les plus rares dès que possible,
    - veiller aux { $goal } de la colonne de gauche,
    - sacrifier une case s’il le faut, et savourer un joker.
tip-rolling = Touchez les dés que vous voulez *relancer*, ou un bouton qui garde un bon ensemble. Vous avez jusqu’à { $rolls } lancers.
tip-boxes = Chaque case ne sert qu’une fois par partie. Ce que les dés y donneraient est encadré sur la feuille.
tip-sacrifice = Si rien ne convient, une case reçoit un 0. Les as ou le Yahtzee font souvent le moins mal.
