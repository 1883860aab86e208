import { publishingParts } from '../../../builders/pages/publisher.js';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { aPerson } from '../../../builders/accounts/actor.js';
import type { Linkname } from '../../../../server/pages/linknames/linkname.rules.js';
import { DEFAULT_DESIGN, DESIGN_LIMITS, type PageDesign, type Tile } from '../../../../server/pages/design/page-design.rules.js';
import type { Page } from '../../../../server/pages/page.js';
import { MEGABYTE } from '../../../../server/pages/page-limits.js';
import { DesignInvalid, DesignTooLarge, PageChangedElsewhere } from '../../../../server/pages/pages.errors.js';
import { TileSanitizer } from '../../../../server/pages/design/ports/tile-sanitizer.port.js';
import { TEXTS } from '../../../../server/pages/vocabulary/vocabulary.rules.js';
import type { PreparePublication } from '../../../../server/pages/publishing/prepare-publication.js';
import { PublisherNotVerified } from '../../../../server/pages/publishing/publishing.errors.js';
import type { PublishPage, PublishPageCommand } from '../../../../server/pages/publishing/use-cases/publish-page.js';
import { ResanitizePages } from '../../../../server/pages/design/use-cases/resanitize-pages.js';
import { aContact, aHeading, aLink, aPicture, aTilePicture } from '../../../builders/pages/mixed-design.js';
import { toStoredDesign } from '../../../../server/pages/design/stored-design.rules.js';
import { inTexts } from '../../../../server/pages/design/wire-design.rules.js';
import { PLAIN } from '../vocabulary/completed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { MemoryAccountStorage } from '../../../fakes/pages/memory-account-storage.js';
import { MemoryFirstLooks } from '../../../fakes/pages/memory-first-looks.js';
import { MemoryPageStore } from '../../../fakes/pages/memory-page-store.js';
import { MemoryPublishers } from '../../../fakes/pages/memory-publishers.js';
import { MemoryTilePictures } from '../../../fakes/pages/memory-tile-pictures.js';
import { StoppedClock } from '../../../fakes/stopped-clock.js';
import { asTextTile } from '../../../../server/pages/tile-kinds/tile-kinds.rules.js';

const clock = new StoppedClock();
const now = clock.now();

/** Takes out one word, and lengthens links as the real one does. */
class WordSanitizer extends TileSanitizer {
  constructor(
    override readonly version: number,
    private readonly word: string,
  ) {
    super();
  }

  override async sanitize(html: string): Promise<string> {
    return html.replaceAll(this.word, '').replaceAll('<a>', '<a rel="noopener">');
  }
}

let pages: MemoryPageStore;
let firstLooks: MemoryFirstLooks;
let publishers: MemoryPublishers;
let pictures: MemoryTilePictures;
let publishPage: PublishPage;
let preparing: PreparePublication;
let storage: MemoryAccountStorage;
beforeEach(() => {
  storage = new MemoryAccountStorage();
  pages = new MemoryPageStore(storage);
  firstLooks = new MemoryFirstLooks();
  publishers = new MemoryPublishers();
  pictures = new MemoryTilePictures();
  publishPage = publishing(new WordSanitizer(1, 'evil'));
});

function publishing(sanitizer: TileSanitizer): PublishPage {
  const parts = publishingParts({ pages, clock, publishers, firstLooks, pictures, storage, sanitizer });
  preparing = parts.preparing;
  return parts.publishPage;
}

async function publishBy(publisher: PublishPage, command: Omit<PublishPageCommand, 'actor'>): Promise<Page> {
  return (await publisher.execute({ actor: aPerson('ada'), ...command })).page;
}

function publish(title: string, basedOn?: number): Promise<Page> {
  return publishBy(publishPage, { design: aDesign({ title }), basedOn });
}

async function keptVersions(): Promise<number[]> {
  return (await pages.listVersions({ accountId: 'ada' })).map(({ version }) => version);
}

describe('the room of an account', () => {
  const used = { pages: 0, versions: 0, pictures: 0, isVerified: true };

  test('SB-02 When a publication would exceed what the account may store, the oldest versions go first, and no more than are needed', async () => {
    storage.used = { ...used, pages: 100 * MEGABYTE, versions: 60 * MEGABYTE, pictures: 39 * MEGABYTE + 999_999 };
    pages.publish = async (publication) => {
      storage.used = { ...storage.used, pages: storage.used.pages + 500 };
      return MemoryPageStore.prototype.publish.call(pages, publication);
    };
    await publish('First');
    expect(storage.used.versions).toBe(60 * MEGABYTE - 499);
  });

  test('SB-02 No version goes for a publication that is refused, or that changes nothing', async () => {
    await publish('First');
    storage.used = { ...used, pages: 140 * MEGABYTE, versions: 60 * MEGABYTE };
    await expect(publish('Second', 7)).rejects.toThrow(PageChangedElsewhere);
    await publish('First');
    expect(storage.used.versions).toBe(60 * MEGABYTE);
    expect((await pages.find({ accountId: 'ada' })).version).toBe(1);
  });

  test('SB-03 When that is not enough, the publication is refused, and no version goes', async () => {
    storage.used = { ...used, pages: 150 * MEGABYTE, versions: 100, pictures: 50 * MEGABYTE };
    await expect(publish('First')).rejects.toMatchObject({ code: 'STORAGE_FULL', values: { megabytes: 200 } });
    expect(storage.used.versions).toBe(100);
    expect((await pages.find({ accountId: 'ada' })).version).toBe(0);
  });

  test('SB-04 An account whose e-mail address is not verified may store 10 MB', async () => {
    storage.used = { ...used, pages: 10 * MEGABYTE, isVerified: false };
    await expect(publish('First')).rejects.toMatchObject({ code: 'STORAGE_FULL', values: { megabytes: 10 } });
    storage.used = { ...storage.used, isVerified: true };
    expect(await publish('First')).toMatchObject({ version: 1 });
  });
});

describe('publishing', () => {
  test('WN-01 is refused to an account that has to verify its address first, whoever calls, and nothing is read or stored', async () => {
    publishers.unproved.add('ada');
    const reading = jest.spyOn(pages, 'find');
    await expect(publish('First', 0)).rejects.toMatchObject({ kind: 'forbidden', code: 'EMAIL_NOT_VERIFIED' });
    await expect(publishPage.execute({ actor: aPerson('ada'), design: aDesign(), isDryRun: true })).rejects.toThrow(PublisherNotVerified);
    expect(reading).not.toHaveBeenCalled();
    expect(await keptVersions()).toEqual([]);
  });

  test('makes the design the present one, increases its version and records the time', async () => {
    const page = await publish('First', 0);
    expect(page).toMatchObject({ version: 1, publishedAt: now, design: { title: 'First' } });
    expect(await pages.find({ accountId: 'ada' })).toEqual(page);
  });

  test('takes only the id of a picture, and names each tile whose picture the account does not have', async () => {
    const picture = { width: 40, height: 30, color: '#102030', variants: [] };
    const [own, others] = [aTilePicture().id, aTilePicture().id.replace(/1$/, '2')];
    await pictures.add({ id: own, accountId: 'ada', picture }, { unpublished: 9, all: 9 });
    await pictures.add({ id: others, accountId: 'bob', picture }, { unpublished: 9, all: 9 });
    const send = (...tiles: readonly Tile[]) => publishBy(publishPage, { design: aDesign({ tiles } as Partial<PageDesign>) });
    const { design } = await send(aPicture(), aPicture({ picture: null }));
    expect(design?.tiles).toEqual([aPicture({ picture: { id: own, ...picture } }), aPicture({ picture: null })]);
    const refused = await send(aPicture(), aPicture({ picture: aTilePicture({ id: others }) })).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'DESIGN_INVALID', fieldRefusals: { 'tiles.1.picture': [{ code: 'PICTURE_NOT_FOUND' }] } });
    expect(Object.keys((refused as DesignInvalid).fieldRefusals)).toEqual(['tiles.1.picture']);
    const inText = (of: string) => aTile({ html: `<p><img src="/media/${'a'.repeat(64)}.webp#${of}" alt=""></p>` });
    const inTexts = await send(inText(own), inText(others), aPicture()).catch((error: unknown) => error);
    expect((inTexts as DesignInvalid).fieldRefusals).toMatchObject({ 'tiles.1.html': [{ code: 'PICTURE_NOT_FOUND' }] });
    expect((await send(inText(own))).design?.tiles).toMatchObject([{ html: expect.stringContaining(' width="40" height="30">') }]);
  });

  test('cleans every tile', async () => {
    const tiles = [aTile({ html: '<p>evil</p>' }), aTile({ html: 'good evil' })];
    const { design } = await publishBy(publishPage, { design: aDesign({ tiles }), basedOn: 0 });
    expect(design?.tiles.map((tile) => asTextTile(tile).html)).toEqual(['<p></p>', 'good ']);
  });

  test('lets other work run after each 10 ms of cleaning', async () => {
    // The time that each tile takes to be cleaned, by a clock that only cleaning moves.
    const tookMilliseconds = [10, 1, 10, 1, 1];
    const events: string[] = [];
    let time = 0;
    const clockOfTurns = jest.spyOn(performance, 'now').mockImplementation(() => time);
    const slow = new (class extends WordSanitizer {
      override async sanitize(html: string): Promise<string> {
        time += Number(html);
        events.push(html);
        return html;
      }
    })(1, 'evil');
    let isWaiting = true;
    const visit = (): void => {
      if (!isWaiting) return;
      events.push('visitor');
      setImmediate(visit);
    };
    setImmediate(visit);
    const tiles = tookMilliseconds.map((milliseconds) => aTile({ html: String(milliseconds) }));
    await publishBy(publishing(slow), { design: aDesign({ tiles }) });
    isWaiting = false;
    clockOfTurns.mockRestore();
    expect(events).toEqual(['10', '1', 'visitor', '10', '1', 'visitor', '1']);
  });

  test('checks the size of the cleaned content, so a stored page can be published again', async () => {
    const tiles = [aTile({ html: '<a>'.repeat(DESIGN_LIMITS.tileHtmlBytes / 4) })];
    const design: PageDesign = aDesign({ tiles });
    await expect(publishBy(publishPage, { design, basedOn: 0 })).rejects.toMatchObject({
      code: 'DESIGN_INVALID',
      fields: { 'tiles.0.html': [expect.any(String)] },
    });
  });

  test.each([
    ['a value that is not a design', 'text', DesignInvalid],
    [
      'a design that is too large',
      aDesign({ tiles: Array.from({ length: 11 }, () => aTile({ html: 'x'.repeat(100_000) })) }),
      DesignTooLarge,
    ],
  ])('refuses %s and does not change the page', async (_, design, error) => {
    const before = await publish('First', 0);
    await expect(publishBy(publishPage, { design, basedOn: 1 })).rejects.toThrow(error);
    expect(await pages.find({ accountId: 'ada' })).toEqual(before);
  });

  describe('by a client that knows only texts', () => {
    /** A page of exactly the limit, with a contact, which is longer as a text. */
    function aLargestMixedDesign(more = 0): PageDesign {
      const tiles = (letters: number) => [
        aContact(),
        ...Array.from({ length: 11 }, (_, at) =>
          aTile({ name: `${at}`, html: 'x'.repeat(Math.floor(letters / 11) + (at < letters % 11 ? 1 : 0)) }),
        ),
      ];
      const room =
        DESIGN_LIMITS.designBytes +
        more -
        Buffer.byteLength(JSON.stringify(toStoredDesign(aDesign({ tiles: tiles(0) } as Partial<PageDesign>)).document));
      return aDesign({ tiles: tiles(room) } as Partial<PageDesign>);
    }
    test('a text that its editor has written in another form stays as it is stored, and is cleaned by the present rules', async () => {
      const [stored, opened] = ['<ol evil><li data-list="bullet">fair</li></ol>', '<ul><li>fair</li></ul>'];
      const rules = publishing(new WordSanitizer(2, ' evil'));
      const send = async (html: string, tolerances: PublishPageCommand['tolerances']) => {
        const { design } = await publishBy(rules, { design: aDesign({ tiles: [aTile({ html })] }), vocabulary: TEXTS, tolerances });
        return design?.tiles.map((tile) => asTextTile(tile).html);
      };
      const former = aDesign({ tiles: [aTile({ html: stored })] });
      await publishBy(publishing(new WordSanitizer(1, 'none')), { design: former, basedOn: 0 });
      expect(await send(opened, { isRewritten: true })).toEqual(['<ol><li data-list="bullet">fair</li></ol>']);
      expect(await send(opened, {})).toEqual([opened]);
    });

    const publishTexts = (design: PageDesign, bytes?: number) =>
      publishBy(publishPage, {
        design: inTexts(design),
        vocabulary: TEXTS,
        tolerances: { ...(bytes !== undefined && { requestBytes: bytes }) },
      });

    test('the size of what is stored counts, and not that of the texts: the largest page can be read and published unchanged', async () => {
      const largest = aLargestMixedDesign();
      await publishBy(publishPage, { design: largest, basedOn: 0 });
      const texts = Buffer.byteLength(JSON.stringify(toStoredDesign(inTexts(largest)).document));
      expect(texts).toBeGreaterThan(DESIGN_LIMITS.designBytes);
      expect((await publishTexts(largest, texts)).design).toEqual(largest);
      await expect(publishTexts(aLargestMixedDesign(1))).rejects.toThrow(DesignTooLarge);
      await expect(publishTexts(largest, texts + 1)).rejects.toThrow(DesignTooLarge);
      expect((await pages.find({ accountId: 'ada' })).version).toBe(1);
    });

    test('the page is read once, and again only if it has changed since, without sanitizing again: what stays is that of the newest version', async () => {
      const find = jest.spyOn(pages, 'find');
      const publishContact = (name: string) =>
        publishBy(publishPage, { design: aDesign({ tiles: [aContact({ name })] } as Partial<PageDesign>) });
      const first = await publishContact('First');
      await publishTexts(first.shownDesign);
      expect(find).toHaveBeenCalledTimes(1);
      const sanitize = jest.spyOn(WordSanitizer.prototype, 'sanitize');
      const tiles = [aContact({ name: 'Second' }), aTile()] as const;
      const late = publishTexts(aDesign({ title: 'Late', tiles } as Partial<PageDesign>));
      const other = publishContact('Second');
      expect((await late).design?.tiles).toEqual(tiles);
      expect(await Promise.all([late, other]).then((both) => both.map(({ version }) => version))).toEqual([3, 2]);
      expect(find).toHaveBeenCalledTimes(3);
      // The texts that were sent late, each once.
      expect(sanitize).toHaveBeenCalledTimes(2);
      sanitize.mockRestore();
    });

    test('a tile is also what a kept version has shown: after a change of it by somebody else, and when a version is restored', async () => {
      const publishTiles = (...tiles: readonly Tile[]) => publishBy(publishPage, { design: aDesign({ tiles } as Partial<PageDesign>) });
      const picture = { width: 40, height: 30, color: '#102030', variants: [] };
      const ids = ['1', '2'].map((last) => aTilePicture().id.replace(/1$/, last));
      for (const id of ids) await pictures.add({ id, accountId: 'ada', picture }, { unpublished: 9, all: 9 });
      // Both look alike to such a client.
      const alike = ids.map((id) => aPicture({ name: '', picture: aTilePicture({ id }) }));
      const gap = aHeading('');
      const first = await publishTiles(aLink(), gap, gap, ...alike);
      await publishTiles(aLink({ address: 'https://other.example' }), gap);
      const read = first.shownDesign;
      const changed = aTile({ name: 'Written meanwhile' });
      const sent = { ...read, title: 'Late', tiles: [...read.tiles, changed] };
      expect((await publishTexts(sent)).design?.tiles).toEqual([...first.shownDesign.tiles, changed]);
      // A page that has only texts now.
      await publishTiles(aTile());
      expect((await publishTexts(read)).design).toEqual(read);
      // It comes back as often as a version had it, and not more often.
      const { design } = await publishTexts({ ...read, tiles: [aLink(), aLink(), gap, gap, gap] });
      expect(design?.tiles.map(({ kind }) => kind)).toEqual(['link', 'text', 'heading', 'heading', 'text']);
    });

    test('the kept versions are only asked for tiles that the present one does not have', async () => {
      const asked = jest.spyOn(pages, 'findFormerTiles');
      const first = await publishBy(publishPage, { design: aDesign({ tiles: [aLink(), aTile()] } as Partial<PageDesign>) });
      await publishTexts({ ...first.shownDesign, title: 'Renamed', tiles: first.shownDesign.tiles.toReversed() });
      expect(asked).not.toHaveBeenCalled();
      await publishTexts({ ...first.shownDesign, tiles: [aLink(), aTile({ name: 'Changed', html: '<p>Changed</p>' })] });
      expect(asked.mock.calls.map(([, names]) => names)).toEqual([['Changed']]);
    });

    test('OC-11 The design that its editor posts of a new page when it is opened is not published, whatever its colours', async () => {
      const opens = (change: Partial<PageDesign> = {}) =>
        publishBy(publishPage, {
          design: { ...DEFAULT_DESIGN, backgroundColor: { hex: '#ffffff', alpha: 1 }, ...change },
          vocabulary: TEXTS,
          tolerances: { publishesUnasked: true },
        });
      const empty = aTile({ name: 'New Tile', html: '<p><br></p>' });
      expect(await opens()).toMatchObject({ version: 0, design: null });
      expect(await opens({ tiles: [empty] })).toMatchObject({ version: 0, design: null });
      expect((await opens({ tiles: [{ ...empty, html: '<p>Hello</p>' }] })).version).toBe(1);
      // A page that was published can be emptied.
      expect((await opens()).version).toBe(2);
    });

    test('OC-11 A new page is published with a title, a line about its creator, a name of a tile, a picture, or a social link of its own', async () => {
      const publishAs = async (owner: string, change: Partial<PageDesign>) => {
        const command = { design: { ...DEFAULT_DESIGN, ...change }, vocabulary: TEXTS, tolerances: { publishesUnasked: true } };
        return (await publishPage.execute({ actor: aPerson(owner), ...command })).page.version;
      };
      expect(await publishAs('one', { title: 'Anna' })).toBe(1);
      expect(await publishAs('two', { tiles: [aTile({ name: 'Menu', html: '' })] })).toBe(1);
      expect(await publishAs('four', { bio: 'Baker' })).toBe(1);
      expect(await publishAs('five', { tiles: [aTile({ name: '', html: '<p><img src="https://a.example/b.png"></p>' })] })).toBe(1);
      expect(await publishAs('three', { socialLinks: { ...DEFAULT_DESIGN.socialLinks, home: 'https://a.example' } })).toBe(1);
    });

    test('what was sent beside the design counts, too', async () => {
      await expect(publishTexts(aDesign(), DESIGN_LIMITS.designBytes + 1)).rejects.toThrow(DesignTooLarge);
      expect((await publishTexts(aDesign(), DESIGN_LIMITS.designBytes)).version).toBe(1);
    });
  });

  test('DR-24 Publish carries the version that it was based on: any version but the present one is refused', async () => {
    await publish('First', 0);
    await expect(publish('From an old tab', 0)).rejects.toThrow(PageChangedElsewhere);
    await expect(publish('From the future', 2)).rejects.toThrow(PageChangedElsewhere);
    expect((await pages.find({ accountId: 'ada' })).design?.title).toBe('First');
    expect((await publish('Second', 1)).version).toBe(2);
  });

  test('the present design again makes no version and tells so, and a version that is not the present one is refused nevertheless', async () => {
    const again = (basedOn?: number) => publishPage.execute({ actor: aPerson('ada'), design: aDesign({ title: 'Same' }), basedOn });
    const { page } = await again(0);
    for (const basedOn of [1, undefined]) expect(await again(basedOn)).toEqual({ page, isChanged: false });
    await expect(again(0)).rejects.toThrow(PageChangedElsewhere);
    expect(await keptVersions()).toEqual([1]);
    await publish('Other', 1);
    expect(await again(2)).toMatchObject({ page: { version: 3 }, isChanged: true });
  });

  test('OC-12 What a program cannot say stays as the version says that it names, also if the page has another one now', async () => {
    const sent = aDesign({ title: 'First' });
    await publishBy(publishPage, { design: { ...sent, bio: 'Baker' } });
    await publishBy(publishPage, { design: { ...sent, bio: 'Cook' } });
    const prepared = async (basedOn?: number) => {
      const asked = { actor: aPerson('ada'), design: sent, vocabulary: PLAIN, ...(basedOn !== undefined && { basedOn }) };
      const { present, readyFor } = await preparing.execute(asked);
      return (await readyFor(present)).publication;
    };
    expect((await prepared(1)).design.bio).toBe('Baker');
    expect((await prepared(2)).design.bio).toBe('Cook');
    expect((await prepared()).design.bio).toBe('Cook');
    // A version that is not kept.
    expect((await prepared(77)).design.bio).toBe('Cook');
  });

  test('DR-28 The last 50 published versions are kept', async () => {
    for (let version = 0; version < 52; version += 1) await publish(`Version ${version}`, version);
    expect(await keptVersions()).toEqual(Array.from({ length: 50 }, (_, at) => 52 - at));
  });

  test('without a version the last writer wins and the history keeps both, even if they write at the same moment', async () => {
    await Promise.all([publish('One'), publish('Other'), publish('Third')]);
    expect((await pages.find({ accountId: 'ada' })).version).toBe(3);
    expect(await keptVersions()).toEqual([3, 2, 1]);
  });
});

describe('when the sanitizer rules change', () => {
  test('every page that older rules cleaned is cleaned again, and no other page', async () => {
    for (let at = 0; at < 120; at += 1) {
      const design = aDesign({ tiles: [aTile({ html: 'bad good' })] });
      await publishPage.execute({ actor: aPerson(`owner-${String(at).padStart(3, '0')}`), design });
    }
    const newer = new WordSanitizer(2, 'bad');
    expect(await resanitizeAll(newer)).toBe(120);
    expect((await pages.find({ accountId: 'owner-119' })).design?.tiles[0]).toMatchObject({ html: ' good' });
    expect((await pages.find({ accountId: 'owner-119' })).version).toBe(1);
    expect(await resanitizeAll(newer)).toBe(0);
  });

  test('pages that were never published are not changed', async () => {
    await pages.saveLinkname({ accountId: 'ada' }, 'ada' as Linkname, clock.now());
    expect(await resanitizeAll(new WordSanitizer(2, 'bad'))).toBe(0);
  });

  /** Runs all steps; returns how many pages were cleaned. */
  async function resanitizeAll(newer: TileSanitizer): Promise<number> {
    const resanitize = new ResanitizePages(pages, newer);
    let step = await resanitize.execute();
    let { sanitized } = step;
    while (step.goOnAfter) {
      step = await resanitize.execute(step.goOnAfter);
      sanitized += step.sanitized;
    }
    return sanitized;
  }
});
