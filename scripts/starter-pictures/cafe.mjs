import { around, box, closed, disc, fill, line, oneOf, picture, seeded } from '../examples/theme-pictures/svg.mjs';
import { ellipse, inside, moved, ROUND, times } from './shapes.mjs';

const [CORAL, YELLOW, MINT, BLUSH, NIGHT, CREAM, RUST] = ['#f6a28d', '#f3c766', '#a9d0bd', '#f8cfc4', '#3a3648', '#fffaf2', '#c96f4a'];

/** Coffee and cake on a table of terrazzo, below a lamp. */
export function coffeeAndCake() {
  const parts = [room(), lamp(), table(), cup(), cake(), vase()];
  return picture(1280, 960, parts.flat(Infinity).join(''));
}

function room() {
  return [
    box(MINT, 0, 0, 1280, 960),
    fill('#bcdccb', 'M-20 700V340Q-20 150 190 150T400 340V700z'),
    fill('#fff3d6', 'M0 700V344Q0 174 190 174T380 344V700z'),
    disc(YELLOW, 190, 380, 92),
    line('#bcdccb', 22, 'M190 174V700M0 470H380'),
    fill('#97c4ae', 'M900 960V0H1280V960z'),
    box('#83b09a', 1004, 300, 276, 22),
    [CORAL, CREAM, YELLOW].map((color, at) => cupOnShelf(1058 + at * 106, 300, color)),
  ];
}

function cupOnShelf(x, y, color) {
  return fill(color, `M${x - 32} ${y - 64}h64v34q0 30-32 30t-32-30z`) + line(color, 10, `M${x + 30} ${y - 50}q24 2 20 18t-24 14`, ROUND);
}

function lamp() {
  return [
    fill('#fff3d6', 'M560 196L360 960H1000L800 196z', 'opacity=".3"'),
    line(NIGHT, 8, 'M680 0V90'),
    fill(NIGHT, 'M646 88h68v24h-68z'),
    fill(CORAL, 'M520 214Q526 108 680 108T840 214z'),
    fill('#e98c75', 'M700 108Q834 112 840 214H750Q752 140 700 108z'),
    ellipse('#fff3d6', 680, 214, 160, 20),
  ];
}

function table() {
  const random = seeded(19);
  const colors = ['#ef8d76', '#7fb29c', '#e9b44c', '#3d3a4d', '#f3b8ab', '#c96f4a'];
  const spots = [];
  while (spots.length < 64) {
    const [x, y, size] = [random() * 1280, 736 + random() * 224, 12 + random() * 24];
    if (spots.every(([otherX, otherY, other]) => Math.hypot(x - otherX, (y - otherY) * 1.6) > size + other + 6)) spots.push([x, y, size]);
    else random();
  }
  const chips = spots.map(([x, y, size]) => {
    const corners = 4 + Math.floor(random() * 3);
    const points = times(corners, (at) => {
      const [dx, dy] = around(0, 0, size * (0.75 + random() * 0.35), (360 / corners) * at + random() * 40);
      return [x + dx, y + dy * 0.6];
    });
    return fill(oneOf(colors, random), closed(points));
  });
  return [box('#f6ede1', 0, 690, 1280, 270), chips, box('#fffaf2', 0, 690, 1280, 12)];
}

function cup() {
  const body = 'M-170-250H170Q176-60 88-10H-88Q-176-60-170-250z';
  const steam = (x, height) => `M${x} -290q-34-34 0-${height}t0-${height}`;
  return moved(
    520,
    800,
    ellipse('#d9c9b8', 24, 34, 290, 44),
    ellipse(CREAM, 0, 14, 276, 50),
    ellipse('#eadccb', 0, 6, 190, 32),
    ellipse(CREAM, 0, 2, 150, 24),
    line(RUST, 34, 'M158-206q104-14 96 66t-128 76', ROUND),
    fill(RUST, 'M-96-12H96L84 8H-84z'),
    inside(
      'cup',
      fill('#000', body),
      fill(CORAL, body),
      fill('#e98c75', 'M70-260H190V0H40Q110-90 70-260z'),
      times(7, (at) => disc(CREAM, -150 + at * 50, -96 - (at % 2) * 44, 15)),
    ),
    ellipse(CREAM, 0, -250, 170, 32),
    ellipse('#7a4326', 0, -246, 150, 24),
    ellipse('#f3dcc0', -8, -247, 84, 13),
    ellipse('#7a4326', -8, -246, 52, 7),
    ellipse('#f3dcc0', -8, -245, 24, 3.5),
    line(CREAM, 14, [steam(-56, 52), steam(10, 66), steam(70, 48)].join(''), `${ROUND} opacity=".8"`),
  );
}

/** A slice, with its corner towards the front. */
function cake() {
  const side = (y, height, color) => fill(color, `M-160 ${y - 34}L110 ${y}v${height}L-160 ${y - 34 + height}z`);
  const end = (y, height, color) => fill(color, `M110 ${y}L190 ${y - 60}v${height}L110 ${y + height}z`);
  return moved(
    950,
    846,
    ellipse('#d9c9b8', 16, 26, 236, 40),
    ellipse(YELLOW, 0, 6, 226, 44),
    ellipse('#e2b24c', 0, 2, 176, 30),
    ellipse(YELLOW, 0, -2, 172, 28),
    side(-190, 200, '#e0a06a'),
    end(-190, 200, '#c98552'),
    [-132, -66].map((y) => side(y, 26, CREAM) + end(y, 26, '#eadccb')),
    fill(
      BLUSH,
      'M-160-224L110-190V-150q-12 20-24-2-10-12-22 0-8 34-28 8-6-20-22-12-12 20-28-4-8-14-22-4-12 40-32 4-8-14-24-6-14 20-28-2-12-12-24-2-16 8-24-16z',
    ),
    fill('#efb9ab', 'M110-190L190-250V-206q-10 20-22 8-10-8-16 12-8 24-20 6-8-10-22 30z'),
    fill('#fce4dc', 'M-160-224L110-190 190-250z'),
    disc('#b8322f', 96, -238, 32),
    disc('#e6877c', 86, -248, 9),
    line('#4e6b52', 7, 'M100-266q6-40 46-50', ROUND),
  );
}

function vase() {
  const leaf = fill('#4f8f76', 'M0 0C-40-30-44-86-8-130 30-92 34-34 0 0z');
  const branch = [
    [0, -190, -8, 1.1],
    [-20, -150, -52, 0.9],
    [18, -160, 40, 0.95],
    [-8, -120, -84, 0.7],
    [10, -118, 74, 0.75],
  ].map(([x, y, degrees, scale]) => `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">${leaf}</g>`);
  return moved(
    150,
    760,
    ellipse('#d9c9b8', 16, 4, 110, 18),
    line('#3f7a63', 9, 'M0-90V-200M0-110L-30-160M0-110L26-170', ROUND),
    branch,
    fill(NIGHT, 'M-46-110H46Q52-70 78-44T60 6H-60Q-96-14-78-44T-46-110z'),
    fill('#4b465c', 'M-46-110H-14Q-18-60-40-40T-44 6H-60Q-96-14-78-44T-46-110z'),
    line(YELLOW, 10, 'M-80-30Q0-8 80-30', ROUND),
  );
}
