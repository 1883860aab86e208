// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const guestEditorTexts = {
  heading: "Gast-Editor",
  notice: "Hier kannst du alles ausprobieren, gespeichert wird nichts. Registrieren ist kostenlos. Deine Seite kommt mit.",
  state: "Hier wird nichts gespeichert",
  publishRefused: "Registriere dich zum Speichern",
  linknameToChoose: "DeinName",
  signUpForAddress: "Registriere dich für eine Adresse wie",
  toOwnEditor: "Eigene Seite bearbeiten",
};
