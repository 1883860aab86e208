import { color, fading, look, tile, type Theme } from './theme.rules.js';

const curtain = { border: color('#d8a7b8', 0.5), radius: 2, thickness: 400, surface: 'outline' } as const;

/** Dark and festive: an evening at the opera. */
export const velvet: Theme = {
  id: 'velvet',
  name: 'Velvet',
  mood: 'dark',
  place: 220,
  titleColor: color('#fbe9ef'),
  backgroundColor: color('#2a0d22'),
  tiles: [tile('#fbe9ef', '#4a1b3a', '#5c264a', curtain)],
  lead: tile('#2a0d22', '#f2c9a0', '#f8dcbf', { ...curtain, border: color('#fbe3cb') }),
  appearance: look({
    ground: fading('#4b1434'),
    type: {
      heading: 'instrument-serif',
      names: 'instrument-serif',
      secondLines: 'karla',
      text: 'karla',
      size: 52,
      wideSize: 96,
      weight: 400,
      spacing: -1,
      leading: 95,
      nameSize: 22,
      wideNameSize: 24,
      color: color('#ecc9d6'),
    },
    header: { align: 'center', shape: 'circle', place: 'above', pictureSize: 132, widePictureSize: 176, line: 'double', wide: 'above' },
    layout: { kind: 'columns', gap: 12, spread: 'broad' },
    tiles: { align: 'center', edge: 1 },
    sheet: { color: color('#fdf3f6'), radius: 4, accent: color('#8c2a55') },
  }),
};
