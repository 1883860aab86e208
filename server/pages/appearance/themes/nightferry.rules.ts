import { color, look, patterned, tile, type Theme } from './theme.rules.js';

const cabin = { border: color('#8ea0d8', 0.55), radius: 10, thickness: 600, surface: 'outline' } as const;

/** Dark and calm: a picture as wide as the sea, and lights far out on the water. */
export const nightferry: Theme = {
  id: 'nightferry',
  name: 'Night ferry',
  mood: 'dark',
  place: 40,
  titleColor: color('#f4f6ff'),
  backgroundColor: color('#0b1238'),
  tiles: [tile('#f4f6ff', '#27325f', '#35427a', cabin)],
  lead: tile('#0b1238', '#ffd27a', '#ffe0a3', { ...cabin, border: color('#ffe7b8') }),
  appearance: look({
    ground: patterned('waves', '#232d61'),
    type: {
      heading: 'jost',
      names: 'jost',
      secondLines: 'jost',
      text: 'jost',
      size: 44,
      wideSize: 84,
      weight: 700,
      spacing: -3,
      nameSize: 17,
      wideNameSize: 18,
      color: color('#cdd6f7'),
    },
    header: { align: 'start', shape: 'banner', line: 'none', wide: 'above' },
    layout: { kind: 'columns', gap: 12, spread: 'broad' },
    tiles: { align: 'start', edge: 1 },
    sheet: { color: color('#141d4a'), radius: 14, accent: color('#ffd27a') },
  }),
};
