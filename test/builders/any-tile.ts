import fc from 'fast-check';
import type { PageDesign, Tile } from '../../server/pages/design/page-design.rules.js';
import { NO_CONTACT } from '../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import { anyDesign, anyText } from './any-design.js';
import { aTile } from './page-design.js';

const anyBase = anyText.map((name) => ({ name: name.trim(), style: aTile().style }));
const digits = fc.integer({ min: 100, max: 999_999_999 }).map(String);
const anyMail = fc.emailAddress().filter((mail) => /^[\w.@-]+$/.test(mail));
const anyAddress = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  anyMail.map((mail) => `mailto:${mail}`),
  digits.map((number) => `tel:+${number}`),
  fc.constant(''),
);
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

/** Any tile of a kind that is not text, as parsing leaves it. */
export const anyOtherTile: fc.Arbitrary<Tile> = fc.oneof(
  fc.record({ base: anyBase, address: anyAddress }).map(({ base, address }) => ({ kind: 'link' as const, ...base, address })),
  anyBase.map((base) => ({ kind: 'heading' as const, ...base })),
  fc.record({ base: anyBase, address: anyEmbed }).map(({ base, address }) => ({ kind: 'embed' as const, ...base, address })),
  fc
    .record({ base: anyBase, address: anyAddress, picture: fc.option(anyPicture), alternative: anyLine })
    .map(({ base, ...content }) => ({ kind: 'picture' as const, ...base, ...content })),
  fc.record({ base: anyBase, contact: anyContact }).map(({ base, contact }) => ({ kind: 'contact' as const, ...base, contact })),
);

/** Any design with tiles of all kinds. */
export const anyMixedDesign: fc.Arbitrary<PageDesign> = fc
  .record({ design: anyDesign, others: fc.array(anyOtherTile, { maxLength: 4 }), turn: fc.nat(8) })
  .map(({ design, others, turn }) => {
    const tiles = [...design.tiles, ...others];
    return { ...design, tiles: [...tiles.slice(turn % (tiles.length + 1)), ...tiles.slice(0, turn % (tiles.length + 1))] };
  });
