import { hash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { TestAccount } from '../../builders/accounts/account.js';
import { aPng } from '../../builders/images.js';
import { graphql, operationForm } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { until } from '../../support/waiting.js';
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

/** How many pictures of the hour an account has used up. */
async function countedOf({ username }: TestAccount): Promise<number> {
  const [account] = await application.dataSource.query<{ id: string }[]>('SELECT id FROM account WHERE username = $1', [username]);
  const key = `picture-upload:${hash('sha256', account!.id)}`;
  const [row] = await application.dataSource.query<{ points: number }[]>('SELECT points FROM rate_limit WHERE key = $1', [key]);
  return row?.points ?? 0;
}

test('A picture that comes with a form or an operation that is refused does not count', async () => {
  const ada = await anUploader(application);
  const blob = new Blob([new Uint8Array(await aPng({ width: 20, height: 10 }))]);
  expect((await uploadRest(application.url, 'updateprofile/', new Uint8Array(await blob.arrayBuffer()), ada.token)).status).toBe(200);
  expect(await countedOf(ada)).toBe(1);
  const send = async (query: string, place: string) => {
    const headers = { ...withToken(ada.token), 'Apollo-Require-Preflight': 'true' };
    const body = operationForm(JSON.stringify({ query, variables: { image: null } }), place, blob);
    const answer = await fetch(`${application.url}/graphql`, { method: 'POST', headers, body });
    return ((await answer.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;
  };
  const change = 'mutation ($image: Upload!) { changeProfilePicture(image: $image) { id } }';
  expect(await send(change, 'variables.another')).toBe('BAD_REQUEST');
  expect(await send('mutation ($image: Upload!) { noSuchField(image: $image) { id } }', 'variables.image')).toBe(
    'GRAPHQL_VALIDATION_FAILED',
  );
  // They are given back when the answer has been sent.
  await until(async () => (await countedOf(ada)) === 1);
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
