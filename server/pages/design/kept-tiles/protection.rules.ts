import type { Tile } from '../page-design.rules.js';
import { isSameJson } from '../../json-value.rules.js';
import { tileIdsOf } from '../tile-ids.rules.js';
import { visibilityOfHeading, withoutUsual, type TileVisibility, type VisiblePeriod } from '../visibility.rules.js';

/** What the owner of a tile has said of who sees it, without a warning, which hides nothing. Undefined for a tile that everybody always sees. */
export function protectionOf({ visibility }: Pick<Tile, 'visibility'>): TileVisibility | undefined {
  return visibility && withoutUsual({ ...visibility, warning: undefined });
}

/** Whether both are the same but for their ids and for who sees them. */
export function isSameTile(one: Tile, other: Tile): boolean {
  const apart = { id: other.id, visibility: other.visibility };
  return isSameJson({ ...one, ...apart }, { ...other, ...apart });
}

/** Who sees each tile of a former design, by what its owner says of it now: never more than then, and never more than now. */
export function protectionsOf(former: readonly Tile[], present: readonly Tile[]): (TileVisibility | undefined)[] {
  if (former === present) return former.map(protectionOf);
  const ids = tileIdsOf(present);
  const now = new Map(present.map((tile, at) => [ids[at], protectionOf(tile)]));
  return tileIdsOf(former).map((id, at) => narrowest(now.get(id), protectionOf(former[at]!)));
}

/** The tiles of a former design that not everybody always sees, as few people as `protectionsOf` says. */
export function protectedTiles(former: readonly Tile[], present: readonly Tile[]): Tile[] {
  const protections = protectionsOf(former, present);
  return former.flatMap((tile, at) => (protections[at] ? [{ ...tile, visibility: protections[at] }] : []));
}

/** The tiles of the present design that a former one did not have and that not everybody always sees. */
export function laterProtected(former: readonly Tile[], present: readonly Tile[]): Tile[] {
  if (former === present) return [];
  const known = new Set(tileIdsOf(former));
  const ids = tileIdsOf(present);
  return present.filter((tile, at) => !known.has(ids[at]!) && protectionOf(tile));
}

/** Who sees a tile that both are said of: nobody sees it who would not see it by each of the two. Of two passwords, that of the first one counts. */
export function narrowest(one: TileVisibility | undefined, other: TileVisibility | undefined): TileVisibility | undefined {
  if (!one || !other) return one ?? other;
  const period = periodOfBoth(one, other);
  return withoutUsual({
    ...(period ? audienceOfBoth(one, other) : { who: 'hidden' }),
    ...period,
    warning: one.warning ?? other.warning,
    unrecognizedBeside: one.unrecognizedBeside ?? other.unrecognizedBeside,
  });
}

/** The tile with another visibility, as far as its kind can have it. */
export function withVisibility({ visibility: _former, ...tile }: Tile, visibility: TileVisibility | undefined): Tile {
  const possible = visibility && tile.kind === 'heading' ? visibilityOfHeading(visibility) : visibility;
  return possible ? { ...tile, visibility: possible } : tile;
}

function audienceOfBoth(...both: readonly [TileVisibility, TileVisibility]): Pick<TileVisibility, 'who' | 'lock' | 'hint'> {
  if (both.some(({ who }) => who === 'hidden')) return { who: 'hidden' };
  const locked = both.find(({ who }) => who === 'password');
  if (!locked) return {};
  const { lock, hint } = locked;
  return { who: 'password', ...(lock !== undefined && { lock }), ...(hint !== undefined && { hint }) };
}

/** Null if both never are at the same time. Moments are in UTC with milliseconds, so they are in the order of their letters. */
function periodOfBoth(
  ...both: readonly [VisiblePeriod, VisiblePeriod]
): { readonly [Field in keyof VisiblePeriod]: VisiblePeriod[Field] | undefined } | null {
  const from = both
    .flatMap((one) => one.from ?? [])
    .toSorted()
    .at(-1);
  const until = both.flatMap((one) => one.until ?? []).toSorted()[0];
  if (from !== undefined && until !== undefined && until <= from) return null;
  const isAnnounced = from !== undefined && both.every((one) => one.from !== from || one.isAnnounced);
  return { from, until, timeZone: both[0].timeZone ?? both[1].timeZone, isAnnounced: isAnnounced || undefined };
}
