## Account

web-account-guest = You are playing as the guest { $name }. That is enough for everything; an account lets you come back from another device.
web-account-signed = You are signed in as { $name }.
web-account-name = Name
web-account-rename = Change the name
web-account-renamed = Your name has been changed.
web-account-enter = Sign in or register
web-account-enter-text = When you register, your games stay with you.
web-account-password = Password
web-account-password-text = At least 8 characters.
web-account-login = Sign in
web-account-register = Register
web-account-entered = Welcome!
web-account-logout = Sign out
web-account-left = You are signed out.
web-account-tokens = API tokens
web-account-tokens-text = With a token a program can play in your name. Treat it like a password.
web-account-token-name = What it is for
web-account-token-make = Make a token
web-account-token-drop = Revoke
web-account-token-once = Your new token. It is shown only this once:

web-account-sessions = Where you are signed in
web-account-session-here = This browser
web-account-session-unknown = Unknown program
web-account-session-used = last used { $when }
web-account-session-drop = Sign out there
web-account-everywhere = Sign out everywhere
web-account-everywhere-done = You are signed out everywhere.

web-account-password-change = Change the password
web-account-password-old = Old password
web-account-password-new = New password
web-account-password-changed = The password has been changed. All other devices are signed out.

web-account-codes = Recovery codes
web-account-codes-text = Each code opens your account once if you forget the password. Keep them on paper.
web-account-codes-left =
    { $count ->
        [0] You have no codes left.
        [one] You have one code left.
       *[other] You have { $count } codes left.
    }
web-account-codes-make = Make new codes
web-account-codes-once = Your recovery codes. They are shown only this once:
web-account-codes-kept = I have written them down

web-account-forgot = Forgotten the password?
web-account-forgot-text = Give your name, one of your recovery codes and a new password.
web-account-code = Code
web-account-recover = Set the new password
web-account-recovered = Welcome back! All other devices are signed out, and your API tokens are revoked.
web-account-mail-code = Send me a code by e-mail
web-account-mail-sent = If the account has an e-mail address, a code is on its way.

web-account-email = E-mail
web-account-email-text = Only for a code if you forget the password. It is good once you have confirmed it.
web-account-email-now = Confirmed: { $email }
web-account-email-set = Send a code there
web-account-email-sent = Enter the code that has just been sent.
web-account-email-confirm = Confirm
web-account-email-confirmed = The address is confirmed.
web-account-email-drop = Remove the address

web-account-data = Your data
web-account-export = Download all of it
web-account-delete = Delete the account
web-account-delete-text = Your name disappears, from finished games too; the games stay. Games under way are resigned. This cannot be undone.
web-account-delete-really = Delete for good
web-account-deleted = Your account is deleted.

## Peace

web-peace-block = Block
web-peace-block-text = You see nothing they write, and cannot be seated together.
web-peace-blocked = { $name } is blocked.
web-peace-unblock = Unblock
web-peace-list = People you have blocked
web-peace-nameless = A guest
web-peace-why = What is wrong?
web-peace-report = Report to the moderators
web-peace-reported = Thank you. The moderators will look at it.

web-moderation = Moderation
web-moderation-reports = Reports
web-moderation-report = { $by } → { $about }
web-moderation-none = Nothing waits.
web-moderation-mute = Mute for a day
web-moderation-ban = Ban
web-moderation-close = Close the table
web-moderation-fine = Nothing to do
web-moderation-acts = What was done
web-moderation-did-mute = { $name } muted
web-moderation-did-ban = { $name } banned
web-moderation-did-close = table { $name } closed
web-moderation-did-moderator = { $name } made a moderator
web-moderation-undo = Undo
