import type { Tile } from '../page-design.rules.js';
import { NEW_NAMES, placesById, seeing, wholePlaces, type ClientView, type Seen } from './match-tiles.rules.js';

/** What is certain of the tiles that a client sent. It is less than `matchTiles` finds, which may be wrong: then nothing but a look gets lost. */
export interface Recognition {
  /** For each tile that was sent, the place of the one of the base that it is. Each of the base is used at most once. */
  readonly places: readonly (number | undefined)[];
  /** The tiles of the base and those that were sent, as the client sees them. */
  readonly shown: readonly Seen[];
  readonly sent: readonly Seen[];
  /** How the client sees any other tile, comparable with these. */
  readonly see: (tile: Tile) => Seen;
}

/**
 * Recognises the tiles that a client sent: by their ids, as they were shown, by the same text that is not blank, or by their name at their place, which no other
 * tile has. Protected tiles come first: to take another tile for one hides too much, and the opposite mistake shows what is hidden. A tile as clients add one tells nothing anywhere but at its place, nor does a name as
 * clients give one.
 */
export function recognizeTiles(
  base: readonly Tile[],
  tiles: readonly Tile[],
  isProtected: (place: number) => boolean,
  view: ClientView,
): Recognition {
  const see = seeing(view);
  const [shown, sent] = [base.map(see), tiles.map(see)];
  const recognizing = new Recognizing(shown, sent, isProtected);
  placesById(base, tiles).forEach((place, at) => recognizing.pair(place, at));
  recognizing.pairWhole(base.map(view.canMake));
  // A copy of a tile is no other tile that has its text or its name.
  const wholes = new Set(shown.map(({ whole }) => whole));
  const isCopy = ({ whole }: Seen): boolean => wholes.has(whole);
  recognizing.pairAlike((one, other) => !one.isBlank && one.content === other.content && !isCopy(other));
  const hasNamesake = (place: number, { name }: Seen): boolean => shown.some((other, at) => at !== place && other.name === name);
  const hiddenNames = new Set(recognizing.missing.filter(isProtected).map((place) => shown[place]!.name));
  recognizing.pairAlike((one, other, place, at) => {
    const isNamed = place === at && one.name === other.name && isTelling(one.name) && !isCopy(other);
    return isNamed && (isProtected(place) ? !hasNamesake(place, one) : !hiddenNames.has(one.name));
  });
  const { places } = recognizing;
  return { places, shown, sent, see };
}

/** Whether the name of a tile tells which one it is. */
export function isTelling(name: string): boolean {
  return name !== '' && !NEW_NAMES.has(name);
}

class Recognizing {
  readonly places: (number | undefined)[];
  private readonly used = new Set<number>();

  constructor(
    private readonly shown: readonly Seen[],
    private readonly sent: readonly Seen[],
    private readonly isProtected: (place: number) => boolean,
  ) {
    this.places = sent.map(() => undefined);
  }

  /** The places in the base that nothing is recognised as yet. */
  get missing(): number[] {
    return [...this.shown.keys()].filter((place) => !this.used.has(place));
  }

  pair(place: number | undefined, at: number): void {
    if (place === undefined || this.used.has(place) || this.places[at] !== undefined) return;
    this.used.add(place);
    this.places[at] = place;
  }

  pairWhole(canMake: readonly boolean[]): void {
    const [from, to] = [this.missing, this.open()];
    const found = wholePlaces(
      from.map((place) => this.shown[place]!.whole),
      to.map((at) => this.sent[at]!.whole),
      from.map((place) => canMake[place]!),
    );
    found.forEach((nth, index) => {
      const [place, at] = [nth === undefined ? undefined : from[nth], to[index]!];
      if (place !== undefined && (place === at || !this.sent[at]!.isNew)) this.pair(place, at);
    });
  }

  /** Pairs what is alike: protected tiles first, then the nearest. */
  pairAlike(isAlike: (one: Seen, other: Seen, place: number, at: number) => boolean): void {
    const pairs = this.missing.flatMap((place) => {
      const isHidden = this.isProtected(place);
      const alike = this.open().filter((at) => isAlike(this.shown[place]!, this.sent[at]!, place, at));
      return alike.map((at) => ({ place, at, cost: (isHidden ? 0 : this.shown.length + this.sent.length) + Math.abs(place - at) }));
    });
    for (const { place, at } of pairs.toSorted((one, other) => one.cost - other.cost)) this.pair(place, at);
  }

  private open(): number[] {
    return [...this.sent.keys()].filter((at) => this.places[at] === undefined);
  }
}
