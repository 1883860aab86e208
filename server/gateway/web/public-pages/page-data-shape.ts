import { z } from 'zod';
import { NETWORK_IDS, type NetworkId } from '../../../pages/networks/networks.rules.js';
import { TILE_KINDS, type TileKind } from '../../../pages/tile-kinds/tile-kinds.rules.js';

/*
 * What programs get of a page. The OpenAPI document is made from it, and the types of what is sent, so that the two cannot differ.
 */

const pixels = z.int().min(1).meta({ description: 'In pixels.' });
const address = z.string().meta({ description: 'An address to lead to. It may be one of mail or telephone.' });
const url = z.url().meta({ description: 'The address of one file of the picture.' });
const picture = z
  .object({ url, width: pixels, height: pixels })
  .meta({ description: 'One file of a picture, as every program can show it.' });

const networkLink = z.object({
  network: z.enum(NETWORK_IDS as [NetworkId, ...NetworkId[]]),
  address,
  label: z.string().optional().meta({ description: 'Words of the creator that tell it from others of its network.' }),
  icon: z.string().optional().meta({ description: 'The name of the icon of a link that is of no network.' }),
  isMe: z
    .boolean()
    .optional()
    .meta({ description: 'False if the page does not say, with rel="me", that it is a profile of its creator. Missing for yes.' }),
});

const kinds = TILE_KINDS as [TileKind, ...TileKind[]];

const tile = z
  .looseObject({
    kind: z.enum(kinds).optional().meta({ description: 'Missing while what is in the tile is withheld.' }),
    name: z.string(),
    secondLine: z.string().optional(),
    emblem: z.string().optional().meta({ description: 'A sign, or the name of an icon.' }),
    locked: z
      .literal(true)
      .optional()
      .meta({ description: 'Whether visitors see its name alone before they give its password. Missing for no.' }),
    comesAt: z.iso
      .datetime()
      .optional()
      .meta({ description: 'When what is in it comes. Until then, visitors see its name alone. Missing for any other tile.' }),
    warning: z
      .string()
      .optional()
      .meta({ description: 'What visitors read before they see what is in the tile. A program that shows the page asks first, too.' }),
    text: z.string().optional().meta({ description: 'The rich text as plain text, a line for each paragraph.' }),
    address: address.optional(),
    isMe: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the page says, with rel="me", that its creator is at the address. Missing for no.' }),
    picture: picture.extend({ alternative: z.string() }).optional(),
    contact: z.object({ name: z.string(), telephone: z.string(), mail: z.string(), address: z.string() }).optional(),
  })
  .meta({
    description:
      'A tile that visitors see. What its kind does not have is missing. What a newer kind has is named as in its type of the GraphQL schema.',
  });

/** What visitors can read on a page, for programs: words, pictures and links, without the look. New fields may be added. */
export const PAGE_DATA = z.object({
  linkname: z.string(),
  address: z.url().meta({ description: 'The address of the page.' }),
  title: z.string(),
  bio: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable().meta({ description: 'Null while the page was claimed, but not published.' }),
  locked: z
    .literal(true)
    .optional()
    .meta({ description: 'Whether visitors see its title and its look alone before they give its password. Missing for no.' }),
  comesAt: z.iso
    .datetime()
    .optional()
    .meta({ description: 'When the page comes, which is announced and has no tiles until then. Missing for any other page.' }),
  profilePicture: picture.nullable(),
  wallpaper: picture.nullable(),
  links: z.record(z.string(), z.url()).meta({
    description:
      'The addresses of the first ten networks: of each the first one in `networkLinks`; or missing, if a client that knows only these has removed it.',
  }),
  networkLinks: z.array(networkLink).meta({ description: 'The icons, in the order of the page.' }),
  tiles: z.array(tile).meta({ description: 'In the order of the page.' }),
});

export type PageData = Readonly<z.output<typeof PAGE_DATA>>;
export type PictureData = Readonly<z.output<typeof picture>>;
export type TileData = Readonly<z.output<typeof tile>>;

/** How another site shows a link to a page, as oEmbed 1.0 says. */
export const OEMBED = z.object({
  version: z.literal('1.0'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.url(),
  cache_age: z.int().min(0).meta({ description: 'How many seconds it may be kept.' }),
  type: z.enum(['rich', 'link']).meta({ description: 'Pages that were never published are a plain link, without what follows.' }),
  html: z.string().optional().meta({ description: 'The card of the page, which leads to it: a link with a picture, and no script.' }),
  width: pixels.optional(),
  height: pixels.optional(),
  thumbnail_url: z.url().optional().meta({ description: 'The whole card, if the site has room for it.' }),
  thumbnail_width: pixels.optional(),
  thumbnail_height: pixels.optional(),
});

export type Oembed = Readonly<z.output<typeof OEMBED>>;
