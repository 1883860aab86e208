import { color, look, patterned, tile, type Theme } from './theme.rules.js';

const bread = { border: color('#f0c79a'), shadow: color('#1c0d08', 0.35), radius: 18, thickness: 600 };

/** Warm: the mouth of an oven, the last of a fire, and loaves. */
export const ember: Theme = {
  id: 'ember',
  name: 'Ember',
  mood: 'warm',
  place: 10,
  titleColor: color('#fbe7cf'),
  backgroundColor: color('#3b2420'),
  tiles: [tile('#3a1f14', '#fdebd7', '#fff7ee', bread), tile('#3a1f14', '#f3d3a9', '#f9dfbd', bread)],
  lead: tile('#2a130a', '#ec9a4e', '#f2ac68', bread),
  appearance: look({
    ground: patterned('bricks', '#2c1713', '#47302a'),
    type: {
      heading: 'yeseva-one',
      names: 'figtree',
      secondLines: 'figtree',
      text: 'figtree',
      size: 44,
      wideSize: 76,
      weight: 400,
      spacing: 0,
      nameSize: 18,
      wideNameSize: 20,
    },
    header: { align: 'center', shape: 'arch', place: 'above', pictureSize: 156, widePictureSize: 288, line: 'none', wide: 'beside' },
    layout: { kind: 'list', gap: 12 },
    tiles: { align: 'start', edge: 0, emblem: 'disc' },
    sheet: { color: color('#fff7ee'), radius: 16, accent: color('#a2461b') },
  }),
};
