// Compiled from the catalogue in `texts`: change that instead.

import { en } from '@messageformat/runtime/lib/cardinals';

import { plural } from '@messageformat/runtime';

export const tileNamingTexts = {
  enter: "Enter sets this tile and adds the next.",
  escape: "Escape ends the adding.",
  pasted: (d: { readonly count: number }): string => String(plural(d.count, 0, en, { one: "The pasted text is one tile now.", other: "The pasted lines are " + d.count + " tiles now." })),
};
