import fc from 'fast-check';
import { PICTURE_LOADS } from '../../../server/pages/tile-kinds/text/tile-html.rules.js';
import { LINK_OPENS } from '../../../server/pages/tile-kinds/text/tile-links.rules.js';

/** The same content in two notations of editors. */
export interface ToolbarHtml {
  /** As it is stored: a code block is a block with one block for each line. */
  readonly clean: string;
  /** The same, but with each code block in one `<pre>`. */
  readonly withPre: string;
}

const text = fc
  .array(fc.constantFrom('a', 'word', ' ', '  ', '\t', '&nbsp;', '\u3000', '&lt;b&gt;', '&amp;', '"', "'", '名前', '😀', '1.', '-'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

const link = `a href="https://ada.example/?a=1&amp;b=2" target="${LINK_OPENS.target}" rel="${LINK_OPENS.rel}"`;
const picture = `<img src="https://pictures.example/a.png" alt="A &quot;lemon&quot;" loading="${PICTURE_LOADS.loading}" referrerpolicy="${PICTURE_LOADS.referrerpolicy}">`;
const tags = [
  'strong',
  'em',
  'u',
  'sub',
  'sup',
  'span class="ql-font-serif ql-size-huge"',
  'span style="color: rgb(1, 2, 3); background-color: #fffacd;"',
];
/** Links cannot be nested. */
const anyLink = fc
  .oneof(
    text,
    fc.constant(picture),
    text.map((inside) => `<strong>${inside}</strong>`),
  )
  .map((inside) => `<${link}>${inside}</a>`);

const { inline } = fc.letrec<{ inline: string }>((tie) => ({
  inline: fc
    .array(
      fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        text,
        fc.constant(picture),
        anyLink,
        fc.tuple(fc.constantFrom(...tags), tie('inline')).map(([tag, inside]) => `<${tag}>${inside}</${tag.split(' ', 1)[0] ?? ''}>`),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => parts.join('')),
}));

const content = fc.oneof({ arbitrary: inline, weight: 5 }, { arbitrary: fc.constant('<br>'), weight: 1 });
const classes = fc
  .tuple(fc.constantFrom('', 'ql-align-center', 'ql-align-right', 'ql-align-justify'), fc.integer({ min: 0, max: 8 }))
  .map(([align, indent]) => [align, indent > 0 ? `ql-indent-${indent}` : ''].filter(Boolean).join(' '));
const attribute = classes.map((names) => (names ? ` class="${names}"` : ''));

const alike = (html: string): ToolbarHtml => ({ clean: html, withPre: html });
const paragraph = fc.tuple(attribute, content).map(([own, inside]) => alike(`<p${own}>${inside}</p>`));
const item = fc
  .tuple(fc.constantFrom('ordered', 'bullet'), attribute, content)
  .map(([kind, own, inside]) => `<li data-list="${kind}"${own}>${inside}</li>`);
const list = fc.array(item, { minLength: 1, maxLength: 6 }).map((items) => alike(`<ol>${items.join('')}</ol>`));
const code = fc.array(fc.oneof(text, fc.constant('')), { minLength: 1, maxLength: 5 }).map((lines): ToolbarHtml => {
  const blocks = lines.map((line) => `<div class="ql-code-block">${line || '<br>'}</div>`);
  return {
    clean: `<div class="ql-code-block-container" spellcheck="false">${blocks.join('')}</div>`,
    // Browsers ignore a line break directly after the tag.
    withPre: `<pre class="ql-syntax" spellcheck="false">${lines[0] === '' ? '\n' : ''}${lines.join('\n')}\n</pre>`,
  };
});

/** Everything that the toolbar can make, in any order and nesting. */
export const anyToolbarHtml: fc.Arbitrary<ToolbarHtml> = fc.array(fc.oneof(paragraph, list, code), { maxLength: 6 }).map((blocks) => ({
  clean: blocks.map(({ clean }) => clean).join(''),
  withPre: blocks.map(({ withPre }) => withPre).join(''),
}));
