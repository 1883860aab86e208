import { color, look, NOTHING, tile, type Theme } from './theme.rules.js';

const column = tile('#1a1714', '#f3efe4', '#f3efe4', { button: NOTHING, hover: NOTHING, border: color('#1a1714'), thickness: 700 });

/** Editorial: a front page with a masthead and columns. */
export const newsprint: Theme = {
  id: 'newsprint',
  name: 'Newsprint',
  mood: 'quiet',
  place: 50,
  titleColor: color('#1a1714'),
  backgroundColor: color('#f3efe4'),
  tiles: [column],
  lead: column,
  appearance: look({
    type: {
      heading: 'unifrakturcook',
      names: 'old-standard-tt',
      secondLines: 'system-serif',
      text: 'system-serif',
      size: 50,
      wideSize: 108,
      weight: 700,
      spacing: 0,
      leading: 100,
      nameSize: 21,
      wideNameSize: 30,
    },
    header: { align: 'center', shape: 'tile', place: 'above', pictureSize: 112, widePictureSize: 128, line: 'none', wide: 'above' },
    layout: { kind: 'mosaic', gap: 0, spread: 'broad', row: 96, wideRow: 96 },
    tiles: { align: 'start', edge: 0, ornament: 'rules', ornamentColor: color('#1a1714') },
    sheet: { color: color('#f3efe4'), radius: 0, accent: color('#7a1f14') },
  }),
};
