import { color, look, NOTHING, patterned, tile, type Theme } from './theme.rules.js';

const glazed = { border: NOTHING, shadow: color('#14241f', 0.35), radius: 4, thickness: 600, surface: 'glazed' } as const;
const saffron = tile('#1d2623', '#e0a53a', '#e9b24c', glazed);

/** Warm and glazed: small tiles from Fez, each fired a little differently. */
export const zellige: Theme = {
  id: 'zellige',
  name: 'Zellige',
  mood: 'warm',
  place: 170,
  titleColor: color('#143a3a'),
  backgroundColor: color('#f1e7d6'),
  tiles: [
    tile('#ffffff', '#0f5e58', '#116862', glazed),
    saffron,
    tile('#ffffff', '#0b4a52', '#0d555e', glazed),
    tile('#ffffff', '#173f63', '#1b4a73', glazed),
    tile('#ffffff', '#9a4a1c', '#a8521f', glazed),
    tile('#ffffff', '#1b6f5c', '#1e7863', glazed),
  ],
  lead: saffron,
  appearance: look({
    ground: patterned('scales', '#e6d8c0'),
    type: {
      heading: 'el-messiri',
      names: 'el-messiri',
      secondLines: 'karla',
      text: 'karla',
      size: 48,
      wideSize: 72,
      weight: 600,
      spacing: -1,
      leading: 98,
      nameSize: 18,
      wideNameSize: 20,
    },
    header: { align: 'start', shape: 'arch', place: 'start', pictureSize: 132, widePictureSize: 280, line: 'double', wide: 'beside' },
    layout: { kind: 'mosaic', gap: 6, spread: 'broad', row: 112, wideRow: 182 },
    tiles: { align: 'start', edge: 0 },
    sheet: { color: color('#fbf6ec'), radius: 20, accent: color('#0f5e58') },
  }),
};
