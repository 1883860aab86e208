// Portraits of the example people in the style of paper cuts: a few flat shapes in five colours, in a square of 96 units.

const side = 1000;

/**
 * A portrait.
 * @param {{ ground: string, skin: string, hair: string, shirt: string, cut: keyof typeof cuts }} parts `cut` is the hairstyle or headwear
 * @returns {string} an SVG
 */
export function face({ ground, ...person }) {
  return picture(`<path fill="${ground}" d="M0 0h96v96H0z"/>${bust(person)}`);
}

/** Three singers. */
export function trio() {
  const singers = [
    { x: -26, y: 14, skin: '#8a4b32', hair: '#1b1210', shirt: '#f2b44a', cut: 'curls' },
    { x: 26, y: 14, skin: '#f0c8a6', hair: '#d9822b', shirt: '#f6ead2', cut: 'long' },
    { x: 0, y: 4, skin: '#d9a47c', hair: '#4a2a1c', shirt: '#a3262a', cut: 'beard' },
  ];
  const busts = singers.map(({ x, y, ...person }) => `<g transform="translate(${x} ${y})">${bust(person)}</g>`);
  return picture(`<path fill="#5c161d" d="M0 0h96v96H0z"/><circle cx="48" cy="40" r="40" fill="#8a2a24"/>${busts.join('')}`);
}

function picture(content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 96 96">${content}</svg>`;
}

function bust({ skin, hair, shirt, cut }) {
  const { behind = '', above = '' } = cuts[cut]({ skin, hair, shirt });
  return [
    behind,
    `<path fill="${skin}" d="M41 54h14v17H41z"/><path fill="#000" fill-opacity=".16" d="M41 57c4 5 10 5 14 0v6c-4 4-10 4-14 0z"/>`,
    `<path fill="${shirt}" d="M11 97c2-20 14-28 29.5-30 4 5 11 5 15 0 15.5 2 27.5 10 29.5 30z"/>`,
    `<path fill="${skin}" d="M32 40c0-11 6-18 16-18s16 7 16 18-6 22-16 22-16-11-16-22z"/>`,
    above,
  ].join('');
}

const fringe = 'M31 41c-1-14 6-22 17-22s18 8 17 22c-3-8-8-12-17-12s-14 4-17 12z';

const cuts = {
  short: ({ hair }) => ({
    above: `<path fill="${hair}" d="M30.5 42c-2-15 6-23.5 17.5-23.5S67.5 27 65.5 42c-1-7-4-11-8-13-5 2-14 2-19-1-4 3-7 7-8 14z"/>`,
  }),
  long: ({ hair }) => ({
    behind: `<path fill="${hair}" d="M26 82c-4-18-1-35 2-46 2-12 9-19 20-19s18 7 20 19c3 11 6 28 2 46z"/>`,
    above: `<path fill="${hair}" d="M31 42c-1-14 6-22 17-22s18 8 17 22c-3-7-6-10-9-12-4 3-15 4-19 1-3 3-5 6-6 11z"/>`,
  }),
  bun: ({ hair }) => ({
    behind: `<circle cx="48" cy="13" r="9" fill="${hair}"/><path fill="${hair}" d="M29 47c-2-18 5-29 19-29s21 11 19 29z"/>`,
    above: `<path fill="${hair}" d="M31 42c-1-14 6-22 17-22s18 8 17 22c-2-7-6-10-17-14-9 4-15 7-17 14z"/>`,
  }),
  curls: ({ hair }) => ({
    behind: [
      [48, 27, 20],
      [31, 34, 11],
      [65, 34, 11],
      [29, 46, 9],
      [67, 46, 9],
    ]
      .map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${hair}"/>`)
      .join(''),
    above: `<path fill="${hair}" d="${fringe}"/>`,
  }),
  beard: ({ hair }) => ({
    above: `<path fill="${hair}" d="${fringe}"/><path fill="${hair}" d="M31.5 42c2 5 4 8 8 8 3 0 5-1.5 8.5-1.5s5.5 1.5 8.5 1.5c4 0 6-3 8-8 1 15-5 24-16.5 24s-17.5-9-16.5-24z"/>`,
  }),
  scarf: ({ hair, skin }) => ({
    behind: `<path fill="${hair}" d="M25 84c-3-16-1-34 2-46 3-15 9-23 21-23s18 8 21 23c3 12 5 30 2 46z"/>`,
    above: `<path fill="${hair}" fill-rule="evenodd" d="M27 42c0-17 8-26 21-26s21 9 21 26c0 12-3 20-8 26-8 6-18 6-26 0-5-6-8-14-8-26z"/><path fill="${skin}" d="M34 42c0-11 5-17 14-17s14 6 14 17-5 19-14 19-14-8-14-19z"/><path fill="#000" fill-opacity=".14" d="M35 66c8 6 18 6 26 0 4 4 3 9-2 12-8 4-19 3-25-2-3-3-2-7 1-10z"/>`,
  }),
  cap: ({ hair, shirt }) => ({
    above: `<path fill="${hair}" d="M31 44c-1-4-1-8 0-11h34c1 3 1 7 0 11-1-3-2-5-3-6H34c-1 1-2 3-3 6z"/><path fill="${shirt}" d="M30 34c0-12 7-19 18-19s18 7 18 19z"/><path fill="${shirt}" d="M44 31h30c3 0 5 2 5 5H44z"/><circle cx="48" cy="15.5" r="2" fill="#fff" fill-opacity=".7"/>`,
  }),
  hat: ({ hair, shirt }) => ({
    above: `<path fill="${hair}" d="M31 44c-1-5-1-9 0-13h34c1 4 1 8 0 13-1-4-2-6-3-8H34c-1 2-2 4-3 8z"/><ellipse cx="48" cy="31" rx="33" ry="6.5" fill="${shirt}"/><path fill="${shirt}" d="M31 31c0-13 4-20 17-20s17 7 17 20z"/><path fill="#a86a00" d="M31 27.5c10 3 24 3 34 0v4c-10 3-24 3-34 0z"/>`,
  }),
};
