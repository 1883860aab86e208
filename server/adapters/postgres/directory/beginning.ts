/**
 * A text as the beginning of a pattern of LIKE, which stands for nothing but itself. Capital letters of ASCII are small, as `lower(… COLLATE "C")` makes them.
 */
export function beginningOf(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()).replaceAll(/[\\%_]/g, String.raw`\$&`);
}
