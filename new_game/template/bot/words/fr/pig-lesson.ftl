# Pig : l’entraînement, et un conseil pour une première partie.

lesson-pig-rolling = Lancer
lesson-pig-first =
    Atteignez l’objectif avant les autres. Ce que vous lancez s’additionne, tant que vous l’osez.

    Commencez : appuyez sur { $button }.
lesson-pig-first-but = Mais il n’y a encore rien à garder.
lesson-pig-second =
    Un 5 : ces points sont maintenant en jeu. Un 1 vous les coûterait tous.

    Il est tôt : osez encore et appuyez sur { $button }.
lesson-pig-second-but = Mais 5 points, c’est peu. Osez un lancer de plus.
lesson-pig-banking = S’arrêter à temps
lesson-pig-bank =
    9 points sont en jeu, dans le cadre doré. Mettez-les à l’abri : appuyez sur { $button }.
lesson-pig-bank-but = Mais chaque lancer peut être un 1, et tout serait perdu.
lesson-pig-end = Vous savez jouer à Pig : lancez, et arrêtez-vous à temps.
tip-bank = Ce que vous gardez est à l’abri. Un 1 ne prend que ce qui est en jeu à ce tour.
