import { expect, test } from '@jest/globals';
import { readDocument } from '../../../server/imports/read-document.rules.js';
import { linkstack } from '../../../server/imports/readers/linkstack/linkstack-reader.rules.js';
import { heading, leftOut, link } from './found-entries.js';
import { documentOf, readFixture } from './read-fixture.js';

test('IM-02 LinkStack: links, headings, texts, a contact, icons, picture and line are taken over in their order, and what a contact has no place for is named', async () => {
  const contact = {
    name: 'Nora Winter',
    telephone: '+47 55 12 34 56',
    mail: 'nora@nora.example',
    address: 'Bryggen 1\n5003 Bergen\nNorway',
  };
  expect(readDocument(await readFixture('linkstack/musician.json'))).toEqual({
    service: 'LinkStack',
    found: {
      title: 'Nora Winter',
      line: 'Cello & loops from Bergen',
      picture: { base64: 'iVBORw0KGgo=' },
      networks: [{ address: 'https://www.instagram.com/nora.winter' }, { address: 'https://radio.example/@@' }],
      entries: [
        link('Website', 'https://nora.example/'),
        heading('Music'),
        link('Write', 'mailto:nora@nora.example'),
        { kind: 'text', name: '', html: '<p>On tour <em>in May</em></p>' },
        link('Call me', 'tel:+4755123456'),
        { kind: 'contact', name: 'Card', contact },
        link('', 'https://label.example/'),
      ],
      leftOut: [...leftOut('unknown', 'Spacer', 'Nono', 'office@nora.example'), ...leftOut('not-a-link', 'Later')],
    },
  });
});

test('Links alone are read too, and settings that are JSON in JSON or not', async () => {
  const found = linkstack.read(await readFixture('linkstack/links-only.json'));
  const text = { kind: 'text', name: '', html: '<p>From the settings</p>' };
  expect(found?.entries).toEqual([heading('One heading'), link('Phone', 'tel:+4712'), text]);
});

test('A page without links has the name of its owner', async () => {
  const found = { title: '@empty', line: '', picture: null, networks: [], entries: [], leftOut: [] };
  expect(linkstack.read(await readFixture('linkstack/no-links.json'))).toEqual(found);
});

test('Values of wrong types are nothing, and the others are read', async () => {
  expect(linkstack.read(await readFixture('linkstack/wrong-types.json'))).toEqual({
    title: '',
    line: '3',
    picture: null,
    networks: [],
    entries: [link('Proto', 'https://proto.example/')],
    leftOut: leftOut('unknown', 'Broken card'),
  });
});

test.each([
  ['<p>Cello &amp; <b>lo</b>ops</p><p>1 &lt; 2</p>', 'Cello & loops 1 < 2'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['Half <b', 'Half'],
  ['&#x1F600; &#128512; &unknown; &#0; & &amp', '😀 😀 &unknown; &#0; & &amp'],
  ['عازفة <br/>تشيلو', 'عازفة تشيلو'],
])('The description %j says %j', async (html, line) => {
  const document = await documentOf(JSON.stringify({ littlelink_name: 'nora', littlelink_description: html }));
  expect(linkstack.read(document)?.line).toBe(line);
});
