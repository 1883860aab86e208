import { Module, type DynamicModule } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { Readiness, type ReadinessCheck } from './readiness.js';
import { SendLetters } from './send-letters.js';

/** Health checks and metrics for operators, and the worker that sends letters. */
@Module({})
export class OperationsModule {
  static register(checks: readonly ReadinessCheck[]): DynamicModule {
    return {
      module: OperationsModule,
      imports: [AccountsModule, MailModule],
      controllers: [HealthController, MetricsController],
      providers: [{ provide: Readiness, useValue: new Readiness(checks) }, Metrics, SendLetters],
      exports: [Readiness],
    };
  }
}
