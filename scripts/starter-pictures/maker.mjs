import { around, box, closed, disc, fill, line, picture, round } from '../examples/theme-pictures/svg.mjs';
import { ellipse, inside, moved, ROUND, through, times } from './shapes.mjs';

const CREAM = '#f1e7d6';

/** Glazed pots on two shelves. The middle of it suits a square. */
export function pots() {
  const parts = [wall(), shelf(470), upper(), shelf(880), lower()];
  return picture(1280, 1024, parts.flat(Infinity).join(''));
}

function wall() {
  const niche = 'M190 1024V430Q190 60 640 60T1090 430V1024z';
  return [
    box('#0f5e58', 0, 0, 1280, 1024),
    tiles(),
    fill('#e0a53a', 'M150 1024V430Q150 16 640 16T1130 430V1024z'),
    fill(CREAM, 'M166 1024V430Q166 34 640 34T1114 430V1024z'),
    fill('#e6d3b2', niche),
    fill('#d9c19a', 'M190 1024V430Q190 60 640 60 250 90 250 450V1024z'),
  ];
}

/** The eight-pointed stars of the wall. */
function tiles() {
  const star = closed(times(16, (at) => around(0, 0, at % 2 ? 45 : 62, at * 22.5)));
  const colors = ['#173f63', '#e0a53a', '#0b4a52', '#9a4a1c'];
  return times(7, (row) =>
    [-2, 68, 1212, 1282].map((x, column) =>
      moved(x, row * 164 + (column === 1 || column === 2 ? 82 : 0), fill(colors[(row + column) % 4], star), disc(CREAM, 0, 0, 16)),
    ),
  );
}

function shelf(y) {
  return [box('#7a3a17', 190, y, 900, 34), box('#9a4a1c', 190, y, 900, 14), box('#b39a70', 190, y + 34, 900, 16, 'opacity=".6"')];
}

/**
 * A vessel on the ground, turned on a wheel: half its width and its height, from the foot to the lip. The glaze runs down to `to`, in drops, over the clay.
 */
function vessel({ id, x, y, turn, clay, glaze, light, to, rim = 12 }) {
  const profile = turn.split(', ').map((pair) => pair.split(' ').map(Number));
  const right = profile.map(([half, height]) => [half, -height]);
  const left = right.map(([half, height]) => [-half, height]).reverse();
  const body = `${through(right)}L${through(left).slice(1)}z`;
  const [lip, top] = right.at(-1);
  const widest = Math.max(...profile.map(([half]) => half));
  const drops = times(7, (at) => `q${round(widest / 7)} ${[52, 20, 64, 34, 74, 26, 46][at]} ${round((2 * widest) / 7)} 0`).join('');
  return moved(
    x,
    y,
    ellipse('#5d2c12', 14, -2, widest * 0.9, 9, 'opacity=".35"'),
    inside(
      id,
      fill('#000', body),
      box(clay, -widest, top, 2 * widest, -top),
      fill(glaze, `M-${widest} ${top}V${-to}${drops}V${top}z`),
      box('#000', widest * 0.42, top, widest, -top, 'opacity=".16"'),
      box(light, -widest * 0.62, top, widest * 0.2, -top, 'opacity=".5"'),
      box(light, -widest * 0.34, top, widest * 0.06, -top, 'opacity=".5"'),
    ),
    ellipse(light, 0, top, lip, rim),
    ellipse('#1d1a16', 0, top + 1, lip - 9, rim - 5, 'opacity=".75"'),
  );
}

const TEAL = { glaze: '#0f6f68', light: '#7cc3b6', clay: '#c9885a' };
const BLUE = { glaze: '#1d5285', light: '#86b3dc', clay: '#d9b88c' };
const SAFFRON = { glaze: '#e0a53a', light: '#fbe0a0', clay: '#9a4a1c' };
const RUST = { glaze: '#a8521f', light: '#efb184', clay: '#5d2c12' };
const WHITE = { glaze: '#fbf4e6', light: '#ffffff', clay: '#c9885a' };

function upper() {
  return [
    vessel({
      id: 'u1',
      x: 370,
      y: 470,
      ...BLUE,
      to: 70,
      turn: '40 0, 92 50, 104 110, 70 168, 44 196, 56 222',
    }),
    vessel({
      id: 'u2',
      x: 576,
      y: 470,
      ...SAFFRON,
      to: 60,
      rim: 16,
      turn: '34 0, 52 14, 84 66, 98 128',
    }),
    vessel({
      id: 'u3',
      x: 742,
      y: 470,
      ...WHITE,
      to: 90,
      turn: '48 0, 68 54, 62 124, 32 176, 26 214, 38 236',
    }),
    sprig(742, 240),
    vessel({
      id: 'u4',
      x: 920,
      y: 470,
      ...TEAL,
      to: 50,
      rim: 16,
      turn: '50 0, 96 40, 108 90, 94 132',
    }),
  ];
}

function sprig(x, y) {
  const leaf = fill('#1b6f5c', 'M0 0Q16-30 0-58-16-30 0 0z');
  const places = [
    [0, -10, -62],
    [4, -44, 58],
    [8, -76, -56],
    [16, -108, 52],
    [24, -132, 14],
  ];
  return moved(
    x,
    y,
    line('#12514a', 6, 'M0 10Q0-70 26-136', ROUND),
    places.map(([atX, atY, degrees]) => `<g transform="translate(${atX} ${atY}) rotate(${degrees})">${leaf}</g>`),
  );
}

function lower() {
  return [
    handle(330, 720),
    vessel({
      id: 'l1',
      x: 344,
      y: 880,
      ...RUST,
      to: 96,
      turn: '54 0, 88 60, 92 130, 60 196, 46 236, 58 262',
    }),
    vessel({
      id: 'l2',
      x: 640,
      y: 880,
      ...TEAL,
      to: 110,
      rim: 14,
      turn: '66 0, 126 70, 150 160, 120 246, 66 296, 76 330',
    }),
    vessel({
      id: 'l3',
      x: 860,
      y: 880,
      ...WHITE,
      to: 40,
      rim: 14,
      turn: '40 0, 62 30, 78 84, 80 120',
    }),
    vessel({
      id: 'l4',
      x: 1000,
      y: 880,
      ...BLUE,
      to: 50,
      rim: 12,
      turn: '36 0, 56 40, 60 100, 58 150',
    }),
    vessel({
      id: 'l5',
      x: 860,
      y: 760,
      ...SAFFRON,
      to: 36,
      rim: 13,
      turn: '34 0, 56 22, 74 64, 78 92',
    }),
    band(640, 720),
  ];
}

function handle(x, y) {
  return (
    line('#a8521f', 22, `M${x + 70} ${y - 60}q80-10 74 60t-90 80`, ROUND) + line('#efb184', 6, `M${x + 74} ${y - 66}q70-6 68 50`, ROUND)
  );
}

/** A row of small diamonds, painted around the largest pot. */
function band(x, y) {
  const diamond = 'M0-20L16 0 0 20-16 0z';
  return times(7, (at) => {
    const turn = ((at - 3) * 24 * Math.PI) / 180;
    return `<g transform="translate(${round(x + Math.sin(turn) * 148)} ${y + round(Math.cos(turn) * 10) - 10}) scale(${round(Math.max(0.3, Math.cos(turn)) * 10) / 10} 1)">${fill('#f3cd75', diamond)}</g>`;
  });
}
