/** A value of a line of CSV. */
type Value = string | number;

/**
 * Where a spreadsheet would begin to read a formula: at the start of a value, and behind what separates values in some countries. A quotation mark
 * there is shown as it is, or not at all.
 */
const FORMULA = /^(?=[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n])|(?<=[;\t\r\n])(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * A line of CSV (RFC 4180), with its end. Texts are written by strangers, and files of CSV are opened in spreadsheets. So no text is a formula: it
 * has a `'` before it.
 */
export function csvLine(values: readonly Value[]): string {
  return `${values.map(written).join(',')}\r\n`;
}

function written(value: Value): string {
  if (typeof value === 'number') return String(value);
  const text = value.replaceAll(FORMULA, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
