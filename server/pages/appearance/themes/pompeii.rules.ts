import { color, fading, look, tile, type Theme } from './theme.rules.js';

/** A fresco and a stage: capitals on red plaster, black plates with golden lines. */
export const pompeii: Theme = {
  id: 'pompeii',
  name: 'Pompeii',
  mood: 'warm',
  place: 130,
  titleColor: color('#fbeccb'),
  backgroundColor: color('#9a2f20'),
  tiles: [tile('#fbeccb', '#1c1210', '#7d2018', { border: color('#d9a441'), thickness: 400 })],
  lead: tile('#1c1210', '#d9a441', '#e6b95f', { border: color('#7d2018'), thickness: 400 }),
  appearance: look({
    ground: fading('#7d2018'),
    type: {
      heading: 'forum',
      names: 'forum',
      secondLines: 'forum',
      text: 'forum',
      size: 52,
      wideSize: 96,
      weight: 400,
      spacing: 2,
      leading: 92,
      isUpperCase: true,
      nameSize: 21,
      wideNameSize: 24,
    },
    header: { align: 'center', shape: 'banner', line: 'double', wide: 'above' },
    layout: { kind: 'columns', gap: 10, spread: 'broad' },
    tiles: { align: 'center', edge: 1, ornament: 'frame', ornamentColor: color('#d9a441') },
    sheet: { color: color('#fbf1dc'), radius: 0, accent: color('#8f2a1d') },
  }),
};
