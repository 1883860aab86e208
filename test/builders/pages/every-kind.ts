import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { uploadTilePicture } from '../../support/calls/uploads.js';
import type { TestAccount } from '../accounts/account.js';
import { aPlainPng } from '../images.js';
import { aTilePicture, publishMixed } from './mixed-design.js';
import { aMixedDesign } from './sample-tiles.js';

/** Publishes a tile of each kind, with a picture that the server has. The account is one that may upload, and publishes for the first time. */
export async function publishEveryKind(
  application: { readonly url: string },
  account: TestAccount,
  change: Partial<PageDesign> = {},
): Promise<void> {
  const { data, errors } = await uploadTilePicture(application.url, await aPlainPng({ width: 480, height: 360 }), account.token);
  if (!data) throw new Error(`The picture was not uploaded: ${JSON.stringify(errors)}`);
  await publishMixed(application, account, { ...aMixedDesign(aTilePicture({ id: data.uploadTilePicture.id })), ...change });
}
