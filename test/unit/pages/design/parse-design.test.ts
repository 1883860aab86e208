import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DomainError } from '../../../../server/domain-error.js';
import { DEFAULT_DESIGN, DEFAULT_TILE_STYLE, DESIGN_LIMITS } from '../../../../server/pages/design/page-design.rules.js';
import { DesignInvalid, DesignTooLarge } from '../../../../server/pages/pages.errors.js';
import { parseDesign, parseDraft, withoutRefusedTiles } from '../../../../server/pages/design/parse-design.js';
import { toStoredDesign } from '../../../../server/pages/design/stored-design.rules.js';
import { NO_SOCIAL_LINKS } from '../../../../server/pages/design/social-links.rules.js';
import { completeAddress } from '../../../../server/pages/tile-kinds/link-address.rules.js';
import { aLink, anEmbed } from '../../../builders/pages/mixed-design.js';
import { aDesign, aLargestDesign, aTile } from '../../../builders/pages/page-design.js';
import { anyDesign } from '../../../builders/pages/any-design.js';
import { inTexts } from '../../../../server/pages/design/wire-design.rules.js';

function refusals(input: unknown): DomainError['fields'] {
  try {
    parseDesign(input);
    return {};
  } catch (error) {
    if (!(error instanceof DesignInvalid)) throw error;
    return error.fields;
  }
}

const placesRefused = (input: unknown): string[] => Object.keys(refusals(input));

describe('a draft that is shown before it is published', () => {
  test('has every tile that a publication accepts, and no other', () => {
    fc.assert(fc.property(anyDesign, (design) => expect(withoutRefusedTiles(parseDesign(design))).toEqual(parseDesign(design))));
    const address = `javascript:alert(1)//${'x'.repeat(DESIGN_LIMITS.linkLength)}`;
    const unfinished = [aLink({ address }), anEmbed({ address: 'data:text/html,x' }), aTile({ name: 'x'.repeat(5_000) })];
    const tiles = unfinished.flatMap((tile) => [tile, aTile(), aLink({ address: '' })]);
    const draft = parseDraft(aDesign({ title: 'x'.repeat(5_000), tiles }));
    expect(draft.tiles).toHaveLength(9);
    expect(withoutRefusedTiles(draft)).toEqual({ ...draft, tiles: [1, 2, 4, 5, 7, 8].map((at) => draft.tiles[at]) });
  });
});

describe('a design within its limits', () => {
  test('is accepted unchanged', () => {
    fc.assert(fc.property(anyDesign, (design) => expect(parseDesign(parseDesign(design))).toEqual(parseDesign(design))));
    expect(parseDesign(aDesign())).toEqual(aDesign());
  });

  test('may be exactly as large as the limits allow', () => {
    const tile = aTile({ name: 'n'.repeat(120), html: 'h'.repeat(DESIGN_LIMITS.tileHtmlBytes) });
    const design = aDesign({
      title: 't'.repeat(200),
      tiles: [tile],
      socialLinks: { ...NO_SOCIAL_LINKS, home: `https://${'l'.repeat(2040)}` },
    });
    expect(parseDesign(design)).toEqual(design);
    expect(parseDesign(aDesign({ tiles: Array.from({ length: 100 }, () => aTile()) })).tiles).toHaveLength(100);
  });

  test('loses characters that neither UTF-8 nor the database can store: NUL and halves of surrogate pairs', () => {
    const tiles = [aTile({ name: 'a\0b', html: '<p>\udc00x😀</p>' })];
    const parsed = parseDesign(aDesign({ title: 'T\ud800', tiles }));
    expect([parsed.title, parsed.tiles[0]?.name, inTexts(parsed).tiles[0]?.html]).toEqual(['T', 'ab', '<p>x😀</p>']);
  });

  test('keeps only the parts of a design', () => {
    expect(parseDesign({ ...aDesign(), admin: true, tiles: [{ ...aTile(), onclick: 'x' }] })).toEqual(aDesign({ tiles: [aTile()] }));
  });
});

describe('a design over a limit', () => {
  test.each([
    ['title', aDesign({ title: 't'.repeat(201) })],
    ['tiles.1.name', aDesign({ tiles: [aTile(), aTile({ name: 'n'.repeat(121) })] })],
    ['tiles.0.html', aDesign({ tiles: [aTile({ html: 'é'.repeat(DESIGN_LIMITS.tileHtmlBytes / 2 + 1) })] })],
    ['tiles.0.html', aDesign({ tiles: [aTile({ html: '名'.repeat(DESIGN_LIMITS.tileHtmlBytes / 3 + 1) })] })],
    ['tiles', aDesign({ tiles: Array.from({ length: 101 }, () => aTile()) })],
    ['socialLinks.home', aDesign({ socialLinks: { ...NO_SOCIAL_LINKS, home: `https://${'l'.repeat(2041)}` } })],
    ['socialLinks.home', aDesign({ socialLinks: { ...NO_SOCIAL_LINKS, home: 'l'.repeat(2041) } })],
  ])('is refused, and the error names %s', (place, design) => {
    expect(placesRefused(design)).toEqual([place]);
  });

  test('gets one response that names each invalid place, with a sentence for each', () => {
    const linkTooLong = { ...NO_SOCIAL_LINKS, home: `https://${'l'.repeat(2041)}`, discord: 7 };
    const tiles = [null, { name: 7, html: [] }, aTile({ html: 'x'.repeat(DESIGN_LIMITS.tileHtmlBytes + 1), style: { radius: Infinity } })];
    expect(refusals({ ...aDesign({ title: 't'.repeat(201) }), tiles, socialLinks: linkTooLong })).toEqual({
      title: ['This can have 200 characters at most; it has 201.'],
      'tiles.0': ['A tile must be an object.'],
      'tiles.1.html': ['This must be a text.'],
      'tiles.1.name': ['This must be a text.'],
      'tiles.2.html': ['The content of a tile can have 100 kB at most.'],
      'tiles.2.style.radius': ['This must be a finite number.'],
      'socialLinks.home': ['This can have 2048 characters at most; it has 2049.'],
      'socialLinks.discord': ['This must be a text.'],
    });
    expect(refusals([])).toEqual({ design: ['A design must be an object.'] });
    expect(refusals({ title: '', tiles: {} })).toEqual({ tiles: ['The tiles must be a list.'] });
    const tooMany = aDesign({ tiles: Array.from({ length: 101 }, () => aTile()) });
    expect(refusals(tooMany)).toEqual({ tiles: ['A page can have 100 tiles at most; this one has 101.'] });
  });

  test('is too large if it has more than 1 MB in total, whatever the size of its tiles', () => {
    const tiles = Array.from({ length: 11 }, () => aTile({ html: 'x'.repeat(100_000) }));
    expect(() => parseDesign(aDesign({ tiles }))).toThrow(DesignTooLarge);
  });

  test('may have exactly 1 MB as it is stored', () => {
    const largest = aLargestDesign();
    expect(Buffer.byteLength(JSON.stringify(toStoredDesign(largest).document))).toBe(1024 * 1024);
    expect(parseDesign(largest)).toEqual(largest);
    expect(() => parseDesign(aLargestDesign(1))).toThrow(DesignTooLarge);
  });
});

describe('a value that is not a design', () => {
  test.each([null, undefined, 'text', 7, true, [], () => 1])('is refused: %p', (input) => {
    expect(placesRefused(input)).toEqual(['design']);
  });

  test('is refused, and the error names each missing part', () => {
    expect(placesRefused({})).toEqual(['title', 'tiles']);
  });

  test('causes no other error than a refusal, for any value', () => {
    const tiles = fc.oneof(fc.anything(), fc.array(fc.anything()));
    const parts = fc.record({ title: fc.anything(), tiles, socialLinks: fc.anything(), titleColor: fc.anything() });
    fc.assert(fc.property(fc.oneof(fc.anything(), parts), (input) => expect(placesRefused(input)).toBeDefined()));
  });
});

describe('colours and numbers of a design', () => {
  test.each(['red;background:url(https://evil.example)', 'white', '', '#12', '#12345g', '##123', 7, null])(
    'a colour that is not hex is refused and named: %j',
    (hex) => {
      const broken = { hex, alpha: 0.3 };
      const style = { text: broken, button: broken, hover: broken, border: broken, shadow: broken };
      const appearance = { sheet: { color: broken }, ground: { colors: [{ hex: '#123', alpha: 1 }, broken] } };
      const input = { ...aDesign(), titleColor: broken, backgroundColor: broken, tiles: [{ ...aTile(), style }], appearance };
      const ofTile = ['border', 'button', 'hover', 'shadow', 'text'].map((name) => `tiles.0.style.${name}.hex`);
      const ofLook = ['appearance.ground.colors.1.hex', 'appearance.sheet.color.hex'];
      expect(placesRefused(input).sort()).toEqual([...ofLook, 'backgroundColor.hex', ...ofTile, 'titleColor.hex']);
      expect(refusals({ ...aDesign(), titleColor: broken })).toEqual({
        'titleColor.hex': ['This is not a colour. Send one such as #1d4fa0.'],
      });
    },
  );

  test('a colour that is missing becomes the default of its place', () => {
    const parsed = parseDesign({ ...aDesign(), titleColor: undefined, backgroundColor: null, tiles: [{ ...aTile(), style: {} }] });
    expect([parsed.titleColor, parsed.backgroundColor]).toEqual([DEFAULT_DESIGN.titleColor, DEFAULT_DESIGN.backgroundColor]);
    expect(parsed.tiles[0]?.style).toEqual(DEFAULT_TILE_STYLE);
  });

  test('an opacity, a radius and a thickness are limited to their ranges', () => {
    const style = { text: { hex: '#fff', alpha: 7 }, radius: 1e9, thickness: -3 };
    const tile = parseDesign(aDesign({ tiles: [aTile({ style })] })).tiles[0];
    expect(tile?.style).toMatchObject({ text: { hex: '#ffffff', alpha: 1 }, radius: 900, thickness: 0 });
  });

  test('a number that is missing or not a number becomes the default', () => {
    const style = { radius: undefined, thickness: 'thick' };
    expect(parseDesign({ ...aDesign(), tiles: [{ ...aTile(), style }] }).tiles[0]?.style).toEqual(DEFAULT_TILE_STYLE);
  });

  test('a number that is not finite is refused and named', () => {
    const style = { text: { hex: '#ffffff', alpha: Number.NaN }, radius: Number.POSITIVE_INFINITY, thickness: Number.NEGATIVE_INFINITY };
    const endless = { hex: '#ffffff', alpha: Number.POSITIVE_INFINITY };
    const places = placesRefused(aDesign({ titleColor: endless, backgroundColor: endless, tiles: [aTile({ style })] }));
    const ofTile = ['tiles.0.style.radius', 'tiles.0.style.text.alpha', 'tiles.0.style.thickness'];
    expect(places.sort()).toEqual(['backgroundColor.alpha', ...ofTile, 'titleColor.alpha']);
  });
});

describe('social links of a design', () => {
  test.each([
    ['', ''],
    ['  ', ''],
    ['ada.example', 'https://ada.example'],
    [' http://ada.example/a?b ', 'http://ada.example/a?b'],
    ['HTTPS://ada.example', 'HTTPS://ada.example'],
  ])('%j is saved as %j', (link, saved) => {
    expect(parseDesign(aDesign({ socialLinks: { ...NO_SOCIAL_LINKS, twitter: link } })).socialLinks.twitter).toBe(saved);
  });

  const noLinks = [
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)', 'data:text/html,x'],
    ...['vbscript:x', 'https:javascript:x', 'ftp://example.org', 'mailto:ada@example.org', 'mailto:1@example.org', 'tel:+4930'],
    ...['https://ada:secret@example.org', 'ada@example.org', 'exam ple.org', 'https://', 'https:\\\\example.org', 'example.org/\u0007'],
  ];

  test.each(noLinks)('what a link tile could not lead to in the web is refused: %j', (home) => {
    expect(refusals(aDesign({ socialLinks: { ...NO_SOCIAL_LINKS, home } }))).toEqual({
      'socialLinks.home': [
        'This is not a web address to lead to. It begins with https:// or http://, and has no username or password in it.',
      ],
    });
  });

  test.each(noLinks)('an older client may send any link, which becomes an address that can run no code: %j', (home) => {
    expect(parseDesign(aDesign({ socialLinks: { ...NO_SOCIAL_LINKS, home } }), 0, true).socialLinks.home).toMatch(/^https:\/\//);
  });

  test('a web address is a social link exactly if a link tile may lead there; in a tile, its blanks are encoded first', () => {
    const typed = fc.oneof(
      fc.webUrl(),
      fc.domain(),
      fc.string().map((text) => `https://${text}`),
    );
    fc.assert(
      fc.property(typed.map(completeAddress), (link) => {
        const ofTile = placesRefused({ ...aDesign(), tiles: [{ ...aTile(), kind: 'link', address: link }] });
        expect(placesRefused(aDesign({ socialLinks: { ...NO_SOCIAL_LINKS, home: link } }))).toHaveLength(ofTile.length);
      }),
      { numRuns: 1000 },
    );
  });

  test('missing links are empty and unknown links are left out', () => {
    const { socialLinks } = parseDesign({ ...aDesign(), socialLinks: { home: 'ada.example', myspace: 'x' } });
    expect(socialLinks).toEqual({ ...NO_SOCIAL_LINKS, home: 'https://ada.example' });
  });
});
