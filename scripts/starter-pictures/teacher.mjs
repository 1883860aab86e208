import { around, box, closed, disc, fill, line, picture, ring, turned } from '../examples/theme-pictures/svg.mjs';
import { ellipse, group, inside, moved, ROUND } from './shapes.mjs';

// Inlaid stones: between them is the colour of the ground.
const [GROUND, INK, SOFT, GOLD, BRICK, SAND] = ['#e9e6dd', '#23254a', '#54567a', '#e2aa36', '#a23f26', '#c9a873'];
const joints = (path, width = 4) => line(GROUND, width, path, 'stroke-linejoin="round"');

/** A teacher's desk before a blackboard, as an inlay of stones. */
export function desk() {
  const parts = [box(GROUND, 0, 0, 1280, 800), blackboard(), table(), globe(), books(), pencils(), papers()];
  return picture(1280, 800, parts.flat(Infinity).join(''));
}

function blackboard() {
  const [x, y] = [545, 226];
  const corners = [-90, 30, 150].map((degrees) => around(x, y, 106, degrees));
  return [
    fill(SAND, 'M96 56L1188 50 1192 520 92 516z'),
    fill(INK, 'M122 80L1164 76 1166 496 118 492z'),
    joints('M96 56L122 80M1188 50L1164 76M560 50V80M860 48V80', 5),
    line('#383a63', 5, 'M850 78V494'),
    ring(GROUND, 5, x, y, 106),
    fill('none', closed(corners), `stroke="${GOLD}" stroke-width="6" stroke-linejoin="round"`),
    line(GROUND, 4, `M${x} 96V370M424 279H666`, 'stroke-dasharray="14 10"'),
    [...corners, [x, y]].map(([atX, atY]) => disc(GROUND, atX, atY, 9)),
    line(GROUND, 5, 'M920 350V190L1090 350zM920 326h24v24M1034 350q-2-32 16-42', ROUND),
    line(GOLD, 5, 'M920 150Q960 100 1010 150T1100 150', ROUND),
  ];
}

function table() {
  return [
    fill('#d9bd8c', 'M0 604H1280V660H0z'),
    fill(SAND, 'M0 660H1280V800H0z'),
    fill('#bb955c', 'M0 660H300L320 800H0zM640 660H960L930 800H650z'),
    joints(
      'M0 660H1280M0 604H1280M220 604L232 660M520 604L516 660M820 604L836 660M1080 604L1090 660M300 660L320 800M640 660L650 800M960 660L930 800',
      5,
    ),
  ];
}

function globe() {
  const land = [
    'M-130-70L-70-128-6-120-30-70 10-40-30 0-60-10-90-34z',
    'M-50 20L10 14 36 52 0 92-16 136-46 90z',
    'M50-112L130-70 150-10 100 10 84-36 44-58z',
    'M76 44L124 40 116 88 82 84z',
  ];
  const colors = [GOLD, '#d8b983', '#f0d490', GOLD];
  const ball = inside(
    'globe',
    disc('#000', 0, 0, 140),
    disc('#6f93a3', 0, 0, 140),
    fill('#5b7e92', 'M150-150V150H-40Q120 70 100-80z'),
    land.map((path, at) => fill(colors[at], path, `stroke="${GROUND}" stroke-width="4" stroke-linejoin="round"`)),
    joints('M0-140Q-70 0 0 140M0-140Q80 0 0 140M-140 0Q0 34 140 0M-124-70Q0-44 124-70M-124 70Q0 106 124 70', 3),
  );
  const frame = line(BRICK, 16, 'M0-168A168 168 0 0 0 0 168', ROUND) + disc(GOLD, 0, -158, 14) + disc(GOLD, 0, 158, 14);
  const foot = fill(BRICK, 'M-30 150H-2L4 196H-40zM-118 206Q-114 184-16 182 82 184 86 206z');
  return moved(300, 398, foot, turned(0, 0, 17, frame + ball));
}

function books() {
  const book = ([x, y, width, height, color, band]) => [
    fill(color, `M${x} ${y}h${width}q-10 ${height / 2} 0 ${height}h-${width}q-22-${height / 2} 0-${height}z`),
    fill(
      '#f6f1e4',
      `M${x + 14} ${y + 9}h${width - 12}q-8 ${height / 2 - 9} 0 ${height - 18}h-${width - 12}q-14-${height / 2 - 9} 0-${height - 18}z`,
    ),
    fill(color, `M${x} ${y}h${width * 0.3}v${height}h-${width * 0.3}q-22-${height / 2} 0-${height}z`),
    box(band, x + width * 0.08, y, width * 0.06, height),
    joints(`M${x + width * 0.3} ${y}v${height}M${x + width * 0.3} ${y + height / 2}h${width * 0.7}`, 4),
  ];
  const stack = [
    [520, 538, 330, 66, BRICK, GOLD],
    [548, 480, 270, 56, '#4e6b52', GROUND],
    [536, 416, 300, 62, SOFT, GOLD],
  ].map(book);
  const pear = moved(
    690,
    360,
    fill('#c9b143', 'M0-84C30-84 26-40 44-18 70 14 52 56 0 56S-70 14-44-18C-26-40-30-84 0-84z'),
    fill('#a9922f', 'M10-82C30-76 28-40 44-18 70 14 52 56 0 56 34 40 30 0 20-20 12-40 18-60 10-82z'),
    joints('M-50 2Q0 24 54 4M-2-84Q-14-20 0 56', 3),
    line('#5b3a22', 9, 'M0-82Q2-108 18-118', ROUND),
    fill('#4e6b52', 'M10-104Q50-138 84-112 52-84 10-104z'),
  );
  return [stack, pear];
}

function pencils() {
  const pencil = (color, tall) =>
    [
      fill('#ecd2a0', `M-13-${tall}L0-${tall + 44} 13-${tall}z`),
      fill(color, `M-4-${tall + 30}L0-${tall + 44} 4-${tall + 30}z`),
      box(color, -13, -tall, 26, tall),
      box('#fff', -4, -tall, 7, tall, 'opacity=".25"'),
    ].join('');
  return moved(
    1010,
    600,
    turned(-36, -60, -16, pencil(GOLD, 150)),
    turned(36, -60, 15, pencil(BRICK, 140)),
    turned(0, -60, -1, pencil('#6f93a3', 190)),
    fill(SOFT, 'M-78-128H78L66 6H-66z'),
    fill('#6a6c8f', 'M-78-128H-20L-24 6H-66z'),
    joints('M-75-92H75M-69-26H69M-22-92L-25-26M30-92L27-26', 4),
    ellipse(INK, 0, -128, 78, 12, 'opacity=".35"'),
  );
}

function papers() {
  return group(
    '',
    fill('#fdfcfa', 'M352 700L628 672 668 772 384 800z'),
    line(SOFT, 5, 'M404 722L606 701M414 748L556 733', ROUND),
    turned(
      820,
      722,
      -14,
      [
        box(GOLD, -150, -15, 250, 30),
        box('#f0d490', -150, -15, 250, 10),
        fill('#ecd2a0', 'M100-15L146 0 100 15z'),
        fill(INK, 'M132-5L146 0 132 5z'),
        box(BRICK, -186, -15, 36, 30, 'rx="8"'),
      ].join(''),
    ),
  );
}
