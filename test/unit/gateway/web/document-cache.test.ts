import { expect, test } from '@jest/globals';
import { TooLate } from '../../../../server/gateway/web/documents.errors.js';
import { PageAddress } from '../../../../server/pages/page-address.js';
import { addressOfDocument, documentName, DocumentCache } from '../../../../server/gateway/web/public-pages/document-cache.js';
import { PreparedDocument } from '../../../../server/gateway/web/prepared-document.js';

const aPage = (html = '<p>page</p>') => PreparedDocument.prepare({ text: html, headers: [] });
const notClaimed = () => PreparedDocument.prepare({ text: '<p>free</p>', status: 404, headers: [] });
const fails = () => Promise.reject(new Error('the database is away'));

function kept(bytes = { pages: 1_000_000, unknown: 1_000_000 }, patience = 60_000): DocumentCache {
  return new DocumentCache(bytes, patience);
}

test('A document that many visitors request at the same time is rendered once', async () => {
  const documents = kept();
  let made = 0;
  const make = () => {
    made += 1;
    return aPage();
  };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => documents.make('ada', make)));
  expect(made).toBe(1);
  expect(new Set(answers).size).toBe(1);
  expect(documents.find('ada')).toBe(answers[0]);
});

test('A document that becomes outdated while it is rendered is not cached, and the next request gets a new one', async () => {
  const documents = kept();
  const [former, present] = [await aPage('former'), await aPage('present')];
  let finish: (document: PreparedDocument) => void = () => undefined;
  const slow = documents.make('ada', () => new Promise((resolve) => (finish = resolve)));
  documents.invalidate(PageAddress.onSite('ada'));
  const next = documents.make('ada', () => Promise.resolve(present));
  expect(await next).toBe(present);
  finish(former);
  await slow;
  expect(documents.find('ada')).toBe(present);
});

test('An outdated page is served if it cannot be rendered again; an outdated response that a name is free is never served', async () => {
  const documents = kept();
  const page = await documents.make('ada', aPage);
  await documents.make('free', notClaimed);
  documents.invalidateAll();
  expect(documents.find('ada')).toBeUndefined();
  expect(await documents.make('ada', fails)).toBe(page);
  await expect(documents.make('free', fails)).rejects.toThrow('the database is away');
});

test('A change at an address outdates its documents in all languages, and not those at the same path of another host', async () => {
  const documents = kept();
  const [here, there] = [PageAddress.onSite('ada'), PageAddress.at('pages.example', 'ada')];
  const names = [here, there].flatMap(({ key }) => [documentName(key, 'en'), documentName(key, 'de')]);
  for (const name of names) await documents.make(name, aPage);
  expect(names.map(addressOfDocument)).toEqual([here, here, there, there]);
  documents.invalidate(here);
  expect(names.map((name) => documents.find(name) !== undefined)).toEqual([false, false, true, true]);
  documents.remove(there);
  expect(names.map((name) => documents.find(name) !== undefined)).toEqual([false, false, false, false]);
});

test('A removed page is not served, even if rendering fails', async () => {
  const documents = kept();
  await documents.make('ada', aPage);
  documents.remove(PageAddress.onSite('ada'));
  expect(documents.find('ada')).toBeUndefined();
  await expect(documents.make('ada', fails)).rejects.toThrow('the database is away');
});

test('The documents that were rendered or requested since the last time are listed once, unless they are outdated', async () => {
  const documents = kept();
  const [page, free] = [await documents.make('ada', aPage), await documents.make('free', notClaimed)];
  expect(documents.takeUsed()).toEqual(
    new Map([
      ['ada', page],
      ['free', free],
    ]),
  );
  expect(documents.takeUsed()).toEqual(new Map());
  documents.find('ada');
  documents.find('nobody-asked-for');
  expect(documents.takeUsed()).toEqual(new Map([['ada', page]]));
  documents.find('ada');
  documents.invalidate(PageAddress.onSite('ada'));
  expect(documents.takeUsed()).toEqual(new Map());
});

test('The cache knows whether it holds a certain document that is still current', async () => {
  const documents = kept();
  const [page, free] = [await documents.make('ada', aPage), await documents.make('free', notClaimed)];
  expect([documents.has('ada', page), documents.has('ada', free), documents.has('free', free)]).toEqual([true, false, true]);
  documents.invalidate(PageAddress.onSite('ada'));
  expect(documents.has('ada', page)).toBe(false);
});

test('A name is outdated from a change until its document is rendered again, even if it was not cached', async () => {
  const documents = kept();
  await documents.make('ada', aPage);
  const outdated = () => ['ada', 'claimed', 'nobody'].filter((name) => documents.isOutdated(name));
  expect(outdated()).toEqual([]);
  documents.invalidate(PageAddress.onSite('ada'));
  documents.invalidate(PageAddress.onSite('claimed'));
  expect(outdated()).toEqual(['ada', 'claimed']);
  for (const name of outdated()) await documents.make(name, aPage);
  expect(outdated()).toEqual([]);
  documents.invalidateAll();
  expect(outdated()).toEqual(['ada', 'claimed']);
});

test('A failure is not cached', async () => {
  const documents = kept();
  await expect(documents.make('ada', fails)).rejects.toThrow();
  const page = await aPage();
  expect(await documents.make('ada', () => Promise.resolve(page))).toBe(page);
});

test('The data that is stored with a page counts towards the size of the cache', async () => {
  const documents = kept({ pages: 20_000, unknown: 20_000 });
  const page = await documents.make('ada', aPage);
  await documents.make('bob', aPage);
  page.wireAnswer = Buffer.alloc(18_000);
  documents.updateSize('ada', page);
  expect([documents.find('ada'), documents.find('bob')]).toEqual([page, undefined]);
  const other = await documents.make('bob', aPage);
  documents.updateSize('bob', page);
  expect(documents.find('bob')).toBe(other);
});

test('Documents of names without a page use limited memory and remove no page from the cache', async () => {
  const documents = kept({ pages: 1_000_000, unknown: 20_000 });
  await documents.make('ada', aPage);
  for (let index = 0; index < 500; index += 1) await documents.make(`nobody-${index}`, notClaimed);
  expect(documents.count).toBeLessThan(25);
  expect(documents.find('ada')).toBeDefined();
});

test('A free name that is claimed shows the page, and a claimed name that becomes free does not', async () => {
  const documents = kept();
  await documents.make('ada', notClaimed);
  documents.invalidate(PageAddress.onSite('ada'));
  await documents.make('ada', aPage);
  expect(documents.find('ada')?.status).toBe(200);
  documents.invalidate(PageAddress.onSite('ada'));
  await documents.make('ada', notClaimed);
  expect(documents.find('ada')?.status).toBe(404);
});

test('A request that takes too long gets the former document, or fails; the requests after it start no second rendering', async () => {
  const documents = kept(undefined, 1);
  const page = await aPage();
  await documents.make('ada', () => Promise.resolve(page));
  documents.invalidateAll();
  let asked = 0;
  const never = () => {
    asked += 1;
    return new Promise<PreparedDocument>(() => undefined);
  };
  for (let visitor = 0; visitor < 3; visitor += 1) {
    expect(await documents.make('ada', never)).toBe(page);
    await expect(documents.make('other', never)).rejects.toThrow(TooLate);
  }
  expect(asked).toBe(2);
});

test('A document that is ready too late for the waiting requests is cached for the next one', async () => {
  const documents = kept(undefined, 1);
  let finish: (document: PreparedDocument) => void = () => undefined;
  const slow = new Promise<PreparedDocument>((resolve) => (finish = resolve));
  await expect(documents.make('ada', () => slow)).rejects.toThrow(TooLate);
  const page = await aPage();
  finish(page);
  await slow;
  expect(documents.find('ada')).toBe(page);
});

test('VI-13 A page that changes by itself is kept until its next moment and not before its last one, also if the clock jumps, and is not sent after it even while it cannot be rendered', async () => {
  let time = 10_000;
  const documents = new DocumentCache({ pages: 1_000_000, unknown: 1_000_000 }, 60_000, undefined, () => time);
  const page = (since: number | null, until: number | null) => {
    const period = { since: since === null ? null : new Date(since), until: until === null ? null : new Date(until) };
    const source = { page: null, movedTo: null, isFree: false, isHidden: false, revision: { pageId: 'a', mark: '1' }, period };
    return PreparedDocument.prepare({ text: '<p>page</p>', headers: [], source });
  };
  const make = (since: number | null, until: number | null) => documents.make('ada', () => page(since, until));
  const first = await make(null, 20_000);
  for (const moment of [10_000, 0, 19_999]) {
    time = moment;
    expect(documents.find('ada')).toBe(first);
  }
  time = 20_000;
  // As a notification does at the moment.
  documents.invalidate(PageAddress.onSite('ada'));
  await expect(documents.make('ada', fails)).rejects.toThrow('the database is away');
  expect(documents.find('ada')).toBeUndefined();
  await expect(documents.make('ada', fails)).rejects.toThrow('the database is away');
  const second = await make(20_000, null);
  time = 9_000_000;
  expect(documents.find('ada')).toBe(second);
  time = 19_999;
  expect(documents.find('ada')).toBeUndefined();
  // The moment comes while the page is rendered.
  documents.invalidate(PageAddress.onSite('ada'));
  const crossed = await documents.make('ada', async () => {
    const made = await page(time === 20_000 ? 20_000 : null, time === 20_000 ? null : 20_000);
    time = 20_000;
    return made;
  });
  expect(crossed.source?.period?.until).toBeNull();
});
