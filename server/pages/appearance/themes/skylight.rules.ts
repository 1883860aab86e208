import { color, fading, look, tile, type Theme } from './theme.rules.js';

const glass = { border: color('#ffffff', 0.3), radius: 20, thickness: 500, surface: 'glass' } as const;

/** For a photograph: glass before a large picture. Without one, the sky after sunset. */
export const skylight: Theme = {
  id: 'skylight',
  name: 'Skylight',
  mood: 'dark',
  place: 200,
  titleColor: color('#ffffff'),
  backgroundColor: color('#0f1332'),
  tiles: [tile('#ffffff', '#1e224e', '#1e224e', { ...glass, button: color('#1e224e', 0.58), hover: color('#1e224e', 0.82) })],
  lead: tile('#1b1f4b', '#ffffff', '#ffffff', { ...glass, button: color('#ffffff', 0.9) }),
  appearance: look({
    ground: fading('#54466f'),
    wallpaper: { dim: 45 },
    panel: { kind: 'frosted', holds: 'tiles', color: color('#161a42', 0.34), edge: color('#ffffff', 0.14), radius: 34 },
    type: {
      heading: 'instrument-serif',
      names: 'figtree',
      secondLines: 'figtree',
      text: 'figtree',
      size: 64,
      wideSize: 120,
      weight: 400,
      spacing: -2,
      leading: 90,
      nameSize: 17,
      wideNameSize: 17,
    },
    header: { align: 'start', shape: 'circle', place: 'above', pictureSize: 76, widePictureSize: 96, line: 'soft', wide: 'beside' },
    layout: { kind: 'mosaic', gap: 10, spread: 'broad', row: 74, wideRow: 96 },
    tiles: { align: 'start', edge: 1 },
    sheet: { color: color('#faf8fc'), radius: 28, accent: color('#3a3f8f') },
  }),
};
