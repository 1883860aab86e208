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
import { ageOf, momentIn, type Report } from '../report-facts.js';
import type { ReportFacts, useReport } from '../use-report.js';
import { ReportHistory } from './report-history.js';
import type { Look } from './read-tiles-dialog.js';
import { PageLinks, ReportedPage } from './reported-page.js';
import styles from './report-view.module.css';

interface ReportViewProps {
  readonly shown: ReturnType<typeof useReport>;
  /** What can be decided. */
  readonly children: ReactNode;
}

/** A report: what the visitor wrote, the page as it is now and as it was then, where it leads, and what else was reported of its account. */
export function ReportView({ shown: { value: facts, failure, retry }, children }: ReportViewProps) {
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
