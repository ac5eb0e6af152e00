nim-name = Nim
nim-tagline = Un tas, deux joueurs, et le dernier caillou.
nim-goal = Prenez chacun votre tour un, deux ou trois cailloux. Qui prend le dernier gagne.
nim-home-about = Le plus ancien des jeux de calcul : ne laissez rien à prendre à l’adversaire.
nim-home-players = 2 joueurs
nim-option-stones = Cailloux
    .help = combien de cailloux compte le tas au départ
nim-view-stones = Cailloux
bot-counting = Bot compteur
    .text = ne se trompe jamais dans ses comptes
nim-ask-take =
    { $who ->
        [you] Combien de cailloux prenez-vous ?
       *[other] { $seat } prend des cailloux.
    }
    .help = Un, deux ou trois.
nim-action-take =
    { $count ->
        [one] Prendre { $count } caillou
       *[other] Prendre { $count } cailloux
    }
nim-event-took =
    { $who ->
        [you] Vous en prenez { $count } ; il en reste { $left }.
       *[other] { $seat } en prend { $count } ; il en reste { $left }.
    }
