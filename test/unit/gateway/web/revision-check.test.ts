import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DomainError } from '../../../../server/domain-error.js';
import { PageAddress } from '../../../../server/pages/page-address.js';
import { DocumentCache } from '../../../../server/gateway/web/public-pages/document-cache.js';
import { PreparedDocument } from '../../../../server/gateway/web/prepared-document.js';
import { PageNews } from '../../../../server/gateway/web/public-pages/page-news.js';
import { RevisionCheck } from '../../../../server/gateway/web/public-pages/revision-check.js';
import type { FindMissedChanges, MissedChange, PageCopy } from '../../../../server/pages/use-cases/find-missed-changes.js';

const revision = { pageId: 'ada', mark: '1' };
const source = { page: null, movedTo: null, isFree: false, isHidden: false, revision };
const round = 5_000;
const fails = () => Promise.reject(new Error('away'));

let documents: DocumentCache;
let missed: (copies: readonly PageCopy[]) => Promise<MissedChange[]>;
let asked: (readonly PageCopy[])[];
let told: string[];
let hanging: Promise<void> | undefined;
let check: RevisionCheck;
beforeEach(() => {
  documents = new DocumentCache({ pages: 1_000_000, unknown: 1_000_000 }, 60_000);
  asked = [];
  missed = () => Promise.resolve([]);
  const execute = (copies: readonly PageCopy[]) => {
    asked.push(copies.toSorted((first, second) => (first.linkname < second.linkname ? -1 : 1)));
    return missed(copies);
  };
  told = [];
  const news = new PageNews({ execute: () => undefined } as never);
  news.tell({ changed: (address) => documents.invalidate(address), gone: (address) => void documents.remove(address) });
  hanging = undefined;
  news.tell({ gone: ({ path }) => (told.push(path), hanging) });
  check = new RevisionCheck(documents, { execute } as FindMissedChanges, news);
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  if (!hanging) await check.stop();
});

/** A page that is kept, and checks that run by a clock that stands still. */
async function startWith(...linknames: string[]): Promise<PreparedDocument[]> {
  const made = await Promise.all(
    linknames.map((name) => documents.make(name, () => PreparedDocument.prepare({ text: name, headers: [], source }))),
  );
  jest.useFakeTimers();
  check.start();
  return made;
}

const rounds = (count: number) => jest.advanceTimersByTimeAsync(count * round);

test('All documents that were requested since the last round are compared in one call; without requests there is no call', async () => {
  await startWith('ada', 'bob');
  await rounds(1);
  const copies = ['ada', 'bob'].map((linkname) => ({ linkname, revision }));
  expect(asked).toEqual([copies]);
  await rounds(3);
  expect(asked).toHaveLength(1);
  documents.find('bob');
  await rounds(1);
  expect(asked).toEqual([copies, copies.slice(1)]);
});

test('All removed pages are taken away at once, however long the first one takes to be told of', async () => {
  await startWith('first', 'second');
  missed = async (copies) => copies.map(({ linkname }) => ({ linkname, isGone: true }));
  hanging = new Promise(() => undefined);
  await rounds(1);
  expect(['first', 'second'].map((name) => documents.find(name))).toEqual([undefined, undefined]);
  expect(told.toSorted()).toEqual(['first', 'second']);
});

test('Outdated pages are rendered again; a removed page is not shown, even if rendering fails', async () => {
  const [changed] = await startWith('changed', 'gone', 'same');
  missed = async () => [
    { linkname: 'changed', isGone: false },
    { linkname: 'gone', isGone: true },
  ];
  await rounds(1);
  expect(['changed', 'gone', 'same'].map((name) => documents.find(name) !== undefined)).toEqual([false, false, true]);
  expect(await documents.make('changed', fails)).toBe(changed);
  await expect(documents.make('gone', fails)).rejects.toThrow('away');
});

test('What else is kept of pages hears of one that is gone, as of a notification', async () => {
  await startWith('changed', 'gone');
  missed = async () => [
    { linkname: 'changed', isGone: false },
    { linkname: 'gone', isGone: true },
  ];
  await rounds(1);
  expect(told).toEqual(['gone']);
});

test('A page rendered during the comparison stays cached', async () => {
  await startWith('ada');
  const next = await PreparedDocument.prepare({ text: 'next', headers: [], source });
  missed = async () => {
    documents.invalidate(PageAddress.onSite('ada'));
    await documents.make('ada', () => Promise.resolve(next));
    return [{ linkname: 'ada', isGone: true }];
  };
  await rounds(1);
  expect(documents.find('ada')).toBe(next);
});

test('A slow comparison is not started again before it ends', async () => {
  await startWith('ada');
  let finish: (none: MissedChange[]) => void = () => undefined;
  missed = () => new Promise((resolve) => (finish = resolve));
  await rounds(1);
  documents.find('ada');
  await rounds(3);
  expect(asked).toHaveLength(1);
  finish([]);
  await rounds(1);
  expect(asked).toHaveLength(2);
  finish([]);
});

test('While the database is unavailable, the cache stays as it is and nothing is logged; a server error is logged', async () => {
  const [page] = await startWith('ada');
  const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  missed = () => Promise.reject(new DomainError('unavailable', 'BUSY'));
  await rounds(1);
  expect([documents.find('ada'), log.mock.calls.length]).toEqual([page, 0]);
  missed = () => Promise.reject(new TypeError('nonsense'));
  await rounds(1);
  expect([documents.find('ada'), log.mock.calls.length]).toEqual([page, 1]);
});
