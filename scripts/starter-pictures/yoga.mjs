import { box, fill, line, picture, round, turned } from '../examples/theme-pictures/svg.mjs';
import { ellipse, group, moved, ROUND, times } from './shapes.mjs';

const [SAND, FURROW, CREST] = ['#e3e7d1', '#cdd4b4', '#f0f3e4'];

/** Stones in raked sand below a branch, from above. */
export function quietHour() {
  const parts = [sand(), rings(430, 470, 5), rings(850, 560, 3), stones(), branch()];
  return picture(1280, 800, parts.flat(Infinity).join(''));
}

function sand() {
  const furrows = times(21, (row) => `M-20 ${row * 40 + 6}q330-26 660 0t660 0`).join('');
  return [box(SAND, 0, 0, 1280, 800), line(FURROW, 8, furrows), line(CREST, 5, furrows, 'transform="translate(0 11)"')];
}

/** The furrows around stones. */
function rings(x, y, count) {
  const widest = 90 + count * 40;
  const ring = (color, width, radius, shift) =>
    `<ellipse fill="none" stroke="${color}" stroke-width="${width}" cx="${x}" cy="${y + shift}" rx="${round(radius * 1.22)}" ry="${radius}"/>`;
  return [
    ellipse(SAND, x, y + 4, widest * 1.22 + 16, widest + 16),
    times(count + 1, (at) => ring(FURROW, 8, widest - at * 40, 0) + ring(CREST, 5, widest - at * 40, 11)),
  ];
}

function stones() {
  return [
    stone(
      430,
      480,
      1.28,
      ['#5b6f50', '#7d9070', '#47583e'],
      'M-128 10C-136-44-72-84 6-82 90-80 136-40 130 12 122 66 60 84-10 80-80 78-122 58-128 10z',
    ),
    stone(
      462,
      426,
      0.86,
      ['#98a588', '#b9c4a6', '#7a886b'],
      'M-112 8C-116-40-60-70 4-70 76-68 118-34 112 10 106 56 54 72-8 70-70 66-108 50-112 8z',
    ),
    stone(
      448,
      384,
      0.5,
      ['#d3d8bf', '#eaedda', '#b4bb9c'],
      'M-106 8C-110-42-58-72 4-70 72-68 112-36 108 8 102 54 50 72-8 70-66 66-102 50-106 8z',
    ),
    stone(
      850,
      566,
      0.82,
      ['#3c4b34', '#5b6f50', '#2b3a25'],
      'M-118 14C-130-40-80-80-6-84 70-86 128-50 122 6 116 60 50 82-20 78-80 76-108 58-118 14z',
    ),
  ];
}

function stone(x, y, scale, [color, light, dark], path) {
  return group(
    `transform="translate(${x} ${y}) scale(${scale})"`,
    fill('#9aa583', path, 'transform="translate(22 26)" opacity=".55"'),
    fill(dark, path),
    fill(color, path, 'transform="translate(-5 -8) scale(.95 .9)"'),
    ellipse(light, -34, -34, 58, 24, 'transform="rotate(-10 -34 -34)"'),
  );
}

/** A branch that reaches in, and its shadow on the sand. */
function branch() {
  const twigs =
    'M1310 60Q1080 60 900 170T640 262M1130 82Q1080 170 1094 270M960 140Q900 120 830 60M1190 70Q1180 20 1150-20M800 216Q770 270 776 330';
  const places = [
    [636, 262, 250],
    [690, 238, 200],
    [700, 252, 300],
    [760, 226, 205],
    [776, 330, 178],
    [772, 290, 120],
    [786, 262, 240],
    [830, 60, 300],
    [862, 86, 15],
    [872, 92, 250],
    [900, 166, 215],
    [930, 150, 150],
    [1000, 122, 340],
    [1030, 112, 210],
    [1094, 270, 186],
    [1090, 224, 110],
    [1086, 192, 250],
    [1106, 150, 120],
    [1092, 88, 335],
    [1160, 74, 200],
    [1150, -14, 320],
    [1178, 34, 70],
    [1240, 64, 345],
    [1256, 64, 190],
  ];
  const leaf = (color, rib) =>
    fill(color, 'M0 0C-30-26-34-72-4-116 28-78 30-30 0 0z') + (rib === '' ? '' : line(rib, 3, 'M0-6Q-6-60-4-106', ROUND));
  const tones = ['#4a6140', '#5f7852', '#788f63'];
  return [
    group(
      'transform="translate(-26 56)" opacity=".5"',
      line('#aab493', 9, twigs, ROUND),
      places.map(([x, y, degrees]) => turned(x, y, degrees, leaf('#aab493', ''))),
    ),
    line('#5a4a34', 9, twigs, ROUND),
    places.map(([x, y, degrees], at) => turned(x, y, degrees, leaf(tones[at % 3], '#a9b88e'))),
    moved(250, 690, turned(0, 0, 70, leaf('#aab493', ''), 0.9)),
    moved(240, 676, turned(0, 0, 70, leaf('#788f63', '#a9b88e'), 0.9)),
  ];
}
