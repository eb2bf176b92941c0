# Chance ou talent : bilan des parties terminées, erreurs revues, l’entraîneur, et reprise à partir d’une position.

## Making a review

review = Chance ou talent ?
review-working = Je parcours votre partie, choix par choix. Le résultat apparaîtra dans ce message.
review-progress = { $percent } %
review-cancel = Annuler
review-cancelled = Annulé.
review-interrupted = J’ai redémarré au milieu de ce bilan. Le bouton ci-dessous le recommence.
review-failed = Ce bilan n’a pas abouti. Le bouton ci-dessous le relance.
review-again = Faire le bilan
refusal-review-waiting = Un bilan se prépare déjà pour vous. Vous pourrez en demander un autre quand il sera prêt ou annulé.
refusal-review-later = Les bilans viennent après la partie : avant la fin, ils en diraient trop.
refusal-no-review = Je ne peux pas faire le bilan de cette partie : elle n’est pas allée à son terme, ou je ne sais pas en juger les coups.
refusal-review-others = Seules les personnes qui ont joué cette partie peuvent en voir les bilans.
refusal-review-private = { $seat } ne souhaite pas figurer dans les statistiques : ses bilans restent privés aussi.

## The review

review-gave-points-you = Les { $what } vous ont donné **{ $luck_text }** points et vos choix en ont coûté **{ $cost_text }** : { $which }
review-took-points-you = Les { $what } vous ont pris **{ $luck_text }** points et vos choix en ont coûté **{ $cost_text }** : { $which }
review-gave-points-they = Les { $what } ont donné **{ $luck_text }** points à { $seat } et ses choix en ont coûté **{ $cost_text }** : { $which }
review-took-points-they = Les { $what } ont pris **{ $luck_text }** points à { $seat } et ses choix en ont coûté **{ $cost_text }** : { $which }
review-gave-chance-you = La chance vous a donné **{ $luck_text }** de probabilité de gagner et vos choix ont coûté **{ $cost_text }** : { $which }
review-took-chance-you = La chance vous a pris **{ $luck_text }** de probabilité de gagner et vos choix ont coûté **{ $cost_text }** : { $which }
review-gave-chance-they = La chance a donné à { $seat } **{ $luck_text }** de probabilité de gagner et ses choix ont coûté **{ $cost_text }** : { $which }
review-took-chance-they = La chance a pris à { $seat } **{ $luck_text }** de probabilité de gagner et ses choix ont coûté **{ $cost_text }** : { $which }
verdict-lucky-fine-you = de la chance, et vous en avez tiré le meilleur parti.
verdict-lucky-fair-you = la chance a aidé, et vous avez bien joué.
verdict-lucky-poor-you = cette fois, la chance a fait le plus gros.
verdict-wasted-you = la chance était là, mais vos choix ont coûté plus qu’elle n’a donné.
verdict-wasted-they = la chance était là, mais les choix ont coûté plus qu’elle n’a donné.
verdict-even-fine-you = on ne joue guère mieux.
verdict-even-fair-you = à peu près ce que vous méritiez.
verdict-even-poor-you = la chance était neutre ; ce sont vos choix qui vous ont coûté.
verdict-unlucky-fine-you = vous avez mieux joué qu’il n’y paraît.
verdict-unlucky-fair-you = vous avez joué un peu mieux qu’il n’y paraît.
verdict-unlucky-poor-you = la chance était contre vous, et certains de vos choix aussi.
verdict-lucky-fine-they = de la chance, bien exploitée.
verdict-lucky-fair-they = la chance a aidé, et le jeu était solide.
verdict-lucky-poor-they = cette fois, la chance a tout fait.
verdict-even-fine-they = on ne joue guère mieux.
verdict-even-fair-they = à peu près le résultat mérité.
verdict-even-poor-they = la chance était neutre ; ce sont les choix qui ont coûté.
verdict-unlucky-fine-they = mieux joué qu’il n’y paraît.
verdict-unlucky-fair-they = un peu mieux joué qu’il n’y paraît.
verdict-unlucky-poor-they = pas de chance, et certains choix n’ont rien arrangé.
review-source = dés
review-rivals-gave-points-you = Les tirages et les choix des autres vous ont donné **{ $value }** points.
review-rivals-took-points-you = Les tirages et les choix des autres vous ont pris **{ $value }** points.
review-rivals-gave-points-they = Les tirages et les choix des autres ont donné **{ $value }** points à { $seat }.
review-rivals-took-points-they = Les tirages et les choix des autres ont pris **{ $value }** points à { $seat }.
review-rivals-gave-chance-you = Les tirages et les choix des autres vous ont donné **{ $value }**.
review-rivals-took-chance-you = Les tirages et les choix des autres vous ont pris **{ $value }**.
review-rivals-gave-chance-they = Les tirages et les choix des autres ont donné **{ $value }** à { $seat }.
review-rivals-took-chance-they = Les tirages et les choix des autres ont pris **{ $value }** à { $seat }.
review-figures = Ce qu’on attendait au début et ce qu’il en est advenu : { $which }
review-dice = chance
review-choices = choix
review-rivals = les autres
review-rest = reste de l’estimation
review-errors = Estimé en rejouant la suite de nombreuses fois : erreur type de ±{ $luck_text } pour la chance, de ±{ $cost_text } pour les choix. Un écart qui reste dans cette marge n’est pas compté comme une erreur.
review-mistakes =
    { $count ->
        [1] Votre erreur
        [2] Vos deux erreurs
       *[other] Vos trois erreurs
    }

## Its picture

review-line-points = Score final attendu, choix par choix
review-line-chance = Probabilité de gagner, choix par choix
review-first = début : { $value }
review-last = fin : { $value }
review-mark-gift = la chance a donné
review-mark-blow = la chance a pris
review-mark-mistake = choix coûteux
review-alt = { $what }. { $first_text }, { $last_text } ; au plus bas { $least_text }, au plus haut { $most_text }.
review-alt-choices =
    { $count ->
        [one] Un choix.
       *[other] { $count } choix.
    }
review-alt-mark = Choix { $number } : { $what } ({ $value }).

## Mistakes, seen again

mistake-title = vos choix les plus coûteux · { $number } sur { $count }
mistake-ask = Voici ce que vous aviez devant vous. Que feriez-vous maintenant ?
mistake-found = Vous avez trouvé !
mistake-worths-points = Le score final à attendre :
mistake-worths-chance = La probabilité de gagner :
mistake-best = la meilleure
mistake-now = cette fois
mistake-then = dans la partie
mistake-why = **Pourquoi ?** { $which }
mistake-next = La suivante
mistake-again = Encore une fois
mistake-back = Retour au bilan
refusal-no-mistake = Le bilan de cette partie n’a pas cette erreur.

## The coach

coach = Entraîneur
coach-off = pas d’indices
coach-on = des indices à la demande ; la partie est comptée à part
lobby-coach = Avec entraîneur
lobby-coach-leaves = Sans entraîneur
hint = Indice
hint-head = L’entraîneur propose :
hint-about-points = Après chaque réponse : le score final qu’elle promet. Tout le monde apprend que vous avez demandé, pas ce qui vous a été dit.
hint-about-chance = Après chaque réponse : la probabilité de gagner qu’elle donne. Tout le monde apprend que vous avez demandé, pas ce qui vous a été dit.
hints-told = Ont consulté l’entraîneur : { $which }
hints-of = { $seat } ({ $count }×)
refusal-no-coach = Il n’y a pas d’entraîneur à cette table. On en convient avant la partie, sous « { lobby-options } ».
refusal-hint-given = L’entraîneur vous a déjà donné son indice pour cette question.

## Playing on from a position

what-if = Et si… ?
what-if-same = Et si… ? Mêmes dés
what-if-new = Et si… ? Autres dés
what-if-then = Dans la vraie partie, vous aviez **{ $score }**.
what-if-uncounted = Pour vous exercer : cela ne compte nulle part.
practice = entraînement
refusal-what-if-later = Vous pourrez reprendre d’ici quand la partie sera terminée et que ses dés ne seront plus un secret.
refusal-what-if-over = La partie était alors terminée : choisissez une étape antérieure.
