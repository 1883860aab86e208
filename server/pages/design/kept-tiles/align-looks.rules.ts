// What each step costs that an older client can do with its list: it removes a tile, adds one at the end, changes one in its place, or exchanges
// two, which is half a step at each of both places. The rest decides between ways of equally many steps: rather a text is lost than a tile that
// the client cannot make again, and then rather everything stays at its place. A hundred times one of them is less than the next.
const STEP = 1_000_000_000;
const LOST = 1_000_000;
const PLACE = 1;

/** A way to make the beginning of the changed list of the beginning of the former one. Its last step is after those of `before`. */
interface Way {
  readonly cost: number;
  readonly before?: Way;
  /** The places in both lists of a tile that stays, or was changed in its place. */
  readonly pair?: readonly [from: number, to: number] | undefined;
}

/**
 * For each place in the changed list, the place in the former list: the tile stayed there, or was changed or exchanged there. Undefined for
 * a tile that was added. Tiles are compared by the numbers of their looks. Tiles of the same look are told apart by their neighbours: the
 * result is the one with the fewest changes. If nothing tells them apart, the last of them was removed, or one that is a text (`isText`, by
 * former places).
 */
export function alignLooks(former: readonly number[], changed: readonly number[], isText: readonly boolean[]): (number | undefined)[] {
  return pairsOf(cheapestWay(former, changed, isText), changed.length);
}

function cheapestWay(former: readonly number[], changed: readonly number[], isText: readonly boolean[]): Way {
  const [had, has] = [new Set<number | undefined>(former), new Set<number | undefined>(changed)];
  const losing = (from: number): number => STEP + (isText[from] ? 0 : LOST);
  const staying = (from: number, to: number): number => {
    const [here, now] = [former[from], changed[to]];
    if (here === now) return PLACE * Math.abs(from - to);
    return has.has(here) && had.has(now) ? STEP / 2 : losing(from);
  };
  let row: Way[] = [];
  for (let from = 0; from <= former.length; from += 1) {
    const above = row;
    row = [];
    for (let to = 0; to <= changed.length; to += 1) {
      const [corner, left] = [above[to - 1], row[to - 1]];
      let way = corner && further(corner, staying(from - 1, to - 1), [from - 1, to - 1]);
      way = cheaper(way, above[to], losing(from - 1));
      way = cheaper(way, left, STEP);
      row.push(way ?? { cost: 0 });
    }
  }
  return row.at(-1)!;
}

function further(before: Way, cost: number, pair?: Way['pair']): Way {
  return { cost: before.cost + cost, before, pair };
}

/** The known way, or the one with a step after `before`, if there is one that is cheaper. */
function cheaper(known: Way | undefined, before: Way | undefined, cost: number): Way | undefined {
  if (!before || (known && known.cost <= before.cost + cost)) return known;
  return further(before, cost);
}

function pairsOf(last: Way, length: number): (number | undefined)[] {
  const places: (number | undefined)[] = Array.from({ length });
  for (let way: Way | undefined = last; way; way = way.before) if (way.pair) places[way.pair[1]] = way.pair[0];
  return places;
}
