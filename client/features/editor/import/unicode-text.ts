/** In bytes. */
const LOOKED_AT = 1_000;

/** The text of a file in Unicode: UTF-8, or UTF-16 as spreadsheets write it. Null if it has another charset. */
export function unicodeText(bytes: Uint8Array): string | null {
  const charset = utf16Of(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** By its mark; without one, by the zeros beside letters of ASCII, of which a table of addresses has many. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const begin = bytes.subarray(0, LOOKED_AT);
  const zerosAt = (parity: number) => begin.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  if (zerosAt(1) * 4 > begin.length) return 'utf-16le';
  return zerosAt(0) * 4 > begin.length ? 'utf-16be' : null;
}
