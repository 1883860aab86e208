import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { GuardedHttp, type OutgoingSettings } from '../../../server/adapters/outgoing-http/guarded-http.js';
import { HttpWebhookSender } from '../../../server/adapters/webhooks/http-webhook-sender.js';
import { until } from '../../support/waiting.js';

const senderWith = (settings: OutgoingSettings) => new HttpWebhookSender(new GuardedHttp(settings));
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A port of this machine, and what comes to it. */
async function aPort() {
  const connections: Buffer[] = [];
  const port = await listening(
    createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (first: Buffer) => {
        connections.push(first);
        socket.destroy();
      });
    }),
  );
  return { port, connections };
}

const messageTo = (address: string) => ({ address, headers: { 'content-type': 'application/json' }, body: '{}' });
const strict = senderWith({ isPrivateAllowed: false, userAgent: 'test' });
const lenient = (timeout?: number) => senderWith({ isPrivateAllowed: true, userAgent: 'test', ...(timeout !== undefined && { timeout }) });

describe('A sender of webhooks', () => {
  const hosts = [
    ...['127.0.0.1', '127.1.2.3', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '169.254.169.254'],
    ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '127.1', '%31%32%37.0.0.1'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[fe80::1]', '[fc00::1]', '[fd12:3456::1]', '[ff02::1]'],
    ...['[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[2001::1]', '[2001:db8::1]', '[fec0::1]'],
    ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', '①②⑦.⓪.⓪.①'],
  ];
  test.each(hosts)('sends nothing to https://%s', async (host) => {
    const { port, connections } = await aPort();
    expect(await strict.send(messageTo(`https://${host}:${port}/`))).toEqual({ status: null, failure: 'address' });
    expect(connections).toEqual([]);
  });

  test('sends nothing without TLS, and nothing to a name with one private address among public ones', async () => {
    const { port, connections } = await aPort();
    expect(await strict.send(messageTo(`http://93.184.215.14:${port}/`))).toEqual({ status: null, failure: 'address' });
    const mixed = senderWith({
      isPrivateAllowed: false,
      userAgent: 'test',
      resolve: async () => ['93.184.215.14', '127.0.0.1'],
    });
    expect(await mixed.send(messageTo(`https://mixed.example:${port}/`))).toEqual({ status: null, failure: 'address' });
    expect(connections).toEqual([]);
  });

  test('asks for a name once, connects to the address that was checked, and gives the name for its certificate', async () => {
    const { port, connections } = await aPort();
    const answers = [['127.0.0.1'], ['127.0.0.9']];
    const checked: string[] = [];
    const sender = senderWith({
      isPrivateAllowed: false,
      userAgent: 'test',
      resolve: async () => answers.shift() ?? [],
      isPublic: (address) => checked.push(address) > 0,
    });
    expect(await sender.send(messageTo(`https://rebinding.example:${port}/`))).toEqual({ status: null, failure: 'connection' });
    expect([checked, answers.length, connections.length]).toEqual([['127.0.0.1'], 1, 1]);
    expect(connections[0]?.toString('latin1')).toContain('rebinding.example');
  });

  test('fails with the reason at a name that does not exist, a closed port, and a receiver that says nothing in time', async () => {
    const unknown = senderWith({ isPrivateAllowed: false, userAgent: 'test', resolve: async () => [] });
    expect(await unknown.send(messageTo('https://unknown.example/'))).toEqual({ status: null, failure: 'name' });
    const { port } = await aPort();
    expect(await lenient().send(messageTo(`http://127.0.0.1:${port}/`))).toEqual({ status: null, failure: 'connection' });
    const silent = await listening(createServer(() => undefined));
    expect(await lenient(200).send(messageTo(`http://127.0.0.1:${silent}/`))).toEqual({ status: null, failure: 'timeout' });
    const nameless = senderWith({
      isPrivateAllowed: false,
      userAgent: 'test',
      timeout: 200,
      resolve: () => new Promise(() => {}),
    });
    expect(await nameless.send(messageTo('https://slow-names.example/'))).toEqual({ status: null, failure: 'timeout' });
  });
});

describe('A receiver that can be reached', () => {
  const answering = (listener: RequestListener) => listening(createHttpServer(listener));

  test.each([
    [200, null],
    [204, null],
    [301, 'redirect'],
    [307, 'redirect'],
    [400, 'status'],
    [410, 'status'],
    [500, 'status'],
  ])('answers %d, which means %s, and nothing goes where a redirect leads', async (status, failure) => {
    const target = await aPort();
    const paths: (string | undefined)[] = [];
    const port = await answering((request, response) => {
      paths.push(request.url);
      response.writeHead(status, { location: `http://127.0.0.1:${target.port}/` }).end();
    });
    expect(await lenient().send(messageTo(`http://127.0.0.1:${port}/hook?a=b`))).toEqual({ status, failure });
    expect([paths, target.connections]).toEqual([['/hook?a=b'], []]);
  });

  test('cannot keep the sender with an answer that never ends', async () => {
    let isClosed = false;
    const port = await answering((_, response) => {
      const writing = setInterval(() => response.write('x'.repeat(4_096)), 1);
      response.on('close', () => {
        clearInterval(writing);
        isClosed = true;
      });
    });
    expect(await lenient().send(messageTo(`http://127.0.0.1:${port}/`))).toEqual({ status: 200, failure: null });
    await until(() => isClosed);
  });
});
