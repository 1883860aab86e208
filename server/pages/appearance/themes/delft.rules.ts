import { color, look, patterned, tile, type Theme } from './theme.rules.js';

const white = tile('#16367f', '#ffffff', '#e7eef9', { border: color('#c9d3dd'), thickness: 400 });

/** Minimal and white: a wall of tiles with blue corners. */
export const delft: Theme = {
  id: 'delft',
  name: 'Delft',
  mood: 'quiet',
  place: 140,
  titleColor: color('#16367f'),
  backgroundColor: color('#f7f9fa'),
  tiles: [white],
  lead: white,
  appearance: look({
    ground: patterned('grid', '#dbe3ea'),
    type: {
      heading: 'sorts-mill-goudy',
      names: 'sorts-mill-goudy',
      secondLines: 'sorts-mill-goudy',
      text: 'sorts-mill-goudy',
      size: 54,
      wideSize: 84,
      weight: 400,
      spacing: -2,
      isItalic: true,
      nameSize: 19,
      wideNameSize: 22,
    },
    header: { align: 'center', shape: 'tile', place: 'above', pictureSize: 112, widePictureSize: 144, line: 'none', wide: 'above' },
    layout: { kind: 'mosaic', gap: 0, spread: 'broad', row: 0, wideRow: 0 },
    tiles: { align: 'center', edge: 1, ornament: 'corners', ornamentColor: color('#16367f') },
    sheet: { color: color('#ffffff'), radius: 0, accent: color('#2a58b5') },
  }),
};
