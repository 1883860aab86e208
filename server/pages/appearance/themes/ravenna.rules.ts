import { color, look, patterned, tile, type Theme } from './theme.rules.js';

const glass = { radius: 3, thickness: 600, surface: 'glazed' } as const;

/** Luxurious: lapis and gold, as in the mosaics of the city. */
export const ravenna: Theme = {
  id: 'ravenna',
  name: 'Ravenna',
  mood: 'dark',
  place: 100,
  titleColor: color('#f4d27f'),
  backgroundColor: color('#0c1740'),
  tiles: [tile('#f6ecd0', '#1b2f7a', '#28409a', { border: color('#caa046'), shadow: color('#050a22', 0.5), ...glass })],
  lead: tile('#1c1436', '#dca63f', '#e8bc5e', { border: color('#f8e09a'), shadow: color('#050a22', 0.5), ...glass }),
  appearance: look({
    ground: patterned('tesserae', '#101d52', '#132361', '#0d1845', '#17296e'),
    type: {
      heading: 'cinzel',
      names: 'cinzel',
      secondLines: 'sorts-mill-goudy',
      text: 'sorts-mill-goudy',
      size: 34,
      wideSize: 56,
      weight: 600,
      spacing: 3,
      nameSize: 17,
      wideNameSize: 19,
      color: color('#f6ecd0'),
    },
    header: { align: 'center', shape: 'arch', place: 'above', pictureSize: 112, widePictureSize: 112, line: 'double', wide: 'above' },
    layout: { kind: 'mosaic', gap: 8, spread: 'broad', row: 112, wideRow: 132 },
    tiles: { align: 'start', edge: 1 },
    sheet: { color: color('#fbf5e4'), radius: 20, accent: color('#8a5a10') },
  }),
};
