import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { aJpeg } from '../../builders/images.js';
import { aTilePicture, publishMixed } from '../../builders/pages/mixed-design.js';
import { aMixedDesign } from '../../builders/pages/sample-tiles.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader, uploadRest, uploadTilePicture } from '../../support/calls/uploads.js';
import { eventually, expectSoon } from '../../support/waiting.js';
import { openEditor } from '../editor/editor-steps.js';
import { openSettings } from '../settings/personal-steps.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });

/** An account whose page has a picture tile before the others, and a wallpaper, both larger than a miniature needs. */
async function withPictures() {
  const account = await anUploader(application);
  const { data } = await uploadTilePicture(application.url, await aJpeg({ width: 1600, height: 1200 }), account.token);
  const { tiles, ...design } = aMixedDesign(aTilePicture({ id: data!.uploadTilePicture.id }));
  await publishMixed(application, account, { ...design, tiles: [...tiles].sort((one) => (one.kind === 'picture' ? -1 : 1)) });
  await uploadRest(application.url, 'updatewallpaper/', await aJpeg({ width: 1600, height: 1200 }), account.token);
  return account;
}

/** The widths of the files that the browser may choose from, once the picture is there. */
const widths = (images: Locator) =>
  images.evaluateAll((all) =>
    (all as HTMLImageElement[]).flatMap((image) => {
      if (!image.complete || image.naturalWidth === 0) return ['not loaded'];
      const sets = [...image.closest('picture')!.querySelectorAll('[srcset]')].map((one) => one.getAttribute('srcset')!);
      return [...new Set(sets.flatMap((set) => set.match(/\d+w/g) ?? []))];
    }),
  );

test.each([
  [1440, 900],
  [390, 844],
])('The miniature of a page in the settings has the pictures of its tiles, in their smallest files (%i × %i)', async (width, height) => {
  const account = await withPictures();
  const options = { ...(width < 900 && PHONE), viewport: { width, height } };
  const { page, incidents } = await openSettings(browser, application, { account, ...options });
  await expectSoon(() => widths(page.locator('[data-page] .tile.picture img'))).toEqual(['480w']);
  await expectSoon(() => widths(page.locator('[data-page] .wallpaper img'))).toEqual(['480w']);
  await inLightAndDark(page, (scheme) => screenshot(page, `page-miniature-${width}-${scheme}`));
  expect(incidents).toEqual([]);
});

test('The miniatures of the themes load the smallest files of pictures', async () => {
  const { page } = await openEditor(browser, application, { account: await withPictures() });
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  const pictures = page.locator('[inert] .tile.picture img');
  await pictures.first().waitFor({ state: 'attached' });
  await eventually(async () => expect(new Set(await widths(pictures))).toEqual(new Set(['480w'])));
});
