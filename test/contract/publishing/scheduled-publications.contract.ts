import { beforeEach, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { TypeormPublishers } from '../../../server/adapters/postgres/sign-up/typeorm-publishers.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import { TypeormScheduledPublications } from '../../../server/adapters/postgres/scheduled/typeorm-scheduled-publications.js';
import { newId } from '../../../server/pages/new-id.js';
import { OwnerRemoved, PageChangedElsewhere, PageFormatNewer, PageNotFound } from '../../../server/pages/pages.errors.js';
import { NothingScheduled } from '../../../server/pages/scheduled/scheduled.errors.js';
import type { NewScheduledPublication } from '../../../server/pages/scheduled/scheduled-publication.js';
import type { PublishScheduled } from '../../../server/pages/scheduled/use-cases/publish-scheduled.js';
import { aPerson } from '../../builders/accounts/actor.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { aPublisher } from '../../builders/pages/publisher.js';
import { NotedMails } from '../../fakes/mail/noted-mails.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';
import { connectedDatabase } from '../../support/database/connected-database.js';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';

const connected = connectedDatabase();
const MINUTE = 60_000;
const ask = <Row extends object>(query: string, values: unknown[] = []) => connected.dataSource.query<Row[]>(query, values);

/** Its process ends when a design is published, and before that is noted. */
class EndingStore extends TypeormScheduledPublications {
  override publishDue(...[pageId, now, publish]: Parameters<TypeormScheduledPublications['publishDue']>): Promise<boolean> {
    return super.publishDue(pageId, now, async (due) => {
      await publish(due);
      throw new Error('The power is cut.');
    });
  }
}

let clock: StoppedClock;
let mails: NotedMails;
let scheduled: TypeormScheduledPublications;
let pages: TypeormPageStore;
let accountId: string;

const storeIn = (dataSource: DataSource) => new TypeormPageStore(dataSource, new NotifyPageChanges(dataSource));
/** What publishes on an instance of its own. */
const anInstance = (store = scheduled): PublishScheduled => aPublisher(storeIn(connected.dataSource), store, clock);
const versionOf = async () => (await pages.find({ accountId })).version;
const titleOf = async () => (await pages.find({ accountId })).design?.title;
const toldOf = async () =>
  (await ask<{ type: string }>('SELECT type FROM webhook_delivery ORDER BY created_at, type')).map(({ type }) => type);
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE);

async function publish(title: string): Promise<void> {
  await pages.publish({ accountId, design: aDesign({ title }), sanitizerVersion: 1, publishedAt: clock.now() });
}

function schedule(title: string, more: Partial<NewScheduledPublication> = {}, owner = accountId) {
  const [createdAt, publishesAt] = [clock.now(), inMinutes(1)];
  const chosen = { publishesAt, timeZone: 'Europe/Paris', replaces: false, basedOn: 1, language: 'en' as const };
  return scheduled.schedule(
    { accountId: owner },
    { id: newId(createdAt), design: aDesign({ title }), unsaid: [], createdAt, ...chosen, ...more },
  );
}

/** Lets an account have a webhook that is told everything of scheduled pages. */
async function listen(): Promise<void> {
  await ask(
    `INSERT INTO webhook (id, account_id, address, secret, events, is_enabled, created_at)
     VALUES (gen_random_uuid(), $1, 'https://receiver.example', '', '{page.published,page.scheduled,page.appeared}', true, now())`,
    [accountId],
  );
}

describe('scheduled publications in PostgreSQL', () => {
  beforeEach(async () => {
    await ask('TRUNCATE account CASCADE');
    clock = new StoppedClock();
    mails = new NotedMails();
    scheduled = new TypeormScheduledPublications(connected.dataSource, mails, new NoCredential());
    pages = storeIn(connected.dataSource);
    accountId = await storeAccount(connected.dataSource);
    await publish('Now');
  });

  test('SP-02 Several instances that look at the same moment publish each design once, and tell webhooks once', async () => {
    await listen();
    await schedule('Later');
    expect(await anInstance().publishDue()).toBe(false);
    clock.advance(MINUTE);
    await Promise.all([1, 2, 3, 4].map(() => anInstance().publishDue()));
    expect([await versionOf(), await titleOf()]).toEqual([2, 'Later']);
    expect(await toldOf()).toEqual(expect.arrayContaining(['page.scheduled', 'page.published', 'page.appeared']));
    expect(await toldOf()).toHaveLength(3);
    expect(await scheduled.find({ accountId })).toBeNull();
    expect(await anInstance().publishDue()).toBe(false);
  });

  test('SP-02 An instance that ends after it has published leaves the rest to the next look, which publishes nothing twice and replaces nothing newer', async () => {
    await listen();
    await schedule('Later', { replaces: true });
    clock.advance(MINUTE);
    await expect(anInstance(new EndingStore(connected.dataSource, mails, new NoCredential())).publishDue()).rejects.toThrow(
      'The power is cut.',
    );
    expect([await versionOf(), await titleOf()]).toEqual([2, 'Later']);
    await publish('Newer');
    expect(await anInstance().publishDue()).toBe(true);
    expect([await versionOf(), await titleOf()]).toEqual([3, 'Newer']);
    expect((await toldOf()).filter((type) => type === 'page.appeared')).toHaveLength(1);
    expect(await scheduled.find({ accountId })).toBeNull();
  });

  test('SP-03 What was missed is published at the first look, whether the server was down or its clock jumped; a clock that jumps back publishes nothing again', async () => {
    const other = await storeAccount(connected.dataSource);
    await schedule('Later');
    await schedule('Of another', { basedOn: 0, publishesAt: inMinutes(60 * 24 * 30) }, other);
    clock.advance(MINUTE - 1);
    expect(await anInstance().publishDue()).toBe(false);
    clock.advance(MINUTE * 60 * 24 * 60);
    expect(await anInstance().publishDue()).toBe(true);
    expect([await versionOf(), (await pages.find({ accountId: other })).version]).toEqual([2, 1]);
    clock.advance(-MINUTE * 60 * 24 * 60);
    expect(await anInstance().publishDue()).toBe(false);
    expect(await versionOf()).toBe(2);
  });

  test('SP-04 Over a version that was published in the meantime it goes if that was chosen; else that version stays, and it is kept and mailed about', async () => {
    await schedule('Over it', { replaces: true });
    await publish('In the meantime');
    clock.advance(MINUTE);
    await anInstance().publishDue();
    expect([await versionOf(), await titleOf()]).toEqual([3, 'Over it']);
    await schedule('Not over it', { basedOn: 3 });
    await publish('Meant to stay');
    clock.advance(MINUTE);
    await anInstance().publishDue();
    expect([await versionOf(), await titleOf()]).toEqual([4, 'Meant to stay']);
    const kept = { failure: 'PAGE_CHANGED_ELSEWHERE', failedAt: clock.now(), basedOn: 3, replaces: false };
    expect(await scheduled.find({ accountId })).toMatchObject(kept);
    const mail = {
      kind: 'publication-failed',
      accountId,
      pageId: accountId,
      linkname: null,
      code: 'PAGE_CHANGED_ELSEWHERE',
      language: 'en',
    };
    expect(mails.noted).toEqual([mail]);
    clock.advance(MINUTE);
    expect(await anInstance().publishDue()).toBe(false);
    expect(mails.noted).toHaveLength(1);
    expect(await scheduled.change({ accountId }, { publishesAt: inMinutes(1), timeZone: null, replaces: true })).toMatchObject({
      failure: null,
    });
    clock.advance(MINUTE);
    await anInstance().publishDue();
    expect([await versionOf(), await titleOf()]).toEqual([5, 'Not over it']);
  });

  test('SP-04 A design that was published in the meantime as it was scheduled is public, and nobody is asked about it', async () => {
    await schedule('Sooner');
    await publish('Sooner');
    clock.advance(MINUTE);
    await anInstance().publishDue();
    expect([await versionOf(), await scheduled.find({ accountId }), mails.noted]).toEqual([2, null, []]);
  });

  test('SP-04 A design that is based on another version than the present one is only scheduled if it replaces that', async () => {
    await publish('Newer');
    await expect(schedule('Later')).rejects.toThrow(PageChangedElsewhere);
    await expect(schedule('Later', { basedOn: 3, replaces: true })).rejects.toThrow(PageChangedElsewhere);
    expect(await scheduled.find({ accountId })).toBeNull();
    expect(await schedule('Later', { replaces: true })).toMatchObject({ basedOn: 1, replaces: true });
  });

  test('SP-07 What is being published cannot be cancelled any more, and what was cancelled is never published', async () => {
    for (let round = 1; round <= 10; round += 1) {
      await schedule(`Round ${round}`, { replaces: true });
      clock.advance(MINUTE);
      const before = await versionOf();
      const [, cancelled] = await Promise.allSettled([anInstance().publishDue(), scheduled.cancel({ accountId })]);
      await anInstance().publishDue();
      const isGone = cancelled.status === 'fulfilled';
      expect([round, await versionOf()]).toEqual([round, isGone ? before : before + 1]);
      if (!isGone) expect(cancelled.reason).toBeInstanceOf(NothingScheduled);
    }
  });

  test('SP-07 Many who cancel while it is published wait without a connection, so it is published', async () => {
    await schedule('Later');
    clock.advance(MINUTE);
    let cancels: Promise<PromiseSettledResult<void>[]> | undefined;
    await scheduled.publishDue(accountId, clock.now(), async () => {
      cancels = Promise.allSettled(Array.from({ length: 30 }, () => scheduled.cancel({ accountId })));
      // Each needs a connection of the ten that there are.
      for (let query = 0; query < 30; query += 1) await ask('SELECT');
      await publish('Later');
      return { kind: 'published' };
    });
    for (const cancel of (await cancels) ?? []) expect(cancel).toMatchObject({ status: 'rejected', reason: new NothingScheduled() });
    expect(await versionOf()).toBe(2);
  });

  test('SP-10 A design of a newer format waits for a release that knows it, and neither goes public nor is replaced until then', async () => {
    await schedule('Newer');
    await ask('UPDATE scheduled_publication SET design_format = 99');
    clock.advance(MINUTE);
    expect(await anInstance().publishDue()).toBe(false);
    await expect(schedule('Older')).rejects.toThrow(PageFormatNewer);
    const never = () => Promise.reject(new Error('It was published.'));
    expect([await scheduled.findDue(clock.now(), 10), await scheduled.publishDue(accountId, clock.now(), never)]).toEqual([[], false]);
    expect(await scheduled.find({ accountId })).toMatchObject({ failure: null });
    await scheduled.cancel({ accountId });
  });

  test('SP-10 A page that a newer release has published waits, and is published as soon as that is possible', async () => {
    await schedule('Later');
    await ask('UPDATE page SET design_format = 99');
    clock.advance(MINUTE);
    await anInstance().publishDue();
    expect(await scheduled.find({ accountId })).toMatchObject({ failure: null });
    await ask('UPDATE page SET design_format = 1');
    expect(await anInstance().publishDue()).toBe(false);
    clock.advance(1_000);
    await anInstance().publishDue();
    expect([await versionOf(), await titleOf()]).toEqual([2, 'Later']);
  });

  test('SP-06 A design of a suspended account is kept, without a mail; one that a fault stops is tried again, and stops no other', async () => {
    await schedule('Of somebody suspended');
    await ask(`UPDATE account SET suspended_at = now(), suspension_reason = 'other'`);
    const other = await storeAccount(connected.dataSource);
    await schedule('Faulty', { basedOn: 0, publishesAt: new Date(clock.now().getTime() + 1) }, other);
    const third = await storeAccount(connected.dataSource);
    await schedule('Fine', { basedOn: 0 }, third);
    const faulty = storeIn(connected.dataSource);
    const real = faulty.publish.bind(faulty);
    faulty.publish = (publication) => (publication.accountId === other ? Promise.reject(new Error('A fault.')) : real(publication));
    clock.advance(MINUTE);
    const failing = aPublisher(faulty, scheduled, clock);
    await expect(failing.publishDue()).rejects.toThrow('A fault.');
    expect(await failing.publishDue()).toBe(false);
    expect(await scheduled.find({ accountId })).toMatchObject({ failure: 'ACCOUNT_SUSPENDED' });
    expect(mails.noted).toEqual([]);
    expect((await pages.find({ accountId: third })).version).toBe(1);
    expect(await scheduled.find({ accountId: other })).toMatchObject({ failure: null });
    clock.advance(1_000);
    await anInstance().publishDue();
    expect((await pages.find({ accountId: other })).version).toBe(1);
  });

  test('SP-06 A design that is stopped while it is published, and has to wait for another try, stays stopped', async () => {
    await schedule('Later');
    clock.advance(MINUTE);
    await scheduled.publishDue(accountId, clock.now(), async () => {
      await ask(`UPDATE scheduled_publication SET due_at = NULL, failure = 'PUBLICATION_STOPPED', failed_at = $1`, [clock.now()]);
      return { kind: 'later', at: inMinutes(1) };
    });
    clock.advance(MINUTE);
    expect([await scheduled.findDue(clock.now(), 10), await anInstance().publishDue(), await titleOf()]).toEqual([[], false, 'Now']);
    expect(await scheduled.find({ accountId })).toMatchObject({ failure: 'PUBLICATION_STOPPED' });
  });

  test('WN-04 A design of an account that has to verify its address first is refused at its moment, and kept', async () => {
    const publishers = new TypeormPublishers(connected.dataSource);
    const instance = aPublisher(storeIn(connected.dataSource), scheduled, clock, publishers);
    await schedule('Of somebody unproved');
    await ask('UPDATE account SET must_verify = true, email_verified = false');
    clock.advance(MINUTE);
    await instance.publishDue();
    expect(await scheduled.find({ accountId })).toMatchObject({ failure: 'EMAIL_NOT_VERIFIED' });
    await expect(instance.publishNow({ actor: aPerson(accountId) })).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    expect([await titleOf(), await publishers.mayPublish(accountId)]).toEqual(['Now', false]);
    await ask('UPDATE account SET email_verified = true');
    await instance.publishNow({ actor: aPerson(accountId) });
    expect(await titleOf()).toBe('Of somebody unproved');
  });

  test('are one for each page, belong to pages of the account, and go with them', async () => {
    expect(await scheduled.find({ accountId })).toBeNull();
    const former = await schedule('Former');
    expect(former).toEqual({
      ...{ publishesAt: inMinutes(1), timeZone: 'Europe/Paris', replaces: false, basedOn: 1, createdAt: clock.now() },
      ...{ failure: null, failedAt: null },
    });
    const latter = await schedule('Latter', { replaces: true });
    expect(await scheduled.find({ accountId })).toEqual(latter);
    const other = await storeAccount(connected.dataSource);
    for (const pageId of [accountId, newId(clock.now()), 'no-id']) {
      const page = { accountId: other, pageId };
      await expect(scheduled.find(page)).rejects.toThrow(PageNotFound);
      await expect(scheduled.cancel(page)).rejects.toThrow(PageNotFound);
      await expect(scheduled.change(page, latter)).rejects.toThrow(PageNotFound);
      await expect(scheduled.publishNow(page, () => Promise.reject(new Error('It was published.')))).rejects.toThrow(PageNotFound);
    }
    await expect(scheduled.cancel({ accountId: other })).rejects.toThrow(NothingScheduled);
    await expect(scheduled.change({ accountId: other }, latter)).rejects.toThrow(NothingScheduled);
    await ask('DELETE FROM account WHERE id = $1', [accountId]);
    expect(await ask('SELECT FROM scheduled_publication')).toEqual([]);
    await expect(schedule('Of nobody', { basedOn: 0 })).rejects.toThrow(OwnerRemoved);
  });
});
