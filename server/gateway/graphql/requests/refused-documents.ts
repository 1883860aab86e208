import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { Inject, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { TooManyAttempts } from '../../../accounts/accounts.errors.js';
import type { RateLimit } from '../../../accounts/limits/rate-limit.js';
import { Clock } from '../../../clock.port.js';
import { CONFIG, type Config } from '../../../config/config.js';
import type { ErrorCode } from '../../../error-codes.rules.js';
import { networkOf } from '../../caller.js';
import type { GraphqlContext } from '../../graphql-context.js';
import { QUERY_LIMITS, TOO_LARGE_DOCUMENT } from './document-refusals.js';
import { repeatsTooOften } from './repeated-fields.js';
import { faultOfSize } from './variable-faults.js';

/** How many refused documents a network may send. */
const REFUSALS: RateLimit = { name: 'refused-documents', attempts: 120, seconds: 60, ofInstance: true };
const WITHIN = REFUSALS.seconds * 1_000;
/** In bytes: of the documents that are known to be good. */
const ACCEPTED_BYTES = 4 * 1024 * 1024;
const NETWORKS = 10_000;

const refused = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'OPERATION_RESOLUTION_FAILURE', 'BAD_USER_INPUT']);
const TOO_OFTEN = `A document may name the same field at most ${QUERY_LIMITS.repetitions} times. Send its parts one by one.`;

/** To read a refused request takes as long as so many bytes do: a large one counts as several. */
const BYTES_OF_ONE = 16 * 1024;
/** What most requests of our screens are smaller than. A network that has sent too many refused ones may send a larger one each second. */
const LARGE_BYTES = 64 * 1024;
const LARGE_EVERY = 1_000;
const UNNAMED_BYTES = 1024 * 1024;

interface Count {
  readonly since: number;
  refusals: number;
  /** When a large request was read last, although the network has sent too many. */
  largeAt?: number;
}

/**
 * Limits how much work refused documents cause. To read and check one takes some milliseconds, in which nobody else is answered. A network
 * that has sent too many may send only documents that were accepted before, for the rest of the minute: so it harms nobody who shares the
 * network with an attacker and uses our screens. Of its large requests, one is read each second. Each server counts for itself. Documents that are expensive to check are not checked at all,
 * and neither are variables with more values than any operation takes.
 */
@Plugin()
export class RefusedDocuments implements ApolloServerPlugin<GraphqlContext>, OnModuleInit {
  private readonly counts = new LRUCache<string, Count>({ max: NETWORKS });
  private readonly accepted = new LRUCache<string, true>({ maxSize: ACCEPTED_BYTES, sizeCalculation: (_, text) => 2 * text.length + 64 });

  constructor(
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const instance = this.adapterHost.httpAdapter.getInstance();
    // Before the body is read and parsed.
    instance.addHook('onRequest', (request, _, done) => {
      const left = isLarge(request) ? this.secondsLeft(networkOf(request.ip)) : 0;
      return left > 0 && !this.mayReadLarge(networkOf(request.ip)) ? done(new TooManyAttempts(1, REFUSALS)) : done();
    });
    instance.addHook('preHandler', (request, reply, done) => {
      const document = request.routeOptions.url === '/graphql' ? documentOf(request) : undefined;
      if (document === undefined) return done();
      const refusal = this.refusalOf(request, document);
      if (!refusal || refusal instanceof TooManyAttempts) return done(refusal);
      this.count(request);
      refuse(request, reply, ...refusal);
    });
  }

  requestDidStart(): Promise<GraphQLRequestListener<GraphqlContext>> {
    return Promise.resolve({
      // Not as soon as the document is checked: it may have no operation of the name, and would be refused each time.
      executionDidStart: ({ source, operation }) => {
        if ((operation as object | undefined) !== undefined) this.accepted.set(source, true);
        return Promise.resolve();
      },
      didEncounterErrors: ({ errors, contextValue }) => {
        // An error with a path is the refusal of a field, whose document is good.
        if (errors.some(({ extensions, path }) => !path && refused.has(String(extensions.code)))) this.count(contextValue.request);
        return Promise.resolve();
      },
    });
  }

  /** Of a network that has sent too many, not even the size of what is not known to be good is looked at. */
  private refusalOf({ ip, body }: FastifyRequest, document: string): TooManyAttempts | readonly [ErrorCode, string] | undefined {
    const left = this.secondsLeft(networkOf(ip));
    const isAccepted = this.accepted.has(document);
    if (left > 0 && !isAccepted) return new TooManyAttempts(left, REFUSALS);
    const tooMuch = faultOfSize((body as { readonly variables?: unknown } | null)?.variables);
    if (tooMuch !== undefined) return left > 0 ? new TooManyAttempts(left, REFUSALS) : ['BAD_USER_INPUT', tooMuch];
    return isAccepted ? undefined : faultOfDocument(document);
  }

  /** How many seconds the network has to wait; 0 if it does not. */
  private secondsLeft(network: string): number {
    if (this.config.rateLimits === 'off') return 0;
    const { since = -Infinity, refusals = 0 } = this.counts.get(network) ?? {};
    if (refusals < REFUSALS.attempts) return 0;
    return Math.max(0, Math.ceil((since + WITHIN - this.clock.now().getTime()) / 1_000));
  }

  private count(request: FastifyRequest): void {
    const network = networkOf(request.ip);
    const now = this.clock.now().getTime();
    const known = this.counts.get(network);
    const refusals = 1 + Math.floor(bytesOf(request) / BYTES_OF_ONE);
    if (known && now - known.since < WITHIN) known.refusals += refusals;
    else this.counts.set(network, { since: now, refusals });
  }

  private mayReadLarge(network: string): boolean {
    const known = this.counts.get(network);
    const now = this.clock.now().getTime();
    if (!known || now - (known.largeAt ?? -Infinity) < LARGE_EVERY) return false;
    known.largeAt = now;
    return true;
  }
}

/** Whether it is a large document with variables. A form with a file is not parsed as one, and pictures have limits of their own. */
function isLarge(request: FastifyRequest): boolean {
  const { routeOptions, headers } = request;
  return routeOptions.url === '/graphql' && headers['content-type']?.startsWith('multipart/') !== true && bytesOf(request) > LARGE_BYTES;
}

/** The size that a request names. Who names none may send as much as is allowed. */
function bytesOf({ method, headers }: FastifyRequest): number {
  const named = Number(headers['content-length']);
  if (Number.isFinite(named)) return named;
  return method === 'POST' ? UNNAMED_BYTES : 0;
}

/** What is refused before the document is checked, because the check alone, or its refusal, would take long. */
function faultOfDocument(document: string): readonly [ErrorCode, string] | undefined {
  if (document.length > QUERY_LIMITS.characters || hasTooManyLines(document)) return ['QUERY_TOO_LONG', TOO_LARGE_DOCUMENT];
  return repeatsTooOften(document) ? ['QUERY_TOO_EXPENSIVE', TOO_OFTEN] : undefined;
}

function hasTooManyLines(document: string): boolean {
  let lines = 1;
  for (let at = document.indexOf('\n'); at >= 0 && lines <= QUERY_LIMITS.lines; at = document.indexOf('\n', at + 1)) lines += 1;
  return lines > QUERY_LIMITS.lines;
}

/**
 * Refuses a request in the same way as Apollo Server: the status differs from 200 only for clients that accept the media type of GraphQL.
 */
function refuse({ id: requestId, headers: { accept = '' } }: FastifyRequest, reply: FastifyReply, code: ErrorCode, message: string): void {
  const type = accept.includes('application/graphql-response+json') ? 'application/graphql-response+json' : 'application/json';
  reply.status(type === 'application/json' ? 200 : 400).type(`${type}; charset=utf-8`);
  reply.send({ errors: [{ message, extensions: { code, requestId } }] });
}

function documentOf({ body, query }: FastifyRequest): string | undefined {
  const sent = (body ?? query) as { readonly query?: unknown } | null;
  return typeof sent?.query === 'string' ? sent.query : undefined;
}
