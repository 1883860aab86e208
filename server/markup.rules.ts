const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML or XML, between elements or in the quotes of an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** Data as the content of a script element of another type than JavaScript. No text in it can end the element or begin another one. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
}
