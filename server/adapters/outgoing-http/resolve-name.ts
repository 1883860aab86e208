import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

const NO_SUCH_NAME: ReadonlySet<string | undefined> = new Set(['ENOTFOUND', 'ENODATA']);

/** All IP addresses of a host, in the order in which they should be tried; none if there is no such name. Rejects if no name server says so. */
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
  const addresses = found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const failure = found.find((result) => result.status === 'rejected' && !NO_SUCH_NAME.has((result.reason as NodeJS.ErrnoException).code));
  if (addresses.length === 0 && failure?.status === 'rejected') throw failure.reason;
  return addresses;
}
