import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import type { AuditChoice } from '../../../audit/audit-entry.js';
import { SearchActs } from '../../../audit/use-cases/search-acts.js';
import { placeText } from '../../../lists/list-parts.rules.js';
import type { AdminAuditLog, AdminDoor, QueryAdminAuditLogArgs } from '../generated.js';
import { CurrentOperator } from './admitted-operator.js';

/** The audit log over GraphQL. It can only be read. */
@Resolver()
export class AdminAuditLogResolver {
  constructor(private readonly acts: SearchActs) {}

  @Query('adminAuditLog')
  async show(@CurrentOperator() actor: Actor, @Args() { about, operator, kind, days, at }: QueryAdminAuditLogArgs): Promise<AdminAuditLog> {
    const ofKind = (kind?.toLowerCase() ?? null) as AuditChoice['kind'];
    const asked = { about: about ?? null, operator: operator ?? null, kind: ofKind, days: days ?? null, at: at ?? null };
    const [{ rows, previous, next }, operators] = await Promise.all([this.acts.find(actor, asked), this.acts.operators(actor)]);
    return {
      entries: rows.map(({ door, ...entry }) => ({ ...entry, door: door.toUpperCase().replace('-', '_') as AdminDoor })),
      operators,
      previous: previous && placeText(previous),
      next: next && placeText(next),
    };
  }
}
