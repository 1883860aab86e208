import { beforeAll, describe, expect, test } from '@jest/globals';
import { aPageAt, claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { publishEveryKind } from '../../builders/pages/every-kind.js';
import { aMixedDesign } from '../../builders/pages/sample-tiles.js';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import { aJpeg } from '../../builders/images.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader, uploadGraphql } from '../../support/calls/uploads.js';

const application = runningApplication({ siteName: 'Tiles & Co' });
const ask = (path: string, init: RequestInit = {}) => fetch(application.url + path, init);
const json = async (path: string) => (await ask(path)).json() as Promise<Record<string, unknown>>;

/** What programs read of a tile. */
function readable({ style: _look, ...tile }: Tile): unknown {
  const { kind, name } = tile;
  if (kind === 'text') return { kind, name, text: 'Lemons, figs and one old olive tree.' };
  if (kind !== 'picture') return tile;
  return { kind, name, picture: { url: expect.any(String) as unknown, width: 480, height: 360, alternative: tile.alternative } };
}

let anna: TestAccount;
beforeAll(async () => {
  const tiles = [aTile({ name: 'Focaccia', html: '<p>Flour &amp; <strong>water</strong></p><p>Salt</p>' })];
  anna = await aPageAt(application, 'anna', aDesign({ title: 'Salt & <Smoke>', tiles }));
});

/** A header of a page, without what is said of HTML alone. */
const ofPage = ({ headers }: Response, name: string) => headers.get(name)?.replace(', no-transform', '');

describe('`/{linkname}.json`', () => {
  test('DA-01 It has what visitors read of a page with each kind of tile, and no kind is missing', async () => {
    const account = await anUploader(application);
    await claim(application, account, 'every-kind');
    await publishEveryKind(application, account);
    await uploadGraphql(application.url, 'changeWallpaper', await aJpeg(), account.token);
    const data = (await json('/every-kind.json')) as { tiles: { kind: string; name: string }[]; wallpaper: { url: string } };
    expect(data.tiles).toEqual(aMixedDesign().tiles.map(readable));
    expect(data).toMatchObject({ linkname: 'every-kind', address: `${application.url}/every-kind` });
    for (const url of JSON.stringify(data).match(/http[^"]*\/media\/[^"]*/g) ?? [])
      expect((await ask(new URL(url).pathname)).status).toBe(200);
    expect(data.wallpaper.url).toContain('/media/');
  });

  test('Its texts are plain', async () => {
    expect(await json('/ANNA.json')).toMatchObject({
      title: 'Salt & <Smoke>',
      tiles: [{ kind: 'text', name: 'Focaccia', text: 'Flour & water\nSalt' }],
    });
  });

  test('Any site may read it, caches treat it as the page, and its ETag answers with 304 until the page changes', async () => {
    const page = await ask('/anna');
    const first = await ask('/anna.json');
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    for (const name of ['cache-control', 'cdn-cache-control']) expect(first.headers.get(name)).toBe(ofPage(page, name));
    const known = { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } };
    expect((await ask('/anna.json', known)).status).toBe(304);
    await publish(application, anna, aDesign({ title: 'Bread' }), 1);
    const changed = await ask('/anna.json', known);
    expect([changed.status, ((await changed.json()) as { title: string }).title]).toEqual([200, 'Bread']);
  });

  test('A claimed page without a publication has no moment, and an address without a page is not found', async () => {
    await claim(application, await register(application), 'claimed-only');
    expect(await json('/claimed-only.json')).toMatchObject({ title: 'My page', publishedAt: null, tiles: [] });
    for (const path of ['/nobody-there.json', '/login.json', '/-.json', '/a.b.json']) {
      const answer = await ask(path, { headers: { Accept: 'application/json' } });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    expect((await ask('/nobody-there.json')).headers.get('access-control-allow-origin')).toBe('*');
    expect(await json('/nobody-there.json')).toEqual({
      detail: 'No page is at this address, or its owner does not offer this.',
      code: 'NOT_FOUND',
    });
  });
});

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

describe('`/oembed`', () => {
  const about = (address: string, more = '') => ask(`/oembed?url=${encodeURIComponent(address)}${more}`);

  test('DA-02 Each page names it, and the answer is a card that leads to the page, in the size that the site allows', async () => {
    const html = await (await ask('/anna')).text();
    const [, named = ''] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(html) ?? [];
    const answer = await fetch(`${named}&maxwidth=300`);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    const embedded = (await answer.json()) as Record<string, unknown>;
    expect(embedded).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Tiles & Co', width: 300, height: 157 });
    expect(embedded).not.toHaveProperty('thumbnail_url');
    expect(await (await fetch(`${named}&maxheight=63`)).json()).toMatchObject({ width: 120, height: 63 });
    const [, leads, card = ''] = /^<a href="([^"]*)" target="_blank" rel="noopener"><img src="([^"]*)"/.exec(String(embedded.html)) ?? [];
    expect(leads).toBe(`${application.url}/anna`);
    const picture = await fetch(card);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('Without limits it also names the whole card, and no title can leave its attribute', async () => {
    await aPageAt(application, 'quoted', aDesign({ title: '"><script>alert(1)</script>' }));
    const embedded = (await (await about(`${application.url}/quoted/?from=there`)).json()) as Record<string, unknown>;
    expect(embedded).toMatchObject({ title: '"><script>alert(1)</script>', width: 600, height: 315, thumbnail_width: 1200 });
    expect(embedded.html).not.toContain('<script');
  });

  test('Caches keep it no longer than the page', async () => {
    const [page, card] = [await ask('/anna'), await about(`${application.url}/anna`)];
    for (const name of ['cache-control', 'cdn-cache-control']) expect([name, card.headers.get(name)]).toEqual([name, ofPage(page, name)]);
  });

  test('A page that was never published is a plain link', async () => {
    await claim(application, await register(application), 'bare-claim');
    expect(await (await about(`${application.url}/bare-claim`)).json()).toMatchObject({ type: 'link', title: 'My page' });
  });

  test('Any other address is not found, and another format is not offered', async () => {
    for (const address of [
      'https://elsewhere.example/anna',
      application.url,
      `${application.url}/blog/1`,
      `${application.url}/free-name`,
      'anna',
      'javascript:1',
    ])
      expect([address, (await about(address)).status]).toEqual([address, 404]);
    expect((await about(`${application.url}/anna`, '&format=yaml')).status).toBe(501);
  });

  test('Without an address, the request is refused and says what to name', async () => {
    for (const path of ['/oembed', '/oembed?url=', '/oembed?format=xml']) {
      const answer = await ask(path);
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        400,
        { code: 'BAD_REQUEST', detail: 'Name the address of a page as url=….' },
      ]);
    }
  });

  test('It answers in XML, too, with the same values', async () => {
    await aPageAt(application, 'as-xml', aDesign({ title: 'Salt & <Smoke>\u000b' }));
    const [json, xml] = [await about(`${application.url}/as-xml`), await about(`${application.url}/as-xml`, '&format=xml')];
    expect(xml.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    const text = await xml.text();
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8" standalone="yes"\?>\n<oembed>/);
    const values = [...text.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name, value = '']) => [name, unescaped(value)]);
    const expected = Object.entries((await json.json()) as object).map(([name, value]) => [name, String(value).replace('\u000b', '')]);
    expect(values).toEqual(expected);
  });
});
