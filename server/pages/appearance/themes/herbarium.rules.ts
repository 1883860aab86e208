import { color, look, tile, type Theme } from './theme.rules.js';

/** Handmade: pressed flowers and labels, written by hand. */
export const herbarium: Theme = {
  id: 'herbarium',
  name: 'Herbarium',
  mood: 'quiet',
  place: 190,
  titleColor: color('#38301f'),
  backgroundColor: color('#ece0c6'),
  tiles: [tile('#38301f', '#f7efdc', '#fcf8ec', { border: color('#8f7a4e'), thickness: 400 })],
  lead: tile('#fbf4df', '#4f5f30', '#5a6b38', { border: color('#8b985f'), thickness: 400 }),
  appearance: look({
    type: {
      heading: 'la-belle-aurore',
      names: 'libre-caslon-text',
      secondLines: 'la-belle-aurore',
      text: 'libre-caslon-text',
      size: 56,
      wideSize: 92,
      weight: 400,
      spacing: 0,
      leading: 100,
      nameSize: 18,
      wideNameSize: 18,
    },
    header: { align: 'start', shape: 'banner', place: 'above', pictureSize: 190, widePictureSize: 504, line: 'soft', wide: 'beside' },
    layout: { kind: 'list', gap: 10 },
    tiles: { align: 'start', edge: 1, ornament: 'frame', ornamentColor: color('#cdbb90') },
    sheet: { color: color('#f7efdc'), radius: 0, accent: color('#6a3a20') },
  }),
};
