import { languageTexts } from '../texts/en/shell.js';

const format = new Intl.NumberFormat(languageTexts.formats, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A number with one place after its point or comma, as the language writes it. */
export function withOneDecimal(value: number): string {
  return format.format(value);
}
