import sharp from 'sharp';
import { chilli, leaf, lemon, tomato } from '../../scripts/examples/kitchen-things.mjs';

interface Face {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
}

/** A portrait in the style of a paper cut, with the size of a typical upload: a JPEG. */
export function aFace({ ground, skin, hair, shirt }: Face): Promise<Buffer> {
  return drawn(
    `<defs><radialGradient id="light" cx=".3" cy=".2" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></radialGradient></defs>
    <path fill="${ground}" d="M0 0h96v96H0z"/><path fill="url(#light)" d="M0 0h96v96H0z"/>
    <path fill="${hair}" d="M26 80c-3-18-1-34 2-44 2-12 9-19 20-19s18 7 20 19c3 10 5 26 2 44z"/>
    <path fill="${skin}" d="M41 54h14v15H41z"/><path fill="#000" fill-opacity=".14" d="M41 58c4 5 10 5 14 0v5c-4 4-10 4-14 0z"/>
    <path fill="${skin}" d="M32 40c0-11 6-17 16-17s16 6 16 17-6 21-16 21-16-10-16-21z"/>
    <path fill="${hair}" d="M31 40c0-13 7-20 17-20s17 7 17 20c-3-8-8-11-17-11s-14 3-17 11z"/>
    <path fill="${shirt}" d="M12 96c2-19 14-27 29-29 4 4 10 4 14 0 15 2 27 10 29 29z"/>`,
    { width: 1200, height: 1200, units: 96 },
  );
}

/** A kitchen table with food, in the light of a window: a JPEG. */
export function aKitchenTable(): Promise<Buffer> {
  const things = [lemon, tomato, chilli, leaf];
  const lying = Array.from({ length: 44 }, (_, at) => {
    // The R2 sequence leaves no gaps and forms no lines.
    const [x, y] = [(at * 0.7548776662 * 320) % 320, (at * 0.5698402909 * 200) % 200];
    return `<g transform="translate(${x} ${y}) rotate(${(at * 47) % 360})">${things[(at ^ (at >> 2)) % things.length]!}</g>`;
  });
  const boards = [0, 1, 2, 3, 4].map(
    (at) => `<path fill="#fff" fill-opacity="${at % 2 === 0 ? 0.16 : 0.05}" d="M0 ${at * 40}h320v38H0z"/>`,
  );
  return drawn(
    `<defs><linearGradient id="window" x2="1" y2="1"><stop offset="0" stop-color="#f1bd8b"/><stop offset="1" stop-color="#d28f5c"/></linearGradient></defs>
    <path fill="url(#window)" d="M0 0h320v200H0z"/>${boards.join('')}${lying.join('')}`,
    { width: 2400, height: 1500, units: 320 },
  );
}

/** Mountain ridges at sunset, with a route: a JPEG. */
export function aMountainView(): Promise<Buffer> {
  const ridges = ['#8d8fb8', '#6a6d9a', '#474a71', '#2f4858', '#23353b'].map((color, row) => {
    const foot = 88 + row * 24;
    const peaks = Array.from({ length: 12 }, (_, at) => `L${at * 32} ${foot - ((at * (37 + row * 8)) % 46)}`);
    return `<path fill="${color}" d="M-10 210${peaks.join('')}L340 210z"/>`;
  });
  return drawn(
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#3b4a7a"/><stop offset=".45" stop-color="#dd8a63"/><stop offset=".7" stop-color="#f3d27a"/></linearGradient></defs>
    <path fill="url(#sky)" d="M0 0h320v200H0z"/><circle cx="226" cy="58" r="15" fill="#fff2c9"/>${ridges.join('')}
    <path fill="none" stroke="#f6f1e4" stroke-width="1.6" stroke-dasharray="5 4" d="M18 190c40-8 30-34 76-38s40-30 84-34 52-30 96-38"/>`,
    { width: 2400, height: 1500, units: 320 },
  );
}

/** Sand and water from above, in portrait format: a JPEG. */
export function aShore(): Promise<Buffer> {
  const waves = Array.from({ length: 9 }, (_, at) => {
    const y = 60 + at * 22;
    return `<path fill="none" stroke="#fff" stroke-opacity="${0.7 - at * 0.07}" stroke-width="${3 - at * 0.2}" d="M-5 ${y}q25-${10 + at} 50 0t50 0 50 0 50 0"/>`;
  });
  return drawn(
    `<defs><linearGradient id="sea" x2=".2" y2="1"><stop offset="0" stop-color="#f0ddb4"/><stop offset=".24" stop-color="#e6cf9d"/><stop offset=".34" stop-color="#7fc4b8"/><stop offset="1" stop-color="#1d5f78"/></linearGradient></defs>
    <path fill="url(#sea)" d="M0 0h160v260H0z"/>${waves.join('')}`,
    { width: 1200, height: 1950, units: 160 },
  );
}

function drawn(
  content: string,
  { width, height, units }: { readonly width: number; readonly height: number; readonly units: number },
): Promise<Buffer> {
  const viewBox = `0 0 ${units} ${(units * height) / width}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}
