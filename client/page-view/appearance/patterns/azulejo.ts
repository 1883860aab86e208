import { colorAt, type DrawPattern } from './pattern.js';
import { drawn, filled, lined } from './pattern-drawing.js';

const SIDE = 128;
const HALF = SIDE / 2;

/** A painted tile: a quarter of it, mirrored three times. Colours: the line, a pale one, the accent. */
export const drawAzulejo: DrawPattern = (colors) => {
  const [line, pale, accent] = [colorAt(colors, 0), colorAt(colors, 1), colorAt(colors, 2)];
  const quarter = [
    // A ring around the corner of the tile, and a thin one beside it.
    lined(line, 9, 'M43.5 0A43.5 43.5 0 0 1 0 43.5'),
    lined(pale, 1.2, 'M54 4C54 34 34 54 4 54'),
    // Petals on the diagonal, each with a smaller one inside: from the corner, and from the centre.
    filled(pale, 'M9 9Q26 8 34.5 34.5Q8 26 9 9z'),
    filled(line, 'M13 13Q24 13 30 30Q13 24 13 13z'),
    filled(line, 'M61 61Q40 60 35 35Q60 40 61 61z'),
    filled(pale, 'M60 60Q46 58 41 41Q58 46 60 60z'),
    // Half petals along the edges from the centre.
    filled(pale, 'M64 22C58 33 57 42 64 56zM22 64C33 58 42 57 56 64z'),
    filled(accent, 'M0 0H13A13 13 0 0 1 0 13zM64 64V57A7 7 0 0 0 57 64z'),
    filled(line, 'M64 64V61A3 3 0 0 0 61 64z'),
  ].join('');
  const mirrored = [
    `<g id='q'>${quarter}</g>`,
    `<use href='#q' transform='matrix(-1 0 0 1 ${SIDE} 0)'/>`,
    `<use href='#q' transform='matrix(1 0 0 -1 0 ${SIDE})'/>`,
    `<use href='#q' transform='matrix(-1 0 0 -1 ${SIDE} ${SIDE})'/>`,
  ].join('');
  return { image: drawn(SIDE, SIDE, mirrored), size: `${SIDE}px`, position: `calc(50% - ${HALF}px) 0` };
};
