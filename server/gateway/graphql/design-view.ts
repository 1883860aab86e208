import type { SiteAddresses } from '../../site-addresses.js';
import type { PageDesign, Tile } from '../../pages/design/page-design.rules.js';
import { embedFrame } from '../../pages/tile-kinds/embed/embed-frames.rules.js';
import { embedOf } from '../../pages/tile-kinds/embed/embed-tile.rules.js';
import { isWaitingPicture, type TilePicture } from '../../pages/tile-kinds/picture/tile-picture.rules.js';
import type { Emblem, TileSize } from '../../pages/tile-kinds/tile-kind.rules.js';
import { tileIdsOf } from '../../pages/design/tile-ids.rules.js';
import { closingOf } from '../../pages/design/visible-tiles.rules.js';
import type { TileStyle } from '../../pages/design/tile-style.rules.js';
import type { Audience, TileVisibility, VisiblePeriod } from '../../pages/design/visibility.rules.js';
import { asTextTile, TILE_KINDS, tileTypeOf } from '../../pages/tile-kinds/tile-kinds.rules.js';
import { networkLinksOf } from '../../pages/networks/network-links.rules.js';
import { vocabularyOf, type Vocabulary } from '../../pages/vocabulary/vocabulary.rules.js';
import { pictureView } from '../picture-view.js';
import type { AnyTileInput, DesignInput, PageDesign as PageDesignView, ResolversTypes } from './generated.js';

const ofTile = {
  locked: ({ locked = false }: { readonly locked?: boolean }) => locked,
  comesAt: ({ comesAt }: { readonly comesAt?: string }) => comesAt && new Date(comesAt),
};

const ofTileLook = {
  size: ({ size = 'small' }: { readonly size?: TileSize }) => size,
  isLead: ({ isLead = false }: { readonly isLead?: boolean }) => isLead,
};

/** Whether a link is a profile of the creator, unless it says otherwise. */
const ofLink = (usual: boolean) => ({ isMe: ({ isMe = usual }: { readonly isMe?: boolean }) => isMe });

const ofPeriod = {
  from: ({ from }: VisiblePeriod) => from && new Date(from),
  until: ({ until }: VisiblePeriod) => until && new Date(until),
  isAnnounced: ({ isAnnounced }: VisiblePeriod) => isAnnounced ?? false,
};

/**
 * The values of fields that a tile does not have, because designs contain only what differs from a plain tile. Also the addresses of
 * pictures on tiles.
 */
export const tileLookResolvers = (addresses: SiteAddresses) => ({
  ...Object.fromEntries(TILE_KINDS.map((kind) => [tileTypeOf(kind), { ...ofTileLook, ...ofTile }])),
  TileVisibility: {
    who: ({ who }: TileVisibility): Audience => who ?? 'everyone',
    ...ofPeriod,
  },
  PagePeriod: ofPeriod,
  PageDesign: { networkLinks: networkLinksOf },
  PageLook: { networkLinks: networkLinksOf },
  NetworkLink: ofLink(true),
  LinkTile: { ...ofTileLook, ...ofTile, ...ofLink(false) },
  PictureTile: { ...ofTileLook, ...ofTile, ...ofLink(false) },
  TileStyle: { surface: ({ surface = 'filled' }: TileStyle) => surface },
  TileLook: { ...ofTileLook, picture: ({ picture }: { readonly picture?: TilePicture }) => picture && tilePictureView(picture, addresses) },
  TileEmblem: { picture: ({ picture }: Emblem) => picture && tilePictureView(picture, addresses) },
});

/** A design as the schema shows it. */
export function designView(design: PageDesign, addresses: SiteAddresses): PageDesignView {
  const ids = tileIdsOf(design.tiles);
  // The generated type differs only in that its lists are mutable.
  const tiles = design.tiles.map((tile, at) => ({ ...tileView(tile, addresses), id: ids[at] }));
  return { ...design, tiles } as unknown as PageDesignView;
}

/** The same of what visitors see. A tile of which something is withheld says why. */
export function publicDesignView(design: PageDesign, addresses: SiteAddresses): PageDesignView {
  const view = designView(design, addresses);
  return { ...view, tiles: view.tiles.map((tile, at) => ({ ...tile, ...closingOf(design.tiles[at]!) })) } as PageDesignView;
}

/** The design of an input, for the parser. Each tile of the input has one field, which is its kind. */
export function designOf({ tiles, ...design }: DesignInput): object {
  return { ...design, tiles: tiles.map(tileOf) };
}

// GraphQL finds the type of a tile by `__typename`.
function tileView(tile: Tile, addresses: SiteAddresses): object {
  const view = { ...tile, __typename: tileTypeOf(tile.kind) satisfies keyof ResolversTypes, html: asTextTile(tile).html };
  if (tile.kind === 'picture') return { ...view, picture: tile.picture && tilePictureView(tile.picture, addresses) };
  if (tile.kind !== 'embed') return view;
  const embed = embedOf(tile.address);
  return { ...view, provider: embed?.provider.name ?? null, frameAddress: (embed && embedFrame(embed)?.address) ?? null };
}

/** A picture of a tile as the schema shows it. */
export function tilePictureView(picture: TilePicture, addresses: SiteAddresses): object {
  const { id } = picture;
  // It has no file yet. The address that every picture has leads nowhere.
  if (isWaitingPicture(id)) return { ...picture, url: addresses.picture(`${id}.png`) };
  return { id, ...pictureView(picture, addresses) };
}

/** What a client can express, by what it has sent. Null says that there is none. */
export function vocabularyOfInput({ tiles, ...design }: DesignInput): Vocabulary {
  return vocabularyOf({ ...design, tiles: tiles.map(tileOf) });
}

function tileOf(tile: AnyTileInput): object {
  const [[kind, content] = []] = Object.entries(tile) as [string, object][];
  return { ...content, kind };
}
