/** An app of the device that an address can open. Each is a network, too. */
export type AppId = 'sms' | 'facetime' | 'xmpp' | 'geo' | 'whatsapp' | 'signal' | 'matrix';

/** What follows the scheme in the addresses of an app. Each pattern takes linear time: one character fits only one part of it. */
const RESTS: Readonly<Record<string, { readonly app: AppId; readonly rest: RegExp }>> = {
  sms: { app: 'sms', rest: /^\+?\d[-().,+\d]*(?:[?;&]\S*)?$/ },
  facetime: { app: 'facetime', rest: /^(?:\/\/)?(?:\+?\d[-().\d]*|[^\s@/:?&]+@[^\s@/:?&]+)$/ },
  'facetime-audio': { app: 'facetime', rest: /^(?:\/\/)?(?:\+?\d[-().\d]*|[^\s@/:?&]+@[^\s@/:?&]+)$/ },
  xmpp: { app: 'xmpp', rest: /^[^\s@/:?&]+@[^\s@:?&]+(?:\?\S*)?$/ },
  geo: { app: 'geo', rest: /^-?\d[.\d]*,-?\d[-.,\d]*(?:[;?]\S*)?$/ },
  whatsapp: { app: 'whatsapp', rest: /^\/\/[a-z]\S*$/i },
  signal: { app: 'signal', rest: /^(?:\/\/[a-z]\S*|\+?\d[-().\d]*)$/i },
  sgnl: { app: 'signal', rest: /^\/\/[a-z]\S*$/i },
  matrix: { app: 'matrix', rest: /^(?:u|r|roomid|e|user|room)\/\S+$/ },
};

const SCHEME = /^[a-z][a-z-]{1,14}(?=:)/i;
/** What makes no address, wherever it stands: it could end the attribute that an address is in, or is not seen. */
const FORBIDDEN = /[\p{Cc}\p{Cf}"<>\\^`{|}]/u;

/** The app that an address opens; null for any other text. A browser hands it to the device: no script runs. */
export function appOf(address: string): AppId | null {
  const scheme = SCHEME.exec(address)?.[0] ?? '';
  const known = restOf(scheme);
  return known?.rest.test(address.slice(scheme.length + 1)) && !FORBIDDEN.test(address) ? known.app : null;
}

/** Whether a text begins with the scheme of an app, such as `sms:`. */
export function hasAppScheme(text: string): boolean {
  return restOf(SCHEME.exec(text)?.[0] ?? '') !== undefined;
}

/** Whether an address opens another program than a browser: one for mail, a telephone, or an app. */
export function opensProgram(address: string): boolean {
  return /^(?:mailto|tel):/i.test(address) || hasAppScheme(address);
}

/** Whether a text begins as the addresses do to which a page can lead. */
export function hasLeadingScheme(text: string): boolean {
  return /^https?:/i.test(text) || opensProgram(text);
}

/** Whom or what an address of a program opens, as people read it: a number, a name, a place. It is the whole address where nothing in it can be read. */
export function programTarget(address: string): string {
  const rest = address.slice(address.indexOf(':') + 1);
  const app = appOf(address);
  if (app === null) return rest;
  const name = rest.replace(/^\/\//, '').replace(/[?;&#].*$/s, '');
  if (app === 'matrix') return name.replace(/^(?:u|user)\//, '@').replace(/^(?:r|room)\//, '#');
  return /[@\d]/.test(name) ? name : (/(?:[?&]phone=|\/)(\+?\d{4,})/.exec(rest)?.[1] ?? address);
}

function restOf(scheme: string) {
  const name = scheme.toLowerCase();
  return Object.hasOwn(RESTS, name) ? RESTS[name] : undefined;
}
