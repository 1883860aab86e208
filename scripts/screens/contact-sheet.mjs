// One page, and one picture, that show all photographs of a folder small, in the order of their names.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { escapeMarkup } from '../../server/markup.rules.ts';
import { unpackBrowser } from '../../test/support/unpack-browser.mjs';

/** How wide a photograph is on the sheet, by the width of its window. The picture itself is twice as sharp. */
const shownWidth = { 1440: 300, 390: 110 };
/** A longer page is cut off here; a press on it shows all. In pixels of the sheet. */
const longest = 520;

/**
 * @param {string} folder with pictures that are named `{group}.{number}.{width}.{scheme}.{name}.png`
 * @returns {Promise<{ page: string, picture: string }>} the two files
 */
export async function writeContactSheet(folder, language) {
  const photographs = readdirSync(folder).flatMap(factsOf);
  mkdirSync(join(folder, 'small'), { recursive: true });
  for (const photograph of photographs) await shrink(folder, photograph);
  const page = join(folder, 'index.html');
  const screens = Map.groupBy(photographs, ({ group, number }) => `${group} ${number}`);
  writeFileSync(page, markup([...screens.values()], language));
  return { page, picture: await photographSheet(page, join(folder, 'contact-sheet.png')) };
}

function factsOf(file) {
  const [, group, number, width, scheme, name] = /^(.+?)\.(\d+)\.(\d+)\.(light|dark)\.(.+)\.png$/.exec(file) ?? [];
  return group === undefined ? [] : [{ file, group, number, width, scheme, name }];
}

async function shrink(folder, { file, width }) {
  const picture = sharp(join(folder, file)).resize({ width: 2 * shownWidth[width] });
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, 2 * longest);
  await sharp(data)
    .extract({ left: 0, top: 0, width: info.width, height })
    .webp({ quality: 82 })
    .toFile(join(folder, smallName(file)));
}

function smallName(file) {
  return `small/${file.replace(/png$/, 'webp')}`;
}

function markup(screens, language) {
  const cards = screens.map((photographs) => {
    const shown = photographs.sort(inOrder).map(pictureOf);
    return `<figure><figcaption>${escapeMarkup(photographs[0].name)}</figcaption><div>${shown.join('')}</div></figure>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens, ${language}</title><style>
    body { margin: 32px; background: #8b8d98; color: #111; font: 15px/1.4 system-ui, 'Open Sans', sans-serif }
    h1 { margin: 0 0 24px; font-size: 24px }
    main { display: flex; flex-wrap: wrap; gap: 32px; align-items: start }
    figure { margin: 0 } figcaption { margin-bottom: 6px; font-weight: 600 }
    div { display: flex; gap: 8px; align-items: start } img { display: block }
  </style><h1>Screens, ${language}: ${screens.length}</h1><main>${cards.join('\n')}</main></html>`;
}

/** The wide window first, and light before dark. */
function inOrder(one, other) {
  return Number(other.width) - Number(one.width) || other.scheme.localeCompare(one.scheme);
}

function pictureOf({ file, name, width, scheme }) {
  const alt = `${name}, ${width} pixels, ${scheme}`;
  return `<a href="${encodeURIComponent(file)}"><img alt="${escapeMarkup(alt)}" width="${shownWidth[width]}" src="${smallName(file).split('/').map(encodeURIComponent).join('/')}"></a>`;
}

async function photographSheet(page, picture) {
  const { executablePath, env } = await unpackBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env: { ...process.env, ...env } });
  try {
    const sheet = await browser.newPage({ viewport: { width: 1860, height: 1000 } });
    await sheet.goto(pathToFileURL(page).href);
    await sheet.screenshot({ path: picture, fullPage: true });
  } finally {
    await browser.close();
  }
  return picture;
}
