import { color, look, patterned, tile, type Theme } from './theme.rules.js';

// The white of the border is that of the disc below an emblem. The line itself has no width.
const pill = { border: color('#ffffff'), radius: 900, thickness: 800 } as const;
const green = tile('#2a2634', '#a9d0bd', '#bbdbcb', pill);

/** Playful: the floor of a café, and tables in its colours. */
export const terrazzo: Theme = {
  id: 'terrazzo',
  name: 'Terrazzo',
  mood: 'lively',
  place: 90,
  titleColor: color('#2a2634'),
  backgroundColor: color('#f6ede1'),
  tiles: [
    tile('#2a2634', '#f6a28d', '#f8b3a1', pill),
    tile('#2a2634', '#f3c766', '#f6d485', pill),
    green,
    tile('#2a2634', '#f8cfc4', '#fadcd4', pill),
    green,
  ],
  lead: tile('#ffffff', '#3a3648', '#4b465c', pill),
  appearance: look({
    ground: patterned('terrazzo', '#ef8d76', '#7fb29c', '#e9b44c', '#3d3a4d', '#f3b8ab', '#b7cfc0', '#c96f4a'),
    panel: { kind: 'solid', holds: 'page', color: color('#fffaf2'), radius: 36 },
    type: {
      heading: 'bricolage-grotesque',
      names: 'bricolage-grotesque',
      secondLines: 'bricolage-grotesque',
      text: 'bricolage-grotesque',
      size: 48,
      wideSize: 72,
      weight: 800,
      spacing: -3,
      nameSize: 18,
      wideNameSize: 20,
    },
    header: { align: 'center', shape: 'circle', place: 'above', pictureSize: 108, widePictureSize: 140, line: 'none', wide: 'above' },
    layout: { kind: 'columns', gap: 10, spread: 'broad' },
    tiles: { align: 'start', edge: 0, emblem: 'disc' },
    sheet: { color: color('#fffaf2'), radius: 32, accent: color('#a8442c') },
  }),
};
