import { expect, test } from '@jest/globals';
import { readDocument } from '../../../server/imports/read-document.rules.js';
import { anyPage } from '../../../server/imports/readers/any-page/any-page-reader.rules.js';
import { heading, leftOut, link } from './found-entries.js';
import { documentOf, readFixture } from './read-fixture.js';

test('IM-11 Any page: links, the headings over them, profiles, picture and line are taken over, each address once, and what stands beside the content is named', async () => {
  expect(readDocument(await readFixture('any-page/portfolio.html', 'https://tomas.example/work'))).toEqual({
    service: null,
    found: {
      title: 'Tomás Ruiz',
      line: 'Photographs of rain',
      picture: { address: 'https://tomas.example/og.jpg' },
      networks: [
        { address: 'https://www.instagram.com/tomas' },
        { address: 'https://github.com/tomas' },
        { address: 'mailto:tomas@tomas.example' },
        { address: 'https://x.com/tomas' },
      ],
      entries: [
        heading('Work'),
        heading('Books'),
        link('Rain, a book', 'https://tomas.example/books/rain'),
        link('Buy it', 'https://shop.example/rain'),
        heading('Elsewhere'),
        link('My other page', 'https://unknown.example/tomas'),
        link('My films', 'https://www.youtube.com/@tomas'),
        link('Menu', 'javascript:void(0)'),
        link('Cookies', 'javascript:void(0)'),
      ],
      leftOut: leftOut('unknown', 'Home', 'About', 'About me', 'Films', 'https://iconless.example/', 'Imprint'),
    },
  });
});

test('What a page says for search engines is read: profiles elsewhere and a picture', async () => {
  expect(anyPage.read(await readFixture('any-page/structured-data.html'))).toEqual({
    title: 'ناديا فارس',
    line: '',
    picture: { address: 'https://pictures.example/nadia.png' },
    networks: [{ address: 'https://www.linkedin.com/in/nadia' }],
    entries: [link('واحد', 'https://nadia.example/1')],
    leftOut: leftOut('unknown', 'https://wiki.example/nadia'),
  });
});

test('Without a picture for others, that of the owner is found, also if it is loaded later', async () => {
  const found = anyPage.read(await readFixture('any-page/portrait.html'));
  expect(found).toMatchObject({ title: 'Bea', picture: { address: 'https://bea.example/bea.png' }, entries: [] });
});

test('A picture in the page itself is taken from there', async () => {
  const document = await documentOf('<img id="profile" src="data:image/png;base64,iVBORw0KGgo=">');
  expect(anyPage.read(document)?.picture).toEqual({ base64: 'iVBORw0KGgo=' });
});

test('An empty page has nothing, and of a broken one everything is read that a browser shows', async () => {
  const nothing = { title: '', line: '', picture: null, networks: [], entries: [], leftOut: [] };
  expect(anyPage.read(await readFixture('any-page/empty.html'))).toEqual(nothing);
  const found = anyPage.read(await readFixture('any-page/broken.html'));
  expect(found?.entries).toEqual([heading('Second'), link('One', 'https://one.example/'), link('Two', 'https://two.example/')]);
  expect(found?.leftOut).toEqual(leftOut('unknown', 'Open'));
});

test('Structured data that has itself a thousand times over is read up to a limit', async () => {
  const people = Array.from({ length: 3_000 }, (_, at) => ({ sameAs: `https://x.com/person${at}` }));
  const data = JSON.stringify({ '@graph': people, mainEntity: { '@graph': people } });
  const found = anyPage.read(await documentOf(`<script type="application/ld+json">${data}</script>`));
  expect(found?.networks.length).toBeGreaterThan(0);
});
