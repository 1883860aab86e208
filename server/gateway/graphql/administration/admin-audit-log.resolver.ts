import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import type { AuditChoice } from '../../../audit/audit-entry.js';
import { placeText } from '../../../lists/list-parts.rules.js';
import { entriesAsCsv } from '../../audit-log-csv.js';
import type { AdminAuditLog, AdminAuditLogFile, AdminDoor, QueryAdminAuditLogArgs } from '../generated.js';
import { CurrentOperator } from './admitted-operator.js';
import { type AskedActs, Acts } from '../../../audit/use-cases/acts.js';

/** The audit log over GraphQL. It can only be read. */
@Resolver()
export class AdminAuditLogResolver {
  constructor(private readonly acts: Acts) {}

  @Query('adminAuditLog')
  async show(@CurrentOperator() actor: Actor, @Args() args: QueryAdminAuditLogArgs): Promise<AdminAuditLog> {
    const [{ rows, previous, next }, operators] = await Promise.all([this.acts.find(actor, askedBy(args)), this.acts.operators(actor)]);
    return {
      entries: rows.map(({ door, ...entry }) => ({ ...entry, door: door.toUpperCase().replace('-', '_') as AdminDoor })),
      operators,
      previous: previous && placeText(previous),
      next: next && placeText(next),
    };
  }

  @Query('adminAuditLogFile')
  async save(@CurrentOperator() actor: Actor, @Args() args: QueryAdminAuditLogArgs): Promise<AdminAuditLogFile> {
    const asked = askedBy(args);
    const { rows, next } = await this.acts.save(actor, asked);
    return { csv: entriesAsCsv(rows, asked.at === null), next: next && placeText(next) };
  }
}

function askedBy({ about, operator, kind, days, at }: QueryAdminAuditLogArgs): AskedActs {
  const ofKind = (kind?.toLowerCase() ?? null) as AuditChoice['kind'];
  return { about: about ?? null, operator: operator ?? null, kind: ofKind, days: days ?? null, at: at ?? null };
}
