import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  bodyStack,
  typefaceCss,
  typefaceName,
  typefacePreloads,
  typefaceStack,
  titleTypefaceCss,
  titleStack,
} from '../../../../client/page-view/appearance/type/typefaces.js';
import { TYPEFACE_FILES } from '../../../../client/page-view/appearance/type/typeface-files.js';
import { TYPEFACES, type TypefaceId } from '../../../../server/pages/appearance/typefaces.rules.js';

const folder = join(import.meta.dirname, '../../../../client/public/assets');
const sent = TYPEFACES.filter((id) => !id.startsWith('system'));

/** The files that a style sheet names, without their hashes. */
function filesIn(css: string): string[] {
  return [...css.matchAll(/url\(\/assets\/([\w-]+)-[\da-f]{8}\.woff2\)/g)].map(([, name]) => name ?? '');
}

describe('The typefaces that the server sends', () => {
  test('are those that a page can have, each with its name', () => {
    expect(Object.keys(TYPEFACE_FILES).toSorted()).toEqual(sent.toSorted());
    expect(sent.map(typefaceName)).not.toContain('');
    expect(typefaceName('jetbrains-mono')).toBe('JetBrains Mono');
    expect(typefaceName('system')).toBe('');
  });

  test('have files of at most 25 kB, and a Latin one for each weight', () => {
    const names = Object.values(TYPEFACE_FILES).flatMap(({ cuts }) => cuts.flatMap(({ files }) => Object.values<string>(files)));
    expect(readdirSync(folder).filter((name) => name.endsWith('.woff2'))).toEqual(names.toSorted());
    const sizes = names.map((name) => [name, statSync(join(folder, name)).size] as const);
    expect(sizes.filter(([, size]) => size > 25_000)).toEqual([]);
    expect(sizes.filter(([, size]) => size < 1000)).toEqual([]);
    expect(Object.values(TYPEFACE_FILES).every(({ cuts }) => cuts.every(({ files }) => files.latin))).toBe(true);
  });

  test('are under licences whose notices go with them', () => {
    const notices = readFileSync(join(folder, 'typeface-licences.txt'), 'utf8');
    expect(sent.map(typefaceName).filter((name) => !notices.includes(`\n${name}: Copyright`))).toEqual([]);
    expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });
});

describe('A style sheet of typefaces', () => {
  test('names no file for what the reader already has', () => {
    expect(typefaceCss(['system', 'system-serif', 'system-mono'], 'Ada')).toBe('');
    expect(typefaceStack('system-serif')).toMatch(/^Georgia,.*serif$/);
    expect(typefacePreloads('system', 700, false, 'Ada')).toEqual([]);
  });

  test('has only the scripts whose letters occur', () => {
    expect(filesIn(typefaceCss(['jetbrains-mono'], 'Ada, “naïve” — 5 €'))).toEqual([
      'jetbrains-mono-500-latin',
      'jetbrains-mono-700-latin',
    ]);
    expect(filesIn(typefaceCss(['eczar'], 'Ελλάδα'))).toEqual(['eczar-500-greek']);
    expect(filesIn(typefaceCss(['yeseva-one'], 'Ada из Łódź'))).toEqual([
      'yeseva-one-400-latin',
      'yeseva-one-400-latin-ext',
      'yeseva-one-400-cyrillic',
    ]);
    // Romanian letters are among the Vietnamese ones, and not the other way round.
    expect(filesIn(typefaceCss(['anton'], 'fără'))).toEqual(['anton-400-latin', 'anton-400-latin-ext']);
    expect(filesIn(typefaceCss(['anton'], 'Việt'))).toEqual(['anton-400-latin', 'anton-400-vietnamese']);
    expect(filesIn(typefaceCss(['el-messiri'], 'دار'))).toEqual(['el-messiri-600-arabic']);
  });

  test('has nothing of a typeface without the letters of the text', () => {
    expect(typefaceCss(['monoton', 'anton'], 'Ελλάδα \n')).toBe('');
    expect(typefaceCss(['monoton', 'anton'], '')).toBe('');
  });

  test('tells files apart by their characters, except where all letters are Latin', () => {
    for (const text of ['Ada', 'Ada 🥖 →']) expect(typefaceCss(['eczar'], text)).not.toContain('unicode-range');
    expect(typefaceCss(['eczar'], 'Ada Ω')).toMatch(
      /latin-\w+\.woff2\)format\('woff2'\);unicode-range:U\+0-FF,.*greek.*unicode-range:U\+370-377/,
    );
    // Otherwise a page in Arabic would load Latin letters for a title that has none.
    expect(typefaceCss(['eczar'], 'Ada دار')).toContain('unicode-range:U+0-FF,');
  });

  test('shows the text at once, in letters that are stretched to the width of those to come', () => {
    const css = typefaceCss(['anton', 'anton'], 'Ada');
    expect(css.match(/@font-face/g)).toHaveLength(2);
    expect(css).toContain('font-display:swap');
    expect(css).toMatch(
      /'Anton stand-in';[^}]*local\('Arial'\)[^}]*size-adjust:90.7%;ascent-override:129.7%;descent-override:36.3%;line-gap-override:0%}/,
    );
    expect(typefaceStack('anton')).toMatch(/^'Anton','Anton stand-in',system-ui/);
  });

  test('lets a browser draw a bold for texts, and none for display', () => {
    expect(typefaceCss(['karla'], 'Ada')).toContain('font-weight:500;');
    expect(typefaceCss(['forum'], 'Ada')).toContain('font-weight:100 900;');
    expect(typefaceCss(['overpass'], 'Ada')).toMatch(/font-weight:100 700;.*font-weight:701 900;/);
  });
});

test('A longer text has no typeface for display', () => {
  expect(bodyStack('karla')).toBe(typefaceStack('karla'));
  expect(bodyStack('forum')).toBe(typefaceStack('system-serif'));
  expect(bodyStack('system')).toBe(typefaceStack('system'));
});

describe('What stands in for a typeface', () => {
  const adjustOf = (css: string, family: string) => Number(new RegExp(`'${family}'[^}]*size-adjust:([\\d.]+)%`).exec(css)?.[1]);

  test('of a title is as wide as this title, whatever its letters are', () => {
    const [narrow, wide] = ['iiii', 'WWWW'].map((title) => adjustOf(titleTypefaceCss(title, 'anton', 400, false), 'Anton title'));
    expect(titleStack('anton')).toMatch(/^'Anton','Anton title',system-ui/);
    expect(titleStack('system')).toBe(typefaceStack('system'));
    expect(narrow).toBeGreaterThan(wide!);
    expect(titleTypefaceCss('Мир', 'monoton', 400, false)).toBe('');
    expect(titleTypefaceCss('Ada', 'system', 400, false)).toBe('');
  });

  test('is as wide as the words of the page in it, and keeps the height of the lines', () => {
    const [usual, own] = [typefaceCss(['karla'], 'Ada'), typefaceCss(['karla'], 'Ada', { karla: 'Ill' })];
    const heightOf = (css: string) => (adjustOf(css, 'Karla stand-in') * Number(/ascent-override:([\d.]+)/.exec(css)?.[1])) / 100;
    expect(adjustOf(own, 'Karla stand-in')).not.toBe(adjustOf(usual, 'Karla stand-in'));
    expect(heightOf(own)).toBeCloseTo(heightOf(usual), 0);
  });
});

describe('The files that are loaded first', () => {
  const first = (id: TypefaceId, weight: number, isItalic = false, title = 'Ada'): string[] =>
    typefacePreloads(id, weight, isItalic, title).map((address) => address.replace(/-[\da-f]{8}\.woff2$/, ''));

  test('are those of the letters in the title', () => {
    expect(first('forum', 400)).toEqual(['/assets/forum-400-latin']);
    expect(first('forum', 400, false, 'Мир')).toEqual(['/assets/forum-400-cyrillic']);
    expect(first('monoton', 400, false, 'Мир')).toEqual([]);
  });

  test('are those of the weight that a browser takes', () => {
    expect(first('jost', 650)).toEqual(['/assets/jost-700-latin']);
    expect(first('jost', 500)).toEqual(['/assets/jost-500-latin']);
    expect(first('jost', 350)).toEqual(['/assets/jost-500-latin']);
    expect(first('bricolage-grotesque', 900)).toEqual(['/assets/bricolage-grotesque-800-latin']);
    expect(first('sorts-mill-goudy', 400, true)).toEqual(['/assets/sorts-mill-goudy-400i-latin']);
    expect(first('forum', 400, true)).toEqual(['/assets/forum-400-latin']);
  });
});
