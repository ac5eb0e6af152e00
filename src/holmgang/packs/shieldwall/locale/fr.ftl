### « Mur de boucliers » en français. Comment les messages sont trouvés : holmgang/texts/__init__.py

shieldwall-name = Mur de boucliers
shieldwall-tagline = Deux armées, des stratégies secrètes et un paquet dont vous seul connaissez l’ordre.
shieldwall-goal =
    Armée contre armée : qui perd une bataille change une unité en tombe, et qui n’a plus d’unité
    a perdu la partie.
shieldwall-win =
    Chaque bataille revient au total le plus élevé : puissance de la première carte, renfort des autres, et ce que donnent les stratégies.
    Le perdant d’une bataille perd une unité ; en cas d’égalité, personne.
    Qui n’a plus de cartes de bataille perd deux unités. Gagnez avec le moins de cartes possible.
    Qui n’a plus d’unité a perdu.
shieldwall-home-about = Deux armées se font face. Choisissez vos armes, jouez des stratégies secrètes et décidez combien de cartes mener au combat, d’un paquet dont vous seul connaissez l’ordre.
shieldwall-home-lesson = Première partie guidée
shieldwall-home-players = 2 joueurs · 15 à 30 minutes

## Options

shieldwall-option-units = Unités
    .help = nombre d’unités de chaque armée au départ
shieldwall-option-first = Première attaque
    .help = qui attaque en premier : random (au hasard), black (noir) ou red (rouge)
shieldwall-option-pack = Jeu de cartes
    .help = les cartes à utiliser : un nom, ou le chemin d’un dossier
shieldwall-first-random = au hasard
shieldwall-first-black = noir
shieldwall-first-red = rouge
shieldwall-pack-standard = standard

## Places et armes

shieldwall-colour-black = Noir
shieldwall-colour-red = Rouge

shieldwall-weapon-swords = épées
    .text = Vos cartes de bataille comptent avec leurs valeurs d’épées.
shieldwall-weapon-bows = arcs
    .text = Vos cartes de bataille comptent avec leurs valeurs d’arcs.

## Questions

shieldwall-ask-attack =
    { $who ->
        [you] Vous attaquez. Quelle arme prenez-vous ?
       *[other] { $seat } attaque et choisit une arme…
    }
    .help =
        L’attaquant annonce son arme en premier. Elle décide des valeurs de vos cartes de bataille :
        la première compte pour sa puissance, chacune des suivantes pour son appui. Une stratégie
        adverse peut encore vous imposer une autre arme.
shieldwall-ask-strategy =
    { $who ->
        [you] Quelle carte de stratégie jouez-vous ?
       *[other] { $seat } choisit une carte de stratégie…
    }
    .help =
        Les deux joueurs choisissent en secret et retournent leurs cartes ensemble. Il faut jouer
        l’une de vos trois cartes ; elle ne vaut que pour cette bataille, puis vous en piochez une
        nouvelle.
shieldwall-ask-defence =
    { $who ->
        [you] Vous défendez. Quelle arme prenez-vous ?
       *[other] { $seat } défend et choisit une arme…
    }
    .help =
        Vous connaissez déjà l’arme de l’attaquant et les deux stratégies. Votre arme décide des
        valeurs de vos propres cartes de bataille ; elle peut être la même que celle de l’attaquant.
shieldwall-ask-force =
    { $who ->
        [you] Combien de cartes de bataille engagez-vous ?
       *[other] { $seat } choisit une carte de force…
    }
    .help =
        Chacun pose une carte de force face cachée, puis toutes deux sont retournées ensemble. Les
        premières cartes de votre paquet sont engagées dans l’ordre : puissance de la première,
        appui des autres. Le plus haut total gagne, mais chaque carte est dépensée, et qui épuise
        son paquet perd deux unités.
shieldwall-ask-chance = Les cartes sont mélangées et piochées…
shieldwall-ask-over = La partie est terminée.

## Actions

shieldwall-action-weapon = Prendre : { $weapon }
shieldwall-action-play = Jouer « { $strategy } »
shieldwall-action-force =
    { $number ->
        [one] Engager { $number } carte
       *[other] Engager { $number } cartes
    }
shieldwall-action-first = Première attaque : { $colour }
shieldwall-action-draw = { $colour } pioche « { $strategy } »
shieldwall-action-draw-hidden = { $colour } pioche une carte de stratégie
shieldwall-action-shuffle = { $colour } mélange son paquet : { $cards }
shieldwall-action-shuffle-hidden = { $colour } mélange son paquet de bataille

## Événements

shieldwall-event-first =
    { $who ->
        [you] Vous attaquerez en premier.
       *[other] { $seat } attaquera en premier.
    }
shieldwall-event-round =
    { $who ->
        [you] Tour { $count } : vous attaquez.
       *[other] Tour { $count } : { $seat } attaque.
    }
shieldwall-event-unit =
    { $who ->
        [you] Vous dévoilez une carte d’unité : { $card }.
       *[other] { $seat } dévoile une carte d’unité : { $card }.
    }
shieldwall-event-unit-many =
    { $who ->
        [you] Vous dévoilez { $count } cartes d’unité : { $cards }.
       *[other] { $seat } dévoile { $count } cartes d’unité : { $cards }.
    }
shieldwall-event-cancel =
    { $cards-0 } ({ $names-0 }) et { $cards-1 } ({ $names-1 }) s’annulent.
shieldwall-event-weapon =
    { $who ->
        [you] Vous prenez vos { $weapon }.
       *[other] { $seat } prend ses { $weapon }.
    }
shieldwall-event-strategy =
    { $who ->
        [you] Vous jouez « { $strategy } ».
       *[other] { $seat } joue « { $strategy } ».
    }
shieldwall-event-forced =
    { $who ->
        [you] Vous devez combattre avec vos { $weapon }.
       *[other] { $seat } doit combattre avec ses { $weapon }.
    }
shieldwall-event-drew =
    { $who ->
        [you] Vous piochez « { $strategy } ».
       *[other] { $seat } pioche « { $strategy } ».
    }
shieldwall-event-drew-hidden = { $seat } pioche une carte de stratégie.
shieldwall-event-drew-many =
    { $strategy-count ->
        [0] { $seat } pioche { $count } cartes de stratégie.
       *[other] { $who ->
            [you] Vous piochez { $count } cartes de stratégie : { $strategy }.
           *[other] { $seat } pioche { $count } cartes de stratégie : { $strategy }.
        }
    }
shieldwall-event-spy =
    { $who ->
        [you] Votre espion voit les prochaines cartes adverses : { $cards }.
       *[other] { $seat } envoie un espion et voit les prochaines cartes adverses : { $cards }.
    }
shieldwall-event-spy-hidden = { $seat } envoie un espion et regarde les prochaines cartes adverses.
shieldwall-event-scouted =
    { $who ->
        [you] Les éclaireurs veillent : vous posez votre carte de force face visible, { $count }.
       *[other] Les éclaireurs veillent : { $seat } pose sa carte de force face visible, { $count }.
    }
shieldwall-sum =
    { $bonus ->
        [0] { $points-count ->
            [1] { $total }
           *[other] { $points } = { $total }
        }
       *[other] { $points }, bonus { $bonus } = { $total }
    }
shieldwall-event-battle =
    { $who ->
        [you] Vous engagez { $cards } ({ $weapon }) : { shieldwall-sum }.
       *[other] { $seat } engage { $cards } ({ $weapon }) : { shieldwall-sum }.
    }
shieldwall-event-result =
    { $names-0 } { $totals-0 } : { $totals-1 } { $names-1 }. { $who ->
        [you] Vous gagnez la bataille !
        [nobody] La bataille est nulle.
       *[other] { $seat } gagne la bataille.
    }
shieldwall-event-reserves =
    { $who ->
        [you] Vos réserves : { $card } passe sous votre paquet.
       *[other] { $seat } garde { $card } en réserve, sous son paquet.
    }
shieldwall-event-scorched =
    { $who ->
        [you] Terre brûlée : vous perdez { $card } du dessus de votre paquet.
       *[other] Terre brûlée : { $seat } perd { $card } du dessus de son paquet.
    }
shieldwall-event-lost =
    { $who ->
        [you] { $count ->
            [one] Vous perdez une unité.
           *[other] Vous perdez { $count } unités.
        }
       *[other] { $count ->
            [one] { $seat } perd une unité.
           *[other] { $seat } perd { $count } unités.
        }
    }
shieldwall-event-healed =
    { $who ->
        [you] { $count ->
            [one] Vos guérisseurs relèvent une unité.
           *[other] Vos guérisseurs relèvent { $count } unités.
        }
       *[other] { $count ->
            [one] { $seat } relève une unité.
           *[other] { $seat } relève { $count } unités.
        }
    }
shieldwall-event-run-out =
    { $who ->
        [you] Votre paquet de bataille est épuisé !
       *[other] { $seat } a épuisé son paquet de bataille !
    }
shieldwall-event-shuffled =
    { $who ->
        [you] Vous mélangez votre paquet de bataille et le parcourez.
       *[other] { $seat } mélange son paquet de bataille.
    }
shieldwall-event-reshuffled = Le paquet de stratégie est mélangé avec sa défausse.
shieldwall-event-over =
    { $who ->
        [you] Vous gagnez la partie !
        [nobody] La partie est nulle.
       *[other] { $seat } gagne la partie.
    }

## Pourquoi un choix est refusé

shieldwall-reason-not-in-hand = vous n’avez pas « { $strategy } » en main
shieldwall-reason-forced-weapon = une carte vous impose votre arme : { $weapon }
shieldwall-reason-too-few-cards =
    { $left ->
        [one] il ne reste que { $left } carte dans votre paquet
       *[other] il ne reste que { $left } cartes dans votre paquet
    }
shieldwall-reason-exact-force =
    { $number ->
        [one] une carte d’unité exige exactement { $number } carte
       *[other] une carte d’unité exige exactement { $number } cartes
    }
shieldwall-reason-force-limit =
    { $most ->
        [one] vous pouvez engager { $most } carte au plus
       *[other] vous pouvez engager { $most } cartes au plus
    }

## Cartes de stratégie

shieldwall-strategy-arrow-storm = Pluie de flèches
    .text = +2 points si vous utilisez les arcs et l’ennemi les épées.
shieldwall-strategy-open-field = Rase campagne
    .text = L’ennemi doit utiliser les arcs.
shieldwall-strategy-field-healers = Guérisseurs
    .text = Si vous gagnez, l’une de vos tombes redevient une unité.
shieldwall-strategy-narrow-pass = Défilé étroit
    .text = L’ennemi peut engager 2 cartes au plus.
shieldwall-strategy-charge-home = Charge à fond
    .text = +2 points si vous utilisez les épées et l’ennemi les arcs.
shieldwall-strategy-close-quarters = Corps à corps
    .text = L’ennemi doit utiliser les épées.
shieldwall-strategy-ambush = Embuscade
    .text = +1 point pour chaque carte engagée par l’ennemi après la première.
shieldwall-strategy-vanguard = Avant-garde
    .text = +3 points si vous engagez exactement 1 carte.
shieldwall-strategy-full-muster = Ban et arrière-ban
    .text = +2 points si vous engagez exactement 3 cartes.
shieldwall-strategy-reserves = Réserves
    .text = Si vous engagez 2 ou 3 cartes, la dernière passe sous votre paquet.
shieldwall-strategy-scorched-earth = Terre brûlée
    .text = Après la bataille, la première carte de l’ennemi va dans sa pile de cartes utilisées.
shieldwall-strategy-blood-price = Prix du sang
    .text = Si vous gagnez, l’ennemi perd une unité de plus.
shieldwall-strategy-shield-wall = Mur de boucliers
    .text = Le résultat de cette bataille ne coûte d’unité à personne.
shieldwall-strategy-spy = Espion
    .text = Avant la pose des cartes de force, vous voyez les 3 prochaines cartes de l’ennemi.
shieldwall-strategy-countermand = Contrordre
    .text = La carte de stratégie de l’ennemi est sans effet.

## Cartes d’unité

shieldwall-card-champion = Champion
    .text = Les deux joueurs engagent exactement 1 carte de bataille.
shieldwall-card-bowmen = Archers
    .text = Les deux joueurs utilisent les arcs.
shieldwall-card-huskarls = Huscarls
    .text = Si leur maître gagne cette bataille, l’ennemi perd une unité de plus.
shieldwall-card-scouts = Éclaireurs
    .text = L’ennemi pose sa carte de force face visible avant que leur maître ne choisisse.

## Cartes de bataille : épées, arcs, mixtes

shieldwall-card-S1 = Berserks jurés
shieldwall-card-S2 = Garde du jarl
shieldwall-card-S3 = Vieilles lames
shieldwall-card-S4 = Frères de bouclier
shieldwall-card-S5 = Pillards des côtes
shieldwall-card-S6 = Gardiens du fleuve
shieldwall-card-S7 = Meute de loups
shieldwall-card-S8 = Jeunes lames
shieldwall-card-B1 = Maîtres archers
shieldwall-card-B2 = Archers des falaises
shieldwall-card-B3 = Chasseurs des bois
shieldwall-card-B4 = Archers de bord
shieldwall-card-B5 = Oiseleurs des marais
shieldwall-card-B6 = Tirailleurs
shieldwall-card-B7 = Ligne de tir
shieldwall-card-B8 = Porteurs de flèches
shieldwall-card-M1 = Vétérans de la halle
shieldwall-card-M2 = Guet des frontières
shieldwall-card-M3 = Montagnards
shieldwall-card-M4 = Paysans libres
shieldwall-card-M5 = Porte-étendards
shieldwall-card-M6 = Sonneurs de cor
shieldwall-card-M7 = Porteurs de boucliers
shieldwall-card-M8 = Scaldes

## La table

shieldwall-label-round =
    { $who ->
        [you] Tour { $round } · vous attaquez
        [nobody] Avant la première bataille
       *[other] Tour { $round } · { $seat } attaque
    }
shieldwall-label-units =
    { $units ->
        [one] { $units } unité sur { $size }
       *[other] { $units } unités sur { $size }
    }
shieldwall-label-graves =
    { $graves ->
        [one] { $graves } tombe
       *[other] { $graves } tombes
    }
shieldwall-label-weapon = arme
shieldwall-label-strategy = stratégie
shieldwall-label-force = force
shieldwall-label-sealed = choisi en secret
shieldwall-label-deck = paquet
shieldwall-label-used = utilisées
shieldwall-label-hand = main
shieldwall-label-held =
    { $count ->
        [one] { $count } carte de stratégie
       *[other] { $count } cartes de stratégie
    }
shieldwall-label-banner = étendard
shieldwall-label-next = Vos prochaines cartes : puissance/appui
shieldwall-label-more =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
shieldwall-label-strategies = Vos cartes de stratégie
shieldwall-label-pile = paquet de stratégie
shieldwall-label-discards = défausse
shieldwall-label-points =
    { $most ->
        [one] { $points } points avec { $cards } carte
       *[other] { $points } points avec { $cards } cartes
    }
shieldwall-label-sum = { $cards } : { shieldwall-sum }

## Le récit des batailles, à la fin

shieldwall-chance = Les cartes
shieldwall-stat-left = unités restantes
shieldwall-close =
    { $who ->
        [you] { $count ->
            [1] Vous avez gagné avec votre dernière unité.
           *[other] Il vous restait { $count } unités.
        }
       *[other] { $count ->
            [1] C’était serré : il restait une seule unité à { $seat }.
           *[other] Il restait { $count } unités à { $seat }.
        }
    }
shieldwall-stat-title = Les batailles
shieldwall-stat-battles = Batailles livrées : { $battles }, nulles : { $drawn }
shieldwall-stat-won = batailles gagnées
shieldwall-stat-points = points par bataille
shieldwall-stat-force = cartes par bataille
shieldwall-stat-bonus = points de bonus
shieldwall-stat-lost = unités perdues
shieldwall-stat-healed = unités relevées
shieldwall-stat-run-outs = paquets épuisés

## Sur le plateau du navigateur

shieldwall-board-attacker = Attaquant
shieldwall-board-defender = Défenseur
shieldwall-board-bonus = bonus
shieldwall-board-last = Dernière bataille
shieldwall-board-field = Le champ
shieldwall-board-round = Tour { $round }
shieldwall-board-times = × { $count }
shieldwall-board-deck =
    { $count ->
        [one] { $count } carte dans le paquet
       *[other] { $count } cartes dans le paquet
    }
shieldwall-board-pile =
    { $count ->
        [one] { $count } stratégie restante
       *[other] { $count } stratégies restantes
    }

## Joueurs faits de code

bot-nash = Bot de Nash
    .text = varie ses choix de sorte qu’aucun adversaire ne puisse en profiter

## La première partie guidée

shieldwall-guide-welcome = Bienvenue au mur de boucliers. Vous et l’ennemi avez trois unités chacun. Qui perd une bataille perd une unité ; qui n’en a plus a perdu la partie.
shieldwall-guide-deck = Voici vos cartes de bataille. Elles restent dans un ordre que vous seul connaissez, et vous engagez toujours les premières. Chacune porte deux chiffres pour les épées et deux pour les arcs : sa puissance si elle est la première engagée, son renfort si elle vient après.
shieldwall-guide-attack = Vous attaquez le premier. Comparez ce que valent vos premières cartes aux épées et aux arcs, et prenez la meilleure arme.
shieldwall-guide-strategy = Chacun choisit maintenant une carte de stratégie en secret. Lisez vos trois cartes et jouez celle qui convient à votre arme.
shieldwall-guide-force = Combien de cartes engagez-vous : une, deux ou trois ? La première compte pour sa puissance, les autres pour leur renfort. Plus de cartes gagnent plus facilement, mais toutes sont dépensées.
shieldwall-guide-battle = On compare les deux totaux ; le plus élevé l’emporte. Le perdant change une unité en stèle. Le journal, sur le côté, compte chaque carte.
shieldwall-guide-spent = Les cartes engagées sont utilisées, et vous avez tiré une nouvelle stratégie. Le vainqueur de la bataille attaque ensuite.
shieldwall-guide-defence = Jouez la bataille suivante. En défense, vous voyez l’arme de l’ennemi et les deux stratégies avant de choisir votre arme.
shieldwall-guide-units = Chaque paquet compte quatre unités spéciales : Champion, Archers, Huscarls et Éclaireurs. Quand l’une d’elles sort, on la pose, et elle change la bataille suivante pour les deux camps.
shieldwall-guide-run-out = Surveillez votre paquet : qui n’a plus de cartes de bataille perd deux unités. On reprend alors toutes les cartes et on les mélange.
shieldwall-guide-advice = Besoin d’un conseil ? « Conseil » demande à un bot ce qu’il ferait, « Chances » montre ce que vaut chaque choix.
shieldwall-guide-finish = Vous en savez assez. Gagnez avec peu de cartes et perdez avec une seule. Jouez jusqu’à ce qu’une armée n’ait plus d’unité.
shieldwall-guide-victory = Victoire ! Le mur a tenu. Dans une partie complète, chaque armée a plus d’unités et les paquets s’épuisent plus d’une fois.
shieldwall-guide-defeat = Le mur a cédé, mais vous savez maintenant comment faire. Dans une partie complète, chaque armée a plus d’unités et les paquets s’épuisent plus d’une fois.

## Le prix d’une erreur

shieldwall-pieces =
    { $share ->
        [little] une petite part d’unité
        [quarter] un quart d’unité
        [third] un tiers d’unité
        [half] une demi-unité
        [most] les trois quarts d’unité
       *[whole]
            { $count ->
                [one] une unité
               *[other] { $count } unités
            }
    }
