import type { Tile } from '../page-design.rules.js';
import { asTextTile } from '../../tile-kinds/tile-kinds.rules.js';

/** How many letters a part of a text has: of a text that is shorter than the long one, the short one. */
const LENGTHS = [8, 16] as const;
/** A shorter text is one part, if it has a digit, such as the code of a door. Of other short words, texts that have nothing to do with it are full. */
const CODE = /^(?=.*\d).{4,7}$/;
const MULTIPLIER = 31;

const TAG = /<[^<>]*>/g;
const ADDRESS = /(?:href|src)="([^"<>]+)"/g;
const BLANK = /\s|&nbsp;/g;

/**
 * Parts of texts that not everybody sees, by which a text is found that was copied from one and changed. Texts are compared by their letters alone, and addresses as a whole. Time and room grow with the length of the texts, whatever is in them.
 */
export class WithheldWords<Source extends object> {
  private readonly parts = new Map<number, Map<number, { readonly part: string; readonly source: Source }>>();
  private readonly addresses = new Map<string, Source>();

  /** `shown`: tiles that everybody sees, whose words tell nothing. */
  constructor(withheld: readonly { readonly tile: Tile; readonly source: Source }[], shown: readonly Tile[]) {
    for (const { tile, source } of withheld) {
      const html = htmlOf(tile);
      this.add(lettersOf(html), source);
      for (const address of addressesOf(html)) this.addresses.set(address, source);
    }
    for (const tile of shown) {
      const html = htmlOf(tile);
      this.forget(lettersOf(html));
      for (const address of addressesOf(html)) this.addresses.delete(address);
    }
  }

  /** From which ones the tile has a part, or an address. */
  sourcesIn(tile: Tile): ReadonlySet<Source> {
    const html = htmlOf(tile);
    const found = new Set(addressesOf(html).flatMap((address) => this.addresses.get(address) ?? []));
    this.look(lettersOf(html), ({ source }) => found.add(source));
    return found;
  }

  private add(letters: string, source: Source): void {
    const length = LENGTHS.findLast((one) => one <= letters.length) ?? (CODE.test(letters) ? letters.length : undefined);
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

const htmlOf = (tile: Tile): string => asTextTile(tile).html;

function lettersOf(html: string): string {
  return html.replace(TAG, '').replace(BLANK, '').toLowerCase();
}

function addressesOf(html: string): string[] {
  return Array.from(html.matchAll(ADDRESS), ([, address = '']) => address);
}
