// Compiled from the catalogue in `texts`: change that instead.

export const portraitTexts = {
  section: "Miscellaneous",
  hint: "Your profile picture.",
  change: "Change Profile Pic",
  add: "Add a picture",
  noneChosen: "Your picture: none chosen yet",
  present: "Your picture",
};
