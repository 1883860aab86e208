// The people of the themes' pages, or what stands for them, in squares of 500.
import { around, box, closed, disc, fade, fill, line, oneOf, picture, ring, round, seeded, turned } from './svg.mjs';

/** A climber on a cliff of limestone. */
export function climber() {
  const stones = ['#f4e6c8', '#e6d3a5', '#d8b983', '#c9a06c', '#b1895d', '#ecdcbb', '#dccdb6', '#8d7a80', '#f4e9d2', '#e6d3a5'];
  const random = seeded(5);
  const blocks = [];
  for (let row = 0; row < 11; row += 1) {
    for (let column = 0; column < 12; column += 1) {
      const [x, y] = [130 + row * 6 + column * 33 + (row % 2) * 9, row * 47 - 8];
      const corner = (dx, dy) => [x + dx + (random() - 0.5) * 12, y + dy + (random() - 0.5) * 12];
      const edge = [corner(0, 0), corner(35, 0), corner(35, 49), corner(0, 49)];
      const color = oneOf(stones, random);
      blocks.push(fill(color, closed(edge)), fill('#5a4630', closed([edge[1], edge[2], [x + 22, y + 40]]), 'fill-opacity=".13"'));
    }
  }
  const shrubs = [
    [176, 96],
    [310, 18],
    [424, 330],
    [210, 478],
  ].map(
    ([x, y]) =>
      `${disc('#3f5b40', x, y, 15)}${disc('#53704a', x - 14, y + 3, 12)}${disc('#34503a', x + 14, y + 4, 11)}${disc('#6c8a55', x + 2, y - 6, 8)}`,
  );
  const cliff = `${box('url(#sky)', 0, 0, 500, 500)}${fill('#dccdb6', 'M126 0h374v500H196z')}${blocks.join('')}`;
  const far = `${fill('#8f9fa2', 'M0 418l60-18 80 8 40 34v58H0z')}${fill('#6d877f', 'M0 470l50-10 60-22 70 8v54H0z')}`;
  const rope = line('#23254a', 3, 'M252 178l-12 80 30 250');
  const body = [
    line('#e0a987', 11, 'M232 300l-20-26M238 298l14-44', 'stroke-linecap="round"'),
    fill('#c5472c', 'M219 290l26-2 4 36-26 4z'),
    line('#23254a', 15, 'M230 328l-14 40M240 326l12 44', 'stroke-linecap="round"'),
    box('#e2aa36', 221, 320, 28, 7),
    disc('#e0a987', 226, 278, 11),
    fill('#2a1c1c', 'M214 280a12 12 0 0 1 24-4l-10-2z'),
  ].join('');
  return picture(
    500,
    500,
    `${fade('sky', '#c9d2d6', '#e9dfc8', '#f0d9b6')}${cliff}${disc('#fdf3d9', 86, 196, 36)}${far}${shrubs.join('')}${rope}${body}`,
  );
}

/** Somebody who breathes, before the evening sun. */
export function yoga() {
  const skin = '#7b4530';
  const person = [
    disc('#241a20', 250, 70, 21),
    fill('#241a20', 'M212 132c0-30 12-48 38-48s38 18 38 48z'),
    fill(skin, 'M214 130c0-20 12-34 36-34s36 14 36 34-14 54-36 54-36-34-36-54zM238 170h24v34h-24z'),
    line(skin, 24, 'M186 232q-40 70-56 138M314 232q40 70 56 138', 'stroke-linecap="round"'),
    fill('#12605a', 'M180 214q70-26 140 0 6 74-26 140h-88q-32-66-26-140z'),
    fill('#1a3a3d', 'M250 342c90-6 152 18 152 46 0 26-66 34-152 34s-152-8-152-34c0-28 62-52 152-46z'),
    line('#0e2628', 7, 'M172 396q78-34 156 0', 'stroke-linecap="round"'),
    line(skin, 20, 'M140 416h58M302 416h58', 'stroke-linecap="round"'),
  ];
  const land = `${fill('#8e4040', 'M0 410q120-40 250 0t250-10v100H0z')}${fill('#12483f', 'M0 446q130-30 260 0t240-6v60H0z')}`;
  const sun = `${disc('#fbe3a4', 250, 226, 134, 'fill-opacity=".45"')}${disc('#fbe3a4', 250, 226, 118)}`;
  return picture(
    500,
    500,
    `${fade('dusk', '#efb25a', '#ef9a58', '#dd6a45')}${box('url(#dusk)', 0, 0, 500, 500)}${sun}${land}${person.join('')}`,
  );
}

/** A head before the sunrise. */
export function photographer() {
  const head = [
    fill('#3b2231', 'M96 500c4-96 76-124 154-130 78 6 150 34 154 130z'),
    fill('#4a2a34', 'M206 290h92v92q-46 26-92 0z'),
    fill('#4a2a34', 'M172 214c0-64 34-94 88-94s84 32 84 82l18 44-22 8c0 46-8 66-60 66-62 0-108-46-108-106z'),
    fill('#173d62', 'M160 220c-4-74 30-124 92-124s104 44 98 100c-50-16-140-12-190 24z'),
    fill('#11304f', 'M158 226q90-52 196-30l-2-30q-110-22-196 26z'),
    disc('#11304f', 250, 84, 24),
  ];
  const hills = fill('#8b4f68', 'M0 360l90-60 80 40 110-50 120 60 100-50v200H0z');
  return picture(500, 500, `${fade('dawn', '#fbd28a', '#f3a765', '#d97a6b')}${box('url(#dawn)', 0, 0, 500, 500)}${hills}${head.join('')}`);
}

/** A moth of neon. */
export function moth() {
  const glow = '<defs><filter id="glow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter></defs>';
  const wing = [
    ['#ff4fb0', 'M250 246C220 150 130 86 52 102c-4 92 70 160 198 156'],
    ['#ff4fb0', 'M250 262c-70-2-130 40-138 100 50 62 120 20 138-86'],
    ['#35e7f2', 'M240 240C206 170 146 128 90 132c8 62 66 104 150 108'],
    ['#35e7f2', 'M238 282c-46 4-78 28-88 66 32 24 74 2 88-66'],
  ];
  const tubes = wing.map(([color, path]) => line(color, 8, path, 'stroke-linejoin="round" stroke-linecap="round"')).join('');
  const eyes = `${ring('#ffc24a', 7, 150, 172, 22)}${ring('#ffc24a', 6, 176, 338, 14)}`;
  const body = `${line('#ffc24a', 24, 'M250 180v140', 'stroke-linecap="round"')}${line('#fff1c9', 6, 'M250 182v136', 'stroke-linecap="round"')}`;
  const feelers = line('#ffc24a', 6, 'M246 176q-8-64-64-76M254 176q8-64 64-76', 'stroke-linecap="round"');
  const half = `${tubes}${eyes}`;
  const whole = `${half}<g transform="matrix(-1 0 0 1 500 0)">${half}</g>${feelers}${body}`;
  return picture(500, 500, `${glow}${box('#1c0a2b', 0, 0, 500, 500)}<g filter="url(#glow)" opacity=".9">${whole}</g>${whole}`);
}

/** Where two inks are printed on each other. */
const overprint = (content) => `<g style="mix-blend-mode:multiply">${content}</g>`;

/** A cat before the sun, between leaves, in two inks and a half. A very wide window shows only a quarter of it, from 95 to 213, which has the cat's face. */
export function cat() {
  const dots = [];
  for (let row = 0; row < 31; row += 1) {
    for (let column = 0; column < 31; column += 1) {
      const [x, y] = [134 + column * 7.8 + (row % 2) * 3.9, 94 + row * 7.4];
      if (Math.hypot(x - 250, y - 204) < 112) dots.push(disc('#ff3d2e', round(x), round(y), round(0.6 + row * 0.16)));
    }
  }
  const leaf = (color, rib) =>
    overprint(
      `${fill(color, 'M0 0C-36-34-36-110 0-152 36-110 36-34 0 0z')}${line(rib, 2.4, 'M0 0V-128M0-30l-19-14M0-30l19-14M0-60l-21-15M0-60l21-15M0-90l-18-14M0-90l18-14')}`,
    );
  const [blue, pink] = [leaf('#2c49bb', '#fbf3e2'), leaf('#ff4b6b', '#fbf3e2')];
  const leaves = [
    turned(62, 304, -16, pink, 1.2),
    turned(50, 300, -6, blue, 1.1),
    turned(102, 296, 2, blue, 1.06),
    turned(150, 298, 15, pink, 0.86),
    turned(438, 304, 16, pink, 1.2),
    turned(452, 300, 6, blue, 1.1),
    turned(398, 296, -2, blue, 1.06),
    turned(350, 298, -15, pink, 0.86),
  ];
  const body = [
    line('#1d2a2c', 12, 'M312 276c34 8 46-10 40-32-5-17-22-13-20-2', 'stroke-linecap="round"'),
    fill(
      '#1d2a2c',
      'M180 292c-13-4-15-62 1-90 6-11 12-18 18-24q-1-10 2-20l8-34 27 20q14-3 28 0l27-20 8 34q3 10 2 20c6 6 12 13 18 24 16 28 14 86 1 90q-70 10-140 0z',
    ),
    `<ellipse cx="232" cy="170" rx="9.5" ry="11" fill="#fbf3e2"/><ellipse cx="268" cy="170" rx="9.5" ry="11" fill="#fbf3e2"/>`,
    `<ellipse cx="233" cy="171" rx="4.5" ry="8" fill="#2c49bb"/><ellipse cx="267" cy="171" rx="4.5" ry="8" fill="#2c49bb"/>`,
    fill('#fbf3e2', 'M245 184h10l-5 6z'),
    line('#fbf3e2', 2, 'M250 189q-6 8-13 2M250 189q6 8 13 2M216 182l-28-5M216 189l-28 4M284 182l28-5M284 189l28 4'),
  ];
  const ground = overprint(`${box('#ff4b6b', 0, 274, 500, 226)}${fill('#d81f3f', 'M160 292q90-26 180 0-90 18-180 0z')}`);
  const speckles = [];
  const random = seeded(3);
  for (let at = 0; at < 30; at += 1)
    speckles.push(disc(oneOf(['#ff4b6b', '#2c49bb'], random), round(random() * 500), round(56 + random() * 90), round(1 + random() * 2.6)));
  const sun = overprint(disc('#fdb62f', 250, 204, 114) + dots.join(''));
  return picture(
    500,
    500,
    `${box('#fbf3e2', 0, 0, 500, 500)}${overprint(speckles.join(''))}${sun}${ground}${leaves.join('')}${body.join('')}`,
  );
}

/** The cup of a café, from above. */
export function cup() {
  const parts = [
    box('#f2a28c', 0, 0, 500, 500),
    turned(398, 100, 20, `${disc('#d99a3c', 0, 0, 32)}${ring('#c07f2a', 6, 0, 0, 29, 'stroke-dasharray="7 6"')}`),
    disc('#d98671', 268, 276, 178),
    disc('#fffaf2', 250, 256, 178),
    ring('#eadccb', 4, 250, 256, 146),
    ring('#eadccb', 3, 250, 256, 160),
    box('#fffaf2', 330, 232, 116, 42, 'rx="21"'),
    disc('#eadccb', 256, 264, 112),
    disc('#fffaf2', 250, 256, 112),
    disc('#8a4b2c', 250, 256, 96),
    fill('#fbe3c9', 'M250 316c-40-26-62-50-62-76 0-20 14-32 30-32 14 0 26 8 32 22 6-14 18-22 32-22 16 0 30 12 30 32 0 26-22 50-62 76z'),
    fill('#8a4b2c', 'M250 290c-24-16-38-32-38-46 0-10 8-16 17-16s17 6 21 16c4-10 12-16 21-16s17 6 17 16c0 14-14 30-38 46z'),
    fill('#fbe3c9', 'M250 272c-14-10-22-18-22-26 0-6 4-9 9-9s10 4 13 10c3-6 8-10 13-10s9 3 9 9c0 8-8 16-22 26z'),
    line('#2a2634', 17, 'M74 414l86-64', 'stroke-linecap="round"'),
  ];
  return picture(500, 500, parts.join(''));
}

/** A bicycle wheel, and what makes it turn. */
export function wheel() {
  const dots = [];
  for (let row = 0; row < 34; row += 1)
    for (let column = 0; column < 34; column += 1)
      dots.push(disc('#111', column * 15 + (row % 2) * 7.5, row * 15, round(Math.max(0, 2 + ((row + column) % 34) * 0.06))));
  const spokes = Array.from({ length: 28 }, (_, at) => {
    const [fromX, fromY] = around(250, 256, 26, at * 12.86 + (at % 2 ? 60 : -60));
    const [x, y] = around(250, 256, 172, at * 12.86);
    return `M${round(fromX)} ${round(fromY)}L${round(x)} ${round(y)}`;
  });
  const parts = [
    box('#fff', 0, 0, 500, 500),
    ...dots,
    disc('#ffe600', 250, 256, 206),
    ring('#111', 34, 250, 256, 200),
    ring('#fff', 4, 250, 256, 193),
    ring('#111', 6, 250, 256, 172),
    line('#111', 5, spokes.join('')),
    disc('#111', 250, 256, 30),
    disc('#ffe600', 250, 256, 11),
    fill('#ff3b1f', 'M380 38h82l-34 60h44L352 232l24-84h-44z', 'stroke="#111" stroke-width="12" stroke-linejoin="round"'),
  ];
  return picture(500, 500, parts.join(''));
}

/** The front of a train in a tunnel. */
export function train() {
  const arches = ['#d9d6ce', '#c2c1bc', '#a9aaa8', '#8f9292', '#767b7d'].map((color, at) => {
    const [half, top] = [250 - at * 32, at * 36 - 20];
    return fill(color, `M${250 - half} 500V${top + half}a${half} ${half} 0 0 1 ${half * 2} 0V500z`);
  });
  const parts = [
    box('#ece9e2', 0, 0, 500, 500),
    ...arches,
    fill('#15181c', 'M180 400h50l-40 100h-60zM270 400h50l50 100h-60z'),
    line('#a9aaa8', 8, 'M212 420l-34 80M288 420l34 80'),
    box('#c9cdd1', 132, 132, 236, 284, 'rx="36" stroke="#15181c" stroke-width="12"'),
    box('#15181c', 188, 144, 124, 30, 'rx="6"'),
    line('#f0a020', 10, 'M200 159h100', 'stroke-dasharray="9 4"'),
    box('#15181c', 152, 184, 88, 96, 'rx="10"'),
    box('#15181c', 260, 184, 88, 96, 'rx="10"'),
    line('#5b6670', 12, 'M172 268l34-72M194 268l34-72M280 268l34-72M302 268l34-72'),
    box('#1f6fd0', 138, 320, 224, 28),
    box('#15181c', 216, 366, 68, 50, 'rx="6"'),
    disc('#15181c', 172, 380, 23),
    disc('#15181c', 328, 380, 23),
    disc('#fff3cf', 172, 380, 16),
    disc('#fff3cf', 328, 380, 16),
  ];
  return picture(500, 500, parts.join(''));
}
