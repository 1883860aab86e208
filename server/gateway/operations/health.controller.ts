import { Controller, Get, Header, HttpStatus, Logger, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { productVersion, type ProductVersion } from '../../config/config.js';
import { Public } from '../authentication.guard.js';
import { Readiness, type ReadinessCheck } from './readiness.js';

/** How long a part may take to answer, in milliseconds. Load balancers wait about as long. */
const patience = 3_000;

interface Part {
  readonly name: string;
  readonly works: boolean;
  readonly isNeeded: boolean;
}

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
  private readonly log = new Logger(HealthController.name);
  /** The parts that did not work at the last check. */
  private readonly down = new Set<string>();

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
    const checked = await Promise.all(this.readiness.checks.map((check) => this.examine(check)));
    const parts = [{ name: 'process', works: !this.readiness.isStopping, isNeeded: true }, ...checked];
    const [up, down] = [parts.filter(({ works }) => works), parts.filter(({ works }) => !works)];
    const status = down.length === 0 ? 'ok' : down.some(({ isNeeded }) => isNeeded) ? 'error' : 'degraded';
    if (status === 'error') void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { status, ...productVersion, info: partsOf(up), error: partsOf(down), details: partsOf(parts) };
  }

  // The reason is only in the log, because it may contain an address or a user name of the database.
  private async examine({ name, isNeeded, check }: ReadinessCheck): Promise<Part> {
    try {
      await inTime(check());
      if (this.down.delete(name)) this.log.warn(`${name} works again.`);
      return { name, works: true, isNeeded };
    } catch (error) {
      if (!this.down.has(name)) this.log.warn(`${name} does not work: ${error instanceof Error ? error.message : String(error)}`);
      this.down.add(name);
      return { name, works: false, isNeeded };
    }
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not answer within ${patience / 1_000} s`)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function partsOf(parts: readonly Part[]): Parts {
  return Object.fromEntries(parts.map(({ name, works }) => [name, { status: works ? 'up' : 'down' }]));
}
