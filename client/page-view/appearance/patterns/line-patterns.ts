import { colorAt, type DrawPattern } from './pattern.js';
import { drawn, filled, lined } from './pattern-drawing.js';

const across = (color: string, width: number): string => `linear-gradient(${color} ${width}px,transparent 0)`;
const down = (color: string, width: number): string => `linear-gradient(90deg,${color} ${width}px,transparent 0)`;

/** Lines every 20 pixels in the first colour, and every 100 in the second. */
export const drawGrid: DrawPattern = (colors) => {
  const [fine, strong] = [colorAt(colors, 0), colorAt(colors, 1)];
  return {
    image: [across(strong, 1), down(strong, 1), across(fine, 1), down(fine, 1)].join(),
    size: '100px 100px,100px 100px,20px 20px,20px 20px',
  };
};

const [BRICK, COURSE] = [94, 30];

/** Rows of bricks, each half a brick further. Colours: the joint, the light upper edge of a brick. Its lower edge is in the shade. */
export const drawBricks: DrawPattern = (colors) => {
  const [joint, light] = [colorAt(colors, 0), colorAt(colors, 1)];
  const joints = (x: number, y: number) => `M${x} ${y}h2v${COURSE}h-2z`;
  const content = [
    filled(light, `M0 2h${BRICK}v2H0zM0 ${COURSE + 2}h${BRICK}v2H0z`),
    `<path opacity='.06' d='M0 ${COURSE - 3}h${BRICK}v3H0zM0 ${COURSE * 2 - 3}h${BRICK}v3H0z'/>`,
    filled(joint, `M0 0h${BRICK}v2H0zM0 ${COURSE}h${BRICK}v2H0z${joints(0, 0)}${joints(BRICK / 2, COURSE)}`),
  ].join('');
  return { image: drawn(BRICK, COURSE * 2, content), size: `${BRICK}px ${COURSE * 2}px` };
};

/** Round dots, 14 pixels from each other. */
export const drawDots: DrawPattern = (colors) => ({
  image: `radial-gradient(circle,${colorAt(colors, 0)} 2px,transparent 2.5px)`,
  size: '14px 14px',
});

/** Diagonal stripes. */
export const drawStripes: DrawPattern = (colors) => ({
  image: `repeating-linear-gradient(45deg,${colorAt(colors, 0)} 0 12px,transparent 0 24px)`,
  size: 'auto',
});

const SCALE = 56;

/** Rows of half circles that cover each other. Colours: the line, what fills them. */
export const drawScales: DrawPattern = (colors) => {
  const [line, fill] = [colorAt(colors, 0), colors[1] ?? 'none'];
  const radius = SCALE / 2;
  const scale = (x: number, y: number) => `M${x - radius} ${y}a${radius} ${radius} 0 0 0 ${SCALE} 0`;
  const row = (y: number, from: number) => [-1, 0, 1].map((at) => scale(from + at * SCALE, y)).join('');
  // From the foot to the top, so that each row covers the one below it.
  const content = [
    [SCALE, 0],
    [radius, radius],
    [0, 0],
  ].map(([y = 0, from = 0]) => lined(line, 1.5, row(y, from), fill));
  return { image: drawn(SCALE, SCALE, content.join('')), size: `${SCALE}px` };
};

/** Waves that run across. */
export const drawWaves: DrawPattern = (colors) => ({
  image: drawn(80, 24, lined(colorAt(colors, 0), 1.5, 'M0 12Q20 0 40 12T80 12')),
  size: '80px 24px',
});
