// Compiled from the catalogue in `texts`: change that instead.

export const copyLinkTexts = {
  copy: "نسخ الرابط",
  copied: "نُسخ الرابط",
  failed: "تعذّر نسخ النص",
};
