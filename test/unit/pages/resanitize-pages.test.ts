import { expect, test } from '@jest/globals';
import type { Linkname } from '../../../server/pages/linkname.rules.js';
import { TilesNotCleaned } from '../../../server/pages/pages.errors.js';
import { TileSanitizer } from '../../../server/pages/ports/tile-sanitizer.port.js';
import { ResanitizePages } from '../../../server/pages/use-cases/resanitize-pages.js';
import { aDesign, aTile } from '../../builders/page-design.js';
import { MemoryPageStore } from '../../fakes/memory-page-store.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const clock = new StoppedClock();
const NEWER = 2;

class FailingSanitizer extends TileSanitizer {
  override readonly version = NEWER;

  constructor(private readonly failure: () => Error) {
    super();
  }

  override async clean(html: string): Promise<string> {
    if (html === 'bad') throw this.failure();
    return `clean ${html}`;
  }
}

async function publishedPages(...contents: string[]): Promise<MemoryPageStore> {
  const pages = new MemoryPageStore();
  for (const [at, html] of contents.entries()) {
    await pages.saveLinkname(`owner-${at}`, `page-${at}` as Linkname, clock.now());
    await pages.publish({ ownerId: `owner-${at}`, design: aDesign({ tiles: [aTile({ html })] }), publishedAt: clock.now(), sanitizerVersion: NEWER - 1 });
  }
  return pages;
}

test('A page whose tiles cannot be cleaned is left as it is, and those after it are cleaned', async () => {
  const pages = await publishedPages('a', 'bad', 'b');
  const resanitize = new ResanitizePages(pages, new FailingSanitizer(() => new TilesNotCleaned()));
  expect(await resanitize.execute()).toEqual({ cleaned: 2, left: 1 });
  const contents = await Promise.all([0, 1, 2].map(async (at) => (await pages.findByOwner(`owner-${at}`)).shownDesign.tiles[0]?.html));
  expect(contents).toEqual(['clean a', 'bad', 'clean b']);
  expect((await pages.findCleanedOtherwise(NEWER, 10)).map(({ ownerId }) => ownerId)).toEqual(['owner-1']);
});

test('A fault of ours is thrown', async () => {
  const pages = await publishedPages('bad');
  const resanitize = new ResanitizePages(pages, new FailingSanitizer(() => new TypeError('nonsense')));
  await expect(resanitize.execute()).rejects.toThrow('nonsense');
});
