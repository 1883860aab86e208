import type { PageDesign } from './page-design.rules.js';
import { fromQuill1Html, toQuill1Html } from './quill-1-html.rules.js';
import { readWireDesign, toWire, type WireReading } from './wire-design.rules.js';

/**
 * The design as the string that `data` holds: the HTML as Quill 1.3 reads it, and JSON that never has two backslashes in a row. Older
 * clients replace `\\` by `\` before they parse; what has none survives that, and means the same to every JSON parser.
 */
export function writeWireData(design: PageDesign): string {
  return JSON.stringify(toWire(withHtml(design, toQuill1Html))).replaceAll('\\\\', '\\u005c');
}

/** Reads what an older client sends: a design document whose HTML Quill 1.3 wrote, or that is still as `writeWireData` wrote it. */
export function readWireData(document: unknown): WireReading {
  const { design, faults } = readWireDesign(document);
  return { design: design && withHtml(design, fromQuill1Html), faults };
}

function withHtml(design: PageDesign, change: (html: string) => string): PageDesign {
  return { ...design, tiles: design.tiles.map((tile) => ({ ...tile, html: change(tile.html) })) };
}
