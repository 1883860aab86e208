import { expect, test } from '@jest/globals';
import { PreparedDocument } from '../../../../server/gateway/web/prepared-document.js';
import { WireWriter } from '../../../../server/gateway/web/public-pages/wire-writer.js';
import { Page } from '../../../../server/pages/page.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { writeWireData } from '../../../../server/pages/design/wire-data.rules.js';
import { aDesign, aLargestDesign } from '../../../builders/pages/page-design.js';

const aDocument = (page: Page | null) =>
  PreparedDocument.prepare({
    text: '<p>page</p>',
    headers: [],
    source: { page, movedTo: null, isFree: page === null, isHidden: false, revision: { pageId: null, mark: '1' } },
  });

const aPageOf = (design: PageDesign) => Object.defineProperty(Page.unpublished('ada'), 'design', { value: design });

test('While a large design is written for older clients, other work runs after each step of 100 kB or less', async () => {
  const design = aLargestDesign();
  let others = 0;
  let isWritten = false;
  const other = (): void => {
    others += 1;
    if (!isWritten) setImmediate(other);
  };
  setImmediate(other);
  const { data } = await new WireWriter().writeOwn('ada', () => Promise.resolve(aPageOf(design)));
  isWritten = true;
  expect(data).toBe(writeWireData(design));
  expect(others).toBeGreaterThanOrEqual(design.tiles.length - 1);
});

test('A client that requests one page waits for only one of the pages that another client has requested', async () => {
  const writer = new WireWriter();
  const written: string[] = [];
  const page = aPageOf(aDesign());
  const documents = await Promise.all(Array.from({ length: 21 }, () => aDocument(page)));
  const write = (network: string, document: PreparedDocument) =>
    writer.writeOnce(network, document, page, () => ({})).then(() => written.push(network));
  await Promise.all(documents.map((document, at) => write(at < 20 ? 'eve' : 'ada', document)));
  expect(written.indexOf('ada')).toBeLessThanOrEqual(2);
});

test('One page of an account is loaded at a time, two requests wait, and more are refused before the page is loaded', async () => {
  const writer = new WireWriter();
  const ends: (() => void)[] = [];
  const load = (): Promise<Page> => new Promise((resolve) => ends.push(() => resolve(aPageOf(aDesign()))));
  const many = Array.from({ length: 4 }, () => writer.writeOwn('eve', load));
  await expect(many[3]).rejects.toMatchObject({ kind: 'unavailable', code: 'BUSY' });
  const other = writer.writeOwn('ada', load);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect((await other).data).toBe(writeWireData(aDesign()));
  for (const [at, own] of many.slice(0, 3).entries()) {
    ends[at === 0 ? 0 : at + 1]?.();
    await own;
  }
  expect(ends).toHaveLength(4);
});

test('A page that was never published has no data for its owner', async () => {
  const page = Page.unpublished('ada');
  expect(await new WireWriter().writeOwn('ada', () => Promise.resolve(page))).toEqual({ page, data: null });
});

test('The response about a page is written once, and every client gets the same bytes', async () => {
  const writer = new WireWriter();
  let readings = 0;
  const page = Object.defineProperty(Page.unpublished('ada'), 'design', { get: () => ((readings += 1), aDesign()) });
  const document = await aDocument(page);
  const many = () => Promise.all([1, 2, 3].map((network) => writer.writeOnce(String(network), document, page, (data) => ({ data }))));
  const answers = [...(await many()), ...(await many())];
  expect(JSON.parse(String(answers[0]))).toEqual({ data: writeWireData(aDesign()) });
  expect(new Set(answers).size).toBe(1);
  expect(readings).toBe(1);
});
