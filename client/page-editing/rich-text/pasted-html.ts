import type { Delta } from 'quill/core.js';
import { isUploadedPicture } from '../../../server/pages/tile-kinds/text/text-pictures.rules.js';
import { contrast, INK, WHITE } from '../../page-view/contrast.js';

type Ops = Delta['ops'];

/** A picture of pasted HTML that is not of the account. */
export interface PastedPicture {
  /** Where it was in the text. */
  readonly at: number;
  /** Its address, or the picture itself in a `data:` address. */
  readonly source: string;
  readonly description: string;
}

const BETWEEN_CELLS = ' · ';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const BLOCKS = `p, div, ul, ol, li, dl, dt, dd, blockquote, pre, table, caption, thead, tbody, tfoot, tr, td, th, br, ${HEADINGS}`;
const DEEPEST_INDENT = 8;
/** Below this contrast, nobody sees that there is a text. */
const UNSEEN = 1.5;

/** Rewrites what a text cannot have: a row of a table becomes a line, a heading a bold line, and a quote is indented. Each node is moved once. */
export function rewriteForText(parsed: Document): void {
  for (const heading of parsed.querySelectorAll(HEADINGS)) {
    const line = parsed.createElement('p');
    line.append(withContentOf(heading, parsed.createElement('strong')));
    heading.replaceWith(line);
  }
  writeRows(parsed);
  const depths = new Map<Element, number>();
  for (const quote of parsed.querySelectorAll('blockquote')) {
    const outer = quote.parentElement?.closest('blockquote');
    const depth = Math.min(DEEPEST_INDENT, 1 + (outer ? (depths.get(outer) ?? 0) : 0));
    depths.set(quote, depth);
    quote.classList.add(`ql-indent-${depth}`);
  }
}

/** A table in a cell becomes a part of its line. */
function writeRows(parsed: Document): void {
  let line: Element | undefined;
  for (const row of parsed.querySelectorAll('tr')) {
    if (line?.contains(row)) continue;
    line = parsed.createElement('p');
    for (const cell of row.cells) {
      if (cell.textContent.trim() === '' && !cell.querySelector('img')) continue;
      writeInLine(cell);
      if (line.hasChildNodes()) line.append(BETWEEN_CELLS);
      line.append(withContentOf(cell, parsed.createElement(cell.tagName === 'TH' ? 'strong' : 'span')));
    }
    row.replaceWith(line);
  }
}

/** Its blocks become words of one line, with a blank between them. */
function writeInLine(cell: Element): void {
  for (const block of cell.querySelectorAll(BLOCKS)) {
    block.before(' ');
    while (block.firstChild) block.before(block.firstChild);
    block.remove();
  }
  // Several texts side by side become one, of which each white space is one blank.
  cell.normalize();
  for (const [node, trim] of [
    [cell.firstChild, 'trimStart'],
    [cell.lastChild, 'trimEnd'],
  ] as const)
    if (node instanceof Text) node.data = node.data[trim]();
}

function withContentOf(source: Element, target: Element): Element {
  while (source.firstChild) target.append(source.firstChild);
  return target;
}

/** Without the colours that nobody could read: a white text whose dark ground did not come along. */
export function legible(ops: Ops): Ops {
  const isUnseen = memoized((pair: string) => {
    const [color = '', background = ''] = pair.split('|');
    const [ink, ground] = [hexOf(color, INK.hex), hexOf(background, WHITE.hex)];
    return ink !== null && ground !== null && contrast({ hex: ink, alpha: 1 }, { hex: ground, alpha: 1 }) < UNSEEN;
  });
  return ops.map((op) => {
    const { color, background, ...attributes } = op.attributes ?? {};
    const pair = `${textOf(color)}|${textOf(background)}`;
    if (pair === '|' || !isUnseen(pair)) return op;
    return { insert: op.insert ?? '', ...(Object.keys(attributes).length > 0 && { attributes }) };
  });
}

/** The value of a format; empty for one that is none of text. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function memoized<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key)!;
  };
}

/** A colour as CSS writes it, as `#rrggbb`; null if it is none, or not opaque. */
function hexOf(color: string, missing: string): string | null {
  if (color === '') return missing;
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  // What is no colour changes nothing.
  context.fillStyle = '#00000001';
  context.fillStyle = color;
  const { fillStyle } = context;
  return typeof fillStyle === 'string' && /^#[0-9a-f]{6}$/.test(fillStyle) ? fillStyle : null;
}

/** The address of a picture of pasted HTML; null for one that only counts who reads something. */
export function pictureOf(image: Element): Pick<PastedPicture, 'source' | 'description'> | null {
  const isSeen = ['width', 'height'].every((side) => Number.parseFloat(image.getAttribute(side) ?? '') > 2 || !image.hasAttribute(side));
  const source = (image.getAttribute('src') ?? '').trim();
  return isSeen && source !== '' ? { source, description: (image.getAttribute('alt') ?? '').trim() } : null;
}

/** The operations without the pictures that are not of the account, and where these were. */
export function withoutPictures(ops: Ops): { readonly ops: Ops; readonly pictures: readonly PastedPicture[] } {
  const kept: Ops = [];
  const pictures: PastedPicture[] = [];
  let at = 0;
  for (const op of ops) {
    const { insert = '', attributes = {} } = op;
    const source = typeof insert === 'string' ? null : insert['image'];
    if (typeof source === 'string' && !isUploadedPicture(source)) {
      pictures.push({ at, source, description: textOf(attributes['alt']) });
      continue;
    }
    kept.push(op);
    at += typeof insert === 'string' ? insert.length : 1;
  }
  return { ops: kept, pictures };
}
