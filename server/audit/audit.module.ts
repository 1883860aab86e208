import { Module } from '@nestjs/common';
import { ListActs } from './use-cases/list-acts.js';
import { RecordAct } from './use-cases/record-act.js';
import { RemoveOldActs } from './use-cases/remove-old-acts.js';
import { SearchActs } from './use-cases/search-acts.js';

const useCases = [ListActs, RecordAct, RemoveOldActs, SearchActs];

/** What operators did. */
@Module({ providers: useCases, exports: useCases })
export class AuditModule {}
