import { expect, test } from '@jest/globals';
import { readDocument } from '../../../server/imports/read-document.rules.js';
import { bookmarks } from '../../../server/imports/readers/bookmarks/bookmarks-reader.rules.js';
import { heading, link } from './found-entries.js';
import { documentOf, readFixture } from './read-fixture.js';

test('IM-09 Bookmarks of a browser: folders are headings, and links have their names and notes in their order', async () => {
  expect(readDocument(await readFixture('bookmarks/folders.html'))).toEqual({
    service: null,
    found: {
      title: 'Bookmarks Menu',
      line: '',
      picture: null,
      networks: [],
      entries: [
        link('First & best', 'https://first.example/?a=1&b=2', { line: 'Worth a look' }),
        heading('Recipes 🍲'),
        link('Soup', 'https://soup.example/'),
        heading('خبز'),
        link('خبز وملح', 'https://bread.example/'),
        link('A script', 'javascript:alert(1)'),
        link('', 'https://nameless.example/'),
      ],
      leftOut: [],
    },
  });
});

test('A file without bookmarks has its title', async () => {
  expect(bookmarks.read(await readFixture('bookmarks/empty.html'))).toMatchObject({ title: 'Bookmarks', entries: [] });
});

test('All of 400 bookmarks are found', async () => {
  const lines = Array.from({ length: 400 }, (_, at) => `<DT><A HREF="https://many.example/${at}">Link ${at}</A>`);
  const found = bookmarks.read(await documentOf(`<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>${lines.join('\n')}</DL>`));
  expect(found?.entries).toEqual(lines.map((_, at) => link(`Link ${at}`, `https://many.example/${at}`)));
});
