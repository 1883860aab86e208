import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import { csrfTokenOf, newCsrfCookie } from './csrf-token.js';

/** Whether a path belongs to the doors that programs use. */
export function isApiPath(url: string): boolean {
  return /^\/(?:api|graphql)(?:[/?]|$)/.test(url);
}

/** What all calls of /api and /graphql have in common: who may call from which origin, JSON bodies, no caching, the CSRF cookie. */
export function prepareApi(server: FastifyInstance, config: Config): void {
  server.register(cors, {
    delegator: (request: FastifyRequest, answer: (error: null, options: FastifyCorsOptions) => void) =>
      answer(null, isApiPath(request.url) ? originRules(config) : { origin: false }),
  });
  readJsonBodies(server);
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (isApiPath(request.url)) {
      reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
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
    allowedHeaders: ['Authorization', 'Content-Type', 'X-CSRFToken', 'Apollo-Require-Preflight'],
    maxAge: 3600,
    strictPreflight: false,
  };
}

// JSON only: a form of another site can send text/plain and urlencoded bodies without asking. Clients of the former service say
// "JSON" and send nothing at all.
function readJsonBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, body.toString(), done);
  });
}
