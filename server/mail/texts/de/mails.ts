// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const mailTexts = {
  direction: "ltr",
  greeting: (d: { readonly username: string | number }): string => "Hallo " + d.username + "!",
  help: "Hilfe bekommst du unter",
  recoverUsername: {
    subject: (d: { readonly siteName: string | number }): string => "Dein Benutzername für " + d.siteName,
    body: (d: { readonly username: string | number }): string => "Du hast nach dem Benutzernamen deines Kontos gefragt. Er lautet: " + d.username,
    link: "Anmelden",
    note: "Dein Passwort bleibt, wie du es gewählt hast; diese Mail ändert nichts.",
    ifUnexpected: "Wenn du nicht danach gefragt hast, ist nichts zu tun: Nur du hast diese Mail bekommen.",
  },
  resetPassword: {
    subject: (d: { readonly siteName: string | number }): string => "Wähle ein neues Passwort für " + d.siteName,
    body: "Du hast ein neues Passwort angefordert. Wähle es auf der Seite, die dieser Link öffnet.",
    link: "Neues Passwort wählen",
    note: "Der Link gilt eine Stunde lang und nur einmal. Sobald das Passwort geändert ist, bist du überall abgemeldet.",
    ifUnexpected: "Wenn du nichts angefordert hast, ist nichts zu tun: Dein Passwort bleibt, wie es ist. Gib diesen Link nicht weiter.",
  },
  verifyEmail: {
    subject: (d: { readonly siteName: string | number }): string => "Bestätige deine E-Mail-Adresse für " + d.siteName,
    body: "Zeig, dass diese Adresse deine ist. Danach kannst du deiner Seite Bilder geben: ein Profilbild, ein Hintergrundbild und Bilder in Kacheln.",
    link: "Diese Adresse bestätigen",
    note: "Der Link gilt 24 Stunden lang.",
    ifUnexpected: "Wenn du kein Konto bei uns hast, hat jemand deine Adresse versehentlich eingetippt. Es ist nichts zu tun: Ohne den Link passiert nichts.",
  },
  passwordChanged: {
    subject: (d: { readonly siteName: string | number }): string => "Dein Passwort für " + d.siteName + " wurde geändert",
    body: "Dein Konto hat ein neues Passwort. Du wurdest überall abgemeldet, Zugriffstokens wurden widerrufen und Webhooks ausgeschaltet. Wenn du das warst, ist alles in Ordnung.",
    bodyOtherwise: "Wenn du das nicht warst, kann jemand anders deine Mails lesen. Ändere zuerst das Passwort deines Postfachs, dann das deines Kontos.",
    link: "Neues Passwort anfordern",
    note: "Wir schicken dir einen Link, mit dem du es wählst. Sobald jemand den Link benutzt, sind wieder alle abgemeldet.",
    ifUnexpected: "Wenn du das nicht warst, schreib auch uns.",
  },
  providerJoined: {
    subject: (d: { readonly siteName: string | number }): string => "Du meldest dich bei " + d.siteName + " jetzt mit Google an",
    body: "Du hast dich zum ersten Mal mit Google angemeldet. Dein Google-Konto öffnet jetzt dein Konto bei uns. Das frühere Passwort gilt nicht mehr. Alle anderen wurden abgemeldet, Zugriffstokens wurden widerrufen und Webhooks ausgeschaltet.",
    bodyReason: "Der Grund: Jemand anders könnte dieses Konto mit deiner Adresse angelegt haben. Deine Seiten sind so, wie sie waren.",
    link: "Passwort wählen",
    note: "Du brauchst nur dann eines, wenn du dich auch ohne Google anmelden willst. Wir schicken dir einen Link, mit dem du es wählst.",
    ifUnexpected: "Wenn du das nicht warst, benutzt jemand anders dein Google-Konto. Sichere zuerst dieses, dann schreib uns.",
  },
  webhookSwitchedOff: {
    subject: (d: { readonly siteName: string | number }): string => "Ein Webhook von dir für " + d.siteName + " wurde ausgeschaltet",
    bodyFailing: (d: { readonly host: string | number }): string => "Dein Webhook zu " + d.host + " hat drei Tage lang keine Nachricht angenommen. Deshalb wurde er ausgeschaltet und erfährt nichts mehr.",
    bodyGone: (d: { readonly host: string | number }): string => "Der Empfänger deines Webhooks unter " + d.host + " hat geantwortet, dass es ihn nicht mehr gibt (410). Deshalb wurde der Webhook ausgeschaltet und erfährt nichts mehr.",
    link: "Deine Webhooks ansehen",
    note: "Dort siehst du, was gesendet und was geantwortet wurde, und kannst ihn wieder einschalten. Was bis dahin geschieht, wird nicht nachträglich gesendet.",
    ifUnexpected: "Wenn du diesen Webhook nicht hinzugefügt hast, lösche ihn dort und wähle ein neues Passwort.",
  },
};
