import { INKS } from '../../page-view/tiles/rich-text.js';
import { richTextTexts } from '../../texts/en/rich-text.js';

export interface NamedColor {
  readonly name: string;
  readonly hex: string;
}

/** Text colours that are readable on the light sheet of a popup, and, in their dark variants, on the dark one. */
export const NAMED_INKS: readonly NamedColor[] = INKS.map(({ name, light }) => ({ name: richTextTexts[name], hex: light }));

/** Background colours on which every text colour is readable. */
export const HIGHLIGHTS: readonly NamedColor[] = [
  { name: richTextTexts.lemon, hex: '#f6e3a8' },
  { name: richTextTexts.apricot, hex: '#f9dcc4' },
  { name: richTextTexts.rose, hex: '#f7d6d6' },
  { name: richTextTexts.mint, hex: '#cfeadf' },
  { name: richTextTexts.sky, hex: '#d3e4f8' },
  { name: richTextTexts.lilac, hex: '#e6dcf5' },
];
