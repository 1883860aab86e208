import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, HttpStatus, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../config.js';
import { Public } from '../authentication.guard.js';
import { requestToken } from '../request-token.js';
import { Metrics } from './metrics.js';

const refusal = { detail: 'The metrics need the token of METRICS_TOKEN: send it as Authorization: Bearer.', code: 'UNAUTHENTICATED' };

/** Metrics for a monitoring system. */
@Public()
@Controller('metrics')
export class MetricsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  /** 200, or 401 without the token if one is configured. While the database is unavailable, the metrics from it are left out. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<unknown> {
    if (!this.isAllowed(request)) {
      void reply.status(HttpStatus.UNAUTHORIZED).header('WWW-Authenticate', 'Bearer');
      return refusal;
    }
    void reply.type(this.metrics.contentType);
    return this.metrics.text();
  }

  private isAllowed({ headers }: FastifyRequest): boolean {
    const { metricsToken } = this.config;
    if (metricsToken === undefined) return true;
    // Hashes have the same length, which the comparison needs: its time says nothing about the token.
    return timingSafeEqual(hash(requestToken(headers.authorization) ?? ''), hash(metricsToken));
  }
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
