import { around, box, closed, disc, fill, line, oneOf, picture, ring, round, seeded, turned } from '../examples/theme-pictures/svg.mjs';
import { ellipse, moved, ROUND, through, times } from './shapes.mjs';

const SHADOW = '#2a1612';

/** Lemon spaghetti on a dark table, from above. */
export function lemonSpaghetti() {
  return picture(1280, 800, [table(), napkin(), plate(), cheese(), fork(), moved(1130, 640, halfLemon(112)), leftovers()].flat().join(''));
}

function table() {
  const waves = times(8, (row) => `M-40 ${row * 112}${times(5, () => 'q75-40 150 0t150 0').join('')}`);
  return [box('#3b2420', 0, 0, 1280, 800), line('#422a24', 12, waves.join(''))];
}

function napkin() {
  return [
    fill(SHADOW, 'M-20 470L250 560 330 820H-20z'),
    fill('#c9622f', 'M-20 440L238 534 312 820H-20z'),
    fill('#ec9a4e', 'M-20 520L176 586 236 820H-20z'),
    line('#fdebd7', 5, 'M-20 556L148 612 206 820M-20 580L130 632 184 820'),
  ];
}

function plate() {
  const dots = times(48, (at) => disc('#c9622f', ...around(0, 0, 304, at * 7.5), 4.5));
  const parts = [
    disc(SHADOW, 20, 26, 338),
    disc('#fdebd7', 0, 0, 338),
    ring('#ec9a4e', 5, 0, 0, 320),
    dots,
    disc('#eed3b2', 0, 0, 262),
    disc('#fbe4c8', 4, 6, 256),
    spaghetti(),
    moved(-128, -96, slice(78)),
    moved(-52, -168, slice(58)),
    turned(60, 40, -24, basil(1.25)),
    turned(70, 36, 62, basil(1.1)),
    turned(52, 50, 170, basil(0.95)),
    toppings(),
  ];
  return moved(566, 404, ...parts);
}

/** A nest: strands that turn around its middle, the lower ones first. */
function spaghetti() {
  const random = seeded(11);
  const colors = ['#f3c552', '#e8ae3d', '#f8d573', '#edba48'];
  const strands = times(34, (at) => {
    const [start, sweep] = [random() * 360, 110 + random() * 150];
    const from = 206 - at * 5.6 + random() * 14;
    const drift = (random() - 0.6) * 46;
    const [offX, offY] = [(random() - 0.5) * 30, (random() - 0.5) * 30];
    const points = times(14, (step) => {
      const [x, y] = around(offX, offY, Math.max(16, from + (drift * step) / 13 + Math.sin(step * 1.1) * 3), start + (sweep * step) / 13);
      return [x, y];
    });
    const path = through(points);
    return line('#b06c1e', 24, path, ROUND) + line(oneOf(colors, random), 17, path, ROUND);
  });
  const ends = [
    [
      [-190, 60],
      [-236, 112],
      [-210, 168],
      [-160, 176],
    ],
    [
      [150, 130],
      [200, 150],
      [236, 118],
      [228, 66],
    ],
    [
      [60, -196],
      [120, -226],
      [176, -196],
    ],
  ].map((points) => line('#b06c1e', 24, through(points), ROUND) + line('#f3c552', 17, through(points), ROUND));
  return [ellipse('#e2c197', 10, 14, 232, 228), ends, disc('#b87422', 0, 0, 206), strands];
}

function slice(size) {
  const wedge = fill('#f7cf4a', 'M0-18L19-66Q0-78-19-66z', `stroke="#f7cf4a" stroke-width="10" stroke-linejoin="round"`);
  return [
    disc('#a8661c', 5, 8, size, 'opacity=".55"'),
    disc('#f2bd28', 0, 0, size),
    disc('#fff4d2', 0, 0, size * 0.9),
    times(8, (at) => turned(0, 0, at * 45 + 10, wedge, size / 104)),
  ]
    .flat()
    .join('');
}

function halfLemon(size) {
  return [disc(SHADOW, 14, 18, size), fill('#dda01c', `M${-size} 10a${size} ${size} 0 0 0 ${2 * size} 0z`), slice(size)].join('');
}

function basil(scale) {
  const half = (color, side) => fill(color, `M0 0C${side * 46}-14 ${side * 50}-72 0-112z`);
  const veins = line('#8fb263', 2.5, 'M0-6V-98M0-26l20-14M0-50l20-16M0-26l-20-14M0-50l-20-16');
  return turned(0, 0, 0, `${half('#4c7a35', -1)}${half('#3b6529', 1)}${veins}`, scale);
}

function toppings() {
  const random = seeded(5);
  const zest = times(9, () => {
    const [x, y] = around(0, 0, 40 + random() * 150, random() * 360);
    return turned(round(x), round(y), round(random() * 360), line('#fbe074', 6, 'M-12 0q12-12 24 0', ROUND));
  });
  const pepper = times(26, () => disc('#3a1f14', ...around(0, 0, random() * 225, random() * 360).map(round), round(2.4 + random() * 2.2)));
  return [
    shavings(
      [
        [96, -118],
        [-40, 110],
        [140, -20],
        [-150, 40],
      ],
      31,
    ),
    zest,
    pepper,
  ];
}

function shavings(places, seed) {
  const random = seeded(seed);
  return places.map(([x, y]) => {
    const curl = [
      [-34, -6],
      [-8, -20],
      [30, -12],
      [38, 6],
      [6, 4],
      [-24, 16],
    ];
    return turned(x, y, round(random() * 360), fill('#fff3da', closed(curl)) + line('#e9cfa0', 3, 'M-28 4L4-6 34 0'));
  });
}

function cheese() {
  const random = seeded(23);
  const crumbs = times(34, () => {
    const [x, y] = around(0, 0, 88 * Math.sqrt(random()), random() * 360);
    return turned(
      round(x),
      round(y),
      round(random() * 180),
      box(oneOf(['#fff3da', '#fae3b8', '#f3d49c'], random), -18, -6, 36, 12, 'rx="6"'),
    );
  });
  return moved(
    1128,
    138,
    disc(SHADOW, 14, 18, 128),
    disc('#a2461b', 0, 0, 128),
    disc('#c9622f', -3, -4, 121),
    disc('#eec88b', 0, 0, 104),
    crumbs,
  );
}

function fork() {
  const shape = [
    box('#e9d8c4', -11, -40, 22, 420, 'rx="11"'),
    fill(
      '#e9d8c4',
      'M-38-220V-110Q-38-50 0-40 38-50 38-110V-220Q38-228 32-228T26-220V-120H18V-220Q18-228 12-228T6-220V-120H-6V-220Q-6-228-12-228T-18-220V-120H-26V-220Q-26-228-32-228T-38-220z',
    ),
    line('#fdf3e4', 5, 'M-3-20V350', ROUND),
  ].join('');
  const shade = shape.replaceAll(/#e9d8c4|#fdf3e4/g, SHADOW);
  return [turned(984, 512, 6, shade), turned(972, 496, 6, shape)];
}

function leftovers() {
  return [
    turned(1230, 440, 40, basil(1)),
    turned(1234, 436, 110, basil(0.8)),
    turned(118, 118, 200, basil(1.2)),
    turned(128, 112, 120, basil(1)),
  ].flat();
}
