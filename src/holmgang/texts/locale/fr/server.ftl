### Ce que dit le serveur : les refus, et ce qu’il affiche au démarrage.

server-guest = Invité
server-not-built = L’application web n’est pas encore construite. Cette commande la construit :
server-api = Jouer par programme (OpenAPI)

serve-help = Ouvrir la table dans le navigateur, sur cet ordinateur.
serve-host = L’adresse d’écoute ; 127.0.0.1 désigne cet ordinateur seul.
serve-port = Le port d’écoute ; 0 prend n’importe quel port libre.
serve-open = Ouvrir le navigateur.
serve-database = La base de données, sous forme d’URL. Par défaut, un fichier dans votre dossier de données.
serve-ready = Holmgang est prêt : { $url }
serve-stop = Pour l’arrêter, appuyez sur Ctrl-C.
serve-public = D’autres ordinateurs peuvent atteindre cette adresse. Placez-la derrière un serveur qui parle HTTPS.
error-port-taken = Le port { $port } est pris. Choisissez-en un autre avec --port.

ending-closed = tout le monde est parti avant le début

bot-level-beginner = Débutant
bot-level-skilled = Confirmé
bot-level-expert = Expert

reason-ready = vous avez déjà dit que vous étiez prêt
reason-pack = seuls les jeux de cartes de ce serveur peuvent servir ici
reason-too-long = l’enregistrement est trop long

error-server = Le serveur a rencontré un problème. La partie est en sûreté ; réessayez.
error-bad-request = Cette demande est incompréhensible ({ $reason }).
error-too-large = Ce message est trop long.
error-csrf = La page est périmée. Rechargez-la et réessayez.
error-no-session = Entrez d’abord : personne ne sait qui vous êtes.
error-bad-credentials = Le nom et le mot de passe ne correspondent pas.
error-forbidden = Vous n’en avez pas le droit.
error-not-seated = Seule la personne assise à cette place peut le faire.
error-not-found = Il n’y a rien ici. C’est peut-être une table privée.
error-name-taken = Le nom « { $name } » est déjà pris.
error-name-reserved = « { $name } » est le nom d’un robot ou d’une couleur. Choisissez-en un autre.
error-seat-taken = Cette place est prise.
error-declined = Le bot refuse : il joue jusqu’au bout.
error-no-offer = Cette proposition n’est plus valable.
error-conflict = La table vient de changer à l’instant même. Réessayez.
error-outdated = Cette table a été jouée avec d’autres règles ou d’autres cartes ; elle ne peut pas continuer. Son enregistrement est conservé.
error-too-fast =
    { $seconds ->
        [one] Pas si vite : réessayez dans { $seconds } seconde.
       *[other] Pas si vite : réessayez dans { $seconds } secondes.
    }
error-busy = Le serveur réfléchit beaucoup. Réessayez dans un instant.
