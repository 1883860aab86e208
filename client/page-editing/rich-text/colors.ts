import { INKS } from '../../page-view/rich-text.js';
import { richTextTexts } from '../../texts/en/editor.js';

export interface NamedColor {
  readonly name: string;
  readonly hex: string;
}

/** Text colours that read on the light and, as their dark counterparts, on the dark sheet of a popup. */
export const NAMED_INKS: readonly NamedColor[] = INKS.map(({ name, light }) => ({ name: richTextTexts[name], hex: light }));

/** Grounds pale enough for every ink. */
export const HIGHLIGHTS: readonly NamedColor[] = [
  { name: richTextTexts.lemon, hex: '#f6e3a8' },
  { name: richTextTexts.apricot, hex: '#f9dcc4' },
  { name: richTextTexts.rose, hex: '#f7d6d6' },
  { name: richTextTexts.mint, hex: '#cfeadf' },
  { name: richTextTexts.sky, hex: '#d3e4f8' },
  { name: richTextTexts.lilac, hex: '#e6dcf5' },
];
