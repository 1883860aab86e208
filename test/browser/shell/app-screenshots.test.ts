import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { examplePage, publishPage } from '../../builders/pages/example-pages.js';
import { PHONE } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { openEditor, previewTiles, titleField } from '../editor/editor-steps.js';
import { expectSoon } from '../../support/waiting.js';

const folder = join(import.meta.dirname, '../../../client/public/screenshots');
const { application, browser } = runningProduct();

/** A browser shows these screenshots before a user installs the app. `UPDATE_REFERENCES=1` takes them again. */
const views = [
  { name: 'narrow', ...PHONE, deviceScaleFactor: 2 },
  { name: 'wide', viewport: { width: 1440, height: 900 } },
];

test('The screenshots in the manifest show the editor with a page, in at most 100 kB each', async () => {
  const account = await publishPage(application, examplePage('marta'));
  for (const { name, ...options } of views) {
    const { page, incidents } = await openEditor(browser, application, { account, ...options });
    await expectSoon(() => titleField(page).inputValue()).not.toBe('');
    if (name === 'wide') await previewTiles(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    // No address of a test.
    await page.evaluate((host) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.textContent?.includes(host)) text.textContent = text.textContent.replace(host, 'tessera.example');
      }
    }, new URL(application.url).host);
    const file = join(folder, `${name}.webp`);
    if (process.env.UPDATE_REFERENCES) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        file,
        await sharp(await page.screenshot())
          .webp({ quality: 80, effort: 6 })
          .toBuffer(),
      );
    }
    expect(statSync(file).size).toBeLessThanOrEqual(100_000);
    expect(incidents).toEqual([]);
  }
});
