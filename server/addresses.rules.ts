/** Whether a text is an address with one of the protocols (such as `https:`) and a host. */
export function isAddress(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocols.includes(protocol) && hostname !== '';
}

/** Whether a text is the address of a PostgreSQL database. */
export function isDatabaseAddress(text: string): boolean {
  return isAddress(text, ['postgres:', 'postgresql:']) && isDecodable(text);
}

/** Whether a text is the address of an SMTP server. */
export function isMailServer(text: string): boolean {
  return isAddress(text, ['smtp:', 'smtps:']) && isDecodable(text);
}

/** Whether a text can be the issuer of an OpenID Connect provider: https, or http on this machine. */
export function isIssuer(text: string): boolean {
  if (!isAddress(text, ['http:', 'https:'])) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isSafe = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isSafe && search === '' && hash === '' && username === '';
}

// A % that is part of a password has to be written as %25.
function isDecodable(text: string): boolean {
  try {
    return typeof decodeURIComponent(text) === 'string';
  } catch {
    return false;
  }
}

/** Whether a host name or address is a loopback address, which other machines cannot reach. An address of IPv6 may be in brackets. */
export function isLoopback(host: string): boolean {
  const name = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
  return /^(?:localhost|(?:::ffff:)?127(?:\.\d+){3}|(?:0*:)+:?0*1)$/i.test(name);
}

/** Whether a text is an http or https address that ends after the host. */
export function isOrigin(text: string): boolean {
  if (!isAddress(text, ['http:', 'https:'])) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && search === '' && hash === '' && username === '';
}
