import { beforeAll } from '@jest/globals';
import { themePictures, type ThemePictures } from '../../scripts/examples/theme-pictures/all.mjs';
import { drawPicture } from '../../scripts/examples/draw-picture.mjs';
import { applyTheme } from '../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../server/pages/appearance/themes/themes.rules.js';
import { claim, type TestAccount } from '../builders/accounts/account.js';
import { uploadProfilePicture, uploadWallpaper } from '../builders/pages/example-pages.js';
import { aTilePicture, publishMixed } from '../builders/pages/mixed-design.js';
import { aSamplePage, THEME_SAMPLES } from '../builders/pages/theme-samples.js';
import { THEME_TEXTS } from '../builders/pages/theme-texts.js';
import { runningProduct } from '../support/servers/running-product.js';
import { anUploader, uploadTilePicture } from '../support/calls/uploads.js';
import { photograph, type Screen } from './photograph.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const { application } = product;

/** As sharp as the screens of phones. */
const sharp = { deviceScaleFactor: 2 };

const ids = THEMES.map(({ id }) => id);

/** Whose words and pictures the page of a theme has: its own, or those of another one. */
const wordsOf = (id: string) => (THEME_SAMPLES[id] ? id : 'terrazzo');

beforeAll(async () => {
  for (const id of ids) await publishInTheme(id);
}, 300_000);

async function publishInTheme(id: string): Promise<void> {
  const account = await anUploader(application);
  await claim(application, account, `made-in-${id}`);
  const { portrait, wallpaper, tiles = [], emblems = [] }: ThemePictures = themePictures[wordsOf(id)] ?? {};
  if (portrait) await uploadProfilePicture(application, account, portrait());
  if (wallpaper) await uploadWallpaper(application, account, wallpaper());
  const pictures = await uploadAll(account, tiles);
  const signs = await uploadAll(account, emblems);
  const theme = THEMES.find((one) => one.id === id)!;
  await publishMixed(application, account, applyTheme(withTexts(wordsOf(id), pictures, signs), theme));
}

/** The ids of the pictures, one after the other. */
async function uploadAll({ token }: TestAccount, draws: readonly (() => string)[]): Promise<string[]> {
  const ids: string[] = [];
  for (const draw of draws) {
    const { data } = await uploadTilePicture(application.url, await drawPicture(draw()), token);
    ids.push(data!.uploadTilePicture.id);
  }
  return ids;
}

function withTexts(id: string, pictures: readonly string[], emblems: readonly string[]) {
  const [left, text] = [[...pictures], THEME_TEXTS[id]!];
  const sample = aSamplePage(THEME_SAMPLES[id]!);
  const tiles = sample.tiles.map((plain, at) => {
    const emblem = emblems[at];
    const tile = emblem === undefined ? plain : { ...plain, emblem: { picture: aTilePicture({ id: emblem }) } };
    if (tile.kind === 'picture' && tile.picture) return { ...tile, picture: { ...tile.picture, id: left.shift()! } };
    return tile.kind === 'text' && tile.name === text.tile ? { ...tile, html: text.html } : tile;
  });
  return { ...sample, tiles };
}

function screensOf(id: string): Screen[] {
  const words = wordsOf(id);
  const opened = THEME_SAMPLES[words]!.tiles.findIndex(({ name }) => name === THEME_TEXTS[words]!.tile) + 1;
  const isSameInTheDark = true;
  return [
    { name: id, isSameInTheDark, open: async ({ asGuest }) => (await asGuest(`/made-in-${id}`, sharp)).page },
    {
      name: `${id}-popup`,
      isSameInTheDark,
      open: async ({ asGuest }) => {
        const { page } = await asGuest(`/made-in-${id}`, sharp);
        await page.locator(`#tile-${opened}`).click();
        await page.locator('dialog[open]').waitFor();
        return page;
      },
    },
  ];
}

photograph('themes', product, ids.flatMap(screensOf));
