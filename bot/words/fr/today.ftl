# Les dés du jour : chacun joue seul avec les mêmes.

command-today = dés-du-jour
command-today-about = Les dés du jour : les mêmes pour tous, un seul essai, quand vous voulez

today-dice = dés du jour
today-head = Les dés du jour
today-about = Tout le monde a les mêmes dés aujourd’hui. Vous jouez seul, en privé, quand vous voulez, et une seule fois : la journée se termine { $when }.
today-new = pas encore joué
today-begun = commencé, continuez quand vous voulez
today-over = pas terminé à temps
today-score = { $score } points · { $what }
today-standing =
    { $players ->
        [1] personne d’autre n’a encore joué
       *[other]
            { $percent ->
                [0] place { $place } sur { $players }
               *[other] place { $place } sur { $players }, mieux que { $percent } % des autres
            }
    }
today-stood =
    { $players ->
        [1] personne d’autre n’a joué
       *[other]
            { $percent ->
                [0] place { $place } sur { $players }
               *[other] place { $place } sur { $players }, mieux que { $percent } % des autres
            }
    }
today-streak = { $count } jours d’affilée.
today-play = Jouer à { $what }
today-go-on = Continuer : { $what }
today-see = { $what } : mon résultat
today-before = Hier
today-see-before = { $what } d’hier
today-page = Les dés du jour
today-promised = Empreinte de ces dés : { $value }. Ceux de demain : { $name }.
today-secret = Le secret d’hier : { $value }

## Le résultat

today-result = Vous avez **{ $score }** points : { $what }.
today-robot = Le robot fort a fait { $score } avec les mêmes dés.
today-best = Le maximum qu’ils offraient, pour qui aurait connu chaque lancer : { $score }.
today-waiting = On calcule ce que ces dés offraient : regardez dans un instant.
today-dice-of = les dés du { $when }
today-here = Sur ce serveur :
today-sealed = La journée se termine { $when }. D’ici là, votre place peut changer, et le secret de ces dés est gardé.
today-open = Le secret de ces dés était `{ $value }` ; son empreinte, `{ $name }`, était affichée la veille. Les deux sont en entier sous « { fair } ».
fair-day-open = Les dés de tout le monde viennent ce jour-là d’un seul secret, tiré par qui m’héberge et par personne d’autre. Son empreinte (SHA-256) était affichée la veille ; vous verrez le secret quand la journée sera finie.
fair-day-ended = Les dés de tout le monde venaient ce jour-là de ce secret, tiré par qui m’héberge et par personne d’autre. Son empreinte (SHA-256) était affichée la veille : il n’a pas été échangé depuis. Avec « { $button } », chacun peut vérifier chaque lancer.
today-line =
    { $what } · { $value }
    { $score } points
today-share = Partager ma ligne ici
today-shared = { $who } a joué les dés du jour.
refusal-too-late = La journée de ces dés est finie. Il y en a de nouveaux : /dés-du-jour
refusal-dice-known = Le secret des dés d’aujourd’hui a déjà été montré, car l’horloge de ma machine n’était pas à l’heure. Il y aura de nouveaux dés demain.
refusal-line-shared = Votre ligne est déjà dans ce salon.
refusal-no-attempt = Vous n’avez pas encore de résultat à partager.

## Le matin

morning-head = Les dés d’hier, { $when }
morning-game =
    { $players ->
        [1] **{ $what }** · 1 personne
       *[other] **{ $what }** · { $players } personnes
    }
morning-cup = **{ $what }** · la coupe de la semaine : les cinq meilleurs jours sur sept
morning-placed =
    { $place ->
        [1] 🥇 { $name } · { $score }
        [2] 🥈 { $name } · { $score }
       *[other] 🥉 { $name } · { $score }
    }
morning-streaks = Jours d’affilée : { $each }.
morning-streak = { $name } { $count }
morning-further =
    { $count ->
        [1] 1 autre
       *[other] { $count } autres
    }

## Ce que choisit la modération

command-morning = matin
command-morning-about = Où raconter chaque matin comment les dés d’hier se sont passés ?
command-hour = heure
command-hour-about = À quelle heure, à votre montre ? −1 pour aucun message
command-leave-out = écarter
command-leave-out-about = Qui ne doit figurer sur aucune liste de ce serveur ? Choisir à nouveau pour annuler
settings-morning = Chaque matin, si quelqu’un a joué, { $which } lira comment cela s’est passé ; prochaine fois { $when }.
settings-no-morning = Plus de message le matin.
settings-left-out = { $who } ne figure plus sur les listes de ce serveur.
settings-taken-in = { $who } figure de nouveau sur les listes de ce serveur.
refusal-nothing-chosen = Choisissez quoi changer : la langue, le message du matin, ou qui écarter des listes.

## La saison, dans /stats

season-head = Saison des dés du jour, depuis { $when } : toutes les semaines additionnées
season-line =
    { $cups ->
        [0] { $score } points
        [1] { $score } points · 1 coupe
       *[other] { $score } points · { $cups } coupes
    }

## La meilleure ligne, en image

best-head = La meilleure ligne du jour
best-row = { $name } · { $score }
best-alt = { $what }, { $name }, { $score } points. Sur { $turns } tours, { $stars } très réussis, { $good } réussis, { $little } petits, { $nothing } à zéro.
best-nothing = zéro
best-little = un peu
best-good = réussi
best-stars = très réussi
