// Draws the pictures that shared links show elsewhere: `npm run previews`. Run it after a change of a title, cover or headline, and commit
// the pictures.
//
// - content/blog/preview-<number>.jpg: the title of a post beside its mosaic
// - client/art/cards/<language>.jpg: the headline of the front page, beside the hero
//
// Each has 1200 × 630 pixels. It has the mark and not the name, because a site may have another one.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { unpackBrowser } from '../test/support/browser/unpack-browser.mjs';
import { reportFault, root, print } from './process.mjs';

const posts = join(root, 'content/blog');
const art = join(root, 'client/art');
const size = { width: 1200, height: 630 };
const font = readFileSync(join(root, 'node_modules/@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2')).toString('base64');
/** What a card may cost, in bytes. */
const cardBudget = 100_000;

async function drawAll() {
  const { executablePath, env } = await unpackBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env: { ...process.env, ...env } });
  const page = await browser.newPage({ viewport: size });
  const draw = async (markup, options) => {
    await page.setContent(markup);
    await page.evaluate(() => globalThis.document.fonts.ready);
    return page.screenshot(options);
  };
  for (const { preview, title, cover } of postFacts()) {
    writeFileSync(join(posts, preview), await draw(postMarkup(title, readArt(`${cover}.svg`)), { type: 'jpeg', quality: 84 }));
    print(`Drew ${preview}`);
  }
  for (const language of readdirSync(join(root, 'texts'))) {
    writeFileSync(join(art, `cards/${language}.jpg`), await asGoodAsTheBudgetAllows(await draw(cardMarkup(language))));
    print(`Drew the card in ${language}`);
  }
  await browser.close();
}

function postFacts() {
  return readdirSync(posts)
    .filter((file) => /^\d+.*\.md$/.test(file))
    .map((file) => {
      const text = readFileSync(join(posts, file), 'utf8');
      return Object.fromEntries(['title', 'cover', 'preview'].map((field) => [field, new RegExp(`^${field}: (.*)$`, 'm').exec(text)?.[1]]));
    });
}

function readArt(name) {
  return readFileSync(join(art, name), 'utf8');
}

async function asGoodAsTheBudgetAllows(picture) {
  let bytes;
  for (let quality = 84; quality > 40; quality -= 4) {
    bytes = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= cardBudget) break;
  }
  return bytes;
}

function postMarkup(title, mosaic) {
  const own = `body { display: grid; grid-template-columns: 580px 620px }
    main { padding: 64px 40px 52px 64px }
    body > svg { width: 620px; height: 630px }`;
  return documentOf({ own, heading: title, picture: mosaic.replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ') });
}

/** The hero as on the front page: its mosaic is unfinished toward the words, and has a page in its hole. */
function cardMarkup(language) {
  const { landingTexts } = JSON.parse(readFileSync(join(root, 'texts', language, 'landing.json'), 'utf8'));
  const { languageTexts } = JSON.parse(readFileSync(join(root, 'texts', language, 'shell.json'), 'utf8'));
  const isRightToLeft = languageTexts.direction === 'rtl';
  const photograph = readFileSync(join(art, `examples/${isRightToLeft ? 'layla-arabic' : 'ines-moreau'}.webp`)).toString('base64');
  // The hole of the drawing: 300 × 588 of 760 × 800, at 290, 114.
  const own = `body { position: relative; overflow: hidden }
    main { width: 590px; height: 100%; padding-block: 60px 52px; padding-inline: 64px 0 }
    h1 { font-weight: 620; font-size: ${isRightToLeft ? 64 : 74}px; line-height: ${isRightToLeft ? 1.42 : 0.98}; letter-spacing: ${isRightToLeft ? 0 : '-0.028em'} }
    .hero { position: absolute; inset-block-start: -26px; inset-inline-end: 0; width: 664px }
    .hero svg { width: 100%; display: block; ${isRightToLeft ? 'transform: scaleX(-1)' : ''} }
    .hero img { position: absolute; top: ${(114 / 800) * 100}%; inset-inline-start: ${(290 / 760) * 100}%; width: ${(300 / 760) * 100}%; height: ${(588 / 800) * 100}%; border-radius: 10px; object-fit: cover; object-position: top }`;
  const picture = `<div class="hero">${readArt('hero.svg')}<img alt="" src="data:image/webp;base64,${photograph}"></div>`;
  return documentOf({ own, heading: landingTexts.headlines[0], picture, direction: languageTexts.direction });
}

/** The colours and the mark are those of client/controls/tokens.css and client/shell/navigation/logo.tsx. */
function documentOf({ own, heading, picture, direction = 'ltr' }) {
  return `<!doctype html><html dir="${direction}"><meta charset="utf-8"><style>
    @font-face { font-family: Eczar; font-weight: 400 800; src: url(data:font/woff2;base64,${font}) format('woff2') }
    * { box-sizing: border-box }
    body { width: ${size.width}px; height: ${size.height}px; margin: 0; background: #e9e6dd; color: #23254a; font: 600 68px/1.06 Eczar, 'Noto Sans Arabic'; letter-spacing: -0.018em }
    main { display: flex; flex-direction: column; justify-content: space-between }
    main > svg { width: 56px; height: 56px }
    h1 { margin: 0; font: inherit; text-wrap: balance }
    ${own}
  </style><main><svg viewBox="0 0 32 32"><path fill="#23254a" d="M2 3.2 10.6 2.4 11 11 2.6 11.6zM22 2.2 30 3 29.4 11.4 21.6 11zM12 12.8 20.4 12.4 20.8 20.4 11.6 21zM11.4 22.6 20.6 22 20 30 12.2 29.6z"/><path fill="#e2aa36" d="M12.2 2.8 20.6 2 20.2 10.8 12.4 11.2z"/></svg><h1>${heading}</h1></main>${picture}</html>`;
}

await drawAll().catch(reportFault);
