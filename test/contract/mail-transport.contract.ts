import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FolderMailTransport } from '../../server/adapters/smtp/folder-mail-transport.js';
import type { Mail } from '../../server/mail/mail.js';
import type { MailTransport } from '../../server/mail/ports/mail-transport.port.js';
import { MemoryMailTransport } from '../fakes/memory-mail-transport.js';

const mail: Mail = {
  to: 'ines@example.org',
  subject: 'Your page',
  text: 'Open https://tessera.example/a-secret',
  html: '<p>Open <a href="https://tessera.example/a-secret">your page</a></p>',
  messageId: 'f0a1c2',
};

let folder: string;
let written: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mail-'));
  written = [];
});
afterEach(() => rm(folder, { recursive: true }));

const toFolder = () =>
  new FolderMailTransport({ folder, from: 'Tessera <no-reply@tessera.example>', onWritten: (file) => written.push(file) });

const mailsInFolder = async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
};

interface Opened {
  readonly transport: MailTransport;
  readonly count: () => Promise<number>;
}

const transports: [string, () => Opened][] = [
  [
    'to the memory of a test',
    () => {
      const transport = new MemoryMailTransport();
      return { transport, count: async () => transport.delivered.length };
    },
  ],
  ['to a folder', () => ({ transport: toFolder(), count: async () => (await mailsInFolder()).length })],
];

describe.each(transports)('a mail transport %s', (_, open) => {
  test('takes a mail', async () => {
    const { transport, count } = open();
    await transport.deliver(mail);
    expect(await count()).toBe(1);
  });

  test('takes the same mail twice as one', async () => {
    const { transport, count } = open();
    await transport.deliver(mail);
    await transport.deliver(mail);
    expect(await count()).toBe(1);
  });
});

test('a mail in the folder has both parts, the sender and its own message id', async () => {
  await toFolder().deliver(mail);
  const [eml = ''] = await mailsInFolder();
  expect(eml).toContain('From: Tessera <no-reply@tessera.example>');
  expect(eml).toContain('To: ines@example.org');
  expect(eml).toContain('Message-ID: <f0a1c2@tessera.example>');
  expect(eml).toContain('Content-Type: text/plain');
  expect(eml).toContain('Content-Type: text/html');
});

test('a line break in a subject does not become a header', async () => {
  await toFolder().deliver({ ...mail, subject: 'Hello\r\nBcc: everyone@example.org' });
  const [eml = ''] = await mailsInFolder();
  expect(eml).not.toMatch(/^Bcc:/m);
});

test('what is told about a written mail is its file name, never its content', async () => {
  await toFolder().deliver(mail);
  expect(written).toEqual([expect.stringMatching(/^[0-9a-f]{24}\.eml$/)]);
});
