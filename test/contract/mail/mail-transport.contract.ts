import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { FolderMailTransport } from '../../../server/adapters/smtp/folder-mail-transport.js';
import { SmtpMailTransport, type SmtpPatience } from '../../../server/adapters/smtp/smtp-mail-transport.js';
import type { Mail } from '../../../server/mail/mail.js';
import type { MailTransport } from '../../../server/mail/ports/mail-transport.port.js';
import { MemoryMailTransport } from '../../fakes/mail/memory-mail-transport.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';

const from = 'Tessera <no-reply@tessera.example>';
const mail: Mail = {
  to: 'ines@example.org',
  subject: 'Your page is größer',
  text: 'Open https://tessera.example/a-secret',
  html: '<p>Open <a href="https://tessera.example/a-secret">your page</a></p>',
  messageId: 'f0a1c2',
};
const impatient: SmtpPatience = { connection: 5_000, greeting: 5_000, answer: 1_000, delivery: 5_000 };

/** What a receiver sees of a mail. */
interface Arrived extends Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'messageId'> {
  readonly headers: ReadonlyMap<string, string>;
}

let folder: string;
let written: string[];
let server: TestMailServer;
const transports: SmtpMailTransport[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mail-'));
  written = [];
  server = await startMailServer();
});
afterEach(async () => {
  transports.splice(0).forEach((transport) => transport.onApplicationShutdown());
  await server.stop();
  await rm(folder, { recursive: true });
});

function toFolder(): FolderMailTransport {
  return new FolderMailTransport({ folder, from, onWritten: (file) => written.push(file) });
}

function toServer(url = server.url, patience?: SmtpPatience, { sender = from, host = 'tessera.example' } = {}): SmtpMailTransport {
  const transport = new SmtpMailTransport({ url, from: sender, host }, patience);
  transports.push(transport);
  return transport;
}

async function mailsInFolder(): Promise<Arrived[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  return Promise.all(
    files.map(async (file) => {
      const {
        to,
        subject = '',
        text = '',
        html = '',
        messageId = '',
        headers,
      } = await PostalMime.parse(await readFile(path.join(folder, file)));
      const address = to?.map(({ address }) => address).join() ?? '';
      return {
        to: address,
        subject,
        text: text.trimEnd(),
        html: html.trimEnd(),
        messageId,
        headers: new Map(headers.map(({ key, value }) => [key, value])),
      };
    }),
  );
}

interface Opened {
  readonly transport: MailTransport;
  /** What has arrived; of mails with one id only the last. */
  readonly arrived: () => Promise<readonly Arrived[]>;
}

const inMemory = (): Opened => {
  const transport = new MemoryMailTransport();
  return { transport, arrived: async () => transport.delivered.map((mail) => ({ ...mail, headers: new Map() })) };
};
const inFolder = (): Opened => ({ transport: toFolder(), arrived: mailsInFolder });
const atServer = (): Opened => ({
  transport: toServer(),
  arrived: async () => [...new Map(server.mails.map((received) => [received.messageId, received])).values()],
});

describe.each([
  ['to the memory of a test', inMemory],
  ['to a folder', inFolder],
  ['to a mail server', atServer],
])('a mail transport %s', (_, open) => {
  test('delivers a mail to its receiver as it was written', async () => {
    const { transport, arrived } = open();
    await transport.deliver(mail);
    const { to, subject, text, html } = mail;
    expect(await arrived()).toMatchObject([{ to, subject, text, html, messageId: expect.stringContaining(mail.messageId) }]);
  });

  test('delivers the same mail twice as one mail', async () => {
    const { transport, arrived } = open();
    await transport.deliver(mail);
    await transport.deliver(mail);
    expect(await arrived()).toHaveLength(1);
  });
});

describe.each([
  ['to a folder', inFolder],
  ['to a mail server', atServer],
])('a mail that goes %s', (_, open) => {
  test('names its sender, says that it is automatic, and has its id', async () => {
    const { transport, arrived } = open();
    await transport.deliver(mail);
    const headers = (await arrived())[0]?.headers;
    expect(headers?.get('from')).toBe(from);
    expect(headers?.get('auto-submitted')).toBe('auto-generated');
    expect(headers?.get('message-id')).toBe('<f0a1c2@tessera.example>');
    expect(headers?.get('content-type')).toContain('multipart/alternative');
  });

  test('has no header and no receiver that a subject or an address injects', async () => {
    const { transport, arrived } = open();
    await transport.deliver({ ...mail, subject: 'Hello\r\nBcc: everyone@example.org\r\n\r\nAnd a text' });
    await transport.deliver({ ...mail, messageId: 'second', to: 'ines@example.org\r\nBcc: everyone@example.org' }).catch(() => undefined);
    await transport.deliver({ ...mail, messageId: 'third', to: 'ines@example.org, everyone@example.org' }).catch(() => undefined);
    await transport
      .deliver({ ...mail, messageId: 'fourth', to: 'ines@example.org>\r\nRCPT TO:<everyone@example.org' })
      .catch(() => undefined);
    for (const { headers, text } of await arrived()) {
      expect([...headers.keys()]).not.toContain('bcc');
      expect(text).toBe(mail.text);
    }
    expect(server.mails.flatMap(({ recipients }) => recipients)).not.toContain('everyone@example.org');
  });
});

test('RU-05 a mail to an address with two dots in a row has quotes around what is before the @, as servers want it (RFC 5321)', async () => {
  await toFolder().deliver({ ...mail, to: 'a..b@docomo.example' });
  const [file = ''] = await readdir(folder);
  expect(await readFile(path.join(folder, file), 'utf8')).toContain('To: <"a..b"@docomo.example>');
});

test('the report about a mail in the folder has its file name, and nothing else', async () => {
  await toFolder().deliver(mail);
  expect(written).toEqual([expect.stringMatching(/^[0-9a-f]{24}\.eml$/)]);
});

describe('a mail server', () => {
  test('SM-01 is greeted with the host of the site', async () => {
    await toServer().deliver(mail);
    await toServer(server.url, undefined, { host: '192.0.2.1' }).deliver(mail);
    expect(server.mails.map(({ greeting }) => greeting)).toEqual(['tessera.example', expect.not.stringContaining('192.0.2.1')]);
  });

  test.each([
    ['Foto: Club <mail@foto.example>', 'Foto: Club', 'mail@foto.example'],
    ['Links (Beta) <mail@foto.example>', 'Links (Beta)', 'mail@foto.example'],
    ['Müller, Ines; Söhne <mail@foto.example>', 'Müller, Ines; Söhne', 'mail@foto.example'],
    ['mail@foto.example', '', 'mail@foto.example'],
  ])('SM-02 gets the name and the address of the sender %s as they are', async (sender, name, address) => {
    await toServer(server.url, undefined, { sender }).deliver(mail);
    expect(server.mails).toMatchObject([{ fromName: name, from: address }]);
  });

  test('SM-03 gets ids of mails with the whole domain of the sender, in ASCII', async () => {
    await toServer(server.url, undefined, { sender: 'Bücher <mail@post.bücher.example>' }).deliver(mail);
    expect(server.mails[0]?.messageId).toBe('<f0a1c2@post.xn--bcher-kva.example>');
  });

  test('SM-04 that encrypts in the other way than SMTP_URL says: the fault names what to write', async () => {
    const plain = toServer(server.url.replace('smtp:', 'smtps:'), impatient);
    await expect(plain.deliver(mail)).rejects.toThrow('TLS does not come first at this port: SMTP_URL has to begin with smtp.');
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const tlsFirst = toServer(`smtp://127.0.0.1:${port}`, { ...impatient, greeting: 200 });
    await expect(tlsFirst.deliver(mail)).rejects.toThrow('as at port 465, SMTP_URL has to begin with smtps.');
    silent.close();
  });
});

describe('a mail server with problems', () => {
  test.each([451, 550] as const)(
    'that refuses with %s does not get the mail; it gets the mail when it accepts mails again',
    async (code) => {
      const transport = toServer();
      server.refuse(code);
      await expect(transport.deliver(mail)).rejects.toThrow(String(code));
      server.refuse(false);
      await transport.deliver(mail);
      expect(server.mails).toHaveLength(1);
    },
  );

  test('that does not respond is disconnected; it gets the mail when it responds again', async () => {
    const transport = toServer(server.url, impatient);
    server.hang(true);
    await expect(transport.deliver(mail)).rejects.toThrow(/time/i);
    server.hang(false);
    await transport.deliver(mail);
    expect(server.mails).toHaveLength(1);
  });

  test('that takes too long in total is disconnected, even if each response is in time', async () => {
    const transport = toServer(server.url, { ...impatient, answer: 60_000, delivery: 200 });
    server.hang(true);
    await expect(transport.deliver(mail)).rejects.toThrow();
  });

  test('that cuts the connection in the middle of a mail is not tried again at once; it gets the mail when it reads to the end', async () => {
    const transport = toServer();
    server.drop(true);
    await expect(transport.deliver(mail)).rejects.toThrow();
    expect(server.attempts).toBe(1);
    server.drop(false);
    await transport.deliver(mail);
    expect(server.mails).toHaveLength(1);
  });

  test('that cannot be reached causes an error without the password', async () => {
    await server.stop();
    const url = server.url.replace('smtp://', 'smtp://user:secret-word@');
    const failure: unknown = await toServer(url)
      .deliver(mail)
      .catch((error: unknown) => error);
    expect(String(failure)).toContain('ECONNREFUSED');
    expect(String(failure)).not.toContain('secret-word');
    server = await startMailServer();
  });
});
