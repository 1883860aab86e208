// Compiled from the catalogue in `texts`: change that instead.

export const emblemTexts = {
  open: (d: { readonly emblem: string | number }): string => "Emblem: " + d.emblem,
  none: "None",
  fitting: "Emblems that fit",
};
