import { around, box, disc, fill, line, picture, round, turned } from '../examples/theme-pictures/svg.mjs';
import { group, inside, moved, ROUND, times } from './shapes.mjs';

// Two inks and a yellow: where they meet, they mix.
const [PAPER, BLUE, PINK, YELLOW] = ['#fbf3e2', '#2440b8', '#ff4f79', '#ffc83d'];
const ink = (...content) => group('style="mix-blend-mode:multiply"', ...content);

/** A microphone between two speech bubbles, in two inks that do not quite meet. */
export function twoVoices() {
  const scene = [disc(YELLOW, 640, 400, 310), waves(), bubbles(), egg(), croissant(), microphone()];
  return picture(1280, 920, box(PAPER, 0, 0, 1280, 920) + moved(0, 60, scene));
}

function waves() {
  const arc = (radius, side) => {
    const [from, to] = [around(640, 400, radius, -24), around(640, 400, radius, 24)].map(([x, y]) =>
      [640 + side * (x - 640), y].map(round).join(' '),
    );
    return `M${from}A${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} ${to}`;
  };
  return [
    ink(line(PINK, 14, [580, 628].map((radius) => arc(radius, -1)).join(''), ROUND)),
    ink(line(BLUE, 14, [580, 628].map((radius) => arc(radius, 1)).join(''), ROUND)),
  ];
}

const LEFT =
  'M350 120C520 110 610 200 604 330 598 460 500 540 350 536 330 536 300 534 284 528L176 616 190 482C120 440 96 390 100 320 106 200 200 128 350 120z';
const RIGHT =
  'M930 200C780 192 676 280 682 406 688 530 790 606 930 602 950 602 976 600 994 594L1106 690 1090 546C1156 506 1182 454 1178 390 1172 280 1080 208 930 200z';

/** The dots become larger towards the foot. */
function dots(color, fromX, fromY) {
  return times(9, (row) =>
    times(17, (column) => disc(color, fromX + column * 32 + (row % 2) * 16, fromY + row * 28, round(2.5 + row * 1.15))),
  );
}

function bubbles() {
  return [
    ink(fill(PINK, LEFT)),
    inside('left', fill('#000', LEFT), ink(dots('#ffb9c4', 90, 330))),
    fill(BLUE, RIGHT),
    inside('right', fill('#000', RIGHT), dots('#3f5ccb', 680, 420)),
  ];
}

/** What one of them has for breakfast. */
function egg() {
  return turned(
    286,
    324,
    0,
    [
      fill(
        PAPER,
        'M-128 6C-140-50-92-104-34-98 4-94 20-124 66-110 128-92 146-40 122 8 104 44 120 74 74 98 30 120-10 92-48 100-98 108-120 56-128 6z',
      ),
      ink(disc(YELLOW, 2, -2, 56)),
      ink(line(PINK, 9, 'M-30-6A32 32 0 0 1-4-34', ROUND)),
    ].join(''),
    0.95,
  );
}

/** What the other one has. */
function croissant() {
  return turned(
    1012,
    396,
    0,
    [
      fill(
        PAPER,
        'M-168 66C-176-10-130-74-62-100-20-116 30-116 70-98 134-70 172-6 160 66 156 84 138 84 128 68 112 34 86 18 52 14 20 12-24 12-56 18-90 24-114 40-132 70-142 86-164 84-168 66z',
      ),
      line(
        BLUE,
        9,
        'M-118-50Q-84-20-84 24M-54-98Q-26-40-30 12M44-104Q24-40 26 10M112-66Q82-24 82 20M152 6Q130 22 120 48M-158 8Q-138 24-128 50',
        ROUND,
      ),
    ].join(''),
    0.78,
  );
}

function microphone() {
  const head = 'M640 70C726 70 776 130 776 220V350C776 440 726 500 640 500S504 440 504 350V220C504 130 554 70 640 70z';
  const grille = times(5, (row) => `M${row === 0 ? 562 : 540} ${150 + row * 46}H${row === 0 ? 718 : 740}`).join('');
  const yoke = 'M450 300V360C450 480 530 560 640 560S830 480 830 360V300M640 560V690';
  const whole = (color) => fill(color, head) + line(color, 30, yoke, ROUND) + fill(color, 'M500 690H780L800 730H480z');
  return [
    fill(PAPER, head, `stroke="${PAPER}" stroke-width="28"`) + line(PAPER, 58, yoke, ROUND),
    moved(14, 10, whole(PINK)),
    whole(BLUE),
    line(PAPER, 16, grille, ROUND),
    fill(YELLOW, 'M504 382H776V414H504z'),
    disc(PAPER, 640, 456, 16),
  ];
}
