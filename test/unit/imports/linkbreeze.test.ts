import { expect, test } from '@jest/globals';
import { readDocument } from '../../../server/imports/read-document.rules.js';
import { linkbreeze } from '../../../server/imports/readers/linkbreeze/linkbreeze-reader.rules.js';
import { heading, leftOut, link } from './found-entries.js';
import { readFixture } from './read-fixture.js';

test('IM-05 LinkBreeze: links, texts, networks, picture and line of a backup are taken over in their order, and what is switched off or leads nowhere is named', async () => {
  expect(readDocument(await readFixture('linkbreeze/backup.json'))).toEqual({
    service: 'LinkBreeze',
    found: {
      title: 'Yuki Tanaka',
      line: 'Ceramics',
      picture: { address: 'https://pictures.example/yuki.png' },
      networks: [{ address: 'https://x.com/yuki' }, { network: 'home', address: 'https://yuki.example' }],
      entries: [
        link('First', 'https://link1.example/'),
        link('Second', 'https://link2.example/', { line: 'With a line', picture: { address: 'https://pictures.example/bowl.png' } }),
        link('Write', 'mailto:yuki@yuki.example'),
        link('Call', 'tel:+8131234'),
        { kind: 'text', name: 'Words', html: '<p>Only &lt;words&gt; &amp; signs</p>' },
      ],
      leftOut: [
        ...leftOut('not-a-link', 'Email'),
        ...leftOut('hidden', 'Off'),
        ...leftOut('not-a-link', 'Nowhere'),
        ...leftOut('unknown', 'Open'),
      ],
    },
  });
});

test('Of several pages the first one is taken over with its sections, and the links of the others are named', async () => {
  expect(linkbreeze.read(await readFixture('linkbreeze/pages.json'))).toEqual({
    title: 'Whole site',
    line: 'Of the second',
    picture: null,
    networks: [{ network: 'rss', address: 'https://second.example/news' }],
    entries: [
      link('Loose', 'https://link3.example/'),
      link('Lost section', 'https://link5.example/'),
      heading('🌱 Sooner'),
      link('Soon', 'https://link2.example/'),
      heading('Later'),
      link('Late', 'https://link1.example/'),
    ],
    leftOut: [...leftOut('unknown', 'Of the other page'), ...leftOut('hidden', 'Empty')],
  });
});

test('Values of wrong types are nothing, and the others are read', async () => {
  const found = linkbreeze.read(await readFixture('linkbreeze/wrong-types.json'));
  expect(found).toEqual({
    title: '',
    line: '',
    picture: null,
    networks: [],
    entries: [link('Kept', 'https://kept.example/')],
    leftOut: [],
  });
});

test('A backup of another version is not read', async () => {
  expect(readDocument(await readFixture('linkbreeze/version-2.json'))).toBeNull();
});
