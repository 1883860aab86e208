import { expect, test } from '@jest/globals';
import { DESIGN_LIMITS } from '../../../server/pages/design/design-limits.rules.js';
import { readDocument } from '../../../server/imports/read-document.rules.js';
import { formerDocument } from '../../../server/imports/readers/former-document/former-document-reader.rules.js';
import { leftOut } from './found-entries.js';
import { documentOf, readFixture } from './read-fixture.js';

const text = (name: string, html: string) => ({ kind: 'text', name, html });
const NETWORKS = [
  { network: 'home', address: 'cafe-blau.example' },
  { network: 'instagram', address: 'https://www.instagram.com/cafeblau' },
];

test('IM-08 A document of an older client: its tiles become texts in their order, and its social links networks', async () => {
  expect(readDocument(await readFixture('former-document/page.json'))).toEqual({
    service: null,
    found: {
      title: 'Café Blau',
      line: '',
      picture: null,
      networks: NETWORKS,
      entries: [text('Über uns', '<p>Seit <strong>1999</strong></p>'), text('Öffnungszeiten', '<p>täglich</p>'), text('7', '')],
      leftOut: [],
    },
  });
});

test('A record that has the document as a text, with two backslashes for one, has its line and its picture too', async () => {
  expect(formerDocument.read(await readFixture('former-document/record.json'))).toEqual({
    title: 'cafe-blau',
    line: 'Kaffee und Kuchen',
    picture: { address: 'https://pictures.example/blau.png' },
    networks: NETWORKS,
    entries: [text('Say "hi"', '<p class="x">Hi</p>')],
    leftOut: [],
  });
});

test('A document without tiles has its title', async () => {
  expect(formerDocument.read(await readFixture('former-document/no-tiles.json'))).toMatchObject({ title: 'Nothing yet', entries: [] });
});

test('More tiles than a page can have are named', async () => {
  const buttonNames = Array.from({ length: DESIGN_LIMITS.tiles + 2 }, (_, at) => `Tile ${at}`);
  const found = formerDocument.read(await documentOf(JSON.stringify({ buttonNames })));
  expect(found?.entries).toHaveLength(DESIGN_LIMITS.tiles);
  expect(found?.leftOut).toEqual(leftOut('too-many', 'Tile 100', 'Tile 101'));
});

test('The fields with values of wrong types are named', async () => {
  const found = formerDocument.read(await readFixture('former-document/wrong-types.json'));
  const fields = ['editedText', 'inputTextList', 'borderRadius', 'buttonNames.0', 'buttonNames.2', 'socialLinksList'];
  expect(found?.leftOut).toEqual(leftOut('unknown', ...fields));
  expect(found?.entries).toHaveLength(3);
});
