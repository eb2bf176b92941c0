# Les statistiques, et comment ne pas y figurer.

## Commands

command-stats = statistiques
command-stats-about = Parties jouées et gagnées, classements, meilleures feuilles, et un graphique
command-person = personne
command-person-about = De qui ? De vous, si vous ne nommez personne
command-statistics = statistiques
command-statistics-about = Si vous figurez dans les statistiques
command-counted = compter
command-counted-about = Faut-il compter vos parties ?
counted-on = Oui
counted-off = Non
command-forget = oubliez-moi
command-forget-about = M’oublier : m’effacer de toutes les parties terminées

## What is shown

stats-here = sur ce serveur
stats-everywhere = sur tous les serveurs
stats-all-games = Tous les jeux
stats-me = Moi
stats-server = Ce serveur
stats-none = Aucune partie n’est encore terminée.
stats-nobody-yet = Aucune partie entre humains n’est encore terminée.
stats-people = Parties entre humains : **{ $played }** · gagnées : **{ $won }** ({ $percent } %)
stats-people-short = jouées : { $played } · gagnées : { $won } ({ $percent } %)
stats-streak = Victoires d’affilée : **{ $streak }** en ce moment · **{ $best }** au mieux
stats-rating = Cote :
stats-rated = **{ $value }** (sûre à { $percent } %)
stats-rated-provisional = **{ $value }** (provisoire jusqu’à la cinquième partie ; sûre à { $percent } %)
stats-games = Parties
stats-scores = { $text } : moyenne **{ $value }** · meilleur score **{ $best }**
stats-usual-rules = Règles habituelles
stats-best = Meilleures feuilles
stats-apart = Comptées à part
stats-robots = Avec des robots, ou des places qui ont changé de main : { $played } · gagnées : { $won }
stats-solo = En solo : { $played }
stats-solo-best = En solo : { $played } · meilleur score : { $best }
stats-aborted = Arrêtées avant la fin : { $count }
stats-rewound = Scores à part, parce que des lancers ont été annulés : { $count }
stats-ranking = Classement
stats-winners = Le plus de victoires
stats-games-people = entre humains : { $count }
stats-games-robots = avec des robots : { $count }
stats-games-solo = en solo : { $count }
stats-games-aborted = arrêtées avant la fin : { $count }
stats-you-are-out = Vous ne figurez dans aucune statistique. Rien n’est perdu : si vous revenez, vos parties comptent à nouveau.
stats-they-are-out = Cette personne ne figure dans aucune statistique.

## Charts

chart-scores = Les { $count } derniers scores
chart-won = Parties gagnées / jouées, entre humains
chart-ratings = Cotes sur ce serveur ; les barres partent de { $value } ; « ? » : provisoire
chart-won-mark = gagnée
chart-lost-mark = non gagnée
chart-apart-mark = avec robots ou en solo
chart-average-mark = moyenne de cinq

## Being counted, being forgotten

settings-counted = Dans les statistiques : { $switch }
count-out = Ne pas me compter
count-in = Compter mes parties
count-is-out = Vous ne figurez plus dans aucune statistique ni dans aucun classement.
count-is-in = Vos parties sont comptées.
somebody = Quelqu’un
forget-ask =
    ### Dois-je vous oublier ?
    Dans toutes les parties terminées, votre place sera pour toujours celle de « Quelqu’un » ; vos réglages seront effacés et vous ne figurerez dans aucune statistique. C’est irrévocable.
    Les parties en cours ne sont pas touchées, ni les coups de celles qui sont terminées. Ce qui a été publié dans les salons y reste tant que personne ne l’efface.
forget-sure = M’oublier
forget-done = C’est fait. Je ne sais plus rien de vous, sinon que vous ne figurez dans aucune statistique. Les parties en cours continuent.

## Refusals

refusal-stats-own-only = Ici, je ne montre que vos propres parties. Celles des autres se voient sur le serveur où elles ont été jouées.
refusal-stats-no-server = Ceci n’est pas un serveur. Tapez /statistiques sur un serveur pour voir son classement.
