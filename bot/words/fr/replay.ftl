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
refusal-already-shared = Cette rediffusion est déjà partagée dans le salon : remontez pour la voir.
replay-about = Toute la partie, telle que le salon l’a vue.
alt-replay = Les plateaux de la partie l’un après l’autre, du début à la fin. « { step-by-step } » décrit chacun d’eux.
export = Enregistrer
export-all = Tout sur cette partie : ce qui était convenu, chaque étape, tous les tirages et le secret dont ils viennent.
export-so-far = La partie jusqu’ici. Le secret des dés sera dans le fichier quand la partie sera terminée.
export-partial = La partie jusqu’ici, telle que vous la connaissez : les coups, les cartes et les dés secrets seront dans le fichier quand la partie sera terminée.
export-check = Chacun peut la rejouer et vérifier les dés : `python -m bot verify { $value }`
refusal-earlier-rules = Cette partie a suivi des règles antérieures, je ne peux donc pas la rejouer. Vous pouvez toujours en lire l’historique.
refusal-film-waiting = Votre film est en cours. Il apparaîtra dès qu’il sera prêt ; vous pourrez alors en demander un autre.
