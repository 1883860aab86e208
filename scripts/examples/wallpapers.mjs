// Wallpapers of the example pages: flat drawings. A phone shows only the middle and a wide screen nearly everything, so the whole area is
// drawn.

import { chilli, garlic, leaf, lemon, tomato } from './kitchen-things.mjs';

const width = 320;
const height = 240;

function wallpaper(content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1800" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** Places spread over the drawing by the R2 sequence, which leaves no gaps and forms no lines. */
function scattered(count, draw) {
  return Array.from({ length: count }, (_, at) => {
    const [x, y] = [(at * 0.7548776662 * width) % width, (at * 0.5698402909 * height) % height];
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(at * 47) % 360})">${draw(at)}</g>`;
  }).join('');
}

/** Repeats one motif in rows and columns over the whole drawing. */
function repeated(step, motif) {
  const places = [];
  for (let y = 0; y < height; y += step) for (let x = 0; x < width; x += step) places.push(`<use href="#motif" x="${x}" y="${y}"/>`);
  return `<defs><g id="motif">${motif}</g></defs>${places.join('')}`;
}

/** A kitchen table with food. */
export function kitchenTable() {
  const things = [lemon, chilli, leaf, tomato, garlic];
  const boards = [0, 1, 2, 3, 4, 5].map((at) => `<path fill="${at % 2 === 0 ? '#e8b48a' : '#dfa575'}" d="M0 ${at * 40}h320v39H0z"/>`);
  return wallpaper(
    `<path fill="#eabd93" d="M0 0h320v240H0z"/>${boards.join('')}${scattered(46, (at) => things[(at ^ (at >> 2)) % things.length])}`,
  );
}

/** The tiled wall of a Lisbon house. */
export function azulejos() {
  const motif = [
    '<path fill="#f7f4ea" d="M0 0h20v20H0z"/>',
    '<path fill="none" stroke="#2a57a0" stroke-width="2.2" d="m10 1.5 8.5 8.5-8.5 8.5L1.5 10z"/>',
    ...[
      [0, 0],
      [20, 0],
      [0, 20],
      [20, 20],
    ].map(([x, y]) => `<path fill="#2a57a0" d="M${x} ${y}m-6 0a6 6 0 0 1 12 0 6 6 0 0 1-12 0"/>`),
    '<path fill="#e2aa36" d="m10 5 1.4 3.6L15 10l-3.6 1.4L10 15l-1.4-3.6L5 10l3.6-1.4z"/><circle cx="10" cy="10" r="1.5" fill="#1d3a73"/>',
  ].join('');
  const joint = '<path fill="none" stroke="#d5d0bf" stroke-width=".25" d="M0 0h20v20H0z"/>';
  const tile = `<g transform="scale(2)"><g clip-path="url(#edge)">${motif}</g>${joint}</g>`;
  return wallpaper(`<defs><clipPath id="edge"><path d="M0 0h20v20H0z"/></clipPath></defs>${repeated(40, tile)}`);
}

/** Stage lights. */
export function stageLights() {
  const lamps = [20, 76, 132, 188, 244, 300];
  const beams = lamps.map(
    (x, at) =>
      `<path fill="#ffb547" fill-opacity="${at % 2 === 0 ? 0.16 : 0.09}" d="M${x - 4} 10 ${x - 62 + at * 9} 240h${84}L${x + 4} 10z"/>`,
  );
  const bulbs = lamps.map(
    (x) => `<path fill="#1d0609" d="M${x - 7} 0h14l-2 12H${x - 5}z"/><circle cx="${x}" cy="12" r="4" fill="#ffe9bf"/>`,
  );
  const heads = Array.from(
    { length: 24 },
    (_, at) => `<circle cx="${at * 14.5}" cy="${236 + ((at * 7) % 9)}" r="${9 + ((at * 5) % 4)}" fill="#1d0609"/>`,
  );
  return wallpaper(
    `<path fill="#7a1c1f" d="M0 0h320v240H0z"/>${curtains()}${beams.join('')}${bulbs.join('')}<path fill="#2a080c" d="M0 214h320v26H0z"/>${heads.join('')}`,
  );
}

function curtains() {
  return Array.from({ length: 20 }, (_, at) => `<path fill="#000" fill-opacity=".16" d="M${at * 16} 0h7v240h-7z"/>`).join('');
}

/** A honeycomb with bees. */
export function honeycomb() {
  const cells = [];
  for (let row = -1; row < 17; row += 1) {
    for (let column = -1; column < 19; column += 1) {
      const fill = ['#f2bd3c', '#efb22b', '#f7cf5e', '#e89f1c', '#f4c44c'][(column * 7 + row * row * 3 + 40) % 5];
      cells.push(`<path fill="${fill}" d="${hexagon(column * 18 + (row % 2 === 0 ? 0 : 9), row * 15.6, 9.4)}"/>`);
    }
  }
  const bees = scattered(12, () => bee);
  return wallpaper(`<path fill="#d98f10" d="M0 0h320v240H0z"/>${cells.join('')}${bees}`);
}

const bee =
  '<ellipse cx="-3" cy="-5" rx="3" ry="5.5" fill="#fff7dc" fill-opacity=".85" transform="rotate(-30)"/><ellipse cx="3" cy="-5" rx="3" ry="5.5" fill="#fff7dc" fill-opacity=".85" transform="rotate(30)"/><ellipse rx="6.5" ry="4" fill="#3b2405"/><path fill="#f2bd3c" d="M-2-3.8h2.2v7.6H-2zM2.6-3.6h2v7.2h-2z"/>';

function hexagon(x, y, radius) {
  const half = radius * 0.866;
  const corners = [
    [0, -radius],
    [half, -radius / 2],
    [half, radius / 2],
    [0, radius],
    [-half, radius / 2],
    [-half, -radius / 2],
  ];
  return `M${corners.map(([dx, dy]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`).join('L')}z`;
}

/** Stars of eight points, as on the wall of a courtyard. */
export function archesAndStars() {
  const star = '<path fill="#ead4a6" d="M10 10h20v20H10z"/><path fill="#ead4a6" d="M20 5.86 34.14 20 20 34.14 5.86 20z"/>';
  const middle =
    '<circle cx="20" cy="20" r="4.6" fill="#d9a441"/><path fill="none" stroke="#d9a441" stroke-width=".8" d="M0 20h5.86M34.14 20H40M20 0v5.86M20 34.14V40"/>';
  const corner = '<path fill="#c9dbd0" d="M0 0h5l-5 5zM40 0v5l-5-5zM0 40v-5l5 5zM40 40h-5l5-5z"/>';
  return wallpaper(repeated(40, `<path fill="#f6ead2" d="M0 0h40v40H0z"/>${star}${middle}${corner}`));
}

/** Reeds and water at sunrise, with birds. */
export function marsh() {
  const bands = ['#f4d9ae', '#eec79a', '#d9b7a0', '#a9b9ad', '#86a6a0', '#6d938f', '#577f7d'];
  const sky = bands.map((fill, at) => `<path fill="${fill}" d="M-5 ${at * 34 + 8}q40-9 80 0t80 0 80 0 90 0v240H-5z"/>`);
  const reeds = Array.from({ length: 80 }, (_, at) => {
    const x = ((at * 0.618034) % 1) * width;
    const top = 150 + ((at * 37) % 52);
    return `<path fill="none" stroke="#2f4f46" stroke-width="${1 + (at % 3) * 0.4}" d="M${x.toFixed(1)} 242q${(at % 7) - 3}-40 ${((at * 5) % 11) - 5} ${top - 242}"/><ellipse cx="${(x + ((at * 5) % 11) - 5).toFixed(1)}" cy="${top + 4}" rx="1.5" ry="5" fill="#5c3d22"/>`;
  });
  const birds = Array.from({ length: 13 }, (_, at) => {
    const [x, y] = [96 + ((at * 67) % 150), 20 + ((at * 41) % 84)];
    return `<path fill="none" stroke="#2b3f40" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="M${x - 6} ${y - 2.5}q4-1.5 6 2 2-3.5 6-2"/>`;
  });
  return wallpaper(
    `<path fill="#f8e6c1" d="M0 0h320v240H0z"/>${sky.join('')}<circle cx="160" cy="70" r="20" fill="#fbeecb"/>${birds.join('')}${reeds.join('')}`,
  );
}
