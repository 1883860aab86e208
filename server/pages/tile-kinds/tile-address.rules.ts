/* The addresses of tiles, as far as showing a tile needs them. `link-address.rules.ts` has what is needed where somebody writes one. */

const WEB = /^https?:\/\//i;
/** The schemes that a page can lead to: of the web, of mail and telephones, and of apps. */
const LEADING = /^(?:(https?)|(mailto|tel)|sms|facetime(?:-audio)?|xmpp|geo|whatsapp|signal|sgnl|matrix):/i;

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

/** Whether a text begins with the scheme of an app, such as `sms:`. */
export function hasAppScheme(text: string): boolean {
  return opensProgram(text) && LEADING.exec(text)?.[2] === undefined;
}

/** Whether an address opens another program than a browser: one for mail, a telephone, or an app. */
export function opensProgram(address: string): boolean {
  const found = LEADING.exec(address);
  return found !== null && found[1] === undefined;
}

/** Whether a text begins as the addresses do to which a page can lead. */
export function hasLeadingScheme(text: string): boolean {
  return LEADING.test(text);
}

/** Whom or what an address of a program opens, as people read it: a number, a name, a place. It is the whole address where nothing in it can be read. */
export function programTarget(address: string): string {
  const rest = address.slice(address.indexOf(':') + 1);
  if (!hasAppScheme(address)) return rest;
  const name = rest.replace(/^\/\//, '').replace(/[?;&#].*$/s, '');
  if (/^matrix:/i.test(address)) return name.replace(/^(?:u|user)\//, '@').replace(/^(?:r|room)\//, '#');
  return /[@\d]/.test(name) ? name : (/(?:[?&]phone=|\/)(\+?\d{4,})/.exec(rest)?.[1] ?? address);
}
