// Compiled from the catalogue in `texts`: change that instead.

import { en } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const foundDesignTexts = {
  title: "A design was found in this browser",
  what: (d: { readonly title: string | number; readonly tiles: number }): string => "It has the title “" + d.title + "” and " + plural(d.tiles, 0, en, { one: "one tile", other: number("en-GB", d.tiles, 0) + " tiles" }) + ". It may be something you were working on, or a page that somebody looked at here.",
  notPublished: "You can use it as your draft. Your published page stays as it is until you publish.",
  replacesChanges: "If you use it, it replaces the changes that you have not published. Undo brings them back.",
  later: "Decide later",
  discard: "Delete it",
  takeOver: "Use it as my draft",
};

export const newerDraftTexts = {
  kept: "This browser has changes to this page that this version of the site cannot read. They are kept, and come back when the site is updated.",
  discard: "Delete them",
};
