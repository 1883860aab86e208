import { describe, expect, test } from '@jest/globals';
import { readDesign, readDraftDesign } from '../../../../../server/pages/design/design-parsing.rules.js';
import type { PageDesign } from '../../../../../server/pages/design/page-design.rules.js';
import { pictureTiles } from '../../../../../server/pages/tile-kinds/picture/picture-tile.rules.js';
import { pictureFilesOf, pictureIdsOf } from '../../../../../server/pages/pictures/tile-pictures.rules.js';
import { parseTilePicture } from '../../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { aPicture, aTilePicture } from '../../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../../builders/pages/page-design.js';

const read = (tile: object) => readDesign(aDesign({ tiles: [{ ...aPicture(), ...tile }] } as unknown as Partial<PageDesign>));
const codesOf = (tile: object) =>
  Object.entries(read(tile).faults ?? {}).map(([place, faults]) => [place, ...faults.map(({ code }) => code)]);

describe('A picture tile', () => {
  test('is read with its picture, and again the same', () => {
    const { design } = read({});
    expect(design?.tiles).toEqual([aPicture()]);
    expect(readDesign(design).design).toEqual(design);
    expect(read({ picture: undefined, alternative: undefined, address: undefined }).design?.tiles).toEqual([
      aPicture({ picture: null, alternative: '' }),
    ]);
  });

  test('has its alternative text in one line, and an address that is completed as that of a link', () => {
    expect(read({ alternative: ' Roses\n in  June ', address: 'ada@example.org' }).design?.tiles).toEqual([
      aPicture({ alternative: 'Roses in June', address: 'mailto:ada@example.org' }),
    ]);
  });

  test('is refused for a long alternative text, an address that can run a script, or something that is no picture', () => {
    expect(codesOf({ alternative: 'x'.repeat(301) })).toEqual([['tiles.0.alternative', 'TEXT_TOO_LONG']]);
    expect(codesOf({ address: 'javascript:alert(1)' })).toEqual([['tiles.0.address', 'ADDRESS_NOT_LINK']]);
    for (const picture of ['x', 7, {}, [], { ...aTilePicture(), id: '../x' }])
      expect(codesOf({ picture })).toEqual([['tiles.0.picture', 'PICTURE_NOT_FOUND']]);
  });

  test('stays in a draft with an alternative text that is too long', () => {
    const tile = aPicture({ alternative: 'x'.repeat(301) });
    expect(readDraftDesign(aDesign({ tiles: [tile] } as Partial<PageDesign>)).design?.tiles).toEqual([tile]);
  });

  test('says the same in rich text: its alternative text, or else where it leads', () => {
    expect(pictureTiles.toHtml(aPicture({ alternative: 'A < B' }))).toBe('<p>A &lt; B</p>');
    expect(pictureTiles.toHtml(aPicture({ address: 'mailto:a@b.example', alternative: '' }))).toMatch(
      /^<p><a href="mailto:a@b\.example"[^>]*>a@b\.example<\/a><\/p>$/,
    );
    expect(pictureTiles.toHtml(aPicture({ alternative: '' }))).toBe('');
  });

  test('is blank only without a picture, an alternative text and an address', () => {
    const blank = { picture: null, alternative: '' };
    expect(pictureTiles.isBlank(aPicture(blank))).toBe(true);
    for (const more of [{ picture: aTilePicture() }, { alternative: 'x' }, { address: 'tel:1' }])
      expect(pictureTiles.isBlank(aPicture({ ...blank, ...more }))).toBe(false);
  });
});

describe('A picture', () => {
  test('is known by its id alone, which clients send', () => {
    expect(parseTilePicture(aTilePicture().id.toUpperCase())).toMatchObject({ id: aTilePicture().id, variants: [] });
  });

  test('has no file but those of the storage: a name leads nowhere else', () => {
    const [file] = aTilePicture().variants;
    for (const name of [
      `../${file!.name}`,
      `//evil.example/${file!.name}`,
      `${file!.name}?x`,
      file!.name.replace('avif', 'svg'),
      file!.name.toUpperCase(),
    ]) {
      expect(parseTilePicture(aTilePicture({ variants: [{ ...file!, name }] }))).toBeUndefined();
    }
    expect(parseTilePicture(aTilePicture({ variants: [{ ...file!, format: 'exe' }] }))?.variants).toEqual([file]);
  });

  test('has whole numbers as its sizes, a hex colour, and so many files as a picture can have', () => {
    for (const change of [
      { width: -1 },
      { height: 1.5 },
      { width: 20_001 },
      { width: '1' },
      { variants: 'x' },
      { variants: Array(25).fill(aTilePicture().variants[0]) },
    ]) {
      expect(parseTilePicture({ ...aTilePicture(), ...change })).toBeUndefined();
    }
    expect(parseTilePicture(aTilePicture({ color: 'red;}' }))?.color).toBe('#808080');
  });

  test('that several tiles and texts have is listed once, with each of its files', () => {
    const { id, variants } = aTilePicture();
    const inText = (of: string, digit: string) => aTile({ html: `<p><img src="/media/${digit.repeat(64)}.webp#${of}" alt=""></p>` });
    const [other] = [id.replace(/1$/, '2')];
    const tiles = [aPicture(), aTile(), inText(id, '1'), inText(other, 'a'), aPicture({ picture: null }), aPicture({ name: 'again' })];
    expect(pictureIdsOf({ tiles })).toEqual([id, other]);
    expect(pictureFilesOf({ tiles })).toEqual([...variants.map(({ name }) => name), `${'a'.repeat(64)}.webp`]);
  });
});
