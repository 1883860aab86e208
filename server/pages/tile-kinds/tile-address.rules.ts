/* The addresses of tiles, as far as showing a tile needs them. `link-address.rules.ts` has what is needed where somebody writes one. */

const WEB = /^https?:\/\//i;

/** A telephone number without the marks between its digits, and without the zero that is only dialled within a country: `+49 (0)30`. */
export function dialled(telephone: string): string {
  const number = telephone.trim();
  return (number.startsWith('+') ? number.replace('(0)', '') : number).replace(/[^\d+]/g, '');
}

/** The address that writes to this e-mail address. */
export function mailAddress(mail: string): string {
  return `mailto:${encodeURI(mail).replaceAll('#', '%23')}`;
}

/** Whether a text is a web address with a host, without a username or password, which browsers hide or warn about. */
export function isWebAddress(address: string): boolean {
  if (!WEB.test(address) || /[\s\p{Cc}\\]/u.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname !== '' && username === '' && password === '';
}
