import { color, look, tile, type Theme } from './theme.rules.js';

const ruled = { border: color('#111111'), thickness: 400 };
const yellow = tile('#111111', '#ffe600', '#ffffff', ruled);
const white = tile('#111111', '#ffffff', '#ffe600', ruled);

/** Brutalist: a poster in yellow and black. */
export const kiosk: Theme = {
  id: 'kiosk',
  name: 'Kiosk',
  mood: 'lively',
  place: 180,
  titleColor: color('#111111'),
  backgroundColor: color('#ffe600'),
  tiles: [yellow, white, yellow],
  lead: tile('#ffe600', '#111111', '#9c1405', ruled),
  appearance: look({
    type: {
      heading: 'anton',
      names: 'anton',
      secondLines: 'archivo-narrow',
      text: 'archivo-narrow',
      size: 115,
      wideSize: 301,
      weight: 400,
      spacing: 0,
      leading: 103,
      isUpperCase: true,
      nameSize: 29,
      wideNameSize: 48,
    },
    header: { align: 'start', shape: 'square', place: 'start', pictureSize: 124, widePictureSize: 124, line: 'none', wide: 'above' },
    layout: { kind: 'columns', gap: 0, spread: 'full' },
    tiles: { align: 'start', edge: 4 },
    sheet: { color: color('#ffffff'), radius: 0, accent: color('#c21a08') },
  }),
};
