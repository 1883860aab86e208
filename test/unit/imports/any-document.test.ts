import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { LEFT_OUT_REASONS, type FoundPage } from '../../../server/imports/found-page.rules.js';
import { PAGE_READERS, readDocument } from '../../../server/imports/read-document.rules.js';
import type { SourceDocument } from '../../../server/imports/source-document.rules.js';
import { documentOf, nextPage, readFixture } from './read-fixture.js';

const names = globSync('**/*.*', { cwd: join(import.meta.dirname, '../../fixtures/imports') }).toSorted();
const fixtures = await Promise.all(names.map((name) => readFixture(name.replaceAll('\\', '/'))));

describe('The readers', () => {
  test('IM-12 No document makes a reader throw: any JSON', () => {
    check(fc.jsonValue({ maxDepth: 6 }), (json) => expectReading(jsonDocument(json)));
  });

  test('IM-12 No document makes a reader throw: a known JSON document with any other value in any of its places', () => {
    const documents = fixtures.filter(({ json }) => json !== undefined);
    check(changed(documents.map(({ json }) => json)), (json) => expectReading(jsonDocument(json)));
  });

  test('IM-12 No document makes a reader throw: a known page with any other value in any place of its data', () => {
    const documents = fixtures.filter(({ html }) => (html?.data.length ?? 0) > 0);
    check(changed(documents.map(({ html }) => html?.data)), (data) => {
      for (const { text, html } of documents.slice(0, 1)) {
        if (html && isData(data)) expectReading({ address: null, fileName: '', text, html: { ...html, data } });
      }
    });
  });

  test('IM-12 No document makes a reader throw: any text, and a known one that is cut off anywhere', async () => {
    const cut = fc.tuple(fc.constantFrom(...fixtures), fc.nat(4_000)).map(([{ text }, end]) => text.slice(0, end));
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      cut,
      fc.array(fc.constantFrom(...PIECES)).map((pieces) => pieces.join('')),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => expectReading(await documentOf(text))),
      { numRuns: 500 },
    );
  });

  test.each([
    ['lists', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['objects', '{"data":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
    ['links', '{"littlelink_name":"a","links":[{"links":['.repeat(30_000) + ']}]}'.repeat(30_000)],
  ])('Many %s in each other', async (_of, text) => expectReading(await documentOf(text)));

  test('Groups of which each is in all others', async () => {
    const links = Array.from({ length: 5_000 }, (_, id) => ({ id, type: 'GROUP', title: `${id}`, parent: { id: (id * 7 + 1) % 5_000 } }));
    expect(readDocument(await nextPage({ account: { username: 'round' }, links }))?.found.entries).toHaveLength(5_000);
  });
});

/** Documents of 5 MB that would take minutes if the time were not linear. */
const HUGE: readonly (readonly [string, string])[] = [
  ['open elements', '<b>'],
  ['ends of elements that are not open', '</b>'],
  ['elements without ends', '<p><div></b>'],
  ['links', '<a href="https://many.example/">Many</a>'],
  ['links that are not closed', '<a href=x>'],
  ['headings', '<h2>A<h3>B'],
  ['attributes', '<a '],
  ['quotes', '<a href="'],
  ['signs of tags', '<'],
  ['cells', 'name,url,"a""b"\n'],
  ['quotes in a table', '"'],
  ['lines without ends', 'NAME: - "'],
];

test.each(HUGE)('5 MB of %s are read in linear time', async (_of, piece) => {
  const before = process.cpuUsage();
  expectReading(await documentOf(piece.repeat(Math.ceil(5_000_000 / piece.length)), 'https://many.example/page'));
  const { user } = process.cpuUsage(before);
  expect(user / 1_000_000).toBeLessThan(20);
});

test.each([
  ['a description', { littlelink_name: 'a', littlelink_description: '<'.repeat(5_000_000) }],
  ['signs in a description', { littlelink_name: 'a', littlelink_description: '&'.repeat(5_000_000) }],
  ['blanks in a description', { littlelink_name: 'a', littlelink_description: ' x'.repeat(2_500_000) }],
  ['a picture', { littlelink_name: 'a', image_data: 'A'.repeat(5_000_000) }],
  [
    'buttons',
    {
      littlelink_name: 'a',
      links: Array.from({ length: 60_000 }, (_, order) => ({ button_id: 94, title: 'x', link: `https://x.com/${order}`, order })),
    },
  ],
  ['names of tiles', { buttonNames: Array.from({ length: 400_000 }, (_, at) => `Tile ${at}`) }],
])('5 MB of %s are read in linear time', async (_of, json) => {
  const before = process.cpuUsage();
  expectReading(await documentOf(JSON.stringify(json)));
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(20);
});

const PIECES = [
  ...[
    '<!DOCTYPE NETSCAPE-Bookmark-file-1>',
    '<a class="button button-x" href="x"><img class="icon" src="y">',
    '</a>',
    '<h1>',
    '<h2>',
    '</h2>',
    '<button>',
  ],
  ...[
    '<svg>',
    '</svg>',
    '<script type="application/ld+json">',
    '</script>',
    '{"sameAs":[',
    '"]}',
    '<base href="::">',
    '<meta property="og:image" content="http://[">',
  ],
  ...['name,url\n', ';', '"', 'NAME=', 'https://', '\r\n', '#', '- ', '\uFEFF', '\uD800', '<', '&#x110000;', '&', '\0'],
];

function check<T>(values: fc.Arbitrary<T>, see: (value: T) => void): void {
  fc.assert(fc.property(values, see), { numRuns: 500 });
}

/** One of these values with any JSON in one of its places. */
function changed(values: readonly unknown[]): fc.Arbitrary<unknown> {
  const any = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('__proto__', 'https://x.com/a', -0, 1e308, '\uD800', [null], {}));
  return fc.tuple(fc.constantFrom(...values), fc.nat(2_000), any).map(([value, place, other]) => {
    const copy: unknown = structuredClone(value);
    const places = placesIn(copy);
    const [parent, key] = places[place % places.length] ?? [];
    if (parent && key !== undefined) parent[key] = other;
    return copy;
  });
}

function placesIn(value: unknown): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((key): [Record<string, unknown>, string][] => [[parent, key], ...placesIn(parent[key])]);
}

function isData(value: unknown): value is NonNullable<SourceDocument['html']>['data'] {
  return (
    Array.isArray(value) &&
    value.every(
      (each: unknown) =>
        typeof each === 'object' &&
        each !== null &&
        'json' in each &&
        ['id', 'type'].every((name) => typeof (each as Record<string, unknown>)[name] === 'string'),
    )
  );
}

function jsonDocument(json: unknown): SourceDocument {
  return { address: null, fileName: 'any.json', text: '', json };
}

/** Every reader reads the document or not, and what it finds has texts wherever it should. */
function expectReading(document: SourceDocument): void {
  for (const reader of PAGE_READERS) {
    const found = reader.read(document);
    if (found) expectFound(found);
  }
}

function expectFound({ title, line, picture, networks, entries, leftOut }: FoundPage): void {
  const addresses = entries.flatMap((entry) => (entry.kind === 'link' ? [entry.address] : []));
  const texts = [title, line, ...networks.map(({ address }) => address), ...entries.map(({ name }) => name), ...addresses];
  const wrong = texts.filter((text) => typeof text !== 'string').length;
  const unnamed = leftOut.filter(({ name, reason }) => typeof name !== 'string' || name === '' || !LEFT_OUT_REASONS.includes(reason));
  const ownPicture = picture === null || typeof Object.values(picture)[0] === 'string';
  expect({ wrong, unnamed, ownPicture }).toEqual({ wrong: 0, unnamed: [], ownPicture: true });
}
