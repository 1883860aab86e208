import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Config } from '../../../../server/config/config.js';
import type { FileRenderer } from '../../../../server/gateway/page-export/file-renderer.js';
import { PageExport } from '../../../../server/gateway/page-export/page-export.js';
import type { ExportedFile, PageRenderer } from '../../../../server/exports/exported-page.js';
import type { CardSource } from '../../../../server/pages/page-card.js';
import type { Linkname } from '../../../../server/pages/linknames/linkname.rules.js';
import { PageAddress } from '../../../../server/pages/page-address.js';
import type { WatchPageChanges } from '../../../../server/pages/use-cases/watch-page-changes.js';
import { pageExporter } from '../../../builders/pages/page-exporter.js';
import { aDesign } from '../../../builders/pages/page-design.js';
import { MemoryExportedPages } from '../../../fakes/pages/memory-exported-pages.js';
import { MemoryPageStore } from '../../../fakes/pages/memory-page-store.js';
import { StoppedClock } from '../../../fakes/stopped-clock.js';
import { until } from '../../../support/waiting.js';

const clock = new StoppedClock();
const names = Array.from({ length: 450 }, (_, at) => `page-${String(at).padStart(3, '0')}` as Linkname);
const hidden = names.at(-1)!;

let pages: MemoryPageStore;
let exported: MemoryExportedPages;
let exports: PageExport;
let changes: Parameters<WatchPageChanges['execute']>[0];
let render: () => Promise<readonly ExportedFile[]>;
/** Lets the renders go on that `held` has begun. */
let release: () => void;
let rendered: number;
let drawCard: (name: Linkname) => Promise<void>;
/** The names of pages whose files were compressed quickly. */
let quickly: Linkname[];

const held = async (): Promise<readonly ExportedFile[]> => {
  rendered += 1;
  await new Promise<void>((resolve) => (release = resolve));
  return [];
};

const quick: PageRenderer = {
  id: 'this release, quick',
  better: 'this release',
  card: () => ({ id: 'a card', drawing: {} as CardSource['drawing'] }),
  render: async (linkname) => {
    quickly.push(linkname);
    return [];
  },
};

beforeEach(async () => {
  Logger.overrideLogger(false);
  [pages, exported, render, rendered, quickly] = [new MemoryPageStore(), new MemoryExportedPages(), held, 0, []];
  drawCard = async () => undefined;
  const former = {
    id: 'an older release',
    card: quick.card,
    render: async () => [{ name: 'index.en.html', content: Buffer.from('former') }],
  };
  const exporter = pageExporter({ pages, exported, clock });
  jest.spyOn(exporter, 'updateCard').mockImplementation((name) => drawCard(name as Linkname));
  for (const name of names) {
    await pages.saveLinkname({ accountId: name }, name, clock.now());
    await pages.publish({ accountId: name, design: aDesign(), publishedAt: clock.now(), sanitizerVersion: 1 });
    await exporter.update(name, former);
  }
  exports = new PageExport(
    { pagesExportDir: '/exported' } as Config,
    { id: 'this release', assets: [], render: () => render(), card: quick.card, quick } as unknown as FileRenderer,
    { execute: (asked: typeof changes) => void (changes = asked) } as unknown as WatchPageChanges,
    exporter,
  );
  exports.onModuleInit();
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  const stopped = exports.beforeApplicationShutdown();
  release?.();
  await stopped;
});

const isThere = (name: string): boolean => exported.files.has(`pages/${name}/index.en.html`);
const theOthersAreFormer = (): boolean => names.filter((name) => name !== hidden).every(isThere);

test('A page that was hidden while no server ran is removed before the pages of another renderer are written', async () => {
  await pages.hide(hidden);
  exports.onApplicationBootstrap();
  await until(() => !isThere(hidden));
  expect(theOthersAreFormer()).toBe(true);
});

test('A page that was hidden without a notification is removed at once after an interruption, also while all pages are written', async () => {
  exports.onApplicationBootstrap();
  await until(() => rendered === 1);
  await pages.hide(hidden);
  changes.missed();
  await until(() => !isThere(hidden));
  expect([rendered, theOthersAreFormer()]).toEqual([1, true]);
});

test('A hidden page is removed while no page can be written', async () => {
  render = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  jest.spyOn(global.performance, 'now').mockReturnValue(0);
  exports.onApplicationBootstrap();
  await until(() => exports.use.failed >= 50);
  await pages.hide(hidden);
  changes.missed();
  await until(() => !isThere(hidden));
  expect(theOthersAreFormer()).toBe(true);
});

test('Too many changes are compared instead of kept, but not those whose page nobody may see any more', () => {
  void changes.gone(PageAddress.onSite(hidden));
  const waiting = new Set<number>();
  for (let at = 0; at < 20_000; at += 1) {
    changes.changed(PageAddress.onSite(`name-${at}`));
    // It counts what waits, which takes long for many.
    if (at % 1_000 === 0 || Math.abs(at - 10_000) < 10) waiting.add(exports.use.waiting);
  }
  expect([Math.min(...waiting), Math.max(...waiting)]).toEqual([1, 10_001]);
});

async function publishAnother(accountId: string): Promise<void> {
  const { version } = await pages.find({ accountId });
  await pages.publish({ accountId, design: aDesign({ title: `Version ${version}` }), publishedAt: clock.now(), sanitizerVersion: 1 });
}

test('Pages that change at once are compressed quickly at first, and thoroughly in the end; a page that changes alone at once', async () => {
  render = async () => [];
  jest.spyOn(global.performance, 'now').mockReturnValue(0);
  exports.onApplicationBootstrap();
  await until(() => exports.use.written === names.length);
  const [first, second, third] = names as [Linkname, Linkname, Linkname];
  const change = async (...changed: Linkname[]) => {
    for (const accountId of changed) await publishAnother(accountId);
    for (const name of changed) changes.changed(PageAddress.onSite(name));
  };
  await change(first, second, third);
  await until(() => exports.use.written === names.length + 3 + quickly.length);
  expect(quickly.slice(0, 2)).toEqual([first, second]);
  const stamps = await Promise.all([first, second, third].map((name) => exported.stampOf(name)));
  expect(stamps.map((stamp) => stamp?.renderer)).toEqual(['this release', 'this release', 'this release']);
  const [{ written }, alone] = [exports.use, quickly.length];
  await change(third);
  await until(() => exports.use.written > written);
  expect([quickly.length, await exported.stampOf(third)]).toEqual([alone, expect.objectContaining({ renderer: 'this release' })]);
});

test('The card of a page is drawn after its files were written, and no change waits for it', async () => {
  render = async () => [];
  jest.spyOn(global.performance, 'now').mockReturnValue(0);
  const drawn: unknown[] = [];
  drawCard = async (name) => {
    drawn.push((await exported.stampOf(name))?.renderer);
    if (drawn.length === names.length) await new Promise<void>((resolve) => (release = resolve));
  };
  exports.onApplicationBootstrap();
  await until(() => drawn.length === names.length);
  expect(new Set(drawn)).toEqual(new Set(['this release']));
  await publishAnother(hidden);
  changes.changed(PageAddress.onSite(hidden));
  await until(() => exports.use.written === names.length + 1);
});

test('A card that could not be drawn is tried again by itself', async () => {
  render = async () => [];
  jest.spyOn(global.performance, 'now').mockReturnValue(0);
  let attempts = 0;
  drawCard = async (name) => {
    if (name !== hidden) return;
    attempts += 1;
    // Once after its files, and once when the start compares.
    if (attempts <= 2) throw new Error('The pictures are busy.');
  };
  exports.onApplicationBootstrap();
  await until(() => attempts === 3);
  expect(exports.use.written).toBe(names.length);
});

test('The end of the process does not wait for a render that never ends', async () => {
  exports.onApplicationBootstrap();
  await until(() => rendered === 1);
  jest.useFakeTimers();
  const stopped = exports.beforeApplicationShutdown();
  await jest.advanceTimersByTimeAsync(60_000);
  await stopped;
  expect(rendered).toBe(1);
});
