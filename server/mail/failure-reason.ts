const longest = 300;

/**
 * Why a mail could not be sent, in a form that may be logged and stored. Mail servers often repeat the address that they refuse, and a
 * link contains a secret; both are removed. Terminals would obey control characters.
 */
export function failureReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  // Each expression begins at the beginning of a word: one that begins anywhere in it takes quadratic time.
  return message
    .replace(/\p{Cc}/gu, ' ')
    .replace(/(?<![a-z+.-])[a-z+.-]+:\/\/\S+/gi, '…')
    .replace(/(?<!\S)\S+@\S+/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, longest);
}
