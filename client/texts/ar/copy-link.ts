// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const copyLinkTexts = {
  copy: "نسخ الرابط",
  copied: "نُسخ الرابط",
  failed: "تعذّر نسخ النص",
};
