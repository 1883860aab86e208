import { color, look, patterned, tile, type Theme } from './theme.rules.js';

const crate = { border: color('#10312b'), shadow: color('#10312b'), radius: 10, thickness: 800, surface: 'hard' } as const;

/** Lively: fruit, leaves, and crates in the sun. */
export const lemongrove: Theme = {
  id: 'lemongrove',
  name: 'Lemon grove',
  mood: 'lively',
  place: 30,
  titleColor: color('#10312b'),
  backgroundColor: color('#f8d23c'),
  tiles: [tile('#10312b', '#fffdf0', '#eef7d9', crate)],
  lead: tile('#10312b', '#cde6a0', '#dcf0b8', crate),
  appearance: look({
    ground: patterned('scales', '#edbf28'),
    type: {
      heading: 'bricolage-grotesque',
      names: 'bricolage-grotesque',
      secondLines: 'bricolage-grotesque',
      text: 'bricolage-grotesque',
      size: 46,
      wideSize: 104,
      weight: 800,
      spacing: -4,
      nameSize: 18,
      wideNameSize: 22,
    },
    header: { align: 'start', shape: 'tile', place: 'end', pictureSize: 120, widePictureSize: 220, line: 'none', wide: 'above' },
    layout: { kind: 'mosaic', gap: 14, spread: 'broad', row: 116, wideRow: 168 },
    tiles: { align: 'start', edge: 1.5 },
    sheet: { color: color('#fffdf0'), radius: 12, accent: color('#1f6b4a') },
  }),
};
