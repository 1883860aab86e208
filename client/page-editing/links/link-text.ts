const SHOWN_CHARACTERS = 20;

/** An address as the copy-link box shows it: without its scheme, and cut to 20 characters and `...` (specification §9). */
export function linkText(address: string): string {
  const text = address.replace(/^https?:\/\//, '');
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}...` : text;
}
