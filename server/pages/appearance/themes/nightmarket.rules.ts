import { color, fading, look, tile, type Theme } from './theme.rules.js';
import type { TileStyle } from '../../design/tile-style.rules.js';

/** Dark, with neon: each tube lights its own tile. */
export const nightmarket: Theme = {
  id: 'nightmarket',
  name: 'Night Market',
  mood: 'dark',
  place: 160,
  titleColor: color('#ffd9ee'),
  backgroundColor: color('#12081f'),
  tiles: [tube('#ff4fb0'), tube('#ffc24a'), tube('#35e7f2')],
  lead: tube('#35e7f2'),
  appearance: look({
    ground: fading('#4a1248'),
    type: {
      heading: 'monoton',
      names: 'chakra-petch',
      secondLines: 'chakra-petch',
      text: 'chakra-petch',
      size: 80,
      wideSize: 184,
      weight: 400,
      spacing: 0,
      leading: 90,
      effect: 'glow',
      effectColor: color('#ff4fb0'),
      nameSize: 18,
      wideNameSize: 21,
      color: color('#f8eaff'),
    },
    header: { align: 'center', shape: 'circle', place: 'start', pictureSize: 132, widePictureSize: 176, line: 'soft', wide: 'above' },
    layout: { kind: 'columns', gap: 14, spread: 'broad' },
    tiles: { align: 'start', edge: 2, ornament: 'halo', ornamentColor: color('#ff4fb0') },
    sheet: { color: color('#1a0c2c'), radius: 22, accent: color('#ff8fd0') },
  }),
};

function tube(neon: string): TileStyle {
  const colors = { button: color(neon, 0.1), hover: color(neon, 0.28), border: color(neon), shadow: color(neon, 0.5) };
  return tile('#f8eaff', neon, neon, { ...colors, radius: 16, thickness: 600, surface: 'outline' });
}
