import { beforeEach, describe, expect, test } from '@jest/globals';
import { DEFAULT_DESIGN } from '../../../server/pages/design/page-design.rules.js';
import { toWire, type WireDesign } from '../../../server/pages/design/wire-design.rules.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { runningApplication } from '../../support/servers/running-application.js';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const application = runningApplication();
let ada: TestAccount;
let token: string;
beforeEach(async () => {
  ada = await register(application);
  token = ada.token;
});

async function post(path: string, body?: unknown, authorization: string | null = `Token ${token}`): Promise<Answer> {
  const response = await fetch(`${application.url}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(authorization !== null && { Authorization: authorization }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

function wireOf(title: string): WireDesign {
  return toWire(aDesign({ title }));
}

async function titleNow(): Promise<unknown> {
  const { body } = await post('getdata/');
  return body.data === null ? null : (JSON.parse(body.data as string) as WireDesign).editedText;
}

describe('POST /api/updatename/', () => {
  test('WI-37 `POST /api/updatename/`, json `first_name`, token auth: 200 `{"first_name"}`', async () => {
    expect(await post('updatename/', { first_name: ' Rest-Name ' })).toEqual({ status: 200, body: { first_name: 'rest-name' } });
    expect((await post('getuserdetails/')).body.first_name).toBe('rest-name');
  });

  test.each([{ first_name: 'no.dots' }, { first_name: '' }, { first_name: -7 }, { first_name: null }, {}, undefined, [], 'null'])(
    'WI-38 `POST /api/updatename/` with an invalid name: 400 (%j)',
    async (body) => {
      expect(await post('updatename/', body)).toEqual({
        status: 400,
        body: { detail: expect.any(String), code: 'LINKNAME_INVALID', first_name: [expect.any(String)] },
      });
    },
  );

  test.each([{ linkname: 'ada' }, ['ada'], true])(
    'WI-38 `POST /api/updatename/` with %j as a name: 400 that names the field, and the name does not change',
    async (first_name) => {
      await claim(application, ada, `kept-${ada.username}`);
      const { status, body } = await post('updatename/', { first_name });
      expect([status, body.code, body.first_name]).toEqual([400, 'FIELD_INVALID', ['This must be a text.']]);
      expect((await post('getuserdetails/')).body.first_name).toBe(`kept-${ada.username}`);
    },
  );

  test('a linkname that is sent as a number is read as text', async () => {
    expect(await post('updatename/', { first_name: 20261120 })).toEqual({ status: 200, body: { first_name: '20261120' } });
  });

  test('WI-39 `POST /api/updatename/` with a reserved name: 400', async () => {
    const { status, body } = await post('updatename/', { first_name: 'Admin' });
    expect([status, body.code, body.first_name]).toEqual([400, 'LINKNAME_RESERVED', [expect.any(String)]]);
  });

  test('WI-40 `POST /api/updatename/` without a valid token: 401', async () => {
    for (const authorization of [null, 'Token null', 'Token undefined', `Token ${'x'.repeat(43)}`]) {
      const { status, body } = await post('updatename/', { first_name: 'not-mine' }, authorization);
      expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
    expect((await post('getdatapublic/', { first_name: 'not-mine' })).body.linkname_available).toBe(true);
  });

  test('WI-41 `POST /api/updatename/` with a taken name: 409', async () => {
    await claim(application, await register(application), 'rest-taken');
    const { status, body } = await post('updatename', { first_name: 'REST-taken' });
    expect([status, body.code, body.first_name]).toEqual([409, 'LINKNAME_TAKEN', ['This linkname is taken. Choose another one.']]);
  });
});

describe('POST /api/getdatapublic/', () => {
  test('WI-63 `POST /api/getdatapublic/`, json `first_name`: 200 `{"linkname_available","data","profile_image_url","wallpaper_image_url"}`', async () => {
    await claim(application, ada, 'rest-public');
    await publish(application, ada, aDesign({ title: 'Public' }));
    const { status, body } = await post('getdatapublic/', { first_name: 'Rest-PUBLIC' }, null);
    expect(status).toBe(200);
    expect(body).toEqual({ linkname_available: false, data: expect.any(String), profile_image_url: '', wallpaper_image_url: '' });
    expect(JSON.parse(body.data as string)).toEqual(wireOf('Public'));
  });

  test('WI-63 Its links tell search engines that their creator has written them; those of `getdata` are as the editor writes them', async () => {
    await claim(application, ada, 'rest-links');
    const html = '<p><a href="https://a.example/">here</a></p>';
    await publish(application, ada, aDesign({ tiles: [aTile({ html })] }));
    const read = async (path: string) => JSON.parse((await post(path, { first_name: 'rest-links' })).body.data as string) as WireDesign;
    const linksOf = ({ inputTextList: [text] }: WireDesign) => text?.match(/ rel="[^"]*"/g);
    expect(linksOf(await read('getdatapublic/'))).toEqual([' rel="noopener noreferrer nofollow ugc"']);
    expect(linksOf(await read('getdata/'))).toEqual([' rel="noopener noreferrer"']);
  });

  test.each([{}, { first_name: '' }, { first_name: ' ' }, { first_name: null }, undefined])(
    'WI-64 `POST /api/getdatapublic/` without a name: 400 (%j)',
    async (given) => {
      const { status, body } = await post('getdatapublic/', given, null);
      expect([status, body.code, body.first_name]).toEqual([400, 'LINKNAME_INVALID', [expect.any(String)]]);
    },
  );

  test('WI-75 `linkname_available` is a boolean: true for a free name, false for a claimed name and for one that cannot be claimed', async () => {
    await claim(application, ada, 'rest-claimed');
    const answers = ['rest-free', 'rest-claimed', 'login', 'no.dots'].map((first_name) => post('getdatapublic', { first_name }, null));
    const available = (await Promise.all(answers)).map(({ body }) => body.linkname_available);
    expect(available).toEqual([true, false, false, false]);
  });

  test('WI-76 For an unclaimed name `data` is `null` and both image URLs are empty strings', async () => {
    const { status, body } = await post('getdatapublic/', { first_name: 'rest-unclaimed' }, null);
    expect(status).toBe(200);
    expect(body).toEqual({ linkname_available: true, data: null, profile_image_url: '', wallpaper_image_url: '' });
  });
});

describe('POST /api/getdata/', () => {
  test('WI-65 `POST /api/getdata/`, token auth: 200 `{"data","profile_image_url","wallpaper_image_url"}`', async () => {
    await publish(application, ada, aDesign({ title: 'Mine' }));
    const { status, body } = await post('getdata/');
    expect(status).toBe(200);
    expect(body).toEqual({ data: expect.any(String), profile_image_url: '', wallpaper_image_url: '' });
    expect(JSON.parse(body.data as string)).toEqual(wireOf('Mine'));
  });

  test('WI-66 `POST /api/getdata/` without a valid token: 401', async () => {
    expect((await post('getdata/', {}, null)).status).toBe(401);
    expect((await post('getdata/', {}, 'Token undefined')).body.code).toBe('UNAUTHENTICATED');
  });

  test('WI-73 `data` of a never-published page is `null` for its owner; visitors of a claimed one get the default design', async () => {
    await claim(application, ada, 'rest-never');
    expect((await post('getdata/')).body.data).toBeNull();
    const { body } = await post('getdatapublic/', { first_name: 'rest-never' }, null);
    expect(body).toEqual({ linkname_available: false, data: expect.any(String), profile_image_url: '', wallpaper_image_url: '' });
    expect(JSON.parse(body.data as string)).toEqual(toWire(DEFAULT_DESIGN));
  });

  test('WI-74 An image that does not exist is an empty string, never `null`', async () => {
    for (const path of ['getdata/', 'getuserdetails/']) expect((await post(path)).body.profile_image_url).toBe('');
    expect((await post('getdata/')).body.wallpaper_image_url).toBe('');
  });
});

describe('POST /api/postdata/', () => {
  test('WI-67 `POST /api/postdata/`, json, the full design document, token auth: 200 `{"detail"}`', async () => {
    expect(await post('postdata/', wireOf('Posted'))).toEqual({ status: 200, body: { detail: expect.any(String) } });
    expect(JSON.parse((await post('getdata/')).body.data as string)).toEqual(wireOf('Posted'));
  });

  test('OC-11 The default design that the editor posts of a new page when it is opened is answered with 200, and not published', async () => {
    expect(await post('postdata/', toWire(DEFAULT_DESIGN))).toEqual({ status: 200, body: { detail: expect.any(String) } });
    expect((await post('getdata/')).body.data).toBeNull();
  });

  test('a picture at an http address is published, pages ask for it over https, and the answer says so', async () => {
    const pictures = [
      'http://ada.example/a.png?x=1&amp;y=2',
      'HTTP://ada.example/b.gif',
      'https://ada.example/c.png',
      'http://ada.example/d.svg',
    ];
    const html = (sources: readonly string[]) => `<p>${sources.map((src) => `<img alt="A" src="${src}">`).join('')}</p>`;
    const send = (sources: readonly string[]) => post('postdata/', toWire(aDesign({ tiles: [aTile({ html: html(sources) })] })));
    const { status, body } = await send(pictures);
    expect([status, body.pictures_over_https]).toEqual([200, ['https://ada.example/a.png?x=1&y=2', 'https://ada.example/b.gif']]);
    const { inputTextList } = JSON.parse((await post('getdata/')).body.data as string) as WireDesign;
    const shown = ['https://ada.example/a.png?x=1&amp;y=2', 'https://ada.example/b.gif', 'https://ada.example/c.png'];
    expect(Array.from(inputTextList[0]!.matchAll(/src="([^"]*)"/g), ([, src]) => src)).toEqual(shown);
    expect((await send(shown)).body).toEqual({ detail: body.detail });
  });

  test('getdata returns exactly what postdata was sent, for texts full of quotes, backslashes and line breaks', async () => {
    const tiles = [aTile({ name: '\\"\\\\n\n\\', html: '<p>C:\\new "x" \\u0041 名前 😀</p>' })];
    const wire = toWire(aDesign({ title: "b'\\x'\n\"", tiles }));
    await post('postdata/', wire);
    const data = (await post('getdata/')).body.data as string;
    expect(data).not.toContain('\\\\');
    expect(JSON.parse(data)).toEqual(wire);
  });

  test('WI-96 Reading: the `showModal…` flags may be anything and are never stored', async () => {
    await post('postdata/', { ...wireOf('Flags'), showModal: [true, 'x'], showPreviewModal: 'open', showEditLinksPickerModal: true });
    expect(JSON.parse((await post('getdata/')).body.data as string)).toEqual(wireOf('Flags'));
  });

  test.each([
    ['WI-68 `POST /api/postdata/` with what is not a design: 400', { hello: 'world' }, 'buttonNames'],
    ['WI-68 `POST /api/postdata/` with what is not a design: 400 (an empty body)', undefined, 'buttonNames'],
    ['WI-102 A design that is not an object: 400 that names the field, the page stays as it was', [1, 2], 'design'],
    ['WI-102 A design that is not an object: 400 that names the field, the page stays as it was (null)', 'null', 'design'],
    [
      'WI-103 A design of more than 100 tiles: 400 that names the field, the page stays as it was',
      { ...toWire(aDesign()), buttonNames: Array.from({ length: 101 }, String) },
      'buttonNames',
    ],
    [
      'a title that is an object: 400 that names the field, the page stays as it was',
      { ...wireOf('After'), editedText: { ops: [] } },
      'editedText',
    ],
    [
      'a title that is a list: 400 that names the field, the page stays as it was',
      { ...wireOf('After'), editedText: ['After'] },
      'editedText',
    ],
    ['a title that is true: 400 that names the field, the page stays as it was', { ...wireOf('After'), editedText: true }, 'editedText'],
    [
      'a name that is an object: 400 that names the field, the page stays as it was',
      { ...wireOf('After'), buttonNames: ['x', {}] },
      'buttonNames.1',
    ],
    [
      'a content that is an object: 400 that names the field, the page stays as it was',
      { ...wireOf('After'), inputTextList: [{ ops: [] }] },
      'inputTextList.0',
    ],
    [
      'contents that are not a list: 400 that names the field, the page stays as it was',
      { ...wireOf('After'), inputTextList: '<p>x</p>' },
      'inputTextList',
    ],
    [
      'a link that is a list: 400 that names the field, the page stays as it was',
      { ...wireOf('After'), socialLinksList: { home: ['x'] } },
      'socialLinksList.home',
    ],
    ['a title over its limit: 400 with the field name of older clients', { ...toWire(aDesign({ title: 'x'.repeat(201) })) }, 'editedText'],
    ['a name over its limit: 400 that names the field', toWire(aDesign({ tiles: [aTile({ name: 'x'.repeat(121) })] })), 'buttonNames.0'],
  ])('%s', async (_, document, field) => {
    await post('postdata/', wireOf('Before'));
    const { status, body } = await post('postdata/', document);
    expect([status, body.code, body[field]]).toEqual([400, 'DESIGN_INVALID', [expect.any(String)]]);
    expect(await titleNow()).toBe('Before');
  });

  test('a title that is a number is read as text', async () => {
    expect((await post('postdata/', { ...wireOf('Before'), editedText: 2026 })).status).toBe(200);
    expect(await titleNow()).toBe('2026');
  });

  test('a body that is not JSON: 400, and the page does not change', async () => {
    await post('postdata/', wireOf('Before'));
    expect((await post('postdata/', '{"buttonNames":')).status).toBe(400);
    expect(await titleNow()).toBe('Before');
  });

  test('WI-69 `POST /api/postdata/` without a valid token: 401', async () => {
    for (const authorization of [null, 'Token null', `Bearer ${'x'.repeat(43)}`]) {
      expect((await post('postdata/', wireOf('Not mine'), authorization)).status).toBe(401);
    }
    expect(await titleNow()).toBeNull();
  });

  test('a page of 1 MB with many blanks that are kept for older clients: postdata accepts the response of getdata', async () => {
    // Ten tiles of 100 kB each and two smaller ones; of the first ten a tenth are blanks.
    const html = `<p>a${' '.repeat(10_000)}b</p>${'<p>Lorem ipsum</p>'.repeat(5_000)}`;
    const tiles = Array.from({ length: 10 }, () => aTile({ html }));
    const filled = [...tiles, ...Array.from({ length: 2 }, () => aTile({ html: 'x'.repeat(20_000) }))];
    await publish(application, ada, aDesign({ title: 'Large', tiles: filled }));
    const data = (await post('getdata/')).body.data as string;
    expect(data.length).toBeGreaterThan(2_300_000);
    expect(await post('postdata/', data)).toMatchObject({ status: 200 });
    expect((await post('getdata/')).body.data).toBe(data);
  });

  test.each([
    ['WI-70 `POST /api/postdata/` with too large a body: 413', 1_048_577],
    ['WI-104 A design over 1 MB: 413, the page stays as it was', 3_000_000],
  ])('%s', async (_, bytes) => {
    await post('postdata/', wireOf('Before'));
    const { status, body } = await post('postdata/', JSON.stringify({ ...wireOf('After'), filler: 'x'.repeat(bytes) }));
    expect([status, typeof body.detail, typeof body.code]).toEqual([413, 'string', 'string']);
    expect(await titleNow()).toBe('Before');
  });

  test('WI-104 A design that is over 1 MB only once its links are complete: 413, the page stays as it was', async () => {
    await post('postdata/', wireOf('Before'));
    const tiles = Array.from({ length: 15 }, () => aTile({ html: '<a href="tel:1">x</a>'.repeat(900) }));
    const { status, body } = await post('postdata/', toWire(aDesign({ title: 'After', tiles })));
    expect([status, body.code]).toEqual([413, 'DESIGN_TOO_LARGE']);
    expect(await titleNow()).toBe('Before');
  });

  test('DR-29 A legacy `postdata` carries no version: the last writer wins, and the history keeps both', async () => {
    await publish(application, ada, aDesign({ title: 'From the editor' }));
    await post('postdata/', wireOf('From an older client'));
    await Promise.all(
      ['One', 'Other', 'Third'].map((title) => post('postdata/', wireOf(title)).then(({ status }) => expect(status).toBe(200))),
    );
    const rows: { title: string }[] = await application.dataSource.query(
      `SELECT v.design->>'title' AS title FROM page_version v JOIN account a ON a.id = v.owner_id WHERE a.username = $1 ORDER BY v.version`,
      [ada.username],
    );
    expect(rows.map(({ title }) => title)).toEqual(['From the editor', 'From an older client', ...rows.slice(2).map(({ title }) => title)]);
    expect(
      rows
        .slice(2)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['One', 'Other', 'Third']);
    expect(await titleNow()).toBe(rows.at(-1)?.title);
  });

  test('harmful content of a tile, a link or a colour is harmless when it is stored', async () => {
    const wire = toWire(aDesign({ tiles: [aTile({ html: '<img src=x onerror=evil()><script>evil()</script>' })] }));
    const evil = { ...wire, socialLinksList: { home: 'javascript:evil()' }, titleColor: { body: { color: 'red;}evil', alpha: 1 } } };
    expect((await post('postdata/', evil)).status).toBe(200);
    const stored = JSON.parse((await post('getdata/')).body.data as string) as WireDesign;
    expect(stored.inputTextList).toEqual(['']);
    expect(stored.socialLinksList.home).toBe('https://javascript:evil()');
    expect(stored.titleColor).toEqual({ body: { color: '#ffffff', alpha: 1 } });
  });
});

test('each path gives the same response without its final slash, and with a Bearer token', async () => {
  await post('postdata', wireOf('No slash'), `Bearer ${token}`);
  expect(await post('getdata')).toEqual(await post('getdata/'));
  expect(await titleNow()).toBe('No slash');
});
