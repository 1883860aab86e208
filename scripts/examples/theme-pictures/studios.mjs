// A singer, a potter of stones, a type designer: what stands for them, in squares of 500 unless it says otherwise.
import { box, disc, ellipse, fade, fill, line, picture, ring, round, turned } from './svg.mjs';

/** A singer between curtains. */
export function stage() {
  const folds = [0, 1, 2, 3].flatMap((at) => [
    fill(at % 2 ? '#7d1f48' : '#96285a', `M${at * 38} 0h38c-4 200 ${-at * 4} 380 ${-at * 14} 500h-38z`),
    fill(at % 2 ? '#7d1f48' : '#96285a', `M${500 - at * 38} 0h-38c4 200 ${at * 4} 380 ${at * 14} 500h38z`),
  ]);
  const parts = [
    `${fade('dark', '#3a1230', '#5b1b3f')}${box('url(#dark)', 0, 0, 500, 500)}`,
    fill('#f2c9a0', 'M210-10h80l90 470H120z', 'opacity=".28"'),
    disc('#f2c9a0', 250, 446, 130, 'opacity=".25"'),
    fill('#1b0816', 'M164 500c10-120 50-164 62-236 4-26 44-26 48 0 12 72 52 116 62 236z'),
    fill('#e2a98c', 'M236 206h28v40q-14 12-28 0z'),
    disc('#e2a98c', 250, 180, 40),
    fill('#1b0816', 'M206 186c-6-60 92-66 88-4-20-26-56-30-88 4z'),
    disc('#1b0816', 278, 132, 20),
    fill('#7d2030', 'M240 196q10 12 20 0z'),
    line('#e2a98c', 17, 'M224 270q-60 20-84-36M276 270q60 20 84-36', 'stroke-linecap="round"'),
    line('#f2c9a0', 5, 'M226 262q24 22 48 0'),
    ...folds,
    fill('#6a1a3e', 'M0 0h500v60q-62 50-125 0-62 50-125 0-62 50-125 0Q62 110 0 60z'),
    line('#f2c9a0', 5, 'M0 60q62 50 125 0 62 50 125 0 62 50 125 0 62 50 125 0'),
  ];
  return picture(500, 500, parts.join(''));
}

/** Five stones, one on the other. */
export function cairn() {
  const stone = (color, light, x, y, width, height) =>
    `${ellipse(color, x, y, width, height)}${ellipse(light, x - width * 0.2, y - height * 0.32, width * 0.55, height * 0.36)}`;
  const parts = [
    `${fade('haze', '#dfe4e8', '#f4f6f8')}${box('url(#haze)', 0, 0, 500, 500)}`,
    box('#b9c3cc', 0, 420, 500, 80),
    line('#9fabb6', 4, 'M0 440h180M260 456h240M60 478h150'),
    ellipse('#8f9ba6', 256, 432, 150, 12),
    stone('#4a5866', '#5f6e7c', 250, 378, 140, 52),
    stone('#7b8894', '#93a0ab', 262, 288, 104, 44),
    stone('#2c3a47', '#43525f', 244, 214, 78, 34),
    stone('#c7a27c', '#d8b893', 256, 154, 56, 28),
    stone('#e9edf0', '#ffffff', 250, 108, 32, 20),
  ];
  return picture(500, 500, parts.join(''));
}

/** A bowl and a stone on a table: 1280 × 800. */
export function table() {
  const parts = [
    box('#dfe4e8', 0, 0, 1280, 800),
    fill('#f4f6f8', 'M0 0h760L520 800H0z'),
    box('#9c8164', 0, 600, 1280, 200),
    line('#8a7056', 5, 'M0 650h1280M0 716h700M820 716h460'),
    ellipse('#6e5842', 500, 620, 290, 22),
    fill('#2c3a47', 'M230 360h540q-20 240-180 256H410Q250 600 230 360z'),
    ellipse('#43525f', 500, 360, 270, 46),
    ellipse('#1f2933', 500, 366, 236, 32),
    ellipse('#7b8894', 960, 566, 130, 66),
    ellipse('#93a0ab', 930, 546, 70, 22),
    line('#5d7850', 9, 'M520 350Q560 180 700 100M600 200q70 10 100-30M566 260q-60-30-60-90', 'stroke-linecap="round"'),
    ...[
      [700, 96],
      [704, 166],
      [504, 164],
    ].map(([x, y]) => disc('#c7a27c', x, y, 26)),
  ];
  return picture(1280, 800, parts.join(''));
}

/** The letter a, with what a type designer sees. */
export function letterform() {
  const node = (x, y) => box('#c8f060', x - 8, y - 8, 16, 16);
  const parts = [
    box('#26282a', 0, 0, 500, 500),
    line('#3d4043', 2, 'M0 130h500M0 396h500M110 0v500M390 0v500', 'stroke-dasharray="8 8"'),
    fill(
      '#f2f3f0',
      'M132 190C150 146 196 124 252 124c74 0 118 36 118 108v168h-66v-36c-18 26-48 42-88 42-56 0-94-32-94-80 0-52 40-80 110-84l68-4v-12c0-28-18-44-50-44-28 0-46 10-56 34zM300 282l-54 4c-34 2-52 14-52 36 0 20 16 32 42 32 36 0 64-22 64-54z',
      'fill-rule="evenodd"',
    ),
    line('#c8f060', 3, 'M132 190l-20-60M252 124h-90M252 124h92M370 232v-70M236 354h-60M300 282v60'),
    node(132, 190),
    node(252, 124),
    node(370, 232),
    node(370, 400),
    node(236, 354),
    node(300, 282),
    ring('#c8f060', 3, 112, 130, 7),
    ring('#c8f060', 3, 344, 124, 7),
    ring('#c8f060', 3, 370, 162, 7),
  ];
  return picture(500, 500, parts.join(''));
}

/** A sheet of specimens: 1280 × 800. */
export function specimen() {
  const rows = [90, 64, 44, 30].map((size, at) => {
    const y = 180 + [0, 170, 300, 400][at];
    const strokes = Array.from({ length: Math.floor(1000 / size) }, (_, column) => {
      const x = 120 + column * size * 1.05;
      const shape = [
        `M${round(x)} ${y}v-${size}`,
        `M${round(x)} ${y}l${round(size * 0.35)} -${size} ${round(size * 0.35)} ${size}`,
        `M${round(x)} ${y - size}h${round(size * 0.6)}M${round(x + size * 0.3)} ${y - size}v${size}`,
      ];
      return shape[(column * 7 + at) % 3];
    });
    return line(at === 1 ? '#c8f060' : '#f2f3f0', round(size * 0.17), strokes.join(''), 'stroke-linejoin="round"');
  });
  return picture(1280, 800, `${box('#1b1c1e', 0, 0, 1280, 800)}${turned(0, 0, 0, rows.join(''))}${line('#3d4043', 2, 'M120 640h1040')}`);
}
