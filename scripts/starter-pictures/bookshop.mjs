import { around, box, disc, fill, line, picture, round, seeded, turned } from '../examples/theme-pictures/svg.mjs';
import { inside, moved, ROUND, times } from './shapes.mjs';

const [INK, PAPER] = ['#1a1714', '#f3efe4'];

/** What a burin cuts: a line that is thin at its ends. */
function cut(fromX, fromY, toX, toY, width) {
  const [middleX, middleY, long] = [(fromX + toX) / 2, (fromY + toY) / 2, Math.hypot(toX - fromX, toY - fromY)];
  const [acrossX, acrossY] = [(-(toY - fromY) / long) * width, ((toX - fromX) / long) * width];
  const numbers = [fromX, fromY, middleX + acrossX, middleY + acrossY, toX, toY, middleX - acrossX, middleY - acrossY, fromX, fromY].map(
    round,
  );
  return `M${numbers[0]} ${numbers[1]}Q${numbers.slice(2, 6).join(' ')}Q${numbers.slice(6).join(' ')}z`;
}

/** Books below a lamp, cut into wood. */
export function booksUnderLamp() {
  const parts = [night(), light(), table(), books(), openBook(), glasses(), lamp()];
  return picture(1280, 800, parts.flat(Infinity).join(''));
}

const [LAMP_X, LAMP_Y] = [930, 232];

/** The dark room, with the rays of the lamp. */
function night() {
  const rays = times(60, (at) => {
    const from = 250 + ((at * 37) % 90);
    return cut(
      ...around(LAMP_X, LAMP_Y - 20, from, at * 6 + 2),
      ...around(LAMP_X, LAMP_Y - 20, from + 380 + ((at * 53) % 260), at * 6 + 2),
      5.5,
    );
  });
  return [box(INK, 0, 0, 1280, 800), fill(PAPER, rays.join(''))];
}

function light() {
  const shade = times(13, (at) => {
    const degrees = 48 + at * 7;
    const from = 120 + ((at * 41) % 60);
    return cut(...around(LAMP_X, LAMP_Y, from, degrees), ...around(LAMP_X, LAMP_Y, from + 120 + ((at * 29) % 70), degrees), 3);
  });
  return [fill(PAPER, `M${LAMP_X - 150} ${LAMP_Y}H${LAMP_X + 150}L1290 640V700H300V620z`), fill(INK, shade.join(''))];
}

function table() {
  const random = seeded(7);
  const grain = times(26, () => {
    const [x, y, long] = [random() * 1280, 664 + random() * 130, 90 + random() * 190];
    return cut(x, y, x + long, y, 3.4);
  });
  return [box(INK, 0, 640, 1280, 160), fill(PAPER, 'M0 640H1280V650H0z'), fill(PAPER, grain.join(''))];
}

/** A stack: the backs of the books are towards the reader. */
function books() {
  const book = ([x, y, width, height, bands]) => {
    const shade = times(Math.floor(width / 22) - 1, (at) => {
      const part = at / (width / 22);
      const long = height * (0.2 + 0.5 * part ** 2);
      return cut(x + 22 + at * 22, y + height - 4, x + 22 + at * 22, y + height - 4 - long, 3.6);
    });
    const band = (at) => fill(PAPER, `M${x + at} ${y}h16v${height}h-16zM${x + at + 24} ${y}h6v${height}h-6z`);
    return [
      fill(
        INK,
        `M${x} ${y}H${x + width}Q${x + width + 14} ${y + height / 2} ${x + width} ${y + height}H${x}Q${x - 14} ${y + height / 2} ${x} ${y}z`,
        `stroke="${PAPER}" stroke-width="6"`,
      ),
      fill(PAPER, shade.join('')),
      bands.map(band),
      fill(PAPER, cut(x + width * 0.34, y + height * 0.36, x + width * 0.72, y + height * 0.36, 5)),
    ];
  };
  return [
    [250, 566, 470, 76, [50, 390]],
    [300, 502, 390, 62, [36, 316]],
    [264, 428, 430, 72, [60, 340]],
    [316, 370, 350, 56, [30, 286]],
  ].map(book);
}

function openBook() {
  const lines = (side) =>
    times(7, (row) => {
      const y = 288 - row * 15;
      const [from, to] = [26, 176 - (row === 3 ? 60 : 0)];
      return cut(490 + side * from, y + 28 - row, 490 + side * to, y + 4 + row * 1.5, 2.6);
    }).join('');
  const leaf = (side) =>
    `M490 346C${490 + side * 60} 302 ${490 + side * 150} 306 ${490 + side * 226} 336V196C${490 + side * 150} 160 ${490 + side * 60} 158 490 200z`;
  return [
    fill(INK, 'M248 350Q370 330 490 372 610 330 732 350V208H248z', `stroke="${PAPER}" stroke-width="6" stroke-linejoin="round"`),
    fill(PAPER, leaf(-1) + leaf(1)),
    fill(INK, lines(-1) + lines(1)),
    fill(INK, cut(490, 198, 490, 348, 5)),
    fill(PAPER, 'M500 346Q520 376 514 430L530 416 546 432Q552 370 526 338z', `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`),
  ];
}

function glasses() {
  return moved(
    930,
    634,
    line(
      INK,
      12,
      'M-104-30a50 42 0 1 1 100 0 50 42 0 1 1-100 0zM28-30a50 42 0 1 1 100 0 50 42 0 1 1-100 0zM-4-40Q12-58 28-40M-104-34L-160-12M128-34L176-8',
      ROUND,
    ),
    fill(INK, cut(-84, -12, -50, -54, 3.5) + cut(-66, -8, -36, -46, 3) + cut(50, -12, 84, -54, 3.5) + cut(68, -8, 98, -46, 3)),
  );
}

/** The shade is between what it lights and the dark. */
function lamp() {
  const shade = `M${LAMP_X - 90} 110H${LAMP_X + 90}L${LAMP_X + 180} ${LAMP_Y}H${LAMP_X - 180}z`;
  const folds = times(11, (at) => {
    const part = (at + 0.5) / 11;
    return cut(LAMP_X - 90 + part * 180, 122, LAMP_X - 180 + part * 360, LAMP_Y - 12, at < 4 ? 3 : 6 - Math.abs(at - 7) * 0.6);
  });
  return [
    line(INK, 22, `M${LAMP_X + 240} 640V300Q${LAMP_X + 240} 60 ${LAMP_X} 70V112`),
    line(PAPER, 5, `M${LAMP_X + 244} 636V300Q${LAMP_X + 244} 54 ${LAMP_X} 64`, ROUND),
    fill(INK, `M${LAMP_X + 150} 640Q${LAMP_X + 160} 606 ${LAMP_X + 240} 604T${LAMP_X + 330} 640z`, `stroke="${PAPER}" stroke-width="5"`),
    fill(INK, shade, `stroke="${PAPER}" stroke-width="7" stroke-linejoin="round"`),
    fill(PAPER, folds.join('')),
    inside('bulb', box('#000', LAMP_X - 100, LAMP_Y + 4, 200, 80), disc(PAPER, LAMP_X, LAMP_Y - 4, 36, `stroke="${INK}" stroke-width="6"`)),
    turned(LAMP_X - 110, LAMP_Y + 8, 0, line(INK, 4, 'M0 0V64', ROUND) + disc(INK, 0, 70, 8)),
  ];
}
