// Sheets that show a picture of a folder at the left, and at the right the photograph of the screen that it is of.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const GAP = 24;

/**
 * @param {string} folder with photographs that are named `{group}.{number}.{width}.{scheme}.{name}.png`
 * @param {string} others with pictures that are named `{name}-{width}.png`
 * @returns {Promise<string[]>} the sheets, in the order of the photographs
 */
export async function putBeside(folder, others) {
  const target = join(folder, 'beside');
  mkdirSync(target, { recursive: true });
  const sheets = [];
  for (const file of readdirSync(folder).sort()) {
    const [, width, name] = /^.+?\.\d+\.(\d+)\.light\.(.+)\.png$/.exec(file) ?? [];
    const other = join(others, `${name}-${width}.png`);
    if (name === undefined || !existsSync(other)) continue;
    const sheet = join(target, `${name}-${width}.png`);
    await writeSheet(other, join(folder, file), sheet);
    sheets.push(sheet);
  }
  return sheets;
}

/** Both as wide as the left one. Of a longer photograph, the upper part is shown. */
async function writeSheet(left, right, sheet) {
  const { width, height } = await sharp(left).metadata();
  const photograph = await sharp(right).resize({ width }).toBuffer({ resolveWithObject: true });
  const shown = Math.min(height, photograph.info.height);
  const cut = await sharp(photograph.data).extract({ left: 0, top: 0, width, height: shown }).toBuffer();
  const parts = [
    { input: left, left: 0, top: 0 },
    { input: cut, left: width + GAP, top: 0 },
  ];
  await sharp({ create: { width: 2 * width + GAP, height, channels: 3, background: '#8b8d98' } })
    .composite(parts)
    .png()
    .toFile(sheet);
}
