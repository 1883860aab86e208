// Compiled from the catalogue in `texts`: change that instead.

export const portraitTexts = {
  section: "Sonstiges",
  hint: "Dein Profilbild.",
  change: "Profilbild ändern",
  add: "Bild dazu",
  noneChosen: "Dein Bild: noch keines gewählt",
  present: "Dein Bild",
};
