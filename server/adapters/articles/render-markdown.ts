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
 * The clean HTML of a text in Markdown. The page has a title of its own, so the highest heading is the second.
 * @param pictureAddress the address of a picture, by what the text calls it; it throws for a picture that there is not
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

// An address of Markdown has its spaces and accents escaped.
function fileName(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The text of HTML that was rendered here. */
export function textOf(html: string): string {
  return sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [] });
}
