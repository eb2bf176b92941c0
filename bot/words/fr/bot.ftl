# Ce qui ne tient à aucun jeu.

and = et
