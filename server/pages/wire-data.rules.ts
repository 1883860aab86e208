import type { PageDesign } from './page-design.rules.js';
import { fromQuill1Html, toQuill1Html } from './quill-1-html.rules.js';
import { readWireDesign, toWire, type WireReading } from './wire-design.rules.js';

// Each blank that is kept takes thirteen letters more, and anybody can ask again and again for a page of nothing but blanks.
const MOST_KEPT_BLANKS = 100_000;
const RUNS_OF_BLANKS = /[^\S\r\n\u00a0]{2,}/g;

/**
 * The design as the string that `data` holds: the HTML as Quill 1.3 reads it, and JSON that never has two backslashes in a row. Older
 * clients replace `\\` by `\` before they parse; what has none survives that, and means the same to every JSON parser.
 */
export function writeWireData(design: PageDesign): string {
  const keepsBlanks = countBlanks(design) <= MOST_KEPT_BLANKS;
  return JSON.stringify(toWire(withHtml(design, (html) => toQuill1Html(html, keepsBlanks)))).replaceAll('\\\\', '\\u005c');
}

/** Reads what an older client sends: a design document whose HTML Quill 1.3 wrote, or that is still as `writeWireData` wrote it. */
export function readWireData(document: unknown): WireReading {
  const { design, faults } = readWireDesign(document);
  return { design: design && withHtml(design, fromQuill1Html), faults };
}

function countBlanks({ tiles }: PageDesign): number {
  return tiles.flatMap(({ html }) => html.match(RUNS_OF_BLANKS) ?? []).reduce((sum, { length }) => sum + length, 0);
}

function withHtml(design: PageDesign, change: (html: string) => string): PageDesign {
  return { ...design, tiles: design.tiles.map((tile) => ({ ...tile, html: change(tile.html) })) };
}
