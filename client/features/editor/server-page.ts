import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { iconsOf, networkLinksOf, type NetworkLink } from '../../../server/pages/networks/network-links.rules.js';
import { isTileKind, type TileKind } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import type { AnyTileInput, DesignFragment, DesignInput, EditorOfPageQuery, PublishMutation } from '../../api/generated/types.js';
import { emblemPicture, readTilePicture } from '../../api/uploads/tile-picture.js';
import { withoutTypes } from '../../api/connection/without-types.js';
import type { PublishedPage, ServerPage } from './drafts/choose-draft.js';

/**
 * Converts the response into the editor's type. Throws if the response does not match the schema, because a wrong page must not be shown.
 */
export function readEditorAnswer({ me, page }: EditorOfPageQuery): ServerPage {
  const { id: pageId, isMain, isFirst, profilePicture, wallpaper, isHidden: hidden } = page;
  return {
    owner: me.firstUsername,
    pageId,
    isMain,
    isFirst,
    emailVerified: me.emailVerified,
    hidden,
    pictures: { profilePicture, wallpaper },
    ...readMyPage(page),
  };
}

/** The same for the response to publishing. */
export function readMyPage({ address, version, design }: Omit<PublishMutation['publish'], 'id'>): PublishedPage {
  return { address, version, design: design && readDesign(design) };
}

/** The fields of what is sent that are missing in what was read, at any depth. */
type Missing<Sent, Read> = Sent extends readonly (infer SentItem)[]
  ? Missing<SentItem, Read extends readonly (infer ReadItem)[] ? ReadItem : Read>
  : Sent extends object
    ? { [F in keyof Sent & string]: F extends keyof Read ? Missing<NonNullable<Sent[F]>, NonNullable<Read[F]>> : F }[keyof Sent & string]
    : never;

type ReadTile = DesignFragment['tiles'][number];

/** What is sent and what is read, with the tiles by their kinds. */
interface Sent extends Omit<DesignInput, 'tiles'> {
  readonly tiles: { readonly [Kind in TileKind]: Extract<AnyTileInput, Record<Kind, object>>[Kind] };
}
interface Read extends Omit<DesignFragment, 'tiles'> {
  readonly tiles: { readonly [Kind in TileKind]: Extract<ReadTile, { readonly __typename: `${Capitalize<Kind>}Tile` }> };
}

/** The editor sends back whole designs: a field that the fragment `Design` lacks would get lost. So it is an error here, which names it. */
type WholeDesign<Lacks = Missing<Sent, Read>> = [Lacks] extends [never] ? DesignFragment : { readonly lacks: Lacks };

/** A design of the server, without the names of types. */
export function readDesign(design: WholeDesign): PageDesign {
  if (!Array.isArray(design.tiles)) throw new TypeError('The server answered no design.');
  const { networkLinks, ...read } = withoutTypes(design);
  return { ...read, ...iconsOf(networkLinks as readonly NetworkLink[]), tiles: design.tiles.map(readTile) } as PageDesign;
}

/** A design of the editor, to be sent. */
export function designInput(design: PageDesign): DesignInput {
  const { bio = null, appearance = null, utm = null } = design;
  // Null says that there is none. Without it, the server would keep what the page has.
  return {
    ...design,
    bio,
    appearance,
    utm,
    networkLinks: networkLinksOf(design).map((link) => ({ isMe: true, ...link })),
    tiles: design.tiles.map(tileInput),
  } as DesignInput;
}

// A picture is named by its id.
function tileInput({ kind, ...tile }: Tile): AnyTileInput {
  const content = 'picture' in tile ? { ...tile, picture: tile.picture?.id ?? null } : tile;
  const emblem = tile.emblem?.picture && { emblem: { picture: tile.emblem.picture.id } };
  const mayBeMe = kind === 'link' || kind === 'picture';
  // Null says that everybody always sees it.
  return { [kind]: { visibility: null, ...(mayBeMe && { isMe: false }), ...content, ...emblem } } as unknown as AnyTileInput;
}

/** The type of a tile in the schema is named after its kind: a `LinkTile` is a `link`. */
function readTile(tile: ReadTile): Tile {
  const kind = tile.__typename.replace(/Tile$/, '').toLowerCase();
  if (!isTileKind(kind)) throw new TypeError('The server answered a tile of an unknown kind.');
  const picture = 'picture' in tile && tile.picture ? { picture: readTilePicture(tile.picture) } : {};
  return { kind, ...withoutTypes(tile), ...picture, ...emblemPicture(tile) } as unknown as Tile;
}
