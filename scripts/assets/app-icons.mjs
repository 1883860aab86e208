// Draws the icons of the installed app from the logo, into client/public/icons: `node scripts/assets/app-icons.mjs`. Commit the icons.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { reportFault, root, print } from '../process.mjs';

const folder = join(root, 'client/public/icons');
const favicon = readFileSync(join(root, 'client/public/favicon.svg'), 'utf8');
const VIEW = 32;

/** The tiles of the logo on a background that reaches all edges, because each system cuts its own shape from it. */
function onWholeGround(scale) {
  const margin = (VIEW * (1 - scale)) / 2;
  const ground = favicon.replace(/ rx="\d+"/, '');
  return ground.replace(/transform="[^"]*"/, `transform="translate(${margin} ${margin}) scale(${scale})"`);
}

const icons = [
  { name: 'icon-192', size: 192, svg: favicon },
  { name: 'icon-512', size: 512, svg: favicon },
  // The tiles are inside the safe zone, the circle that every system shows: four fifths of the width.
  { name: 'maskable-512', size: 512, svg: onWholeGround(0.62) },
  { name: 'apple-touch-icon', size: 180, svg: onWholeGround(0.72) },
];

async function draw({ name, size, svg }) {
  const density = (72 * size) / VIEW;
  await sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, `${name}.png`));
}

try {
  mkdirSync(folder, { recursive: true });
  for (const icon of icons) await draw(icon);
  print(`${icons.length} icons`);
} catch (error) {
  reportFault(error);
}
