// What tiles of the example pages open: rich text in the form that the editor stores, so that publishing changes nothing of it.

/** Colours of letters that can be read on a light and on a dark sheet. */
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

/** Lines that belong together. */
export const verse = (...lines) => ({ html: lines.map((line) => `<p>${inline(line)}</p>`).join('') });

/** A smaller line, such as a note at the end. */
export const note = (text) => ({ html: `<p><span class="ql-size-small">${inline(text)}</span></p>` });

export const steps = (...items) => list('ordered', items);

export const bullets = (...items) => list('bullet', items);

/** Lines in letters of one width. */
export const code = (...lines) => ({
  html: `<pre class="ql-syntax" spellcheck="false">${lines.map(escaped).join('\n')}\n</pre>`,
  isTight: true,
});

function list(kind, items) {
  return { html: `<ol>${items.map((item) => `<li data-list="${kind}">${inline(item)}</li>`).join('')}</ol>` };
}

/** One text of several blocks, with a blank line between those that have no distance of their own. */
export function richText(...blocks) {
  return blocks.map(({ html, isTight }, at) => (isTight || at === blocks.length - 1 ? html : html + blank)).join('');
}

/** Reads `**bold**`, `_slanted_`, `{terracotta|coloured}` and `[words](address)`. */
function inline(text) {
  return escaped(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\p{L}\d/.@])_([^_]+)_(?![\p{L}\d])/gu, '<em>$1</em>')
    .replace(/\{(\w+)\|([^}]+)\}/g, (_, ink, words) => `<span style="color: ${inks[ink]};">${words}</span>`)
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2" target="_blank" rel="noopener noreferrer nofollow ugc">$1</a>');
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
