import { color, fading, look, tile, type Theme } from './theme.rules.js';

const soft = { border: color('#ffffff', 0.7), radius: 900, thickness: 600, surface: 'glass' } as const;

/** Warm and soft: the colours of the fruit, and glass with frost on it. */
export const peach: Theme = {
  id: 'peach',
  name: 'Peach',
  mood: 'warm',
  place: 60,
  titleColor: color('#5a1f33'),
  backgroundColor: color('#ffe2c6'),
  tiles: [{ ...tile('#5a1f33', '#ffffff', '#ffffff', soft), button: color('#ffffff', 0.5), hover: color('#ffffff', 0.8) }],
  lead: tile('#fff5ee', '#7d2b45', '#923653', { ...soft, border: color('#a44a66') }),
  appearance: look({
    ground: fading('#fbb9a5'),
    type: {
      heading: 'shrikhand',
      names: 'figtree',
      secondLines: 'figtree',
      text: 'figtree',
      size: 46,
      wideSize: 76,
      weight: 400,
      spacing: 0,
      nameSize: 17,
      wideNameSize: 18,
    },
    header: { align: 'center', shape: 'circle', place: 'above', pictureSize: 176, widePictureSize: 336, line: 'none', wide: 'beside' },
    layout: { kind: 'list', gap: 12 },
    tiles: { align: 'center', edge: 0 },
    sheet: { color: color('#fffaf6'), radius: 28, accent: color('#9c3a4a') },
  }),
};
