import { examplePages, type ExamplePage } from '../../scripts/examples/all-pages.mjs';
import { drawPicture } from '../../scripts/examples/draw-picture.mjs';
import { claim, publish, type TestAccount } from '../builders/account.js';
import type { TestApplication } from '../support/application.js';
import { anUploader, uploadRest } from '../support/uploads.js';
import { language } from './texts.js';

/** One of the product's twelve example pages: in the language of the screens, if there is one, and with a wallpaper. */
export const example = exampleAt(language === 'ar' ? 'layla-arabic' : 'marta');

function exampleAt(linkname: string): ExamplePage {
  const found = examplePages.find((page) => page.linkname === linkname);
  if (!found) throw new Error(`No example page is at ${linkname}.`);
  return found;
}

/** The portrait of the example page, as a picture that can be uploaded. */
export function portrait(): Promise<Buffer> {
  return drawPicture(example.portrait);
}

/** An account with a verified e-mail address and a portrait. */
export async function settledAt(application: TestApplication, linkname: string): Promise<TestAccount> {
  const account = await anUploader(application);
  await claim(application, account, linkname);
  await uploadRest(application.url, 'updateprofile/', await portrait(), account.token);
  return account;
}

export async function giveWallpaper(application: TestApplication, { token }: TestAccount): Promise<void> {
  if (!example.wallpaper) throw new Error(`The example page ${example.linkname} has no wallpaper.`);
  await uploadRest(application.url, 'updatewallpaper/', await drawPicture(example.wallpaper), token);
}

/** The example page as `npm run demo` makes it. */
export async function publishExample(application: TestApplication): Promise<void> {
  const account = await settledAt(application, example.linkname);
  await publish(application, account, example.design);
  await giveWallpaper(application, account);
}
