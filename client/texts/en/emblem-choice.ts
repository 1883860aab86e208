// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const emblemTexts = {
  open: (d: { readonly emblem: string | number }): string => "Emblem: " + d.emblem,
  none: "None",
  fitting: "Emblems that fit",
};
