import { color, look, tile, type Theme } from './theme.rules.js';

const sheet = tile('#f0f6ff', '#0f3a78', '#1c4d93', { border: color('#cfe2ff'), thickness: 700, surface: 'cut' });

/** Technical: white lines on a blue sheet, with numbered parts. */
export const blueprint: Theme = {
  id: 'blueprint',
  name: 'Blueprint',
  mood: 'dark',
  place: 80,
  titleColor: color('#f0f6ff'),
  backgroundColor: color('#0f3a78'),
  tiles: [sheet],
  lead: sheet,
  appearance: look({
    ground: { kind: 'pattern', pattern: 'grid', colors: [color('#bedcff', 0.09), color('#bedcff', 0.2)] },
    type: {
      heading: 'jetbrains-mono',
      names: 'jetbrains-mono',
      secondLines: 'jetbrains-mono',
      text: 'jetbrains-mono',
      size: 34,
      wideSize: 52,
      weight: 700,
      spacing: -2,
      nameSize: 16,
      wideNameSize: 17,
    },
    header: { align: 'start', shape: 'square', place: 'start', pictureSize: 112, widePictureSize: 300, line: 'double', wide: 'beside' },
    layout: { kind: 'list', gap: 10 },
    tiles: { align: 'start', edge: 1.5, ornament: 'numbers', ornamentColor: color('#a9c8f5') },
    sheet: { color: color('#0f3a78'), radius: 0, accent: color('#ffd166') },
  }),
};
