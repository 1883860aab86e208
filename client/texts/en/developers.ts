// Compiled from the catalogue in `texts`: change that instead.

export const developerTexts = {
  contents: "Documentation",
};
