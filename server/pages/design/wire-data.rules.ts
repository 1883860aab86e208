import { DESIGN_LIMITS, type PageDesign } from './page-design.rules.js';
import { fromQuill1Html, toQuill1Html } from '../tile-kinds/text/quill-1-html.rules.js';
import type { TextTile } from '../tile-kinds/text/text-tile.rules.js';
import { inTexts, toWire } from './wire-design.rules.js';
import { readWireDesign, type WireReading } from './wire-parsing.rules.js';

// In characters. Each kept blank needs thirteen characters more. A page that consists of such blanks would become fourteen times as long.
const MOST_GROWTH = 1_300_000;
// The difference in length between the format of older clients and ours. It is 268 bytes without tiles, and less with tiles.
const SHAPE_BYTES = 512;

/** The largest body that an older client may send: the largest page in the format of `writeWireData`. */
export const MOST_WIRE_BYTES = DESIGN_LIMITS.designBytes + SHAPE_BYTES + MOST_GROWTH;

// In characters. A page up to this length may grow by being written as Quill 1.3.7 would.
const MAY_GROW_TO = 300_000;

/** Who reads the design: a visitor, whose links tell search engines nothing of their creator, or its owner, who may open the texts in an editor and publish them again. */
export type WireReader = 'visitors' | 'owner';

// How many characters of HTML are converted in one step, which takes some milliseconds.
const STEP = 32_768;

/** A design document of an older client. */
export interface WireDataReading extends WireReading {
  /** How many bytes the page would have, without what `writeWireData` added and what the format of older clients needs. */
  readonly bytes: number;
}

/**
 * The design as the string for `data`. The HTML is for Quill 1.3, and the JSON never has two backslashes in a row: older clients replace
 * `\\` by `\` before they parse it. JSON without `\\` survives that, and every JSON parser reads it correctly.
 */
export function writeWireData(design: PageDesign, reader: WireReader = 'visitors'): string {
  const steps = writeWireDataInSteps(design, reader);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same as `writeWireData`, in steps between which other work can run: 1 MB takes a tenth of a second. */
export function* writeWireDataInSteps(design: PageDesign, reader: WireReader = 'visitors'): Generator<undefined, string, undefined> {
  const texts = inTexts(design).tiles;
  // What its owner opens in an editor has the bytes that this editor would write, unless a large page became larger by that.
  const written = reader === 'owner' ? yield* forQuill1(texts, false, true) : [];
  const isOwners = reader === 'owner' && lengthOf(written) <= Math.max(lengthOf(texts), MAY_GROW_TO);
  const kept = yield* forQuill1(texts, true, isOwners);
  const tiles = lengthOf(kept) - lengthOf(texts) > MOST_GROWTH ? yield* forQuill1(texts, false, isOwners) : kept;
  return JSON.stringify(toWire({ ...design, tiles })).replaceAll('\\\\', '\\u005c');
}

/** Parses what an older client sends: a design document with HTML from Quill 1.3, or HTML that `writeWireData` wrote. */
export function readWireData(document: unknown): WireDataReading {
  const { design: sent, faults } = readWireDesign(document);
  const design = sent && { ...sent, tiles: sent.tiles.map((tile) => ({ ...tile, html: fromQuill1Html(tile.html) })) };
  const added = sent && design ? lengthOf(sent.tiles) - lengthOf(design.tiles) : 0;
  return { design, faults, bytes: bytesOf(document) - added - SHAPE_BYTES };
}

function* forQuill1(tiles: readonly TextTile[], keepsBlanks: boolean, isOwners: boolean): Generator<undefined, TextTile[], undefined> {
  const written: TextTile[] = [];
  let letters = 0;
  for (const tile of tiles) {
    written.push({ ...tile, html: toQuill1Html(tile.html, keepsBlanks, isOwners) });
    letters += tile.html.length;
    if (letters < STEP) continue;
    letters = 0;
    yield;
  }
  return written;
}

function lengthOf(tiles: readonly TextTile[]): number {
  return tiles.reduce((sum, { html }) => sum + html.length, 0);
}

/** Values that are too deep within each other to be written count as endless. They are in places where a design has nothing. */
function bytesOf(document: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(document)).length;
  } catch (error) {
    if (error instanceof RangeError) return Infinity;
    throw error;
  }
}
