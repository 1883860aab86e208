import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { claim } from '../../builders/accounts/account.js';
import { anArchive } from '../../builders/archives.js';
import { aProfilePicture, aWallpaper } from '../../builders/images.js';
import { publishEveryKind } from '../../builders/pages/every-kind.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { anUploader, uploadGraphql } from '../../support/calls/uploads.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { openSignedIn } from '../accounts/account-steps.js';
import { draftWarning, publishPage, tileNames, titleField } from '../editor/editor-steps.js';
import { choose } from '../settings/several-pages-steps.js';

const { application, browser } = runningProduct();

test.each([
  ['a desk', {}, 1440],
  ['a phone', PHONE, 390],
])(
  'PF-13 An owner saves a page as a file in Personal; another account brings it, and it comes with its pictures and its look: on %s',
  async (_, options, width) => {
    const account = await anUploader(application);
    await claim(application, account, `saved-${width}`);
    await publishEveryKind(application, account, { title: 'Salt & Smoke', backgroundColor: { hex: '#123456', alpha: 1 } });
    await uploadGraphql(application.url, 'changeProfilePicture', await aProfilePicture(), account.token);
    await uploadGraphql(application.url, 'changeWallpaper', await aWallpaper(), account.token);
    const { page, incidents } = await openSignedIn(browser, application, account, options);
    await page.goto('/personal/pages');
    const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Salt & Smoke', 'Save as a file')]);
    expect(download.suggestedFilename()).toBe(`saved-${width}.zip`);
    const archive = await readFile(await download.path());
    expect(incidents).toEqual([]);

    const other = await anUploader(application);
    await claim(application, other, `brought-${width}`);
    const opened = await openSignedIn(browser, application, other, { ignore: draftWarning, ...options });
    const editor = opened.page;
    await editor.goto('/editor?import');
    await editor.getByLabel('Address of your page').waitFor();
    await editor.locator('input[type=file]').setInputFiles({ name: 'salt.zip', mimeType: 'application/zip', buffer: archive });
    await editor.getByRole('heading', { name: 'Found on your page' }).waitFor();
    await expectSoon(() => editor.getByRole('checkbox', { name: /^(Picture|Wallpaper)/ }).count()).toBe(2);
    if (options === PHONE) await editor.getByRole('button', { name: 'Preview', exact: true }).click();
    await expectSoon(() => editor.getByLabel('Look').inputValue()).toBe('');
    await inLightAndDark(editor, async (scheme) => {
      await expectNoAxeViolations(editor);
      await screenshot(editor, `import-archive-${width}-${scheme}`);
    });
    await editor.getByRole('button', { name: 'Make a draft' }).click();
    await expectSoon(() => titleField(editor).inputValue()).toBe('Salt & Smoke');
    await expectSoon(() => tileNames(editor)).toContain('My garden');
    await publishPage(editor, 'unfinished');
    const seen = async (linkname: string) => (await fetch(`${application.url}/${linkname}`)).text();
    await expectSoon(() => seen(`brought-${width}`)).toContain('#123456');
    const pictures = async (linkname: string) => {
      const html = await seen(linkname);
      const { wallpaper } = (await (await fetch(`${application.url}/${linkname}.json`)).json()) as { wallpaper: { width: number } };
      return { files: new Set(html.match(/\/media\/[0-9a-f]{64}\.jpg/g)).size, wallpaper: wallpaper.width };
    };
    const before = await pictures(`saved-${width}`);
    expect([await pictures(`brought-${width}`), before.wallpaper > 1280]).toEqual([before, true]);
    expect(opened.incidents).toEqual([]);
  },
);

test('PF-13 Of an archive with several pages, one is chosen; one without a page says so', async () => {
  const account = await anUploader(application);
  await claim(application, account, 'several-saved');
  const { page, incidents } = await openSignedIn(browser, application, account, { ignore: draftWarning });
  await page.goto('/personal/account');
  await page.getByRole('link', { name: 'Bring your page' }).click();
  const bring = async (files: Readonly<Record<string, string>>) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'my-data.zip', mimeType: 'application/zip', buffer: Buffer.from(await anArchive(files)) });
  const titled = (title: string) =>
    JSON.stringify({ format: 'tessera-page', version: 1, design: { title, tiles: [{ name: `Of ${title}`, html: '' }] } });
  await page.getByLabel('Address of your page').waitFor();
  await bring({ 'README.txt': 'Hello' });
  await page.getByText('There is no page in this archive that was saved here.').waitFor();
  await bring({
    'pages/ines/page.json': titled('Ines'),
    'pages/ines/draft.json': titled('Ines, later'),
    'pages/tours/page.json': titled('Tours'),
  });
  await expectFocus(page.getByRole('heading', { name: 'Which page?' }));
  await expectSoon(() =>
    page.getByRole('heading', { name: 'Which page?' }).locator('xpath=..').getByRole('button').allInnerTexts(),
  ).toEqual(['ines', 'ines, its draft', 'tours']);
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `import-which-page-1440-${scheme}`);
  });
  await page.getByRole('button', { name: 'tours', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Of Tours/ }).waitFor();
  expect(incidents).toEqual([]);
});
