import { Module } from '@nestjs/common';
import { ListActs } from './use-cases/list-acts.js';
import { RecordAct } from './use-cases/record-act.js';

const useCases = [ListActs, RecordAct];

/** What operators did. */
@Module({ providers: useCases, exports: useCases })
export class AuditModule {}
