// Compiled from the catalogue in `texts`: change that instead.

export const authTexts = {
  username: "Benutzername",
  email: "E-Mail",
  password: "Passwort",
  passwordHint: "Mindestens 8 Zeichen. Ein ganzer Satz eignet sich gut.",
  usernameMissing: "Tippe deinen Benutzernamen ein.",
  emailMissing: "Tippe deine E-Mail-Adresse ein.",
  passwordMissing: "Tippe dein Passwort ein.",
  confirmationMissing: "Tippe dein Passwort noch einmal ein.",
  notStored: "Dieser Browser speichert nichts für diese Website, deshalb kannst du hier nicht angemeldet bleiben. Erlaube Websitedaten und melde dich dann an.",
};

export const claimedNameTexts = {
  willBeAt: "Deine Seite bekommt die Adresse",
  chosen: "Der Name, den du gewählt hast",
  next: "Der Name gehört dir, sobald du dich registrierst. Bis dahin merkt ihn sich nur dieser Tab, und andere können ihn noch nehmen.",
  withAccount: "Wenn du schon ein Konto hast, melde dich an: Du findest den Namen unter „Konto“.",
  register: "Mit diesem Namen registrieren",
  another: "Ein anderer Name",
  choose: "Wählen",
  chooseLater: "Oder wähle einen nach dem Registrieren.",
  drop: "Diesen Namen verwerfen",
  dropped: "Dieser Name ist verworfen. Unter „Konto“ kannst du jederzeit einen wählen.",
};

export const googleTexts = {
  or: "oder",
  begin: "Weiter mit Google",
  returning: "Du wirst mit Google angemeldet …",
  failed: "Die Anmeldung mit Google hat nicht geklappt. Fang noch einmal an.",
};

export const linknameTexts = {
  available: "Dieser Linkname ist frei.",
};

export const loginTexts = {
  title: "Anmelden",
  submit: "Anmelden",
  nameHint: "Deine E-Mail-Adresse geht hier auch, sobald sie bestätigt ist.",
  forgotUsername: "Name vergessen",
  forgotPassword: "Passwort vergessen",
  noAccount: "Noch kein Konto?",
  registerHere: "Hier registrieren",
  failed: "Die Angaben stimmen nicht",
  done: "Angemeldet",
};

export const registerTexts = {
  title: "Setz deine erste Kachel",
  lead: "Deine eigene Seite, kostenlos, in einer Minute.",
  confirmPassword: "Passwort bestätigen",
  usernameHint: "3 bis 30 Buchstaben, Ziffern, _ . oder -",
  emailHint: "Wir schicken dir einen Link, mit dem du sie bestätigst. Für Bilder ist das nötig.",
  submit: "Seite erstellen",
  submitting: "Seite wird erstellt",
  haveAccount: "Schon ein Konto?",
  loginHere: "Hier anmelden",
  mismatch: "Die Passwörter stimmen nicht überein.",
  failed: "Das hat nicht geklappt, prüfe, ob deine Passwörter übereinstimmen",
  networkError: "Fehler",
  done: "Registriert!",
  madeOnly: "Dein Konto ist erstellt.",
};
