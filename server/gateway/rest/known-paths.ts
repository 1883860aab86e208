import type { Server } from 'node:http';
import { NotFoundException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

interface KnownPath {
  readonly segments: readonly RegExp[];
  readonly methods: readonly string[];
}

/** The methods that a path may take at all, as they are listed for people. */
const methods = ['GET', 'HEAD', 'POST'];

// The plugins of a server are instances of their own, and have this one server in common.
const known = new WeakMap<Server, KnownPath[]>();

/** From now on notes which methods the paths of a server take. */
export function notePaths(server: FastifyInstance): void {
  const paths: KnownPath[] = [];
  known.set(server.server, paths);
  server.addHook('onRoute', (route) => {
    if (isLookAtApi(route)) route.handler = refuse;
    // Where everything ends that nothing answers.
    else if (route.url !== '/api' && !route.url.includes('*'))
      paths.push({ segments: route.url.split('/').map(patternOf), methods: [route.method].flat() });
  });
}

/** The methods that an address takes, where the request has another one. Empty when the method is not what is wrong. */
export function methodsInstead(server: FastifyInstance, { url, method }: FastifyRequest): readonly string[] {
  const segments = url
    .replace(/\?.*$/, '')
    .replace(/(.)\/+$/, '$1')
    .split('/');
  const taken = (known.get(server.server) ?? []).filter((path) => fits(path, segments)).flatMap((path) => path.methods);
  return taken.includes(method) ? [] : methods.filter((name) => taken.includes(name));
}

function fits({ segments }: KnownPath, others: readonly string[]): boolean {
  return segments.length === others.length && segments.every((segment, at) => segment.test(others[at] ?? ''));
}

// `:name` stands for any text, `:name(^pattern)` for what its pattern says.
function patternOf(segment: string): RegExp {
  const [before = '', own, after] = segment.split(/:\w+(?:\(\^?([^)]*)\))?/);
  return new RegExp(`^${literally(before)}${after === undefined ? '' : (own ?? '.*') + literally(after)}$`);
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

// The framework answers HEAD by what GET does. Below /api that changes something, and who only looks at a link must change nothing.
function isLookAtApi({ method, url }: RouteOptions): boolean {
  return method === 'HEAD' && url.startsWith('/api/');
}

function refuse(): never {
  throw new NotFoundException();
}
