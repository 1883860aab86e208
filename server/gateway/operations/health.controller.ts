import { Controller, Get, Header, Logger } from '@nestjs/common';
import { HealthCheck, HealthCheckService, HealthIndicatorService, type HealthCheckResult } from '@nestjs/terminus';
import { Public } from '../authentication.guard.js';
import { Readiness, type ReadinessCheck } from './readiness.js';

/** What orchestrators and proxies ask. */
@Public()
@Controller('health')
export class HealthController {
  private readonly log = new Logger(HealthController.name);

  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly readiness: Readiness,
  ) {}

  /** 200 as long as the process answers at all; asks nothing of the database. */
  @Get('live')
  @Header('Cache-Control', 'no-store')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 200 when the database answers and its migrations are done, 503 otherwise and while the process is stopping. */
  @Get('ready')
  @HealthCheck()
  ready(): Promise<HealthCheckResult> {
    return this.health.check([
      () => this.report('process', !this.readiness.isStopping),
      ...this.readiness.checks.map((check) => () => this.run(check)),
    ]);
  }

  // The reason stays in the log: an address or a user name of the database is nobody else's business.
  private async run({ name, check }: ReadinessCheck) {
    const works = await check().then(
      () => true,
      (error: unknown) => {
        this.log.warn(`Not ready: ${name}: ${error instanceof Error ? error.message : String(error)}`);
        return false;
      },
    );
    return this.report(name, works);
  }

  private report(name: string, works: boolean) {
    const indicator = this.indicators.check(name);
    return works ? indicator.up() : indicator.down();
  }
}
