# Duels : chacun joue seul avec les mêmes dés, et tout est dévoilé à la fin.

duel = mêmes dés
duel-on = Mêmes dés
duel-off = Chacun son tour
duel-idea = Un duel : tout le monde a les mêmes dés et joue de son côté, en privé, quand bon lui semble. Personne n’attend personne. Quand tout le monde a joué, tout est dévoilé tour par tour. Le duel commence de lui-même dès que toutes les personnes invitées sont là.
duel-notice = { $who } : { $whom } vous défie en duel à { $name }. Tout le monde a les mêmes dés et joue de son côté, en { $which } au plus. Le duel commence dès que vous êtes là.
duel-time = Durée du duel
duel-asking = { $who } : jouez quand vous voulez. Le duel se termine { $when }.

event-finished = a joué jusqu’au bout.
event-withdrew = n’a pas fini.
event-laid-open = Tout est dévoilé.
why-all-played = Tout le monde a joué avec les mêmes dés.
why-time-up = Le temps est écoulé.
unranked = –. { $who } : pas terminé
own-seat = Vous jouez ce duel pour vous. Vous pouvez le quitter : vous ne serez pas au classement, et personne ne vous attendra.
duel-sure = Quitter ce duel ? Vous ne pourrez plus y revenir, et vous ne serez pas au classement.
duel-left = Vous avez quitté le duel.

## Son image, et ce qui est dévoilé à la fin

duel-picture = Les mêmes dés pour tout le monde
duel-reached = { $done } sur { $turns }
duel-finished = terminé
duel-unfinished = pas terminé
duel-turns = Tour par tour
duel-turn = Tour { $number }
duel-worth = **+{ $points }**, { $total } en tout

## Ce que l’on peut écrire

command-duel = duel
command-duel-about = Tout le monde joue avec les mêmes dés, de son côté et à son heure
command-rival = contre
command-rival-about = Qui défiez-vous ? D’autres peuvent se joindre à vous
command-lasts = durée
command-lasts-about = Combien de temps a-t-on pour jouer ?

refusal-rival-robot = C’est un bot. Mes propres robots s’ajoutent avant la partie, avec « { lobby-add-robot } ».
refusal-rival-self = Vous ne pouvez pas vous défier vous-même.
refusal-rival-unable = Impossible d’inviter { $who } pour l’instant. La table est ouverte : n’importe qui d’autre peut appuyer sur « { lobby-join } ».
refusal-duel-too-late = Le temps de ce duel est écoulé.
refusal-undo-same-dice = Vous ne pouvez rien annuler quand d’autres ont les mêmes dés : vous sauriez ce qui vient.
refusal-own-seat-only = Ici, chacun joue pour soi : les places ne changent pas de main.
refusal-not-alone = Vous êtes la seule personne à jouer cette partie : ceci ne sert qu’à une table dans un salon.
