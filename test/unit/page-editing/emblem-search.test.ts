import { describe, expect, test } from '@jest/globals';
import { found } from '../../../client/page-editing/emblems/emblem-search.js';
import { fittingIcons } from '../../../client/page-editing/emblems/fitting-icons.js';

const ALL = [
  { value: 'a', words: 'Bread, loaf' },
  { value: 'b', words: 'Fried egg, breakfast' },
  { value: 'c', words: 'Café' },
  { value: 'd', words: 'خبزة، رغيف' },
];
const values = (query: string) => {
  const { hits, near } = found(ALL, query);
  return [hits, near].map((them) => them.map(({ value }) => value).join(''));
};

describe('The search for an emblem', () => {
  test('finds everything without a word', () => expect(values(' ')).toEqual(['abcd', '']));

  test('finds what has a word that begins with each word, and after that what stands closest', () => {
    expect(values('BRE')).toEqual(['ab', 'cd']);
    expect(values('bre egg')).toEqual(['b', 'acd']);
    expect(values('cafe')).toEqual(['c', 'bda']);
    expect(values('رغيف')).toEqual(['d', 'cba']);
  });

  test('finds a sign by itself, and nothing where no word fits', () => {
    expect(values('d')).toEqual(['d', 'cba']);
    expect(values('read')).toEqual(['', '']);
    expect(values('!')).toEqual(['', '']);
  });
});

describe('The icons that fit a link', () => {
  test.each([
    ['https://tables.example/salt-smoke', 'Book a seat', 'calendar'],
    ['mailto:ines@example.org', '', 'mail'],
    ['https://example.org', 'Mein Laden', 'shopping-bag'],
    ['https://example.org', '', 'link'],
    ['https://facebook.com/ines', 'Facebook page', 'users'],
    ['https://www.threads.net/@ines', 'Threads', 'users'],
    ['https://ines.wordpress.com', '', 'newspaper'],
    ['https://example.org/press', 'Press', 'newspaper'],
    ['https://example.org', 'Reading list', 'book'],
    ['https://example.org', 'Essen und Trinken', 'utensils'],
    ['https://example.org', 'Onlineshop', 'shopping-bag'],
  ])('are six different ones: for %s and “%s” the first is %s', (address, name, first) => {
    const icons = fittingIcons(address, name);
    expect(icons[0]).toBe(first);
    expect(new Set(icons).size).toBe(6);
  });

  test.each(['Bread', 'Espresso', 'Essentials', 'Interessen', 'Vegetables', 'Workshop', 'Impressum', 'Steam', 'Terminal 2', 'Cosmetics'])(
    'are those for any link if a word is only a part of another one: “%s”',
    (name) => expect(fittingIcons('https://example.org', name)).toEqual(fittingIcons('https://example.org', '')),
  );
});
