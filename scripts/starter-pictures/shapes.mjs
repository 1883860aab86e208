// What the pictures of the starters are drawn with, beside what all pictures share.
import { round } from '../examples/theme-pictures/svg.mjs';

export const ellipse = (color, x, y, radiusX, radiusY, more = '') =>
  `<ellipse fill="${color}" cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}" ${more}/>`;

export const group = (more, ...content) => `<g ${more}>${content.flat(Infinity).join('')}</g>`;
export const moved = (x, y, ...content) => group(`transform="translate(${round(x)} ${round(y)})"`, ...content);

/** The part of a drawing that is inside a shape. */
export const inside = (id, shape, ...content) =>
  `<defs><clipPath id="${id}">${shape}</clipPath></defs>${group(`clip-path="url(#${id})"`, ...content)}`;

/** A light that becomes weaker towards its edge, as a definition: stops from the middle. */
export function glow(id, ...stops) {
  const parts = stops.map(
    ([color, opacity], at) => `<stop offset="${round((100 * at) / (stops.length - 1))}%" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  return `<defs><radialGradient id="${id}">${parts.join('')}</radialGradient></defs>`;
}

/** A soft line through points. */
export function through(points) {
  const parts = points.slice(1).map(([x, y], at) => {
    const [before, from, after] = [points[at - 1] ?? points[at], points[at], points[at + 2] ?? [x, y]];
    const [startX, startY] = [from[0] + (x - before[0]) / 6, from[1] + (y - before[1]) / 6];
    const [endX, endY] = [x - (after[0] - from[0]) / 6, y - (after[1] - from[1]) / 6];
    return `C${[startX, startY, endX, endY, x, y].map(round).join(' ')}`;
  });
  return `M${points[0].map(round).join(' ')}${parts.join('')}`;
}

/** As many of something; the function gets the number of each. */
export const times = (count, draw) => Array.from({ length: count }, (_, at) => draw(at));

/** Where round ends are wanted. */
export const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
