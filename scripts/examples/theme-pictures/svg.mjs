// What the pictures of the themes are drawn with. Each picture is the same in every run.

/** A drawing of this size. */
export function picture(width, height, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** One of several; the numbers say which. */
export function oneOf(list, random) {
  return list[Math.floor(random() * list.length)];
}

export const fill = (color, path, more = '') => `<path fill="${color}" d="${path}" ${more}/>`;
export const line = (color, width, path, more = '') => `<path fill="none" stroke="${color}" stroke-width="${width}" d="${path}" ${more}/>`;
export const disc = (color, x, y, radius, more = '') => `<circle fill="${color}" cx="${x}" cy="${y}" r="${radius}" ${more}/>`;
export const ring = (color, width, x, y, radius, more = '') =>
  `<circle fill="none" stroke="${color}" stroke-width="${width}" cx="${x}" cy="${y}" r="${radius}" ${more}/>`;
export const box = (color, x, y, width, height, more = '') =>
  `<rect fill="${color}" x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;
export const turned = (x, y, degrees, content, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">${content}</g>`;

/** A fade from top to foot, as a definition. */
export function fade(id, ...stops) {
  const parts = stops.map((color, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${color}"/>`);
  return `<defs><linearGradient id="${id}" x2="0" y2="1">${parts.join('')}</linearGradient></defs>`;
}

/** Points as a closed path. */
export const closed = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;

export const round = (value) => Math.round(value * 10) / 10;

/** A point at an angle in degrees. */
export const around = (x, y, radius, degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

export const ellipse = (color, x, y, across, down) =>
  `<ellipse fill="${color}" cx="${round(x)}" cy="${round(y)}" rx="${round(across)}" ry="${round(down)}"/>`;
