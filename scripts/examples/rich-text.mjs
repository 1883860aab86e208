// Makes the contents of tiles for the example pages: rich text in the editor's stored form, so that publishing does not change it.

/** Text colours that are readable on a light and on a dark sheet. */
const inks = {
  slate: 'rgb(71, 74, 113)',
  terracotta: 'rgb(162, 63, 38)',
  ochre: 'rgb(122, 82, 0)',
  verdigris: 'rgb(30, 102, 88)',
  blue: 'rgb(31, 91, 168)',
  plum: 'rgb(122, 46, 99)',
};

const blank = '<p><br></p>';

/** A heading: larger and bold, because the editor has sizes in place of headings. */
export const heading = (text) => ({ html: `<p><strong class="ql-size-large">${inline(text)}</strong></p>`, isTight: true });

export const paragraph = (text) => ({ html: `<p>${inline(text)}</p>` });

/** Lines without a distance between them. */
export const verse = (...lines) => ({ html: lines.map((line) => `<p>${inline(line)}</p>`).join('') });

/** A smaller line, such as a note at the end. */
export const note = (text) => ({ html: `<p><span class="ql-size-small">${inline(text)}</span></p>` });

export const steps = (...items) => list('ordered', items);

export const bullets = (...items) => list('bullet', items);

/** Lines in a monospaced font. */
export const code = (...lines) => ({
  html: `<pre class="ql-syntax" spellcheck="false">${lines.map(escaped).join('\n')}\n</pre>`,
  isTight: true,
});

function list(kind, items) {
  return { html: `<ol>${items.map((item) => `<li data-list="${kind}">${inline(item)}</li>`).join('')}</ol>` };
}

/** Joins blocks to one text, with an empty line after each block that has no margin of its own. */
export function richText(...blocks) {
  return blocks.map(({ html, isTight }, at) => (isTight || at === blocks.length - 1 ? html : html + blank)).join('');
}

/** Converts `**bold**`, `_italic_`, `{terracotta|coloured}` and `[text](address)`. */
function inline(text) {
  return escaped(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\p{L}\d/.@])_([^_]+)_(?![\p{L}\d])/gu, '<em>$1</em>')
    .replace(/\{(\w+)\|([^}]+)\}/g, (_, ink, words) => `<span style="color: ${inks[ink]};">${words}</span>`)
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2" target="_blank" rel="noopener noreferrer nofollow ugc">$1</a>');
}

/** As the editor stores it: quotes stay as they are. */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
