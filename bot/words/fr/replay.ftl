# Une partie revue : pas à pas, en film, en fichier.

step-by-step = Pas à pas
step-of = étape { $number } sur { $count }
step-first =
    { $count ->
        [0] le début
        [one] le début, avant l’unique étape
       *[other] le début, avant les { $count } étapes
    }
replay = Revoir
share = Partager dans le salon
shared = Tout le salon peut la voir maintenant.
refusal-already-shared = Cette rediffusion est déjà dans le salon : remontez pour la voir.
replay-about = Toute la partie, telle que le salon l’a vue.
alt-replay = Les plateaux de la partie l’un après l’autre, du premier au dernier. « { step-by-step } » décrit chacun d’eux.
export = Enregistrer
export-all = Tout sur cette partie : ses options, chaque coup, chaque tirage et le secret dont ils viennent.
export-so-far = La partie jusqu’ici. Le secret des dés sera dans le fichier une fois la partie terminée.
export-partial = La partie jusqu’ici, telle que vous la connaissez. Les coups, cartes et dés secrets seront dans le fichier une fois la partie terminée.
export-check = Chacun peut la rejouer et vérifier les dés : `sixpips verify { $value }`
refusal-earlier-rules = Cette partie a suivi des règles antérieures : je ne peux pas la rejouer. /historique la raconte toujours.
refusal-film-waiting = Votre rediffusion se prépare et apparaîtra dès qu’elle sera prête. Vous pourrez alors en demander une autre.
step-to-first = |◀
    .full = La première étape
step-to-back = ◀
    .full = Une étape en arrière
step-to-forward = ▶
    .full = Une étape en avant
step-to-last = ▶|
    .full = La dernière étape
