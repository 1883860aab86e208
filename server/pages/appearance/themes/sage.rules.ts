import { color, look, NOTHING, tile, type Theme } from './theme.rules.js';

const row = { border: color('#a9b58b'), thickness: 400, radius: 8, surface: 'underline' } as const;

/** Quiet and green: a garden before anybody is up, and rows between fine lines. */
export const sage: Theme = {
  id: 'sage',
  name: 'Sage',
  mood: 'quiet',
  place: 70,
  titleColor: color('#2b3a25'),
  backgroundColor: color('#e3e7d1'),
  tiles: [{ ...tile('#2b3a25', '#e3e7d1', '#e3e7d1', row), button: NOTHING, hover: NOTHING }],
  lead: tile('#f4f7ea', '#4a6140', '#56704a', { thickness: 400, radius: 8 }),
  appearance: look({
    type: {
      heading: 'libre-caslon-text',
      names: 'libre-caslon-text',
      secondLines: 'karla',
      text: 'karla',
      size: 44,
      wideSize: 80,
      weight: 400,
      spacing: -2,
      nameSize: 21,
      wideNameSize: 24,
      color: color('#4a5a40'),
    },
    header: { align: 'start', shape: 'tile', place: 'end', pictureSize: 132, widePictureSize: 360, line: 'none', wide: 'beside' },
    layout: { kind: 'list', gap: 0 },
    tiles: { align: 'start', edge: 1 },
    sheet: { color: color('#fafbf5'), radius: 12, accent: color('#3f6a34') },
  }),
};
