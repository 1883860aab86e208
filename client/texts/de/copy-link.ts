// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const copyLinkTexts = {
  copy: "Link kopieren",
  copied: "Link kopiert",
  failed: "Der Text ließ sich nicht kopieren",
};
