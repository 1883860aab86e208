// Compiled from the catalogue in `texts`: change that instead.

export const guestEditorTexts = {
  heading: "Gast-Editor",
  notice: "Hier kannst du alles ausprobieren, gespeichert wird nichts. Nur dieser Tab behält deine Seite, bis du ihn schließt. Registrieren ist kostenlos, und deine Seite kommt mit.",
  noticeNotKept: "Hier kannst du alles ausprobieren, gespeichert wird nichts. Dieser Browser lässt den Tab deine Seite nicht behalten: Beim Neuladen geht sie verloren. Registrieren ist kostenlos.",
  state: "Nur dieser Tab behält deine Seite",
  stateNotKept: "Beim Neuladen geht deine Seite verloren",
  publishRefused: "Registriere dich zum Speichern",
  linknameToChoose: "DeinName",
  signUpForAddress: "Registriere dich für eine Adresse wie",
  toOwnEditor: "Eigene Seite bearbeiten",
};
