import { expect, test } from '@jest/globals';
import { MailAdministration } from '../../../server/administration/use-cases/mail-administration.js';
import { RecordAct } from '../../../server/audit/use-cases/record-act.js';
import { anOperator } from '../../builders/accounts/actor.js';
import { MemoryAuditLog } from '../../fakes/memory-audit-log.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

test('At most a hundred mails are sent again or removed by one act, and the audit log names exactly those', async () => {
  const log = new MemoryAuditLog();
  const done: (readonly string[] | undefined)[] = [];
  const note = async (ids?: readonly string[]) => done.push(ids);
  const stored = { retry: note, remove: note };
  const clock = new StoppedClock();
  const mails = new MailAdministration(new RecordAct(log, clock), stored as never, {} as never, {} as never, clock);
  const ids = Array.from({ length: 101 }, (_, at) => `mail-${at}`);
  await mails.retry(anOperator(), ids);
  await mails.remove(anOperator(), ids);
  await mails.retry(anOperator(), null);
  const named = ids.slice(0, 100);
  expect(done).toEqual([named, named, undefined]);
  expect((await log.list(3)).map(({ subject }) => subject)).toEqual([named.join(' '), named.join(' '), null]);
});
