import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import type { SiteAddresses } from '../../site-addresses.js';
import { DESIGN_LIMITS } from '../../pages/design/page-design.rules.js';
import { MOST_WIRE_BYTES } from '../../pages/design/wire-data.rules.js';
import { readJsonBodies } from './bodies/json-bodies.js';
import { leaveMultipartBodies } from './bodies/multipart-bodies.js';
import { csrfTokenOf, newCsrfCookie } from './csrf-token.js';
import { keepDevice } from './device-token.js';
import { sessionCookie } from '../picture-cookies.js';
import { DATA_HEADERS, LIMIT_HEADERS } from './rate-limit-headers.js';
import { notePaths } from './known-paths.js';

/** The largest bodies, in bytes. A body has the largest design, and around it a GraphQL query or the format of older clients. */
const bodyLimits: ReadonlyMap<string, number> = new Map([
  ['/graphql', DESIGN_LIMITS.designBytes + 16_384],
  ['/api/postdata', MOST_WIRE_BYTES],
]);

/** The API that a request came to. Escapes in the path make no difference: `/%61pi/login` is the same as `/api/login`. */
export function apiOf(request: FastifyRequest): 'api' | 'graphql' | undefined {
  return apiOfPath(request.routeOptions.url ?? '') ?? apiOfPath(request.url);
}

function apiOfPath(path: string): 'api' | 'graphql' | undefined {
  return /^\/(api|graphql)(?:[/?]|$)/.exec(path)?.[1] as 'api' | 'graphql' | undefined;
}

/** Sets up what /api and /graphql have in common: CORS, JSON bodies and their limits, `Cache-Control: no-store`, the cookies. */
export function prepareApi(server: FastifyInstance, config: Config, addresses: SiteAddresses): void {
  const rules = originRules(config);
  const noRules = { origin: false };
  server.register(cors, {
    delegator: (request: FastifyRequest, answer: (error: null, options: FastifyCorsOptions) => void) =>
      answer(null, apiOf(request) ? rules : isPublicData(request.url) ? DATA_RULES : noRules),
  });
  notePaths(server);
  server.addHook('onRequest', (request, _reply, done) => {
    // Apollo Server knows no HEAD. Node has noted by now that the answer has no body.
    if (request.method === 'HEAD' && request.routeOptions.url === '/graphql') request.raw.method = 'GET';
    done();
  });
  server.addHook('onRoute', (route) => {
    const limit = bodyLimits.get(route.url);
    if (limit !== undefined) route.bodyLimit = limit;
  });
  readJsonBodies(server, config);
  leaveMultipartBodies(server);
  server.addHook('onSend', (request, reply, _payload, done) => {
    // Outside of the APIs, too: browsers must not guess the media type of an error response.
    reply.header('X-Content-Type-Options', 'nosniff');
    if (apiOf(request)) {
      reply.header('Cache-Control', 'no-store');
      if (csrfTokenOf(request.headers.cookie) === undefined) reply.header('Set-Cookie', newCsrfCookie(addresses));
      keepDevice(request, reply, addresses);
      // Older clients come over REST, from other sites.
      if (apiOf(request) === 'graphql' && request.user?.actor.signIn)
        reply.header('Set-Cookie', sessionCookie(request.user.token, addresses));
    }
    done();
  });
}

/** What is public of pages and posts as data, by its path: for scripts of any site, whatever CORS_ORIGINS says of the APIs. */
function isPublicData(path: string): boolean {
  return /^\/(?:[A-Za-z0-9_-]{1,30}\.(?:json|atom|ics)|oembed|blog\/feed\.xml)\/?(?:\?|$)/.test(path);
}

const DATA_RULES: FastifyCorsOptions = {
  origin: '*',
  methods: ['GET', 'HEAD'],
  exposedHeaders: [...DATA_HEADERS],
  maxAge: 3600,
  strictPreflight: false,
};

// Credentials are not allowed, so any origin may call: a script sends the token itself, and the browser never adds it.
function originRules({ corsOrigins }: Config): FastifyCorsOptions {
  return {
    origin: corsOrigins === 'any' ? '*' : [...corsOrigins],
    methods: ['GET', 'HEAD', 'POST'],
    exposedHeaders: [...LIMIT_HEADERS, 'X-Request-Id', 'X-Former-Linkname', 'Link'],
    allowedHeaders: ['Authorization', 'Content-Type', 'X-CSRFToken', 'Apollo-Require-Preflight'],
    maxAge: 3600,
    strictPreflight: false,
  };
}
