// One page, and one picture for each group, that show all photographs of a folder small, in the order of their names.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { escapeMarkup } from '../../server/markup.rules.ts';
import { unpackBrowser } from '../../test/support/browser/unpack-browser.mjs';

/** How wide a photograph is on the sheet, by the width of its window. The picture itself is twice as sharp. */
const shownWidth = { 1440: 300, 390: 110 };
/** A longer page is divided into columns of equal height. In pixels of the sheet. */
const longest = 520;

/**
 * @param {string} folder with pictures that are named `{group}.{number}.{width}.{scheme}.{name}.png`
 * @returns {Promise<{ page: string, pictures: string[] }>} the files
 */
export async function writeContactSheet(folder, language) {
  const photographs = readdirSync(folder).flatMap(factsOf);
  mkdirSync(join(folder, 'small'), { recursive: true });
  for (const photograph of photographs) photograph.columns = await shrink(folder, photograph);
  const page = join(folder, 'index.html');
  const groups = Map.groupBy(photographs, ({ group }) => group);
  writeFileSync(page, markup([...groups], language));
  return { page, pictures: await photographSheet(page, [...groups.keys()], folder) };
}

function factsOf(file) {
  const [, group, number, width, scheme, name] = /^(.+?)\.(\d+)\.(\d+)\.(light|dark)\.(.+)\.png$/.exec(file) ?? [];
  return group === undefined ? [] : [{ file, group, number, width, scheme, name }];
}

/** Writes the columns of a photograph. Returns their files. */
async function shrink(folder, { file, width }) {
  const picture = sharp(join(folder, file)).resize({ width: 2 * shownWidth[width] });
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  const columns = [];
  const step = Math.ceil(info.height / Math.ceil(info.height / (2 * longest)));
  for (let top = 0; top < info.height; top += step) {
    const name = `small/${file.replace(/png$/, `${columns.length + 1}.webp`)}`;
    const height = Math.min(info.height - top, step);
    await sharp(data).extract({ left: 0, top, width: info.width, height }).webp({ quality: 82 }).toFile(join(folder, name));
    columns.push(name);
  }
  return columns;
}

function markup(groups, language) {
  const sections = groups.map(([group, photographs]) => {
    const screens = [...Map.groupBy(photographs, ({ number }) => number).values()];
    return `<section><h1>Screens, ${language}, ${escapeMarkup(group)}: ${screens.length}</h1><main>${screens.map(cardOf).join('\n')}</main></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens, ${language}</title><style>
    body { margin: 32px; background: #8b8d98; color: #111; font: 15px/1.4 system-ui, 'Open Sans', sans-serif }
    h1 { margin: 0 0 24px; font-size: 24px }
    main { display: flex; flex-wrap: wrap; gap: 32px; align-items: start }
    figure { margin: 0 } figcaption { margin-bottom: 6px; font-weight: 600 }
    div { display: flex; gap: 10px; align-items: start } a { display: flex; gap: 2px; align-items: start } img { display: block }
    section { margin-bottom: 48px }
  </style>${sections.join('\n')}</html>`;
}

function cardOf(photographs) {
  const shown = photographs.sort(inOrder).map(pictureOf);
  return `<figure><figcaption>${escapeMarkup(photographs[0].name)}</figcaption><div>${shown.join('')}</div></figure>`;
}

/** The wide window first, and light before dark. */
function inOrder(one, other) {
  return Number(other.width) - Number(one.width) || other.scheme.localeCompare(one.scheme);
}

function pictureOf({ file, columns, name, width, scheme }) {
  const alt = `${name}, ${width} pixels, ${scheme}`;
  const images = columns.map((column, at) => {
    const address = column.split('/').map(encodeURIComponent).join('/');
    return `<img alt="${at === 0 ? escapeMarkup(alt) : ''}" width="${shownWidth[width]}" src="${address}">`;
  });
  return `<a href="${encodeURIComponent(file)}">${images.join('')}</a>`;
}

/** One picture for each group, because a picture of all would be higher than Chromium can draw. */
async function photographSheet(page, groups, folder) {
  const pictures = [];
  const { executablePath, env } = await unpackBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env: { ...process.env, ...env } });
  try {
    const sheet = await browser.newPage({ viewport: { width: 2560, height: 1000 } });
    await sheet.goto(pathToFileURL(page).href);
    for (const [at, group] of groups.entries()) {
      const path = join(folder, `contact-sheet-${group.replace(/^\d+ /, '')}.png`);
      await sheet.locator('section').evaluateAll((sections, shown) => {
        for (const [index, section] of sections.entries()) section.hidden = index !== shown;
      }, at);
      await sheet.screenshot({ path, fullPage: true });
      pictures.push(path);
    }
  } finally {
    await browser.close();
  }
  return pictures;
}
