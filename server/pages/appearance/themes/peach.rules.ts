import { color, fading, look, tile, type Theme } from './theme.rules.js';

const soft = { border: color('#fbd3c0'), shadow: color('#8a3a2a', 0.12), radius: 900, thickness: 600 };

/** Warm and soft: the colours of the fruit. */
export const peach: Theme = {
  id: 'peach',
  name: 'Peach',
  mood: 'warm',
  place: 60,
  titleColor: color('#5a1f33'),
  backgroundColor: color('#ffe2c6'),
  tiles: [tile('#5a1f33', '#fff5ee', '#ffffff', soft)],
  lead: tile('#fff5ee', '#7d2b45', '#923653', { ...soft, border: color('#a44a66') }),
  appearance: look({
    ground: fading('#fbb9a5'),
    type: {
      heading: 'bricolage-grotesque',
      names: 'figtree',
      secondLines: 'figtree',
      text: 'figtree',
      size: 36,
      wideSize: 60,
      weight: 800,
      spacing: -2,
      nameSize: 17,
      wideNameSize: 18,
    },
    header: { align: 'center', shape: 'circle', place: 'above', pictureSize: 112, widePictureSize: 200, line: 'none', wide: 'beside' },
    layout: { kind: 'list', gap: 12 },
    tiles: { align: 'start', edge: 0, emblem: 'disc' },
    sheet: { color: color('#fffaf6'), radius: 28, accent: color('#9c3a4a') },
  }),
};
