import { brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { beforeAll, expect, test } from '@jest/globals';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { claim, type TestAccount } from '../../builders/accounts/account.js';
import { aJpeg, aPlainPng } from '../../builders/images.js';
import { publishMixed } from '../../builders/pages/mixed-design.js';
import { aSamplePage, THEME_SAMPLES } from '../../builders/pages/theme-samples.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader, uploadGraphql, uploadTilePicture } from '../../support/calls/uploads.js';
import { until } from '../../support/waiting.js';

/** Of a page with its pictures, social links and everything that makes its typefaces known, but not their files: 10 kB, in bytes. */
const MOST = 10_240;

const application = runningApplication({ logLevel: 'silent' });
let account: TestAccount;
let picture = '';
let published = 0;

beforeAll(async () => {
  account = await anUploader(application);
  await claim(application, account, 'weighed');
  const { data } = await uploadTilePicture(application.url, await aPlainPng({ width: 480, height: 360 }), account.token);
  picture = data!.uploadTilePicture.id;
  await uploadGraphql(application.url, 'changeProfilePicture', await aJpeg({ width: 600, height: 600 }), account.token);
});

function compressedPage(): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { headers: { 'Accept-Encoding': 'br' }, agent: false };
    request(`${application.url}/weighed`, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    })
      .on('error', reject)
      .end();
  });
}

/** Those whose sample has a wallpaper come last, because the page keeps it. */
const inOrder = THEMES.map((theme) => ({ id: theme.id, theme, words: THEME_SAMPLES[theme.id] ?? THEME_SAMPLES.terrazzo! })).toSorted(
  (one, other) => Number(one.words.hasWallpaper ?? false) - Number(other.words.hasWallpaper ?? false),
);

test.each(inOrder)(`A page in the look of $id, as its sample has it, takes at most ${MOST} bytes of brotli`, async ({ theme, words }) => {
  const sample = aSamplePage(words);
  const tiles = sample.tiles.map((tile) =>
    tile.kind === 'picture' && tile.picture ? { ...tile, picture: { ...tile.picture, id: picture } } : tile,
  );
  if (words.hasWallpaper)
    await uploadGraphql(application.url, 'changeWallpaper', await aJpeg({ width: 2400, height: 1600 }), account.token);
  await publishMixed(application, account, applyTheme({ ...sample, tiles }, theme), published);
  published += 1;
  const title = `<title>${words.title.replace('&', '&amp;')}</title>`;
  // While the server is busy, visitors get the former page for a moment.
  let body: Buffer = Buffer.alloc(0);
  await until(async () => {
    body = await compressedPage();
    return brotliDecompressSync(body).toString().includes(title);
  });
  expect(body.length).toBeLessThanOrEqual(MOST);
});
