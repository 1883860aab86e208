import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { SiteSettings } from '../../../server/administration/ports/site-settings.port.js';
import { configuredLinkPages, configuredLinkPictures } from '../../../server/adapters/link-previews/configured-link-pages.js';
import { HttpLinkPages } from '../../../server/adapters/link-previews/http-link-pages.js';
import { WorkThread } from '../../../server/adapters/threads/work-thread.js';
import { StrangersHtml } from '../../../server/adapters/strangers-html/strangers-html.js';
import { GuardedHttp, type OutgoingSettings } from '../../../server/adapters/outgoing-http/guarded-http.js';
import type { Config } from '../../../server/config/config.js';
import { SiteAddresses } from '../../../server/site-addresses.js';
import { until } from '../../support/waiting.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server of somebody, and what it was asked. */
async function aServer(listener: RequestListener) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  return { url: `http://127.0.0.1:${await listening(server)}`, requests };
}

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const pagesOver = (http: GuardedHttp) => new HttpLinkPages({ heads: http, profiles: http }, new StrangersHtml());
const pagesWith = (settings: Partial<OutgoingSettings> = {}) =>
  pagesOver(new GuardedHttp({ isPrivateAllowed: true, userAgent: 'Tessera-Previews (+https://tessera.example)', ...settings }));
const sending =
  (content: string | Buffer, type = 'text/html; charset=utf-8', more = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': type, ...more }).end(content);
const titleOf = async (listener: RequestListener) => (await pagesWith().read((await aServer(listener)).url))?.title ?? null;

describe('A page that is read for a preview', () => {
  test.each([
    ['its own title', '<!doctype html><title> Lemon &amp; Co </title><p>x', ' Lemon & Co '],
    [
      'that for networks',
      '<title>A</title><meta property="og:title" content="B &quot;b&quot;"><meta name="twitter:title" content="C">',
      'B "b"',
    ],
    ['that for another network', '<title>A</title><meta name="twitter:title" content="C">', 'C'],
    ['the first of two', '<title>A</title><svg><title>B</title></svg>', 'A'],
    ['none', '<p>x', null],
    ['none that is in the body', '<head></head><body><meta property="og:title" content="B"><title>A</title>', null],
    ['none in a script or a comment', '<script>"<title>A</title>"</script><!-- <title>B</title> -->', null],
  ])('has as its title %s', async (_, html, title) => {
    expect(await titleOf(sending(html))).toBe(title);
  });

  test('proposes a picture, whose address may be relative to where the page was found', async () => {
    const { url } = await aServer((request, response) => {
      if (request.url === '/old') return void response.writeHead(301, { location: '/new/page' }).end();
      return sending('<meta property="og:image" content="../cover.jpg">')(request, response);
    });
    expect(await pagesWith().read(`${url}/old`)).toEqual({ address: `${url}/new/page`, title: null, image: '../cover.jpg' });
  });

  test.each([
    ['of the header', 'text/html; charset="windows-1251"', '<meta charset=utf-8><title>', 'cfd0c8c2c5d2', 'ПРИВЕТ'],
    ['of the document', 'text/html', '<meta charset="Shift_JIS"><title>', '838c83828393', 'レモン'],
    ['of an old document', 'text/html', '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><title>', 'e9', 'é'],
    ['that nobody knows, which is read as UTF-8', 'text/html; charset=klingon', '<title>', 'c3a9', 'é'],
  ])('is read with the charset %s', async (_, type, head, bytes, title) => {
    const content = Buffer.concat([Buffer.from(head), Buffer.from(bytes, 'hex'), Buffer.from('</title>')]);
    expect(await titleOf(sending(content, type))).toBe(title);
  });

  test('FU-20 is asked with the name of the site, without cookies, and not to compress', async () => {
    const { url, requests } = await aServer((request, response) => {
      if (request.url !== '/') return sending('<title>A</title>')(request, response);
      return void response.writeHead(302, { location: '/next', 'set-cookie': 'a=b' }).end();
    });
    await pagesWith().read(url);
    const headers = { 'user-agent': 'Tessera-Previews (+https://tessera.example)', 'accept-encoding': 'identity' };
    expect(requests).toMatchObject([{ headers }, { headers }]);
    for (const request of requests) expect(Object.keys(request.headers)).not.toContain('cookie');
  });

  test.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['BR', brotliCompressSync],
  ])('is read when its server compresses although it is asked not to: %s', async (encoding, compress) => {
    const listener = sending(compress('<title>Bread</title>'), 'text/html', { 'content-encoding': encoding });
    expect(await titleOf(listener)).toBe('Bread');
  });

  test.each([
    ['', (text: string) => Buffer.from(text)],
    [' when it is compressed', gzipSync],
  ])('FU-20 is not read beyond 512 kB%s, and its connection is closed', async (_, encode) => {
    let isClosed = false;
    const endless: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', ...(encode === gzipSync && { 'content-encoding': 'gzip' }) });
      response.write(encode('<title>A</title>'));
      const more = encode(`<meta name="x" content="${'x'.repeat(65_536)}">`);
      const writing = setInterval(() => response.write(more), 1);
      response.on('close', () => {
        clearInterval(writing);
        isClosed = true;
      });
    };
    expect(await titleOf(endless)).toBe('A');
    await until(() => isClosed);
    const padding = `<!--${'x'.repeat(512 * 1024)}-->`;
    expect(await titleOf(sending(`${padding}<title>Too late</title>`))).toBeNull();
  });

  test.each([
    ['another type', sending('<title>A</title>', 'text/plain')],
    ['no type', sending('<title>A</title>', '')],
    [
      'an error',
      (_: IncomingMessage, response: ServerResponse) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<title>A'),
    ],
    ['an answer that is not compressed as it says', sending('<title>A</title>', 'text/html', { 'content-encoding': 'gzip' })],
    ['an answer that is compressed in an unknown way', sending('<title>A</title>', 'text/html', { 'content-encoding': 'zstd' })],
    [
      'an answer that says it is compressed by a name of every object',
      sending('<title>A</title>', 'text/html', { 'content-encoding': 'constructor' }),
    ],
    ['a redirect to something else than the web', sendingTo('file:///etc/passwd')],
    ['a redirect to nowhere', sendingTo('https://')],
    ['a broken connection', (request: IncomingMessage) => void request.socket.destroy()],
  ])('proposes nothing with %s', async (_, listener) => {
    expect(await titleOf(listener)).toBeNull();
  });

  test('may lead elsewhere three times, and not a fourth time', async () => {
    const { url, requests } = await aServer((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) return sending('<title>There</title>')(request, response);
      return void response.writeHead(307, { location: `/${left - 1}` }).end();
    });
    expect((await pagesWith().read(`${url}/3`))?.title).toBe('There');
    expect(await pagesWith().read(`${url}/4`)).toBeNull();
    expect(requests.map((request) => request.url)).toEqual(['/3', '/2', '/1', '/0', '/4', '/3', '/2', '/1']);
  });

  test('is asked without the name and the password that a redirect gives', async () => {
    const { url, requests } = await aServer(sending('<title>A</title>'));
    const first = await aServer((_, response) => void response.writeHead(302, { location: url.replace('//', '//user:word@') }).end());
    expect(await pagesWith().read(first.url)).toMatchObject({ title: 'A', address: `${url}/` });
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  test('FU-20 has no more time after a redirect or within the answer', async () => {
    const { url } = await aServer((request, response) => {
      if (request.url === '/redirected') return void response.writeHead(302, { location: '/silent' }).end();
      if (request.url === '/dripping') response.writeHead(200, { 'content-type': 'text/html' }).write('<title>A</title>');
    });
    const patient = pagesWith({ timeout: 200 });
    expect([await patient.read(`${url}/redirected`), await patient.read(`${url}/dripping`)]).toEqual([null, null]);
  });
});

test('LM-06 A page with half a megabyte of open elements is read in a thread, while other work runs', async () => {
  const html = `<title>A</title>${'<b>'.repeat(170_000)}`;
  let others = 0;
  const pages = pagesWith();
  const { url } = await aServer(sending(html));
  const turn = setInterval(() => (others += 1), 0);
  const reading = jest.spyOn(WorkThread.prototype, 'do');
  expect(await pages.read(url)).toMatchObject({ title: 'A' });
  clearInterval(turn);
  expect(reading).toHaveBeenCalledTimes(1);
  expect(others).toBeGreaterThan(0);
  expect(await pages.readProfileLinks(url)).toEqual({ addresses: [], isWhole: false });
  reading.mockRestore();
});

describe('A profile that is read for its links', () => {
  const linksOf = async (listener: RequestListener) => {
    const { url } = await aServer(listener);
    const found = await pagesWith().readProfileLinks(`${url}/@ines`);
    return found && { ...found, addresses: found.addresses.map((address) => address.replace(url, 'https://profile.example')) };
  };

  test.each([
    ['a link in its text', '<p><a href="https://tessera.example/ines" rel="me nofollow">x</a>', ['https://tessera.example/ines']],
    ['one in its head', '<link rel="me" type="text/html" href="https://tessera.example/ines">', ['https://tessera.example/ines']],
    ['one in capitals, between blanks', '<A REL=" nofollow\n ME " HREF="HTTPS://Tessera.example/ines">', ['https://tessera.example/ines']],
    [
      'relative ones',
      '<a rel="me" href="about"></a><base href="/here/"><a rel="me" href="about">',
      ['https://profile.example/about', 'https://profile.example/here/about'],
    ],
    ['no other link', '<a href="https://tessera.example/ines">x</a><a rel="menu" href="https://a.example">x</a>', []],
    [
      'nothing that is no address of the web',
      '<a rel="me" href="javascript:alert(1)"></a><a rel="me" href="mailto:a@b.example"></a><a rel="me" href="https://"></a>',
      [],
    ],
    [
      'nothing in a script or a comment',
      '<script>"<a rel=me href=https://a.example>"</script><!-- <a rel="me" href="https://b.example"> -->',
      [],
    ],
  ])('has %s', async (_, html, addresses) => {
    expect(await linksOf(sending(html))).toEqual({ addresses, isWhole: true });
  });

  test('is read up to 1 MB, with at most 1,000 links of which none is longer than 2,048 characters, and no deeper than browsers read', async () => {
    const me = (address: string) => `<a rel="me" href="${address}"></a>`;
    const padding = `<!--${'x'.repeat(1024 * 1024)}-->`;
    expect(await linksOf(sending(me('https://a.example/') + padding + me('https://b.example/')))).toEqual({
      addresses: ['https://a.example/'],
      isWhole: false,
    });
    const tooMany = await linksOf(sending(me('https://a.example/').repeat(2_000)));
    expect([tooMany?.addresses.length, tooMany?.isWhole]).toEqual([1_000, false]);
    expect((await linksOf(sending(me(`https://a.example/${'x'.repeat(2_048)}`))))?.addresses).toEqual([]);
    expect(await linksOf(sending('<div>'.repeat(600) + me('https://a.example/')))).toEqual({ addresses: [], isWhole: false });
  });

  test('that is missing, or no page, is none', async () => {
    expect(await linksOf(sending('{}', 'application/json'))).toBeNull();
    expect(
      await linksOf(
        (_, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<a rel="me" href="https://a.example">'),
      ),
    ).toBeNull();
  });
});

describe('An address that may not be asked', () => {
  test.each(['http://93.184.215.14/', 'https://127.0.0.1/', 'https://[::1]/', 'https://localhost/', 'https://169.254.169.254/'])(
    'gives nothing: %s',
    async (address) => {
      expect(await pagesWith({ isPrivateAllowed: false }).read(address)).toBeNull();
    },
  );

  test('FU-20 is asked by no redirect either: each is resolved and checked like the first one', async () => {
    const connections: unknown[] = [];
    const inside = createSocketServer((socket) => void connections.push(socket.destroy()));
    const port = await listening(inside);
    const outside = await aServer((request, response) => {
      const host = request.url === '/by-name' ? 'inside.example' : '127.0.0.1';
      response.writeHead(302, { location: `https://${host}:${port}/` }).end();
    });
    const asked: string[] = [];
    const resolve = async (host: string) => (asked.push(host), [host === 'inside.example' ? '127.0.0.1' : host]);
    const pages = pagesOver(new PlainFirst({ isPrivateAllowed: false, userAgent: 'test', resolve }));
    expect([await pages.read(`${outside.url}/`), await pages.readProfileLinks(`${outside.url}/by-name`)]).toEqual([null, null]);
    expect([outside.requests.length, asked, connections]).toEqual([2, ['127.0.0.1', 'inside.example'], []]);
  });
});

describe('Where the operator has switched it off', () => {
  test('LV-10 no profile is asked whether it links back, and no page and no picture for a preview, although they could be reached', async () => {
    let choice = 'on';
    const settings = { value: () => choice } as unknown as SiteSettings;
    const config = { siteName: 'Tessera', linkPreviews: 'private' } as Config;
    const addresses = new SiteAddresses({ publicUrl: 'https://tessera.example' });
    const pages = configuredLinkPages(config, addresses, settings, new StrangersHtml());
    const pictures = configuredLinkPictures(config, addresses, settings);
    const { url, requests } = await aServer(sending('<title>Ines</title><a rel="me" href="https://tessera.example/ines">x</a>'));
    const ask = async () => [await pages.readProfileLinks(url), await pages.read(url), await pictures.read(url)];
    expect(await ask()).toEqual([
      { addresses: ['https://tessera.example/ines'], isWhole: true },
      expect.objectContaining({ title: 'Ines' }),
      null,
    ]);
    expect(requests).toHaveLength(3);
    choice = 'off';
    expect([await ask(), requests.length]).toEqual([[null, null, null], 3]);
  });
});

/** Lets the first request pass without TLS, and checks what follows. */
class PlainFirst extends GuardedHttp {
  protected override checkedLookup(url: URL): ReturnType<GuardedHttp['checkedLookup']> {
    return url.protocol === 'http:' ? Promise.resolve(undefined) : super.checkedLookup(url);
  }
}

function sendingTo(location: string): RequestListener {
  return (_, response) => void response.writeHead(302, { location }).end();
}

test('LM-23 Long documents of other sites are read at four megabytes a second, so that visitors get the processor', async () => {
  const html = new StrangersHtml();
  const long = `<title>Ines</title>${'a'.repeat(900 * 1024)}`;
  const moments: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    expect(await html.read('head', long, null)).toMatchObject({ title: 'Ines' });
    moments.push(performance.now());
  }
  await html.onApplicationShutdown();
  const waits = moments.slice(1).map((moment, at) => moment - moments[at]!);
  expect(Math.min(...waits)).toBeGreaterThan(215);
});
