import { Controller, Get, Header, HttpStatus, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { productVersion, type ProductVersion } from '../../config/config.js';
import { Public } from '../authentication.guard.js';
import { Readiness, type ExaminedPart } from './readiness.js';

type Parts = Readonly<Record<string, { readonly status: 'up' | 'down' }>>;

/** The parts that work, those that do not, and all of them. `degraded`: a part does not work, but pages are served. */
interface HealthReport extends ProductVersion {
  readonly status: 'ok' | 'degraded' | 'error';
  readonly info: Parts;
  readonly error: Parts;
  readonly details: Parts;
}

/** Health checks for orchestrators and proxies. */
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** 200 as long as the process answers. It does not query the database. */
  @Get('live')
  @Header('Cache-Control', 'no-store')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * 503 when the database does not answer or is not migrated, and while the process is stopping. Otherwise 200, also when another part does
   * not work: another replica uses the same one, and pages can be served without it.
   */
  @Get('ready')
  @Header('Cache-Control', 'no-cache, no-store, must-revalidate')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthReport> {
    const checked = await this.readiness.examine();
    const parts = [{ name: 'process', works: !this.readiness.isStopping, isNeeded: true }, ...checked];
    const [up, down] = [parts.filter(({ works }) => works), parts.filter(({ works }) => !works)];
    const status = down.length === 0 ? 'ok' : down.some(({ isNeeded }) => isNeeded) ? 'error' : 'degraded';
    if (status === 'error') void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { status, ...productVersion, info: partsOf(up), error: partsOf(down), details: partsOf(parts) };
  }
}

function partsOf(parts: readonly Omit<ExaminedPart, 'milliseconds'>[]): Parts {
  return Object.fromEntries(parts.map(({ name, works }) => [name, { status: works ? 'up' : 'down' }]));
}
