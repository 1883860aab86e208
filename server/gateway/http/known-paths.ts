import type { Server } from 'node:http';
import { NotFoundException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

interface KnownPath {
  readonly segments: readonly RegExp[];
  readonly methods: readonly string[];
}

/** The methods of paths, in the order in which messages list them. */
const methods = ['GET', 'HEAD', 'POST'];

/** Where GET verifies an address, or counts as one of the archives that an account may have. */
const ACTIVE: readonly string[] = ['/api/verify-email-token', '/api/account/data.zip', '/api/pages/:pageId/page.zip'];

// Each plugin gets an instance of its own; `server` is the same in all of them.
const known = new WeakMap<Server, KnownPath[]>();

/** Records from now on which methods the paths of a server have. */
export function notePaths(server: FastifyInstance): void {
  const paths: KnownPath[] = [];
  known.set(server.server, paths);
  server.addHook('onRoute', (route) => {
    if (isActive(route)) route.handler = refuse;
    // The routes for requests that no other route answers: almost any segment may be a linkname.
    else if (route.url !== '/api' && route.url !== '/:linkname' && !route.url.includes('*'))
      paths.push({ segments: route.url.split('/').map(patternOf), methods: [route.method].flat() });
  });
}

/** The methods of an address, if the request has another method. Empty when the method is not the fault. */
export function methodsInstead(server: FastifyInstance, { url, method }: FastifyRequest): readonly string[] {
  const segments = withoutLastSlashes(url.split('?', 1)[0] ?? '').split('/');
  const taken = (known.get(server.server) ?? []).filter((path) => fits(path, segments)).flatMap((path) => path.methods);
  return taken.includes(method) ? [] : methods.filter((name) => taken.includes(name));
}

function fits({ segments }: KnownPath, others: readonly string[]): boolean {
  return segments.length === others.length && segments.every((segment, at) => segment.test(others[at] ?? ''));
}

// A loop: the expression `/\/+$/` tries each slash as the first one, which takes quadratic time in a path of slashes.
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

// `:name` matches any text, `:name(^pattern)` what its pattern matches.
function patternOf(segment: string): RegExp {
  const [before = '', own, after] = segment.split(/:\w+(?:\(\^?([^():]*)\))?/);
  return new RegExp(`^${literally(before)}${after === undefined ? '' : (own ?? '.*') + literally(after)}$`);
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

// The framework answers HEAD by the handler of GET. These change something or count, and a check of a link must not.
function isActive({ method, url }: RouteOptions): boolean {
  return method === 'HEAD' && ACTIVE.includes(url);
}

function refuse(): never {
  throw new NotFoundException();
}
