### Les mots du profil.

web-profile-name = Votre nom
web-profile-rename = Garder ce nom
web-profile-another = Un autre nom
web-profile-guest = Vous jouez en invité, et ce navigateur se souvient de vos parties. Si vous vous inscrivez, elles vous suivent sur tous vos appareils.
web-profile-played = Parties
web-profile-won = Victoires
web-profile-lost = Défaites
web-profile-streak = Victoires d’affilée
web-profile-losing = Défaites d’affilée
web-profile-best = Meilleure série de victoires
web-profile-running = Parties en cours
web-profile-share = Réussite
web-profile-bots = Contre les bots
web-profile-beaten = Battu
web-profile-of = { $won } sur { $all }
web-profile-decks = Decks préférés
web-profile-deck-own = Vos propres decks
web-profile-games = Parties terminées
web-profile-by-game = Jeu
web-profile-by-rival = Adversaire
web-profile-all = Tous
web-profile-against = contre { $names }
web-profile-alone = en solitaire
web-profile-minutes = { $count } min
web-profile-hours = { $count } h
web-profile-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-profile-length =
    { $moves ->
        [one] { $moves } choix, { $time }
       *[other] { $moves } choix, { $time }
    }
web-profile-replay-of = Revoir : { $game }, { $when }
web-profile-more = En voir plus
web-profile-none = Aucune partie terminée pour l’instant.
web-outcome-won = Victoire
web-outcome-lost = Défaite
web-outcome-drawn = Nulle
web-outcome-none = Hors compte
