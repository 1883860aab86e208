// What a photographer sees: a fjord, the aurora, sand and fog.
import { box, disc, fade, fill, picture, round, seeded } from './svg.mjs';

/** A ridge from side to side, down to the foot. */
export function ridge(color, width, height, { top, relief, seed, step = 60 }) {
  const random = seeded(seed);
  const points = [];
  for (let x = -step; x <= width + step; x += step) points.push(`${x} ${round(top + (random() - 0.5) * relief * 2)}`);
  return fill(color, `M-${step} ${height}L${points.join('L')}V${height}z`);
}

/** Spruces in a row. */
export function spruces(color, width, base, { least, most, seed, count }) {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const [x, tall] = [random() * width, least + random() * (most - least)];
    const half = tall * 0.2;
    const tiers = [0, 0.3, 0.58].map(
      (from) =>
        `M${round(x)} ${round(base - tall * (1 - from * 0.9))}l${round(half * (0.4 + from))} ${round(tall * (0.42 + from * 0.2))}h-${round(2 * half * (0.4 + from))}z`,
    );
    return fill(color, tiers.join('') + `M${round(x - 2)} ${base - tall * 0.2}h4v${round(tall * 0.3)}h-4z`);
  }).join('');
}

/** A ridge as weather leaves it: rough in the large and in the small. */
function mountains(color, width, height, { top, relief, seed }) {
  const random = seeded(seed);
  let heights = Array.from({ length: 7 }, () => (random() - 0.5) * 2 * relief);
  for (let rough = relief * 0.55; heights.length < 400; rough *= 0.5)
    heights = heights.flatMap((high, at) =>
      at + 1 < heights.length ? [high, (high + heights[at + 1]) / 2 + (random() - 0.5) * rough] : [high],
    );
  const points = heights.map((high, at) => `${round((at * width) / (heights.length - 1))} ${round(top + high)}`);
  return fill(color, `M0 ${height}L${points.join('L')}V${height}z`);
}

/** Mountains and their reflection after the sun has set. */
export function fjord() {
  const clouds =
    '<defs><filter id="clouds" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0012 .006" numOctaves="4" seed="21"/><feColorMatrix values="0 0 0 0 .85 0 0 0 0 .55 0 0 0 0 .58 0 0 0 1.6 -.8"/></filter></defs>';
  const glow =
    '<defs><radialGradient id="glow" cx=".24" cy=".62" r=".5"><stop stop-color="#f3ad7c" stop-opacity=".75"/><stop offset="1" stop-color="#f3ad7c" stop-opacity="0"/></radialGradient></defs>';
  const land = [
    mountains('#7a6490', 2400, 1360, { top: 900, relief: 130, seed: 4 }),
    mountains('#685a8a', 2400, 1360, { top: 1010, relief: 90, seed: 8 }),
    mountains('#4b4679', 2400, 1360, { top: 1120, relief: 80, seed: 15 }),
    mountains('#323363', 2400, 1360, { top: 1210, relief: 70, seed: 29 }),
    mountains('#1d204a', 2400, 1340, { top: 1312, relief: 22, seed: 31 }),
  ].join('');
  const stars = [];
  const random = seeded(2);
  for (let at = 0; at < 70; at += 1)
    stars.push(disc('#fff', round(random() * 2400), round(random() * 420), round(0.8 + random() * 1.4), 'opacity=".6"'));
  const sky = `${fade('sky', '#1a2156', '#332f69', '#6d4f80', '#b57a8c', '#e3a387')}${clouds}${glow}${box('url(#sky)', 0, 0, 2400, 1360)}`;
  const trees = `<g transform="translate(2180 0)">${spruces('#14173a', 240, 1334, { least: 60, most: 170, seed: 12, count: 16 })}</g>`;
  const water = `<g opacity=".5" transform="matrix(1 0 0 -.62 0 2166)">${box('url(#sky)', 0, 0, 2400, 1360)}${land}</g>`;
  const light = `<rect width="2400" height="1340" fill="url(#glow)"/><rect width="2400" height="1000" filter="url(#clouds)"/>`;
  return picture(
    2400,
    1600,
    `${sky}${stars.join('')}${light}${land}${box('#24264f', 0, 1334, 2400, 266)}${water}${box('#14173a', 0, 1330, 2400, 5)}${trees}`,
  );
}

/** Northern lights above a ridge. */
export function aurora() {
  const random = seeded(6);
  const blurred =
    '<defs><filter id="soft" x="-5%" y="-20%" width="110%" height="140%"><feGaussianBlur stdDeviation="8 9"/></filter></defs>';
  const rays = Array.from({ length: 110 }, (_, at) => {
    const x = at * 12 - 20;
    const far = (x - 640) / 400;
    const foot = 520 - far * far * 280 + Math.sin(at / 3) * 16 + (Math.abs(far) > 1.2 ? 250 : 0);
    const [strong, tall] = [Math.abs(far) > 1.2 ? 0.16 : 0.5, 560 + random() * 60];
    return box('url(#light)', x, round(foot - tall), 13, round(tall), `opacity="${round(strong + random() * 0.4)}"`);
  });
  const light = fade('light', '#2f8fb022', '#36a8b466', '#3fc6bbaa', '#4fdcc6', '#3b4fd000');
  const stars = Array.from({ length: 70 }, () =>
    disc('#fff', round(random() * 1280), round(random() * 460), round(0.6 + random()), 'opacity=".7"'),
  );
  const land = `${ridge('#0d1236', 1280, 800, { top: 600, relief: 70, seed: 18, step: 120 })}${ridge('#0a0f2c', 1280, 800, { top: 660, relief: 40, seed: 7, step: 60 })}`;
  return picture(
    1280,
    800,
    `${fade('night', '#2c3178', '#23286a', '#0e1338', '#0a0f2c')}${light}${blurred}${box('url(#night)', 0, 0, 1280, 800)}${stars.join('')}<g filter="url(#soft)">${rays.join('')}${land}</g>`,
  );
}

/** Dunes. */
export function sand() {
  const parts = [
    `${fade('day', '#7fb2d6', '#c3dae2', '#efe0c4')}${box('url(#day)', 0, 0, 800, 1000)}`,
    fill('#d8a162', 'M0 560Q240 400 440 392q180 30 360 130v478H0z'),
    fill('#8f5a3a', 'M0 560Q240 400 440 392q-70 80-40 190t-60 180L0 720z'),
    fill('#e8bd7e', 'M440 392q180 30 360 130v260q-200-10-460-20 90-60 60-180t40-190z'),
    fill('#b9783f', 'M0 740q300-10 460 40t340-30v250H0z'),
    fill('#5a3428', 'M0 800q260 30 420 10t380 60v130H0z'),
    fill('#3a2320', 'M0 900q300-30 500 20t300 10v70H0z'),
  ];
  return picture(800, 1000, parts.join(''));
}

/** A forest that ends in fog. */
export function fog() {
  const rows = [
    ['#c3ccca', 520, 130, 210],
    ['#a3b0ae', 620, 160, 260],
    ['#7a8b89', 720, 190, 310],
    ['#4f6363', 840, 220, 360],
    ['#223234', 1000, 240, 420],
  ].map(
    ([color, base, least, most], at) =>
      spruces(color, 800, base + 40, { least, most, seed: 40 + at, count: 34 }) + box(color, 0, base, 800, 1000 - base),
  );
  return picture(800, 1000, `${fade('mist', '#dfe4e1', '#cfd6d3', '#b9c2c0')}${box('url(#mist)', 0, 0, 800, 1000)}${rows.join('')}`);
}
