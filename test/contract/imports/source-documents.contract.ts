import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { StrangersHtml } from '../../../server/adapters/strangers-html/strangers-html.js';
import { HttpSourceDocuments } from '../../../server/adapters/imports/http-source-documents.js';
import { GuardedHttp, type OutgoingSettings } from '../../../server/adapters/outgoing-http/guarded-http.js';
import { until } from '../../support/waiting.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function aServer(listener: RequestListener) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  return { url: `http://127.0.0.1:${await listening(server)}`, requests };
}

const sending =
  (status: number, type: string, content: string | Buffer): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(content);

function documents(settings: Partial<OutgoingSettings> = {}, Http = GuardedHttp, previews = 'private'): HttpSourceDocuments {
  const http = new Http({ isPrivateAllowed: true, userAgent: 'Tessera-Import (+https://tessera.example)', ...settings });
  return new HttpSourceDocuments({ reading: http, looking: http }, { value: () => previews }, new StrangersHtml());
}

describe('A page that is imported', () => {
  test('is read with its charset, and says what is in it; relative addresses start where it was after redirects', async () => {
    const latin = Buffer.concat([Buffer.from('<title>Caf'), Buffer.from('e9', 'hex'), Buffer.from('</title><a href="../menu">Menu</a>')]);
    const { url, requests } = await aServer((request, response) => {
      if (request.url === '/old') return void response.writeHead(301, { location: '/new/page', 'set-cookie': 'a=b' }).end();
      return sending(200, 'text/html; charset=iso-8859-1', latin)(request, response);
    });
    const page = await documents().readPage(`${url}/old`);
    expect(page).toMatchObject({ address: `${url}/new/page`, fileName: '', html: { title: 'Café', base: `${url}/new/page` } });
    expect(typeof page === 'string' ? page : page.html?.parts).toMatchObject([{ kind: 'link', address: `${url}/menu`, text: 'Menu' }]);
    for (const { headers } of requests) {
      expect(headers).toMatchObject({ 'user-agent': 'Tessera-Import (+https://tessera.example)', 'accept-encoding': 'identity' });
      expect(headers.cookie).toBeUndefined();
    }
  });

  test.each<[string, RequestListener, string]>([
    ['there is none', sending(404, 'text/html', '<title>A</title>'), 'missing'],
    ['it is gone', sending(410, 'text/html', ''), 'missing'],
    ['it wants a person', sending(403, 'text/html', '<title>Just a moment</title>'), 'refused'],
    ['it wants a sign-in', sending(401, 'text/html', ''), 'refused'],
    ['it is busy', sending(503, 'text/html', ''), 'no-answer'],
    ['it is a picture', sending(200, 'image/png', 'PNG'), 'not-a-page'],
    ['it is XML', sending(200, 'application/xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'not-a-page'],
    ['its connection breaks', (request) => void request.socket.destroy(), 'no-answer'],
    ['it leads to a file', (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(), 'address'],
    ['it leads in circles', (_, response) => void response.writeHead(302, { location: '/' }).end(), 'refused'],
  ])('is not read if %s', async (_, listener, failure) => {
    expect(await documents().readPage((await aServer(listener)).url)).toBe(failure);
  });

  test('IM-24 It is not read beyond 5 MB, nor beyond its time, and its connection is closed', async () => {
    let isClosed = false;
    const { url } = await aServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      if (request.url === '/slow') return void response.write('<title>A</title>');
      const writing = setInterval(() => response.write(Buffer.alloc(262_144, 'x')), 1);
      response.on('close', () => {
        clearInterval(writing);
        isClosed = true;
      });
    });
    expect(await documents().readPage(url)).toBe('too-large');
    const { url: json } = await aServer(sending(200, 'application/json', JSON.stringify({ a: 'x'.repeat(2_000_000) })));
    expect(await documents().readPage(json)).toBe('too-large');
    await until(() => isClosed);
    expect(await documents({ timeout: 200 }).readPage(`${url}/slow`)).toBe('no-answer');
  });

  test('is not asked for, and no link is, if the operator has switched that off', async () => {
    const { url, requests } = await aServer(sending(404, 'text/html', ''));
    const off = documents({}, GuardedHttp, 'off');
    expect([await off.readPage(url), await off.lookAt(url), requests]).toEqual(['switched-off', 'there', []]);
  });

  test('IM-25 A link is gone if its server says so; one whose server does not answer, or with a fault of its own, is not', async () => {
    const { url } = await aServer((request, response) => void response.writeHead(Number(request.url?.slice(1))).end());
    const answers = async (...statuses: number[]) =>
      new Set(await Promise.all(statuses.map((status) => documents().lookAt(`${url}/${status}`))));
    expect(await answers(404, 410)).toEqual(new Set(['gone']));
    expect(await answers(200, 204, 301, 401, 403, 429)).toEqual(new Set(['there']));
    expect(await answers(500, 502, 503)).toEqual(new Set(['silent']));
    const names = (resolve: OutgoingSettings['resolve']) => documents({ isPrivateAllowed: false, ...(resolve && { resolve }) });
    expect(await names(async () => []).lookAt('https://nobody.example/')).toBe('silent');
    expect(await names(() => Promise.reject(new Error('ETIMEOUT'))).lookAt('https://nobody.example/')).toBe('silent');
    expect(await documents().lookAt('http://127.0.0.1:1/')).toBe('silent');
    // It may not be asked, so nobody knows.
    expect(await names(async () => ['10.0.0.1']).lookAt('https://inside.example/')).toBe('there');
  });
});

/** How the loopback address, private networks and the like can be written. Some are no address at all. */
const INSIDE = [
  ...[
    'http://example.org/',
    'ftp://example.org/',
    'https://localhost/',
    'https://localhost./',
    'https://a.localhost/',
    'https://127.0.0.1/',
  ],
  ...['https://127.1/', 'https://2130706433/', 'https://0x7f000001/', 'https://0177.0.0.1/', 'https://0x7f.1/', 'https://127.0.0.1./'],
  ...['https://0/', 'https://0.0.0.0/', 'https://10.0.0.1/', 'https://10.255.255.255/', 'https://172.16.0.1/', 'https://172.31.9.9/'],
  ...[
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://192.0.0.1/',
    'https://198.18.0.1/',
  ],
  ...[
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://240.0.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
  ],
  ...['https://[::ffff:7f00:1]/', 'https://[fc00::1]/', 'https://[fd12:3456::1]/', 'https://[fe80::1]/', 'https://[ff02::1]/'],
  ...[
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://user:word@127.0.0.1/',
    'https://127.0.0.1:6379/',
    'https://１２７.0.0.1/',
  ],
];

describe('An address that may not be asked', () => {
  test.each(INSIDE)('IM-26 %s is not asked', async (address) => {
    expect(await documents({ isPrivateAllowed: false, resolve: async (host) => [host] }).readPage(address)).toBe('address');
  });

  test('IM-26 A name that leads inside is not asked, nor is one of several addresses, nor what a redirect leads to', async () => {
    const connections: unknown[] = [];
    const port = await listening(createSocketServer((socket) => void connections.push(socket.destroy())));
    const places = [
      'https://inside.example',
      'https://both.example',
      'https://127.0.0.1',
      'http://127.0.0.1',
      'https://[::1]',
      'gopher://127.0.0.1',
    ];
    const outside = await aServer((request, response) => {
      const place = places[Number(request.url?.slice(1))];
      response.writeHead(302, { location: `${place}:${port}/` }).end();
    });
    const addresses: Readonly<Record<string, string[]>> = {
      'inside.example': ['127.0.0.1'],
      'both.example': ['93.184.215.14', '127.0.0.1'],
    };
    const resolve = async (host: string) => addresses[host] ?? [host];
    const guarded = documents({ isPrivateAllowed: false, resolve }, FirstPlain);
    for (const place of places.slice(0, 2)) expect(await guarded.readPage(`${place}:${port}/`)).toBe('address');
    for (const at of places.keys()) expect([at, await guarded.readPage(`${outside.url}/${at}`)]).toEqual([at, 'address']);
    expect(connections).toEqual([]);
  });
});

/** Lets the request to the server outside pass without TLS, and checks what follows. */
class FirstPlain extends GuardedHttp {
  protected override checkedLookup(url: URL): ReturnType<GuardedHttp['checkedLookup']> {
    return url.protocol === 'http:' && /^\/\d$/.test(url.pathname) ? Promise.resolve(undefined) : super.checkedLookup(url);
  }
}
