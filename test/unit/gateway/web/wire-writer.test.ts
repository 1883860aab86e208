import { expect, test } from '@jest/globals';
import { PreparedDocument } from '../../../../server/gateway/web/prepared-document.js';
import { WireWriter } from '../../../../server/gateway/web/wire-writer.js';
import { Page } from '../../../../server/pages/page.js';
import { writeWireData } from '../../../../server/pages/wire-data.rules.js';
import { aDesign, aLargestDesign } from '../../../builders/page-design.js';

const aDocument = (page: Page | null) =>
  PreparedDocument.prepare({
    text: '<p>page</p>',
    headers: [],
    source: { page, isFree: page === null, revision: { ownerId: null, mark: '1' } },
  });

test('While a large design is written for older clients, whatever else has come is done after each step of 100 kB or less', async () => {
  const design = aLargestDesign();
  let others = 0;
  let isWritten = false;
  const other = (): void => {
    others += 1;
    if (!isWritten) setImmediate(other);
  };
  setImmediate(other);
  const data = await new WireWriter().write('ada', design);
  isWritten = true;
  expect(data).toBe(writeWireData(design));
  expect(others).toBeGreaterThanOrEqual(design.tiles.length - 1);
});

test('Whoever asks for one design waits behind one of those that somebody else has asked for', async () => {
  const writer = new WireWriter();
  const written: string[] = [];
  const write = (owner: string) => writer.write(owner, aDesign()).then(() => written.push(owner));
  await Promise.all([...Array.from({ length: 20 }, () => write('eve')), write('ada')]);
  expect(written.indexOf('ada')).toBeLessThanOrEqual(2);
});

test('What a document shows is written once, however many ask at the same time and later', async () => {
  const writer = new WireWriter();
  let readings = 0;
  const page = Object.defineProperty(Page.unpublished('ada'), 'design', { get: () => ((readings += 1), aDesign()) });
  const document = await aDocument(page);
  const expected = writeWireData(aDesign());
  const many = () => Promise.all([1, 2, 3].map((network) => writer.writeOnce(String(network), document)));
  expect([...(await many()), ...(await many())]).toEqual(Array.from({ length: 6 }, () => expected));
  expect(readings).toBe(1);
  expect(await writer.writeOnce('1', await aDocument(null))).toBeNull();
});
