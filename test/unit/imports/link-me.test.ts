import { expect, test } from '@jest/globals';
import { readDocument } from '../../../server/imports/read-document.rules.js';
import { linkMe } from '../../../server/imports/readers/link-me/link-me-reader.rules.js';
import { heading, leftOut, link } from './found-entries.js';
import { readFixture } from './read-fixture.js';

test('IM-06 link.me: groups, links, networks, picture and line are taken over in their order, and what has no address or is switched off is named', async () => {
  expect(readDocument(await readFixture('link-me/singer.html', 'https://link.me/amara'))).toEqual({
    service: 'link.me',
    found: {
      title: 'Amara Obi',
      line: 'Soul from Enugu',
      picture: { address: 'https://pictures.example/amara.jpg' },
      networks: [{ address: 'https://www.tiktok.com/@amara' }],
      entries: [
        heading('Listen'),
        link('New single', 'https://open.spotify.com/artist/1'),
        link('Tour', 'https://amara.example/tour', { picture: { address: 'https://pictures.example/tour.png' } }),
        heading('Social'),
        link('Home', 'https://amara.example/'),
      ],
      leftOut: [...leftOut('inside', 'Call'), ...leftOut('hidden', 'Off')],
    },
  });
});

test('Values of wrong types are nothing, and the others are read', async () => {
  const found = linkMe.read(await readFixture('link-me/wrong-types.html'));
  expect(found).toMatchObject({ title: '4', line: '', networks: [], leftOut: [] });
  expect(found?.entries).toEqual([link('', 'https://kept.example/')]);
});

test('Such a page somewhere else is any page', async () => {
  expect(readDocument(await readFixture('link-me/singer.html', 'https://amara.example/'))?.service).toBeNull();
});
