## Compte

web-account-guest = Vous jouez en invité, sous le nom { $name }. Cela suffit pour tout ; un compte permet de revenir depuis un autre appareil.
web-account-signed = Vous êtes connecté sous le nom { $name }.
web-account-name = Nom
web-account-rename = Changer de nom
web-account-renamed = Votre nom est changé.
web-account-enter = Se connecter ou s’inscrire
web-account-enter-text = En vous inscrivant, vous gardez vos parties.
web-account-password = Mot de passe
web-account-password-text = Au moins 8 caractères.
web-account-login = Se connecter
web-account-register = S’inscrire
web-account-entered = Bienvenue !
web-account-logout = Se déconnecter
web-account-left = Vous êtes déconnecté.
web-account-tokens = Jetons d’API
web-account-tokens-text = Avec un jeton, un programme peut jouer en votre nom. Gardez-le comme un mot de passe.
web-account-token-name = À quoi il sert
web-account-token-make = Créer un jeton
web-account-token-drop = Révoquer
web-account-token-once = Votre nouveau jeton. Il n’est montré qu’une fois :

web-account-sessions = Où vous êtes connecté
web-account-session-here = Ce navigateur
web-account-session-unknown = Programme inconnu
web-account-session-used = dernière activité { $when }
web-account-session-drop = Déconnecter
web-account-everywhere = Se déconnecter partout
web-account-everywhere-done = Vous êtes déconnecté partout.

web-account-password-change = Changer de mot de passe
web-account-password-old = Ancien mot de passe
web-account-password-new = Nouveau mot de passe
web-account-password-changed = Le mot de passe est changé. Les autres appareils sont déconnectés.

web-account-codes = Codes de secours
web-account-codes-text = Chaque code ouvre une fois votre compte si vous oubliez le mot de passe. Gardez-les sur papier.
web-account-codes-left =
    { $count ->
        [0] Il ne vous reste aucun code.
        [one] Il vous reste { $count } code.
       *[other] Il vous reste { $count } codes.
    }
web-account-codes-make = Créer de nouveaux codes
web-account-codes-once = Vos codes de secours. Ils ne sont montrés qu’une fois :
web-account-codes-kept = Je les ai notés

web-account-forgot = Mot de passe oublié ?
web-account-forgot-text = Indiquez votre nom, un de vos codes de secours et un nouveau mot de passe.
web-account-code = Code
web-account-recover = Définir le nouveau mot de passe
web-account-recovered = Bon retour ! Les autres appareils sont déconnectés et vos jetons d’API révoqués.
web-account-mail-code = M’envoyer un code par courriel
web-account-mail-sent = Si le compte a une adresse, un code est en route.

web-account-email = Courriel
web-account-email-text = Seulement pour un code si vous oubliez le mot de passe. L’adresse vaut une fois confirmée.
web-account-email-now = Confirmée : { $email }
web-account-email-set = Y envoyer un code
web-account-email-sent = Saisissez le code qui vient d’être envoyé.
web-account-email-confirm = Confirmer
web-account-email-confirmed = L’adresse est confirmée.
web-account-email-drop = Retirer l’adresse

web-account-data = Vos données
web-account-export = Tout télécharger
web-account-delete = Supprimer le compte
web-account-delete-text = Votre nom disparaît, des parties finies aussi ; les parties restent. Les parties en cours sont abandonnées. C’est définitif.
web-account-delete-really = Supprimer définitivement
web-account-deleted = Votre compte est supprimé.

## Entente

web-peace-block = Bloquer
web-peace-block-text = Vous ne voyez plus ses messages et ne pouvez pas vous retrouver à la même table.
web-peace-blocked = { $name } est bloqué.
web-peace-unblock = Débloquer
web-peace-list = Personnes que vous avez bloquées
web-peace-nameless = Un invité
web-peace-why = Qu’est-ce qui ne va pas ?
web-peace-report = Signaler aux modérateurs
web-peace-reported = Merci. Les modérateurs vont regarder.

web-moderation = Modération
web-moderation-reports = Signalements
web-moderation-report = { $by } → { $about }
web-moderation-none = Rien n’attend.
web-moderation-mute = Rendre muet un jour
web-moderation-ban = Exclure
web-moderation-close = Fermer la table
web-moderation-fine = Rien à faire
web-moderation-acts = Ce qui a été fait
web-moderation-did-mute = { $name } rendu muet
web-moderation-did-ban = { $name } exclu
web-moderation-did-close = table { $name } fermée
web-moderation-did-moderator = { $name } nommé modérateur
web-moderation-undo = Annuler
