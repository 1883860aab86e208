// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const portraitTexts = {
  section: "Sonstiges",
  hint: "Dein Profilbild.",
  change: "Profilbild ändern",
  add: "Bild dazu",
  noneChosen: "Dein Bild: noch keines gewählt",
  present: "Dein Bild",
};
