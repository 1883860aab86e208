import { expect, test } from '@jest/globals';
import { readDocument } from '../../../server/imports/read-document.rules.js';
import { csv } from '../../../server/imports/readers/csv/csv-reader.rules.js';
import { leftOut, link } from './found-entries.js';
import { documentOf, readFixture } from './read-fixture.js';

test('IM-10 CSV: the columns of names, addresses and lines are found by their header, and a row without an address is named', async () => {
  expect(readDocument(await readFixture('csv/header.csv'))).toEqual({
    service: null,
    found: {
      title: '',
      line: '',
      picture: null,
      networks: [],
      entries: [
        link('Bread, and salt', 'https://bread.example/', { line: 'Says "hello"\nin two lines' }),
        link('', 'https://nameless.example/'),
      ],
      leftOut: leftOut('not-a-link', 'No address'),
    },
  });
});

test.each([
  ['semicolons.csv', [link('خبز', 'https://bread.example/a,b'), link('Write', 'mailto:a@bread.example')]],
  ['tabs.csv', [link('One 🥇', 'https://one.example/')]],
  ['no-header.csv', [link('One', 'https://one.example/'), link('Two', 'not an address'), link('Three', 'three@one.example')]],
  ['addresses.csv', [link('', 'https://one.example/'), link('', 'https://two.example/')]],
])('The table %s is read', async (name, entries) => {
  expect(csv.read(await readFixture(`csv/${name}`))).toMatchObject({ entries, leftOut: [] });
});

test('What stands in quotes that do not end is named', async () => {
  const found = csv.read(await readFixture('csv/broken-quotes.csv'));
  expect(found).toMatchObject({ entries: [], leftOut: leftOut('not-a-link', 'Open,https://one.example/\nTwo,https://two.example/') });
});

test.each(['', '\n\n', 'notes.txt\nREADME.md', 'one word', 'a,b,c\n1,2,3'])('The text %j is no table of links', async (text) => {
  expect(readDocument(await documentOf(text))).toBeNull();
});

test('A letter with commas is no table', async () => {
  expect(readDocument(await readFixture('csv/prose.csv'))).toBeNull();
});

test.each(['\r\n', '\n', '\r'])('Lines may end in %j', async (end) => {
  const document = await documentOf(['name,url', 'One,https://one.example/', '', '"Two",https://two.example/'].join(end));
  expect(csv.read(document)?.entries).toEqual([link('One', 'https://one.example/'), link('Two', 'https://two.example/')]);
});

test.each([
  [
    'a first line with the separator',
    'sep=;\nname;url\nBread, salt;https://bread.example/',
    [link('Bread, salt', 'https://bread.example/')],
  ],
  [
    'bars',
    'Bread|https://bread.example/\nSalt|https://salt.example/',
    [link('Bread', 'https://bread.example/'), link('Salt', 'https://salt.example/')],
  ],
  ['a header in Polish', 'Nazwa,Odnośnik\nChleb,https://bread.example/', [link('Chleb', 'https://bread.example/')]],
  ['a header in Arabic, and addresses first', 'الرابط,الاسم\nhttps://bread.example/,خبز', [link('خبز', 'https://bread.example/')]],
  [
    'numbers, lines and no header',
    '1,Bread,https://bread.example/\n2,Salt,salt.example/flakes',
    [link('Bread', 'https://bread.example/'), link('Salt', 'salt.example/flakes')],
  ],
  ['names that look like hosts', 'jane.doe,https://example.com/jane', [link('jane.doe', 'https://example.com/jane')]],
  ['names of files', 'cover.jpg,My site,https://example.com', [link('cover.jpg', 'https://example.com', { line: 'My site' })]],
  [
    'lines between rows, as in Markdown',
    '| Bread | bread.example |\n|---|---|\n| Salt | salt.example |',
    [link('Bread', 'bread.example'), link('Salt', 'salt.example')],
  ],
  ['three columns', 'Bread,https://bread.example/,With seeds', [link('Bread', 'https://bread.example/', { line: 'With seeds' })]],
  [
    'an address in each line',
    'https://bread.example/\nsalt.example\nida@salt.example',
    [link('', 'https://bread.example/'), link('', 'salt.example'), link('', 'ida@salt.example')],
  ],
])('A table with %s is read', async (_, text, entries) => {
  expect(readDocument(await documentOf(text))?.found).toMatchObject({ title: '', entries, leftOut: [] });
});
