import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { TooManyAttempts } from '../../accounts/accounts.errors.js';
import type { RateLimit } from '../../accounts/limits/rate-limit.js';
import { LimitAttempts } from '../../accounts/limits/use-cases/limit-attempts.js';
import { currentRequest } from './request-ids.js';

/** The headers about waiting and limits that scripts of other origins may read. */
export const LIMIT_HEADERS = ['Retry-After', 'RateLimit', 'RateLimit-Policy'] as const;

/** The headers of public data that scripts of other origins may read. */
export const DATA_HEADERS = ['ETag', 'Link', ...LIMIT_HEADERS, 'X-Request-Id'] as const;

/** For an answer of public data that the framework does not send: as `prepareApi` lets scripts of other origins read all others. */
export const READABLE: readonly string[] = [
  ...['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', DATA_HEADERS.join(', ')],
  ...['Cross-Origin-Resource-Policy', 'cross-origin'],
];

/**
 * The headers that say which limit a refusal is about, as the draft `draft-ietf-httpapi-ratelimit-headers-10` writes it: how many attempts it allows in
 * how many seconds, that none is left, and in how many seconds there are some. None for another error.
 */
export function rateLimitHeaders(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof TooManyAttempts)) return {};
  return headersOf({ limit: error.limit, left: 0, seconds: error.retryAfterSeconds ?? 1 });
}

/** What is left of a limit. */
interface Rest {
  readonly limit: RateLimit;
  readonly left: number;
  readonly seconds: number;
}

function headersOf({ limit: { name, attempts, seconds: within }, left, seconds }: Rest): Readonly<Record<string, string>> {
  return { 'RateLimit-Policy': `"${name}";q=${attempts};w=${within}`, RateLimit: `"${name}";r=${left};t=${seconds}` };
}

/**
 * Says in each answer to a request that counts under a limit what is left of it. If there are several limits, that is the first one. The others may
 * exist only for names and addresses that somebody has, and would tell that.
 */
@Injectable()
export class RateLimitHeaders implements OnModuleInit {
  private readonly rests = new WeakMap<FastifyRequest, Rest>();

  constructor(
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
    private readonly limitAttempts: LimitAttempts,
  ) {}

  onModuleInit(): void {
    this.limitAttempts.listeners.push(({ limit }, { left, seconds }) => this.note({ limit, left, seconds }));
    this.adapterHost.httpAdapter.getInstance().addHook('onSend', (request, reply, _payload, done) => {
      const rest = this.rests.get(request);
      if (rest && !reply.hasHeader('RateLimit')) reply.headers(headersOf(rest));
      done();
    });
  }

  private note(rest: Rest): void {
    const request = currentRequest();
    if (!request) return;
    const { limit } = this.rests.get(request) ?? rest;
    if (limit === rest.limit) this.rests.set(request, rest);
  }
}
