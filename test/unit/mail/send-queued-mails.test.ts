import { beforeEach, expect, test } from '@jest/globals';
import { failureReason } from '../../../server/mail/failure-reason.js';
import type { MailRequest, MailKind } from '../../../server/mail/mail-request.js';
import type { Mail, MailText } from '../../../server/mail/mail.js';
import { Mails } from '../../../server/mail/use-cases/mails.js';
import { SendQueuedMails } from '../../../server/mail/use-cases/send-queued-mails.js';
import { MemoryMailQueue } from '../../fakes/mail/memory-mail-queue.js';
import { MemoryMailTransport } from '../../fakes/mail/memory-mail-transport.js';

const mail: MailRequest = { kind: 'reset-password', email: 'ines@example.org' };
const text: MailText = { to: 'ines@example.org', subject: 'A link', text: 'https://tile.example/a-secret', html: '<p></p>' };

let queue: MemoryMailQueue;
let transport: MemoryMailTransport;
let reports: [string, MailKind, string | undefined][];
beforeEach(() => {
  queue = new MemoryMailQueue(2);
  transport = new MemoryMailTransport();
  reports = [];
});

async function sendOne(write: (mail: MailRequest) => Promise<MailText | null>): Promise<void> {
  new SendQueuedMails(queue, transport).execute({ write, report: (fate, kind, reason) => reports.push([fate, kind, reason]) });
  await queue.add(mail);
  for (let turn = 0; (await queue.count()).waiting > 0 && turn < 1_000; turn += 1) await Promise.resolve();
}

test('A mail gets its text when it is sent, and its id becomes the id of the mail', async () => {
  await sendOne(async (written) => ({ ...text, subject: `About ${written.kind}` }));
  expect(transport.delivered).toEqual([{ ...text, subject: 'About reset-password', messageId: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  expect(reports).toEqual([['delivered', 'reset-password', undefined]]);
});

test('A mail without a receiver counts as done, and no mail is sent', async () => {
  await sendOne(async () => null);
  expect(transport.delivered).toEqual([]);
  expect(reports).toEqual([['needless', 'reset-password', undefined]]);
});

test('A mail that cannot be sent is written again for each attempt and dropped after the last; reports contain no address and no link', async () => {
  const attempted: Mail[] = [];
  transport.deliver = async (mail) => {
    attempted.push(mail);
    throw new Error('550 5.1.1 <ines@example.org>: unknown,\r\nsee https://mail.example/550?to=ines');
  };
  let written = 0;
  await sendOne(async () => ({ ...text, subject: `Attempt ${(written += 1)}` }));
  expect(attempted.map(({ subject }) => subject)).toEqual(['Attempt 1', 'Attempt 2', 'Attempt 3']);
  expect(new Set(attempted.map(({ messageId }) => messageId)).size).toBe(1);
  const reason = '550 5.1.1 … unknown, see …';
  expect(reports).toEqual([
    ['postponed', 'reset-password', reason],
    ['postponed', 'reset-password', reason],
    ['given-up', 'reset-password', reason],
  ]);
});

test.each([
  ['see https://tile.example/resetpw/1/abc now', 'see … now'],
  ['see HTTP://tile.example/?a=b', 'see …'],
  ['tel+x-y.z://secret, and more', '… and more'],
  ['see (https://tile.example/resetpw/1/abc)', 'see (…'],
  ['see1https://tile.example/resetpw/1/abc', 'see1…'],
  ['<ines@example.org> and ines+x@example.org', '… and …'],
  ['550 \u001b[31mred\u0007\u009b2J', '550 [31mred 2J'],
  ['no such :// address, nor http:/x', 'no such :// address, nor http:/x'],
])('The reason %j is reported as %j', (reason, told) => expect(failureReason(new Error(reason))).toBe(told));

test('Waiting mails and dropped mails are counted', async () => {
  const count = new Mails(queue);
  await new Mails(queue).add(mail);
  expect(queue.mails).toEqual([mail]);
  expect(await count.count()).toMatchObject({ waiting: 1, givenUp: 0 });
  transport.deliver = () => Promise.reject(new Error('away'));
  await sendOne(async () => text);
  expect(await count.count()).toEqual({ waiting: 0, oldestSeconds: 0, givenUp: 2 });
});

test('The reason of a failure is one line of at most 300 characters, even if the failure is not an Error', () => {
  expect(failureReason(new Error('a\r\n b\t\tc'))).toBe('a b c');
  expect(failureReason('just words')).toBe('just words');
  expect(failureReason(new Error('x '.repeat(400)))).toHaveLength(300);
});
