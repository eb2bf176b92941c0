# DESfausse.

game-name = DESfausse
game-about = Lancez, évitez les diables et défaussez vos dés, aux Enfers ou chez les autres.
game-idea = Tout le monde lance en même temps, puis on appelle les valeurs et l’on se défausse des dés identiques. Qui se débarrasse de son dernier dé gagne la manche.

## Options

option-trophies-reset = Trophées entre les manches
option-trophies-reset-about = Garder ou non les trophées d’une manche à l’autre.
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
effect-new-roll = relance une fois de plus
effect-recolour-one = recolore un dé
effect-small-exorcism = débloque un diable
effect-recolour-several = recolore les dés choisis
effect-great-exorcism = débloque tous vos diables

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
        [0] Touchez les dés à relancer
       *[other] Relancer { $count }
    }
pick-new-roll =
    { $count ->
        [0] Nouvelle relance : vos dés ?
       *[other] Nouvelle relance avec { $count }
    }
pick-recolour-several =
    { $count ->
        [0] Touchez les dés à recolorer
       *[other] Changer de couleur : { $count }
    }

## Standing wishes

wish-pass = Aucun trophée désormais
wish-pass-kept = Avant les appels, vous ne jouez aucun trophée et rien ne vous est demandé, jusqu’à nouvel ordre.
wish-pass-end = Me demander avant l’appel

## Events

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
    .full = à { $rival_seat } : { $dice }
event-overflowed = Plus de place pour { $dice } chez { $rival_seat } : direction les Enfers.
event-gave-to-cursed = → { $cursed_seat }, malédiction : { $dice }
    .full = à { $cursed_seat }, malédiction : { $dice }
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

why-purified = Le titre est gagné.

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
picture-count = Manche { $round } · tour { $turn }
picture-rounds-won =
    { $count ->
        [one] manche { $value }
       *[other] manches { $value }
    }
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
picture-fresh = lancés en dernier
picture-received = reçus ce tour-ci
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

alt-yours = Vos dés : { $who }.
alt-yours-none = Vous n’avez plus aucun dé.
alt-freed = { $dice } (débloqué)
alt-die = { $dice }
alt-received = Reçus ce tour-ci, mis à part : { $dice }.
alt-single = A commencé le tour avec un dé unique.
alt-hindered = Le dé unique reste là : d’autres dés sont arrivés.
alt-has-shed = A défaussé ce tour-ci.
alt-stopped = Ne lance plus ce tour-ci.
alt-fresh = Derniers dés lancés :
alt-fresh-dice = { $seat } { $dice }
alt-all-fresh = Nouveau tour : tous les dés viennent d’être lancés.
alt-shed = Ont défaussé ce tour-ci : { $seats }.
alt-shed-none = Personne n’a défaussé ce tour-ci.
alt-ready = Trophées : { $trophy }.
alt-gained = Trophées dès le prochain tour : { $trophy }.
alt-used = Trophées joués ce tour-ci : { $trophy }.
alt-tokens = Jetons manche : { $count }.
alt-dice = { $seat } : { $dice }.
alt-no-dice = { $seat } : aucun dé.
alt-hand =
    { $count ->
        [one] { $count } dé : { $who }.
       *[other] { $count } dés : { $who }.
    }
alt-hand-none = Plus aucun dé.
alt-board = Trophées sur le plateau :
alt-trophy = { $count } × { $trophy } (au moins { $least } dés défaussés)
alt-trophy-rivals = { $count } × { $trophy } (au moins { $least } dé donné à un adversaire)
alt-hell = Enfers : { $dice }.
alt-hell-empty = Les Enfers sont vides.
alt-won = Manche { $round } gagnée par { $seats }.
picture-shed =
    { $devils ->
        [0] { $combination } dés : { $count } à défausser
       *[other] { $combination } − { $devils } pour les diables : { $count ->
            [0] rien
           *[other] { $count } à défausser
        }
    }

## Words first

alt-rivals = Dés des autres :
alt-holds = { $seat } { $count }
alt-asked = En train de décider : { $seats }.
alt-then = Vos dés deviennent : { $who }.

## Rules

alt-rules-1 = Un petit dé rouge : diable, { $faces }. Un gros dé vert : diable, { $big_faces }. Les dés rouges portent un losange, les verts un disque.
alt-rules-3 = { $free_equal } dés de valeur { $free_value } sans diable : tout se défausse. { $equal } de valeur { $value } et { $devils } diable : { $count } à défausser. { $lost_equal } de valeur { $lost_value } et { $lost_devils } diables : rien.
alt-rules-5 = Chaque trophée et son effet.
rules-1 =
    ### Le but
    Débarrassez-vous de tous vos dés. Qui y parvient en premier gagne la manche et un jeton manche. Avec { $rounds } jetons, ou { $rounds_two } si l’on joue à { $two }, vous obtenez le titre de **Purificateur** et gagnez la partie.

    ### Les dés
    - Chacun commence la manche avec { $dice } dés : de chaque couleur, rouge et verte, { $small } petits et { $big } gros.
    - Un petit dé montre un diable ou { $faces } ; un gros dé, un diable ou { $big_faces }.
    - Sur les images, les dés rouges portent un losange, les verts un disque, et les gros dés une seconde bordure.
    - Personne n’a jamais plus de { $most } dés.

    ### Un tour en bref
    Tout le monde joue en même temps : jusqu’à { $rolls } lancers, puis les **appels**, où l’on se défausse de dés de même valeur. Ils vont aux **Enfers**, hors de la manche, ou chez les autres. Puis vient le tour suivant, jusqu’à ce que quelqu’un n’ait plus de dés.
rules-2 =
    ### Les lancers
    - D’abord, chacun lance tous ses dés. **Les diables sont bloqués** : on ne les relance pas.
    - Ensuite, choisissez en secret lesquels de vos autres dés relancer, ou arrêtez-vous. Le lancer part quand tout le monde a décidé. Qui a relancé peut continuer, jusqu’à { $rolls } lancers ; qui s’est arrêté ne le peut plus.

    ### Les appels
    Après les lancers, j’appelle les maudits (on y vient), puis les valeurs de { $first } à { $last }, l’une après l’autre. Si vous pouvez vous défausser de la valeur appelée, vous décidez : **défausser** maintenant, ou garder vos dés. On se défausse une fois par tour au plus.

    ### Avant les appels
    C’est le dernier moment pour les trophées : une « { trophy-new-roll } », ou un changement de couleur là où il peut changer l’ordre. Tant que quelqu’un en joue un, la question vous est reposée.
rules-3 =
    ### Ce que l’on défausse
    Une **combinaison**, ce sont tous vos dés d’une même valeur, au moins { $combination }. Vous les défaussez tous, **moins un par diable**. Vous choisissez ceux qui restent.

    ### Où ils vont
    - **Aux Enfers** : la combinaison, moins vos diables.
    - **Chez les autres** : tous ses dés d’une même couleur, au moins { $combination }, moins vos diables ; à un adversaire, ou à plusieurs qui ont de la place.
    - Soit les Enfers, soit les autres.

    Les dés reçus restent à part jusqu’au tour suivant. Ils comptent parmi vos { $most } dés et il faudra s’en débarrasser ; mais ni pour les combinaisons, ni comme diables, ni pour la malédiction.

    ### Un exemple
    Dans la deuxième rangée de l’image, vous avez { $equal } dés de valeur { $value } et { $devils } diable : vous pouvez en défausser { $equal } − { $devils } = { $count } aux Enfers. Ou donner parmi les { $reds } rouges : { $reds } − { $devils } = { $given }. Le vert tout seul n’est pas une combinaison. Dans la dernière rangée, { $lost_devils } diables ne laissent rien à défausser.

    ### Le dé unique
    Qui **commence** le tour avec un seul dé s’en défausse quand sa valeur est appelée, aux Enfers ou chez un adversaire, avant toutes les combinaisons. Si on lui donne des dés avant, il ne défausse rien ce tour-ci.
rules-4 =
    ### Qui se défausse en premier
    Pour une même valeur : les dés uniques, puis la plus grande combinaison (les diables n’y retirent rien), puis celle qui a le plus de dés verts. À égalité parfaite, on décide en secret et l’on se défausse en même temps.

    ### La malédiction
    Vous voilà parmi les **maudits** quand plus de la moitié de vos dés sont des diables. La moitié juste ne suffit pas ; un diable tout seul, si. Les maudits ne défaussent rien.
    - Tous les autres donnent à chaque maudit un dé de leur choix, diables compris : juste après leur propre défausse, ou après les { $last } s’ils n’ont rien défaussé.
    - Les maudits ne se donnent rien entre eux. Qui a { $most } dés n’en reçoit pas.
    - Ce don ne rapporte pas de trophée, mais donner son dernier dé fait gagner.
rules-5 =
    ### Les trophées
    En vous défaussant, vous pouvez prendre **un** trophée, si vous défaussez assez de dés aux Enfers ou chez un adversaire :
    - **{ trophy-new-roll }** ({ $tokens_new_roll } jetons), dès { $least_new_roll } dés : { effect-new-roll }.
    - **{ trophy-recolour-one }** ({ $tokens_recolour_one }), dès { $least_recolour_one } dé donné à un ou plusieurs adversaires : { effect-recolour-one }.
    - **{ trophy-small-exorcism }** ({ $tokens_small_exorcism }), dès { $least_small_exorcism } dés : { effect-small-exorcism }.
    - **{ trophy-recolour-several }** ({ $tokens_recolour_several }), dès { $least_recolour_several } dés : { effect-recolour-several }.
    - **{ trophy-great-exorcism }** ({ $tokens_great_exorcism }), dès { $least_great_exorcism } dés : { effect-great-exorcism }.

    Il se joue dès le tour suivant et se garde aussi longtemps qu’on veut.

    ### Les jouer
    - Les exorcismes : en choisissant les dés à relancer, ou avec une « { trophy-new-roll } ». Un diable débloqué peut être relancé ; d’ici là, il compte encore comme diable.
    - Les changements de couleur : avant les appels, ou avec sa propre défausse, où ils ne changent plus l’ordre.
    - Les trophées joués retournent sur le plateau à la fin du tour. On ne prend jamais une sorte que l’on a jouée dans le même tour.

    ### La manche suivante
    Chacun reprend { $dice } dés.

## Coups tapés au clavier

typed-roll = relancer, relance, relancez, lancer
typed-roll-rest = garder, garde, gardez
typed-new-roll = nouveau lancer, relancer, relance, lancer
typed-recolour-several = changer, retourner, recolorer
rules-6 =
    ### Là où la règle est muette
    Les images de dés de notre exemplaire sont perdues. Nous avons décidé :
    - Un gros dé montre { $big_faces } en plus de son diable.
    - Ce que vous allez relancer ou défausser reste caché jusqu’à ce que tout le monde ait décidé ; d’ici là, vous pouvez en changer.
    - Les trophées se jouent aux moments dits à la page précédente, plusieurs par tour si l’on veut. Une couleur changée vaut pour la manche.
    - On défausse tout ce qu’on peut, ou rien ; on peut garder une valeur et en défausser une suivante.
    - Plus de dés qu’il n’en faut, cela donne aussi le trophée. Si l’on répartit, la plus grande part compte. Un trophée peut se refuser.
    - À égalité : tous les dés partent avant qu’aucun n’arrive. Ce qui ne trouve pas de place va aux Enfers. S’il n’y a pas assez de trophées d’une sorte, personne n’en prend.
    - Dés uniques d’une valeur : le vert avant le rouge. Un dé retenu peut encore aller à un maudit.
    - Dons aux maudits : qui n’a rien défaussé donne après les { $last }, tous ensemble. Pas assez de dés : on choisit à qui. Pas assez de place : dans l’ordre des places, et les autres gardent le leur.
    - Une manche finit au moment où quelqu’un n’a plus de dés ; plusieurs peuvent la gagner, et le titre aussi.
    - Les trophées se gardent d’une manche à l’autre, sauf option contraire.

## Bilans : pourquoi une autre réponse valait mieux

reason-keeps-trophy = Cela garde le trophée pour un meilleur moment.
reason-rolls-on = On relance : ces dés ne valaient pas la peine que l’on s’arrête.
reason-stops = On s’arrête : ces dés valaient mieux qu’un lancer de plus.
reason-waits = On attend l’appel des { $value } : { $count ->
        [one] { $count } dé peut alors partir
       *[other] { $count } dés peuvent alors partir
    }.
reason-sheds-more = On défausse { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } ; vous { $fewer ->
        [0] n’en avez défaussé aucun
       *[other] en avez défaussé { $fewer }
    }.
reason-takes-trophy = Cela rapporte un trophée : { $trophy }.
reason-slows = Les dés vont chez { $rival_seat }, qui en a le moins.
reason-keeps-equal = On garde { $count ->
        [1] un dé
       *[other] { $count } dés égaux
    } pour l’appel.
reason-aims-for = On vise les { $value } plutôt que les { $other }.
reason-plays-trophy = Cela joue un trophée : il en valait la peine ici.
reason-rolls-more = On relance { $count } dés ; vous en avez relancé { $other }.
reason-keeps-more = On ne relance que { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } ; vous en avez relancé { $other }.
