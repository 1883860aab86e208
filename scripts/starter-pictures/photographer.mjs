import { ridge, spruces } from '../examples/theme-pictures/landscapes.mjs';
import { box, disc, fade, fill, line, picture, round, seeded } from '../examples/theme-pictures/svg.mjs';
import { ellipse, glow, moved, ROUND, times } from './shapes.mjs';

/** A lake at dawn, as a photograph without colours. */
export function firstLight() {
  const parts = [sky(), mountains(), lake(), boat(), jetty(), shore()];
  return picture(1280, 800, parts.flat(Infinity).join(''));
}

function sky() {
  return [
    fade('sky', '#5d6163', '#8f9392', '#cdcec9', '#efeeea'),
    box('url(#sky)', 0, 0, 1280, 540),
    glow('sun', ['#ffffff', 0.9], ['#ffffff', 0.4], ['#ffffff', 0.15], ['#ffffff', 0.04], ['#ffffff', 0]),
    disc('url(#sun)', 830, 300, 300),
    disc('#fdfdfb', 830, 300, 44),
  ];
}

function mountains() {
  const peak =
    'M120 520L214 404 250 410 300 330 352 346 402 262 430 246 470 168 516 222 540 226 580 214 632 290 664 300 700 350 760 344 830 440 900 520z';
  const light =
    'M470 168L516 222 540 226 580 214 632 290 664 300 700 350 760 344 830 440 900 520H660L610 440 624 400 556 360 540 300 496 256 506 226z';
  return [
    fade('far', '#a9adac', '#d9dad6'),
    ridge('url(#far)', 1280, 540, { top: 330, relief: 70, seed: 21, step: 110 }),
    fade('peak', '#4c5052', '#7d8181', '#c6c8c4'),
    fill('url(#peak)', peak),
    fade('lit', '#8d918f', '#b4b7b3', '#d0d2cd'),
    fill('url(#lit)', light),
    fill(
      '#f4f4f0',
      'M470 168L516 222 540 226 580 214 612 258 590 254 572 282 556 256 536 300 514 262 498 290 486 248 462 284 452 250 434 268 420 250 430 246z',
    ),
    fade('near', '#3c4042', '#8d9190'),
    ridge('url(#near)', 1280, 530, { top: 440, relief: 44, seed: 8, step: 84 }),
    spruces('#3a3e40', 1280, 520, { least: 26, most: 56, seed: 5, count: 60 }),
    fade('mist', '#e9e9e500', '#ecece8', '#f1f0ec00'),
    box('url(#mist)', 0, 440, 1280, 130),
  ];
}

function lake() {
  const random = seeded(4);
  const ripples = times(16, (row) => {
    const half = 26 + row * 3 + random() * 40;
    return `M${round(830 - half + (random() - 0.5) * 40)} ${round(540 + row * 10 + row * row * 0.42)}h${round(2 * half)}`;
  });
  return [
    fade('lake', '#d6d7d2', '#a9acaa', '#5a5e60'),
    box('url(#lake)', 0, 520, 1280, 280),
    fade('image', '#7d818199', '#7d818100'),
    fill('url(#image)', 'M120 520L300 632 352 620 430 676 470 716 540 684 580 692 700 616 760 618 900 520z'),
    line('#fbfbf8', 4, ripples.join(''), `${ROUND} opacity=".75"`),
    box('#4d5153', 0, 514, 1280, 9, 'opacity=".7"'),
  ];
}

function boat() {
  return moved(
    980,
    606,
    ellipse('#3a3e40', 0, 16, 112, 9, 'opacity=".5"'),
    fill('#17191a', 'M-112-18Q0 6 112-22 96 22 62 24H-66Q-98 20-112-18z'),
    line('#8d9190', 4, 'M-108-16Q0 8 108-20', ROUND),
    line('#17191a', 6, 'M-26-2L-90 30M26-2L104 30', ROUND),
  );
}

function jetty() {
  const planks = times(11, (at) => {
    const [from, to] = [at / 11, (at + 0.82) / 11].map((part) => part ** 1.7);
    const x = (side, part) => round(470 + side * (26 + 190 * part) - 60 * part);
    const y = (part) => round(582 + 230 * part);
    return fill(at % 2 ? '#2b2e30' : '#34383a', `M${x(-1, from)} ${y(from)}H${x(1, from)}L${x(1, to)} ${y(to)}H${x(-1, to)}z`);
  });
  const post = (x, y, tall, width) =>
    box('#141617', x - width / 2, y - tall, width, tall + 20, 'rx="3"') + box('#6d7171', x - width / 2, y - tall, width * 0.25, tall);
  return [
    fill('#1f2223', 'M440 580H500L640 820H180z'),
    planks,
    post(446, 592, 34, 9),
    post(496, 592, 34, 9),
    post(376, 686, 74, 16),
    post(560, 690, 74, 16),
  ];
}

/** A spruce whose branches hang. */
function spruce(x, base, tall) {
  const tiers = 9;
  const side = (sign) =>
    times(tiers, (at) => {
      const [y, half] = [base - tall + (tall * 0.92 * (at + 1)) / tiers, tall * 0.028 * (at + 1)];
      return `L${round(x + sign * half)} ${round(y + 6)}L${round(x + sign * half * 0.42)} ${round(y - tall * 0.012)}`;
    });
  const back = side(-1)
    .reverse()
    .map((part) => part.replace(/^(L[^L]+)(L.+)$/, '$2$1'));
  return fill('#0f1112', `M${x} ${base - tall}${side(1).join('')}V${base}H${x - tall * 0.05}${back.join('')}z`);
}

function shore() {
  const random = seeded(9);
  const reeds = times(46, () => {
    const [x, tall, lean] = [920 + random() * 380, 60 + random() * 130, (random() - 0.35) * 50];
    return `M${round(x)} 810q0-${round(tall * 0.6)} ${round(lean)}-${round(tall)}`;
  });
  return [
    [
      [60, 830, 640],
      [168, 850, 430],
      [-10, 830, 470],
    ].map((place) => spruce(...place)),
    fill('#0f1112', 'M-10 700Q120 720 190 800V810H-10z'),
    fill('#141617', 'M880 810Q1080 742 1290 752V810z'),
    line('#141617', 4, reeds.join(''), ROUND),
  ];
}
