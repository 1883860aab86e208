// Things that people make, grow and draw.
import { around, box, closed, disc, fade, fill, line, picture, ring, round, seeded, turned } from './svg.mjs';

/** A loaf and three ears of wheat, painted on a tile. */
export function loaf() {
  const [ink, pale, gold] = ['#1d4fa0', '#d5e2f4', '#e0a526'];
  const corner = `${disc(gold, 0, 0, 44)}${ring(ink, 30, 0, 0, 88)}${ring('#7ba0d8', 4, 0, 0, 124)}`;
  const corners = [
    [0, 0],
    [500, 0],
    [0, 500],
    [500, 500],
  ].map(([x, y]) => `<g transform="translate(${x} ${y})">${corner}</g>`);
  const grain = fill(ink, 'M0 0C-16-10-18-30-8-44 6-32 8-14 0 0z');
  const ear = [
    line(ink, 6, 'M0 0V-190'),
    ...[-96, -128, -160, -188].flatMap((y) => [turned(2, y + 24, 34, grain), turned(-2, y + 24, -22, grain)]),
    turned(0, -170, 6, grain),
  ].join('');
  const bread = [
    fill(pale, 'M122 366c-10-66 40-104 128-104s138 38 128 104c-4 34-40 44-128 44s-124-10-128-44z', `stroke="${ink}" stroke-width="9"`),
    line('#7ba0d8', 12, 'M150 372c-2-36 14-58 40-70', 'stroke-linecap="round"'),
    line(ink, 9, 'M204 300q22 16 18 58M258 294q22 18 18 60M312 304q18 18 12 50', 'stroke-linecap="round"'),
  ].join('');
  const ears = `${turned(250, 300, 0, ear)}${turned(220, 300, -34, ear)}${turned(280, 300, 34, ear)}`;
  return picture(500, 500, box('#fbfaf4', 0, 0, 500, 500) + corners.join('') + ears + bread);
}

/** A gear with its measures, in white lines. */
export function gear() {
  const teeth = Array.from({ length: 20 }, (_, at) => {
    const place = (radius, step) => around(250, 248, radius, at * 18 + step);
    return [place(136, -7), place(164, -3.4), place(164, 3.4), place(136, 7)];
  }).flat();
  const holes = Array.from({ length: 6 }, (_, at) => ring('#f0f6ff', 5, ...around(250, 248, 72, at * 60), 16));
  const parts = [
    box('#0f3a78', 0, 0, 500, 500),
    line('#bedcff', 2, 'M250 30v430M36 248h428', 'stroke-dasharray="40 6 6 6"'),
    fill('none', closed(teeth), 'stroke="#f0f6ff" stroke-width="5" stroke-linejoin="round"'),
    ring('#f0f6ff', 5, 250, 248, 106),
    ring('#bedcff', 2.5, 250, 248, 72, 'stroke-dasharray="12 7"'),
    ...holes,
    ring('#f0f6ff', 5, 250, 248, 42),
    box('#0f3a78', 236, 198, 28, 16, 'stroke="#f0f6ff" stroke-width="4"'),
    line('#bedcff', 2.5, 'M86 262v190M414 262v190M90 436h320M282 216l130-132h50'),
    fill('#bedcff', 'M88 436l18-6v12zM412 436l-18-6v12z'),
    box('#0f3a78', 212, 420, 76, 32),
    ring('#f0f6ff', 3, 230, 436, 8),
    line('#f0f6ff', 3, 'M222 444l16-16M250 428v10h12M260 428v18M268 430q10-4 10 4l-10 12h12'),
  ];
  return picture(500, 500, parts.join(''));
}

const paper =
  '<defs><filter id="paper"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .84 0 0 0 0 .77 0 0 0 0 .6 0 0 0 .9 -.3"/></filter></defs>';

/** A poppy in three reds. */
const petals = (a, b, c) =>
  [
    fill(a, 'M0 30C-52 26-62-30-34-46-6-52 0-20 0 30z'),
    fill(b, 'M0 30C52 26 62-30 34-46 6-52 0-20 0 30z'),
    fill(c, 'M0 32C-36 20-36-52 0-58 36-52 36 20 0 32z'),
    line(b, 1.6, 'M-14-32Q-6 0-4 18M0-40V18M14-32Q6 0 4 18'),
    fill('#38271f', 'M-14 30q14-24 28 0-14 8-28 0z'),
    [-12, -4, 4, 12].map((x) => disc('#38271f', x, 6 - Math.abs(x) / 4, 2.4)).join(''),
  ].join('');

/** Pressed flowers on a sheet of paper. The upper half of it suits a wide window, and the middle a tall one. */
export function pressedFlowers() {
  const fern = Array.from({ length: 52 }, (_, at) => {
    const [y, side] = [500 - at * 8.4, at % 2 ? 1 : -1];
    const long = Math.sin(Math.PI * Math.min(0.97, 0.12 + at / 54)) * 66;
    const stem = 356 + Math.sin(at / 18) * 4;
    const color = ['#6b7a3d', '#7f8d4a', '#5c6b3a'][at % 3];
    return fill(
      color,
      `M${round(stem)} ${round(y)}q${round(side * long * 0.6)}-14 ${round(side * long)}-${round(long * 0.55)} ${round(-side * long * 0.3)} ${round(long * 0.5)} ${round(-side * long)} ${round(long * 0.55 + 4)}z`,
    );
  });
  const daisy = [
    Array.from({ length: 8 }, (_, at) =>
      turned(0, 0, at * 45, fill(at % 2 ? '#9a7fb0' : '#7f659b', 'M-3-6L-11-30-4-27 0-34 4-27 11-30 3-6z')),
    ).join(''),
    disc('#d0a53c', 0, 0, 8),
    disc('#8f6a22', 0, 0, 4),
  ].join('');
  const leaf = fill('#74844a', 'M0 0Q26-30 66-26L50-14 62 0 40-4Q18 8 0 0z');
  const plants = [
    line('#4a4a2a', 2.4, 'M358 62Q344 320 372 545'),
    ...fern,
    line(
      '#5c6b3a',
      3,
      'M202 170Q192 350 214 560M270 250Q262 420 222 560M152 240Q160 390 208 560M92 348Q94 460 104 560M132 392Q130 480 108 560',
    ),
    turned(206, 330, -20, leaf),
    turned(202, 300, 200, leaf, 0.9),
    turned(238, 410, -10, leaf, 0.9),
    turned(148, 236, -8, fill('#74844a', 'M0 14C-16 6-14-22 2-28 16-20 14 8 0 14z')),
    turned(202, 156, -4, petals('#b4492f', '#a33c28', '#c9694a'), 1.15),
    turned(272, 236, 14, petals('#cf8476', '#c4706a', '#df9f93'), 0.8),
    turned(90, 336, 0, daisy, 1.15),
    turned(134, 384, 20, daisy, 0.85),
    box('#e2d6b8', 180, 512, 62, 15, 'opacity=".85" transform="rotate(-3 208 519)"'),
    box('#e2d6b8', 346, 514, 48, 14, 'opacity=".85" transform="rotate(5 370 520)"'),
  ];
  const sheet = `${paper}${box('#f3ead4', 0, 0, 500, 500)}<rect width="500" height="500" filter="url(#paper)"/>`;
  return picture(500, 500, `${sheet}<g transform="translate(55 20) scale(.78)">${plants.join('')}</g>`);
}

/** A volcano and its bay, as a fresco. A very wide window shows only a fifth of it, from 99 to 203, which has the crater, the sun and the trees. */
export function volcano() {
  const plaster =
    '<defs><filter id="plaster"><feTurbulence type="fractalNoise" baseFrequency=".026 .052" numOctaves="4" seed="9"/><feColorMatrix values="0 0 0 0 .42 0 0 0 0 .2 0 0 0 0 .1 0 0 0 2.2 -1.04"/></filter></defs>';
  const waves = [];
  const random = seeded(8);
  for (let at = 0; at < 44; at += 1) {
    const [x, y] = [random() * 500, 252 + random() * 52];
    waves.push(`M${round(x)} ${round(y)}h${round(8 + random() * 22)}`);
  }
  const tree = `${line('#3b2418', 5, 'M0 76V-40M0-14l-22-22M0-14l22-22', 'stroke-linecap="round"')}${fill('#2f5038', 'M-52-36q4-38 52-38t52 38q-52 14-104 0z')}${fill('#6f8a50', 'M-38-46q16-20 44-20-14 16-44 20z')}`;
  const mountain = [
    fill('#f0dcae', 'M196 128q-16-18 2-36 14-18-4-46 18-14 36-10-4 22-4 44 0 30-12 48z'),
    fill('#5e7478', 'M0 250C100 220 150 164 186 126h48c34 40 104 100 266 124z'),
    fill('#475c66', 'M222 140l12-14c34 40 104 100 266 124H268q-34-58-46-110z'),
    fill('#a8452f', 'M181 130q3-6 8-7l13 5 14-5q12 0 26 9-8 12-20 5-10 9-20-1-12 6-21-6z'),
  ];
  const parts = [
    `${fade('sky', '#c98f3e', '#d9a650', '#e7c27c')}${plaster}`,
    box('url(#sky)', 0, 0, 500, 500),
    disc('#f6e3b4', 368, 154, 29),
    mountain.join(''),
    box('#2f7076', 0, 248, 500, 90),
    line('#bfd2c2', 1.8, waves.join(''), 'opacity=".6"'),
    fill('#f3e2bd', 'M300 278l2-44q16 14 14 44z'),
    fill('#5a2f1e', 'M282 280h50l-9 11h-31z'),
    turned(40, 236, 0, tree, 1),
    turned(462, 232, 0, tree, 1.08),
    fill('#7d3322', 'M0 308q110-26 230-4t270-12v208H0z'),
    line('#5c3a1c', 1.1, 'M22 0l4 60-10 40 6 50-8 40M290 60l8 50-20 40 8 30-12 30M480 70l-12 50 8 30M166 120l-14 44 14 50', 'opacity=".7"'),
    '<rect width="500" height="500" filter="url(#plaster)"/>',
  ];
  return picture(500, 500, parts.join(''));
}
