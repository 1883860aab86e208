import { color, look, tile, type Theme } from './theme.rules.js';

const heavy = { thickness: 700 };
const red = tile('#ffffff', '#c62a20', '#ae231a', heavy);
const paper = tile('#161616', '#fffaf0', '#f3ecdc', heavy);
const yellow = tile('#161616', '#f2b61c', '#f7c644', heavy);
const blue = tile('#ffffff', '#1f4e9e', '#183f82', heavy);
const black = tile('#ffffff', '#161616', '#303030', heavy);

/** Loud and geometric: three colours, black and paper, from edge to edge. */
export const bauhaus: Theme = {
  id: 'bauhaus',
  name: 'Bauhaus',
  mood: 'lively',
  place: 120,
  titleColor: color('#161616'),
  backgroundColor: color('#f3ecdc'),
  // The lead is red, so a neighbour of it at the top is not.
  tiles: [blue, paper, yellow, blue, black, paper, black, yellow, red],
  lead: red,
  appearance: look({
    type: {
      heading: 'jost',
      names: 'jost',
      secondLines: 'jost',
      text: 'jost',
      size: 100,
      wideSize: 244,
      weight: 700,
      spacing: -6,
      leading: 80,
      nameSize: 20,
      wideNameSize: 26,
    },
    header: { align: 'start', shape: 'tile', place: 'above', pictureSize: 112, widePictureSize: 160, line: 'none', wide: 'beside' },
    layout: { kind: 'mosaic', gap: 0, spread: 'full', row: 97, wideRow: 225 },
    tiles: { align: 'start', edge: 0, ornamentColor: color('#c62a20') },
    sheet: { color: color('#f3ecdc'), radius: 0, accent: color('#1f4e9e') },
  }),
};
