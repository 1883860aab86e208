import { color, look, tile, type Theme } from './theme.rules.js';

const leaf = { border: color('#b9c49c'), thickness: 500, radius: 8, surface: 'outline' } as const;

/** Quiet and green: a garden before anybody is up. */
export const sage: Theme = {
  id: 'sage',
  name: 'Sage',
  mood: 'quiet',
  place: 70,
  titleColor: color('#2b3a25'),
  backgroundColor: color('#e3e7d1'),
  tiles: [tile('#2b3a25', '#eef1e2', '#f8faf1', leaf)],
  lead: tile('#f4f7ea', '#4a6140', '#56704a', { ...leaf, border: color('#4a6140') }),
  appearance: look({
    type: {
      heading: 'libre-caslon-text',
      names: 'libre-caslon-text',
      secondLines: 'karla',
      text: 'karla',
      size: 36,
      wideSize: 60,
      weight: 400,
      spacing: -1,
      nameSize: 18,
      wideNameSize: 19,
    },
    header: { align: 'center', shape: 'circle', place: 'above', pictureSize: 112, widePictureSize: 220, line: 'none', wide: 'beside' },
    layout: { kind: 'list', gap: 12 },
    tiles: { align: 'start', edge: 1 },
    sheet: { color: color('#fafbf5'), radius: 12, accent: color('#3f6a34') },
  }),
};
