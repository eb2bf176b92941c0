# Think Str8!

game-name = Think Str8 !
game-about = Vous voyez toutes les cartes sauf les vôtres : pariez sur leur somme.
game-idea = Les réglettes courtes rapportent le plus. Qui se trompe change une carte et en apprend un peu plus ; à la fin, on devine les siennes.

## Options

option-colours = Couleurs
option-colours-about = À cinq couleurs, le jeu est plus facile à découvrir.
option-colours-6 = Six couleurs
option-colours-5 = Cinq couleurs, pour découvrir le jeu
option-assist = Assistance
option-assist-about = Montrer ou non ce que la logique seule exclut, et la probabilité de chaque pari.
option-assist-off = Non, chacun réfléchit seul
option-assist-on = Oui, je marque ce que la logique exclut
option-auto-roll = Lancers automatiques
option-auto-roll-about = Personne n’a besoin d’appuyer pour lancer les dés.
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
    .full = { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-range =
    { $cells ->
        [1] { $first }
       *[other] { $first }–{ $last }
    }
    .full = { $cells ->
        [1] sur { $first }
       *[other] de { $first } à { $last }
    }
part-range-chance =
    { $cells ->
        [1] { $first } · { $chance } %
       *[other] { $first }–{ $last } · { $chance } %
    }
    .full = { $cells ->
        [1] sur { $first }, { $chance } %
       *[other] de { $first } à { $last }, { $chance } %
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

## Events

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
note-marked = Barrés par vous :
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
picture-greys = tourne les gris
picture-turn = peut tourner
picture-takes = choisit
picture-lays =
    { $cells ->
        [one] pose { $cells } case
       *[other] pose { $cells } cases
    }
picture-exchanges = doit changer
picture-guesses = réfléchit
picture-guessed = a rendu
picture-final = final : { $value }
picture-rounds = Tours
picture-exchanged = Cartes changées
picture-piles = Cartes à piocher :
picture-pile = × { $count }
picture-neutral = Sans joueur
picture-yours = Vos cartes
picture-racks =
    { $count ->
        [one] { $count } chevalet possible
       *[other] { $count } chevalets possibles
    }
picture-guess = Vos propositions
picture-chart = Probabilité de chaque somme, en %
legend-seen = visible
legend-crossed = barré par vous
legend-ruled-out = exclu par la logique
legend-new = nouvelle
legend-named = proposé par vous
legend-own = votre carte
pad-dice = Dés
pad-bet = Pari
pad-left = Reste

## Without pictures

alt-title = Think Str8 !
alt-round = Think Str8 !, tour { $round } sur { $rounds }.
alt-dice = Dés : { $dice }.
alt-holds =
    { $cells ->
        [one] { $seat } tient la réglette de { $cells } case
       *[other] { $seat } tient la réglette de { $cells } cases
    }
alt-free = Réglettes libres, en cases : { $cells }.
alt-last = Réglettes du tour { $round } :
alt-scores = Points, depuis la dernière place :
alt-score = { $seat } { $score }
alt-unseen = Vos cartes sont parmi celles qu’on ne voit nulle part :
alt-assisted = Ce que vos cartes peuvent encore être :
alt-may-be = { $card } { $numbers }
alt-sums = Probabilité de chaque somme :
alt-sum = { $number } : { $value } %
alt-rounds = Les tours :
alt-line = Tour { $round }, dés { $dice } :
alt-leaves = Il reste { $value }.
alt-racks = Les chevalets :
alt-card = { $card } { $number }
alt-backs = des cartes qui ne sont pas montrées ici
alt-aside = Cartes changées :
alt-piles = Cartes à piocher :
alt-guesses = Propositions ({ $seat }) :
alt-named =
    { $count ->
        [0] { $card } rien
       *[other] { $card } { $numbers }
    }
alt-removed = Retirées avant la partie :

## Words first

alt-order = Ordre de ce tour : { $seats }.
alt-to-exchange = Doivent encore changer une carte : { $seats }.
alt-guessed = Ont fini de deviner : { $seats }.
alt-own-rounds = Vos tours, dés et sommes possibles :
alt-short-line = { $round } { $dice } : { $value }
alt-gone = puis changé { $card } { $number }
alt-exchanged-by = { $seat } { $card } { $number }

## Rules, page by page

rules-1 =
    ### Le but
    Vous voyez toutes les cartes, sauf les vôtres. Tour après tour, vous pariez sur la somme des vôtres ; à la fin, vous les devinez. Le plus grand total gagne.

    ### Sur la table
    - **{ $cards } cartes** : les valeurs de { $lowest } à { $highest }, une fois dans chacune des { $colours } couleurs. Une carte de chaque couleur quitte le jeu sans être vue.
    - **{ $racks } chevalets**, avec une carte de chaque couleur. Un chevalet sans joueur est visible de tous et ne change jamais. Il reste { $left } cartes à piocher par couleur.
    - **{ $dice } dés** qui montrent des couleurs, et **{ $strips } réglettes** qui couvrent de { $short_cells } à { $long_cells } nombres.
    - **La piste de score** : votre pion avance des points que vous marquez. Sur une même case, les pions s’empilent, le dernier arrivé au-dessus.

    ### Ce que vous voyez
    De vos propres cartes, vous ne voyez que le dos, et le salon ne voit celles d’aucun joueur. Ce que vous pouvez voir vous parvient en privé : par message privé, ou avec « { my-view } ».

    On joue { $rounds_two } tours à { $two }, { $rounds_three } à { $three }, { $rounds_four } à { $four }.
rules-2 =
    ### Un tour
    - **Dés.** La personne la plus en retard lance les { $dice } dés et peut en tourner un sur la couleur de son choix. Dans une pile de pions, celui du dessus est le plus en retard.
    - **Réglettes.** Du plus en retard au premier, chacun prend une des réglettes encore libres. La plus courte couvre { $short_cells } nombre et rapporte { $short_points } points ; la plus longue en couvre { $long_cells } et rapporte { $long_points } point.
    - **Paris.** Posez votre réglette sur l’échelle de { $bottom } à { $top }, là où vous attendez la somme de vos cartes dans les couleurs des dés. Une carte compte autant de fois que sa couleur est montrée. Une réglette posée est visible et ne bouge plus.
    - **Vérification.** Quand toutes sont posées, je vérifie. Si votre réglette couvre votre somme, votre pion avance de ses points. Sinon, je vous dis « { hint-too-high } » ou « { hint-too-low } » ; avec la plus courte, seulement « { hint-wrong } ».

    ### Un exemple
    Vos cartes sont celles de la première page, et les dés montrent bleu, vert et jaune : { $blue } + { $green } + { $yellow } = { $sum }. Dans l’image, { $first }–{ $last } couvre cette somme : c’est juste. { $low_first }–{ $low_last } est trop bas : la somme est dans { $low_leaves }–{ $top }. Si { $high_first }–{ $high_last } avait été trop haut, il resterait { $bottom }–{ $high_leaves }.
rules-3 =
    ### Changer une carte
    Qui s’est trompé doit changer une carte, à commencer par le plus en retard : d’une couleur au choix qui a encore des cartes à piocher, montrée par les dés ou non. L’ancienne reste visible à côté de son propriétaire. La nouvelle est vue de tout le monde, sauf de lui.

    Vous connaissez ainsi une valeur de plus, mais ce que vous aviez déduit pour cette couleur ne tient plus.

    ### Votre bloc
    Votre vue privée a un bloc. Les valeurs visibles quelque part sont noircies. Dessous figurent vos tours : les dés, votre pari et les sommes qui restent. Jusqu’au tour d’un changement, elles concernent l’ancienne carte, dont la valeur figure sur la ligne de ce tour.

    Barrez ce que vous écartez avec « { note-open } » sous l’image. Personne d’autre ne voit vos croix ; celles d’une couleur disparaissent quand vous changez sa carte.

    Avec l’option « { option-assist } », le bloc montre aussi ce que la logique exclut et la probabilité de chaque somme, d’après ce que vous pouvez savoir et rien d’autre.
rules-4 =
    ### L’hypothèse finale
    Après le dernier tour, chacun propose en secret jusqu’à { $most } nombres pour chacune de ses cartes. Vous pouvez les changer tant que tout le monde n’a pas terminé.
    - Un nombre, et c’est le bon : { $right_one } points.
    - { $two } nombres, dont le bon : { $right_two } points.
    - { $three } nombres, dont le bon : { $right_three } point.
    - Faux, quel que soit leur nombre : vous perdez { $wrong } points.
    - Aucun nombre : il ne se passe rien.

    ### Un exemple
    Vos cartes sont celles de la première page. Vous proposez { $guess_blue } pour la bleue (+{ $right_one }), { $guess_green } pour la verte (+{ $right_two }), { $guess_yellow } pour la jaune (+{ $right_three }), { $guess_violet } pour la violette, qui vaut { $violet } (−{ $wrong }), et rien pour les autres : { $guess_points } points en tout.

    Puis toutes les cartes sont montrées et les pions bougent une dernière fois, peut-être en arrière.

    ### { option-colours-5 }
    Les cartes grises restent dans la boîte. Qui lance les dés tourne chaque face grise sur une autre couleur, et peut ensuite encore tourner un dé comme d’habitude.
rules-5 =
    ### Là où la règle est muette
    Certaines de ses images et la page de l’hypothèse finale nous manquent. Nous avons décidé :
    - Les réglettes couvrent de { $short_cells } à { $long_cells } nombres pour { $short_points } à { $long_points } points. Une réglette tient entièrement sur l’échelle, et qui en tient une peut la poser aussitôt.
    - Le sort désigne qui commence : au départ, tous les pions sont en une pile, dans un ordre tiré au hasard.
    - L’ordre d’un tour est celui de la piste à son début. Un pion qui s’est trompé garde sa place dans sa pile.
    - Une couleur montrée plusieurs fois compte autant de fois sa carte.
    - Les changements suivent la piste après tous les déplacements, et ont lieu aussi au dernier tour. Si une seule couleur a encore des cartes, c’est celle-là qui change ; si aucune n’en a, personne ne change.
    - À { $fewer } couleurs, les faces grises doivent être tournées.
    - Les points de l’hypothèse finale sont ceux de la page précédente ; un score peut descendre sous zéro. Des totaux égaux se partagent la victoire.
    - Qui regarde seulement voit ce qui est visible de tous, mais le chevalet d’aucun joueur. « { option-assist } » est une option à nous, désactivée par défaut.
alt-rules-1 = Une carte de chaque couleur, face et dos. Le bleu a un disque, le vert un triangle, le jaune une étoile, le violet un losange, le rouge un cœur, le gris un carré. Dessous, les réglettes, de { $short_cells } nombre pour { $short_points } points à { $long_cells } nombres pour { $long_points } ; et la piste de score, où le pion C est posé sur le pion B.
alt-rules-2 = Des réglettes sur l’échelle. { $first }–{ $last } est juste. { $low_first }–{ $low_last } est trop bas et laisse { $low_leaves }–{ $top }. { $high_first }–{ $high_last } est trop haut et laisse { $bottom }–{ $high_leaves }.

## Coups tapés au clavier

typed-guess = proposer, propose, nommer, nomme, deviner

## Bilans : pourquoi une autre réponse valait mieux

reason-names = Pour votre carte { $card }, le mieux était de proposer { $numbers }.
reason-names-nothing = Pour votre carte { $card }, aucun nombre n’était assez probable : ne rien proposer ne fait rien perdre.
reason-known-card = Vous connaissiez déjà votre carte { $card } : la changer, c’était perdre ce que vous saviez.
reason-better-known = Vous en saviez plus sur votre carte { $card } : il ne restait que { $count } nombres possibles.
reason-tells-more = L’indice obtenu en dit plus sur vos cartes.
reason-likelier = C’est juste dans { $percent } % des cas, au lieu de { $less } %.
reason-brings-points = Cela promet plus de points pour ce tour.
review-source-own = cartes
review-errors-own = Calculé sur tous les chevalets que vous pouviez avoir ; ce que vaut, plus tard, d’en savoir plus est estimé : erreur type de ±{ $cost_text } pour les choix. Un écart qui reste dans cette marge n’est pas compté comme une erreur.
