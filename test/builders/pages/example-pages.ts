import { examplePages, type ExamplePage } from '../../../scripts/examples/all-pages.mjs';
import { drawPicture } from '../../../scripts/examples/draw-picture.mjs';
import { inItsLook } from '../../../scripts/examples/looks.mjs';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import type { TestApplication } from '../../support/servers/application.js';
import { anUploader, uploadRest } from '../../support/calls/uploads.js';
import { claim, publish, type TestAccount } from '../accounts/account.js';
import { publishMixed } from './mixed-design.js';

/** A page that a test publishes: one of the product's twelve example pages, or an unusual one. The pictures are SVGs. */
export interface TestPage extends Pick<ExamplePage, 'linkname' | 'design'> {
  readonly portrait?: string | undefined;
  readonly wallpaper?: string | undefined;
  /** What is published in the place of `design`. */
  readonly themed?: PageDesign;
}

/** The example page of the product with this linkname. */
export function examplePage(linkname: string): ExamplePage {
  const found = examplePages.find((page) => page.linkname === linkname);
  if (!found) throw new Error(`No example page is called ${linkname}.`);
  return found;
}

/** The design of an example page in its theme, as `npm run demo` publishes it. */
export function themedExample(page: ExamplePage): PageDesign {
  return inItsLook(page, { applyTheme, themes: THEMES });
}

/** Registers an account, and makes the page by the API. For more than a few pages, the `rateLimits` of the application must be off. */
export async function publishPage(application: TestApplication, page: TestPage): Promise<TestAccount> {
  const account = await anUploader(application);
  await claim(application, account, page.linkname);
  if (page.themed) await publishMixed(application, account, page.themed);
  else await publish(application, account, page.design);
  if (page.portrait) await uploadProfilePicture(application, account, page.portrait);
  if (page.wallpaper) await uploadWallpaper(application, account, page.wallpaper);
  return account;
}

export function uploadProfilePicture(application: TestApplication, account: TestAccount, svg: string): Promise<void> {
  return upload(application, account, 'updateprofile/', svg);
}

export function uploadWallpaper(application: TestApplication, account: TestAccount, svg: string): Promise<void> {
  return upload(application, account, 'updatewallpaper/', svg);
}

async function upload({ url }: TestApplication, { token }: TestAccount, path: string, svg: string): Promise<void> {
  const { status } = await uploadRest(url, path, await drawPicture(svg), token);
  if (status !== 200) throw new Error(`The picture for /api/${path} was refused with ${status}.`);
}
