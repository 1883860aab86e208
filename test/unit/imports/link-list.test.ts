import { expect, test } from '@jest/globals';
import { readDocument } from '../../../server/imports/read-document.rules.js';
import { heading, leftOut, link } from './found-entries.js';
import { documentOf } from './read-fixture.js';

const found = async (...lines: string[]) => readDocument(await documentOf(lines.join('\n')))?.found;

test('A list in Markdown is read: its title, its headings, links with what is said of them, and what is no link is named', async () => {
  expect(
    await found(
      '# Salt & Smoke',
      '',
      '- [Bread](https://bread.example/a_(b))',
      '* [Salt, flakes](<https://salt.example/> "Salt") – from Ibiza',
      '## More',
      '1. <https://fire.example/>',
      '2. Only words',
    ),
  ).toEqual({
    title: 'Salt & Smoke',
    line: '',
    picture: null,
    networks: [],
    entries: [
      link('Bread', 'https://bread.example/a_(b)'),
      link('Salt, flakes', 'https://salt.example/', { line: 'from Ibiza' }),
      heading('More'),
      link('', 'https://fire.example/'),
    ],
    leftOut: leftOut('not-a-link', '2. Only words'),
  });
});

test.each([
  ['Bread: https://bread.example/', link('Bread', 'https://bread.example/')],
  ['Bread and salt — www.bread.example/salt', link('Bread and salt', 'www.bread.example/salt')],
  ['https://bread.example/ Bread', link('Bread', 'https://bread.example/')],
  ['a@b.example mail https://b.example', link('a@b.example mail', 'https://b.example')],
  ['• Write me: ida@bread.example.', link('Write me', 'ida@bread.example')],
])('A name and an address in one line: %s', async (line, entry) => {
  expect((await found(line))?.entries).toEqual([entry]);
});

test('Several links of Markdown in one line are several', async () => {
  expect((await found('- [Bread](https://bread.example) and [Salt](https://salt.example), too'))?.entries).toEqual([
    link('Bread', 'https://bread.example'),
    link('Salt', 'https://salt.example'),
  ]);
});

test.each(['Only words', 'notes.txt and\nREADME.md', 'I was at https://bread.example/\nand then\nat home', '# Title'])(
  '%j is no list of links',
  async (text) => {
    expect(await found(text)).toBeUndefined();
  },
);
