// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const guestEditorTexts = {
  heading: "Gast-Editor",
  notice: "Hier kannst du alles ausprobieren, gespeichert wird nichts. Registrieren ist kostenlos.",
  state: "Hier wird nichts gespeichert",
  publishRefused: "Bitte registriere dich, um zu speichern",
  linknameToChoose: "DeinLinkname",
  signUpForAddress: "Registriere dich für eine Adresse wie",
  toOwnEditor: "Eigene Seite bearbeiten",
};
