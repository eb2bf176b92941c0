# Parties d’entraînement, et conseils dans les premières parties.

command-learn = apprendre
command-learn-about = Apprendre un jeu en jouant quelques coups d’entraînement, en privé, en deux minutes
learn = Apprendre en jouant
lesson-which = Quel jeu voulez-vous apprendre ?
lesson-about = Un entraînement dure environ deux minutes. Personne d’autre ne le voit, et vous pouvez l’interrompre à tout moment.
lesson-new-line = **{ $what }**
lesson-begun-line = **{ $what }** · vous en êtes à { $number } sur { $count }
lesson-done-line = **{ $what }** · terminé ✓
lesson-title = { $what } · entraînement
lesson-next = Continuer
lesson-show = Montrez-moi
lesson-skip = Passer ce chapitre
lesson-leave = Quitter
lesson-restart = Recommencer
lesson-go-on = Reprendre
lesson-others = D’autres jeux
lesson-pressed = { $button } ? C’est permis.
lesson-shown = Je l’ai fait pour vous : { $button }.
lesson-left = Votre place est gardée. Le bouton ci-dessous, ou **/apprendre**, vous y ramène.
lesson-done = Bien joué !
lesson-elsewhere = Pour jouer, tapez **/jouer** dans un salon de votre serveur.
lesson-robot = Jouer contre un robot facile
lesson-friends = Jouer entre amis
tips-off = Plus de conseils
tips-are-off = Plus de conseils. Vous pouvez les réactiver : **/réglages perso**.
settings-tips = Conseils à la première partie : { $switch }
