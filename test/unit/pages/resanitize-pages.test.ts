import { expect, test } from '@jest/globals';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { TilesNotSanitized } from '../../../server/pages/pages.errors.js';
import { TileSanitizer } from '../../../server/pages/design/ports/tile-sanitizer.port.js';
import { ResanitizePages } from '../../../server/pages/design/use-cases/resanitize-pages.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';
import { inTexts } from '../../../server/pages/design/wire-design.rules.js';

const clock = new StoppedClock();
const NEWER = 2;

class FailingSanitizer extends TileSanitizer {
  override readonly version = NEWER;

  constructor(private readonly failure: () => Error) {
    super();
  }

  override async sanitize(html: string): Promise<string> {
    if (html === 'bad') throw this.failure();
    return `clean ${html}`;
  }
}

async function publishedPages(...contents: string[]): Promise<MemoryPageStore> {
  const pages = new MemoryPageStore();
  for (const [at, html] of contents.entries()) {
    await pages.saveLinkname({ accountId: `owner-${at}` }, `page-${at}` as Linkname, clock.now());
    await pages.publish({
      accountId: `owner-${at}`,
      design: aDesign({ tiles: [aTile({ html })] }),
      publishedAt: clock.now(),
      sanitizerVersion: NEWER - 1,
    });
  }
  return pages;
}

test('A page whose tiles cannot be sanitized is not changed, and the pages after it are sanitized', async () => {
  const pages = await publishedPages('a', 'bad', 'b');
  const resanitize = new ResanitizePages(pages, new FailingSanitizer(() => new TilesNotSanitized()));
  expect(await resanitize.execute()).toEqual({ sanitized: 2, left: 1, goOnAfter: undefined });
  const contents = await Promise.all(
    [0, 1, 2].map(async (at) => inTexts((await pages.find({ accountId: `owner-${at}` })).shownDesign).tiles[0]?.html),
  );
  expect(contents).toEqual(['clean a', 'bad', 'clean b']);
  const found = await pages.findNextSanitizedBefore(NEWER);
  expect([found?.page.accountId, found && (await pages.findNextSanitizedBefore(NEWER, found))]).toEqual(['owner-1', null]);
});

test('An error that is not about the tiles of a page stops the step and is thrown', async () => {
  const pages = await publishedPages('bad');
  const resanitize = new ResanitizePages(pages, new FailingSanitizer(() => new TypeError('nonsense')));
  await expect(resanitize.execute()).rejects.toThrow('nonsense');
});

test('Twenty pages are sanitized at a time, and the next step continues after pages that cannot be sanitized', async () => {
  const pages = await publishedPages(...Array.from({ length: 45 }, (_, at) => (at % 10 === 0 ? 'bad' : 'good')));
  const resanitize = new ResanitizePages(pages, new FailingSanitizer(() => new TilesNotSanitized()));
  const steps: { sanitized: number; left: number }[] = [];
  let after: Awaited<ReturnType<typeof resanitize.execute>>['goOnAfter'];
  do {
    const { sanitized, left, goOnAfter } = await resanitize.execute(after);
    steps.push({ sanitized, left });
    after = goOnAfter;
  } while (after);
  expect(steps.map(({ sanitized, left }) => sanitized + left)).toEqual([20, 20, 5]);
  expect(steps.reduce((sum, { sanitized }) => sum + sanitized, 0)).toBe(40);
});

test('A step that has sanitized 100,000 characters or more starts no further page', async () => {
  const [long, short] = ['x'.repeat(60_000), 'x'.repeat(39_999)];
  const pages = await publishedPages(long, short, long, long, short);
  const resanitize = new ResanitizePages(pages, new FailingSanitizer(() => new TilesNotSanitized()));
  const first = await resanitize.execute();
  expect([first.sanitized, first.goOnAfter?.page.accountId]).toEqual([3, 'owner-2']);
  expect(await resanitize.execute(first.goOnAfter)).toEqual({ sanitized: 2, left: 0, goOnAfter: undefined });
});

test('A step that has to stop cleans no further page', async () => {
  const pages = await publishedPages('a', 'b');
  const resanitize = new ResanitizePages(pages, new FailingSanitizer(() => new TilesNotSanitized()));
  expect(await resanitize.execute(undefined, AbortSignal.abort())).toMatchObject({ sanitized: 0, left: 0 });
});

test('TC-19 A page that a newer version of the sanitizer sanitized is not changed, and neither is one in a newer format', async () => {
  const pages = await publishedPages('a', 'b', 'c');
  const design = aDesign({ tiles: [aTile({ html: 'by newer rules' })] });
  await pages.publish({ accountId: 'owner-1', design, publishedAt: clock.now(), sanitizerVersion: NEWER + 1 });
  pages.publishInNewerFormat({ accountId: 'owner-2' }, clock.now(), NEWER - 1);
  const resanitize = new ResanitizePages(pages, new FailingSanitizer(() => new TilesNotSanitized()));
  expect(await resanitize.execute()).toMatchObject({ sanitized: 1, left: 0 });
  expect((await pages.find({ accountId: 'owner-1' })).shownDesign).toEqual(design);
});
