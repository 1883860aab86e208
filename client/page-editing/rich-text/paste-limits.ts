import type { Delta } from 'quill/core.js';
import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';

type Ops = Delta['ops'];

/** What became of something that was pasted, if not all of it is there. */
export type LeftOut = 'all' | 'formats' | 'rest' | 'pictures';

/** What another program has copied. */
export interface Pasted {
  readonly html?: string;
  readonly text?: string;
}

/** In UTF-16 units. Word processors describe a page of text in 100 kB. Longer HTML is not read, and a longer text is none for a tile. */
const LONGEST = { html: 400_000, text: 300_000 };

/** How many operations of a line keep their formats. */
const MOST_IN_LINE = 500;

/** What is read of something pasted; null if it is too long for a tile. Nothing but the lengths is looked at. */
export function readable({ html = '', text = '' }: Pasted): { readonly pasted: Pasted; readonly leftOut: LeftOut | null } | null {
  if (text.length > LONGEST.text) return null;
  if (html.length <= LONGEST.html) return { pasted: { html, text }, leftOut: null };
  return text === '' ? null : { pasted: { text }, leftOut: 'formats' };
}

/** As much of operations as there is room for beside others, in the bytes of a tile. */
export function fitting(ops: Ops, beside: Ops): { readonly ops: Ops; readonly leftOut: LeftOut | null } {
  // The last line is one, too.
  let room = DESIGN_LIMITS.tileHtmlBytes - bytesOfLetter('\n') - beside.reduce((sum, op) => sum + bytesOf(op), 0);
  const kept: Ops = [];
  const simpler = simplified(ops);
  for (const op of simpler.ops) {
    const bytes = bytesOf(op);
    if (bytes > room) {
      const { insert } = op;
      const part = typeof insert === 'string' ? beginning(insert, room - tagsOf(op)) : '';
      return { ops: part === '' ? kept : [...kept, { ...op, insert: part }], leftOut: 'rest' };
    }
    room -= bytes;
    kept.push(op);
  }
  return { ops: kept, leftOut: simpler.leftOut };
}

/** Without the formats of the end of a line that changes them very often: the time for a line grows with the square of its operations. */
function simplified(ops: Ops): { readonly ops: Ops; readonly leftOut: LeftOut | null } {
  const kept: Ops = [];
  let inLine = 0;
  let leftOut: LeftOut | null = null;
  for (const op of ops) {
    const { insert } = op;
    inLine = typeof insert === 'string' && insert.includes('\n') ? 0 : inLine + 1;
    const last = kept.at(-1)?.insert;
    if (inLine <= MOST_IN_LINE || typeof insert !== 'string') kept.push(op);
    else {
      leftOut = 'formats';
      if (inLine > MOST_IN_LINE + 1 && typeof last === 'string') kept[kept.length - 1] = { insert: last + insert };
      else kept.push({ insert });
    }
  }
  return { ops: kept, leftOut };
}

/** About how many bytes of HTML an operation becomes. */
function bytesOf(op: Ops[number]): number {
  const { insert = '' } = op;
  if (typeof insert !== 'string') return tagsOf(op) + JSON.stringify(insert).length;
  let bytes = tagsOf(op);
  for (const letter of insert) bytes += bytesOfLetter(letter);
  return bytes;
}

function tagsOf({ attributes = {} }: Ops[number]): number {
  return Object.entries(attributes).reduce(
    (sum, [name, value]) => sum + (TAGS[name] ?? TAGS_OF_OTHERS) + (name === 'link' ? String(value).length : 0),
    0,
  );
}

/** The tags of formats, in bytes. Most others are a class or a style. */
const TAGS: Readonly<Record<string, number>> = {
  bold: '<strong></strong>'.length,
  italic: '<em></em>'.length,
  underline: '<u></u>'.length,
  script: '<sub></sub>'.length,
  link: '<a href="" rel="noopener noreferrer" target="_blank"></a>'.length,
};
const TAGS_OF_OTHERS = ' class="ql-align-right"'.length;

function beginning(text: string, room: number): string {
  let [length, bytes] = [0, 0];
  for (const letter of text) {
    bytes += bytesOfLetter(letter);
    if (bytes > room) break;
    length += letter.length;
  }
  return text.slice(0, length);
}

const LETTERS: Readonly<Record<string, number>> = {
  '\n': '<p></p>'.length,
  '&': '&amp;'.length,
  '<': '&lt;'.length,
  '>': '&gt;'.length,
  '\u00a0': '&nbsp;'.length,
};

function bytesOfLetter(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return LETTERS[letter] ?? (code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4);
}
