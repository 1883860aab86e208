import { richTextTexts } from '../../texts/en.js';

export interface NamedColor {
  readonly name: string;
  readonly hex: string;
}

/** Text colours that read on the light and, as their dark counterparts, on the dark sheet of a popup. */
export const INKS: readonly NamedColor[] = [
  { name: richTextTexts.ink, hex: '#22232e' },
  { name: richTextTexts.slate, hex: '#474a71' },
  { name: richTextTexts.terracotta, hex: '#a23f26' },
  { name: richTextTexts.ochre, hex: '#7a5200' },
  { name: richTextTexts.verdigris, hex: '#1e6658' },
  { name: richTextTexts.blue, hex: '#1f5ba8' },
  { name: richTextTexts.plum, hex: '#7a2e63' },
  { name: richTextTexts.grey, hex: '#5c5e6b' },
];

/** Grounds pale enough for every ink. */
export const HIGHLIGHTS: readonly NamedColor[] = [
  { name: richTextTexts.lemon, hex: '#f6e3a8' },
  { name: richTextTexts.apricot, hex: '#f9dcc4' },
  { name: richTextTexts.rose, hex: '#f7d6d6' },
  { name: richTextTexts.mint, hex: '#cfeadf' },
  { name: richTextTexts.sky, hex: '#d3e4f8' },
  { name: richTextTexts.lilac, hex: '#e6dcf5' },
];
