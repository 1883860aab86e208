const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML or XML, between elements or in the quotes of an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/gi;
const NAMED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': '\u00a0',
};

/** What stands in sanitized or rendered HTML, between elements or in an attribute. Of the names of characters, it has only the five of XML, and that of the no-break space. */
export function unescapeMarkup(written: string): string {
  return written.replace(ENTITY, characterOf);
}

function characterOf(entity: string): string {
  const named = NAMED[entity.toLowerCase()];
  if (named !== undefined) return named;
  const code = /^&#x/i.test(entity) ? Number.parseInt(entity.slice(3), 16) : Number(entity.slice(2, -1));
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

/** Signs that XML cannot have, not even escaped. With one of them, readers refuse the whole document. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML, and leaves out what XML cannot have. */
export function escapeXml(text: string): string {
  return escapeMarkup(text.replaceAll(NOT_IN_XML, ''));
}

/** An XML element with a text. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Data as the content of a script element of another type than JavaScript. No text in it can end the element or begin another one. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
}
