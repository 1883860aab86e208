import type { SiteAddresses } from '../../site-addresses.js';

/** The name of a site in passkeys: its host. Null where browsers offer none: without https, except on the same machine, and at a bare IP address. */
export function passkeySiteId({ hostname, isSecure }: Pick<SiteAddresses, 'hostname' | 'isSecure'>): string | null {
  const isAddress = /^\[|^[\d.]+$/u.test(hostname);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return !isAddress && (isSecure || isLocal) ? hostname : null;
}
