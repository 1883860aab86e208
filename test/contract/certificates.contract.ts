import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectTo, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import tls from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { OpenidIdentityProvider } from '../../server/adapters/openid/openid-identity-provider.js';
import { connect, createDataSource } from '../../server/adapters/postgres/connection/data-source.js';
import { SmtpMailTransport } from '../../server/adapters/smtp/smtp-mail-transport.js';
import { S3ImageStorage } from '../../server/adapters/storage/s3-image-storage.js';
import { trustCertificates } from '../../server/config/extra-certificates.js';
import type { ImageName } from '../../server/media/image.js';
import { createTestDatabase, type TestDatabase } from '../support/database/database.js';
import { createIdentityProvider, type TestIdentityProvider } from '../support/neighbours/identity-provider.js';
import { startMailServer, type TestMailServer } from '../support/neighbours/mail-server.js';
import { createObjectStore, type TestObjectStore } from '../support/neighbours/object-store.js';

// Each is the real server behind a front that has a certificate of the operator's own, which nobody has signed.
const certificate = fileURLToPath(new URL('../fixtures/certificates/certificate.pem', import.meta.url));
const key = fileURLToPath(new URL('../fixtures/certificates/key.pem', import.meta.url));
const usual = tls.getCACertificates();
const noPicture = 'a.webp' as ImageName;
const advice = 'its certificate is not trusted here: name a file with the certificate of its authority in EXTRA_CA_CERTS';

let database: TestDatabase;
let mails: TestMailServer;
let objects: TestObjectStore;
let provider: TestIdentityProvider;
const fronts: Server[] = [];
const logged: string[] = [];
beforeAll(async () => {
  [database, mails, objects, provider] = await Promise.all([
    createTestDatabase(),
    startMailServer(),
    createObjectStore(),
    createIdentityProvider([]),
  ]);
  await Promise.all([objects.start(), provider.start('http://127.0.0.1:1/login')]);
});
afterAll(async () => {
  fronts.forEach((front) => front.close());
  await Promise.all([database.drop(), mails.stop(), objects.remove(), provider.stop()]);
  Logger.overrideLogger(false);
});
beforeEach(() => {
  logged.length = 0;
  const keep = (line: unknown): void => void logged.push(String(line));
  Logger.overrideLogger({ log: keep, warn: keep, error: keep });
});
afterEach(() => tls.setDefaultCACertificates(usual));

/** The address of a server behind a front with TLS. PostgreSQL is asked first whether it encrypts. */
async function behindTls(address: string, isAskedFirst = false): Promise<URL> {
  const { port, hostname } = new URL(address);
  const secureContext = tls.createSecureContext({ key: readFileSync(key), cert: readFileSync(certificate) });
  const front = createServer((client) => {
    const encrypt = (): void => join(new tls.TLSSocket(client, { isServer: true, secureContext }), connectTo(Number(port), hostname));
    if (!isAskedFirst) return encrypt();
    client.once('data', () => client.write('S', encrypt));
  });
  fronts.push(front);
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return Object.assign(new URL(address), { port: String((front.address() as AddressInfo).port) });
}

function join(client: Socket, server: Socket): void {
  client.on('error', () => server.destroy()).pipe(server);
  server.on('error', () => client.destroy()).pipe(client);
}

/** Uses the database, and returns what it answers. */
async function askDatabase(): Promise<unknown> {
  const url = `${(await behindTls(database.url, true)).href}?sslmode=verify-full`;
  const dataSource = createDataSource(url);
  await connect(dataSource, url);
  try {
    return await dataSource.query('SELECT 1 AS answer');
  } finally {
    await dataSource.destroy();
  }
}

async function sendMail(): Promise<unknown> {
  const { host } = await behindTls(mails.url);
  const transport = new SmtpMailTransport({ url: `smtps://${host}`, from: 'no-reply@tessera.example', host: 'tessera.example' });
  try {
    await transport.deliver({ to: 'ines@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello', messageId: 'f0a1c2' });
    return mails.mails.map(({ to }) => to);
  } finally {
    transport.onApplicationShutdown();
  }
}

async function askObjectStore(): Promise<unknown> {
  const { host } = await behindTls(objects.settings.endpoint ?? '');
  const storage = new S3ImageStorage({ ...objects.settings, endpoint: `https://${host}` });
  return storage.measure(noPicture);
}

/** The provider calls itself by `http`. So a client that reads its answer refuses it, for that reason. */
async function askProvider(): Promise<string> {
  const { host } = await behindTls(provider.settings.issuer);
  const settings = { ...provider.settings, issuer: `https://${host}` };
  const client = new OpenidIdentityProvider({ settings, redirectUri: 'http://127.0.0.1:1/login', onFailure: (line) => logged.push(line) });
  return client.address(client.newSecrets());
}

describe('RU-08 The certificate of an authority of one’s own is not trusted', () => {
  test('by the connection to the database, which says so and names EXTRA_CA_CERTS', async () => {
    await expect(askDatabase()).rejects.toThrow(`cannot be used: ${advice}.`);
  });

  test('by that to the mail server', async () => {
    await expect(sendMail()).rejects.toThrow(`The mail server was reached, but ${advice}.`);
  });

  test('by that to the object store', async () => {
    await expect(askObjectStore()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(logged.join('\n')).toContain(`The object store cannot be used: ${advice}`);
  });

  test('by that to a provider, and who signs in reads that it is not trusted here', async () => {
    await expect(askProvider()).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      message: expect.stringContaining('its certificate is not trusted here'),
    });
    expect(logged.join('\n')).toContain(`was not found: ${advice}.`);
  });
});

describe('RU-09 With its certificate in the file of EXTRA_CA_CERTS', () => {
  beforeEach(() => trustCertificates(certificate));

  test('the database is used', async () => expect(await askDatabase()).toEqual([{ answer: 1 }]));

  test('mails are sent', async () => expect(await sendMail()).toEqual(['ines@example.org']));

  test('the object store answers', async () => expect(await askObjectStore()).toBeNull());

  test('the answer of a provider is read', async () => {
    await expect(askProvider()).rejects.toMatchObject({ message: expect.stringContaining('does not answer') });
    expect(logged.join('\n')).toContain('it calls itself http:');
  });
});
