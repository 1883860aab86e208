import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEADER = 'X-Request-Id';
/** What an id of a proxy may look like: it gets into the log and into a header. */
const SHAPE = /^[\w.:-]{8,64}$/;

const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const current = new AsyncLocalStorage<FastifyRequest>();

/** The request that the running code works for; undefined when it works for none. */
export function currentRequest(): FastifyRequest | undefined {
  return current.getStore();
}

/** The id of the request that the running code works for; undefined when it works for none. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.id;
}

/** Makes the ids of requests: that of a trusted proxy if it sends one in `X-Request-Id`, otherwise a new UUID. */
export function requestIdMaker(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trustOf(trustProxy);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && SHAPE.test(given) && isTrusted(socket.remoteAddress) ? given : randomUUID();
  };
}

/**
 * Sends the id of each request that the framework answers back in `X-Request-Id`, and adds it to the lines that are logged meanwhile. Cached
 * pages have none: they are answered before the framework, and nothing is logged about them.
 */
export function tellRequestIds(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader(HEADER, request.id);
    current.run(request, done);
  });
  // The parser of the body calls the next hook in the context of the connection.
  server.addHook('preValidation', (request, _reply, done) => current.run(request, done));
}

/** Whether an address belongs to one of the proxies of `TRUST_PROXY`. */
export function trustOf(trustProxy: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const network of trustProxy.flatMap((text) => NETWORKS[text] ?? [text])) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => address !== undefined && trustProxy.length > 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
