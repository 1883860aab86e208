import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { aPerson } from '../../../builders/accounts/actor.js';
import { PageVersionNotKept } from '../../../../server/pages/pages.errors.js';
import { SanitizerQueue } from '../../../../server/pages/design/sanitizer-queue.js';
import { TileSanitizer } from '../../../../server/pages/design/ports/tile-sanitizer.port.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { MemoryPageStore } from '../../../fakes/pages/memory-page-store.js';
import { inTexts } from '../../../../server/pages/design/wire-design.rules.js';
import { PageVersions } from '../../../../server/pages/publishing/use-cases/page-versions.js';

const publishedAt = new Date('2026-11-20T08:00:00Z');

/** Takes out one word, and counts how often it was asked to. */
class WordSanitizer extends TileSanitizer {
  override readonly version = 2;
  cleaned = 0;

  override async sanitize(html: string): Promise<string> {
    this.cleaned += 1;
    return html.replaceAll('evil', '');
  }
}

let pages: MemoryPageStore;
let sanitizer: WordSanitizer;
let versions: PageVersions;
beforeEach(() => {
  pages = new MemoryPageStore();
  sanitizer = new WordSanitizer();
  versions = new PageVersions(pages, new SanitizerQueue(sanitizer));
});

async function publish(accountId: string, title: string, sanitizerVersion = 2) {
  const design = aDesign({ title, tiles: [aTile({ html: 'evil good' }), aTile({ name: 'evil', html: 'good' })] });
  return (await pages.publish({ accountId, design, publishedAt, sanitizerVersion })).page;
}

describe('the versions of a page', () => {
  test('are listed for the owner of the page, newest first', async () => {
    expect(await versions.list({ actor: aPerson('ada') })).toEqual([]);
    await publish('ada', 'First');
    await publish('ada', 'Second');
    await publish('bob', 'Other');
    const listed = await versions.list({ actor: aPerson('ada') });
    expect(listed).toMatchObject([
      { version: 2, publishedAt, title: 'Second', tileCount: 2 },
      { version: 1, publishedAt, title: 'First', tileCount: 2 },
    ]);
    expect(JSON.stringify(listed)).not.toContain('evil good');
  });

  test('are listed one request after the other for an account that sends many, and other accounts get their turns meanwhile', async () => {
    const answers: (() => void)[] = [];
    const asked = jest.spyOn(pages, 'listVersions').mockImplementation(() => new Promise((resolve) => answers.push(() => resolve([]))));
    const often = Array.from({ length: 15 }, () => versions.list({ actor: aPerson('ada') }));
    const other = versions.list({ actor: aPerson('bob') });
    expect(asked.mock.calls).toEqual([[{ accountId: 'ada' }], [{ accountId: 'bob' }]]);
    answers.at(-1)?.();
    expect(await other).toEqual([]);
    for (const list of often) {
      expect(answers.length).toBeGreaterThan(0);
      answers.splice(0).forEach((answer) => answer());
      expect(await list).toEqual([]);
    }
    expect(asked).toHaveBeenCalledTimes(16);
  });

  test('are listed with the changes of each, if the version before it is kept', async () => {
    for (const title of ['First', 'Second', 'Third']) await publish('ada', title);
    const [third, second, first] = await versions.list({ actor: aPerson('ada') });
    const nothing = { title: false, colors: false, socialLinks: false, added: [], removed: [], changed: [], reordered: false };
    const renamed = { ...nothing, title: true };
    expect([third?.change, second?.change, first?.change]).toEqual([renamed, renamed, null]);
    for (let version = 4; version <= 51; version += 1) await publish('ada', `More ${version}`);
    const listed = await versions.list({ actor: aPerson('ada') });
    expect([listed[48]?.version, listed[48]?.change, listed[49]?.version, listed[49]?.change]).toEqual([3, renamed, 2, null]);
  });

  test('are listed without changes if the version before is left out', async () => {
    for (const title of ['First', 'Second', 'Third', 'Fourth']) await publish('ada', title);
    const stored = await pages.listVersions({ accountId: 'ada' });
    jest.spyOn(pages, 'listVersions').mockResolvedValue(stored.filter(({ version }) => version !== 2));
    const listed = await versions.list({ actor: aPerson('ada') });
    expect(listed.map(({ version, change }) => [version, change?.title])).toEqual([
      [4, true],
      [3, undefined],
      [1, undefined],
    ]);
    expect(listed[1]?.change).toBeNull();
  });

  test('are returned complete; a version that the page does not have is refused', async () => {
    const { design } = await publish('ada', 'First');
    expect(await versions.load({ actor: aPerson('ada'), version: 1 })).toEqual({ version: 1, publishedAt, design });
    await expect(versions.load({ actor: aPerson('ada'), version: 2 })).rejects.toThrow(PageVersionNotKept);
    await expect(versions.load({ actor: aPerson('bob'), version: 1 })).rejects.toThrow(PageVersionNotKept);
    expect(sanitizer.cleaned).toBe(0);
  });

  test('are not changed if newer rules than the present ones cleaned them', async () => {
    const { design } = await publish('ada', 'First', 3);
    expect(await versions.load({ actor: aPerson('ada'), version: 1 })).toEqual({ version: 1, publishedAt, design });
  });

  test('are cleaned by the present rules if older rules cleaned them at their time', async () => {
    await publish('ada', 'First', 1);
    const found = await versions.load({ actor: aPerson('ada'), version: 1 });
    expect(inTexts(found.design).tiles.map(({ name, html }) => [name, html])).toEqual([
      ['My garden', ' good'],
      ['evil', 'good'],
    ]);
    expect(found).not.toHaveProperty('sanitizerVersion');
  });
});
