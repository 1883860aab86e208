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

interface Count {
  readonly since: number;
  refusals: number;
}

/**
 * Limits how much work refused documents cause. To read and check one takes some milliseconds, in which nobody else is answered. A network
 * that has sent too many may send only documents that were accepted before, for the rest of the minute: so it harms nobody who shares the
 * network with an attacker and uses our screens. Each server counts for itself. Documents that are expensive to check are not checked at all,
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
    this.adapterHost.httpAdapter.getInstance().addHook('preHandler', (request, reply, done) => {
      const document = request.routeOptions.url === '/graphql' ? documentOf(request) : undefined;
      if (document === undefined) return done();
      const tooMuch = faultOfSize((request.body as { readonly variables?: unknown } | null)?.variables);
      if (tooMuch === undefined && this.accepted.has(document)) return done();
      const left = this.secondsLeft(networkOf(request.ip));
      if (left > 0) return done(new TooManyAttempts(left, REFUSALS));
      const refusal = tooMuch === undefined ? faultOfDocument(document) : (['BAD_USER_INPUT', tooMuch] as const);
      if (!refusal) return done();
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
    if (known && now - known.since < WITHIN) known.refusals += 1;
    else this.counts.set(network, { since: now, refusals: 1 });
  }
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
