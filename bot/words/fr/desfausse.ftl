# DESfausse.

game-name = DESfausse
game-about = Tout le monde lance en même temps et les diables bloquent les dés. Défaussez ce qui va ensemble, aux Enfers ou chez les autres, jusqu’à n’avoir plus un seul dé.
game-idea = Tous lancent en même temps, puis annoncent à tour de rôle. Qui se débarrasse de son dernier dé gagne la manche.

## Options

option-trophies-reset = Trophées entre les manches
option-trophies-reset-about = Si les trophées gagnés dans une manche restent à leurs propriétaires.
option-trophies-reset-off = Conservés
option-trophies-reset-on = Tous remis sur le plateau

## Dice and trophies

dice-small-red-devil = diable rouge
dice-small-red-2 = 2 rouge
dice-small-red-3 = 3 rouge
dice-small-red-4 = 4 rouge
dice-small-red-5 = 5 rouge
dice-small-red-6 = 6 rouge
dice-small-green-devil = diable vert
dice-small-green-2 = 2 vert
dice-small-green-3 = 3 vert
dice-small-green-4 = 4 vert
dice-small-green-5 = 5 vert
dice-small-green-6 = 6 vert
dice-big-red-devil = gros diable rouge
dice-big-red-3 = gros 3 rouge
dice-big-red-4 = gros 4 rouge
dice-big-red-5 = gros 5 rouge
dice-big-green-devil = gros diable vert
dice-big-green-3 = gros 3 vert
dice-big-green-4 = gros 4 vert
dice-big-green-5 = gros 5 vert
colour-red = rouge
colour-green = vert
trophy-new-roll = nouvelle relance
trophy-recolour-one = changer un dé de couleur
trophy-small-exorcism = petit exorcisme
trophy-recolour-several = changer plusieurs dés de couleur
trophy-great-exorcism = grand exorcisme
effect-new-roll = un lancer de plus
effect-recolour-one = un dé change de couleur
effect-small-exorcism = un diable débloqué
effect-recolour-several = des dés au choix
effect-great-exorcism = tous vos diables débloqués

## Questions

ask-roll = Quels dés relancez-vous ?
ask-stop = Vous arrêtez-vous, ou débloquez-vous d’abord un diable ?
ask-new-roll = Relancez-vous des dés avec « nouvelle relance » ?
ask-close = Jouez-vous un trophée avant l’appel ?
ask-recolour-one = Changez-vous un dé de couleur ?
ask-recolour-several = Changez-vous des dés de couleur ?
ask-shed = Où vont vos { $value } ?
ask-hand = Qui reçoit le { $dice } ?
ask-trophy = Quel trophée prenez-vous ?
ask-give-to-cursed = Quel dé donnez-vous aux maudits ?
ask-confirm = Est-ce bien votre coup ?
ask-reconsider = Changez-vous d’avis ?
part-die = { $dice }
part-play = Jouer « { $trophy } »
    .full = Jouer « { $trophy } » : { $effect }
part-roll-all = { $count ->
        [1] Relancer le dé
       *[other] Relancer les { $count }
    }
part-keep = Garder { $dice }
    .full = Garder { $dice }, relancer le reste
part-keep-values = Garder { $values }
    .full = Garder { $values }, relancer le reste
part-stop = S’arrêter
part-pass = Ne jouer aucun trophée
part-recolour = { $dice } devient { $colour }
part-hell = { $count } aux Enfers
    .full = { $devils ->
        [0] { $count } aux Enfers
       *[other] { $count } aux Enfers ({ $combination } − { $devils } pour les diables)
    }
part-give = { $count ->
        [one] Donner { $count } { $colour }
       *[other] Donner { $count } { $colour }s
    }
    .full = { $devils ->
        [0] Donner du { $colour } : { $count }
       *[other] Donner du { $colour } : { $count } ({ $combination } − { $devils } pour les diables)
    }
part-to-rival = Tout à { $rival_seat }
part-to-several = Répartir, dé par dé
part-leaves =
    { $count ->
        [one] { $dice } part
       *[other] { $dice } partent
    }
part-trophy = « { $trophy } »
    .full = Prendre « { $trophy } » : { $effect }
part-no-trophy = Aucun trophée
part-keep-all = Garder les { $value }
part-hand = { $dice } à { $rival_seat }
    .full = { $dice } va à { $rival_seat }
part-gift = { $dice } à { $cursed_seat }
    .full = { $dice } va à { $cursed_seat }
part-confirm =
    { $count ->
        [one] Oui, ce dé part
       *[other] Oui, ces { $count } dés partent
    }
part-reconsider = Changer d’avis
pick-roll =
    { $count ->
        [0] Relancer…
       *[other] Relancer { $count }
    }
pick-new-roll =
    { $count ->
        [0] Nouvelle relance…
       *[other] Nouvelle relance avec { $count }
    }
pick-recolour-several =
    { $count ->
        [0] Changer de couleur…
       *[other] Changer de couleur : { $count }
    }

## Standing wishes

wish-pass = Je ne joue aucun trophée
wish-pass-kept = Votre souhait : avant l’appel, vous ne jouez aucun trophée et rien ne vous est demandé, jusqu’à ce que vous y renonciez.
wish-pass-end = Me demander avant l’appel

## Events: what stands after the player's name on a line of the story

event-turn-began = Tour { $turn } : tout le monde lance.
event-rolled = lance { $dice }
event-rerolled = relance : { $dice }
event-stopped = s’arrête là
events-stopped = { $each } s’arrêtent là.
event-only-devils = n’a plus que des diables et rien pour les débloquer
events-only-devils = { $each } n’ont plus que des diables et rien pour les débloquer.
event-exorcised = « { $trophy } » débloque { $dice }
event-played-new-roll = joue « nouvelle relance »
event-recoloured = joue « { $trophy } », résultat : { $dice }
event-nobody-cursed = Personne n’est maudit.
event-cursed = La malédiction frappe { $seats }.
event-nobody-called = Les { $value } : personne.
events-nobody-called = Les { $each } : personne.
each-nobody-called = { $value }
event-called = Les { $value } : { $seats }.
event-level = À égalité, { $seats } se défaussent ensemble de leurs { $value }.
event-held-back = { $combination } dés à { $value }, { $devils ->
        [one] { $devils } diable
       *[other] { $devils } diables
    } : rien à défausser
event-hindered = vient de recevoir des dés, le { $value } tout seul reste là
event-kept = garde ses { $value }
event-shed-to-hell =
    { $devils ->
        [0] envoie aux Enfers { $dice }
       *[other] envoie aux Enfers { $dice } ({ $combination } − { $devils ->
            [one] { $devils } diable
           *[other] { $devils } diables
        } = { $count })
    }
event-gave-away =
    { $devils ->
        [0] donne tous ses { $value } { $colour }s
       *[other] donne des { $value } { $colour }s ({ $combination } − { $devils ->
            [one] { $devils } diable
           *[other] { $devils } diables
        } = { $count })
    }
event-handed = → { $rival_seat } : { $dice }
event-overflowed = Plus de place pour { $dice } chez { $rival_seat } : direction les Enfers.
event-gave-to-cursed = → { $cursed_seat }, malédiction : { $dice }
event-gift-kept = garde son don, plus de place chez { $cursed_seat }
event-trophy-gained = prend « { $trophy } »
event-trophy-scarce = Pas assez de trophées « { $trophy } » pour { $seats } : personne n’en prend.
event-round-won = Plus un seul dé : un jeton manche pour { $seats } !
event-round-began = Manche { $round } : six dés par personne.
event-purified = Le titre de Purificateur revient à { $seats } !
event-planned-hell = Votre projet, aux Enfers : { $dice }.
event-planned-gift = Votre projet, pour { $rival_seat } : { $dice }.
event-planned-trophy = Votre projet, le trophée « { $trophy } ».

## What came of one's own answer

outcome-rolled = Vous avez obtenu { $dice }.
outcome-rerolled = Votre relance : { $dice }.
outcome-only-devils = Il ne vous reste que des diables, et rien pour les débloquer.
outcome-held-back = { $combination } dés − { $devils } pour les diables : aucun { $value } à défausser.
outcome-hindered = Vous venez de recevoir des dés : votre { $value } tout seul reste là.
outcome-shed-to-hell = Vous vous défaussez aux Enfers : { $dice }.
outcome-trophy-gained = Vous avez pris le trophée « { $trophy } ».

## Result

why-purified = Les manches nécessaires sont gagnées.

## Pictures

moment-rolling =
    { $rolls ->
        [2] Les dés du deuxième lancer
       *[other] Les dés du troisième lancer
    }
moment-closing = Derniers trophées avant l’appel
moment-calling = On appelle les { $number }
moment-giving = Dons aux maudits
moment-over = La partie est finie
picture-round = Manche { $round } · tour { $turn } · { $count } jetons manche pour gagner
picture-won = Le titre revient à { $seats } !
picture-tied = Le titre revient à { $seats }
picture-rolling = Lancers
picture-closing = Trophées
picture-calling = Appels
picture-giving = Dons
picture-cursed = malédiction
picture-hindered = dé retenu
picture-has-shed = a défaussé
picture-stopped = ne lance plus
picture-single = dé unique
picture-no-dice = Plus un seul dé !
picture-hell = Enfers
picture-new-roll =
    nouvelle
    relance
picture-recolour-one =
    recolorer
    un dé
picture-small-exorcism =
    petit
    exorcisme
picture-recolour-several =
    recolorer
    plusieurs
picture-great-exorcism =
    grand
    exorcisme
picture-own-ready =
    { $count ->
        [1] { $trophy } : { $effect }
       *[other] { $count } × { $trophy } : { $effect }
    }
picture-own-gained =
    { $count ->
        [1] dès le prochain tour, { $trophy } : { $effect }
       *[other] dès le prochain tour, { $count } × { $trophy } : { $effect }
    }
own-plays = Vous jouez « { $trophy } ».
own-rolls = Vous relancez { $dice }.
own-new-roll = Vous jouez « nouvelle relance » et relancez { $dice }.
own-stop = Vous vous arrêtez.
own-pass = Vous ne jouez aucun trophée.
own-keep = Vous ne défaussez rien à cet appel.
own-to-hell = Aux Enfers : { $dice }.
own-gives = Pour { $rival_seat } : { $dice }.
own-shares = Encore à répartir : { $dice }.
own-takes = Vous prenez « { $trophy } ».

## In words

alt-yours = Vos dés : { $dice }.
alt-yours-none = Vous n’avez plus aucun dé.
alt-blocked = Bloqués : { $dice }.
alt-freed = Débloqués : { $dice }.
alt-received = Reçus ce tour-ci, mis à part : { $dice }.
alt-single = Le tour a commencé avec un seul dé.
alt-hindered = Le dé unique reste là : d’autres dés sont arrivés.
alt-has-shed = A défaussé ce tour-ci.
alt-stopped = Ne lance plus ce tour-ci.
alt-ready = Trophées : { $trophy }.
alt-gained = Trophées dès le prochain tour : { $trophy }.
alt-used = Trophées joués ce tour-ci : { $trophy }.
alt-tokens = Jetons manche : { $count }.
alt-dice = { $seat } : { $dice }.
alt-no-dice = { $seat } : aucun dé.
alt-hand =
    { $count ->
        [one] { $count } dé : { $dice }.
       *[other] { $count } dés : { $dice }.
    }
alt-hand-none = Aucun dé à soi.
alt-board = Trophées sur le plateau :
alt-trophy = { $count } × { $trophy } (au moins { $least } dés défaussés)
alt-trophy-rivals = { $count } × { $trophy } (au moins { $least } dé donné)
alt-hell = Enfers : { $dice }.
alt-hell-empty = Les Enfers sont vides.
alt-won = Manche { $round } : { $seats }.
picture-shed =
    { $devils ->
        [0] { $combination } dés : { $count } à défausser
       *[other] { $combination } − { $devils } pour les diables : { $count ->
            [0] rien
           *[other] { $count } à défausser
        }
    }

## Rules

alt-rules-1 = Un petit dé rouge : diable, 2, 3, 4, 5, 6. Un gros dé vert : diable, 3, 3, 4, 5, 5. Les dés rouges portent un losange, les verts un disque.
alt-rules-3 = Trois 5 sans diable : 3 à défausser. Trois 4 et un diable : 2 à défausser. Deux 6 et deux diables : rien.
alt-rules-5 = Les cinq trophées et leurs effets.
rules-1 =
    ### Le but
    Se débarrasser de tous ses dés : cela gagne la manche et un jeton manche. Le titre de Purificateur revient à qui possède 2 jetons, ou 3 si l’on joue à deux. Si plusieurs n’ont plus de dés au même moment, chacun gagne un jeton.

    ### Les dés
    - Chacun commence la manche avec six dés : deux petits rouges, deux petits verts, un gros rouge, un gros vert.
    - Un petit dé montre un diable, 2, 3, 4, 5 ou 6. Un gros dé n’a ni 2 ni 6.
    - Sur les images, les dés rouges portent un losange, les dés verts un disque, et les gros dés une seconde bordure.
    - Personne n’a jamais plus de neuf dés.
rules-2 =
    ### Un tour : trois lancers
    Tout le monde joue en même temps.
    - D’abord, chacun lance tous ses dés. Les diables sont bloqués : on ne les relance pas.
    - Ensuite, vous choisissez en secret lesquels de vos autres dés relancer, ou vous vous arrêtez. Le lancer part quand tout le monde a décidé. Qui a relancé peut le faire une troisième fois ; qui s’est arrêté ne le peut plus.

    ### Avant l’appel
    C’est le dernier moment pour les trophées : une « nouvelle relance », ou un changement de couleur là où quelqu’un d’autre peut défausser autant de dés de la même valeur. Tant que quelqu’un en joue un, la fenêtre se rouvre. Après cela, on ne lance plus, et l’on sait sur qui tombe la malédiction.

    ### Les appels
    On appelle d’abord les maudits, puis les valeurs de 2 à 6. Qui peut défausser la valeur appelée décide : défausser maintenant, ou garder ses dés. On se défausse une fois par tour au plus.
rules-3 =
    ### Ce que l’on défausse
    Une combinaison, ce sont tous vos dés d’une même valeur, deux au moins. Vous défaussez tous ces dés moins un par diable. Vous choisissez ceux qui restent.

    ### Où
    - **Aux Enfers** : la combinaison moins vos diables.
    - **Chez les autres** : tous ses dés d’une couleur, deux au moins, moins vos diables ; à une ou plusieurs personnes qui ont de la place. Deux 4 rouges et un vert : trois aux Enfers, ou les deux rouges donnés, jamais le vert tout seul.
    - Les Enfers ou les autres, jamais les deux.

    Les dés reçus restent à part jusqu’au tour suivant. Ils comptent parmi vos neuf dés et il faudra s’en débarrasser, mais ils ne comptent ni pour les combinaisons, ni comme diables, ni pour la malédiction.

    ### Le dé unique
    Qui commence le tour avec un seul dé le défausse quand sa valeur est appelée, avant toutes les combinaisons ; le vert avant le rouge. Qui a reçu des dés avant cela ne défausse rien ce tour-ci.
rules-4 =
    ### Qui passe en premier
    Pour une même valeur : les dés uniques, puis la plus grande combinaison (les diables n’y retirent rien), puis celle qui a le plus de dés verts. À égalité parfaite, on décide en secret et l’on se défausse en même temps : tous les dés partent avant qu’aucun n’arrive. Si quelqu’un en reçoit trop ainsi, le surplus va aux Enfers. Si l’on veut plus de trophées d’une sorte qu’il n’y en a, personne n’en prend.

    ### La malédiction
    Elle vous frappe quand plus de la moitié de vos dés sont des diables ; la moitié juste ne suffit pas, un diable tout seul, si. Les maudits ne défaussent rien.
    - Tous les autres donnent à chaque maudit un dé de leur choix, diables compris : juste après leur propre défausse, ou après les 6 s’ils n’ont rien défaussé.
    - Les maudits ne se donnent rien entre eux. Qui a neuf dés n’en reçoit pas.
    - Qui n’a pas assez de dés choisit à qui en donner.
    - Ce don ne rapporte pas de trophée, mais donner son dernier dé fait gagner.
rules-5 =
    ### Les trophées
    En vous défaussant, vous pouvez prendre un trophée sur le plateau. Ce qu’il faut, en dés vraiment défaussés aux Enfers ou chez un adversaire ; si vous répartissez, la plus grande part compte :
    - nouvelle relance : 2 ou plus
    - changer un dé de couleur : 1 ou plus, chez un ou plusieurs adversaires
    - petit exorcisme : 3 ou plus
    - changer plusieurs dés de couleur : 4 ou plus
    - grand exorcisme : 5 ou plus

    Il se joue dès le tour suivant et se garde aussi longtemps qu’on veut. Les trophées joués retournent sur le plateau à la fin du tour ; on ne prend jamais une sorte que l’on a jouée dans le même tour.

    ### Quand les jouer
    - Les exorcismes : en choisissant les dés à relancer, ou avec une « nouvelle relance ». Un diable débloqué que l’on ne relance pas compte encore comme diable.
    - Les changements de couleur : avant l’appel, ou avec sa propre défausse, où ils ne changent plus l’ordre. Le dé garde sa nouvelle couleur jusqu’à la fin de la manche.

    ### La manche suivante
    Chacun reprend six dés. Les trophées sont conservés, sauf si la table a décidé de les remettre.
