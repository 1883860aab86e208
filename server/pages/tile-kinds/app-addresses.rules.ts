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
  const name = scheme.toLowerCase();
  const known = Object.hasOwn(RESTS, name) ? RESTS[name] : undefined;
  return known?.rest.test(address.slice(scheme.length + 1)) && !FORBIDDEN.test(address) ? known.app : null;
}
