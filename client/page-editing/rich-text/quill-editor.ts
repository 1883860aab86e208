import Quill from 'quill/core.js';
import 'quill/dist/quill.core.css';
import { registerFormats, type Clipboard } from './quill-formats.js';

registerFormats();

interface EditorOptions {
  /** What is written in it at first; HTML of Quill 1.3 or 2. */
  readonly html: string;
  readonly labelledBy: string;
  readonly describedBy: string;
}

/** A rich-text editor in `host`, without a toolbar. It is gone when `host` is taken out of the document. */
export function createEditor(host: HTMLElement, { html, labelledBy, describedBy }: EditorOptions): Quill {
  const quill = new Quill(host, { modules: { keyboard: { bindings: BINDINGS }, uploader: { mimetypes: [] } } });
  const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy, 'aria-describedby': describedBy };
  for (const [name, value] of Object.entries(attributes)) quill.root.setAttribute(name, value);
  quill.setContents((quill.clipboard as Clipboard).convertWritten(html), 'silent');
  quill.history.clear();
  return quill;
}

const BINDINGS = {
  // Tab leaves the field, or the keyboard would be caught in it; at the start of list items and in code blocks it indents.
  tab: null,
  'remove tab': null,
  // Without check lists: the toolbar can't make them.
  'list autofill': { prefix: /^\s*?(\d+\.|-|\*)$/ },
};

/** What is written, as it is stored: without the nodes that only an editor needs, and empty when nothing is there. */
export function editorHtml(quill: Quill): string {
  const html = withoutEmptyInlines(quill.root.innerHTML.replace(EDITOR_ONLY, '').replaceAll('\ufeff', '')).replace(
    EMPTY_BLOCK,
    '<$1><br></$2>',
  );
  return html === '<p><br></p>' ? '' : html;
}

// The drawing of a list item, and the place of a caret whose format was chosen and not yet used.
const EDITOR_ONLY = /<span class="ql-(?:ui|cursor)"[^>]*>\ufeff?<\/span>/g;
const EMPTY_INLINE = /<(strong|em|u|sub|sup|span|a)(?: [^>]*)?><\/\1>/g;
const EMPTY_BLOCK = /<((p|li|div)(?: [^>]*)?)><\/\2>/g;

// Taking one away may leave the one around it empty.
function withoutEmptyInlines(html: string): string {
  const without = html.replace(EMPTY_INLINE, '');
  return without === html ? html : withoutEmptyInlines(without);
}
