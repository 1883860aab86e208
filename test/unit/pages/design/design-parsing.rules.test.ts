import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readDesign, readDraftDesign } from '../../../../server/pages/design/design-parsing.rules.js';
import { DEFAULT_DESIGN, type Tile } from '../../../../server/pages/design/page-design.rules.js';
import { NO_CONTACT, type ContactTile } from '../../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import type { EmbedTile } from '../../../../server/pages/tile-kinds/embed/embed-tile.rules.js';
import type { LinkTile } from '../../../../server/pages/tile-kinds/link/link-tile.rules.js';
import { anyMixedDesign } from '../../../builders/pages/any-tile.js';
import { INJECTION_ADDRESSES } from '../../../builders/injection/injection-payloads-addresses.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const { name, style } = aTile();
const base = { name, style };

function readTile(tile: object): Tile | readonly string[] {
  const { design, faults } = readDesign({ ...aDesign(), tiles: [{ ...base, ...tile }] });
  return design ? design.tiles[0]! : Object.entries(faults).map(([place, [fault]]) => `${place} ${fault?.code}`);
}

test('A design with tiles of every kind is read unchanged, and reading the result again gives the same', () => {
  fc.assert(
    fc.property(anyMixedDesign, (design) => {
      const read = readDesign(design);
      expect(read.faults).toBeUndefined();
      expect(read.design?.tiles).toEqual(design.tiles.map((tile) => ({ ...tile, name: tile.name.replaceAll('\0', '') })));
      expect(readDesign(read.design)).toEqual(read);
    }),
  );
});

test('A draft is read unchanged, also over the limits of a publication; what is no design, or has an unknown kind of tile, is none', () => {
  fc.assert(fc.property(anyMixedDesign, (design) => void expect(readDraftDesign(design).design).toEqual(readDesign(design).design)));
  const long = aDesign({ title: 'x'.repeat(201), tiles: [aTile({ html: 'x'.repeat(200_000) })] });
  expect([readDesign(long).design, readDraftDesign(long).design]).toEqual([null, long]);
  const base = { name, style };
  const wrong = [7, null, [], {}, { ...long, title: 7 }, { ...long, tiles: 'x' }, { ...long, tiles: [7] }];
  const unknown = { ...long, tiles: [{ ...base, kind: 'clock' }] };
  for (const input of [...wrong, unknown]) expect(readDraftDesign(input).design).toBeNull();
});

test('A draft keeps an address and a contact that a publication refuses, but no address that could run a script', () => {
  const draftOf = (tile: object) => readDraftDesign({ ...aDesign(), tiles: [{ name, style, ...tile }] }).design?.tiles[0];
  const embed = { kind: 'embed', address: 'https://video.example/1' };
  const contact = { kind: 'contact', contact: { name: 'Ada', telephone: 'call me', mail: 'ada at home', address: '' } };
  expect([draftOf(embed), draftOf(contact)]).toEqual([
    { name, style, ...embed },
    { name, style, ...contact },
  ]);
  expect(draftOf({ kind: 'link', address: 'javascript:alert(1)' })).toEqual({ name, style, kind: 'link', address: '' });
});

test('A draft with a colour or a social link that a publication refuses is read: the colour is the default', () => {
  const { socialLinks } = aDesign();
  const links = { ...socialLinks, home: 'mailto:ada@example.org' };
  const draft = readDraftDesign({ ...aDesign({ title: 'Mine' }), titleColor: { hex: 'red', alpha: 1 }, socialLinks: links }).design;
  expect(draft).toMatchObject({
    title: 'Mine',
    titleColor: DEFAULT_DESIGN.titleColor,
    socialLinks: { home: 'https://mailto:ada@example.org' },
  });
});

test('A picture that cannot be read is missing in the draft, and all the rest of the draft is kept', () => {
  const { title, tiles } = aDesign({ title: 'Mine', tiles: [aTile()] });
  const picture = { kind: 'picture', name, style, alternative: 'Ada', address: '' } as const;
  for (const unreadable of [{ id: 'none' }, 'none', 7]) {
    const draft = readDraftDesign({ ...aDesign({ title }), tiles: [...tiles, { ...picture, picture: unreadable }] }).design;
    expect(draft).toMatchObject({ title: 'Mine', tiles: [...tiles, { ...picture, picture: null }] });
  }
});

test('A tile without a kind is a text tile, and one of an unknown kind is refused', () => {
  expect(readTile({ html: 'x' })).toMatchObject({ kind: 'text', html: 'x' });
  for (const kind of ['clock', 'toString', '', 7, {}]) expect(readTile({ kind, html: 'x' })).toEqual(['tiles.0.kind TILE_KIND_UNKNOWN']);
});

test('A tile keeps only what its kind has', () => {
  expect(readTile({ kind: 'heading', html: '<p>x</p>', address: 'https://example.org', onclick: 'x' })).toEqual({
    kind: 'heading',
    ...base,
  });
});

describe('The address of a link tile', () => {
  const addressOf = (address: unknown) => {
    const read = readTile({ kind: 'link', address });
    return Array.isArray(read) ? (read as string[])[0] : (read as LinkTile).address;
  };

  test.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    [' example.org ', 'https://example.org'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['//example.org', 'https://example.org'],
    ['ada@example.org', 'mailto:ada@example.org'],
    ['mailto:1@example.org', 'mailto:1@example.org'],
    ['tel:030123', 'tel:030123'],
    ['+49 (30) 12-34', 'tel:+49301234'],
    ['mailto:ada@example.org?subject=Figs', 'mailto:ada@example.org?subject=Figs'],
    ['TEL:+4930', 'TEL:+4930'],
    ['', ''],
    [undefined, ''],
  ])('%j is read as %j', (typed, read) => expect(addressOf(typed)).toBe(read));

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.org',
    'https://ada:secret@example.org',
    'https://ada@example.org',
    'https://exam ple.org',
    'https://example.org/\u0007',
    'https:\\\\example.org',
    'https://',
    'mailto:',
    'mailto:ada@example.org\nBcc: x',
    'tel:',
    'tel:javascript',
  ])('%j is refused', (typed) => expect(addressOf(typed)).toBe('tiles.0.address ADDRESS_NOT_LINK'));

  test('One that is too long, or that is not a text, is refused', () => {
    expect(addressOf(`https://example.org/${'x'.repeat(2029)}`)).toBe('tiles.0.address TEXT_TOO_LONG');
    expect(addressOf(['https://example.org'])).toBe('tiles.0.address NOT_TEXT');
  });

  test('Of the addresses that could run a script, each is refused or has the protocol of a link', () => {
    for (const address of INJECTION_ADDRESSES) expect(addressOf(address)).toMatch(/^(?:https?:\/\/|mailto:|tel:|tiles\.0\.address )/i);
  });
});

describe('The address of an embed tile', () => {
  const addressOf = (address: string) => {
    const read = readTile({ kind: 'embed', address });
    return Array.isArray(read) ? (read as string[])[0] : (read as EmbedTile).address;
  };

  test('is completed, also from the code that a site offers', () => {
    expect(addressOf('youtu.be/dQw4w9WgXcQ')).toBe('https://youtu.be/dQw4w9WgXcQ');
    expect(addressOf('http://vimeo.com/76979871')).toBe('https://vimeo.com/76979871');
    const frame = '<iframe width="5" src="https://bandcamp.com/EmbeddedPlayer/album=42/size=large/" seamless></iframe>';
    expect(addressOf(frame)).toBe('https://bandcamp.com/EmbeddedPlayer/album=42/size=large/');
  });

  test.each([
    'https://example.org/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
    'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
    '<iframe>',
  ])('%j is refused', (address) => expect(addressOf(address)).toBe('tiles.0.address EMBED_UNKNOWN'));
});

describe('The data of a contact tile', () => {
  const contactOf = (contact: object) => {
    const read = readTile({ kind: 'contact', contact });
    return Array.isArray(read) ? read : (read as ContactTile).contact;
  };

  test('has no line breaks but those between the lines of its address', () => {
    expect(
      contactOf({
        name: ' Ada\n Rossi ',
        telephone: '+49 30\t123',
        mail: 'ada@example.org',
        address: 'Via Roma 1\r\n\r\n 10100  Torino\n',
      }),
    ).toEqual({
      name: 'Ada Rossi',
      telephone: '+49 30 123',
      mail: 'ada@example.org',
      address: 'Via Roma 1\n10100 Torino',
    });
    expect(contactOf({})).toEqual(NO_CONTACT);
  });

  test('is refused where it is too long or cannot be what it says, by the name of its part', () => {
    expect(contactOf({ name: 'x'.repeat(121), telephone: 'call me', mail: 'ada', address: 'x'.repeat(401) })).toEqual([
      'tiles.0.contact.name TEXT_TOO_LONG',
      'tiles.0.contact.address TEXT_TOO_LONG',
      'tiles.0.contact.telephone TELEPHONE_INVALID',
      'tiles.0.contact.mail EMAIL_INVALID',
    ]);
  });
});
