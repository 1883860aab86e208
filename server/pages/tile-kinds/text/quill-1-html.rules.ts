import { asQuill1Writes } from './quill-1-bytes.rules.js';

/*
 * Older clients write and show tiles with Quill 1.3. It has no `data-list`: a list of several kinds becomes several lists. It writes code
 * as one `<pre>`. When it parses HTML, it drops blanks that repeat or that are at the end of a line. Everything else that the toolbar makes
 * has the same markup in both versions. The input is sanitized, so every angle bracket belongs to a tag.
 */

/** A list that contains no other list, and one of its items. What is not closed ends with the text: looking for its end takes quadratic time. */
const LIST = /<(ol|ul)>([^<]*(?:<(?!\/?(?:ol|ul)\b)[^<]*)*)<\/\1>/g;
const ITEM = /<li\b([^<>]*)>(.*?)(?:<\/li>|$)/gs;
const ITEM_KIND = / data-list="([a-z]+)"/;
const LEFT_ITEM_KIND = /(<li\b[^<>]*) data-list="[a-z]+"/g;

const CODE_LINE = /<div class="ql-code-block">([^<]*(?:<(?!\/?div\b)[^<]*)*)<\/div>\s*/g;
const CODE_LINES = new RegExp(`(?:${CODE_LINE.source})+`, 'g');
const CODE_START = '<pre class="ql-syntax" spellcheck="false">';
const AROUND_CODE = new RegExp(
  String.raw`<div class="ql-code-block-container"[^<>]*>\s*(${CODE_START}[^<]*(?:<(?!/?(?:div|pre)\b)[^<]*)*</pre>)\s*</div>`,
  'g',
);
const LEFT_CODE_TAG = /<(\/?)div\b[^<>]*>/g;

const CODE = /(<pre\b.*?(?:<\/pre>|$))/s;
const TAG_OR_TEXT = /<[^<>]*>|[^<]+/g;
const LINE_TAG = /^<(\/?)(?:p|li)\b/;
// Blanks other than line breaks, and those of them that Quill 1.3 drops: it keeps non-breaking spaces.
const BLANKS = /(?:[^\S\r\n]|&nbsp;)+/g;
const LOSABLE_BLANK = /[^\S\r\n\u00a0]/g;
const KEPT_BLANK = /<span>([^\S\r\n\u00a0])<\/span>/g;

/**
 * The sanitized HTML of a tile as Quill 1.3 parses it. Without `keepsBlanks`, Quill 1.3 drops some blanks. For the owner of the page, who may open and publish it in the editor of an older client, it has the bytes
 * that Quill 1.3.7 writes; links for visitors say that search engines should not follow them.
 */
export function toQuill1Html(html: string, keepsBlanks = true, isOwners = false): string {
  const structured = withPreformattedCode(withListPerKind(html));
  const parts = (isOwners ? asQuill1Writes(structured) : structured).split(CODE);
  return parts.map((part, at) => (at % 2 === 1 ? withFirstLineBreak(part) : keepsBlanks ? withEveryBlank(part) : part)).join('');
}

/** The HTML of Quill 1.3 as browsers parse it. What `toQuill1Html` added for Quill 1.3 is removed. */
export function fromQuill1Html(html: string): string {
  return html.replace(KEPT_BLANK, '$1').replace(/(<pre\b[^<>]*>)(?:&#10;)?\n/g, '$1\n\n');
}

function withListPerKind(html: string): string {
  const lists = html.replace(LIST, (list: string, tag: string, inside: string) =>
    inside.replace(ITEM, '').trim() === '' ? listsOf(tag, inside) : list,
  );
  return lists.replace(LEFT_ITEM_KIND, '$1');
}

function listsOf(tag: string, inside: string): string {
  let html = '';
  let open: string | undefined;
  for (const [, attributes = '', content = ''] of inside.matchAll(ITEM)) {
    const kind = ITEM_KIND.exec(attributes)?.[1];
    const list = kind === undefined ? tag : kind === 'ordered' ? 'ol' : 'ul';
    if (list !== open) html += `${open ? `</${open}>` : ''}<${list}>`;
    open = list;
    html += `<li${attributes.replace(ITEM_KIND, '')}>${content}</li>`;
  }
  return open ? `${html}</${open}>` : `<${tag}></${tag}>`;
}

function withPreformattedCode(html: string): string {
  const preformatted = html.replace(CODE_LINES, (lines: string) => {
    const texts = Array.from(lines.matchAll(CODE_LINE), ([, text = '']) => text.replaceAll('<br>', ''));
    const code = `${texts.join('\n')}\n`;
    // A browser ignores a line break directly after the tag.
    return `${CODE_START}${code.startsWith('\n') ? '\n' : ''}${code}</pre>`;
  });
  return preformatted.replace(AROUND_CODE, '$1').replace(LEFT_CODE_TAG, '<$1p>');
}

// Quill 1.3 writes an empty first line without the line break that browsers ignore. Our output differs, so that the two can be
// distinguished.
function withFirstLineBreak(code: string): string {
  return code.replace(/^(<pre\b[^<>]*>)\n/, '$1&#10;');
}

function withEveryBlank(html: string): string {
  const parts = html.match(TAG_OR_TEXT) ?? [];
  let isInLine = false;
  return parts
    .map((part, at) => {
      const lineTag = LINE_TAG.exec(part);
      if (lineTag) isInLine = lineTag[1] === '';
      if (part.startsWith('<') || !isInLine || /[\r\n]/.test(part)) return part;
      return withKeptBlanks(part, { isFirst: LINE_TAG.test(parts[at - 1] ?? ''), isLast: LINE_TAG.test(parts[at + 1] ?? '') });
    })
    .join('');
}

// In an element of its own, no blank is next to another one or at the end of a line.
function withKeptBlanks(text: string, { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean }): string {
  return text.replace(BLANKS, (blanks: string, at: number) => {
    const isAtEnd = (isFirst && at === 0) || (isLast && at + blanks.length === text.length);
    return blanks.length === 1 && !isAtEnd ? blanks : blanks.replace(LOSABLE_BLANK, '<span>$&</span>');
  });
}
