import { color, look, patterned, tile, type Theme } from './theme.rules.js';

const bread = { border: color('#f0c79a'), shadow: color('#1c0d08', 0.35), radius: 10, thickness: 600 };

/** Warm: the last of a fire, and bread. */
export const ember: Theme = {
  id: 'ember',
  name: 'Ember',
  mood: 'warm',
  place: 10,
  titleColor: color('#fbe7cf'),
  backgroundColor: color('#3b2420'),
  tiles: [tile('#3a1f14', '#fdebd7', '#fff7ee', bread)],
  lead: tile('#2a130a', '#ec9a4e', '#f2ac68', bread),
  appearance: look({
    ground: patterned('waves', '#4d322b'),
    type: {
      heading: 'yeseva-one',
      names: 'figtree',
      secondLines: 'figtree',
      text: 'figtree',
      size: 36,
      wideSize: 60,
      weight: 400,
      spacing: 0,
      nameSize: 17,
      wideNameSize: 18,
    },
    header: { align: 'center', shape: 'circle', place: 'above', pictureSize: 112, widePictureSize: 200, line: 'none', wide: 'beside' },
    layout: { kind: 'list', gap: 12 },
    tiles: { align: 'start', edge: 0, emblem: 'disc' },
    sheet: { color: color('#fff7ee'), radius: 16, accent: color('#a2461b') },
  }),
};
