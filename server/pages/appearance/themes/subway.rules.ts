import { color, look, patterned, tile, type Theme } from './theme.rules.js';
import type { TileStyle } from '../../design/tile-style.rules.js';

/** Urban: enamel signs on white bricks, and a bullet for each line. */
export const subway: Theme = {
  id: 'subway',
  name: 'Subway',
  mood: 'lively',
  place: 210,
  titleColor: color('#ffffff'),
  backgroundColor: color('#f4f3ee'),
  tiles: [sign('#0b57b8'), sign('#c8202b'), sign('#f6c22d'), sign('#0e7a3b'), sign('#7a3f9d'), sign('#c24a0b')],
  lead: sign('#0b57b8'),
  appearance: look({
    ground: patterned('bricks', '#c3c1b8', '#ffffff'),
    panel: { kind: 'solid', holds: 'header', color: color('#15181c'), edge: color('#ffffff'), radius: 8 },
    type: {
      heading: 'overpass',
      names: 'overpass',
      secondLines: 'overpass',
      text: 'overpass',
      size: 48,
      wideSize: 104,
      weight: 800,
      spacing: -3.5,
      leading: 100,
      nameSize: 19,
      wideNameSize: 22,
    },
    header: { align: 'start', shape: 'square', place: 'end', pictureSize: 96, widePictureSize: 176, line: 'none', wide: 'above' },
    layout: { kind: 'columns', gap: 12, spread: 'broad' },
    tiles: { align: 'start', edge: 0, emblem: 'disc', ornament: 'frame', ornamentColor: color('#ffffff') },
    sheet: { color: color('#ffffff'), radius: 8, accent: color('#0b57b8') },
  }),
};

// The line of a sign has no width: its colour is that of the bullet below an emblem.
function sign(bullet: string): TileStyle {
  return tile('#ffffff', '#15181c', '#2c3138', { border: color(bullet), shadow: color('#000000', 0.15), radius: 6, thickness: 800 });
}
