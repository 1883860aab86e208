// Compiled from the catalogue in `texts`: change that instead.

import { de } from '@messageformat/runtime/lib/cardinals';

import { plural } from '@messageformat/runtime';

export const tileNamingTexts = {
  enter: "Die Eingabetaste übernimmt diese Kachel und fügt die nächste hinzu.",
  escape: "Escape beendet das Hinzufügen.",
  pasted: (d: { readonly count: number }): string => String(plural(d.count, 0, de, { one: "Der eingefügte Text ist jetzt eine Kachel.", other: "Die eingefügten Zeilen sind jetzt " + d.count + " Kacheln." })),
};
