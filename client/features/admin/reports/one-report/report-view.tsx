import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import mail from '../../../../art/icons/lucide/mail.svg?raw';
import { reasonNotRead } from '../../../../api/connection/failure.js';
import { IconDrawing } from '../../../../controls/buttons/icon.js';
import { Quad } from '../../../../controls/buttons/quad.js';
import { DidNotLoad } from '../../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../../controls/loading/skeleton.js';
import { adminAccountTexts } from '../../../../texts/en/admin.js';
import { adminReportTexts as texts } from '../../../../texts/en/admin-reports.js';
import { ageOf, momentIn, type Report, shortMomentIn } from '../report-facts.js';
import type { ReportFacts, ShownReport } from '../use-report.js';
import type { Look } from './read-tiles-dialog.js';
import { PageLinks, ReportedPage } from './reported-page.js';
import styles from './report-view.module.css';

interface ReportViewProps {
  readonly shown: ShownReport;
  /** What can be decided. */
  readonly children: ReactNode;
}

/** A report: what the visitor wrote, the page as it is now and as it was then, where it leads, and what else was reported of its account. */
export function ReportView({ shown: { facts, failure, retry }, children }: ReportViewProps) {
  if (failure) return <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={retry} />;
  if (!facts) return <Loading />;
  return <Shown facts={facts}>{children}</Shown>;
}

function Shown({ facts, children }: { readonly facts: ReportFacts; readonly children: ReactNode }) {
  const { report, page, reported } = facts;
  const [address] = useSearchParams();
  const look: Look = reported && (!page || address.get('look') === 'reported') ? 'reported' : 'now';
  return (
    <article className={styles.report} aria-labelledby="report-title">
      <header className={styles.head}>
        <h2 id="report-title" className={styles.title}>
          {adminAccountTexts.reasonOf({ reason: report.reason })}
        </h2>
        <p className={styles.state}>
          <State report={report} />
          <span className={styles.when}>{momentIn(report.reportedAt)}</span>
        </p>
      </header>
      <div className={styles.columns}>
        <ReportedPage facts={facts} look={look} />
        <div className={styles.told}>
          <section>
            <h3 className={styles.label}>{texts.wrote}</h3>
            <p className={report.words === '' ? styles.nothing : styles.words} dir="auto">
              {report.words === '' ? texts.noWords : report.words}
            </p>
            {report.email !== null && report.email !== undefined && <Answer email={report.email} isDecided={report.decision !== null} />}
          </section>
          <ReportHistory facts={facts} />
          <PageLinks links={look === 'now' ? facts.links : facts.reportedLinks} />
        </div>
      </div>
      {children}
    </article>
  );
}

function State({ report: { decision, reportedAt } }: { readonly report: Report }) {
  return (
    <span className={styles.open}>
      <Quad tone={decision ? 'grey' : 'failed'} className={styles.quad} />
      {decision ? texts.decided({ outcome: decision.outcome, by: decision.by }) : texts.openFor({ age: ageOf(reportedAt) })}
    </span>
  );
}

function Answer({ email, isDecided }: { readonly email: string; readonly isDecided: boolean }) {
  return (
    <div className={styles.answer}>
      <IconDrawing svg={mail} />
      <p>
        <bdi dir="ltr">{email}</bdi>
        <span className={styles.note}>{isDecided ? texts.gotMail : texts.getsMail}</span>
      </p>
    </div>
  );
}

function Loading() {
  return (
    <Skeleton label={texts.loadingOne}>
      <div className={styles.waiting}>
        <SkeletonBar className={styles.titleBar} />
        <SkeletonBar className={styles.pageBar} />
      </div>
    </Skeleton>
  );
}

/** How many of the newest publications are listed, beside the first one and the one that was reported. */
const PUBLICATIONS_SHOWN = 5;

interface Event {
  readonly id: string;
  readonly at: string;
  readonly text: string;
  readonly note: string;
}

/** What was reported and published before and after this report, the newest first. */
function ReportHistory({ facts }: { readonly facts: ReportFacts }) {
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
