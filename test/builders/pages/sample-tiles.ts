import fc from 'fast-check';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { NO_CONTACT } from '../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import type { TileContent } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { TILE_KINDS, type TileKind, type TileOf } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { aContact, aHeading, aLink, anEmbed, aPicture, aTilePicture } from './mixed-design.js';
import { aDesign, aTile } from './page-design.js';

/** What the tests of all kinds need of one. */
export interface SampleTile<T extends Tile> {
  /** A finished tile. */
  readonly tile: T;
  /** What visitors get of it as the only tile: the beginning of its item in the list. */
  readonly markup: string;
  /** Any content, as parsing leaves it. */
  readonly anyContent: fc.Arbitrary<TileContent<T>>;
  /** The finished tile with this text wherever its kind takes any text. */
  readonly saying: (text: string) => T;
  /** A change after which a tile differs from all others with another number. */
  readonly numbered: (at: number) => Partial<T>;
  /** What its creator types: on the tile itself, or into its popup, by the labels of the fields. A file is chosen before. */
  readonly typed: string | Readonly<Record<string, string>>;
  /** What visitors read then. */
  readonly shown: readonly string[];
}

/** Each kind but text, which most tests have anyway. */
export type OtherKind = Exclude<TileKind, 'text'>;

export const OTHER_KINDS = TILE_KINDS.filter((kind) => kind !== 'text');

const digits = fc.integer({ min: 100, max: 999_999_999 }).map(String);
const anyMail = fc.emailAddress().filter((mail) => /^[\w.@-]+$/.test(mail));
const anyAddress = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  anyMail.map((mail) => `mailto:${mail}`),
  digits.map((number) => `tel:+${number}`),
  digits.map((number) => `sms:+${number}?body=Hi%20there`),
  fc.constantFrom(
    'geo:52.5,13.4',
    'xmpp:ada@example.org',
    'facetime:ada@example.org',
    'whatsapp://send?phone=49301',
    'matrix:u/ada:example.org',
  ),
  fc.constant(''),
);

/** Where a tile leads, and whether its creator is there. */
const anyPlace = fc.record({ address: anyAddress, isMe: fc.boolean() }).map(({ address, isMe }) => ({
  address,
  ...(isMe && /^https?:/i.test(address) && { isMe: true as const }),
}));
const anyEmbed = fc.constantFrom(
  '',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=9',
  'https://vimeo.com/76979871',
  'https://ada.bandcamp.com/album/figs',
);
const anyLine = fc.stringMatching(/^[\p{L}<>&"']{0,20}$/u);
const anyContact = fc
  .record({ name: anyLine, telephone: fc.oneof(digits, fc.constant('')), mail: fc.oneof(anyMail, fc.constant('')), address: anyLine })
  .map((contact) => ({ ...NO_CONTACT, ...contact }));

const anyPicture = fc
  .record({ id: fc.uuid(), digit: fc.nat(9), width: fc.integer({ min: 1, max: 1280 }), height: fc.integer({ min: 1, max: 3840 }) })
  .map(({ id, digit, width, height }) => ({
    ...{ id, width, height, color: '#8090a0' },
    variants: ['webp', 'png'].map((format) => ({ name: `${String(digit).repeat(64)}.${format}`, format, width, height })),
  }));

/** Each other kind. The compiler refuses the tests if one is missing. */
const OTHER_TILES: { readonly [Kind in OtherKind]: SampleTile<TileOf<Kind>> } = {
  link: {
    tile: aLink(),
    markup:
      '<a class="tile" id="tile-1" href="https://shop.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow ugc">' +
      '<span class="name" dir="auto" lang="">My shop</span></a></li>',
    anyContent: anyPlace,
    saying: (name) => aLink({ name }),
    numbered: (at) => ({ address: `https://vimeo.com/7697987${at}` }),
    typed: { 'Where it leads': 'mailto:ines@moreau.example', 'On the tile': 'Write to me', 'Smaller line below': 'Any day but Monday' },
    shown: ['Write to me', 'Any day but Monday'],
  },
  heading: {
    tile: aHeading(),
    markup: '<h2 class="heading" dir="auto" lang="">Music</h2></li>',
    anyContent: fc.constant({}),
    saying: aHeading,
    numbered: (at) => ({ style: { ...aTile().style, radius: at + 1 } }),
    typed: 'Find me',
    shown: ['Find me'],
  },
  picture: {
    tile: aPicture(),
    markup: '<figure class="tile picture" id="tile-1"><picture><source type="image/avif" srcSet="/media/',
    anyContent: fc
      .record({ place: anyPlace, picture: fc.option(anyPicture), alternative: anyLine })
      .map(({ place, ...content }) => ({ ...content, ...place })),
    saying: (text) => aPicture({ name: text, alternative: text }),
    numbered: (at) => ({ alternative: `Picture ${at}` }),
    typed: { 'What the picture shows': 'Roses before a wall', Caption: 'In June' },
    shown: ['In June'],
  },
  embed: {
    tile: anEmbed(),
    markup: '<a class="tile card film" id="tile-1" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"',
    anyContent: fc.record({ address: anyEmbed }),
    saying: (name) => anEmbed({ name }),
    numbered: (at) => ({ address: `https://vimeo.com/7697987${at}` }),
    typed: { 'Address of the video, song, map or post': 'https://vimeo.com/123456' },
    shown: ['From Vimeo'],
  },
  contact: {
    tile: aContact(),
    markup: '<button type="button" class="tile" id="tile-1" aria-haspopup="dialog"',
    anyContent: fc.record({ contact: anyContact }),
    saying: (text) => aContact({ name: text, contact: { ...aContact().contact, name: text, address: `${text}\n${text}` } }),
    numbered: (at) => ({ contact: { ...aContact().contact, name: `Contact ${at}` } }),
    typed: { Name: 'Ines Moreau', Telephone: '+33 4 78 00 21' },
    shown: ['Save my contact'],
  },
};

/** The sample of a kind, for tests that treat all kinds in the same way. */
export function sampleOf(kind: OtherKind): SampleTile<Tile> {
  return OTHER_TILES[kind];
}

/** A design with a tile of each kind, and a gap. */
export function aMixedDesign(picture = aTilePicture()): PageDesign {
  const tiles: readonly Tile[] = [aTile(), aHeading(), aLink(), anEmbed(), aHeading(''), aContact(), aPicture({ picture })];
  const later = OTHER_KINDS.filter((kind) => tiles.every((tile) => tile.kind !== kind)).map((kind) => sampleOf(kind).tile);
  return aDesign({ tiles: [...tiles, ...later] } as Partial<PageDesign>);
}
