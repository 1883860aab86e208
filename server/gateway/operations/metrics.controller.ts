import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CountLetters } from '../../mail/use-cases/count-letters.js';
import { Public } from '../authentication.guard.js';
import { Metrics } from './metrics.js';

/** How long the count of letters is cached, in milliseconds. So frequent requests cause few queries. */
const countedEvery = 2_000;

/** Metrics for a monitoring system. */
@Public()
@Controller('metrics')
export class MetricsController {
  private counted: { readonly at: number; readonly done: Promise<void> } | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly countLetters: CountLetters,
  ) {}

  /** Always 200. While the database is unavailable, the metrics from it are left out. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    if (!this.counted || performance.now() - this.counted.at > countedEvery) {
      this.counted = { at: performance.now(), done: this.count() };
    }
    await this.counted.done;
    void reply.type(this.metrics.contentType);
    return this.metrics.text();
  }

  private async count(): Promise<void> {
    // The outage is already in the log.
    this.metrics.setLetters(await this.countLetters.execute().catch(() => null));
  }
}
