import type Quill from 'quill/core.js';
import { Delta } from 'quill/core.js';
import { isSameText, pushQuickly } from './quick-deltas.js';
import { insertWholeLines } from './whole-lines.js';

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
