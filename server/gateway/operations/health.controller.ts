import { Controller, Get, Header, HttpStatus, Logger, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../authentication.guard.js';
import { Readiness, type ReadinessCheck } from './readiness.js';

type Parts = Readonly<Record<string, { readonly status: 'up' | 'down' }>>;

/** The checks that succeed, those that fail, and all of them. */
interface HealthReport {
  readonly status: 'ok' | 'error';
  readonly info: Parts;
  readonly error: Parts;
  readonly details: Parts;
}

/** Health checks for orchestrators and proxies. */
@Public()
@Controller('health')
export class HealthController {
  private readonly log = new Logger(HealthController.name);

  constructor(private readonly readiness: Readiness) {}

  /** 200 as long as the process answers. It does not query the database. */
  @Get('live')
  @Header('Cache-Control', 'no-store')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 200 when the database answers and is migrated; 503 otherwise, and while the process is stopping. */
  @Get('ready')
  @Header('Cache-Control', 'no-cache, no-store, must-revalidate')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthReport> {
    const checked = await Promise.all(this.readiness.checks.map(async (check) => [check.name, await this.works(check)] as const));
    const parts = [['process', !this.readiness.isStopping] as const, ...checked];
    const isReady = parts.every(([, works]) => works);
    if (!isReady) void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return {
      status: isReady ? 'ok' : 'error',
      info: partsOf(parts.filter(([, works]) => works)),
      error: partsOf(parts.filter(([, works]) => !works)),
      details: partsOf(parts),
    };
  }

  // The reason is only in the log, because it may contain an address or a user name of the database.
  private async works({ name, check }: ReadinessCheck): Promise<boolean> {
    return check().then(
      () => true,
      (error: unknown) => {
        this.log.warn(`Not ready: ${name}: ${error instanceof Error ? error.message : String(error)}`);
        return false;
      },
    );
  }
}

function partsOf(parts: readonly (readonly [string, boolean])[]): Parts {
  return Object.fromEntries(parts.map(([name, works]) => [name, { status: works ? 'up' : 'down' }]));
}
