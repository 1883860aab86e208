import { color, look, NOTHING, tile, type Theme } from './theme.rules.js';

const worn = { border: NOTHING, shadow: color('#1f2933', 0.08), radius: 24, thickness: 600 };

/** Quiet and grey: smooth stones, in the typeface of the reader's device. */
export const pebble: Theme = {
  id: 'pebble',
  name: 'Pebble',
  mood: 'quiet',
  place: 230,
  titleColor: color('#1f2933'),
  backgroundColor: color('#eceef0'),
  tiles: [tile('#1f2933', '#ffffff', '#f4f6f8', worn), tile('#1f2933', '#dfe4e8', '#e9edf0', worn)],
  lead: tile('#ffffff', '#2c3a47', '#3a4b5b', worn),
  appearance: look({
    type: { size: 40, wideSize: 64, weight: 700, spacing: -3, nameSize: 17, wideNameSize: 18, color: color('#4a5866') },
    header: { align: 'start', shape: 'circle', place: 'above', pictureSize: 96, widePictureSize: 160, line: 'none', wide: 'beside' },
    layout: { kind: 'mosaic', gap: 10, spread: 'broad', row: 112, wideRow: 144 },
    tiles: { align: 'start', edge: 0 },
    sheet: { color: color('#ffffff'), radius: 24, accent: color('#2b6190') },
  }),
};
