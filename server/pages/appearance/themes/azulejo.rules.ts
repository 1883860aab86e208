import { color, look, patterned, tile, type Theme } from './theme.rules.js';

const scooped = { radius: 12, thickness: 400, surface: 'cut' } as const;

/** Warm and handmade: the painted tiles of Porto around a white card. */
export const azulejo: Theme = {
  id: 'azulejo',
  name: 'Azulejo',
  mood: 'warm',
  place: 110,
  titleColor: color('#123a7e'),
  backgroundColor: color('#fbfaf4'),
  tiles: [tile('#ffffff', '#1d4fa0', '#123a7e', { border: color('#9dbbe8'), ...scooped })],
  lead: tile('#123a7e', '#f0bf4c', '#f6cf74', { border: color('#8a6a1e'), ...scooped }),
  appearance: look({
    ground: patterned('azulejo', '#1d4fa0', '#7ba0d8', '#e0a526'),
    panel: { kind: 'solid', holds: 'page', color: color('#fbfaf4'), edge: color('#1d4fa0'), radius: 0 },
    type: {
      heading: 'yeseva-one',
      names: 'yeseva-one',
      secondLines: 'karla',
      text: 'karla',
      size: 40,
      wideSize: 52,
      weight: 400,
      spacing: 0,
      leading: 104,
      nameSize: 20,
      wideNameSize: 20,
    },
    header: { align: 'center', shape: 'square', place: 'above', pictureSize: 112, widePictureSize: 128, line: 'double', wide: 'above' },
    layout: { kind: 'columns', gap: 10, spread: 'column' },
    tiles: { align: 'center', edge: 1, ornament: 'frame', ornamentColor: color('#9dbbe8') },
    sheet: { color: color('#fbfaf4'), radius: 0, accent: color('#1d4fa0') },
  }),
};
