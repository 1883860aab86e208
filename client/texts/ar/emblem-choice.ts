// Compiled from the catalogue in `texts`: change that instead.

export const emblemTexts = {
  open: (d: { readonly emblem: string | number }): string => "الرمز: " + d.emblem,
  none: "بلا رمز",
  fitting: "رموز مناسبة",
};
