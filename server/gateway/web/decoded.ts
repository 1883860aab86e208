/** A part of an address without its percent escapes; undefined where they are not what UTF-8 text becomes. */
export function decoded(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
