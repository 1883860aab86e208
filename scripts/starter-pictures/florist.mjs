import { around, box, disc, fill, line, picture, ring, round, turned } from '../examples/theme-pictures/svg.mjs';
import { ellipse, group, moved, ROUND, times } from './shapes.mjs';

const [PAPER, SHADE, INK, STEM] = ['#f3ead4', '#dccba6', '#38301f', '#6b7a3d'];

/** A bouquet on a sheet of paper, with what it was tied with. */
export function bouquet() {
  const parts = [sheet(), scissors(), twine(), turned(622, 590, 0, [stems(), blossoms()].flat(Infinity).join(''), 0.9), petals()];
  return picture(1280, 800, parts.flat(Infinity).join(''));
}

function sheet() {
  return [
    box('#e4d6b6', 0, 0, 1280, 800),
    fill(SHADE, 'M64 70L1234 52 1226 764 58 758z'),
    fill(PAPER, 'M52 52L1222 36 1214 748 46 742z'),
    fill('#e2d6b8', 'M10 96L120 20 140 48 30 124zM1150 20L1262 84 1246 112 1134 48z', 'opacity=".9"'),
  ];
}

/** The stems cross at the ribbon, which is at 0, 0. */
function stems() {
  const feet = [-150, -104, -66, -24, 18, 58, 96, 140].map((x, at) => `M0 0Q${round(x * 0.3)} 70 ${x} ${150 + ((at * 37) % 34)}`);
  return [
    line(SHADE, 13, feet.join(''), 'stroke-linecap="round" transform="translate(10 12)"'),
    line(STEM, 10, feet.join(''), 'stroke-linecap="round"'),
    line('#8a9a55', 3, feet.slice(2, 6).join(''), 'stroke-linecap="round"'),
  ];
}

const at = (x, y, degrees, content, scale = 1) => turned(x, y, degrees, [content].flat(Infinity).join(''), scale);

function blossoms() {
  const greens = [
    [-250, -130, -70],
    [250, -130, 66],
    [-190, -300, -36],
    [196, -310, 36],
    [0, -420, -4],
    [-110, -400, -18],
    [116, -410, 16],
  ];
  return [
    group('opacity=".35" transform="translate(16 18)"', fill('#b9a377', 'M0 0Q-330-60-300-240-240-440 0-450 250-440 300-240 330-60 0 0z')),
    greens.map(
      ([x, y, degrees]) =>
        line(STEM, 7, `M0 0Q${x * 0.2} ${y * 0.6} ${x} ${y}`) + at(x, y, degrees, degrees % 4 === 0 ? fern() : eucalyptus(), 1.1),
    ),
    at(-300, -250, -52, branch(), 1),
    at(310, -240, 50, branch(), 1),
    [
      [-60, -470, -8],
      [72, -480, 10],
    ].map(([x, y, turn]) => line(STEM, 6, `M0 0Q0 ${y / 2} ${x} ${y + 30}`) + at(x, y, turn, tulip('#cf8476', '#b9655a', '#dc9d8e'), 1)),
    at(-188, -300, -30, tulip('#c9694a', '#a33c28', '#d98a66'), 1.1),
    at(196, -306, 28, tulip('#d9a441', '#b98328', '#ecc06a'), 1.1),
    at(-16, -352, 0, anemone('#f6efe2', '#e3d6c0'), 1.05),
    at(-210, -160, -20, ranunculus(['#c9694a', '#b4492f', '#d98a66', '#a33c28']), 1.1),
    at(212, -160, 10, anemone('#7f659b', '#6a5188'), 1.05),
    at(110, -258, 12, ranunculus(['#e9b8a6', '#df9f93', '#f2cfc0', '#cf8476']), 1.12),
    at(-112, -262, 4, anemone('#b4492f', '#9a3a26'), 1.05),
    at(6, -176, 0, ranunculus(['#f2dfae', '#e6c987', '#f8ecc8', '#d9b665']), 1.3),
    at(-104, -92, -30, anemone('#f6efe2', '#e3d6c0'), 0.9),
    at(116, -96, 34, ranunculus(['#c97f92', '#b4657c', '#dba0ae', '#9c5068']), 0.85),
    at(-24, -62, 8, leafPair()),
    ribbon(),
  ];
}

function ribbon() {
  return [
    fill('#6a3a20', 'M-16 20Q-70 90-50 200L-30 186-16 206Q-28 110 8 24zM10 22Q90 80 84 190L66 178 48 194Q56 110-6 26z'),
    fill('#8a5230', 'M-44-14Q0 6 44-14L40 30Q0 48-40 30z'),
    fill('#a2683f', 'M-4 6Q-110-50-116 6-108 66-4 14zM4 6Q110-50 116 6 108 66 4 14z'),
    fill('#6a3a20', 'M-30 8Q-82-18-88 8-82 34-30 12zM30 8Q82-18 88 8 82 34 30 12z'),
    box('#8a5230', -18, -12, 36, 44, 'rx="12"'),
  ];
}

function leafPair() {
  const leaf = fill('#5c6b3a', 'M0 0Q70-40 128 4 66 44 0 0z') + line('#8a9a55', 2.5, 'M6 0Q60-4 118 3');
  return turned(16, 20, -12, leaf) + `<g transform="scale(-1 1)">${turned(24, 26, -6, leaf)}</g>`;
}

function eucalyptus() {
  const leaf = (color) => ellipse(color, 0, -22, 17, 22);
  return [
    line('#6f7d5a', 5, 'M0 60V-110'),
    times(6, (row) => [
      turned(3, 40 - row * 28, 62, leaf('#8fa081'), 1 - row * 0.07),
      turned(-3, 30 - row * 28, -62, leaf('#a3b294'), 1 - row * 0.07),
    ]),
    turned(0, -104, 0, leaf('#a3b294'), 0.6),
  ];
}

function fern() {
  return [
    line(STEM, 4, 'M0 60V-130'),
    times(10, (row) => {
      const long = round(56 * Math.sin(Math.PI * (0.25 + row * 0.07)));
      const y = 40 - row * 17;
      return fill(
        row % 2 ? '#7f8d4a' : STEM,
        `M0 ${y}Q${long / 2} ${y - 26} ${long} ${y - 30} ${long / 2} ${y} 0 ${y + 6}zM0 ${y}Q-${long / 2} ${y - 26}-${long} ${y - 30}-${long / 2} ${y} 0 ${y + 6}z`,
      );
    }),
  ];
}

function branch() {
  const bloom = times(5, (petal) => turned(0, 0, petal * 72, ellipse('#f6dcd6', 0, -13, 10, 13))).join('') + disc('#c9694a', 0, 0, 5);
  const places = [
    [-14, 20, 0.9],
    [16, -12, 1],
    [-18, -40, 1.05],
    [14, -74, 0.9],
    [-8, -104, 0.75],
    [2, -130, 0.55],
  ];
  return [
    line('#6a4a2c', 7, 'M40 130Q10 40 0-20T4-130M4-20L22-30M2-40L-18-44M2-74L16-80', ROUND),
    places.map(([x, y, scale]) => turned(x, y, x * 3, bloom, scale)),
  ];
}

function tulip(color, dark, light) {
  return [
    fill(dark, 'M0 40C-50 36-54-20-40-58L-14-26 0-66 14-26 40-58C54-20 50 36 0 40z'),
    fill(color, 'M0 40C-44 36-52-12-40-58-10-44 4-8 0 40z'),
    fill(light, 'M0 40C-26 10-24-34 0-66 24-34 26 10 0 40z'),
  ];
}

function anemone(color, dark) {
  const petal = (shade, long) => fill(shade, `M0 0C-34-20-36-${long} 0-${long} 36-${long} 34-20 0 0z`);
  return [
    times(7, (number) => turned(0, 0, number * 51.4, petal(dark, 74))),
    times(7, (number) => turned(0, 0, number * 51.4 + 26, petal(color, 66))),
    disc('#fbf6ea', 0, 0, 23),
    times(14, (number) => disc(INK, ...around(0, 0, 20, number * 25.7).map(round), 3)),
    disc(INK, 0, 0, 12),
  ];
}

/** Petals around petals, each row smaller and turned. */
function ranunculus(colors) {
  return times(5, (row) => {
    const radius = 62 - row * 12;
    return [
      times(7 - row, (number) => {
        const [x, y] = around(0, 0, radius * 0.42, (number * 360) / (7 - row) + row * 24);
        return disc(
          colors[(number + row) % 2 === 0 ? row % colors.length : (row + 1) % colors.length],
          round(x),
          round(y),
          round(radius * 0.62),
        );
      }),
      row < 4 ? ring(colors[3], 2, 0, 0, radius * 0.66, 'opacity=".5"') : disc('#8a9a55', 0, 0, 7),
    ];
  });
}

function scissors() {
  const blade = 'M-8 20L-20-190Q-6-214 6-190L12 20z';
  const half = (side) =>
    group(
      `transform="scale(${side} 1) rotate(9)"`,
      fill('#b9b4a4', blade),
      line('#dcd8ca', 4, 'M-12-180L-2 10'),
      line(INK, 15, 'M4 20Q26 60 48 86', ROUND),
      ring(INK, 15, 74, 120, 40),
    );
  const shade = [1, -1].map((side) =>
    group(
      `transform="scale(${side} 1) rotate(9)"`,
      fill(SHADE, blade),
      line(SHADE, 15, 'M4 20L48 86', ROUND),
      ring(SHADE, 15, 74, 120, 40),
    ),
  );
  return [turned(1052, 560, 34, shade.join('')), turned(1042, 548, 34, [half(1), half(-1), disc('#8f6a22', 0, 14, 11)].join(''))];
}

function twine() {
  return moved(
    210,
    590,
    line('#b99a62', 6, 'M60 60Q140 150 240 110T420 120', ROUND),
    ellipse(SHADE, 14, 20, 96, 90),
    ellipse('#a8854a', 0, 0, 94, 88),
    line('#c9a96c', 9, 'M-88-24Q0-80 88-20M-92 4Q0-50 92 8M-86 32Q0-20 84 36M-66 60Q0 14 62 62M-66-60Q0-104 64-58', ROUND),
    line('#8a6a34', 5, 'M-40-78Q40 0 34 84M20-86Q88-10 70 56', ROUND),
  );
}

function petals() {
  const petal = (color) => fill(color, 'M0 0Q-26-20-10-46 20-50 24-18 18-2 0 0z');
  return [
    turned(240, 250, 40, petal('#cf8476')),
    turned(176, 330, 150, petal('#e9b8a6')),
    turned(1040, 190, 80, petal('#7f659b')),
    turned(1118, 270, 200, petal('#d9a441')),
    turned(800, 690, 20, petal('#c9694a')),
  ];
}
