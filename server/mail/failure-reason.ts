const longest = 300;

/**
 * Why a letter could not be sent, as it may be logged and kept: mail servers like to repeat the address that they refuse, and a link
 * carries a secret.
 */
export function failureReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, longest);
}
