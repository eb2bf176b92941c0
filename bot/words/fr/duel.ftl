# Duels : chacun joue seul avec les mêmes dés, et tout est dévoilé à la fin.

duel = mêmes dés
duel-on = Mêmes dés
duel-off = Chacun son tour
duel-idea = Un duel : tout le monde a les mêmes dés et joue seul, en privé, quand cela lui plaît. Personne n’attend personne. Quand tous ont joué, tout est dévoilé tour par tour. Il commence de lui-même dès que toutes les personnes invitées sont là.
duel-notice = { $who } : { $whom } vous défie en duel à { $name }. Tout le monde a les mêmes dés et joue seul, en { $which }. Il commence dès que vous êtes là.
duel-time = Durée du duel
duel-asking = { $who } : jouez quand vous voulez. Fin { $when }.

event-finished = a joué jusqu’au bout.
event-withdrew = n’a pas fini.
event-laid-open = Tout est dévoilé.
why-all-played = Tout le monde a joué avec les mêmes dés.
why-time-up = Le temps est écoulé.
unranked = –. { $seat } : pas terminé
own-seat = Vous jouez ce duel pour vous. Vous pouvez vous arrêter là : vous ne serez pas classé, et personne ne vous attendra.
duel-sure = Vous arrêter là ? Vous ne pourrez plus revenir dans ce duel, et vous ne serez pas classé.
duel-left = Vous vous êtes arrêté là.

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
command-duel-about = Tout le monde joue avec les mêmes dés, chacun seul et quand il veut
command-rival = contre
command-rival-about = Qui défiez-vous ? D’autres peuvent se joindre à vous
command-lasts = durée
command-lasts-about = Combien de temps a-t-on pour jouer ?

refusal-rival-robot = C’est un bot. Mes propres robots s’ajoutent avant la partie, avec « { lobby-add-robot } ».
refusal-rival-self = Vous ne pouvez pas vous défier vous-même.
refusal-rival-unable = Impossible d’inviter { $who } pour l’instant. La table est ouverte : n’importe qui d’autre peut appuyer sur « { lobby-join } ».
refusal-duel-too-late = Le temps de ce duel est écoulé.
refusal-undo-same-dice = On n’annule rien quand d’autres ont les mêmes dés : on saurait ce qui vient.
refusal-own-seat-only = Ici, chacun joue pour soi : les places ne changent pas de main.
refusal-not-alone = C’est à vous seul : cela ne va pas ici.
