// Compiled from the catalogue in `texts`: change that instead.

export const copyLinkTexts = {
  copy: "Link kopieren",
  copied: "Link kopiert",
  failed: "Der Text ließ sich nicht kopieren",
};
