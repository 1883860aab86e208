import { Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import { MailAdministration } from '../../../administration/use-cases/mail-administration.js';
import { SiteOverview } from '../../../administration/use-cases/site-overview.js';
import { SiteHealth } from '../../operations/site-health.js';
import type { AdminAttentionKind, AdminOverview } from '../generated.js';
import { CurrentOperator } from './admitted-operator.js';

/** How the site is, over GraphQL. */
@Resolver()
export class AdminOverviewResolver {
  constructor(
    private readonly overview: SiteOverview,
    private readonly mails: MailAdministration,
    private readonly health: SiteHealth,
  ) {}

  @Query('adminOverview')
  async show(@CurrentOperator() actor: Actor): Promise<AdminOverview> {
    const [figures, attention, mails, lastBackup, { parts, disk, checkedAt, startedAt }] = await Promise.all([
      this.overview.figures(actor),
      this.overview.attention(actor),
      this.mails.count(actor),
      this.overview.lastBackup(actor),
      this.health.show(),
    ]);
    return {
      figures: figures && { ...figures, days: [...figures.days] },
      attention: attention.map(({ kind, ...facts }) => ({ ...facts, kind: kind.replace('-', '_').toUpperCase() as AdminAttentionKind })),
      health: {
        checkedAt,
        startedAt,
        parts: parts.map(({ name, works, milliseconds }) => ({ name, works, milliseconds: Math.ceil(milliseconds) })),
        disk: disk && { used: disk.size - disk.free, size: disk.size },
        lastBackup,
        mailsWaiting: mails.waiting,
        mailsGivenUp: mails.givenUp,
      },
    };
  }
}
