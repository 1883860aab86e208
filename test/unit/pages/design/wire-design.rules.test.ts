import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ErrorCode } from '../../../../server/error-codes.rules.js';
import { refusal } from '../../../../server/parsed.rules.js';
import { DEFAULT_DESIGN, DESIGN_LIMITS, newTile } from '../../../../server/pages/design/page-design.rules.js';
import { NO_SOCIAL_LINKS, SOCIAL_KINDS } from '../../../../server/pages/design/social-links.rules.js';
import { readWireData, writeWireData } from '../../../../server/pages/design/wire-data.rules.js';
import { toWire, wireFieldName, type TextDesign } from '../../../../server/pages/design/wire-design.rules.js';
import { readWireDesign } from '../../../../server/pages/design/wire-parsing.rules.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { anyDesign, anyText } from '../../../builders/pages/any-design.js';

function read(document: unknown): TextDesign {
  const { design, faults } = readWireDesign(document);
  expect(faults).toEqual({});
  if (!design) throw new Error('It was not read.');
  return design;
}

/** What clients written against the former service do before they parse. */
function unescapeLikeOlderClients(data: string): string {
  return data
    .replace(/^b'([\s\S]*)'$/, '$1')
    .replaceAll('\\\\\\"', '\\"')
    .replaceAll('\\\\', '\\');
}

const awkward = fc.oneof(
  anyText,
  fc.constantFrom('\\', '\\\\', '\\"', '"\\', '\n\\n', "b'x'", '\\u005c', '\u2028', '\\\\\\"', 'C:\\new\\table'),
);
const awkwardDesign = fc.tuple(anyDesign, awkward, awkward, awkward).map(([design, title, name, html]) => ({
  ...design,
  title,
  tiles: [...design.tiles, aTile({ name, html })],
}));

describe('writing for older clients', () => {
  const wire = toWire(aDesign());

  test('WI-77 `data` is a string that holds the design as JSON', () => {
    expect(JSON.parse(writeWireData(aDesign()))).toEqual(wire);
  });

  test('WI-78 `data` never has two backslashes in a row: a backslash inside a text is `\\u005c`', () => {
    expect(writeWireData(aDesign({ title: 'a\\b' }))).toContain('"editedText":"a\\u005cb"');
    fc.assert(fc.property(awkwardDesign, (design) => expect(writeWireData(design)).not.toContain('\\\\')));
  });

  test('WI-79 For any Unicode text: design → wire → legacy unescape → parse = design', () => {
    fc.assert(
      fc.property(awkwardDesign, (design) => {
        expect(read(JSON.parse(unescapeLikeOlderClients(writeWireData(design))))).toEqual(design);
      }),
    );
  });

  test('WI-80 For any Unicode text: design → wire → plain parse = design', () => {
    fc.assert(fc.property(awkwardDesign, (design) => expect(read(JSON.parse(writeWireData(design)))).toEqual(design)));
  });

  test('`data` has the HTML of each tile in the form that Quill 1.3 reads, and is read as the same page', () => {
    const html =
      '<ol><li data-list="bullet">a  b</li></ol><div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block">c</div></div>';
    const sent: unknown = JSON.parse(writeWireData(aDesign({ tiles: [aTile({ html })] })));
    const code = '<pre class="ql-syntax" spellcheck="false">c\n</pre>';
    expect(sent).toMatchObject({ inputTextList: [`<ul><li>a<span> </span><span> </span>b</li></ul>${code}`] });
    expect(readWireData(sent).design?.tiles.map((tile) => tile.html)).toEqual([`<ul><li>a  b</li></ul>${code}`]);
  });

  test('`data` of a page with only blanks is no longer than the page, however often it is requested', () => {
    const tiles = (blanks: number) => Array.from({ length: 10 }, () => aTile({ html: `<p>a${' '.repeat(blanks)}b</p>` }));
    expect(writeWireData(aDesign({ tiles: tiles(10_000) })).length).toBeGreaterThan(1_300_000);
    expect(writeWireData(aDesign({ tiles: tiles(100_000) })).length).toBeLessThan(1_010_000);
  });

  test.each([
    ['lines with one blank each', '<p> </p>', 8],
    ['single blanks beside non-breaking ones', '<p>a</p>'.replace('a', ' &nbsp;'.repeat(1_000)), 7_007],
  ])('`data` of a page with %s is at most 1.3 MB longer than the page, and never larger than older clients may send', (_, html, length) => {
    const tiles = Array.from({ length: 10 }, () => aTile({ html: html.repeat(Math.floor(102_400 / length)) }));
    const design = aDesign({ tiles });
    const data = writeWireData(design);
    expect(data.length - JSON.stringify(design).length).toBeLessThanOrEqual(1_301_000);
    expect(readWireData(JSON.parse(data)).bytes).toBeLessThanOrEqual(DESIGN_LIMITS.designBytes);
  });

  test('WI-81 `titleColor` and `bodyBackgroundColor` are written as `{"body":{"color","alpha"}}`', () => {
    expect(wire.titleColor).toEqual({ body: { color: '#ffffff', alpha: 1 } });
    expect(wire.bodyBackgroundColor).toEqual({ body: { color: '#474a71', alpha: 1 } });
  });

  test('WI-82 `buttonColors` has for each tile a list whose first entry has text, button, hover, border, shadow, each with color and alpha', () => {
    expect(wire.buttonColors).toHaveLength(2);
    expect(wire.buttonColors[0]?.[0]).toEqual({
      text: { color: '#f2f2f2', alpha: 1 },
      button: { color: '#373a70', alpha: 1 },
      hover: { color: '#4c5091', alpha: 1 },
      border: { color: '#383b5c', alpha: 0.5 },
      shadow: { color: '#000000', alpha: 0.1 },
    });
  });

  test('WI-83 `borderRadius` and `textThickness` have a number, `buttonNames` a name, `inputTextList` an HTML string for each tile', () => {
    const tiles = [aTile({ name: 'One', html: '<p>1</p>', style: { radius: 12, thickness: 40 } }), aTile({ name: 'Two', html: '' })];
    expect(toWire(aDesign({ tiles }))).toMatchObject({
      borderRadius: [12, 0.5],
      textThickness: [40, 10],
      buttonNames: ['One', 'Two'],
      inputTextList: ['<p>1</p>', ''],
    });
  });

  test('WI-84 `editedText` is the page title as a string', () => {
    expect(wire.editedText).toBe('Ada Rossi');
  });

  test('WI-85 `showModal`, `showPreviewModal` and `showEditBtnModal` are written as one false for each tile', () => {
    const closed = [false, false];
    expect(wire).toMatchObject({ showModal: closed, showPreviewModal: closed, showEditBtnModal: closed });
  });

  test('WI-86 `showEditLinksPickerModal` and `showEditBgColorModal` are written as false', () => {
    expect(wire).toMatchObject({ showEditLinksPickerModal: false, showEditBgColorModal: false });
  });

  test('WI-87 `btnCount` and `containerCount` are numbers equal to the tile count', () => {
    expect(wire).toMatchObject({ btnCount: 2, containerCount: 2 });
  });

  test('WI-88 Writing gives every array exactly one entry for each tile', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        for (const value of Object.values(toWire(design))) {
          if (Array.isArray(value)) expect(value).toHaveLength(design.tiles.length);
        }
      }),
    );
  });

  test('WI-89 Writing gives `socialLinksList` all ten social keys, each a URL string', () => {
    const { socialLinksList } = toWire(aDesign({ socialLinks: { ...NO_SOCIAL_LINKS, home: 'https://ada.example' } }));
    expect(Object.keys(socialLinksList).sort()).toEqual([...SOCIAL_KINDS].sort());
    expect(socialLinksList).toMatchObject({ home: 'https://ada.example', discord: '' });
  });
});

describe('reading what older clients wrote', () => {
  const wire = toWire(aDesign());

  test('WI-90 Reading: the number of names decides how many tiles there are, whatever `btnCount` and `containerCount` say', () => {
    expect(read({ ...wire, btnCount: 7, containerCount: 'x' }).tiles).toHaveLength(2);
    expect(read({ ...wire, buttonNames: ['One'] }).tiles.map(({ name }) => name)).toEqual(['One']);
  });

  test('WI-91 Reading: per-tile arrays may be longer than the tile count', () => {
    const longer = { inputTextList: ['a', 'b', 'c'], borderRadius: [1, 2, 3, 4], buttonColors: [...wire.buttonColors, null] };
    expect(read({ ...wire, ...longer }).tiles.map(({ html }) => html)).toEqual(['a', 'b']);
  });

  test('WI-92 Reading: per-tile arrays may be shorter; missing entries get defaults', () => {
    const shorter = { inputTextList: [], borderRadius: [], textThickness: [], buttonColors: [] };
    expect(read({ ...wire, ...shorter }).tiles).toEqual([newTile('My garden'), newTile('Contact')]);
    expect(read({ buttonNames: [] })).toEqual(DEFAULT_DESIGN);
  });

  test('WI-93 Reading: `inputTextList` may be `[""]` with zero tiles', () => {
    expect(read({ ...wire, buttonNames: [], inputTextList: [''] }).tiles).toEqual([]);
  });

  test('WI-94 Reading: `socialLinksList` may be `{}`', () => {
    expect(read({ ...wire, socialLinksList: {} }).socialLinks).toEqual(NO_SOCIAL_LINKS);
  });

  test('WI-95 Reading: other keys in `socialLinksList` are kept out', () => {
    const socialLinksList: unknown = JSON.parse(
      '{"home":"https://ada.example","myspace":"https://old.example","__proto__":{"twitter":"x"}}',
    );
    expect(read({ ...wire, socialLinksList }).socialLinks).toEqual({ ...NO_SOCIAL_LINKS, home: 'https://ada.example' });
  });

  test('WI-96 Reading: the `showModal…` flags may be anything and are never stored', () => {
    const flags = {
      showModal: 'yes',
      showPreviewModal: [1, null],
      showEditBtnModal: {},
      showEditLinksPickerModal: 7,
      showEditBgColorModal: true,
    };
    const design = read({ ...wire, ...flags });
    expect(design).toEqual(aDesign());
    expect(Object.keys(design).sort()).toEqual(['backgroundColor', 'socialLinks', 'tiles', 'title', 'titleColor']);
  });

  test('WI-97 Reading: radius and thickness may be integers, floats or numeric strings', () => {
    const { tiles } = read({ ...wire, borderRadius: [12, '3.5'], textThickness: [0.25, '700'] });
    expect(tiles.map(({ style }) => [style.radius, style.thickness])).toEqual([
      [12, 0.25],
      [3.5, 700],
    ]);
  });

  test('a radius or thickness out of range is moved into the range, and a value that is no number becomes the default', () => {
    const { tiles } = read({ ...wire, borderRadius: [-1, 901], textThickness: ['thick', Number.NaN] });
    expect(tiles.map(({ style }) => [style.radius, style.thickness])).toEqual([
      [0, 10],
      [900, 10],
    ]);
  });

  test('WI-98 Reading: `buttonColors[i]` may be a list, whose first entry counts, or the entry itself', () => {
    const colors = (color: string) => ({ text: { color, alpha: 1 } });
    const { tiles } = read({ ...wire, buttonColors: [[colors('#111111'), colors('#222222')], colors('#333333')] });
    expect(tiles.map(({ style }) => style.text.hex)).toEqual(['#111111', '#333333']);
  });

  test('WI-99 Reading: a colour may be `#rgb` or `#rrggbb`', () => {
    expect(read({ ...wire, titleColor: { body: { color: '#Fa0', alpha: 1 } } }).titleColor.hex).toBe('#ffaa00');
    expect(read({ ...wire, titleColor: { body: { color: '#FFAA01', alpha: 1 } } }).titleColor.hex).toBe('#ffaa01');
  });

  test('WI-100 Reading: a colour may be `#rrggbbaa`; its alpha multiplies', () => {
    const bodyBackgroundColor = { body: { color: '#11223380', alpha: 0.5 } };
    expect(read({ ...wire, bodyBackgroundColor }).backgroundColor).toEqual({ hex: '#112233', alpha: 0.251 });
  });

  test('an invalid colour, or a style of the wrong type, gets the default of its place', () => {
    const looks = {
      titleColor: 'red',
      bodyBackgroundColor: { body: { color: 'url(x)' } },
      buttonColors: [7],
      borderRadius: [true],
      textThickness: [[]],
    };
    expect(read({ ...looks, buttonNames: [''] })).toEqual({
      ...DEFAULT_DESIGN,
      tiles: [newTile('')],
    });
  });

  test('a number in place of a text is read as text', () => {
    const design = read({ ...wire, editedText: 2026, buttonNames: [1, -0.5], inputTextList: [7], socialLinksList: { home: 12 } });
    expect([design.title, design.socialLinks.home]).toEqual(['2026', '12']);
    expect(design.tiles.map(({ name, html }) => [name, html])).toEqual([
      ['1', '7'],
      ['-0.5', ''],
    ]);
  });

  test('null counts as missing, in a list and elsewhere', () => {
    const nothing = Object.fromEntries(Object.keys(wire).map((key) => [key, null]));
    expect(read({ ...nothing, buttonNames: [] })).toEqual(DEFAULT_DESIGN);
    const holes = {
      buttonNames: [null],
      inputTextList: [null],
      buttonColors: [null],
      borderRadius: [null],
      socialLinksList: { home: null },
    };
    expect(read({ ...wire, ...holes }).tiles).toEqual([newTile('New Tile')]);
  });

  test.each([{ text: 'x' }, ['x'], [], true, false])(
    '%j in place of a text is refused with its field, and nothing else is lost',
    (wrong) => {
      const broken = {
        editedText: wrong,
        buttonNames: ['kept', wrong],
        inputTextList: [wrong, 'kept', wrong],
        socialLinksList: { home: wrong, myspace: wrong },
      };
      const { design, faults } = readWireDesign({ ...wire, ...broken });
      const notText = [refusal('NOT_TEXT')];
      expect(faults).toEqual({
        editedText: notText,
        'buttonNames.1': notText,
        'inputTextList.0': notText,
        'socialLinksList.home': notText,
      });
      expect(design?.tiles.map(({ name, html }) => [name, html])).toEqual([
        ['kept', ''],
        ['New Tile', 'kept'],
      ]);
      expect(design?.title).toBe('My page');
    },
  );

  test.each<[string, unknown, ErrorCode]>([
    ['inputTextList', 'text', 'NOT_LIST'],
    ['buttonColors', {}, 'NOT_LIST'],
    ['borderRadius', 12, 'NOT_LIST'],
    ['textThickness', false, 'NOT_LIST'],
    ['socialLinksList', ['https://ada.example'], 'NOT_OBJECT'],
  ])('a %s that is %j is refused, because it would remove a part of every tile or link', (field, value, code) => {
    expect(readWireDesign({ ...wire, [field]: value }).faults).toEqual({ [field]: [refusal(code)] });
  });

  test.each([null, 'text', 7, [], undefined])('a value that is not an object is refused: %j', (document) => {
    expect(readWireDesign(document)).toEqual({ design: null, faults: { design: [refusal('DESIGN_NOT_OBJECT')] } });
  });

  test.each([undefined, null, {}, 'One', 2, Array.from({ length: 101 }, String)])(
    'buttonNames that are %j are refused, because the number of tiles is unknown',
    (buttonNames) => {
      expect(readWireDesign({ ...wire, buttonNames })).toEqual({
        design: null,
        faults: { buttonNames: [expect.objectContaining({ code: expect.stringMatching(/^(TILE_NAMES_NOT_LIST|TOO_MANY_TILES)$/) })] },
      });
    },
  );

  test('a hundred tiles are read', () => {
    expect(read({ buttonNames: Array.from({ length: 100 }, String) }).tiles).toHaveLength(100);
  });

  test('no JSON makes reading throw, and the result is written and read as the same design', () => {
    const document = fc.record(Object.fromEntries(Object.keys(wire).map((key) => [key, fc.jsonValue()])));
    fc.assert(
      fc.property(document, (value) => {
        const { design } = readWireDesign(value);
        if (design) expect(read(JSON.parse(JSON.stringify(toWire(design))))).toEqual(design);
      }),
    );
  });

  test.each([
    ['title', 'editedText'],
    ['tiles', 'buttonNames'],
    ['tiles.3', 'buttonNames.3'],
    ['tiles.12.name', 'buttonNames.12'],
    ['tiles.12.html', 'inputTextList.12'],
    ['socialLinks.home', 'socialLinksList.home'],
  ])('the field %s of a design is %s for older clients', (place, name) => expect(wireFieldName(place)).toBe(name));

  test.each([
    ...['design', 'titleColor.alpha', 'subtitle', 'tilesets', 'mytiles', 'mytiles.3', 'mytiles.3.html', 'tiles.3.htmls', 'tiles.3.names'],
    ...['tiles.3.style.radius', 'tiles.x', 'my.socialLinks.home'],
  ])('the field %s has the same name for all clients', (place) => expect(wireFieldName(place)).toBe(place));

  test.each(['', ' ', 'thick', true, null, [7], {}])('a radius of %j is invalid and becomes the default', (radius) => {
    expect(read({ buttonNames: ['One'], borderRadius: [radius] }).tiles[0]?.style.radius).toBe(0.5);
  });
});
