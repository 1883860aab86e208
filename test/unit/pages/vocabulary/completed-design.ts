import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import type { TextReading } from '../../../../server/pages/vocabulary/client-view.rules.js';
import { completeDesign } from '../../../../server/pages/vocabulary/complete-design.rules.js';
import { allBut, LOOKS, TEXTS, type Vocabulary } from '../../../../server/pages/vocabulary/vocabulary.rules.js';

const now = new Date('2026-11-20T08:00:00Z');

/** That of clients that know all kinds of tiles, but no appearances. */
export const PLAIN = allBut({ page: ['bio', 'appearance'], tiles: LOOKS });

/** That of clients that know everything but who sees a tile. */
export const ALWAYS_WHOLE = allBut({ tiles: ['visibility'] });

/** What a page has when a client with this vocabulary has published over it. */
export function completedBy(vocabulary: Vocabulary, base: PageDesign, sent: PageDesign, read?: TextReading): PageDesign {
  return completeDesign({ base, sent, vocabulary, now, ...(read && { read }) });
}

/** The same for a client that knows only texts. */
export function completedTexts(base: PageDesign, sent: PageDesign, read?: TextReading): PageDesign {
  return completedBy(TEXTS, base, sent, read);
}
