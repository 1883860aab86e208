import type Quill from 'quill/core.js';
import { Delta, Parchment } from 'quill/core.js';
import { isSameText, pushQuickly } from './quick-deltas.js';
import { builtLine, type Line } from './built-line.js';

type Editor = Quill['editor'];
type Scroll = Quill['scroll'];
type Ops = Delta['ops'];

/** Smaller changes go the usual way, which keeps what stands around them as it is. In operations and lines. */
const LARGE = 200;

pushQuickly();

/**
 * Lets an editor insert a large text, also by Undo and Redo, in a time that grows with the text. Quill looks for the place of each line
 * from the beginning, and joins the lines of a document by copying those before: its time grows with the square. That of one line still does, with its operations.
 */
export function changeInLinearTime({ editor, scroll }: Quill): void {
  const applyOneByOne = editor.applyDelta.bind(editor);
  editor.applyDelta = (change) => {
    const splice = largeSplice(change);
    return splice ? applySplice(editor, splice) : applyOneByOne(change);
  };
  editor.getDelta = () => documentOf(scroll);
  compareQuickly(editor);
  knowNeighbours(scroll);
  insertWholeLines(scroll, LARGE);
}

interface Splice {
  readonly index: number;
  readonly removed: number;
  readonly inserted: Delta;
}

/** What a change replaces, if it is one place and what comes there is large. */
function largeSplice({ ops }: Delta): Splice | null {
  const first = ops[0];
  const index = typeof first?.retain === 'number' && !first.attributes ? first.retain : 0;
  const rest = index > 0 ? ops.slice(1) : ops;
  const inserted = rest.filter(({ insert }) => insert !== undefined);
  const removed = rest.reduce((sum, { delete: count = 0 }) => sum + count, 0);
  const isOnePlace = rest.every(({ insert, delete: count }) => insert !== undefined || count !== undefined);
  return isOnePlace && sizeOf(inserted) > LARGE ? { index, removed, inserted: new Delta(inserted) } : null;
}

function sizeOf(ops: Ops): number {
  return ops.reduce((sum, { insert }) => sum + (typeof insert === 'string' ? insert.split('\n').length : 1), 0);
}

function applySplice(editor: Editor, { index, removed, inserted }: Splice): Delta {
  if (removed === 0) return editor.insertContents(index, inserted);
  return editor.deleteText(index, removed).compose(editor.insertContents(index, inserted));
}

/** After each change, Quill compares the text with what it should be, deeply. It is nearly always the same, and that is seen in much less time. */
function compareQuickly(editor: Editor): void {
  const compareDeeply = editor.update.bind(editor);
  editor.update = (change, mutations = [], ...selection) => {
    if (change && mutations.length === 0) {
      const found = editor.getDelta();
      if (isSameText(editor.delta.compose(change), found)) {
        editor.delta = found;
        return change;
      }
    }
    return compareDeeply(change, mutations, ...selection);
  };
}

/** The content of all lines. `Delta.concat` would copy those before for each line. */
function documentOf(scroll: Scroll): Delta {
  const all = new Delta();
  for (const line of scroll.lines()) {
    const [first, ...others] = line.delta().ops;
    if (first) all.push(first);
    all.ops.push(...others);
  }
  return all;
}

interface Neighbours {
  readonly prev: { readonly next: unknown } | null | undefined;
}

/** A list of lines or letters knows by its neighbours whether something is in it: it is never in two lists. Quill would go through the list at each insertion. */
function knowNeighbours({ children }: Scroll): void {
  const lists = Object.getPrototypeOf(children) as { contains: (this: { readonly head: unknown }, node: Neighbours) => boolean };
  lists.contains = function contains(node) {
    return node.prev ? node.prev.next === node : node === this.head;
  };
}

type Op = Delta['ops'][number];

/**
 * Lets a text insert many lines at once. Quill puts each piece of a line into the document and formats it there; the document notes all these
 * steps, and Quill looks at each of them again. Here a line comes into the document when it is complete.
 */
function insertWholeLines(scroll: Scroll, large: number): void {
  const insertByPieces = scroll.insertContents.bind(scroll);
  scroll.insertContents = (index, contents) => {
    const { first, whole, rest } = linesOf(contents);
    if (!first || whole.length < large || contents.ops.some((op) => isBlockEmbed(scroll, op))) return insertByPieces(index, contents);
    // What comes into lines that are there already stays with Quill.
    const beginning = new Delta([...first.content, { insert: '\n', attributes: first.formats }]);
    insertByPieces(index, beginning.concat(new Delta([...rest])));
    insertLines(scroll, index + beginning.length(), whole);
  };
}

function isBlockEmbed(scroll: Scroll, { insert }: Op): boolean {
  if (typeof insert !== 'object') return false;
  return Object.keys(insert).some((name) => scroll.query(name, Parchment.Scope.INLINE) === null);
}

function linesOf({ ops }: Delta): { readonly first: Line | undefined; readonly whole: readonly Line[]; readonly rest: readonly Op[] } {
  const lines: Line[] = [];
  let content: Op[] = [];
  for (const { insert, attributes = {} } of ops) {
    const pieces = typeof insert === 'string' ? insert.split('\n') : [insert];
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) {
        lines.push({ content, formats: attributes });
        content = [];
      }
      if (piece) content.push({ insert: piece, attributes });
    }
  }
  const [first, ...whole] = lines;
  return { first, whole, rest: content };
}

function insertLines(scroll: Scroll, index: number, lines: readonly Line[]): void {
  const [found, offset] = scroll.children.find(index);
  const next = found?.split(offset);
  for (const blot of inContainers(scroll, lines)) scroll.insertBefore(blot, next);
  // Quill does this later, takes it for a change that the user has made, and compares the whole text.
  scroll.domNode.classList.remove('ql-blank');
  scroll.optimize();
}

/** The items of a list that come one after the other are in one container, as Quill would put them later. */
function inContainers(scroll: Scroll, lines: readonly Line[]): readonly Parchment.Blot[] {
  const all: Parchment.Blot[] = [];
  let container: Parchment.Parent | undefined;
  for (const line of lines) {
    const block = builtLine(scroll, line);
    const needed = block.statics.requiredContainer;
    if (container?.statics !== needed) {
      container = needed && (scroll.create(needed.blotName) as Parchment.Parent);
      if (container) all.push(container);
    }
    if (container) container.appendChild(block);
    else all.push(block);
  }
  return all;
}
