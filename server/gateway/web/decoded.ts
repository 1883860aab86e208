/** Decodes the percent escapes of a part of an address; undefined when the result is not valid UTF-8. */
export function decoded(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
