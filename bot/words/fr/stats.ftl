# Les statistiques, et comment ne pas y figurer.

## Commands

command-stats = statistiques
command-stats-about = Parties gagnées, cotes, meilleurs scores et un graphique
command-whose = personne
command-whose-about = De qui ? De vous si vous ne nommez personne
command-statistics = statistiques
command-statistics-about = Compter ou non vos parties dans les statistiques
command-counted = compter
command-counted-about = Compter vos parties ?
counted-on = Oui
counted-off = Non
command-forget = oubliez-moi
command-forget-about = Oubliez-moi : m’effacer de toutes les parties terminées

## What is shown

stats-here = sur ce serveur
stats-everywhere = sur tous les serveurs
stats-all-games = Tous les jeux
stats-me = Moi
stats-server = Ce serveur
stats-none = Aucune partie terminée pour l’instant. /jouer ouvre une table.
stats-nobody-yet = Aucune partie terminée entre humains pour l’instant.
stats-people = Parties entre humains : **{ $played }** · gagnées : **{ $won }** ({ $percent } %)
stats-people-short = jouées : { $played } · gagnées : { $won } ({ $percent } %)
stats-streak = Victoires d’affilée : **{ $streak }** (record **{ $best }**)
stats-rating = Cote :
stats-rated = **{ $value }** (fiable à { $percent } %)
stats-rated-provisional = **{ $value }** (provisoire jusqu’à la cinquième partie ; fiable à { $percent } %)
stats-games = Parties
stats-scores = { $text } : moyenne **{ $value }** · meilleur score **{ $best }**
stats-usual-rules = Règles de base
stats-best = Meilleurs scores
stats-apart = Comptées à part
stats-robots = Avec des robots ou des remplacements : { $played } · gagnées : { $won }
stats-solo = En solo : { $played }
stats-solo-best = En solo : { $played } · meilleur score : { $best }
stats-coached = Avec l’entraîneur : { $played }
stats-aborted = Arrêtées avant la fin : { $count }
stats-rewound = Scores mis à part après des lancers annulés : { $count }
stats-ranking = Classement
stats-winners = Le plus de victoires
stats-games-people = entre humains : { $count }
stats-games-robots = avec des robots : { $count }
stats-games-solo = en solo : { $count }
stats-games-coached = avec l’entraîneur : { $count }
stats-games-aborted = arrêtées avant la fin : { $count }
stats-you-are-out = Vos parties ne sont pas comptées. Rien n’est perdu : si vous changez d’avis, elles compteront à nouveau.
stats-they-are-out = Cette personne ne souhaite pas figurer dans les statistiques.

## Skill

skill-head =
    { $count ->
        [1] Chance et talent, bilan d’une partie
       *[other] Chance et talent, bilan de { $count } parties
    }
skill-cost-points = Points perdus par choix : **{ $value }**
skill-cost-chance = Probabilité de gagner perdue par choix : **{ $value } %**
skill-luck-points = Chance par partie : **{ $value }** points en moyenne
skill-luck-chance = Chance par partie : **{ $value } %** de probabilité de gagner en moyenne
skill-development = Perdu par choix dans les { $count } premières parties : { $first_text } ; dans les { $count } dernières : **{ $last_text }**

## Charts

chart-days = du { $first_text } au { $last_text }
chart-scores = Les { $count } derniers scores
chart-won = Parties gagnées / jouées, entre humains
chart-ratings = Cotes sur ce serveur ; les barres partent de { $value } ; « ? » : provisoire
chart-won-mark = gagnée
chart-lost-mark = non gagnée
chart-apart-mark = solo ou avec robots
chart-average-mark = moyenne sur cinq

## Being counted, being forgotten

settings-counted = Compter mes parties : { $switch }
count-out = Ne plus compter mes parties
count-in = Compter mes parties
count-is-out = Désormais, vos parties ne comptent plus et vous n’apparaissez dans aucun classement.
count-is-in = Vos parties comptent.
somebody = Quelqu’un
forget-ask =
    ### Dois-je vous oublier ?
    Dans toutes les parties terminées, votre place sera pour toujours celle de « Quelqu’un » ; vos réglages seront effacés et vos parties ne compteront plus. C’est définitif.
    Les parties en cours ne changent pas, ni les coups de celles qui sont terminées. Ce qui a été publié dans les salons y reste tant que personne ne l’efface.
forget-sure = M’oublier
forget-done = C’est fait. Je ne sais plus rien de vous, sinon que vos parties ne sont pas comptées, et sur quels serveurs la modération a retiré votre nom des listes. Les parties en cours continuent.

## Refusals

refusal-stats-own-only = Ici, je ne montre que vos propres parties. Celles des autres se voient sur le serveur où elles ont été jouées.
refusal-stats-no-server = Un classement appartient à un serveur : tapez /statistiques dans un de ses salons.
