import type { PageDesign, Tile } from '../design/page-design.rules.js';

/** A property of a tile of any kind. What is in its frame, its surface, is younger than the rest of its style. */
export type TileProperty = (Tile extends infer One ? (One extends Tile ? keyof One : never) : never) | 'surface';
export type PageProperty = keyof PageDesign;

/** How a client is understood that cannot say a property. */
interface Property {
  /**
   * To what of the base the property belongs, and so where it stays. `page`: there is one. `tile`: the tile that a sent one is, whatever was changed of it. `content`: the same, as long as the client
   * sends its content as it was shown; together they say what a tile opens. `address`: the link to the same address.
   */
  readonly matchedBy: 'page' | 'tile' | 'content' | 'address';
  /**
   * Who may let fewer people see something by it. `sender`: only whoever can say it. `anybody`: also who cannot, by leaving out a tile that not everybody sees. Nobody lets more people see something by what
   * is not said.
   */
  readonly narrowedBy: 'sender' | 'anybody';
}

const OF_PAGE = { matchedBy: 'page', narrowedBy: 'sender' } as const satisfies Property;
const OF_TILE = { matchedBy: 'tile', narrowedBy: 'sender' } as const satisfies Property;
const CONTENT = { matchedBy: 'content', narrowedBy: 'sender' } as const satisfies Property;

/** Every property of a page. One that is missing here does not compile. */
export const PAGE_PROPERTIES = {
  title: OF_PAGE,
  titleColor: OF_PAGE,
  backgroundColor: OF_PAGE,
  tiles: OF_PAGE,
  socialLinks: OF_PAGE,
  networkLinks: OF_PAGE,
  bio: OF_PAGE,
  appearance: OF_PAGE,
  utm: OF_PAGE,
} as const satisfies Readonly<Record<PageProperty, Property>>;

/** Every property of a tile. One that is missing here does not compile. */
export const TILE_PROPERTIES = {
  id: OF_TILE,
  name: OF_TILE,
  style: OF_TILE,
  surface: OF_TILE,
  secondLine: OF_TILE,
  emblem: OF_TILE,
  size: OF_TILE,
  isLead: OF_TILE,
  visibility: { matchedBy: 'tile', narrowedBy: 'anybody' },
  kind: CONTENT,
  html: CONTENT,
  address: CONTENT,
  picture: CONTENT,
  alternative: CONTENT,
  contact: CONTENT,
  isMe: { matchedBy: 'address', narrowedBy: 'sender' },
} as const satisfies Readonly<Record<TileProperty, Property>>;

/** The properties of page and tile that a client can express. What it cannot say stays as its base says. */
export interface Vocabulary {
  readonly page: ReadonlySet<PageProperty>;
  readonly tiles: ReadonlySet<TileProperty>;
  /** Of the tiles at some places, where it differs. */
  readonly tilesAt?: ReadonlyMap<number, ReadonlySet<TileProperty>>;
}

/** That of a client that says everything: what it leaves out is not there. */
export const WHOLE: Vocabulary = {
  page: new Set(Object.keys(PAGE_PROPERTIES) as PageProperty[]),
  tiles: new Set(Object.keys(TILE_PROPERTIES) as TileProperty[]),
};

/** That of clients of the REST paths: text tiles with a name and a plain style, and the ten social links. */
export const TEXTS: Vocabulary = {
  page: new Set(['title', 'titleColor', 'backgroundColor', 'tiles', 'socialLinks']),
  tiles: new Set(['name', 'html', 'style']),
};

/** That of a client that says everything else. */
export function allBut(unsaid: { readonly page?: readonly PageProperty[]; readonly tiles?: readonly TileProperty[] }): Vocabulary {
  return {
    page: new Set([...WHOLE.page].filter((property) => !unsaid.page?.includes(property))),
    tiles: without(WHOLE.tiles, (property) => unsaid.tiles?.includes(property) === true),
  };
}

/** That of a client that says everything, but one property of the tiles at some places. */
export function wholeBut(property: TileProperty, places: readonly number[]): Vocabulary {
  const others = without(WHOLE.tiles, (one) => one === property);
  return { ...WHOLE, tilesAt: new Map(places.map((at) => [at, others])) };
}

/** What clients cannot say of tiles that know nothing of appearances. */
export const LOOKS: readonly TileProperty[] = ['surface', 'secondLine', 'emblem', 'size', 'isLead'];

/** A design with tiles of any kinds as a client has sent it: what is undefined was not sent, and null says that there is none. */
export interface SentParts {
  readonly appearance?: unknown;
  readonly networkLinks?: readonly SentTile[] | null | undefined;
  readonly utm?: unknown;
  readonly bio?: unknown;
  readonly tiles: readonly SentTile[];
}

/** A tile, or an icon of the page. */
interface SentTile {
  readonly kind?: unknown;
  readonly isMe?: unknown;
  readonly visibility?: unknown;
  readonly secondLine?: unknown;
  readonly emblem?: unknown;
}

/** The vocabulary of a client that sends tiles of any kinds, by what it has sent. */
export function vocabularyOf({ appearance, networkLinks, utm, bio, tiles }: SentParts): Vocabulary {
  const isPlain = appearance === undefined;
  const isUnsaid: Partial<Record<PageProperty, boolean>> = {
    ...{ appearance: isPlain, bio: isPlain && bio === undefined },
    ...{ networkLinks: networkLinks === undefined, utm: utm === undefined },
  };
  const vocabulary = allBut({
    page: [...WHOLE.page].filter((property) => isUnsaid[property]),
    tiles: [...(isPlain ? LOOKS : []), ...(saysMe(networkLinks ?? [], tiles) ? [] : (['isMe'] as const))],
  });
  return { ...vocabulary, tilesAt: new Map([...tiles.entries()].flatMap(([at, tile]) => differing(tile, at, vocabulary.tiles))) };
}

/** Whether a client says a property of the tile that it sends at a place. */
export function says({ tiles, tilesAt }: Vocabulary, property: TileProperty, at: number): boolean {
  return (tilesAt?.get(at) ?? tiles).has(property);
}

/** Whether there is nothing that the client cannot say. */
export function saysEverything({ page, tiles, tilesAt = new Map() }: Vocabulary): boolean {
  return page.size === WHOLE.page.size && [tiles, ...tilesAt.values()].every(({ size }) => size === WHOLE.tiles.size);
}

/** A client that says of no link whether it is a profile of its creator does not know profiles. */
function saysMe(icons: readonly SentTile[], tiles: readonly SentTile[]): boolean {
  const links = [...icons, ...tiles.filter(({ kind }) => kind === 'link' || kind === 'picture')];
  return links.length === 0 || links.some(({ isMe }) => isMe !== undefined);
}

function differing(tile: SentTile, at: number, usual: ReadonlySet<TileProperty>): [number, ReadonlySet<TileProperty>][] {
  const more = (['secondLine', 'emblem'] as const).filter((property) => !usual.has(property) && tile[property] !== undefined);
  const isShown = tile.visibility === undefined;
  return more.length > 0 || isShown
    ? [[at, without(new Set([...usual, ...more]), (property) => isShown && property === 'visibility')]]
    : [];
}

function without(properties: ReadonlySet<TileProperty>, isOut: (property: TileProperty) => boolean): ReadonlySet<TileProperty> {
  return new Set([...properties].filter((property) => !isOut(property)));
}
