import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, HttpStatus, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../../addresses.rules.js';
import { CONFIG, type Config } from '../../config/config.js';
import { Public } from '../authentication.guard.js';
import { requestToken } from '../http/request-token.js';
import { Metrics } from './metrics.js';

const refused = (detail: string) => ({ detail, code: 'UNAUTHENTICATED' });
const tokenNeeded = refused('The metrics need the token of METRICS_TOKEN: send it as Authorization: Bearer.');
const notFromElsewhere = refused('Only this machine may read the metrics, without a proxy. For others, set METRICS_TOKEN.');

/** What most proxies add to requests. A stranger who comes through a proxy on this machine has its address. */
const ADDED_BY_PROXIES = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** Metrics for a monitoring system. */
@Public()
@Controller('metrics')
export class MetricsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  /** 200; 401 without the token, or from another machine if no token is configured. While the database is unavailable, the metrics from it are left out. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<unknown> {
    const refusal = this.refusalOf(request);
    if (refusal) {
      void reply.status(HttpStatus.UNAUTHORIZED).header('WWW-Authenticate', 'Bearer');
      return refusal;
    }
    void reply.type(this.metrics.contentType);
    return this.metrics.text();
  }

  private refusalOf(request: FastifyRequest): typeof tokenNeeded | undefined {
    const { metricsToken } = this.config;
    if (metricsToken === undefined) return isFromThisMachine(request) ? undefined : notFromElsewhere;
    // Hashes have the same length, which the comparison needs: its time says nothing about the token.
    const isRight = timingSafeEqual(hash(requestToken(request.headers.authorization) ?? ''), hash(metricsToken));
    return isRight ? undefined : tokenNeeded;
  }
}

/** A proxy that adds nothing may pass on the name of the site. */
function isFromThisMachine({ headers, socket, hostname }: FastifyRequest): boolean {
  return isLoopback(hostname) && isLoopback(socket.remoteAddress ?? '') && ADDED_BY_PROXIES.every((name) => headers[name] === undefined);
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
