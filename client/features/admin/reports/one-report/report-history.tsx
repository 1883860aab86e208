import { adminReportTexts as texts } from '../../../../texts/en/admin-reports.js';
import { shortMomentIn } from '../report-facts.js';
import type { ReportFacts } from '../use-report.js';
import styles from './report-view.module.css';

/** How many of the newest publications are listed, beside the first one and the one that was reported. */
const PUBLICATIONS_SHOWN = 5;

interface Event {
  readonly id: string;
  readonly at: string;
  readonly text: string;
  readonly note: string;
}

/** What was reported and published before and after this report, the newest first. */
export function ReportHistory({ facts }: { readonly facts: ReportFacts }) {
  const { report } = facts;
  const own: Event = { id: report.id, at: report.reportedAt, text: texts.thisReport, note: texts.fromFoot };
  const events = [own, ...publications(facts), ...otherReports(facts)].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <section>
      <h3 className={styles.label}>{texts.history}</h3>
      <ul className={styles.history}>
        {events.map(({ id, at, text, note }) => (
          <li key={id} className={styles.event}>
            <time dateTime={at} className={styles.eventTime}>
              {shortMomentIn(at)}
            </time>
            <p>
              {text}
              <span className={styles.note}>{note}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function publications({ report, account, versions }: ReportFacts): Event[] {
  // Publications go with the account.
  const by = account?.username ?? '';
  return versions
    .filter(({ version }, at) => at < PUBLICATIONS_SHOWN || version === 1 || version === report.version)
    .map(({ version, publishedAt }) => ({
      id: String(version),
      at: publishedAt,
      text: version === 1 ? texts.publishedFirst : texts.published({ version }),
      note: version === report.version ? texts.reportedOne({ by }) : texts.byWhom({ by }),
    }));
}

function otherReports({ report, others }: ReportFacts): Event[] {
  return others.map(({ id, pageId, reportedAt, decision }) => ({
    id,
    at: reportedAt,
    text: `${texts.otherReport({ page: pageId === report.pageId ? 'same' : 'other' })}${texts.became({ outcome: decision?.outcome ?? 'NONE' })}`,
    note: decision ? texts.byWhom({ by: decision.by }) : texts.waits,
  }));
}
