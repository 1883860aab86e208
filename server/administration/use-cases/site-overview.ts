import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import type { LastBackup } from '../../backups/backup.js';
import { KnownBackups } from '../../backups/for-operators/known-backups.js';
import type { SiteFigures } from '../../figures/figures.js';
import { LastFigures } from '../../figures/for-operators/last-figures.js';
import { StoredMails } from '../../mail/for-operators/stored-mails.js';
import { LinkBlocks } from '../../pages/for-operators/link-blocks.js';
import { Withdrawals } from '../../pages/for-operators/withdrawals.js';
import { AllReports } from '../../reports/for-operators/all-reports.js';
import { AllWebhooks } from '../../webhooks/for-operators/all-webhooks.js';
import { SiteSettings } from '../ports/site-settings.port.js';

/** How many webhooks are looked at: those with the most deliveries that wait. */
const MOST_WEBHOOKS = 100;

/** What waits for somebody who looks after the site: how many there are, and since when the oldest waits, if that is known. */
export interface Attention {
  readonly kind: 'reports' | 'mails' | 'looks' | 'first-looks' | 'blocked-links' | 'held-deliveries' | 'webhooks';
  readonly count: number;
  readonly since: Date | null;
}

/** How the site is, for operators. Errors of each: OPERATOR_NEEDED. */
@Injectable()
export class SiteOverview {
  constructor(
    private readonly lastFigures: LastFigures,
    private readonly backups: KnownBackups,
    private readonly reports: AllReports,
    private readonly mails: StoredMails,
    private readonly withdrawals: Withdrawals,
    private readonly blocks: LinkBlocks,
    private readonly webhooks: AllWebhooks,
    private readonly settings: SiteSettings,
  ) {}

  /** As it was counted a few minutes ago; null before the first count. */
  async figures(actor: Actor): Promise<SiteFigures | null> {
    actor.asOperator();
    return this.lastFigures.load();
  }

  /** The last backup that is known; null for none. */
  async lastBackup(actor: Actor): Promise<LastBackup | null> {
    actor.asOperator();
    return this.backups.last();
  }

  /** What waits, the most urgent first. Nothing with a count of zero is in it. */
  async attention(actor: Actor): Promise<Attention[]> {
    actor.asOperator();
    const isHeld = this.settings.value('WEBHOOK_DELIVERIES') === 'hold';
    const [reports, { givenUp }, hidden, waiting, findings, webhooks, held] = await Promise.all([
      this.reports.list('open', null),
      this.mails.count(),
      this.withdrawals.listHidden(),
      this.withdrawals.countWaiting(),
      this.blocks.findings(),
      this.webhooks.list(MOST_WEBHOOKS),
      isHeld ? this.webhooks.countWaiting() : 0,
    ]);
    const looks = hidden.flatMap(({ lookAskedAt }) => lookAskedAt ?? []);
    const failing = webhooks.filter(({ isEnabled, waiting, failingSince }) => isEnabled && waiting > 0 && failingSince !== null);
    const found: Attention[] = [
      { kind: 'reports', count: reports.total, since: reports.rows[0]?.at ?? null },
      { kind: 'blocked-links', count: findings.pages.length, since: null },
      { kind: 'first-looks', ...waiting },
      { kind: 'looks', count: looks.length, since: earliest(looks) },
      { kind: 'mails', count: givenUp, since: null },
      { kind: 'held-deliveries', count: held, since: null },
      { kind: 'webhooks', count: failing.length, since: earliest(failing.flatMap(({ failingSince }) => failingSince ?? [])) },
    ];
    return found.filter(({ count }) => count > 0);
  }
}

function earliest(moments: readonly Date[]): Date | null {
  return moments.length > 0 ? new Date(Math.min(...moments.map((moment) => moment.getTime()))) : null;
}
