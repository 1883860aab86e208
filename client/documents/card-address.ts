import { isLanguage, type Language } from '../../server/languages.rules.js';
import ar from '../art/cards/ar.jpg';
import de from '../art/cards/de.jpg';
import en from '../art/cards/en.jpg';
import { languageTexts } from '../texts/en/shell.js';

const cards: Readonly<Record<Language, string>> = { ar, de, en };

/** In pixels: what the networks ask for that show links. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Where the picture is that shared links to the product itself show, from the root of the site. `scripts/previews.mjs` draws it. */
export function cardAddress(): string {
  return isLanguage(languageTexts.id) ? cards[languageTexts.id] : en;
}
