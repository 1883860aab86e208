import { Marked } from 'marked';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const marked = new Marked({ gfm: true, async: false });

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
 */
export function renderMarkdown(markdown: string, pictureAddress: (name: string) => string): string {
  const clean = sanitizeHtml(marked.parse(markdown, { async: false }), {
    ...OPTIONS,
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

/** The text of HTML that `renderMarkdown` made, without tags. */
export function textOf(html: string): string {
  return sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [] });
}
