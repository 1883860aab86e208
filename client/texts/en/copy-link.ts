// Compiled from the catalogue in `texts`: change that instead.

export const copyLinkTexts = {
  copy: "Copy link",
  copied: "Link copied",
  failed: "Could not copy text",
};
