### Ce que dit le serveur : les refus, et ce qu’il affiche au démarrage.

server-guest = Invité
server-not-built = L’application web n’est pas encore construite. Cette commande la construit :
server-api = Jouer par programme (OpenAPI)

serve-help = Ouvrir la table dans le navigateur, sur cet ordinateur.
serve-host = L’adresse d’écoute ; 127.0.0.1 désigne cet ordinateur seul.
serve-port = Le port d’écoute ; 0 prend n’importe quel port libre. Par défaut 8642, ou le premier libre ensuite.
serve-open = Ouvrir le navigateur.
serve-processes = combien de processus servent ; plus d’un exige PostgreSQL
serve-database = La base de données, sous forme d’URL. Par défaut, un fichier dans votre dossier de données.
serve-ready = Holmgang est prêt : { $url }
serve-stop = Pour l’arrêter, appuyez sur Ctrl-C.
serve-public = D’autres ordinateurs peuvent atteindre cette adresse. Placez-la derrière un serveur qui parle HTTPS.
serve-again =
    { $build ->
        [compiled] Holmgang continue, désormais compilé : { $url }
       *[interpreted] Holmgang continue, interprété : { $url }
    }
serve-moved = Le port { $port } est pris ; voici le premier libre ensuite.

error-port-taken =
    Le port { $port } est pris.
    Choisissez-en un autre avec --port, ou arrêtez le programme qui l’occupe.
error-port-forbidden =
    Le système n’accorde pas le port { $port } à Holmgang.
    Choisissez-en un à partir de 1024 avec --port.
error-host-unknown =
    Cet ordinateur n’a pas d’adresse « { $host } ».
    Indiquez --host 127.0.0.1 pour cet ordinateur seul, ou --host 0.0.0.0 pour tout le réseau.
error-bad-address =
    { $name } vaut « { $given } », ce qui n’est pas une adresse du web.
    Écrivez-la en entier, comme https://holmgang.example, ou supprimez cette variable.
error-bad-setting =
    { $high ->
        [0] { $name } vaut « { $given } », ce qui n’est pas un nombre d’au moins { $low }.
       *[other] { $name } vaut « { $given } », ce qui n’est pas un nombre entier de { $low } à { $high }.
    }
    Corrigez cette variable d’environnement, ou supprimez-la pour garder la valeur par défaut.
error-folder-closed =
    Impossible d’écrire dans le dossier de données { $path } ({ $detail }).
    Donnez-vous-en l’accès, ou indiquez un autre dossier dans HOLMGANG_DATA.
error-bad-database-url =
    L’adresse de la base de données est incompréhensible.
    Elle ressemble à postgresql://user:password@host/name ou sqlite:///path/to/file.
error-driver-missing =
    Le paquet « { $package } », nécessaire pour PostgreSQL, n’est pas installé.
    Installez-le avec : pip install "holmgang[postgres]"
error-database-lost =
    La base de données { $database } est inutilisable ({ $detail }).
    Vérifiez qu’elle tourne, qu’on peut y écrire et qu’aucun autre programme ne la verrouille.
error-database-foreign =
    La table « { $table } » de la base de données { $database } n’est pas celle que crée cette version de Holmgang.
    Lancez la version qui a créé la base, ou indiquez-en une autre avec --database.
error-key-differs =
    D’autres serveurs de la base de données { $database } signent leurs sessions avec une autre clé.
    Copiez secret.key du dossier de données de l’un d’eux dans celui de ce serveur.
error-database-newer =
    La base de données { $database } vient d’un Holmgang plus récent : elle est en version { $found }, ce programme s’arrête à { $known }.
    Lancez le Holmgang plus récent, ou indiquez une autre base avec --database.
error-needs-postgres =
    Plusieurs processus ne peuvent pas partager un fichier SQLite : il n’a qu’un écrivain, qui ne peut pas prévenir les autres.
    Indiquez un PostgreSQL avec --database, ou retirez --processes.
error-copy-taken =
    Le fichier { $path } existe déjà.
    Indiquez un nouveau fichier pour la copie.
error-bad-copy =
    Le fichier { $path } n’est pas une copie d’une base de Holmgang.
    Indiquez un fichier créé par « holmgang admin backup ».
error-database-full =
    La base de données contient déjà des personnes.
    Ajoutez --replace si la copie doit remplacer tout ce qu’elle contient.

ending-closed = tout le monde est parti avant le début
ending-stopped = fermée par un modérateur

bot-level-beginner = Débutant
bot-level-casual = Amateur
bot-level-skilled = Confirmé
bot-level-strong = Fort
bot-level-expert = Expert

reason-ready = vous avez déjà dit que vous étiez prêt
reason-pack = seuls les jeux de cartes de ce serveur peuvent servir ici
reason-too-long = l’enregistrement est trop long

error-server = Le serveur a rencontré un problème. La partie est en sûreté ; réessayez.
error-bad-request = Cette demande est incompréhensible ({ $reason }).
error-too-large = Ce message est trop long.
error-csrf = La page est périmée. Rechargez-la et réessayez.
error-no-session = Entrez d’abord, s’il vous plaît.
error-bad-credentials = Nom ou mot de passe incorrect.
error-bad-code = Ce code n’est pas valable : déjà utilisé, trop ancien ou mal saisi.
error-no-mail = Ce serveur ne peut pas envoyer de courriel pour l’instant.
error-forbidden = Vous n’en avez pas le droit.
error-not-seated = Seule la personne assise à cette place peut le faire.
error-not-found = Il n’y a rien ici. C’est peut-être une table privée.
error-name-taken = Le nom « { $name } » est déjà pris.
error-name-reserved = « { $name } » est le nom d’un bot ou d’une couleur. Choisissez-en un autre.
error-too-many-tables = Assez de vos tables attendent déjà des joueurs. Fermez-en une, ou attendez qu’une partie commence.
error-table-full = Il s’est passé tant de choses à cette table qu’elle n’en admet plus. Vous pouvez la quitter.
error-name-mixed = « { $name } » mélange des alphabets, ou en utilise un que les autres confondent. Choisissez un autre nom.
error-banned = Un modérateur vous a fermé ce serveur.
error-muted = Un modérateur ne vous laisse pas écrire pour l’instant.
error-blocked = L’un de vous a bloqué l’autre : vous ne pouvez pas vous asseoir à la même table.
error-seat-taken = Cette place est prise.
error-declined =
    { $offer ->
        [takeback] Rien ne se reprend dans la partie du jour : ses résultats sont comparés.
       *[draw] Le bot refuse : il joue jusqu’au bout.
    }
error-no-advice = Ici, des personnes s’affrontent sans conseils : c’est ce qui a été convenu à l’ouverture de la table.
error-plays-alone = Vous jouez seul : personne ne peut accepter une partie nulle.
error-no-offer = Cette proposition n’est plus valable.
error-conflict = La table vient de changer. Réessayez.
error-outdated = Cette table a été jouée avec d’autres règles ou d’autres cartes ; elle ne peut pas continuer. Son enregistrement est conservé.
error-too-fast =
    { $seconds ->
        [one] Pas si vite : réessayez dans { $seconds } seconde.
       *[other] Pas si vite : réessayez dans { $seconds } secondes.
    }
error-busy = Le serveur réfléchit beaucoup. Réessayez dans un instant.
error-not-ready = Le serveur ne peut pas travailler pour l’instant ({ $what }). Revenez plus tard.
error-closing = Le serveur redémarre et continue dans un instant.

mail-recover-subject = Holmgang : un code pour revenir
mail-recover-text =
    Quelqu’un, vous sans doute, a demandé un code pour définir un nouveau mot de passe sur Holmgang :

    { $code }

    Il vaut une fois, pendant une heure. Si ce n’était pas vous, oubliez ce message : rien n’a changé.
mail-confirm-subject = Holmgang : confirmez votre adresse
mail-confirm-text =
    Ce code confirme votre adresse sur Holmgang :

    { $code }

    Il vaut une fois, pendant une heure. Si ce n’était pas vous, oubliez ce message.
