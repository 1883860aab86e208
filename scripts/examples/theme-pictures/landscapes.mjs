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

/** Mountains and their reflection after the sun has set. */
export function fjord() {
  const clouds =
    '<defs><filter id="clouds" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0014 .007" numOctaves="4" seed="12"/><feColorMatrix values="0 0 0 0 .86 0 0 0 0 .56 0 0 0 0 .52 0 0 0 2.6 -1.24"/></filter></defs>';
  const land = [
    ridge('#7d6383', 2400, 1360, { top: 900, relief: 150, seed: 4, step: 150 }),
    ridge('#6a5580', 2400, 1360, { top: 1010, relief: 120, seed: 8, step: 110 }),
    ridge('#463f70', 2400, 1360, { top: 1140, relief: 110, seed: 15, step: 90 }),
    ridge('#2c2d5c', 2400, 1360, { top: 1260, relief: 80, seed: 29, step: 80 }),
    ridge('#171a3f', 2400, 1340, { top: 1326, relief: 16, seed: 31, step: 30 }),
  ].join('');
  const stars = [];
  const random = seeded(2);
  for (let at = 0; at < 120; at += 1)
    stars.push(disc('#fff', round(random() * 2400), round(random() * 600), round(0.8 + random() * 1.6), 'opacity=".7"'));
  const sky = `${fade('sky', '#141b4a', '#262658', '#6b4a72', '#c98a82', '#e7b08c')}${clouds}${box('url(#sky)', 0, 0, 2400, 1360)}`;
  const water = `${box('#2a2a5a', 0, 1330, 2400, 270)}<g opacity=".45" transform="matrix(1 0 0 -.62 0 2166)">${land}</g>`;
  return picture(2400, 1600, `${sky}${stars.join('')}<rect width="2400" height="900" filter="url(#clouds)"/>${land}${water}`);
}

/** Northern lights above a forest. */
export function aurora() {
  const random = seeded(6);
  const curtains = Array.from({ length: 120 }, (_, at) => {
    const x = at * 11;
    const foot = 430 + Math.sin(at / 11) * 130 + Math.sin(at / 4) * 20;
    return box('url(#light)', x, round(foot - 380 - random() * 80), 13, 400 + random() * 60, `opacity="${round(0.3 + random() * 0.6)}"`);
  });
  const light = fade('light', '#35e0c200', '#2fd6bf', '#2fd6bfaa', '#3b4fd000');
  const land = `${ridge('#0b1030', 1280, 800, { top: 640, relief: 90, seed: 18, step: 120 })}${spruces('#060a20', 1280, 800, { least: 70, most: 160, seed: 9, count: 90 })}`;
  return picture(
    1280,
    800,
    `${fade('night', '#0c1444', '#131d5c', '#0a0f30')}${light}${box('url(#night)', 0, 0, 1280, 800)}${curtains.join('')}${land}`,
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
