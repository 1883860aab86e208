import { languageTexts } from '../texts/en/shell.js';

const cards = import.meta.glob<string>('../art/cards/*.jpg', { eager: true, import: 'default' });

/** In pixels: what the networks ask for that show links. */
export const CARD_SIZE = { width: 1200, height: 630 };

/**
 * Where the picture is that shared links to the product itself show, from the root of the site. `scripts/previews.mjs` draws it. A language
 * without a picture has the English one.
 */
export function cardAddress(): string {
  return cards[`../art/cards/${languageTexts.id}.jpg`] ?? cards['../art/cards/en.jpg'] ?? '';
}
