// Takes screenshots of pages on a phone, with the browser of the tests.
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { unpackBrowser } from '../../test/support/browser/unpack-browser.mjs';
import { print } from '../process.mjs';

/** The size of a screenshot: twice that of a card in the carousel (272 × 520 CSS pixels), for high-density screens. */
const card = { width: 544, height: 1040 };
/** The limit for one screenshot, in bytes. */
const avifBudget = 25_000;
/** A phone screen with the same aspect ratio. */
const phone = { width: 418, height: 799 };

/**
 * @param {readonly string[]} addresses
 * @returns {Promise<{ avif: Buffer, webp: Buffer }[]>} a screenshot of each
 */
export async function photograph(addresses) {
  const { executablePath, env, hasOwnFonts } = await unpackBrowser();
  if (!hasOwnFonts)
    print('This browser draws with fonts of the machine: only Linux x64 without CHROME_PATH makes the same pictures again.');
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: phone, deviceScaleFactor: card.width / phone.width, colorScheme: 'light' });
    const pictures = [];
    for (const address of addresses) pictures.push(await photographOne(page, address));
    return pictures;
  } finally {
    await browser.close();
  }
}

async function photographOne(page, address) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => Promise.all([...globalThis.document.images].map((image) => image.decode())));
  const picture = sharp(await page.screenshot({ animations: 'disabled' })).resize({ ...card, fit: 'cover', position: 'top' });
  return { avif: await avifOf(picture), webp: await picture.clone().webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer() };
}

/** The best quality within the limit. Only pages with patterns need a lower one. */
async function avifOf(picture) {
  let bytes;
  for (const quality of [58, 50, 42]) {
    bytes = await picture.clone().avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length <= avifBudget) break;
  }
  return bytes;
}
