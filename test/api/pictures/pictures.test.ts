import { stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { SharpImageProcessor } from '../../../server/adapters/pictures/sharp-image-processor.js';
import { ImageProcessor } from '../../../server/media/ports/image-processor.port.js';
import { MAX_IMAGE_BYTES } from '../../../server/media/upload.rules.js';
import { claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { aBomb, aJpeg, aJpegOfBytes, aPng, notTaken } from '../../builders/images.js';
import { graphql, graphqlData, operationForm } from '../../support/calls/graphql.js';
import { call, post, withToken } from '../../support/calls/rest.js';
import {
  aForm,
  anUploader,
  type SentPage,
  sentPage,
  uploadGraphql,
  uploadRest,
  uploadsUnderWay,
  type PictureMutation,
} from '../../support/calls/uploads.js';
import { until } from '../../support/waiting.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off' });
let url: string;
let picture: Buffer;
let ada: TestAccount;
beforeAll(async () => {
  url = application.url;
  picture = await aPng({ width: 600, height: 500 });
});
beforeEach(async () => {
  ada = await anUploader(application);
});
// No test leaves a file of an upload.
afterEach(() => until(async () => (await uploadsUnderWay(application)).length === 0));

/** How much of each file that is being uploaded has come. */
async function sizesUnderWay(): Promise<number[]> {
  const names = await uploadsUnderWay(application);
  const found = await Promise.all(names.map((name) => stat(join(application.config.dataDir, 'uploads', name)).catch(() => undefined)));
  return found.flatMap((file) => file?.size ?? []);
}

/** What both APIs say of the account's pictures. */
async function picturesOf(account: TestAccount): Promise<SentPage> {
  return (await graphqlData<{ myPage: SentPage }>(url, `{ myPage { ${sentPage} } }`, {}, account.token)).myPage;
}

test('OT-11 An account has a username, an e-mail, a password, a linkname, an e-mail-verified flag and a profile image', async () => {
  await claim(application, ada, 'all-of-ada');
  await uploadGraphql(url, 'changeProfilePicture', picture, ada.token);
  const query = '{ me { username email hasPassword emailVerified page { linkname profilePicture { url } } } }';
  const { me } = await graphqlData<{ me: Record<string, unknown> }>(url, query, {}, ada.token);
  const image: unknown = expect.stringMatching(/\/media\/[0-9a-f]{64}\.jpg$/);
  expect(me).toEqual({
    ...{ username: ada.username, email: ada.email, hasPassword: true, emailVerified: true },
    page: { linkname: 'all-of-ada', profilePicture: { url: image } },
  });
  const { status, body } = await post(url, 'getuserdetails/', {}, withToken(ada.token));
  expect([status, body]).toEqual([200, { first_name: 'all-of-ada', profile_image_url: image, email_verified: true }]);
});

interface Api {
  readonly kind: 'profilePicture' | 'wallpaper';
  readonly mutation: PictureMutation;
  readonly path: string;
  readonly wireName: string;
}

describe.each<Api>([
  { kind: 'profilePicture', mutation: 'changeProfilePicture', path: 'updateprofile', wireName: 'profile_image_url' },
  { kind: 'wallpaper', mutation: 'changeWallpaper', path: 'updatewallpaper', wireName: 'wallpaper_image_url' },
])('$mutation and POST /api/$path/', ({ kind, mutation, path, wireName }) => {
  test('a new picture is visible at once, to its owner and to visitors, through both APIs', async () => {
    const linkname = `pics-${mutation.toLowerCase()}`;
    await claim(application, ada, linkname);
    const { data, status } = await uploadGraphql(url, mutation, picture, ada.token);
    const sent = data?.[mutation]?.[kind];
    expect(status).toBe(200);
    expect(sent).toMatchObject({
      url: expect.stringMatching(/\/media\/[0-9a-f]{64}\.jpg$/),
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(await picturesOf(ada)).toMatchObject({ [kind]: sent });
    const visited = await graphqlData<{ publicPage: SentPage }>(url, `{ publicPage(linkname: "${linkname}") { ${sentPage} } }`);
    expect(visited.publicPage).toMatchObject({ [kind]: sent });
    for (const answer of [
      await post(url, 'getdata/', {}, withToken(ada.token)),
      await post(url, 'getdatapublic/', { first_name: linkname }),
    ]) {
      expect(answer.body?.[wireName]).toBe(sent?.url);
    }
  });

  test('a second picture replaces it; linkname, design and the other picture stay', async () => {
    await uploadGraphql(url, mutation, picture, ada.token);
    const other = mutation === 'changeWallpaper' ? 'changeProfilePicture' : 'changeWallpaper';
    await uploadGraphql(url, other, picture, ada.token);
    const before = await picturesOf(ada);
    const answer = await uploadRest(url, `${path}/`, await aJpeg(), ada.token);
    const after = await picturesOf(ada);
    expect(answer.body?.[wireName]).toBe(after[kind]?.url);
    expect(after).not.toEqual(before);
    expect({ ...after, [kind]: null }).toEqual({ ...before, [kind]: null });
  });

  test('a file that is not a complete, still JPEG or PNG is refused with a sentence for the field, and the former picture stays', async () => {
    await uploadRest(url, path, picture, ada.token);
    const before = await picturesOf(ada);
    for (const [name, make] of Object.entries(notTaken)) {
      const content = await make();
      const rest = await uploadRest(url, path, content, ada.token);
      const refused = { code: 'IMAGE_INVALID', detail: expect.stringContaining('jpg or png'), image: [expect.any(String)] };
      expect([name, rest.status, rest.body]).toEqual([name, 400, refused]);
      const { errors } = await uploadGraphql(url, mutation, content, ada.token);
      expect(errors).toMatchObject([
        { message: rest.body?.detail, extensions: { code: 'IMAGE_INVALID', fields: { image: rest.body?.image } } },
      ]);
    }
    expect(await picturesOf(ada)).toEqual(before);
  });

  test('a small file with too many pixels is refused', async () => {
    const rest = await uploadRest(url, path, aBomb(), ada.token);
    expect([rest.status, rest.body?.code]).toEqual([400, 'IMAGE_TOO_MANY_PIXELS']);
    const { errors } = await uploadGraphql(url, mutation, aBomb({ width: 8000, height: 8001 }), ada.token);
    expect(errors).toMatchObject([{ message: rest.body?.detail, extensions: { code: 'IMAGE_TOO_MANY_PIXELS' } }]);
  });

  test('WP-08 A picture of 10,485,760 bytes is accepted, one byte more is refused', async () => {
    const largest = await aJpegOfBytes(10_485_760);
    expect(largest).toHaveLength(10_485_760);
    expect((await uploadRest(url, path, largest, ada.token)).status).toBe(200);
    expect((await uploadGraphql(url, mutation, largest, ada.token)).errors).toEqual([]);
    const tooLarge = await aJpegOfBytes(10_485_761);
    const rest = await uploadRest(url, path, tooLarge, ada.token);
    expect([rest.status, rest.body]).toEqual([
      413,
      { code: 'IMAGE_TOO_LARGE', detail: expect.stringContaining('10 MB'), image: [expect.any(String)] },
    ]);
    const graphql = await uploadGraphql(url, mutation, tooLarge, ada.token);
    expect([graphql.status, graphql.errors]).toMatchObject([
      413,
      [{ message: rest.body?.detail, extensions: { code: 'IMAGE_TOO_LARGE' } }],
    ]);
  });

  test('a wrong field name, two files and no file are refused with the field `image`, and what is no form by its media type', async () => {
    const bodies = [
      aForm(picture, 'picture'),
      aForm(picture, 'image', 'image'),
      aForm(picture, 'image', 'other'),
      aForm(picture, 'other', 'image'),
      new FormData(),
    ];
    const nothing = { method: 'POST', headers: withToken(ada.token) };
    for (const send of [...bodies.map((body) => () => uploadRest(url, path, body, ada.token)), () => call(url, path, nothing)]) {
      const refused = { code: 'IMAGE_MISSING', detail: expect.stringContaining('field image'), image: [expect.any(String)] };
      expect(await send()).toMatchObject({ status: 400, body: refused });
    }
    for (const body of [{ image: 'text' }, undefined])
      expect(await post(url, path, body, withToken(ada.token))).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    expect((await picturesOf(ada))[kind]).toBeNull();
  });
});

describe('POST /api/updateprofile/', () => {
  test('WI-48 `POST /api/updateprofile/`, multipart, png file in `image`, token auth: 200 with the new URL', async () => {
    const { status, body } = await uploadRest(url, 'updateprofile/', picture, ada.token);
    expect([status, body]).toEqual([
      200,
      { detail: expect.any(String), profile_image_url: expect.stringMatching(/^http.*\/media\/\w+\.jpg$/) },
    ]);
    expect((await post(url, 'getuserdetails/', {}, withToken(ada.token))).body?.profile_image_url).toBe(body?.profile_image_url);
  });

  test('WI-49 `POST /api/updateprofile/` with what is not an image: 400', async () => {
    expect((await uploadRest(url, 'updateprofile/', Buffer.from('text'), ada.token)).status).toBe(400);
  });

  test('OT-12 An upload is judged by its content, never by its name: a JPEG called picture.png is one', async () => {
    expect((await uploadRest(url, 'updateprofile/', await aJpeg(), ada.token)).status).toBe(200);
  });

  test('PP-14 The picture is stored square, 500 by 500 at most, plus small variants', async () => {
    await uploadRest(url, 'updateprofile/', picture, ada.token);
    const { profilePicture } = await picturesOf(ada);
    expect(profilePicture).toMatchObject({ width: 500, height: 500 });
    expect(new Set(profilePicture?.variants.map(({ width, height }) => `${width}×${height}`))).toEqual(
      new Set(['500×500', '224×224', '112×112']),
    );
  });

  test('WI-50 `POST /api/updateprofile/` without a valid token: 401', async () => {
    for (const token of [undefined, 'null', 'x'.repeat(43)])
      expect((await uploadRest(url, 'updateprofile/', picture, token)).status).toBe(401);
  });

  test('WI-51 `POST /api/updateprofile/` with an unverified e-mail: 403', async () => {
    const { status, body } = await uploadRest(url, 'updateprofile/', picture, (await register(application)).token);
    expect([status, body]).toEqual([403, { code: 'EMAIL_NOT_VERIFIED', detail: expect.stringContaining('not verified') }]);
  });

  test('WI-52 `POST /api/updateprofile/` with too large a file: 413', async () => {
    expect((await uploadRest(url, 'updateprofile/', Buffer.alloc(MAX_IMAGE_BYTES + 1), ada.token)).status).toBe(413);
  });
});

describe('POST /api/updatewallpaper/ and /api/deletewallpaper/', () => {
  test('WI-53 `POST /api/updatewallpaper/`, multipart, file in `image`, token auth: 200 with the new URL', async () => {
    const { status, body } = await uploadRest(url, 'updatewallpaper/', picture, ada.token);
    expect([status, body]).toEqual([
      200,
      { detail: expect.any(String), wallpaper_image_url: expect.stringMatching(/^http.*\/media\/\w+\.jpg$/) },
    ]);
  });

  test('WI-54 `POST /api/updatewallpaper/` with what is not an image: 400', async () => {
    expect((await uploadRest(url, 'updatewallpaper/', Buffer.from('text'), ada.token)).status).toBe(400);
  });

  test('WP-09 A wallpaper that is neither jpg nor png is refused by the server', async () => {
    for (const kind of ['a GIF', 'a WebP', 'an SVG', 'an AVIF']) {
      const { body } = await uploadRest(url, 'updatewallpaper', (await notTaken[kind]?.()) ?? Buffer.alloc(0), ada.token);
      expect(body?.code).toBe('IMAGE_INVALID');
    }
  });

  test('WP-10 A wallpaper is stored as sized variants in modern formats', async () => {
    await uploadRest(url, 'updatewallpaper/', await aJpeg({ width: 1000, height: 400 }), ada.token);
    const variants = (await picturesOf(ada)).wallpaper?.variants.map(({ format, width, height }) => `${format} ${width}×${height}`);
    const sizes = ['1000×400', '960×384', '480×192'];
    expect(variants).toEqual(sizes.flatMap((size) => ['avif', 'webp', 'jpg'].map((format) => `${format} ${size}`)));
  });

  test('WI-55 `POST /api/updatewallpaper/` without a valid token: 401', async () => {
    for (const token of [undefined, 'undefined', 'x'.repeat(43)])
      expect((await uploadRest(url, 'updatewallpaper/', picture, token)).status).toBe(401);
  });

  test('WI-56 `POST /api/updatewallpaper/` with an unverified e-mail: 403', async () => {
    expect((await uploadRest(url, 'updatewallpaper/', picture, (await register(application)).token)).status).toBe(403);
  });

  test('WI-57 `POST /api/updatewallpaper/` with too large a file: 413', async () => {
    expect((await uploadRest(url, 'updatewallpaper/', Buffer.alloc(MAX_IMAGE_BYTES + 1), ada.token)).status).toBe(413);
  });

  test('WI-58 `POST /api/deletewallpaper/`, token auth: 200', async () => {
    await uploadRest(url, 'updatewallpaper/', picture, ada.token);
    await uploadRest(url, 'updateprofile/', picture, ada.token);
    expect((await post(url, 'deletewallpaper/', undefined, withToken(ada.token))).status).toBe(200);
    expect(await picturesOf(ada)).toMatchObject({ wallpaper: null, profilePicture: { width: 500 } });
    expect((await post(url, 'getdata/', {}, withToken(ada.token))).body?.wallpaper_image_url).toBe('');
  });

  test('WI-59 `POST /api/deletewallpaper/` when there is none: 200', async () => {
    expect(await post(url, 'deletewallpaper/', {}, withToken(ada.token))).toMatchObject({
      status: 200,
      body: { detail: expect.any(String) },
    });
    const { data, errors } = await graphql(url, `mutation { removeWallpaper { ${sentPage} } }`, {}, ada.token);
    expect([errors, data]).toEqual([[], { removeWallpaper: { profilePicture: null, wallpaper: null } }]);
  });

  test('`removeProfilePicture` removes the profile picture and nothing else, also when there is none', async () => {
    for (const path of ['updatewallpaper/', 'updateprofile/']) await uploadRest(url, path, picture, ada.token);
    const remove = () => graphql(url, `mutation { removeProfilePicture { ${sentPage} } }`, {}, ada.token);
    const left = { profilePicture: null, wallpaper: { width: 600 } };
    for (let time = 0; time < 2; time += 1) expect(await remove()).toMatchObject({ errors: [], data: { removeProfilePicture: left } });
    expect(await picturesOf(ada)).toMatchObject(left);
  });

  test('WI-60 `POST /api/deletewallpaper/` without a valid token: 401', async () => {
    for (const headers of [{}, withToken('null'), withToken('x'.repeat(43))])
      expect((await post(url, 'deletewallpaper/', {}, headers)).status).toBe(401);
  });
});

describe('permission to upload is checked before the body is read', () => {
  /** Sends the head of a form and nothing of its body; gives the answer that comes all the same. */
  function sendHead(path: string, headers: Readonly<Record<string, string>>): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const sending = request(new URL(path, url), {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '5000', ...headers },
      });
      sending.on('error', reject).flushHeaders();
      sending.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => {
          sending.destroy();
          resolve({ status: response.statusCode ?? 0, text });
        });
      });
    });
  }

  test.each([
    ['PP-13 The server refuses a profile picture from an account with an unverified e-mail, and says why', '/api/updateprofile/'],
    ['WP-07 The server refuses a wallpaper from an account with an unverified e-mail, and says why', '/api/updatewallpaper'],
    ['PP-13 The server refuses a profile picture from an account with an unverified e-mail, and says why, over GraphQL', '/graphql'],
    ['WP-07 The server refuses a wallpaper from an account with an unverified e-mail, and says why, over GraphQL', '/graphql'],
  ])('%s', async (_, path) => {
    const { token } = await register(application);
    const { status, text } = await sendHead(path, { ...withToken(token), 'Apollo-Require-Preflight': 'true' });
    expect([status, text]).toEqual([403, expect.stringContaining('EMAIL_NOT_VERIFIED')]);
    expect(text).toContain('Your e-mail address is not verified yet.');
  });

  test('a guest, a form of another site and a body that is too long are refused', async () => {
    const signedIn = withToken(ada.token);
    expect((await sendHead('/api/updateprofile', {})).status).toBe(401);
    expect((await sendHead('/graphql', { 'Apollo-Require-Preflight': 'true' })).text).toContain('UNAUTHENTICATED');
    expect((await sendHead('/graphql', signedIn)).text).toContain('Apollo-Require-Preflight');
    expect((await sendHead('/api/updateprofile', { Cookie: 'csrftoken=a' })).text).toContain('CSRF_FAILED');
    expect(await sendHead('/api/updateprofile', { ...signedIn, 'Content-Length': '20000000' })).toMatchObject({
      status: 413,
      text: expect.stringContaining('IMAGE_TOO_LARGE'),
    });
    expect((await sendHead('/api/login', {})).status).toBe(415);
  });
});

test('one account may have two uploads at the same time; a third one is refused, and the upload of another account is not', async () => {
  const headers = { ...withToken(ada.token), 'Content-Type': 'multipart/form-data; boundary=edge', 'Content-Length': '5000' };
  const waiting = [1, 2].map(() => {
    const sending = request(new URL('/api/updateprofile', url), { method: 'POST', headers }).on('error', () => undefined);
    sending.write('--edge\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf');
    return sending;
  });
  await until(async () => (await uploadsUnderWay(application)).length === 2);
  const refused = await uploadRest(url, 'updatewallpaper/', picture, ada.token);
  expect([refused.status, refused.body?.code, refused.headers.get('retry-after')]).toEqual([503, 'BUSY', '5']);
  expect((await uploadRest(url, 'updatewallpaper/', picture, (await anUploader(application)).token)).status).toBe(200);
  for (const sending of waiting) sending.destroy();
  await until(async () => (await uploadRest(url, 'updatewallpaper/', picture, ada.token)).status === 200);
});

test('a picture process that is killed again and again is reported as an outage through both APIs, and the former picture stays', async () => {
  const photo = await aJpeg({ width: 4000, height: 3000 });
  const processor = application.nest.get<SharpImageProcessor>(ImageProcessor);
  /** Ends each process that would make the picture, until the answer is there. */
  async function endingProcesses<Answer>(upload: Promise<Answer>): Promise<Answer> {
    let [isAnswered, ended]: [boolean, number | undefined] = [false, undefined];
    const answer = upload.finally(() => (isAnswered = true));
    for (;;) {
      await until(() => isAnswered || ![undefined, ended].includes(processor.pid));
      if (isAnswered) return answer;
      ended = processor.pid;
      process.kill(Number(ended), 'SIGKILL');
    }
  }
  await uploadRest(url, 'updatewallpaper/', picture, ada.token);
  const former = await picturesOf(ada);

  const sentence = 'Pictures cannot be made at this moment. Nothing was changed; try again in a minute.';
  const rest = await endingProcesses(uploadRest(url, 'updatewallpaper/', photo, ada.token));
  expect([rest.status, rest.body, rest.headers.get('retry-after')]).toEqual([
    503,
    { detail: sentence, code: 'PICTURES_UNAVAILABLE' },
    '60',
  ]);
  const { errors } = await endingProcesses(uploadGraphql(url, 'changeWallpaper', photo, ada.token));
  expect(errors).toMatchObject([{ message: sentence, extensions: { code: 'PICTURES_UNAVAILABLE' } }]);
  expect(await picturesOf(ada)).toEqual(former);
  expect((await uploadRest(url, 'updatewallpaper/', photo, ada.token)).status).toBe(200);
});

test('if the client disconnects before the response, nothing changes and its place is free', async () => {
  const photo = await aJpeg({ width: 4000, height: 3000 });
  const leaving = new AbortController();
  const sending = fetch(new URL('/api/updatewallpaper/', url), {
    method: 'POST',
    headers: withToken(ada.token),
    body: aForm(photo),
    signal: leaving.signal,
  });
  const outcome = sending.catch((error: unknown) => (error as Error).name);
  await until(async () => (await sizesUnderWay()).includes(photo.length));
  leaving.abort();
  expect(await outcome).toBe('AbortError');
  // The queue is served in order: when this upload is done, the other one would have been done before.
  await uploadRest(url, 'updateprofile/', picture, (await anUploader(application)).token);
  expect((await picturesOf(ada)).wallpaper).toBeNull();
});

test('one GraphQL document can change a picture only once', async () => {
  const twice =
    'mutation ($image: Upload!) { a: changeWallpaper(image: $image) { version } b: changeProfilePicture(image: $image) { version } }';
  const { errors } = await graphql(url, twice, { image: new Blob([new Uint8Array(picture)]) }, ada.token);
  expect(errors[0]?.message).toMatch(/only once .* change a picture/);
  expect(await picturesOf(ada)).toEqual({ profilePicture: null, wallpaper: null });
});

describe('a form over GraphQL', () => {
  const mutation = 'mutation ($image: Upload!) { changeWallpaper(image: $image) { version } }';
  const send = async (form: FormData) => {
    const headers = { ...withToken(ada.token), 'Apollo-Require-Preflight': 'true' };
    const response = await fetch(new URL('/graphql', url), { method: 'POST', headers, body: form });
    return { status: response.status, body: (await response.json()) as { errors?: { extensions: { code: string } }[] } };
  };

  test.each<[string, (file: Blob) => FormData]>([
    [
      'a place that is not null',
      (file) => operationForm(JSON.stringify({ query: mutation, variables: { image: 1 } }), 'variables.image', file),
    ],
    ['a place that does not exist', (file) => operationForm(JSON.stringify({ query: mutation, variables: {} }), 'variables.image', file)],
    ['a place in the prototype', (file) => operationForm(JSON.stringify({ query: mutation }), '__proto__.image', file)],
    [
      'several operations',
      (file) => operationForm(JSON.stringify([{ query: mutation, variables: { image: null } }]), '0.variables.image', file),
    ],
    ['no JSON', (file) => operationForm('{', 'variables.image', file)],
    ['a file that the map does not name', (file) => aFormWithout('map', file)],
    ['no operation', (file) => aFormWithout('operations', file)],
  ])('with %s is refused', async (_, make) => {
    const { status, body } = await send(make(new Blob([new Uint8Array(picture)])));
    const code = expect.stringMatching(/^(?:BAD_REQUEST|BATCH_REFUSED|IMAGE_MISSING)$/);
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([400, code]);
    expect((await picturesOf(ada)).wallpaper).toBeNull();
  });

  test('a file that is sent as text is refused', async () => {
    const { errors } = await graphql(url, mutation, { image: 'text' }, ada.token);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  function aFormWithout(part: string, file: Blob): FormData {
    const form = operationForm(JSON.stringify({ query: mutation, variables: { image: null } }), 'variables.image', file);
    form.delete(part);
    return form;
  }
});
