import { applyTheme } from '../../server/pages/appearance/apply-theme.rules.js';
import type { Theme } from '../../server/pages/appearance/themes/theme.rules.js';
import { claim } from '../builders/account.js';
import { aPlainPng } from '../builders/images.js';
import { publishMixed } from '../builders/mixed-design.js';
import { aSamplePage, THEME_SAMPLES } from '../builders/theme-samples.js';
import type { TestApplication } from '../support/application.js';
import { anUploader, uploadTilePicture } from '../support/uploads.js';

/** Publishes the sample page of a theme at `/in-every-look`. The pages of all themes are versions of one page. */
export function publisherOfThemes(application: TestApplication): (theme: Theme) => Promise<void> {
  const prepare = async () => {
    const account = await anUploader(application);
    await claim(application, account, 'in-every-look');
    const { data } = await uploadTilePicture(application.url, await aPlainPng({ width: 480, height: 360 }), account.token);
    return { account, picture: data!.uploadTilePicture.id };
  };
  let prepared: ReturnType<typeof prepare> | undefined;
  let published = 0;
  return async (theme) => {
    const { account, picture } = await (prepared ??= prepare());
    const sample = aSamplePage(THEME_SAMPLES[theme.id] ?? THEME_SAMPLES.terrazzo!);
    const tiles = sample.tiles.map((tile) =>
      tile.kind === 'picture' && tile.picture ? { ...tile, picture: { ...tile.picture, id: picture } } : tile,
    );
    await publishMixed(application, account, applyTheme({ ...sample, tiles }, theme), published);
    published += 1;
  };
}
