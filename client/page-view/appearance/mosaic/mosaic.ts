import type { TileSize } from '../../../../server/pages/tile-kinds/tile-kind.rules.js';

/** What the plan of a mosaic has to know about a tile. */
export interface GridItem {
  /** A missing size is that of one cell. */
  readonly size?: TileSize | undefined;
  /** A heading takes a row of its own, and no tile passes it. */
  readonly isHeading: boolean;
}

/** A rectangle of cells. Rows and columns are counted from 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** Where everything of a mosaic is. */
export interface MosaicPlan {
  /** The place of each item, in the order of the items. */
  readonly places: readonly Place[];
  /** Cells that no item could grow into. */
  readonly spares: readonly Place[];
  /** For each row whether a heading is in it. */
  readonly headings: readonly boolean[];
}

/** Columns and rows of each size. */
const SPANS: Readonly<Record<TileSize, readonly [columns: number, rows: number]>> = {
  small: [1, 1],
  wide: [2, 1],
  tall: [1, 2],
  large: [2, 2],
};

/**
 * Places items in rows of `columns` cells: each in the first place that is large enough, so that a small item may fill a hole before a large
 * one, but not one that is far above: readers meet the items in the creator's order. Then every hole is closed: by the item at its start, else by the one above it, if that stays a rectangle, else by a spare cell. With
 * `isCentred`, a large first item has as many columns on each side.
 */
export function planMosaic(items: readonly GridItem[], columns: number, isCentred = false): MosaicPlan {
  const places: Place[] = [];
  const spares: Place[] = [];
  const headings: boolean[] = [];
  let group: GridItem[] = [];
  const closeGroup = (): void => {
    const plan = planGroup(group, columns, isCentred);
    const below = (place: Place): Place => ({ ...place, row: place.row + headings.length });
    places.push(...plan.places.map(below));
    spares.push(...plan.spares.map(below));
    headings.push(...Array<boolean>(plan.rows).fill(false));
    group = [];
  };
  for (const item of items) {
    if (!item.isHeading) {
      group.push(item);
      continue;
    }
    closeGroup();
    places.push({ row: headings.length + 1, column: 1, rows: 1, columns });
    headings.push(true);
  }
  closeGroup();
  return { places, spares, headings };
}

/** An item begins at most this many rows above the lowest item before it: the height of the largest one. */
const LIFT = 2;

interface GroupPlan {
  readonly places: readonly Place[];
  readonly spares: readonly Place[];
  readonly rows: number;
}

function planGroup(items: readonly GridItem[], columns: number, isCentred: boolean): GroupPlan {
  const places: Place[] = [];
  for (const { size = 'small' } of items) {
    const [wide, rows] = SPANS[size];
    const taken = Math.min(wide, columns);
    const isInMiddle = isCentred && places.length === 0 && size === 'large' && items.length > 2;
    places.push(
      isInMiddle ? { row: 1, column: (columns - taken) / 2 + 1, rows, columns: taken } : firstPlace(places, taken, rows, columns),
    );
  }
  const rows = rowsOf(places);
  const spares: Place[] = [];
  for (const hole of cellsOf({ row: 1, column: 1, rows, columns })) {
    if (places.some((place) => overlap(place, hole)) || grow(places, hole, rows)) continue;
    spares.push(hole);
  }
  return { places, spares, rows };
}

function firstPlace(taken: readonly Place[], columns: number, rows: number, width: number): Place {
  const lowest = Math.max(1, ...taken.map(({ row }) => row));
  for (let row = Math.max(1, lowest - LIFT); ; row++) {
    for (let column = 1; column + columns - 1 <= width; column++) {
      const place = { row, column, rows, columns };
      if (!taken.some((other) => overlap(other, place))) return place;
    }
  }
}

/** Lets a neighbour grow over a hole, if it can stay a rectangle and covers no other item. */
function grow(places: Place[], hole: Place, rows: number): boolean {
  const wider = (place: Place): Place => ({ ...place, columns: hole.column - place.column + 1 });
  const higher = (place: Place): Place => ({ ...place, rows: hole.row - place.row + 1 });
  const atStart = places.findIndex((place) => place.column + place.columns === hole.column && holdsRow(place, hole.row));
  const above = places.findIndex((place) => place.row + place.rows === hole.row && holdsColumn(place, hole.column));
  return [
    { at: atStart, change: wider },
    { at: above, change: higher },
  ].some(({ at, change }) => {
    const place = places[at];
    if (!place) return false;
    const grown = change(place);
    const isFree = places.every((other, index) => index === at || !overlap(other, grown));
    if (!isFree || grown.row + grown.rows - 1 > rows) return false;
    places[at] = grown;
    return true;
  });
}

function holdsRow({ row, rows }: Place, wanted: number): boolean {
  return row <= wanted && wanted < row + rows;
}

function holdsColumn({ column, columns }: Place, wanted: number): boolean {
  return column <= wanted && wanted < column + columns;
}

function overlap(one: Place, other: Place): boolean {
  const sharesColumn = one.column < other.column + other.columns && other.column < one.column + one.columns;
  const sharesRow = one.row < other.row + other.rows && other.row < one.row + one.rows;
  return sharesColumn && sharesRow;
}

function cellsOf({ row, column, rows, columns }: Place): Place[] {
  return Array.from({ length: rows * columns }, (_, at) => ({
    row: row + Math.floor(at / columns),
    column: column + (at % columns),
    rows: 1,
    columns: 1,
  }));
}

function rowsOf(places: readonly Place[]): number {
  return Math.max(0, ...places.map(({ row, rows }) => row + rows - 1));
}
