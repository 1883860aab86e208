import { expect, test } from '@jest/globals';
import { readDocument } from '../../../server/imports/read-document.rules.js';
import { littlelink } from '../../../server/imports/readers/littlelink/littlelink-reader.rules.js';
import { heading, leftOut, link } from './found-entries.js';
import { readFixture } from './read-fixture.js';

test('IM-03 LittleLink: all buttons are links in their order, with title, line, picture and headings, and what else stands there is named', async () => {
  expect(readDocument(await readFixture('littlelink/developer.html', 'https://ida.example/'))).toEqual({
    service: 'LittleLink',
    found: {
      title: 'Ida Brandt',
      line: 'I write small programs 👩‍💻',
      picture: { address: 'https://ida.example/images/ida.png' },
      networks: [],
      entries: [
        link('GitHub', 'https://github.com/ida'),
        link('Instagram', 'https://instagram.com/ida'),
        heading('Writing'),
        link('Write me', 'mailto:ida@brandt.example'),
        link('Blog', 'https://ida.example/blog/'),
      ],
      leftOut: leftOut('unknown', 'Second sentence.', 'Privacy Policy'),
    },
  });
});

test('A page that ends in the middle, without a picture, has what is there', async () => {
  expect(littlelink.read(await readFixture('littlelink/no-avatar.html'))).toEqual({
    title: 'Bare',
    line: '',
    picture: null,
    networks: [],
    entries: [link('', 'https://x.com/bare'), link('Site', 'https://bare.example')],
    leftOut: [],
  });
});

test('Buttons of another page are not those of LittleLink', async () => {
  expect(readDocument(await readFixture('littlelink/other-buttons.html'))?.service).toBeNull();
});
