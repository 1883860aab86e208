const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML or XML, between elements or in the quotes of an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
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
