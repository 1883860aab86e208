import { expect, test } from '@jest/globals';
import { readDocument } from '../../../server/imports/read-document.rules.js';
import { bento } from '../../../server/imports/readers/bento/bento-reader.rules.js';
import { heading, leftOut, link } from './found-entries.js';
import { readFixture } from './read-fixture.js';

test('IM-07 Bento: tiles become links, headings and texts in their order, and those of which there is nothing alike are named', async () => {
  expect(readDocument(await readFixture('bento/list.json'))).toEqual({
    service: 'Bento',
    found: {
      title: '',
      line: '',
      picture: null,
      networks: [],
      entries: [
        link('My page', 'https://ola.example/'),
        heading('Work'),
        link('', 'https://github.com/ola'),
        { kind: 'text', name: '', html: '<p>Hello</p>' },
        link('', 'https://photos.example/', { picture: { address: 'https://pictures.example/1.png' } }),
      ],
      leftOut: [...leftOut('unknown', 'Lagos'), ...leftOut('not-a-link', 'link')],
    },
  });
});

test('A file with a profile has its name, its line and its picture', async () => {
  expect(bento.read(await readFixture('bento/profile.json'))).toEqual({
    title: 'Ola Nordmann',
    line: 'Maps 🗺️',
    picture: { address: 'https://pictures.example/ola.png' },
    networks: [],
    entries: [link('Maps', 'https://ola.example/maps')],
    leftOut: leftOut('hidden', 'https://ola.example/old'),
  });
});

test('Values of wrong types are nothing, and the others are read', async () => {
  const found = bento.read(await readFixture('bento/wrong-types.json'));
  expect(found?.entries).toEqual([link('', 'https://kept.example/')]);
});

test('A list of links without sizes is none of it', async () => {
  expect(readDocument(await readFixture('bento/not-bento.json'))).toBeNull();
});
