import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CountLetters } from '../../mail/use-cases/count-letters.js';
import { Public } from '../authentication.guard.js';
import { Metrics } from './metrics.js';

/** How long a count of the letters is good enough, in milliseconds: anybody may ask, and the database need not notice. */
const countedEvery = 2_000;

/** What a monitoring system reads. */
@Public()
@Controller('metrics')
export class MetricsController {
  private counted: { readonly at: number; readonly done: Promise<void> } | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly countLetters: CountLetters,
  ) {}

  /** Always 200; what only the database knows is left out while it is away. */
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
    // The outage itself is in the log already.
    this.metrics.setLetters(await this.countLetters.execute().catch(() => null));
  }
}
