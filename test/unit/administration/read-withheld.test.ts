import { expect, test } from '@jest/globals';
import { ReadWithheld } from '../../../server/administration/use-cases/read-withheld.js';
import { RecordAct } from '../../../server/audit/use-cases/record-act.js';
import type { Mails } from '../../../server/mail/use-cases/mails.js';
import { Page } from '../../../server/pages/page.js';
import { anOperator } from '../../builders/accounts/actor.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { MemoryAuditLog } from '../../fakes/memory-audit-log.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';
import { Acts } from '../../../server/audit/use-cases/acts.js';

const page = new Page({
  ...{ id: 'page', accountId: 'ada', linkname: null, version: 1, publishedAt: new Date(), profilePicture: null, wallpaper: null },
  ...({ design: aDesign(), access: 'nobody' } as const),
});

test('An operator has read a page for an hour, and another operator has not', async () => {
  const [log, clock] = [new MemoryAuditLog(), new StoppedClock()];
  const record = new RecordAct(log, clock);
  const mails = { add: async () => undefined } as unknown as Mails;
  const reading = new ReadWithheld(record, new Acts(log, record, clock), mails, clock);
  const [ada, bob] = [anOperator('ada'), anOperator('bob')];
  expect(await reading.hasRead(ada, [page])).toBe(false);
  await reading.note(ada, page);
  expect([await reading.hasRead(ada, [page]), await reading.hasRead(bob, [page])]).toEqual([true, false]);
  clock.advance(60 * 60 * 1_000);
  expect(await reading.hasRead(ada, [page])).toBe(true);
  clock.advance(1_000);
  expect(await reading.hasRead(ada, [page])).toBe(false);
});
