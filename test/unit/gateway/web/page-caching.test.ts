import { expect, test } from '@jest/globals';
import { cachingUntil } from '../../../../server/gateway/web/public-pages/linkname-documents.js';

const MOMENT = new Date('2027-03-03T18:00:00Z');
const before = (milliseconds: number) => new Date(MOMENT.getTime() - milliseconds);

test('VI-12 Caches keep a page that changes by itself for a second, and nothing in the last second before its moment, and never send it while they revalidate', () => {
  for (const early of [1_001, 60_000])
    expect(cachingUntil(MOMENT, before(early))).toEqual({
      cacheControl: 'public, max-age=0, must-revalidate, s-maxage=1',
      networkCacheControl: 'max-age=1',
    });
  for (const late of [1_000, 999, 1])
    expect(cachingUntil(MOMENT, before(late))).toEqual({
      cacheControl: 'public, max-age=0, must-revalidate, s-maxage=0',
      networkCacheControl: 'max-age=0',
    });
});

test('Any other page may be sent by shared caches while they revalidate', () => {
  for (const never of [null, undefined]) expect(cachingUntil(never, MOMENT).cacheControl).toContain('stale-while-revalidate=30');
});
