// Lists that are read in parts by their keys (keyset pagination): a part far down costs as much as the first one, and rows that come or go meanwhile move nothing.

/** Where the next or the previous part of a list begins. */
export interface ListPlace {
  /** The value of the row by which the list is sorted, as text. */
  readonly key: string;
  /** A UUID, for rows with the same key. */
  readonly id: string;
  /** How many rows are before that row, as it was counted from part to part. */
  readonly before: number;
  /** Whether the part ends before the row, and does not begin after it. */
  readonly isBackwards: boolean;
}

/** A part of a list. */
export interface ListPart<Row> {
  readonly rows: readonly Row[];
  /** The number of the first row, from 1. */
  readonly from: number;
  readonly previous: ListPlace | null;
  readonly next: ListPlace | null;
}

/** How long the text of a place may be, in characters. */
const PLACE_MAX_LENGTH = 600;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const NUMBER = /^\d{1,9}$/;

/** A place as one text, for an address. */
export function placeText({ key, id, before, isBackwards }: ListPlace): string {
  return [isBackwards ? 'b' : 'a', before, id, encodeURIComponent(key)].join('~');
}

/** The place of a text that `placeText` has made. Null, which is the beginning of the list, for any other text. */
export function parsePlace(text: string): ListPlace | null {
  if (text.length > PLACE_MAX_LENGTH) return null;
  // The key may have the separator, too.
  const [direction = '', before = '', id = '', ...written] = text.split('~');
  if (!['a', 'b'].includes(direction) || !NUMBER.test(before) || !ID.test(id) || written.length === 0) return null;
  const key = decode(written.join('~'));
  return key === null ? null : { key, id, before: Number(before), isBackwards: direction === 'b' };
}

type Placed = Pick<ListPlace, 'key' | 'id'>;

/** The part of a list. `found` are the rows from the place on, in the order of reading, one more than `size` if there are more. */
export function partOf<Row extends Placed>(
  found: readonly Row[],
  { place, size }: { readonly place: ListPlace | null; readonly size: number },
): ListPart<Row> {
  const read = found.slice(0, size);
  const isMore = found.length > size;
  if (place?.isBackwards === true) {
    const before = Math.max(0, place.before - read.length);
    return between(read.toReversed(), { before, hasPrevious: isMore, hasNext: true });
  }
  return between(read, { before: place?.before ?? 0, hasPrevious: place !== null, hasNext: isMore });
}

function between<Row extends Placed>(
  rows: readonly Row[],
  { before, hasPrevious, hasNext }: { readonly before: number; readonly hasPrevious: boolean; readonly hasNext: boolean },
): ListPart<Row> {
  const [top, bottom] = [rows[0], rows.at(-1)];
  if (top === undefined || bottom === undefined) return { rows, from: 0, previous: null, next: null };
  return {
    rows,
    from: before + 1,
    previous: hasPrevious ? { key: top.key, id: top.id, before, isBackwards: true } : null,
    next: hasNext ? { key: bottom.key, id: bottom.id, before: before + rows.length, isBackwards: false } : null,
  };
}

function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}
