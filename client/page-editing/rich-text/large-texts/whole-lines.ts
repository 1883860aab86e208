import type Quill from 'quill/core.js';
import { Delta, Parchment } from 'quill/core.js';
import { builtLine, type Line } from './built-line.js';

type Scroll = Quill['scroll'];
type Op = Delta['ops'][number];

/**
 * Lets a text insert many lines at once. Quill puts each piece of a line into the document and formats it there; the document notes all these
 * steps, and Quill looks at each of them again. Here a line comes into the document when it is complete.
 */
export function insertWholeLines(scroll: Scroll, large: number): void {
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
