import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormStoredImages } from '../../../server/adapters/postgres/media/typeorm-stored-images.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import type { ImageName } from '../../../server/media/image.js';
import type { Picture } from '../../../server/media/picture.js';
import { parseLinkname, type Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { Page, type Published } from '../../../server/pages/page.js';
import { LinknameTaken, PageChangedElsewhere } from '../../../server/pages/pages.errors.js';
import { MOST_REVISIONS, type PageStore, type Publication } from '../../../server/pages/ports/page-store.port.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import type { PageRevision } from '../../../server/pages/public-look-up.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { connectedDatabase } from '../../support/database/connected-database.js';

const now = new Date('2026-11-20T08:00:00.000Z');
const connected = connectedDatabase();

const anAccount = () => storeAccount(connected.dataSource);

/** A picture whose files were noted, as they are before a page uses them. */
async function aStoredPicture(): Promise<Picture> {
  const [jpg, webp] = (['jpg', 'webp'] as const).map((format) => ({
    format,
    name: `${randomBytes(32).toString('hex')}.${format}` as ImageName,
    width: 9,
    height: 7,
    bytes: 99,
  }));
  await new TypeormStoredImages(connected.dataSource).note([jpg, webp].flatMap((variant) => (variant ? [variant.name] : [])));
  return { width: 9, height: 7, color: '#0a0b0c', variants: [jpg, webp].flatMap((variant) => variant ?? []) };
}

function aLinkname(name = `ada-${randomUUID().slice(0, 18)}`): Linkname {
  const parsed = parseLinkname(name);
  if (!parsed.ok) throw new Error(parsed.refusal.reason);
  return parsed.value;
}

const stores: [string, () => PageStore][] = [
  ['the memory of a test', () => new MemoryPageStore()],
  ['PostgreSQL', () => new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource))],
];

describe.each(stores)('a page store in %s', (_, open) => {
  let pages: PageStore;
  let accountId: string;
  beforeEach(async () => {
    pages = open();
    accountId = await anAccount();
  });

  const pageAt = async (linkname: Linkname) => (await pages.lookUp(linkname, now)).page;

  async function publish(page: Page, title = `Version ${page.version + 1}`, sanitizerVersion = 1): Promise<Page> {
    return (await publishDesign(aDesign({ title }), { accountId: page.accountId, basedOn: page.version, sanitizerVersion })).page;
  }

  function publishDesign(design: PageDesign, more: Partial<Publication> = {}): Promise<Published> {
    return pages.publish({ accountId, design, publishedAt: now, sanitizerVersion: 1, ...more });
  }

  test('VI-14 passes each moment of a published design once, whoever looks and however late, with another revision before and after it; hidden tiles have none', async () => {
    const moment = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const [from, until] = [moment(10).toISOString(), moment(20).toISOString()];
    const linkname = aLinkname();
    await pages.saveLinkname({ accountId }, linkname, now);
    const hidden = aTile({ visibility: { who: 'hidden', from: moment(5).toISOString() } });
    await publishDesign(aDesign({ tiles: [hidden, aTile({ visibility: { from, until } })] }));
    const pass = (minutes: number) => pages.passMoments(moment(minutes), 10);
    expect([await pass(0), await pass(9), await pass(10), await pass(11)]).toEqual([0, 0, 1, 0]);
    const revisions = [await revisionAt(linkname, moment(12)), await revisionAt(linkname, moment(12))];
    expect(revisions[0]).toEqual(revisions[1]);
    expect(await pass(60)).toBe(1);
    expect(await revisionAt(linkname, moment(60))).not.toEqual(revisions[0]);
    expect(await pass(61)).toBe(0);
    await publishDesign(aDesign({ tiles: [hidden] }));
    expect(await pass(600)).toBe(0);
  });

  const revisionAt = async (linkname: Linkname, at: Date) => (await pages.lookUp(linkname, at)).revision;

  test('PE-20 A page belongs to an account from registration on', async () => {
    expect(await pages.find({ accountId })).toMatchObject({ accountId, linkname: null, version: 0, design: null, publishedAt: null });
  });

  test('returns a published page as it was saved, with text in several languages and numbers at their limits', async () => {
    const tile = aTile({ name: '\\"\n\u2028 名前 😀', html: '<p>\\u0000 \\\\ é</p>', style: { radius: 0.1 + 0.2, thickness: 900 } });
    const design = aDesign({ title: "b'\\n' ", tiles: [tile, aTile({ style: { radius: 0, text: { hex: '#0a0b0c', alpha: 0.333 } } })] });
    const { page: published } = await publishDesign(design, { basedOn: 0 });
    expect(published).toMatchObject({ accountId, linkname: null, version: 1, design, publishedAt: now });
    expect(await pages.find({ accountId })).toEqual(published);
  });

  describe('shows by the revision of a linkname', () => {
    /** The linkname's revision, which a look-up and a comparison tell alike. */
    async function revisionOf(linkname: Linkname): Promise<PageRevision> {
      const { revision } = await pages.lookUp(linkname, now);
      expect(await pages.revisionsOf([linkname], now)).toEqual(new Map([[linkname, revision]]));
      return revision;
    }

    test('a claim, a publish, a cleaning and a picture change, but neither a read nor a change of another page', async () => {
      const linkname = aLinkname();
      const seen = [await revisionOf(linkname)];
      expect(seen[0]).toEqual({ pageId: null, mark: expect.any(String) });
      await pages.saveLinkname({ accountId }, linkname, now);
      const change = async (make: () => Promise<unknown>) => {
        await make();
        seen.push(await revisionOf(linkname));
      };
      await change(async () => undefined);
      await change(async () => publish(await pages.find({ accountId }), 'First'));
      await change(async () => publish(await pages.find({ accountId }), 'Second'));
      await change(async () =>
        pages.saveSanitized(new Page({ ...(await pages.find({ accountId })), design: aDesign({ title: 'Clean' }) }), 2),
      );
      await change(async () => pages.savePicture({ accountId }, 'profile', await aStoredPicture()));
      await change(() => pages.savePicture({ accountId }, 'profile', null));
      expect(new Set(seen.map(({ mark }) => mark)).size).toBe(seen.length);
      for (const { pageId } of seen.slice(1)) expect(pageId).toBe(accountId);
      const stranger = await anAccount();
      await publish(await pages.find({ accountId: stranger }));
      await pages.find({ accountId });
      expect(await revisionOf(linkname)).toEqual(seen.at(-1));
    });

    test('that a page moved away, and that another page has its linkname', async () => {
      const [old, next] = [aLinkname(), aLinkname()];
      await pages.saveLinkname({ accountId }, old, now);
      const [before, free] = [await revisionOf(old), await revisionOf(next)];
      await pages.saveLinkname({ accountId }, next, now);
      expect(await revisionOf(old)).toEqual(free);
      const successor = await anAccount();
      await pages.saveLinkname({ accountId: successor }, old, now);
      expect(await revisionOf(old)).toEqual({ pageId: successor, mark: expect.not.stringMatching(`^${before.mark}$`) });
    });

    test('the state of many linknames at once, each separately', async () => {
      const [mine, nobodys] = [aLinkname(), aLinkname()];
      await pages.saveLinkname({ accountId }, mine, now);
      const names = [mine, nobodys, ...Array.from({ length: MOST_REVISIONS - 2 }, () => aLinkname())];
      const found = await pages.revisionsOf(names, now);
      expect(found.size).toBe(MOST_REVISIONS);
      const free = await revisionOf(nobodys);
      expect(names.map((name) => found.get(name))).toEqual([await revisionOf(mine), ...names.slice(1).map(() => free)]);
      expect(await pages.revisionsOf([], now)).toEqual(new Map());
    });
  });

  test('finds a page by its linkname, published or not', async () => {
    const linkname = aLinkname();
    expect([await pageAt(linkname), await pages.isTaken(linkname, now)]).toEqual([null, false]);
    await pages.saveLinkname({ accountId }, linkname, now);
    expect(await pageAt(linkname)).toMatchObject({ accountId, linkname, version: 0, design: null });
    expect(await pages.isTaken(linkname, now)).toBe(true);
  });

  test('PE-21 A page published without a linkname is seen as soon as one is claimed', async () => {
    const linkname = aLinkname();
    await publish(await pages.find({ accountId }), 'Here already');
    await pages.saveLinkname({ accountId }, linkname, now);
    expect((await pageAt(linkname))?.design?.title).toBe('Here already');
  });

  test('PE-22 Changing the linkname moves the page at once: the new address shows it, and the old one does not', async () => {
    const [old, next] = [aLinkname(), aLinkname()];
    await pages.saveLinkname({ accountId }, old, now);
    await pages.saveLinkname({ accountId }, next, now);
    expect(await pageAt(old)).toBeNull();
    expect((await pageAt(next))?.accountId).toBe(accountId);
    await expect(pages.saveLinkname({ accountId: await anAccount() }, old, now)).resolves.toBeUndefined();
  });

  test('a move does not change the design, and publishing does not change the linkname', async () => {
    const linkname = aLinkname();
    const before = await publish(await pages.find({ accountId }), 'First');
    await pages.saveLinkname({ accountId }, linkname, now);
    expect((await pages.find({ accountId })).design).toEqual(before.design);
    const after = await publish(before, 'Second');
    expect(after).toMatchObject({ linkname, version: 2, design: { title: 'Second' } });
    expect(await pages.find({ accountId })).toEqual(after);
  });

  test('PE-19 Of two people claiming one name at the same moment one gets it; the other gets a clear "taken" error', async () => {
    for (let round = 0; round < 10; round += 1) {
      const linkname = aLinkname();
      const owners = [await anAccount(), await anAccount(), await anAccount()];
      const results = await Promise.allSettled(owners.map((owner) => pages.saveLinkname({ accountId: owner }, linkname, now)));
      const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      expect(refusals).toHaveLength(2);
      for (const refusal of refusals) expect(refusal).toBeInstanceOf(LinknameTaken);
      expect((await pageAt(linkname))?.accountId).toBe(owners[results.findIndex(({ status }) => status === 'fulfilled')]);
    }
  });

  test('a refused claim does not move the page', async () => {
    const [mine, theirs] = [aLinkname(), aLinkname()];
    await pages.saveLinkname({ accountId }, mine, now);
    await pages.saveLinkname({ accountId: await anAccount() }, theirs, now);
    await expect(pages.saveLinkname({ accountId }, theirs, now)).rejects.toThrow(LinknameTaken);
    expect((await pages.find({ accountId })).linkname).toBe(mine);
  });

  test('if two owners claim each other’s linkname at the same moment, at least one is refused because it is taken', async () => {
    const other = await anAccount();
    const [mine, theirs] = [aLinkname(), aLinkname()];
    await pages.saveLinkname({ accountId }, mine, now);
    await pages.saveLinkname({ accountId: other }, theirs, now);
    const results = await Promise.allSettled([
      pages.saveLinkname({ accountId }, theirs, now),
      pages.saveLinkname({ accountId: other }, mine, now),
    ]);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(LinknameTaken);
    expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  });

  test('of several writers of the same next version exactly one succeeds, also for a first version', async () => {
    for (const from of [0, 1, 2]) {
      const page = await pages.find({ accountId });
      expect(page.version).toBe(from);
      const results = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((title) => publish(page, `${title} ${from}`)));
      const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      expect(won).toHaveLength(1);
      for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(PageChangedElsewhere);
      expect(await pages.find({ accountId })).toEqual(won[0]);
    }
  });

  test('a version that the page does not have is refused, whether or not the page was stored before', async () => {
    const never = await pages.find({ accountId });
    for (const version of [-1, 1, 7]) await expect(publish(new Page({ ...never, version }))).rejects.toThrow(PageChangedElsewhere);
    expect(await pages.find({ accountId })).toEqual(never);
    const first = await publish(never);
    for (const version of [0, 2]) await expect(publish(new Page({ ...first, version }))).rejects.toThrow(PageChangedElsewhere);
    expect(await pages.find({ accountId })).toEqual(first);
  });

  test('the present design again makes no version and stores nothing, and other writers are refused as before', async () => {
    const design = aDesign({ title: 'Same', tiles: [aTile({ name: '\u2028 名前', style: { radius: 0.1 + 0.2 } }), aTile()] });
    const linkname = aLinkname();
    await pages.saveLinkname({ accountId }, linkname, now);
    const { page, isChanged } = await publishDesign(design, { basedOn: 0 });
    expect([page.version, isChanged]).toEqual([1, true]);
    const { revision } = await pages.lookUp(linkname, now);
    for (const basedOn of [1, undefined]) {
      const again = publishDesign(design, { basedOn, publishedAt: new Date(now.getTime() + 1_000), sanitizerVersion: 2 });
      expect(await again).toEqual({ page, isChanged: false, isAboveLimit: false });
    }
    await expect(publishDesign(design, { basedOn: 0 })).rejects.toThrow(PageChangedElsewhere);
    expect([await pages.find({ accountId }), (await pages.lookUp(linkname, now)).revision]).toEqual([page, revision]);
    expect((await pages.listVersions({ accountId })).map(({ version }) => version)).toEqual([1]);
    await publishDesign(aDesign({ title: 'Other' }));
    expect(await publishDesign(design)).toMatchObject({ page: { version: 3, design }, isChanged: true });
  });

  test('if many writers give no version at the same moment, each gets a version of its own and none is refused', async () => {
    const titles = Array.from({ length: 30 }, (_, at) => `Writer ${at}`);
    const written = await Promise.all(titles.map(async (title) => (await publishDesign(aDesign({ title }))).page));
    expect(written.map(({ version }) => version).sort((first, second) => first - second)).toEqual(titles.map((_, at) => at + 1));
    expect(await pages.find({ accountId })).toEqual(written.find(({ version }) => version === titles.length));
  });

  test('DR-28 The last 50 published versions are kept, and listed without their designs, the newest first', async () => {
    expect(await pages.listVersions({ accountId })).toEqual([]);
    let page = await pages.find({ accountId });
    for (let version = 1; version <= 52; version += 1) {
      const [design, publishedAt] = [
        aDesign({ title: `Nº ${version}`, tiles: version === 51 ? [] : [aTile()] }),
        new Date(now.getTime() + version),
      ];
      ({ page } = await publishDesign(design, { basedOn: page.version, publishedAt }));
    }
    const listed = await pages.listVersions({ accountId });
    expect(listed.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, at) => 52 - at));
    expect(listed.slice(0, 2)).toMatchObject([
      { version: 52, publishedAt: new Date(now.getTime() + 52), look: { title: 'Nº 52', tiles: [{}] }, tileCount: 1 },
      { version: 51, publishedAt: new Date(now.getTime() + 51), look: { title: 'Nº 51', tiles: [] }, tileCount: 0, traces: [] },
    ]);
    for (const gone of [0, 1, 2, 53, -1]) expect(await pages.findVersion({ accountId }, gone)).toBeNull();
    expect(await pages.findVersion({ accountId }, 3)).toMatchObject({ version: 3, design: { title: 'Nº 3' } });
  });

  test('a listed version has the data for a picture of its first eight tiles and a mark of each tile, but not the tile contents', async () => {
    const tiles = Array.from({ length: 10 }, (_, at) =>
      aTile({ name: `\\"名 ${at}`, html: at < 2 ? '' : `<p>${at % 4}</p>`, style: { radius: 0.1 + 0.2 } }),
    );
    const design = aDesign({ title: 'Ten', tiles: [...tiles, tiles[2]!, { ...tiles[2]!, style: { ...tiles[2]!.style, radius: 9 } }] });
    await publishDesign(design);
    const [listed] = await pages.listVersions({ accountId });
    const { look, traces, tileCount, ...rest } = listed!;
    expect(rest).toEqual({ version: 1, publishedAt: now });
    expect(tileCount).toBe(12);
    expect(look).toEqual({ ...design, tiles: tiles.slice(0, 8).map(({ kind, name, style }) => ({ kind, name, style })) });
    expect(traces.map(({ name }) => name)).toEqual(design.tiles.map(({ name }) => name));
    const content = traces.map((trace) => trace.content);
    expect(content.slice(0, 2)).toEqual(['', '']);
    expect([content[6], content[7], content[10], content[11]]).toEqual([content[2], content[3], content[2], content[2]]);
    expect(new Set(content).size).toBe(5);
    expect(traces[10]).toEqual(traces[2]);
    expect(new Set(traces.map(({ whole }) => whole)).size).toBe(11);
  });

  test('a version is returned complete, as published and with the version of its sanitizer, and only to the owner of the page', async () => {
    const tile = aTile({ name: '\\"名前 😀', html: '<p>\\\\ é</p>', style: { radius: 0.1 + 0.2 } });
    const design = aDesign({ title: 'Whole', tiles: [tile, aTile()] });
    const { page: first } = await publishDesign(design, { sanitizerVersion: 7001 });
    const second = await publish(first, 'Second', 7002);
    await pages.saveSanitized(new Page({ ...second, design: aDesign({ title: 'Clean' }) }), 7003);
    expect(await pages.findVersion({ accountId }, 1)).toEqual({ version: 1, publishedAt: now, design, sanitizerVersion: 7001 });
    expect(await pages.findVersion({ accountId }, 2)).toMatchObject({ design: { title: 'Second' }, sanitizerVersion: 7002 });
    const stranger = await anAccount();
    expect([await pages.findVersion({ accountId: stranger }, 1), await pages.listVersions({ accountId: stranger })]).toEqual([null, []]);
  });

  test('sets and removes the pictures of a page, and changes nothing else', async () => {
    const linkname = aLinkname();
    await pages.saveLinkname({ accountId }, linkname, now);
    const published = await publish(await pages.find({ accountId }), 'Pictured');
    const [portrait, sea] = [await aStoredPicture(), await aStoredPicture()];
    await pages.savePicture({ accountId }, 'profile', portrait);
    await pages.savePicture({ accountId }, 'wallpaper', sea);
    expect(await pageAt(linkname)).toEqual(new Page({ ...published, profilePicture: portrait, wallpaper: sea }));
    expect(await publish(published, 'Again')).toMatchObject({ version: 2, profilePicture: portrait, wallpaper: sea });
    await pages.saveLinkname({ accountId }, aLinkname(), now);
    await pages.savePicture({ accountId }, 'wallpaper', null);
    expect(await pages.find({ accountId })).toMatchObject({
      version: 2,
      design: { title: 'Again' },
      profilePicture: portrait,
      wallpaper: null,
    });
  });

  test('a page that is neither claimed nor published can have a picture, several pages the same, and a picture can be saved again', async () => {
    const picture = await aStoredPicture();
    const owners = [accountId, await anAccount()];
    await Promise.all([...owners, ...owners].map((owner) => pages.savePicture({ accountId: owner }, 'profile', picture)));
    await pages.savePicture({ accountId }, 'wallpaper', picture);
    for (const owner of owners) expect((await pages.find({ accountId: owner })).profilePicture).toEqual(picture);
    await pages.savePicture({ accountId: await anAccount() }, 'profile', null);
  });

  test('two pages may exchange their pictures at the same moment', async () => {
    const [one, other] = [await aStoredPicture(), await aStoredPicture()];
    const neighbour = await anAccount();
    for (let round = 0; round < 30; round += 1) {
      const [mine, theirs] = round % 2 === 0 ? [one, other] : [other, one];
      await Promise.all([
        pages.savePicture({ accountId }, 'profile', mine),
        pages.savePicture({ accountId: neighbour }, 'profile', theirs),
      ]);
    }
    expect([(await pages.find({ accountId })).profilePicture, (await pages.find({ accountId: neighbour })).profilePicture]).toEqual([
      other,
      one,
    ]);
  });

  describe('of published pages', () => {
    /** The complete list, without the pages of other tests. */
    async function listed(own: ReadonlySet<string>, size: number): Promise<{ linkname: string; publishedAt: Date }[]> {
      const starts = await pages.dividePublic(size, now);
      const parts = await Promise.all(starts.map((from, at) => pages.listPublished({ from, before: starts[at + 1] ?? null }, 10_000)));
      for (const part of parts.slice(0, -1)) expect(part).toHaveLength(size);
      expect(parts.map(([first]) => first?.linkname)).toEqual(starts);
      return parts.flat().filter(({ linkname }) => own.has(linkname));
    }

    /** The owner of a published page at the linkname. */
    async function aPublishedPage(linkname: Linkname): Promise<string> {
      const owner = await anAccount();
      await pages.saveLinkname({ accountId: owner }, linkname, now);
      await publish(await pages.find({ accountId: owner }));
      return owner;
    }

    test('pages with a linkname are listed in parts, each once, with the time of their last publish', async () => {
      const own = Array.from({ length: 7 }, () => aLinkname());
      for (const linkname of own) await aPublishedPage(linkname);
      for (const size of [1, 2, 3, 100_000]) {
        const found = await listed(new Set(own), size);
        expect(found.map(({ linkname }) => linkname).toSorted()).toEqual(own.toSorted());
        for (const { publishedAt } of found) expect(publishedAt).toEqual(now);
      }
    });

    test('pages that were never published and pages without a linkname are not listed; a moved page is listed at its new linkname', async () => {
      const [old, next, unpublished] = [aLinkname(), aLinkname(), aLinkname()];
      const mover = await aPublishedPage(old);
      await pages.saveLinkname({ accountId: mover }, next, now);
      await pages.saveLinkname({ accountId: await anAccount() }, unpublished, now);
      await publish(await pages.find({ accountId }), 'Without an address');
      expect((await listed(new Set([old, next, unpublished]), 2)).map(({ linkname }) => linkname)).toEqual([next]);
    });

    test('a list starts at its first linkname, ends before its last and holds no more than its limit', async () => {
      const own = Array.from({ length: 4 }, (_, at) => aLinkname(`part-${randomUUID().slice(0, 8)}-${at}`)).toSorted();
      for (const linkname of own) await aPublishedPage(linkname);
      const names = async (from: number, before: number, limit: number) =>
        (await pages.listPublished({ from: own[from]!, before: own[before] ?? null }, limit)).map(({ linkname }) => linkname);
      expect(await names(1, 3, 10)).toEqual([own[1], own[2]]);
      expect((await names(2, 4, 10)).slice(0, 2)).toEqual([own[2], own[3]]);
      expect(await names(0, 3, 2)).toEqual([own[0], own[1]]);
    });
  });
});
