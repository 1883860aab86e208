// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const copyLinkTexts = {
  copy: "Copy link",
  copied: "Link copied",
  failed: "Could not copy text",
};
