import { useId } from 'react';
import type { AdminAttentionKind, AdminOverviewQuery } from '../../../api/generated/types.js';
import type { AdminPart } from '../../../../server/gateway/web/app/admin-parts.rules.js';
import { ButtonLink } from '../../../controls/buttons/button-link.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { screens } from '../../../shell/screens.js';
import { adminOverviewTexts as texts } from '../../../texts/en/admin-overview.js';
import { inDuration } from '../mail/mail-times.js';
import styles from './overview-part.module.css';

type Overview = AdminOverviewQuery['adminOverview'];

/** Where something is looked after. */
const PLACES: Readonly<Record<AdminAttentionKind, { readonly part: AdminPart; readonly query?: string }>> = {
  REPORTS: { part: 'reports' },
  BLOCKED_LINKS: { part: 'blocked-links' },
  FIRST_LOOKS: { part: 'pages', query: '?filter=waiting' },
  LOOKS: { part: 'pages', query: '?filter=hidden' },
  MAILS: { part: 'mail' },
  HELD_DELIVERIES: { part: 'settings' },
  WEBHOOKS: { part: 'upkeep' },
};

/** What is nobody's fault, or is tried again by itself. */
const CALM: ReadonlySet<AdminAttentionKind> = new Set(['FIRST_LOOKS', 'LOOKS', 'HELD_DELIVERIES', 'WEBHOOKS']);

/** What waits for somebody who looks after the site. */
export function Attention({ attention, health }: { readonly attention: Overview['attention']; readonly health: Overview['health'] }) {
  const id = useId();
  const broken = health.parts.filter(({ works }) => !works);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.attention}
      </h2>
      {broken.length + attention.length === 0 && <p className={styles.nothing}>{texts.nothing}</p>}
      <ul className={styles.rows}>
        {broken.map(({ name }) => (
          <li key={name} className={styles.row}>
            <Quad tone="failed" className={styles.large} />
            <div className={styles.what}>
              <p className={styles.name}>{texts.broken({ part: name })}</p>
              <p className={styles.note}>{texts.mend({ part: name })}</p>
            </div>
          </li>
        ))}
        {attention.map((one) => (
          <Row key={one.kind} waiting={one} checkedAt={health.checkedAt} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly waiting: Overview['attention'][number];
  readonly checkedAt: string;
}

function Row({ waiting: { kind, count, since }, checkedAt }: RowProps) {
  const { part, query = '' } = PLACES[kind];
  const seconds = since == null ? 0 : Math.max(0, (Date.parse(checkedAt) - Date.parse(since)) / 1000);
  return (
    <li className={styles.row}>
      <Quad tone={CALM.has(kind) ? 'gold' : 'failed'} className={styles.large} />
      <div className={styles.what}>
        <p className={styles.name}>{nameOf(kind, count)}</p>
        <p className={styles.note}>
          {since == null ? texts.todo({ kind }) : `${texts.oldest({ time: inDuration(seconds) })} ${texts.todo({ kind })}`}
        </p>
      </div>
      <ButtonLink kind="line" size="small" href={`${screens.admin}/${part}${query}`}>
        {texts.open({ kind })}
      </ButtonLink>
    </li>
  );
}

function nameOf(kind: AdminAttentionKind, count: number): string {
  const names = {
    REPORTS: texts.reports,
    BLOCKED_LINKS: texts.blockedLinks,
    FIRST_LOOKS: texts.firstLooks,
    LOOKS: texts.looks,
    MAILS: texts.mails,
    HELD_DELIVERIES: texts.heldDeliveries,
    WEBHOOKS: texts.webhooks,
  };
  return names[kind]({ count });
}
