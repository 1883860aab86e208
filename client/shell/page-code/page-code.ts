import { saveFile } from '../save-file.js';
import encodeQR from 'qr';
import type { Color } from '../../../server/pages/design/color.rules.js';
import { channels, contrast, flatten, WHITE } from '../../page-view/contrast.js';
import { groundColor } from '../../page-view/document/page-styles.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';

/** The modules of light around a code that cameras need to find it. */
const QUIET_MODULES = 4;
/** In pixels, at least: 8 cm at 300 dots per inch. */
const PNG_WIDTH = 1000;
/** Worn paper and bad light take away contrast, so a code needs more of it than a text. */
const LOWEST_CONTRAST = 7;
/** A ground with less contrast to black looks black in a code. */
const NEARLY_BLACK = 2;
const BLACK: Color = { hex: '#000000', alpha: 1 };

/** A QR code. Its modules are dark or light, in rows, with a light edge. */
export type PageCode = readonly (readonly boolean[])[];

export interface CodeColors {
  readonly dark: string;
  readonly light: string;
}

export const BLACK_ON_WHITE: CodeColors = { dark: BLACK.hex, light: WHITE.hex };

/** The code that opens an address. */
export function pageCode(address: string): PageCode {
  return encodeQR(address, 'raw', { border: QUIET_MODULES });
}

/**
 * The colours of a page for its code, or null if no two of them differ enough. Dark is on light, because many cameras find no code whose
 * colours are exchanged. In the place of a ground that is nearly black, or too
 * light, the most colourful of its colours and those of the tiles is taken.
 */
export function codeColors(design: PageDesign): CodeColors | null {
  const ground = groundColor(design);
  const grounds = [ground, ...endOfGround(design).map((end) => flatten(end, ground))];
  const buttons = design.tiles.map(({ style }) => flatten(style.button, ground));
  const own = [ground, flatten(design.titleColor, ground), ...buttons];
  const light = [...own, WHITE].find((color) => contrast(color, BLACK) >= 2 * LOWEST_CONTRAST) ?? WHITE;
  const isSeen = (color: Color) => contrast(color, light) >= LOWEST_CONTRAST;
  const isUsual = light === ground || (isSeen(ground) && contrast(ground, BLACK) >= NEARLY_BLACK);
  const colourful = isUsual ? undefined : mostColourful([...grounds, ...buttons].filter(isSeen));
  const dark = colourful ?? own.find(isSeen);
  return dark ? { dark: dark.hex, light: light.hex } : null;
}

function endOfGround({ appearance }: PageDesign): readonly Color[] {
  return appearance?.ground.kind === 'gradient' ? [appearance.ground.end] : [];
}

/** The colour that is furthest from grey; the first of several. */
function mostColourful(colors: readonly Color[]): Color | undefined {
  const distance = (color: Color) => Math.max(...channels(color)) - Math.min(...channels(color));
  return colors.toSorted((one, other) => distance(other) - distance(one))[0];
}

/** The outline of the dark modules, with one unit for a module. Neighbours in a row are one shape. */
export function darkModules(code: PageCode): string {
  const rows = code.map((row, y) =>
    row.map((isDark, x) => {
      if (!isDark || row[x - 1] === true) return '';
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${end - x}v1H${x}z`;
    }),
  );
  return rows.flat().join('');
}

/** The code as a file. */
export function codeSvg(code: PageCode, { dark, light }: CodeColors): Blob {
  const size = code.length;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PNG_WIDTH}" height="${PNG_WIDTH}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="${light}" d="M0 0h${size}v${size}H0z"/><path fill="${dark}" d="${darkModules(code)}"/></svg>\n`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** The code as a picture. A module is a whole number of pixels, so its edges are sharp. Null if the browser has no memory for it. */
function codePng(code: PageCode, { dark, light }: CodeColors): Promise<Blob | null> {
  const scale = Math.ceil(PNG_WIDTH / code.length);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = code.length * scale;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = light;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = dark;
  for (const [y, row] of code.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect(x * scale, y * scale, scale, scale);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Lets the browser save a code of a page as a picture. False if the picture could not be made. */
export async function savePng(code: PageCode, colors: CodeColors, linkname: string | null): Promise<boolean> {
  const picture = await codePng(code, colors);
  if (picture) saveFile(picture, `${codeName(linkname)}.png`);
  return picture !== null;
}

/** Lets the browser save a code of a page as a drawing. */
export function saveSvg(code: PageCode, colors: CodeColors, linkname: string | null): void {
  saveFile(codeSvg(code, colors), `${codeName(linkname)}.svg`);
}

function codeName(linkname: string | null): string {
  return `${linkname ?? 'page'}-code`;
}
