import { beforeEach, describe, expect, test } from '@jest/globals';
import { aPerson } from '../../../builders/accounts/actor.js';
import { DEFAULT_DESIGN } from '../../../../server/pages/design/page-design.rules.js';
import { LinknameTaken } from '../../../../server/pages/pages.errors.js';
import { OwnPages } from '../../../../server/pages/use-cases/own-pages.js';
import { LoadPublicPage } from '../../../../server/pages/use-cases/load-public-page.js';
import { MemoryAccountPages } from '../../../fakes/pages/memory-account-pages.js';
import { MemoryLockKeys } from '../../../fakes/pages/memory-lock-keys.js';
import { MemoryNotedReads } from '../../../fakes/pages/memory-noted-reads.js';
import { MemoryPageStore } from '../../../fakes/pages/memory-page-store.js';
import { StoppedClock } from '../../../fakes/stopped-clock.js';
import { Linknames } from '../../../../server/pages/linknames/use-cases/linknames.js';

let pages: MemoryPageStore;
let clock: StoppedClock;
let linknames: Linknames;
beforeEach(() => {
  clock = new StoppedClock();
  pages = new MemoryPageStore();
  linknames = new Linknames(pages, {} as never, clock);
});

describe('claiming a linkname', () => {
  test('gives the page its address, in lower case', async () => {
    expect((await linknames.claim({ actor: aPerson('ada'), linkname: ' Ada ' })).linkname).toBe('ada');
  });

  test("the linkname of another page is refused, the page's own linkname is accepted", async () => {
    await linknames.claim({ actor: aPerson('ada'), linkname: 'ada' });
    await expect(linknames.claim({ actor: aPerson('bob'), linkname: 'ADA' })).rejects.toThrow(LinknameTaken);
    expect((await linknames.claim({ actor: aPerson('ada'), linkname: 'ada' })).linkname).toBe('ada');
  });

  test.each([
    ['ada.rossi', 'LINKNAME_INVALID'],
    ['', 'LINKNAME_INVALID'],
    ['admin', 'LINKNAME_RESERVED'],
  ])('%j is refused with %s for the field linkname', async (linkname, code) => {
    await expect(linknames.claim({ actor: aPerson('ada'), linkname })).rejects.toMatchObject({
      kind: 'invalid',
      code,
      fields: { linkname: [expect.any(String)] },
    });
  });
});

describe('checking a linkname', () => {
  test.each([
    [' Lemon ', 'lemon', undefined],
    ['Taken', 'taken', 'LINKNAME_TAKEN'],
    ['LOGIN', 'login', 'LINKNAME_RESERVED'],
    [' A b\t', 'a b', 'LINKNAME_INVALID'],
  ])('%j is %j, refused with %s', async (text, linkname, code) => {
    await linknames.claim({ actor: aPerson('ada'), linkname: 'taken' });
    const check = await linknames.check(text);
    expect([check.linkname, check.refusal?.code]).toEqual([linkname, code]);
  });
});

describe('the linkname of an account that was removed', () => {
  const day = 24 * 60 * 60 * 1000;
  const check = async () => (await linknames.check('ada')).refusal?.code;

  test('is taken until the waiting time is over, and can be claimed from then on', async () => {
    await linknames.claim({ actor: aPerson('ada'), linkname: 'ada' });
    pages.removeOwned('ada', new Date(clock.now().getTime() + 30 * day));
    clock.advance(30 * day - 1);
    expect(await check()).toBe('LINKNAME_TAKEN');
    await expect(linknames.claim({ actor: aPerson('bob'), linkname: 'ada' })).rejects.toThrow(LinknameTaken);
    clock.advance(1);
    expect(await check()).toBeUndefined();
    expect((await linknames.claim({ actor: aPerson('bob'), linkname: 'ada' })).linkname).toBe('ada');
  });
});

describe('loading a page', () => {
  test('PE-20 A page belongs to an account from registration on', async () => {
    const page = await new OwnPages(new MemoryAccountPages(pages), pages, new MemoryNotedReads(), clock).load({ actor: aPerson('ada') });
    expect(page).toMatchObject({ accountId: 'ada', linkname: null, version: 0, design: null, publishedAt: null });
  });

  test('PE-14 Looking up a linkname ignores case', async () => {
    await linknames.claim({ actor: aPerson('ada'), linkname: 'ada' });
    expect((await new LoadPublicPage(pages, new MemoryLockKeys(), clock).execute('AdA')).page?.accountId).toBe('ada');
  });

  test('PV-09 A claimed page that was never published shows the title `My page` and no tiles', async () => {
    await linknames.claim({ actor: aPerson('ada'), linkname: 'ada' });
    expect((await new LoadPublicPage(pages, new MemoryLockKeys(), clock).execute('ada')).page?.shownDesign).toEqual(DEFAULT_DESIGN);
  });

  test('a linkname that is not claimed has no page and is available', async () => {
    expect(await new LoadPublicPage(pages, new MemoryLockKeys(), clock).execute('nobodys')).toMatchObject({ page: null, isFree: true });
  });

  test.each(['login', 'no.such', ''])('%j, which cannot be a linkname, has no page that could change', async (linkname) => {
    const nothing = { page: null, movedTo: null, isFree: false, isHidden: false, revision: { pageId: null, mark: 'impossible' } };
    expect(await new LoadPublicPage(pages, new MemoryLockKeys(), clock).execute(linkname)).toEqual(nothing);
  });
});
