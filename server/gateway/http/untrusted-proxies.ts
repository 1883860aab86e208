import type { FastifyInstance } from 'fastify';
import { trustOf } from './request-ids.js';

/** A proxy is mostly near. The log has no address of a visitor, who may send the header as well. */
const isNear = trustOf(['loopback', 'linklocal', 'uniquelocal']);
const MOST_TOLD = 10;

interface WarningLog {
  warn: (line: string) => void;
}

/**
 * Logs once of each near address that sends `X-Forwarded-For` and is not trusted: behind a proxy that TRUST_PROXY does not name, all visitors share
 * one network, and so its rate limits.
 */
export function tellOfUntrustedProxies(server: FastifyInstance, trustProxy: readonly string[], log: WarningLog): void {
  const isTrusted = trustOf(trustProxy);
  const told = new Set<string>();
  server.addHook('onRequest', ({ headers, socket: { remoteAddress: address } }, _reply, done) => {
    const isUntrusted = headers['x-forwarded-for'] !== undefined && address !== undefined && isNear(address) && !isTrusted(address);
    if (isUntrusted && told.size < MOST_TOLD && !told.has(address)) {
      told.add(address);
      log.warn(sentenceOf(address.replace('::ffff:', '')));
    }
    done();
  });
}

function sentenceOf(address: string): string {
  return `A request from ${address} had the header X-Forwarded-For, which was ignored. If your proxy connects from there, add this address to TRUST_PROXY: until then, all visitors share the rate limits of one network.`;
}
