import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** All IP addresses of a host, in the order in which they should be tried; none if there is no such name. */
export type ResolveName = (host: string) => Promise<readonly string[]>;

/**
 * Asks the name servers. `dns.lookup` would occupy one of the few threads that hash passwords, too, for as long as somebody's slow name server
 * likes. A name has a few seconds.
 */
export async function resolveName(host: string): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  // Loopback by definition (RFC 6761), also if a name server says something else.
  if (/(^|\.)localhost\.?$/i.test(host)) return ['127.0.0.1', '::1'];
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}
