import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pageDescription, pageName } from '../../../client/page-view/document/page-summary.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';

const view = (title: string, ...names: readonly string[]) => ({
  linkname: 'ada',
  design: aDesign({ title, tiles: names.map((name) => aTile({ name })) }),
});
const description = (title: string, ...names: readonly string[]) => pageDescription(view(title, ...names), 'Tessera');

describe('The name of a page', () => {
  test('It is the title in one line, or the linkname if there is no title', () => {
    expect(pageName(view(' Ada\n\tRossi \u0000'))).toBe('Ada Rossi');
    for (const title of ['', ' \n ', '\u2028']) expect(pageName(view(title))).toBe('ada');
  });
});

describe('The description of a page', () => {
  test('Without a line about the creator, it is the title and the names of the first tiles, and nothing else', () => {
    expect(description('Ada Rossi', 'My garden', ' Olive\noil ', '', 'Contact')).toBe('Ada Rossi: My garden · Olive oil · Contact');
    expect(description('', 'My garden')).toBe('ada: My garden');
  });

  test('With a line about the creator, it is that line and then the names of the first tiles', () => {
    const of = (bio: string, ...names: string[]) => {
      const { linkname, design } = view('Ada Rossi', ...names);
      return pageDescription({ linkname, design: { ...design, bio } }, 'Tessera');
    };
    expect(of(' Bread,\nand how to bake it ', 'My garden', '')).toBe('Bread, and how to bake it · My garden');
    expect(of('Bread')).toBe('Bread');
    expect(of(' ', 'My garden')).toBe('Ada Rossi: My garden');
  });

  test('A page without a named tile names the product that made it', () => {
    for (const names of [[], ['', '  ']]) expect(description('Ada Rossi', ...names)).toBe('Ada Rossi, a page made with Tessera.');
  });

  test('It ends with a complete word if more does not fit, without the separator after that word', () => {
    const cut = description('Ada Rossi', ...Array.from({ length: 100 }, (_, at) => `Lesson number ${at}`));
    expect(cut).toMatch(/^Ada Rossi: Lesson number 0 · .*(Lesson|number|\d)…$/);
    expect(cut.length).toBeGreaterThan(140);
    expect(cut.length).toBeLessThanOrEqual(160);
    const fits = `${'a'.repeat(148)}: ${'b'.repeat(10)}`;
    expect(description('a'.repeat(148), 'b'.repeat(10))).toBe(fits);
    expect(description('a'.repeat(148), 'b'.repeat(11))).toBe(`${'a'.repeat(148)}…`);
  });

  test('A single word that is too long is cut between two characters; no letter or emoji is split', () => {
    expect(description('a'.repeat(200), 'b')).toBe(`${'a'.repeat(159)}…`);
    const families = description('👨‍👩‍👧'.repeat(25), 'b');
    expect(families).toMatch(/^(👨‍👩‍👧){19}…$/u);
    expect(description('漢字'.repeat(100), 'b').length).toBeGreaterThan(150);
  });

  test('Any text gives one line of at most 160 characters without half a character', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 120 });
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 12 }), (title, names) => {
        const found = description(title, ...names);
        expect(found.length).toBeLessThanOrEqual(160);
        expect(found).not.toMatch(/\s\s|\p{Cc}|\p{Cs}/u);
      }),
    );
  });
});
