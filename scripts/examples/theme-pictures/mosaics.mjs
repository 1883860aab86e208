// Pictures made of many small parts.
import { around, box, closed, disc, fill, oneOf, picture, round, seeded } from './svg.mjs';

const LAPIS = ['#132361', '#17296e', '#1c3280', '#101d52', '#24459c'];
const GOLD = ['#f4d27f', '#dca63f', '#c98f2c', '#f8e09a'];
const RED = ['#b23a34', '#8e2a2a'];
const PEACOCK = ['#0f4a45', '#14605a', '#1b7a68', '#0b3836'];

/** A stone with four uneven corners. */
function stone(color, corners, random) {
  const moved = corners.map(([x, y]) => [x + (random() - 0.5) * 3, y + (random() - 0.5) * 3]);
  return fill(color, closed(moved));
}

/** Rows of stones behind everything. */
function rows(width, height, colors, random, size = 20) {
  const stones = [];
  for (let y = 0; y < height; y += size)
    for (let x = 0; x < width; x += size) {
      const far = size - 3;
      stones.push(
        stone(
          oneOf(colors, random),
          [
            [x, y],
            [x + far, y],
            [x + far, y + far],
            [x, y + far],
          ],
          random,
        ),
      );
    }
  return stones;
}

/** Rings of stones around a point. Each ring has its colours, from the middle. */
function rings(x, y, size, colorsOfRings, random) {
  return colorsOfRings.flatMap((colors, at) => {
    const [near, far] = [at * size + size * 0.4, (at + 1) * size + size * 0.26];
    const count = Math.max(4, Math.round((2 * Math.PI * near) / (size * 0.9)));
    const step = 360 / count;
    return Array.from({ length: count }, (_, place) => {
      const from = place * step + at * 7;
      const to = from + step * (1 - 2.4 / (size * 0.9));
      const corners = [around(x, y, near, from), around(x, y, far, from), around(x, y, far, to), around(x, y, near, to)];
      return stone(oneOf(typeof colors === 'function' ? colors(from) : colors, random), corners, random);
    });
  });
}

/** A ray where the angle is near one of eight, and sky between them. */
const ray = (width) => (degrees) => (Math.abs(((degrees + 22.5) % 45) - 22.5) < width ? GOLD : LAPIS);

function star(x, y, size, random) {
  const white = ['#fff8e6', '#f0e4c8'];
  return [
    disc('#0a1436', x, y, size * 10.5),
    ...rings(x, y, size, [GOLD, LAPIS, white, white, RED, RED, GOLD, ray(16), ray(11), ray(6)], random),
  ];
}

function flower(x, y, size, random) {
  return [disc('#0a1436', x, y, size * 4.3), ...rings(x, y, size, [GOLD, LAPIS, GOLD, GOLD], random)];
}

/** A vault of blue and gold. */
export function starryVault() {
  const random = seeded(21);
  const small = [
    [60, 90],
    [1220, 90],
    [180, 340],
    [1100, 340],
    [60, 600],
    [1220, 600],
  ];
  const parts = [box('#0a1436', 0, 0, 1280, 700), ...rows(1280, 700, LAPIS, random, 26)];
  return picture(1280, 700, [...parts, ...small.flatMap(([x, y]) => flower(x, y, 18, random)), ...star(640, 330, 27, random)].join(''));
}

/** Green eyes of feathers. */
export function peacockHall() {
  const random = seeded(22);
  const eyes = [120, 470, 820, 1170].flatMap((x) => [
    disc('#06211f', x, 40, 210),
    ...rings(x, 40, 24, [GOLD, ['#173a7c'], ['#3f7fd0', '#2c62b0'], GOLD, ['#c98f2c', '#b06a2a'], PEACOCK, PEACOCK, PEACOCK], random),
  ]);
  return picture(1280, 420, [box('#06211f', 0, 0, 1280, 420), ...rows(1280, 420, PEACOCK, random, 26), ...eyes].join(''));
}

/** A niche with a star. */
export function niche() {
  const random = seeded(23);
  const parts = [box('#0a1436', 0, 0, 500, 500), ...rows(500, 500, LAPIS, random, 17)];
  const frame = [];
  for (let at = 0; at < 500; at += 17)
    for (const [x, y, colors] of [
      [at, 8, GOLD],
      [at, 475, GOLD],
      [at, 456, RED],
      [52, at, GOLD],
      [432, at, GOLD],
      [70, at, RED],
      [414, at, RED],
    ])
      frame.push(
        stone(
          oneOf(colors, random),
          [
            [x, y],
            [x + 14, y],
            [x + 14, y + 14],
            [x, y + 14],
          ],
          random,
        ),
      );
  return picture(500, 500, [...parts, ...frame, ...star(250, 200, 15, random)].join(''));
}

/** Stars and crosses of glazed clay. */
export function zellij() {
  const side = 160;
  const eight = (x, y, far, near) => closed(Array.from({ length: 16 }, (_, at) => around(x, y, at % 2 ? near : far, at * 22.5)));
  const square = (x, y, radius, turn) => closed([0, 90, 180, 270].map((degrees) => around(x, y, radius, degrees + turn)));
  const parts = [box('#1b7a6a', 0, 0, 860, 640)];
  for (let row = 0; row <= 4; row += 1)
    for (let column = 0; column <= 6; column += 1) {
      const [x, y] = [column * side + side / 2 - 80, row * side + 40];
      const isGold = (row + column) % 2 === 0;
      const seam = 'stroke="#f0e2c4" stroke-width="5" stroke-linejoin="round"';
      const arms = [0, 90, 180, 270].map((turn) =>
        fill('#c0632c', closed([around(x, y, 40, turn - 24), around(x, y, 78, turn), around(x, y, 40, turn + 24)]), seam),
      );
      const blues = [45, 135, 225, 315].map((turn) => fill('#22508f', square(...around(x, y, 56, turn), 26, turn), seam));
      parts.push(
        fill('#146258', `M${x + 80} ${y + 40}l40 40-40 40-40-40z`, seam),
        fill('#e9dcc0', square(x + 80, y + 80, 20, 0), seam),
        ...arms,
        ...blues,
        fill(isGold ? '#e0a53a' : '#efe7d8', eight(x, y, 46, 34), seam),
        fill(isGold ? '#22508f' : '#146258', eight(x, y, 20, 14)),
      );
    }
  return picture(1280, 960, `<g transform="scale(1.5)">${parts.join('')}</g>`);
}

/** Sixteen squares of circles, quarters and stripes. */
export function shapes() {
  const [red, blue, yellow, black, paper] = ['#d8352a', '#1f4e9e', '#f2b61c', '#161616', '#f3ecdc'];
  const ground = (color) => box(color, 0, 0, 200, 200);
  const quarter = (color, x, y) => `<g clip-path="url(#cell)">${disc(color, x, y, 200)}</g>`;
  const half = (color, y) => `<g clip-path="url(#cell)">${disc(color, 100, y, 100)}</g>`;
  const stripes = [0, 1, 2, 3, 4].map((at) => box(black, 0, 20 + at * 40, 200, 20)).join('');
  const spots = [40, 100, 160].flatMap((y, row) => [40, 100, 160].map((x, at) => disc((at + row) % 2 ? yellow : paper, x, y, 17))).join('');
  const cells = [
    ground(red) + disc(paper, 100, 100, 70) + disc(black, 100, 100, 30),
    ground(paper) + quarter(blue, 200, 0),
    ground(paper) + stripes,
    ground(yellow) + quarter(red, 0, 0),
    ground(paper) + quarter(black, 200, 200),
    ground(red) + fill(yellow, 'M0 0h200v200z'),
    ground(blue) + half(yellow, 100) + box(blue, 0, 100, 200, 100) + half(paper, 200),
    ground(paper) + disc(blue, 100, 100, 96) + disc(paper, 100, 100, 62) + disc(red, 100, 100, 27),
    ground(paper) + quarter(blue, 0, 0),
    ground(paper) + disc(red, 100, 100, 100) + fill(black, 'M100 0a100 100 0 0 1 0 200z'),
    ground(yellow) + fill(black, 'M100 0l100 200H0z'),
    ground(paper) + box(red, 100, 0, 100, 100) + box(red, 0, 100, 100, 100),
    ground(yellow) + quarter(black, 0, 200),
    ground(black) + spots,
    ground(paper) + fill(blue, 'M0 0h200L0 200z'),
    ground(blue) + half(paper, 0) + half(red, 200),
  ];
  const placed = cells.map((cell, at) => `<g transform="translate(${(at % 4) * 200} ${Math.floor(at / 4) * 200})">${cell}</g>`);
  return picture(800, 800, `<defs><clipPath id="cell"><path d="M0 0h200v200H0z"/></clipPath></defs>${placed.join('')}`);
}

const within = (left, top, width, height) => (x, y) => x > left && x < left + width && y > top && y < top + height;
const oval = (middleX, middleY, wide, high) => (x, y) => Math.hypot((x - middleX) / wide, (y - middleY) / high) < 1;
const either =
  (...shapes) =>
  (x, y) =>
    shapes.some((shape) => shape(x, y));
const both =
  (...shapes) =>
  (x, y) =>
    shapes.every((shape) => shape(x, y));
const triangle = (one, other, third) => (x, y) =>
  [
    [one, other],
    [other, third],
    [third, one],
  ].every(([[fromX, fromY], [toX, toY]]) => (toX - fromX) * (y - fromY) >= (toY - fromY) * (x - fromX));
const head = (x, y) => ((x - 889) / 84) ** 4 + ((y - 364) / 62) ** 4 < 1;
const ears = either(triangle([809, 272], [856, 312], [806, 350]), triangle([969, 272], [972, 350], [922, 312]));
/** What is near a curve through a control point. */
const stroke = ([x0, y0], [x1, y1], [x2, y2], thick) => {
  const points = Array.from({ length: 17 }, (_, at) => {
    const [to, from] = [at / 16, 1 - at / 16];
    return [from * from * x0 + 2 * from * to * x1 + to * to * x2, from * from * y0 + 2 * from * to * y1 + to * to * y2];
  });
  return (x, y) => points.some(([px, py]) => Math.hypot(x - px, y - py) < thick);
};
const tail = either(stroke([980, 528], [1124, 536], [1104, 452], 17), stroke([1104, 452], [1098, 428], [1068, 438], 13));
const shade = (x, y) => y > 150 && y < 296 && x > 1024 + (296 - y) * 0.35 && x < 1244 - (296 - y) * 0.35;
const inShade = (x, y) => y > 158 && y < 288 && shade(x - 7, y) && shade(x + 7, y);
const spine = (x) => Math.floor(x / 40);
const books = (top, foot, end, step, uneven) => (x, y) => x < end && y < foot && y > top + ((spine(x) * step) % uneven);
const eye = (middle) => oval(middle, 352, 15, 15);
const pupil = (middle) => both(eye(middle), within(middle - 4, 338, 8, 28));

/** A round back, in the light of the lamp, with bands of gold. */
function bookBack(x, y) {
  const [place, number] = [(x / 40) % 1, spine(x)];
  const foot = y < 222 ? 222 : 534;
  const band = [40, 150 + ((number * 17) % 30)].some((above) => Math.abs(y - foot + above) < 5);
  return band && number % 3 > 0 ? 0.12 : Math.min(1, ((number * 29) % 50) / 100 + Math.abs(place - 0.42) * 1.35);
}

/** What is in the picture, from the front to the back, and how dark it is. */
const CAT_ON_BOOKS = [
  [either(pupil(862), pupil(916)), () => 1],
  [either(eye(862), eye(916)), () => 0],
  [either(head, ears), (x, y) => 0.68 + (y - 270) / 600],
  [either(oval(872, 478, 148, 92), tail), (x, y) => 0.6 + (y - 380) / 420],
  [inShade, () => 0.03],
  [shade, () => 1],
  [either(within(1128, 296, 16, 416), within(1060, 706, 150, 22), within(-9, 222, 719, 20), within(-9, 534, 560, 20)), () => 1],
  [within(-9, 726, 1300, 10), () => 0],
  [within(-9, 736, 1300, 90), () => 0.85],
  [either(within(708, 622, 84, 28), within(800, 562, 26, 38), within(812, 688, 30, 34)), () => 0.03],
  [within(660, 556, 396, 48), (x) => 0.35 + Math.abs(x - 800) / 600],
  [within(680, 608, 414, 60), (x) => 0.62 + Math.abs(x - 860) / 700],
  [within(640, 672, 468, 54), (x) => 0.4 + Math.abs(x - 900) / 600],
  [either(books(20, 222, 700, 37, 60), both(books(330, 534, 540, 53, 80), within(-9, 300, 1300, 234))), bookBack],
];

/** A cat on books beside a lamp, engraved in lines that swell where it is dark. */
export function engraving() {
  const wall = (x, y) => 0.14 + 0.34 * Math.max(0, 1 - x / 900) * (0.4 + y / 900) + 0.12 * Math.max(0, 1 - Math.abs(y - 440) / 300);
  const darkness = (x, y) => (CAT_ON_BOOKS.find(([holds]) => holds(x, y))?.[1] ?? wall)(x, y);
  return picture(1280, 800, `${box('#f3efe4', 0, 0, 1280, 800)}${engraved(darkness)}`);
}

/** Lines from side to side, as thick as it is dark. */
function engraved(darkness) {
  const [pitch, step] = [6, 3];
  const lines = [];
  for (let y = 0; y < 800 + pitch; y += pitch) {
    const upper = [];
    const lower = [];
    for (let x = 0; x <= 1280; x += step) {
      const middle = y + Math.sin(x / 150 + y / 80) * 9;
      const half = 0.35 + darkness(x, middle) * pitch * 0.46;
      upper.push(`${x} ${round(middle - half)}`);
      lower.unshift(`${x} ${round(middle + half)}`);
    }
    lines.push(`M${upper.join('L')}L${lower.join('L')}z`);
  }
  return fill('#1a1714', lines.join(''));
}
