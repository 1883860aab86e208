import { color, look, patterned, tile, type Theme } from './theme.rules.js';

const printed = { border: color('#2440b8'), shadow: color('#ff4f79'), thickness: 600, surface: 'hard' } as const;
const paper = tile('#2440b8', '#fbf3e2', '#fffaf0', printed);
const yellow = tile('#2440b8', '#ffc83d', '#ffd466', printed);
const pink = tile('#2440b8', '#ffb3c4', '#ffc6d3', printed);

/** Pop print: two inks that do not quite meet. */
export const riso: Theme = {
  id: 'riso',
  name: 'Riso',
  mood: 'lively',
  place: 150,
  titleColor: color('#2440b8'),
  backgroundColor: color('#fbf3e2'),
  tiles: [paper, paper, pink, paper, yellow],
  lead: yellow,
  appearance: look({
    ground: patterned('dots', '#ffc9d2'),
    panel: { kind: 'solid', holds: 'header', color: color('#fbf3e2'), edge: color('#2440b8'), radius: 0 },
    type: {
      heading: 'shrikhand',
      names: 'work-sans',
      secondLines: 'work-sans',
      text: 'work-sans',
      size: 52,
      wideSize: 80,
      weight: 400,
      spacing: 0,
      effect: 'misprint',
      effectColor: color('#ff8aa5'),
      nameSize: 18,
      wideNameSize: 20,
    },
    header: { align: 'center', shape: 'banner', wide: 'above' },
    layout: { kind: 'columns', gap: 14, spread: 'broad' },
    tiles: { align: 'start', edge: 2.5 },
    sheet: { color: color('#fbf3e2'), radius: 0, accent: color('#2440b8') },
  }),
};
