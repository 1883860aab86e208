import { Module } from '@nestjs/common';
import { RecordAct } from './use-cases/record-act.js';
import { Acts } from './use-cases/acts.js';

const useCases = [RecordAct, Acts];

/** What operators did. */
@Module({ providers: useCases, exports: useCases })
export class AuditModule {}
