import { drawPicture } from '../../scripts/examples/draw-picture.mjs';
import { claim, type TestAccount } from '../builders/accounts/account.js';
import { examplePage, uploadProfilePicture } from '../builders/pages/example-pages.js';
import type { TestApplication } from '../support/servers/application.js';
import { anUploader } from '../support/calls/uploads.js';
import { language } from './texts.js';

/** One of the product's twelve example pages: in the language of the screens, if there is one, and with a wallpaper. */
export const example = examplePage(language === 'ar' ? 'layla-arabic' : 'marta');

/** The portrait of the example page, as a picture that can be uploaded. */
export function portrait(): Promise<Buffer> {
  return drawPicture(example.portrait);
}

/** An account with a verified e-mail address and a portrait. */
export async function completeAccountAt(application: TestApplication, linkname: string): Promise<TestAccount> {
  const account = await anUploader(application);
  await claim(application, account, linkname);
  await uploadProfilePicture(application, account, example.portrait);
  return account;
}
