const longest = 300;

/**
 * Why a letter could not be sent, in a form that may be logged and stored. Mail servers often repeat the address that they refuse, and a
 * link contains a secret; both are removed. Terminals would obey control characters.
 */
export function failureReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, longest);
}
