// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const switcherTexts = {
  label: "Your pages",
  open: (d: { readonly page: string | number }): string => "Page: " + d.page + ". Switch to another page",
  all: "All your pages",
  failed: "Your pages did not load.",
  unnamed: "Page without a name",
  newPage: "New page",
  loading: "Fetching your pages…",
  find: "Find a page",
  none: "No page matches.",
};

export const missingPageTexts = {
  title: "This page is not there",
  text: "It was deleted, or it belongs to another account. Your other pages and your drafts are not affected.",
  pages: "All your pages",
  main: "Edit your main page",
};
