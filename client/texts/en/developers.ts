// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const developerTexts = {
  contents: "Documentation",
};
