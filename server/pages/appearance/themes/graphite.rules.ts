import { color, look, NOTHING, patterned, tile, type Theme } from './theme.rules.js';

const block = { border: NOTHING, radius: 14, thickness: 600 };

/** Dark and plain: pencil on black paper, and one bright mark. */
export const graphite: Theme = {
  id: 'graphite',
  name: 'Graphite',
  mood: 'dark',
  place: 240,
  titleColor: color('#f2f3f0'),
  backgroundColor: color('#151617'),
  tiles: [tile('#f2f3f0', '#26282a', '#323538', block), tile('#f2f3f0', '#1f2022', '#2c2e31', block)],
  lead: tile('#151617', '#c8f060', '#d8f78a', block),
  appearance: look({
    ground: patterned('stripes', '#1a1b1d'),
    type: {
      heading: 'archivo-narrow',
      names: 'archivo-narrow',
      size: 52,
      wideSize: 92,
      weight: 600,
      spacing: -2,
      leading: 95,
      nameSize: 20,
      wideNameSize: 22,
      color: color('#b9bdb8'),
    },
    header: { align: 'start', shape: 'tile', place: 'start', pictureSize: 96, widePictureSize: 180, line: 'none', wide: 'beside' },
    layout: { kind: 'mosaic', gap: 8, spread: 'broad', row: 112, wideRow: 148 },
    tiles: { align: 'start', edge: 0 },
    sheet: { color: color('#1f2022'), radius: 14, accent: color('#c8f060') },
  }),
};
