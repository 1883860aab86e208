import { color, look, NOTHING, patterned, tile, type Theme } from './theme.rules.js';

const row = tile('#23254a', '#e9e6dd', '#e9e6dd', { button: NOTHING, hover: NOTHING, border: color('#bdb8a7'), surface: 'underline' });

/** Quiet and editorial: a slab of stone, lines of ink, and one golden tessera. */
export const limestone: Theme = {
  id: 'limestone',
  name: 'Limestone',
  mood: 'quiet',
  place: 20,
  titleColor: color('#23254a'),
  backgroundColor: color('#e9e6dd'),
  tiles: [row],
  lead: row,
  appearance: look({
    ground: patterned('tesserae', '#e9e6dd', '#eae7de', '#e8e4da'),
    type: {
      heading: 'eczar',
      names: 'eczar',
      size: 46,
      wideSize: 82,
      weight: 500,
      spacing: -2.5,
      leading: 102,
      nameSize: 22,
      wideNameSize: 28,
      color: color('#54567a'),
    },
    header: { align: 'start', shape: 'arch', place: 'end', pictureSize: 156, widePictureSize: 440, line: 'none', wide: 'beside' },
    layout: { kind: 'list', gap: 0 },
    tiles: { align: 'start', edge: 1, ornament: 'marker', ornamentColor: color('#e2aa36') },
    sheet: { color: color('#fdfcfa'), radius: 4, accent: color('#a23f26') },
  }),
};
