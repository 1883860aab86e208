import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { giveUpLinkname, lockLinkname } from '../../../server/adapters/postgres/linknames/former-linknames.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { LinknameTaken } from '../../../server/pages/pages.errors.js';
import type { PageStore } from '../../../server/pages/ports/page-store.port.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { untilWaiting } from '../../support/database/at-once.js';
import { connectedDatabase } from '../../support/database/connected-database.js';
import { hidingOf } from '../../support/database/page-hidings.js';

const now = new Date('2026-11-20T08:00:00.000Z');
const inYears = new Date('2126-11-20T08:00:00.000Z');
const connected = connectedDatabase();

const stores: readonly [string, () => PageStore][] = [
  ['the memory of a test', () => new MemoryPageStore()],
  ['PostgreSQL', () => new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource))],
];

describe.each(stores)('a page store in %s', (_, open) => {
  let pages: PageStore;
  let accountId: string;
  let linkname: Linkname;
  beforeEach(async () => {
    pages = open();
    accountId = await storeAccount(connected.dataSource);
    linkname = `page-${randomUUID().slice(0, 8)}` as Linkname;
    await pages.saveLinkname({ accountId }, linkname, now);
    await pages.publish({ accountId, design: aDesign(), publishedAt: now, sanitizerVersion: 1 });
  });

  const operator = hidingOf(
    () => pages,
    () => connected.dataSource,
  );
  const shown = async (at = linkname) => (await pages.lookUp(at, now)).page !== null;
  const listed = async () => (await pages.listPublished({ from: linkname, before: null }, 1))[0]?.linkname === linkname;
  const revision = async () => (await pages.revisionsOf([linkname], now)).get(linkname);

  test('hides a page and shows it again, and each is a change that caches find', async () => {
    const before = await revision();
    expect([await shown(), await listed(), await operator.hide(linkname, now), await operator.hide(linkname, now)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([await shown(), await listed(), await pages.isTaken(linkname, now)]).toEqual([false, false, true]);
    const hidden = await pages.lookUp(linkname, now);
    expect(hidden).toMatchObject({ page: null, isFree: false });
    expect(await revision()).toEqual(hidden.revision);
    expect(hidden.revision).not.toEqual(before);
    expect([await operator.show(linkname), await operator.show(linkname)]).toEqual([true, false]);
    expect([await shown(), await listed()]).toEqual([true, true]);
  });

  test('keeps a page hidden that moves or is published again, and lets its owner read it and see that it is hidden', async () => {
    expect((await pages.find({ accountId })).isHidden).toBe(false);
    await operator.hide(linkname, now);
    const { page } = await pages.publish({ accountId, design: aDesign({ title: 'Again' }), publishedAt: now, sanitizerVersion: 1 });
    expect(page.isHidden).toBe(true);
    const next = `next-${randomUUID().slice(0, 8)}` as Linkname;
    await pages.saveLinkname({ accountId }, next, now);
    expect(await shown(next)).toBe(false);
    expect(await pages.find({ accountId })).toMatchObject({ isHidden: true, design: { title: 'Again' } });
    expect(await operator.hide('nobody-has-this' as Linkname, now)).toBe(false);
  });

  test('takes a blocked linkname away for good, until it is released', async () => {
    expect([await pages.blockLinkname(linkname), await pages.blockLinkname(linkname)]).toEqual([true, false]);
    expect((await pages.find({ accountId })).linkname).toBeNull();
    await expect(pages.saveLinkname({ accountId }, linkname, inYears)).rejects.toThrow(LinknameTaken);
    expect(await pages.removeFreedLinknames(inYears, 10)).toBe(0);
    expect([await pages.releaseLinkname(linkname), await pages.releaseLinkname(linkname)]).toEqual([true, false]);
    await pages.saveLinkname({ accountId }, linkname, now);
    expect([await pages.releaseLinkname(linkname), (await pages.lookUp(linkname, now)).isFree]).toEqual([true, true]);
  });

  test('leaves nobody with a linkname that is blocked while many claim it', async () => {
    await pages.releaseLinkname(linkname);
    const owners = await Promise.all([1, 2, 3, 4, 5, 6].map(() => storeAccount(connected.dataSource)));
    const claims = owners.map((owner) =>
      pages.saveLinkname({ accountId: owner }, linkname, now).catch((error: unknown) => expect(error).toBeInstanceOf(LinknameTaken)),
    );
    await Promise.all([...claims.slice(0, 3), pages.blockLinkname(linkname), ...claims.slice(3)]);
    const names = await Promise.all(owners.map(async (owner) => (await pages.find({ accountId: owner })).linkname));
    expect(names.filter((name) => name !== null)).toEqual([]);
    expect(await pages.lookUp(linkname, inYears)).toMatchObject({ page: null, isFree: false });
  });
});

test('A claim that has begun before a linkname is blocked does not keep it', async () => {
  const pages = new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource));
  const accountId = await storeAccount(connected.dataSource);
  await pages.publish({ accountId, design: aDesign(), publishedAt: now, sanitizerVersion: 1 });
  const linkname = `page-${randomUUID().slice(0, 8)}` as Linkname;
  const claim = connected.dataSource.createQueryRunner();
  await claim.startTransaction();
  await claim.query('UPDATE page SET linkname = $2 WHERE owner_id = $1', [accountId, linkname]);
  await lockLinkname(claim.manager, linkname);
  const blocking = pages.blockLinkname(linkname);
  await untilWaiting(connected.dataSource);
  await claim.commitTransaction();
  await claim.release();
  await blocking;
  expect((await pages.find({ accountId })).linkname).toBeNull();
});

test('A claim that begins while a linkname is being blocked waits, and is refused', async () => {
  const pages = new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource));
  const accountId = await storeAccount(connected.dataSource);
  const linkname = `page-${randomUUID().slice(0, 8)}` as Linkname;
  const blocking = connected.dataSource.createQueryRunner();
  await blocking.startTransaction();
  await lockLinkname(blocking.manager, linkname);
  const claim = expect(pages.saveLinkname({ accountId }, linkname, now)).rejects.toThrow(LinknameTaken);
  await untilWaiting(connected.dataSource);
  await blocking.query(`INSERT INTO reserved_linkname (linkname, free_at) VALUES ($1, 'infinity')`, [linkname]);
  await blocking.commitTransaction();
  await blocking.release();
  await claim;
});

test('A linkname that is blocked while its page moves away does not lead to the page', async () => {
  const pages = new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource));
  const accountId = await storeAccount(connected.dataSource);
  const [linkname, next] = [1, 2].map(() => `page-${randomUUID().slice(0, 8)}` as Linkname) as [Linkname, Linkname];
  await pages.saveLinkname({ accountId }, linkname, now);
  await pages.publish({ accountId, design: aDesign(), publishedAt: now, sanitizerVersion: 1 });
  const move = connected.dataSource.createQueryRunner();
  await move.startTransaction();
  await move.query('UPDATE page SET linkname = $2 WHERE owner_id = $1', [accountId, next]);
  await giveUpLinkname(move.manager, accountId, linkname, now);
  const blocking = pages.blockLinkname(linkname);
  await untilWaiting(connected.dataSource);
  await move.commitTransaction();
  await move.release();
  await blocking;
  expect(await pages.lookUp(linkname, now)).toMatchObject({ page: null, isFree: false, movedTo: null });
});

test('Nobody waits for an operator who takes a linkname away, and the operator waits for nobody, unless it is about the same linkname', async () => {
  const pages = new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource));
  const accountId = await storeAccount(connected.dataSource);
  await pages.publish({ accountId, design: aDesign(), publishedAt: now, sanitizerVersion: 1 });
  const writer = connected.dataSource.createQueryRunner();
  await writer.startTransaction();
  await writer.query('UPDATE page SET name = $2 WHERE owner_id = $1', [accountId, 'Not stored yet']);
  expect(await pages.blockLinkname(`page-${randomUUID().slice(0, 8)}` as Linkname)).toBe(true);
  await writer.rollbackTransaction();
  const linkname = `page-${randomUUID().slice(0, 8)}` as Linkname;
  await writer.startTransaction();
  await lockLinkname(writer.manager, linkname);
  await expect(pages.blockLinkname(linkname)).rejects.toThrow(/lock timeout/);
  await pages.saveLinkname({ accountId }, `page-${randomUUID().slice(0, 8)}` as Linkname, now);
  await writer.rollbackTransaction();
  await writer.release();
});
