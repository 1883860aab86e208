// Compiled from the catalogue in `texts`: change that instead.

export const recoverPasswordTexts = {
  title: "Neues Passwort anfordern",
  lead: "Wir schicken dir einen Link, mit dem du es wählst.",
  submit: "Link anfordern",
  done: "Mail gesendet, schau auch in den Spam-Ordner",
  failed: "Beim Absenden deiner E-Mail-Adresse ist ein Fehler aufgetreten.",
  sent: "Der Link darin gilt eine Stunde lang und nur einmal.",
};

export const recoverUsernameTexts = {
  title: "Benutzernamen anfordern",
  lead: "Wir schicken ihn an die Adresse deines Kontos.",
  submit: "Benutzernamen anfordern",
  done: "Mail gesendet, schau auch in den Spam-Ordner",
  failed: "Fehler",
  sent: "In der Mail steht der Benutzername.",
};

export const recoveryTexts = {
  backToLogin: "Zurück zur Anmeldung",
  backToPersonal: "Zurück zum Konto",
  sentToOwn: "Eine Mail ist unterwegs an",
  sentTo: "Wenn ein Konto diese Adresse hat, ist eine Mail unterwegs:",
  elseNothing: "Wenn kein Konto die Adresse hat, kommt nichts.",
  again: "Noch einmal senden oder Adresse ändern",
};

export const resetPasswordTexts = {
  title: "Neues Passwort wählen",
  lead: "Danach bist du überall abgemeldet.",
  password: "Neues Passwort",
  passwordMissing: "Tippe ein neues Passwort ein.",
  confirmPassword: "Passwort bestätigen",
  submit: "Passwort ändern",
  mismatch: "Die Passwörter stimmen nicht überein!",
  done: "Passwort geändert",
  failed: "Fehler, unser E-Mail-Dienst scheint ausgefallen zu sein.",
  newLink: "Neuen Link anfordern",
};
