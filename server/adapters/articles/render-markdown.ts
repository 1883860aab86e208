import { Marked } from 'marked';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const marked = new Marked({ gfm: true, async: false });

/** The same, with an id for each heading of the second and third level, so that an address can lead to it. */
const anchored = new Marked({
  gfm: true,
  async: false,
  renderer: {
    heading({ tokens, depth, text }) {
      const id = depth === 2 || depth === 3 ? ` id="${anchorOf(text)}"` : '';
      return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

const OPTIONS: IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'pre', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['a', 'em', 'strong', 'del', 'code', 'br', 'img'],
  ],
  allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'title', 'loading'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/**
 * The sanitized HTML of a text in Markdown. The document has the title as its h1, so an h1 of the text becomes an h2.
 * @param pictureAddress returns the address of a picture by its file name, and throws if there is no such picture
 * @param options `withAnchors` gives headings ids, which is only for texts of the product: no id of another text may collide with the document's
 */
export function renderMarkdown(
  markdown: string,
  pictureAddress: (name: string) => string,
  { withAnchors = false }: { readonly withAnchors?: boolean } = {},
): string {
  const clean = sanitizeHtml((withAnchors ? anchored : marked).parse(markdown, { async: false }), {
    ...OPTIONS,
    ...(withAnchors && { allowedAttributes: { ...OPTIONS.allowedAttributes, h2: ['id'], h3: ['id'] } }),
    transformTags: {
      h1: 'h2',
      img: (tagName, { src = '', alt = '', ...others }) => ({
        tagName,
        attribs: { ...others, src: pictureAddress(fileName(src)), alt, loading: 'lazy' },
      }),
    },
  });
  return clean.trim();
}

// marked escapes spaces and letters with accents in addresses.
function fileName(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

// As GitHub makes them, so that a link to a heading works there, too.
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** The text of HTML that `renderMarkdown` made, without tags. */
export function textOf(html: string): string {
  return sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [] });
}
