# Think Str8!

game-name = Think Str8 !
game-about = Vous voyez toutes les cartes sauf les vôtres : pariez sur leur somme et raisonnez juste.
game-idea = Les réglettes les plus courtes rapportent le plus ; changez des cartes pour en savoir davantage, et devinez les vôtres à la fin.

## Options

option-colours = Couleurs
option-colours-about = Moins de couleurs, une partie plus courte.
option-colours-6 = Six couleurs
option-colours-5 = Cinq couleurs, pour découvrir le jeu
option-assist = Assistance
option-assist-about = Si votre bloc montre ce que la logique seule exclut, et chaque pari sa probabilité.
option-assist-off = Chacun réfléchit seul
option-assist-on = Le bot marque ce que la logique exclut
option-auto-roll = Lancers automatiques
option-auto-roll-about = Personne n’a besoin de lancer les dés à la main.
option-auto-roll-off = Non
option-auto-roll-on = Oui

## Colours: on a die, on several dice, where a die is turned to, of a card, by itself

die-blue = bleu
die-green = vert
die-yellow = jaune
die-violet = violet
die-red = rouge
die-grey = gris
dice-blue = bleu
dice-green = vert
dice-yellow = jaune
dice-violet = violet
dice-red = rouge
dice-grey = gris
turned-blue = bleu
turned-green = vert
turned-yellow = jaune
turned-violet = violet
turned-red = rouge
turned-grey = gris
card-blue = bleue
card-green = verte
card-yellow = jaune
card-violet = violette
card-red = rouge
card-grey = grise
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
colour-violet = Violet
colour-red = Rouge
colour-grey = Gris

## Hints

hint-right = juste
hint-too-high = trop haut
hint-too-low = trop bas
hint-wrong = faux

## Questions

ask-roll = Lancez les trois dés.
ask-greys = Sur quelles couleurs tournez-vous les dés gris ?
ask-keep = Gardez-vous les dés, ou en tournez-vous un sur une autre couleur ?
ask-turn = Tourner un dé…
ask-take = Quelle réglette prenez-vous ?
ask-lay =
    { $cells ->
        [one] Où posez-vous votre réglette de { $cells } case ?
       *[other] Où posez-vous votre réglette de { $cells } cases ?
    }
ask-exchange = Quelle carte changez-vous ?
ask-guess = Quels nombres proposez-vous pour vos cartes ?
ask-done = Avez-vous tout proposé ?
part-roll = Lancer les dés
part-grey-die = Dé { $place } sur { $turned }
part-keep = Garder les dés
part-turn = Tourner le { $die } sur { $turned }
part-strip =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-range =
    { $cells ->
        [1] { $first }
       *[other] { $first }–{ $last }
    }
part-range-chance =
    { $cells ->
        [1] { $first } · { $chance } %
       *[other] { $first }–{ $last } · { $chance } %
    }
part-lay =
    { $cells ->
        [1] Oui, la poser sur { $first }
       *[other] Oui, la poser sur { $first }–{ $last }
    }
part-named = { $card } { $count ->
        [0] rien
       *[other] { $numbers }
    }
part-sure = Oui, voilà mes propositions
part-exchange =
    { $count ->
        [one] Carte { $card } ({ $count } restante)
       *[other] Carte { $card } ({ $count } restantes)
    }
part-number = { $card } { $number }
part-done = Terminé
pick-guess =
    { $count ->
        [0] { $colour } : aucun nombre
        [1] { $colour } : { $count } nombre proposé
       *[other] { $colour } : { $count } nombres proposés
    }

## Events: what stands after the player's name on a line of the story

event-round-begins = Tour { $round }/{ $rounds } · { $seat }
event-rolled = lance { $dice }
event-greys-turned = tourne les faces grises : { $dice }
event-kept = garde les dés
event-turned = tourne le { $die } sur { $turned }
event-took =
    { $cells ->
        [one] prend { $cells } case
       *[other] prend { $cells } cases
    } ({ $points ->
        [one] { $points } pt
       *[other] { $points } pts
    })
event-laid =
    { $cells ->
        [1] parie sur { $first }
       *[other] parie sur { $first }–{ $last }
    }
event-right =
    { $cells ->
        [1] { $first }, c’est juste
       *[other] { $first }–{ $last }, c’est juste
    } : **+{ $points }**, total { $score }
event-too-high =
    { $most ->
        [0] { $first }–{ $last }, trop haut, reste 0
       *[other] { $first }–{ $last }, trop haut, reste 0–{ $most }
    }
event-too-low =
    { $least ->
        [21] { $first }–{ $last }, trop bas, reste 21
       *[other] { $first }–{ $last }, trop bas, reste { $least }–21
    }
event-wrong = { $first }, c’est faux ; trop haut ou trop bas ? Secret !
event-exchanged = change sa carte { $card } : { $value }
event-drew = pioche une carte { $card } : { $value }
event-piles-empty = Plus de carte à changer pour { $seats }.
event-final-guess-begins = Tous les tours sont joués : chacun devine maintenant ses cartes, en secret.
event-named =
    { $count ->
        [0] ne propose rien pour la carte { $card }
       *[other] propose { $numbers } pour la carte { $card }
    }
event-guessed = a rendu ses propositions
events-guessed = { $each } ont rendu leurs propositions.
event-revealed = { $each } → **{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }**, total { $score }
each-revealed = { $card } { $value } ({ $mark ->
        [0] sans proposition
        [-2] −2
       *[other] +{ $mark }
    })

## What came of one's own answer

outcome-right =
    { $cells ->
        [1] Juste : votre réglette couvrait { $first }
       *[other] Juste : votre réglette couvrait { $first }–{ $last }
    } et vous rapporte { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
outcome-too-high = Trop haut : votre réglette couvrait { $first }–{ $last }.
outcome-too-low = Trop bas : votre réglette couvrait { $first }–{ $last }.
outcome-wrong = Faux : votre réglette couvrait { $first }. Trop haut ou trop bas ? Secret !
outcome-exchanged = Votre carte { $card } était un { $value }.

## Result

why-all-guessed = Toutes les cartes ont été devinées et montrées.

## The pad

note-pad = Barrer des nombres sur votre bloc
note-open = Votre bloc…
note-take = Ce que laisse mon bloc
note-colour = { $colour }
note-number = { $number }

## Pictures

picture-round = Tour { $round } sur { $rounds }
picture-to-roll = { $seat } lance les dés
picture-to-greys = { $seat } tourne les dés gris
picture-to-turn = { $seat } peut tourner un dé
picture-to-strips = { $seat } prend une réglette
picture-to-exchange = { $seat } change une carte
picture-all-lay = Chacun pose sa réglette
picture-all-guess = Chacun devine ses cartes
picture-won = { $seats } gagne
picture-tied = { $seats } se partagent la victoire
picture-strips = Réglettes : cases et points
picture-scale = Réglettes, tour { $round }
picture-roll = lance les dés
picture-greys = tourne les dés gris
picture-turn = peut tourner un dé
picture-takes = prend une réglette
picture-lays =
    { $cells ->
        [one] pose { $cells } case
       *[other] pose { $cells } cases
    }
picture-exchanges = doit changer
picture-guesses = réfléchit
picture-guessed = a rendu
picture-final = final : { $value }
picture-piles = Cartes à piocher :
picture-pile = × { $count }
picture-neutral = À personne
picture-yours = Vos cartes
picture-pad = Votre bloc
picture-racks =
    { $count ->
        [one] { $count } main possible
       *[other] { $count } mains possibles
    }
picture-guess = Vos hypothèses
picture-chart = Probabilité de chaque somme, en %
legend-seen = visible
legend-crossed = barré par vous
legend-ruled-out = exclu par la logique
legend-named = nommé par vous
legend-own = votre carte
pad-round = №
pad-bet = Pari
pad-left = Reste

## Without pictures

alt-title = Think Str8 !
alt-round = Think Str8 !, tour { $round } sur { $rounds }.
alt-dice = Dés : { $dice }.
alt-holds =
    { $cells ->
        [one] { $seat } tient { $cells } case
       *[other] { $seat } tient { $cells } cases
    }
alt-free = Réglettes libres, en cases : { $cells }.
alt-last = Réglettes du tour { $round } :
alt-scores = Points, depuis la dernière place :
alt-score = { $seat } { $score }
alt-unseen = Vos cartes sont parmi celles qu’on ne voit nulle part :
alt-assisted = Vos cartes, selon la logique :
alt-may-be = { $card } { $numbers }
alt-sums = Probabilité de chaque somme :
alt-sum = { $number } : { $value } %
alt-rounds = Les tours :
alt-line = Tour { $round }, dés { $dice } :
alt-leaves = Il reste { $value }.
alt-exchanged = Carte changée : { $card } { $number }.
alt-racks = Les chevalets :
alt-card = { $card } { $number }
alt-backs = des cartes qui ne sont pas montrées ici
alt-aside = Cartes changées :
alt-piles = Cartes à piocher :
alt-guesses = Hypothèses ({ $seat }) :
alt-named =
    { $count ->
        [0] { $card } rien
       *[other] { $card } { $numbers }
    }
alt-removed = Retirées avant la partie :

## Rules, page by page

rules-1 =
    ### Le but
    Vous voyez les cartes de tous, sauf les vôtres. Déduisez ce qu’elles valent ensemble, pariez dessus et nommez-les à la fin. Le plus grand total gagne ; à égalité, la victoire se partage.

    ### Sur la table
    Quarante-huit cartes : les valeurs 0 à 7, une fois dans chacune des six couleurs. Une carte de chaque couleur quitte le jeu sans être vue. Quatre chevalets reçoivent une carte de chaque couleur, même à moins de quatre : les chevalets sans joueur sont visibles de tous et ne changent jamais. Il reste trois cartes à piocher par couleur.

    Vous ne voyez que le dos de vos cartes, et le salon ne voit celles d’aucun joueur. Ce que vous voyez vous parvient en privé : par message direct, ou avec « { my-view } ».

    Une partie dure 10 tours à deux, 9 à trois, 8 à quatre.
rules-2 =
    ### Un tour
    - **Dés.** Le dernier sur la piste lance les trois dés de couleur et peut en tourner un sur la couleur de son choix. Dans une pile de pions, celui du dessus est le plus en retard.
    - **Réglettes.** Depuis le dernier, chacun prend une des réglettes encore libres. La plus courte couvre un nombre et rapporte 7 points, la plus longue en couvre sept et rapporte 1 point.
    - **Paris.** Dès que vous tenez une réglette, vous la posez sur l’échelle de 0 à 21, là où vous pensez que se trouve la somme de vos cartes des trois couleurs. Une couleur montrée deux fois compte sa carte deux fois, trois fois la compte triple. Les réglettes posées sont visibles et ne bougent plus.
    - **Vérification.** Quand toutes sont posées : si la somme est sous la vôtre, vous avancez aussitôt de ses points. Sinon on vous dit « trop haut » ou « trop bas ». Avec la plus courte on vous dit seulement « faux ».

    Dans l’image : 9–15 est juste, la somme en fait donc partie. 4–10 est trop bas et laisse 11–21. 6–12 est trop haut et laisse 0–5.
rules-3 =
    ### Changer une carte
    Qui s’est trompé doit changer une carte, le dernier d’abord : d’une couleur au choix qui a encore des cartes à piocher, montrée par les dés ou non. L’ancienne reste visible à côté de son propriétaire. La nouvelle est vue de tous, sauf de lui. Quand il n’y a plus rien à piocher, personne ne change. Cela vaut aussi au dernier tour.

    ### Votre bloc
    Votre vue privée a un bloc : les valeurs visibles sont noircies, et dessous figurent vos tours avec les dés, vos paris et les sommes qui restent. Les indices jusqu’au tour d’un changement concernent l’ancienne carte, inscrite sur la ligne de ce tour.
    Barrez ce que vous écartez avec *Votre bloc…* sous l’image. Personne d’autre ne voit vos croix ; celles d’une couleur disparaissent quand vous changez sa carte.
    Avec l’option « Assistance », le bot marque ce que la logique exclut et dit la probabilité de chaque somme, d’après ce que vous pouvez savoir et rien d’autre.
rules-4 =
    ### Les hypothèses finales
    Après le dernier tour, chacun nomme en secret jusqu’à trois nombres pour chacune de ses cartes. Vous pouvez les changer tant que tous n’ont pas terminé.
    - Un nombre, et juste : 5 points.
    - Deux nombres, dont le bon : 2 points.
    - Trois nombres, dont le bon : 1 point.
    - Faux, quel qu’en soit le nombre : 2 points de moins.
    - Aucun nombre : rien ne se passe.

    Puis toutes les cartes sont montrées et les pions bougent une dernière fois, peut-être en arrière.

    ### Découvrir le jeu à cinq couleurs
    Les cartes grises restent dans la boîte. Qui lance les dés doit tourner chaque face grise sur une autre couleur, et peut ensuite encore tourner un dé comme d’habitude.
alt-rules-1 = Une carte de chaque couleur, des deux côtés. Le bleu a un disque, le vert un triangle, le jaune une étoile, le violet un losange, le rouge un cœur, le gris un carré.
alt-rules-2 = Trois réglettes de sept cases sur l’échelle. 9–15 est juste. 4–10 est trop bas et laisse 11–21. 6–12 est trop haut et laisse 0–5.
