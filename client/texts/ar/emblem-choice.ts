// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const emblemTexts = {
  open: (d: { readonly emblem: string | number }): string => "الرمز: " + d.emblem,
  none: "بلا رمز",
  fitting: "رموز مناسبة",
};
