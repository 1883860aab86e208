import type Quill from 'quill/core.js';
import { Parchment, type Delta } from 'quill/core.js';
import Inline from 'quill/blots/inline.js';
import { hasSameFormats } from './quick-deltas.js';

type Scroll = Quill['scroll'];
type Op = Delta['ops'][number];
type Formats = NonNullable<Op['attributes']>;
type Parent = Parchment.Parent & Parchment.Formattable;

/** A line without its end. The formats are those of the end. */
export interface Line {
  readonly content: readonly Op[];
  readonly formats: Formats;
}

/** An element around letters: a format, or a plain one for colours and the like. */
interface Wrapper {
  readonly name: string;
  readonly value: unknown;
  readonly attributes: Formats;
}

/** A line as Quill would leave it after inserting and formatting it piece by piece, but not in the document yet. */
export function builtLine(scroll: Scroll, { content, formats }: Line): Parent {
  const block = emptyLine(scroll, formats);
  let around: { readonly wrapper: Wrapper; readonly blot: Parent }[] = [];
  for (const { insert, attributes = {} } of content) {
    const wrappers = wrappersOf(scroll, attributes);
    const shared = around.findIndex(({ wrapper }, at) => !isSame(wrapper, wrappers[at]));
    around = shared === -1 ? around : around.slice(0, shared);
    for (const wrapper of wrappers.slice(around.length)) {
      const blot = wrapped(scroll, wrapper);
      (around.at(-1)?.blot ?? block).appendChild(blot);
      around.push({ wrapper, blot });
    }
    (around.at(-1)?.blot ?? block).appendChild(leafOf(scroll, insert, attributes));
  }
  return block;
}

function emptyLine(scroll: Scroll, formats: Formats): Parent {
  const isKind = (name: string) => scroll.query(name, Parchment.Scope.BLOCK & Parchment.Scope.BLOT) !== null;
  const names = Object.keys(formats).filter((name) => scroll.query(name, Parchment.Scope.BLOCK) !== null);
  const kind = names.findLast(isKind);
  const block = scroll.create(kind ?? 'block', kind && formats[kind]) as Parent;
  // Of two kinds of lines, Quill takes one.
  for (const name of names) if (!isKind(name)) block.format(name, formats[name]);
  return block;
}

/** From the outermost one, which has the colours and the like. Quill has an order of the others. */
function wrappersOf(scroll: Scroll, attributes: Formats): readonly Wrapper[] {
  const wrappers: Wrapper[] = [];
  const ofOutermost: [string, unknown][] = [];
  for (const [name, value] of Object.entries(attributes)) {
    const format = value ? scroll.query(name, Parchment.Scope.INLINE) : null;
    if (format instanceof Parchment.Attributor) ofOutermost.push([name, value]);
    else if (format) wrappers.push({ name, value, attributes: {} });
  }
  wrappers.sort((one, other) => Inline.compare(other.name, one.name));
  if (ofOutermost.length === 0) return wrappers;
  const [outermost = { name: Inline.blotName, value: true }, ...others] = wrappers;
  return [{ ...outermost, attributes: Object.fromEntries(ofOutermost) }, ...others];
}

function isSame({ name, value, attributes }: Wrapper, other: Wrapper | undefined): boolean {
  return other !== undefined && name === other.name && value === other.value && hasSameFormats(attributes, other.attributes);
}

function wrapped(scroll: Scroll, { name, value, attributes }: Wrapper): Parent {
  const blot = scroll.create(name, value) as Parent;
  for (const [attribute, of] of Object.entries(attributes)) blot.format(attribute, of);
  return blot;
}

function leafOf(scroll: Scroll, insert: Op['insert'], attributes: Formats): Parchment.Blot {
  if (typeof insert !== 'object') return scroll.create('text', insert);
  const [[name, value] = ['image', '']] = Object.entries(insert);
  const leaf = scroll.create(name, value) as Parchment.EmbedBlot;
  // What is no format of the text is one of the picture.
  for (const [format, of] of Object.entries(attributes)) if (scroll.query(format) === null) leaf.format(format, of);
  return leaf;
}
