import { ridge } from '../examples/theme-pictures/landscapes.mjs';
import { box, disc, fade, fill, line, picture, round, seeded, turned } from '../examples/theme-pictures/svg.mjs';
import { glow, moved, ROUND, times } from './shapes.mjs';

const NEAR = '#0f1332';

/** Walkers on a ridge at dusk. */
export function onTheRidge() {
  const parts = [sky(), peaks(), valleys(), hut(), moved(0, -90, nearRidge(), walkers())];
  return picture(1280, 800, parts.flat(Infinity).join(''));
}

function sky() {
  const random = seeded(17);
  const places = times(46, () => [random() * 1280, random() * 260, 1 + random() * 1.8]).filter(
    ([x, y]) => Math.hypot(x - 1066, y - 170) > 70,
  );
  const stars = places.map((place) => disc('#fff', ...place.map(round), 'opacity=".75"'));
  return [
    fade('sky', '#10153f', '#2a2659', '#6b4a72', '#c98a82', '#f0b991'),
    box('url(#sky)', 0, 0, 1280, 620),
    stars,
    fill('#fbeeda', 'M1050 130a46 46 0 1 0 52 66 38 38 0 1 1-52-66z'),
  ];
}

/** The highest mountains still have the light of the sun. */
function peaks() {
  const shade =
    'M-20 560L90 410 150 440 270 296 330 350 470 176 520 232 560 214 680 360 730 330 800 400 900 300 960 356 1080 420 1140 392 1300 560z';
  const light = [
    'M470 176L520 232 560 214 680 360 650 380 690 440 600 400 560 320 530 330 510 270 486 250z',
    'M270 296L330 350 390 430 340 410 310 360z',
    'M900 300L960 356 1080 420 1010 420 960 400 930 350z',
    'M90 410L150 440 190 490 140 470z',
    'M730 330L800 400 840 450 780 420z',
  ];
  return [
    fade('peaks', '#6d4f7d', '#8b6488', '#c08a8c'),
    fill('url(#peaks)', shade),
    fill('#f3a78c', light.join('')),
    fill('#fbd9c0', 'M470 176L520 232 536 224 530 262 508 246 496 268 482 232 462 252 450 224 436 218z'),
  ];
}

function valleys() {
  return [
    fade('mist', '#f0b99100', '#f0b991', '#f0b99100'),
    box('url(#mist)', 0, 400, 1280, 190, 'opacity=".55"'),
    fade('far', '#54466f', '#8f6a86'),
    ridge('url(#far)', 1280, 700, { top: 480, relief: 46, seed: 12, step: 86 }),
    fade('middle', '#37355f', '#5e527c'),
    ridge('url(#middle)', 1280, 800, { top: 556, relief: 40, seed: 25, step: 100 }),
    fade('close', '#1e224e', '#2f3160'),
    ridge('url(#close)', 1280, 800, { top: 634, relief: 30, seed: 41, step: 120 }),
  ];
}

function hut() {
  return moved(
    180,
    622,
    glow('window', ['#ffd98a', 0.8], ['#ffb860', 0.25], ['#ffb860', 0]),
    disc('url(#window)', 0, -26, 110),
    fill('#141842', 'M-56 20V-24L0-68 56-24V20z'),
    fill('#20244f', 'M-70-16L0-72 70-16 62-6 0-56-62-6z'),
    box('#ffd98a', -34, -20, 22, 22),
    box('#ffd98a', 12, -20, 22, 22),
    box('#141842', 26, -78, 12, 30),
  );
}

function nearRidge() {
  return fill(NEAR, 'M0 900V742L120 726 260 736 400 704 520 694 640 650 740 640 860 598 960 584 1040 548 1120 540 1190 500 1280 486V900z');
}

function walkers() {
  return [
    turned(690, 648, -4, walker('a'), 1.02),
    turned(826, 612, -8, walker('b'), 1),
    turned(956, 588, -4, walker('c'), 0.98),
    turned(1084, 544, -4, walker('d', true), 1.04),
  ];
}

/** From the ground up, on the way to the end side. */
function walker(id, isPointing = false) {
  const arm = isPointing ? 'M2-84L36-104 66-116' : 'M2-82L22-62 38-66';
  return [
    glow(`lamp-${id}`, ['#fff3cf', 0.95], ['#ffd98a', 0.35], ['#ffd98a', 0]),
    disc(`url(#lamp-${id})`, 14, -116, 46),
    line(NEAR, 13, 'M-4-48L-18-24-28 6M-2-48L14-26 12 6', ROUND),
    line(NEAR, 9, 'M-30 5H-18M10 5H24', ROUND),
    fill(NEAR, 'M-14-92Q0-106 12-92L10-44H-14z'),
    fill(NEAR, 'M-38-94Q-22-104-12-94V-54Q-24-46-38-54z'),
    line(NEAR, 10, arm, ROUND),
    isPointing ? '' : line(NEAR, 4, 'M38-70L52 8', ROUND),
    disc(NEAR, 3, -109, 13),
    disc('#fff3cf', 14, -116, 5),
  ].join('');
}
