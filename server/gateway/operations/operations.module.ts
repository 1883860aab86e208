import { Module, type DynamicModule } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { HealthController } from './health.controller.js';
import { Readiness, type ReadinessCheck } from './readiness.js';

/** What those who run the product ask it. */
@Module({})
export class OperationsModule {
  static register(checks: readonly ReadinessCheck[]): DynamicModule {
    return {
      module: OperationsModule,
      imports: [TerminusModule.forRoot({ logger: false })],
      controllers: [HealthController],
      providers: [{ provide: Readiness, useValue: new Readiness(checks) }],
      exports: [Readiness],
    };
  }
}
