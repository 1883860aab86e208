// Draws the pictures for link previews of the posts: `node scripts/previews.mjs` writes content/blog/preview-<number>.jpg. Each shows the
// title of the post beside its mosaic, in 1200 × 630 pixels. It shows the logo without the name, because a site can have another name. Run
// it after a change of a title or a cover, and commit the pictures.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { unpackBrowser } from '../test/support/unpack-browser.mjs';
import { reportFault, root, say } from './process.mjs';

const folder = join(root, 'content/blog');
const size = { width: 1200, height: 630 };
const font = readFileSync(join(root, 'node_modules/@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2')).toString('base64');

async function drawAll() {
  const { executablePath, env } = await unpackBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env: { ...process.env, ...env } });
  const page = await browser.newPage({ viewport: size });
  for (const name of readdirSync(folder).filter((file) => /^\d+.*\.md$/.test(file))) {
    const text = readFileSync(join(folder, name), 'utf8');
    const [title, cover, preview] = ['title', 'cover', 'preview'].map((field) => new RegExp(`^${field}: (.*)$`, 'm').exec(text)?.[1]);
    await page.setContent(markup(title, readFileSync(join(root, 'client/art', `${cover}.svg`), 'utf8')));
    await page.evaluate(() => globalThis.document.fonts.ready);
    await page.screenshot({ path: join(folder, preview), type: 'jpeg', quality: 84 });
    say(`Drew ${preview}`);
  }
  await browser.close();
}

/** The colours and the mark are those of client/controls/tokens.css and client/shell/logo.tsx. */
function markup(title, mosaic) {
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Eczar; font-weight: 400 800; src: url(data:font/woff2;base64,${font}) format('woff2') }
    body { display: grid; grid-template-columns: 580px 620px; width: ${size.width}px; height: ${size.height}px; margin: 0; background: #e9e6dd; color: #23254a; font: 600 68px/1.06 Eczar; letter-spacing: -0.018em }
    main { display: flex; flex-direction: column; justify-content: space-between; padding: 64px 40px 52px 64px }
    main > svg { width: 56px; height: 56px }
    h1 { margin: 0; font: inherit; text-wrap: balance }
    body > svg { width: 620px; height: 630px }
  </style><main><svg viewBox="0 0 32 32"><path fill="#23254a" d="M2 3.2 10.6 2.4 11 11 2.6 11.6zM22 2.2 30 3 29.4 11.4 21.6 11zM12 12.8 20.4 12.4 20.8 20.4 11.6 21zM11.4 22.6 20.6 22 20 30 12.2 29.6z"/><path fill="#e2aa36" d="M12.2 2.8 20.6 2 20.2 10.8 12.4 11.2z"/></svg><h1>${title}</h1></main>${mosaic.replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ')}`;
}

await drawAll().catch(reportFault);
