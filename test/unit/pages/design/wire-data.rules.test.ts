import { describe, expect, test } from '@jest/globals';
import { DESIGN_LIMITS } from '../../../../server/pages/design/page-design.rules.js';
import { readWireData, writeWireData, writeWireDataInSteps } from '../../../../server/pages/design/wire-data.rules.js';
import { toWire } from '../../../../server/pages/design/wire-design.rules.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const bytesOf = (document: unknown): number => Buffer.byteLength(JSON.stringify(document));

/** A document of an older client that is so many bytes long. */
function aDocumentOf(bytes: number) {
  const ofLength = (letters: number) => toWire(aDesign({ tiles: [aTile({ html: `<p>${'x'.repeat(letters)}</p>` })] }));
  return ofLength(bytes - bytesOf(ofLength(0)));
}

describe('The size of a document from an older client', () => {
  // The difference between the two formats: see wire-data.rules.ts.
  const most = DESIGN_LIMITS.designBytes + 512;

  test('does not include the difference between the formats', () => {
    expect([bytesOf(aDocumentOf(most)), readWireData(aDocumentOf(most)).bytes]).toEqual([most, DESIGN_LIMITS.designBytes]);
    expect(readWireData(aDocumentOf(most + 1)).bytes).toBe(DESIGN_LIMITS.designBytes + 1);
  });

  test('does not include parts that were added for older clients', () => {
    const withBlanks = aTile({ html: `<p>${'a  '.repeat(20_000)}</p>` });
    const design = (letters: number) => aDesign({ tiles: [withBlanks, aTile({ html: `<p>${'x'.repeat(letters)}</p>` })] });
    const document: unknown = JSON.parse(writeWireData(design(DESIGN_LIMITS.designBytes - bytesOf(design(0)))));
    expect(bytesOf(document)).toBeGreaterThan(most);
    expect(readWireData(document).bytes).toBeLessThanOrEqual(DESIGN_LIMITS.designBytes);
  });

  test('is small if the document does not say how many tiles it has', () => {
    expect(readWireData({})).toMatchObject({ design: null, bytes: -510 });
  });

  test('is endless if it has values within each other, 100,000 levels', () => {
    const more: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    expect(readWireData({ buttonNames: [], more }).bytes).toBe(Infinity);
  });
});

test('The document for an older client is written in steps of 32,768 characters of HTML', () => {
  const lengths = [32_768, 32_767, 1, 32_767];
  const steps = writeWireDataInSteps(aDesign({ tiles: lengths.map((length) => aTile({ html: 'x'.repeat(length) })) }));
  expect([...steps]).toHaveLength(2);
});
