// Compiled from the catalogue in `texts`: change that instead.

import { en } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const switcherTexts = {
  label: "Your pages",
  open: "Switch to another page",
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
  draft: (d: { readonly title: string | number; readonly tiles: number }): string => "There is a draft of it here, with changes that were not published. It has the title “" + d.title + "” and " + plural(d.tiles, 0, en, { one: "one tile", other: number("en-GB", d.tiles, 0) + " tiles" }) + ".",
  newPage: "Make a new page of the draft",
  discard: "Delete the draft",
  failed: "No new page was made.",
  noRoom: "This device has no room for the draft.",
};
