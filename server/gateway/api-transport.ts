import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import { DESIGN_LIMITS } from '../pages/page-design.rules.js';
import { MOST_WIRE_BYTES } from '../pages/wire-data.rules.js';
import { leaveMultipartBodies } from './uploads/multipart-bodies.js';
import { csrfTokenOf, newCsrfCookie } from './csrf-token.js';
import { notePaths } from './rest/known-paths.js';

/** In bytes: around the largest design, which can be published again as it is read, stands a query, or what older clients need. */
const bodyLimits: ReadonlyMap<string, number> = new Map([
  ['/graphql', DESIGN_LIMITS.designBytes + 16_384],
  ['/api/postdata', MOST_WIRE_BYTES],
]);

/** The API that a request came to, however its address is written: `/%61pi/login` is found as `/api/login`. */
export function apiOf(request: FastifyRequest): 'api' | 'graphql' | undefined {
  return apiOfPath(request.routeOptions.url ?? '') ?? apiOfPath(request.url);
}

function apiOfPath(path: string): 'api' | 'graphql' | undefined {
  return /^\/(api|graphql)(?:[/?]|$)/.exec(path)?.[1] as 'api' | 'graphql' | undefined;
}

/** What all calls of /api and /graphql have in common: who may call from which origin, JSON bodies, no caching, the CSRF cookie. */
export function prepareApi(server: FastifyInstance, config: Config): void {
  server.register(cors, {
    delegator: (request: FastifyRequest, answer: (error: null, options: FastifyCorsOptions) => void) =>
      answer(null, apiOf(request) ? originRules(config) : { origin: false }),
  });
  notePaths(server);
  server.addHook('onRoute', (route) => {
    const limit = bodyLimits.get(route.url);
    if (limit !== undefined) route.bodyLimit = limit;
  });
  readJsonBodies(server);
  leaveMultipartBodies(server);
  server.addHook('onSend', (request, reply, _payload, done) => {
    // Refusals outside of the API pass here, too: nothing is taken for anything else than it says.
    reply.header('X-Content-Type-Options', 'nosniff');
    if (apiOf(request)) {
      reply.header('Cache-Control', 'no-store');
      if (csrfTokenOf(request.headers.cookie) === undefined) reply.header('Set-Cookie', newCsrfCookie(config.publicUrl));
    }
    done();
  });
}

// Without credentials: a token is sent by hand and never by the browser, so that any origin may be allowed.
function originRules({ corsOrigins }: Config): FastifyCorsOptions {
  return {
    origin: corsOrigins === 'any' ? '*' : [...corsOrigins],
    methods: ['GET', 'POST'],
    exposedHeaders: ['Retry-After'],
    allowedHeaders: ['Authorization', 'Content-Type', 'X-CSRFToken', 'Apollo-Require-Preflight'],
    maxAge: 3600,
    strictPreflight: false,
  };
}

// JSON only: a form of another site can send text/plain and urlencoded bodies without asking. Clients of the former service call
// nothing at all JSON, a form, or nothing.
function readJsonBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, body.toString(), done);
  });
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') done(null, {});
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
}
