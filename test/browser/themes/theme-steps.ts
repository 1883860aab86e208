import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import type { Theme } from '../../../server/pages/appearance/themes/theme.rules.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { claim, type TestAccount } from '../../builders/accounts/account.js';
import { aPlainPng, aProfilePicture, aWallpaper } from '../../builders/images.js';
import { aPicture, aTilePicture, publishMixed } from '../../builders/pages/mixed-design.js';
import { aSamplePage, THEME_SAMPLES, type ThemeSample } from '../../builders/pages/theme-samples.js';
import type { TestApplication } from '../../support/servers/application.js';
import { anUploader, uploadGraphql, uploadTilePicture } from '../../support/calls/uploads.js';

function sampleOf({ id }: Theme): ThemeSample {
  return THEME_SAMPLES[id] ?? THEME_SAMPLES.terrazzo!;
}

interface Publisher {
  readonly account: TestAccount;
  readonly picture: string;
  readonly publish: (design: PageDesign, theme: Theme) => Promise<void>;
}

async function publisherAt(application: TestApplication, linkname: string): Promise<Publisher> {
  const account = await anUploader(application);
  await claim(application, account, linkname);
  const { data } = await uploadTilePicture(application.url, await aPlainPng({ width: 480, height: 360 }), account.token);
  const picture = data!.uploadTilePicture.id;
  let published = 0;
  return {
    account,
    picture,
    publish: async ({ tiles, ...design }, theme) => {
      const pictured = tiles.map((tile) =>
        tile.kind === 'picture' && tile.picture ? { ...tile, picture: { ...tile.picture, id: picture } } : tile,
      );
      await publishMixed(application, account, applyTheme({ ...design, tiles: pictured }, theme), published);
      published += 1;
    },
  };
}

/** Publishes the sample page of a theme at `/in-every-look`. The pages of all themes are versions of one page. */
export function publisherOfThemes(application: TestApplication): (theme: Theme) => Promise<void> {
  let publisher: Promise<Publisher> | undefined;
  return async (theme) => (await (publisher ??= publisherAt(application, 'in-every-look'))).publish(aSamplePage(sampleOf(theme)), theme);
}

/**
 * Publishes the sample page of a theme with a portrait, a picture on a tile and in the place of an emblem, and a wallpaper if the theme was
 * made for one. Gives its path.
 */
export function publisherOfPicturedThemes(application: TestApplication): (theme: Theme) => Promise<string> {
  const pages = new Map<string, Promise<Publisher>>();
  const portrayed = async (linkname: string, hasWallpaper: boolean): Promise<Publisher> => {
    const publisher = await publisherAt(application, linkname);
    const { token } = publisher.account;
    await uploadGraphql(application.url, 'changeProfilePicture', await aProfilePicture(), token);
    if (hasWallpaper) await uploadGraphql(application.url, 'changeWallpaper', await aWallpaper(), token);
    return publisher;
  };
  return async (theme) => {
    const sample = sampleOf(theme);
    const linkname = sample.hasWallpaper ? 'with-a-wallpaper' : 'with-pictures';
    const opened = pages.get(linkname) ?? portrayed(linkname, sample.hasWallpaper ?? false);
    pages.set(linkname, opened);
    const { picture, publish } = await opened;
    const design = aSamplePage(sample);
    const shown = { ...aPicture({ name: 'A look inside', alternative: '' }), secondLine: 'From the door' };
    const signed = design.tiles.findIndex(({ kind }) => kind === 'text' || kind === 'link');
    const emblem = { picture: aTilePicture({ id: picture }) };
    await publish({ ...design, tiles: [...design.tiles.map((tile, at) => (at === signed ? { ...tile, emblem } : tile)), shown] }, theme);
    return `/${linkname}`;
  };
}
