import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '../../../languages.rules.js';
import type { CardSource } from '../../../pages/page-card.js';
import type { ClientBundle, PageView } from '../client-bundle.js';

/** As in the address of a card: half of a digest tells drawings apart as well as a whole one. */
const DIGITS = 32;

/** What the card of a page is drawn from. Its id changes with everything that can be seen. */
export function cardSource(bundle: ClientBundle, view: PageView): CardSource {
  const drawing = bundle.documents(DEFAULT_LANGUAGE).pageCard(view);
  return { id: createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, DIGITS), drawing };
}
