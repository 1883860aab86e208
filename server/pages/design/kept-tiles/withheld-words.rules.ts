import type { Tile } from '../page-design.rules.js';
import { asTextTile } from '../../tile-kinds/tile-kinds.rules.js';

/** How many letters a part of a text has: of a text that is shorter than the long one, the short one. A shorter text has no part. */
const LENGTHS = [8, 16] as const;
const MULTIPLIER = 31;

const TAG = /<[^<>]*>/g;
const BLANK = /\s|&nbsp;/g;

/**
 * Parts of texts that not everybody sees, by which a text is found that was copied from one and changed. Texts are compared by their letters alone. Time and room grow with the length of the texts, whatever is in them.
 */
export class WithheldWords<Source> {
  private readonly parts = new Map<number, Map<number, { readonly part: string; readonly source: Source }>>();

  /** `shown`: tiles that everybody sees, whose words tell nothing. */
  constructor(withheld: readonly { readonly tile: Tile; readonly source: Source }[], shown: readonly Tile[]) {
    for (const { tile, source } of withheld) this.add(lettersOf(tile), source);
    for (const tile of shown) this.forget(lettersOf(tile));
  }

  /** From which ones the tile has a part. */
  sourcesIn(tile: Tile): ReadonlySet<Source> {
    const found = new Set<Source>();
    this.look(lettersOf(tile), ({ source }) => found.add(source));
    return found;
  }

  private add(letters: string, source: Source): void {
    const length = LENGTHS.findLast((one) => one <= letters.length);
    if (length === undefined) return;
    const ofLength = this.parts.get(length) ?? new Map<number, { part: string; source: Source }>();
    this.parts.set(length, ofLength);
    // A text between both lengths has one part; a copy of a long one has at least one of its parts as a whole.
    const last = length === LENGTHS.at(-1) ? letters.length - length : 0;
    for (let at = 0; at <= last; at += length) {
      const part = letters.slice(at, at + length);
      ofLength.set(hashOf(part), { part, source });
    }
  }

  private forget(letters: string): void {
    this.look(letters, (_, hash, ofLength) => ofLength.delete(hash));
  }

  private look(
    letters: string,
    found: (entry: { readonly source: Source }, hash: number, ofLength: Map<number, { part: string; source: Source }>) => void,
  ): void {
    for (const [length, ofLength] of this.parts) {
      let leaving = 1;
      for (let power = 1; power < length; power += 1) leaving = Math.imul(leaving, MULTIPLIER);
      let hash = hashOf(letters.slice(0, length));
      for (let at = 0; at + length <= letters.length; at += 1) {
        const entry = ofLength.get(hash);
        if (entry && letters.startsWith(entry.part, at)) found(entry, hash, ofLength);
        const rest = (hash - Math.imul(letters.charCodeAt(at), leaving)) | 0;
        hash = (Math.imul(rest, MULTIPLIER) + letters.charCodeAt(at + length)) | 0;
      }
    }
  }
}

function hashOf(part: string): number {
  let hash = 0;
  for (let at = 0; at < part.length; at += 1) hash = (Math.imul(hash, MULTIPLIER) + part.charCodeAt(at)) | 0;
  return hash;
}

function lettersOf(tile: Tile): string {
  return asTextTile(tile).html.replace(TAG, '').replace(BLANK, '').toLowerCase();
}
