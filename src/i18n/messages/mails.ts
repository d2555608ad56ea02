import { messages } from './messages.ts';

/**
 * The site's e-mails: those that sign in, which `npm run update` writes into supabase/templates/, and those that tell of a
 * change of the password. They are written into HTML as they are.
 */
export const mails = messages({
  en: {
    'mail.code.subject': 'Your code for Mixmaster',
    'mail.signup': 'Welcome to Mixmaster',
    'mail.signup.button': 'Open my account',
    'mail.signin': 'Sign in to Mixmaster',
    'mail.signin.button': 'Sign in',
    'mail.code': 'Your code is:',
    'mail.link': 'Or follow this link:',
    'mail.once': 'The code and the link can be used once, within ten minutes.',
    'mail.unasked':
      'If you did not ask for this, ignore this e-mail: without the code or the link, nothing will happen.',
    'mail.no-password':
      'You do not need your password: enter your e-mail address on the sign-in page and sign in with the code that you get by e-mail.',
    'mail.unchanged': 'If you did not ask for this, ignore this e-mail: nothing has changed.',
    'notice.set': 'Your Mixmaster account now has a password',
    'notice.set.text': 'A password has just been set for your Mixmaster account.',
    'notice.changed': 'The password for your Mixmaster account was changed',
    'notice.changed.text': 'The password for your Mixmaster account has just been changed.',
    'notice.removed': 'Your Mixmaster account no longer has a password',
    'notice.removed.text':
      'The password for your Mixmaster account has just been removed. From now on, you sign in with a code sent by e-mail.',
    'notice.more': 'More changes to the password of your Mixmaster account',
    'notice.more.text':
      'Further password changes in the last hours: {{count}}. We stopped sending a message for each one.',
    'notice.sessions': 'All other devices have been signed out.',
    'notice.mine': 'If it was you, there is nothing to do.',
    'notice.not-mine':
      'If it was not you, make sure that nobody else can read your e-mail. Then sign in with a code, and change or remove the password:',
    'notice.account': 'Go to my account',
  },
  nl: {
    'mail.code.subject': 'Je code voor Mixmaster',
    'mail.signup': 'Welkom bij Mixmaster',
    'mail.signup.button': 'Mijn account openen',
    'mail.signin': 'Inloggen bij Mixmaster',
    'mail.signin.button': 'Inloggen',
    'mail.code': 'Je code is:',
    'mail.link': 'Of volg deze link:',
    'mail.once': 'De code en de link werken één keer, tien minuten lang.',
    'mail.unasked':
      'Heb je dit niet aangevraagd? Dan hoef je niets te doen: zonder de code of de link gebeurt er niets.',
    'mail.no-password':
      'Je wachtwoord heb je niet nodig: vul op de inlogpagina je e-mailadres in en log in met de code die je per e-mail krijgt.',
    'mail.unchanged': 'Heb je dit niet aangevraagd? Dan hoef je niets te doen: er is niets veranderd.',
    'notice.set': 'Je account bij Mixmaster heeft nu een wachtwoord',
    'notice.set.text': 'Er is zojuist een wachtwoord ingesteld voor je account bij Mixmaster.',
    'notice.changed': 'Het wachtwoord van je account bij Mixmaster is gewijzigd',
    'notice.changed.text': 'Het wachtwoord van je account bij Mixmaster is zojuist gewijzigd.',
    'notice.removed': 'Je account bij Mixmaster heeft geen wachtwoord meer',
    'notice.removed.text':
      'Het wachtwoord van je account bij Mixmaster is zojuist verwijderd. Voortaan log je in met een code per e-mail.',
    'notice.more': 'Meer wijzigingen van het wachtwoord van je account bij Mixmaster',
    'notice.more.text':
      'Verdere wijzigingen van je wachtwoord in de afgelopen uren: {{count}}. We stuurden niet voor elke wijziging een apart bericht.',
    'notice.sessions': 'Alle andere apparaten zijn uitgelogd.',
    'notice.mine': 'Was jij dit? Dan hoef je niets te doen.',
    'notice.not-mine':
      'Was jij dit niet? Zorg dan eerst dat niemand anders je e-mail kan lezen. Log daarna in met een code en wijzig of verwijder het wachtwoord:',
    'notice.account': 'Naar mijn account',
  },
  de: {
    'mail.code.subject': 'Dein Code für Mixmaster',
    'mail.signup': 'Willkommen bei Mixmaster',
    'mail.signup.button': 'Mein Konto öffnen',
    'mail.signin': 'Anmelden bei Mixmaster',
    'mail.signin.button': 'Anmelden',
    'mail.code': 'Dein Code lautet:',
    'mail.link': 'Oder folge diesem Link:',
    'mail.once': 'Code und Link funktionieren nur einmal und nur zehn Minuten lang.',
    'mail.unasked':
      'Du hast das nicht angefordert? Dann musst du nichts tun: Ohne Code und Link passiert nichts.',
    'mail.no-password':
      'Dein Passwort brauchst du nicht: Gib auf der Anmeldeseite deine E-Mail-Adresse ein und melde dich mit dem Code an, der per E-Mail kommt.',
    'mail.unchanged': 'Du hast das nicht angefordert? Dann musst du nichts tun: Es hat sich nichts geändert.',
    'notice.set': 'Dein Konto bei Mixmaster hat jetzt ein Passwort',
    'notice.set.text': 'Für dein Konto bei Mixmaster wurde gerade ein Passwort festgelegt.',
    'notice.changed': 'Das Passwort deines Kontos bei Mixmaster wurde geändert',
    'notice.changed.text': 'Das Passwort deines Kontos bei Mixmaster wurde gerade geändert.',
    'notice.removed': 'Dein Konto bei Mixmaster hat kein Passwort mehr',
    'notice.removed.text':
      'Das Passwort deines Kontos bei Mixmaster wurde gerade entfernt. Von jetzt an meldest du dich mit einem Code per E-Mail an.',
    'notice.more': 'Weitere Änderungen am Passwort deines Kontos bei Mixmaster',
    'notice.more.text':
      'Weitere Änderungen deines Passworts in den letzten Stunden: {{count}}. Wir haben nicht mehr für jede eine eigene Nachricht geschickt.',
    'notice.sessions': 'Alle anderen Geräte wurden abgemeldet.',
    'notice.mine': 'Warst du das? Dann musst du nichts tun.',
    'notice.not-mine':
      'Warst du das nicht? Dann sorg zuerst dafür, dass niemand anders deine E-Mails lesen kann. Melde dich danach mit einem Code an und ändere oder entferne das Passwort:',
    'notice.account': 'Zu meinem Konto',
  },
  es: {
    'mail.code.subject': 'Tu código para Mixmaster',
    'mail.signup': 'Te damos la bienvenida a Mixmaster',
    'mail.signup.button': 'Abrir mi cuenta',
    'mail.signin': 'Inicia sesión en Mixmaster',
    'mail.signin.button': 'Iniciar sesión',
    'mail.code': 'Tu código es:',
    'mail.link': 'O sigue este enlace:',
    'mail.once': 'El código y el enlace sirven una sola vez y durante diez minutos.',
    'mail.unasked': 'Si no lo has pedido tú, ignora este mensaje: sin el código o el enlace no pasa nada.',
    'mail.no-password':
      'No necesitas tu contraseña: escribe tu correo electrónico en la página de inicio de sesión y entra con el código que te llegará.',
    'mail.unchanged': 'Si no lo has pedido tú, ignora este mensaje: no ha cambiado nada.',
    'notice.set': 'Tu cuenta de Mixmaster ya tiene contraseña',
    'notice.set.text': 'Se acaba de crear una contraseña para tu cuenta de Mixmaster.',
    'notice.changed': 'La contraseña de tu cuenta de Mixmaster ha cambiado',
    'notice.changed.text': 'Se acaba de cambiar la contraseña de tu cuenta de Mixmaster.',
    'notice.removed': 'Tu cuenta de Mixmaster ya no tiene contraseña',
    'notice.removed.text':
      'Se acaba de eliminar la contraseña de tu cuenta de Mixmaster. A partir de ahora, iniciarás sesión con un código por correo.',
    'notice.more': 'Más cambios en la contraseña de tu cuenta de Mixmaster',
    'notice.more.text':
      'Otros cambios de contraseña en las últimas horas: {{count}}. Hemos dejado de enviar un mensaje por cada uno.',
    'notice.sessions': 'Se ha cerrado la sesión en los demás dispositivos.',
    'notice.mine': 'Si has sido tú, no tienes que hacer nada.',
    'notice.not-mine':
      'Si no has sido tú, asegúrate primero de que nadie más lee tu correo. Después inicia sesión con un código y cambia o elimina la contraseña:',
    'notice.account': 'Ir a mi cuenta',
  },
  fr: {
    'mail.code.subject': 'Votre code pour Mixmaster',
    'mail.signup': 'Bienvenue chez Mixmaster',
    'mail.signup.button': 'Ouvrir mon compte',
    'mail.signin': 'Connexion à Mixmaster',
    'mail.signin.button': 'Se connecter',
    'mail.code': 'Votre code :',
    'mail.link': 'Ou suivez ce lien :',
    'mail.once': 'Le code et le lien sont valables dix minutes, une seule fois.',
    'mail.unasked':
      'Si vous n’avez rien demandé, ignorez ce message : sans le code ni le lien, il ne se passera rien.',
    'mail.no-password':
      'Vous n’avez pas besoin de votre mot de passe : indiquez votre adresse e-mail sur la page de connexion, puis saisissez le code que vous recevrez.',
    'mail.unchanged': 'Si vous n’avez rien demandé, ignorez ce message : rien n’a changé.',
    'notice.set': 'Votre compte Mixmaster a maintenant un mot de passe',
    'notice.set.text': 'Un mot de passe vient d’être défini pour votre compte Mixmaster.',
    'notice.changed': 'Le mot de passe de votre compte Mixmaster a été modifié',
    'notice.changed.text': 'Le mot de passe de votre compte Mixmaster vient d’être modifié.',
    'notice.removed': 'Votre compte Mixmaster n’a plus de mot de passe',
    'notice.removed.text':
      'Le mot de passe de votre compte Mixmaster vient d’être supprimé. Désormais, vous vous connecterez avec un code par e-mail.',
    'notice.more': 'Autres modifications du mot de passe de votre compte Mixmaster',
    'notice.more.text':
      'Autres modifications du mot de passe ces dernières heures : {{count}}. Nous n’avons plus envoyé de message pour chacune.',
    'notice.sessions': 'Tous les autres appareils ont été déconnectés.',
    'notice.mine': 'Si c’était vous, il n’y a rien à faire.',
    'notice.not-mine':
      'Si ce n’était pas vous, assurez-vous d’abord que personne d’autre ne lit vos e-mails. Connectez-vous ensuite avec un code, puis changez ou supprimez le mot de passe :',
    'notice.account': 'Accéder à mon compte',
  },
});
