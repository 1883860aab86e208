import type { ReactNode } from 'react';
import mail from '../../../art/icons/lucide/mail.svg?raw';
import { reasonNotRead } from '../../../api/connection/failure.js';
import { ButtonLink } from '../../../controls/buttons/button-link.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { adminAccountTexts } from '../../../texts/en/admin.js';
import { adminReportTexts as texts } from '../../../texts/en/admin-reports.js';
import { accountPath } from '../admin-parts.js';
import { dayIn } from '../accounts/account-facts.js';
import { ageOf, momentIn, ReportedMiniature, shortMomentIn, type Report } from './report-facts.js';
import type { ReportFacts, useReport } from './use-report.js';
import styles from './report-view.module.css';

interface ReportViewProps {
  readonly shown: ReturnType<typeof useReport>;
  /** What can be decided. */
  readonly children: ReactNode;
}

/** A report: what the visitor wrote, the page as it is now, and what else was reported of its account. */
export function ReportView({ shown: { facts, failure, load }, children }: ReportViewProps) {
  if (failure) return <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={load} />;
  if (!facts) return <Loading />;
  const { report, others } = facts;
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
        <PresentLook facts={facts} />
        <div className={styles.told}>
          <section>
            <h3 className={styles.label}>{texts.wrote}</h3>
            <p className={report.words === '' ? styles.nothing : styles.words} dir="auto">
              {report.words === '' ? texts.noWords : report.words}
            </p>
            {report.email !== null && report.email !== undefined && <Answer email={report.email} isDecided={report.decision !== null} />}
          </section>
          <History report={report} others={others} />
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

function PresentLook({ facts }: { readonly facts: ReportFacts }) {
  const { page, report, reportedTitle } = facts;
  return (
    <section className={styles.page}>
      <h3 className={styles.label}>{texts.pageNow}</h3>
      <div className={styles.pageFacts}>
        <ReportedMiniature page={page} isLarge />
        <div className={styles.names}>
          <p className={styles.pageTitle}>
            <bdi>{page?.title ?? reportedTitle ?? `/${report.linkname}`}</bdi>
          </p>
          {page?.isHidden && (
            <p className={styles.open}>
              <Quad tone="failed" className={styles.quad} />
              {adminAccountTexts.hidden}
            </p>
          )}
          {!page && <p className={styles.note}>{texts.pageDeleted}</p>}
          <PagePlace facts={facts} />
        </div>
      </div>
    </section>
  );
}

/** Where the page is, and whose it is. */
function PagePlace({ facts: { page, account } }: { readonly facts: ReportFacts }) {
  const address = page?.address ?? null;
  return (
    <>
      {address !== null && (
        <p className={styles.note}>
          <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
        </p>
      )}
      {account && (
        <p className={styles.note}>
          {texts.by}{' '}
          <Link href={accountPath(account.id)} className={styles.owner}>
            <bdi dir="ltr">{account.username}</bdi>
          </Link>
          {texts.since({ day: dayIn(account.registeredAt) })}
        </p>
      )}
      {address !== null && page?.isHidden === false && (
        <ButtonLink kind="line" href={address} target="_blank" rel="noopener" className={styles.openPage}>
          {texts.openPage}
          <Icon name="arrow-up-right" />
        </ButtonLink>
      )}
    </>
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

function History({ report, others }: { readonly report: Report; readonly others: readonly Report[] }) {
  return (
    <section>
      <h3 className={styles.label}>{texts.history}</h3>
      <ul className={styles.history}>
        <Event at={report.reportedAt} text={texts.thisReport} note={texts.fromFoot} />
        {others.map(({ id, pageId, reportedAt, decision }) => (
          <Event
            key={id}
            at={reportedAt}
            text={`${texts.otherReport({ page: pageId === report.pageId ? 'same' : 'other' })}${texts.became({ outcome: decision?.outcome ?? 'NONE' })}`}
            note={decision ? texts.byWhom({ by: decision.by }) : texts.waits}
          />
        ))}
      </ul>
    </section>
  );
}

function Event({ at, text, note }: { readonly at: string; readonly text: string; readonly note: string }) {
  return (
    <li className={styles.event}>
      <time dateTime={at} className={styles.eventTime}>
        {shortMomentIn(at)}
      </time>
      <p>
        {text}
        <span className={styles.note}>{note}</span>
      </p>
    </li>
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
