import { expect, test } from '@jest/globals';
import { aPng } from '../../builders/images.js';
import { graphql } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { aForm, anUploader, uploadRest, uploadTilePicture } from '../../support/calls/uploads.js';

const application = runningApplication();

test('Refused uploads do not use up the pictures of the hour; beyond sixty, each counts as one', async () => {
  const ada = await anUploader(application);
  const picture = await aPng({ width: 20, height: 10 });
  const refuse = async () => {
    expect((await uploadTilePicture(application.url, Buffer.from('no picture'), ada.token)).errors[0]?.extensions.code).toBe(
      'IMAGE_INVALID',
    );
    expect((await uploadRest(application.url, 'updateprofile/', aForm(picture, 'other'), ada.token)).body?.code).toBe('IMAGE_MISSING');
  };
  for (let sent = 0; sent < 30; sent += 1) await refuse();
  const taken = await uploadRest(application.url, 'updateprofile/', picture, ada.token);
  expect([taken.status, taken.headers.get('ratelimit')]).toEqual([200, expect.stringMatching(/^"picture-upload";r=59;/)]);
  await refuse();
  const further = await uploadRest(application.url, 'updatewallpaper/', picture, ada.token);
  expect([further.status, further.headers.get('ratelimit')]).toEqual([200, expect.stringMatching(/^"picture-upload";r=56;/)]);
});

test('A body that is no form is refused with 415 where a picture is expected, and does not count', async () => {
  const ada = await anUploader(application);
  for (const path of ['updateprofile/', 'updatewallpaper/']) {
    const { status, body, headers } = await post(application.url, path, { image: 'text' }, withToken(ada.token));
    expect([status, body?.code, headers.get('ratelimit')]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE', null]);
  }
  const query = 'mutation ($image: Upload!) { changeProfilePicture(image: $image) { id } }';
  const { errors } = await graphql(application.url, query, { image: 'text' }, ada.token);
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
