import Quill, { type Delta, type Range } from 'quill/core.js';
import 'quill/dist/quill.core.css';
import { withoutDevicePictures } from './device-addresses.js';
import { changeInLinearTime } from './large-texts/linear-changes.js';
import type { LeftOut } from './paste-limits.js';
import type { Clipboard } from './quill-clipboard.js';
import { registerFormats } from './quill-formats.js';

registerFormats();

interface EditorOptions {
  /** The initial content; HTML of Quill 1.3 or 2. */
  readonly html: string;
  readonly labelledBy: string;
  readonly describedBy: string;
  /** Whether most people replace the initial content. */
  readonly isReplaced: boolean;
  /** Called with a file that is dropped or pasted, and its place. */
  readonly onFile: (file: File, range: Range) => void;
  /** Called with the pictures that were in pasted HTML. */
  readonly onPictures: Clipboard['onPictures'];
  /** Called when not all that was pasted is there. */
  readonly onLeftOut: (what: LeftOut) => void;
}

/** A rich-text editor in `host`, without a toolbar. Removing `host` from the document removes it. */
export function createEditor(host: HTMLElement, { html, labelledBy, describedBy, isReplaced, onFile, ...told }: EditorOptions): Quill {
  const uploader = { handler: (range: Range, [file]: File[]) => void (file && onFile(file, range)) };
  const quill = new Quill(host, { modules: { keyboard: { bindings: BINDINGS }, uploader } });
  changeInLinearTime(quill);
  const clipboard = quill.clipboard as Clipboard;
  Object.assign(clipboard, { onLeftOut: told.onLeftOut, onPictures: told.onPictures });
  const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy, 'aria-describedby': describedBy };
  for (const [name, value] of Object.entries(attributes)) quill.root.setAttribute(name, value);
  quill.root.addEventListener('click', ({ detail }) => detail === 3 && selectWithoutBreak(quill));
  quill.setContents(clipboard.convertWritten(html), 'silent');
  quill.history.clear();
  if (isReplaced) selectFirst(quill);
  quill.on('text-change', (change, before, source) => {
    if (source === 'user' && quill.getLength() === 1 && isCleared(change, before)) clearList(quill);
  });
  return quill;
}

/**
 * Whether more than one letter was taken away. After one letter, another one may follow. Characters that have made a list, such as a dash,
 * leave an empty item that is wanted.
 */
function isCleared(change: Delta, before: Delta): boolean {
  return before.length() > 2 && change.ops.every(({ attributes }) => !attributes?.list);
}

/** What is left of an empty text is no item of a list. */
function clearList(quill: Quill): void {
  quill.formatLine(0, 1, { list: false, indent: false }, 'user');
}

/** Selects the initial content with the first focus, so that typing replaces it. The next press puts the caret. */
function selectFirst(quill: Quill): void {
  const listening = new AbortController();
  const select = () => void quill.setSelection(0, quill.getLength() - 1, 'user');
  quill.root.addEventListener('focus', select, { once: true, signal: listening.signal });
  // The press that gives the focus puts the caret somewhere. What was dragged over stays selected.
  quill.root.addEventListener(
    'click',
    () => {
      if (quill.getSelection()?.length === 0) select();
      listening.abort();
    },
    { signal: listening.signal },
  );
  quill.once('text-change', () => listening.abort());
}

/** Three presses select a line with the break at its end. Without the break, what is typed replaces this line and is not joined to the next. */
function selectWithoutBreak(quill: Quill): void {
  const range = quill.getSelection();
  if (!range || range.length < 2 || !quill.getText(range).endsWith('\n')) return;
  quill.setSelection(range.index, range.length - 1, 'user');
}

const BINDINGS = {
  // Tab leaves the field, so that the keyboard is not trapped. At the start of list items and in code blocks it indents.
  tab: null,
  'remove tab': null,
  // Without check lists, which the toolbar cannot make.
  'list autofill': { prefix: /^\s*?(\d+\.|-|\*)$/ },
};

/** The content in its stored form: without the nodes that only an editor needs, and empty when there is no content. */
export function editorHtml(quill: Quill): string {
  // A paragraph or an item of a list without anything in it has the length of its break.
  if (quill.getLength() === 1) return '';
  const html = withoutDevicePictures(quill.root.innerHTML);
  return withoutEmptyInlines(html.replace(EDITOR_ONLY, '').replaceAll('\ufeff', '')).replace(EMPTY_BLOCK, '<$1><br></$2>');
}

// The marker of a list item, and the placeholder for a format that was chosen and not used yet.
const EDITOR_ONLY = /<span class="ql-(?:ui|cursor)"[^<>]*>\ufeff?<\/span>/g;
const EMPTY_INLINE = /<(strong|em|u|sub|sup|span|a)(?: [^<>]*)?><\/\1>/g;
const EMPTY_BLOCK = /<((p|li|div)(?: [^<>]*)?)><\/\2>/g;

// Removing one may leave its parent empty.
function withoutEmptyInlines(html: string): string {
  const without = html.replace(EMPTY_INLINE, '');
  return without === html ? html : withoutEmptyInlines(without);
}
