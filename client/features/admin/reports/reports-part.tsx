import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { reasonNotRead } from '../../../api/connection/failure.js';
import { ButtonLink } from '../../../controls/buttons/button-link.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { useMedia } from '../../../shell/use-media.js';
import { adminReportTexts as texts } from '../../../texts/en/admin-reports.js';
import { useCounted, type PartProps } from '../admin-parts.js';
import { FilterLinks } from '../lists/filter-links.js';
import { DecisionBar } from './decision-bar.js';
import type { Report } from './report-facts.js';
import { ReportList, reportPath, reportsPath } from './report-list.js';
import { ReportView } from './one-report/report-view.js';
import { ReportStatistics } from './report-statistics.js';
import { Steps } from './steps.js';
import { useDecision } from './use-decision.js';
import { useReport } from './use-report.js';
import { useReports, type LoadedReports, type ReportChoice, type Reports } from './use-reports.js';
import styles from './reports-part.module.css';

const OPEN: ReportChoice = { state: 'OPEN', account: null };
const DECIDED: ReportChoice = { state: 'DECIDED', account: null };

/** What visitors report of pages: a list, and beside it the report that is decided. On narrow screens one after the other. */
export function ReportsPart({ admin, id }: PartProps) {
  const [address] = useSearchParams();
  const isWide = useMedia('(width >= 900px)');
  const choice = { ...(address.get('state') === 'decided' ? DECIDED : OPEN), account: address.get('account') };
  const reports = useReports(choice);
  useCounted('openReports', choice.account === null && choice.state === 'OPEN' ? reports.loaded?.total : undefined);
  const isAlone = !isWide && id !== null;
  return (
    <>
      {!isAlone && <Head choice={choice} loaded={reports.loaded} openReports={admin.openReports} />}
      <Found reports={reports} id={id} isWide={isWide} ownId={admin.accountId} />
    </>
  );
}

interface HeadProps {
  readonly choice: ReportChoice;
  readonly loaded: LoadedReports | null;
  readonly openReports: number;
}

function Head({ choice: { state, account }, loaded, openReports }: HeadProps) {
  return (
    <div className={styles.head}>
      <h1>{texts.title}</h1>
      {account === null ? (
        <FilterLinks
          label={texts.which}
          filters={[
            {
              name: openReports > 0 ? texts.openCount({ count: openReports }) : texts.open,
              href: reportsPath(OPEN),
              isCurrent: state === 'OPEN',
            },
            { name: texts.decidedOnes, href: reportsPath(DECIDED), isCurrent: state === 'DECIDED' },
          ]}
        />
      ) : (
        <div className={styles.of}>
          <p>{loaded?.username != null && texts.ofAccount({ username: loaded.username })}</p>
          <ButtonLink kind="line" size="small" href={reportsPath(OPEN)}>
            {texts.showAll}
          </ButtonLink>
        </div>
      )}
      {account === null && state === 'DECIDED' && <ReportStatistics />}
    </div>
  );
}

interface FoundProps {
  readonly reports: Reports;
  readonly id: string | null;
  readonly isWide: boolean;
  readonly ownId: string;
}

/** The list and the report that is shown. Beside a list, the first report is shown if the address names none. */
function Found({ reports, id, isWide, ownId }: FoundProps) {
  const { loaded, failure, retry } = reports;
  if (failure) return <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={retry} />;
  if (!loaded) return <Loading />;
  const shownId = id ?? (isWide ? (loaded.reports[0]?.id ?? null) : null);
  if (shownId === null && loaded.reports.length === 0) return <Nothing list={loaded} />;
  return <Inbox reports={reports} list={loaded} shownId={shownId} isAlone={!isWide && id !== null} ownId={ownId} />;
}

interface InboxProps {
  readonly reports: Reports;
  readonly list: LoadedReports;
  readonly shownId: string | null;
  /** Whether the report has the screen for itself. */
  readonly isAlone: boolean;
  readonly ownId: string;
}

function Inbox({ reports, list, shownId, isAlone, ownId }: InboxProps) {
  const navigate = useNavigate();
  const rest = useRest();
  const first = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const at = list.reports.findIndex((report) => report.id === shownId);
  const current = list.reports[at] ?? null;
  // The focus goes on in the list, where the keys move. Where the report is alone, there is none.
  const open = (report: Report | undefined) => {
    if (!report) return;
    void navigate(reportPath(report.id, list), { replace: true });
    place.current?.querySelector<HTMLElement>(`[data-report="${report.id}"]`)?.focus();
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event);
    if (step !== 0) {
      event.preventDefault();
      open(list.reports[at + step]);
    } else if (event.key === 'Enter' && isOnRow(event.target, shownId)) {
      event.preventDefault();
      first.current?.focus();
    }
  };
  return (
    // The keys move between the links of the list, which can be followed without them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={place} className={styles.inbox} data-has-focus="" onKeyDown={keys}>
      {!isAlone && (
        <div className={styles.list}>
          <ReportList list={list} current={current} loadMore={reports.loadMore} />
        </div>
      )}
      {shownId !== null && (
        <div className={styles.shown} inert={rest.isResting}>
          {isAlone && <Steps list={list} at={at} onOpen={(index) => open(list.reports[index])} />}
          <Shown key={shownId} id={shownId} list={list} at={at} ownId={ownId} first={first} open={open} rest={rest} />
        </div>
      )}
    </div>
  );
}

interface ShownProps extends Pick<InboxProps, 'list' | 'ownId'> {
  readonly id: string;
  readonly at: number;
  readonly first: Parameters<typeof DecisionBar>[0]['first'];
  /** Shows another report. */
  readonly open: (report: Report | undefined) => void;
  readonly rest: Rest;
}

function Shown({ id, list, at, ownId, first, open, rest }: ShownProps) {
  const navigate = useNavigate();
  const shown = useReport(id);
  const decision = useDecision(
    (decided) => {
      rest.begin();
      // In the list of an account it stays, with its decision.
      if (list.account !== null) {
        open(list.reports[at]);
      } else {
        // The next one that is left opens, or the one before, if it was the last.
        const left = (report: Report) => !decided.includes(report.id);
        const next = list.reports.slice(at + 1).find(left) ?? list.reports.slice(0, Math.max(at, 0)).findLast(left);
        if (next && list.state === 'OPEN') open(next);
        else void navigate(reportsPath(list), { replace: true });
      }
    },
    (report) => void navigate(reportPath(report.id, { ...list, state: 'OPEN' }), { replace: true }),
  );
  return (
    <ReportView shown={shown}>
      {shown.facts && (
        <DecisionBar
          facts={shown.facts}
          isOwn={shown.facts.account?.id === ownId}
          decision={decision}
          first={first}
          isResting={rest.isResting}
        />
      )}
    </ReportView>
  );
}

/** For so long after a decision nothing can be pressed where its buttons were, in milliseconds: a second tap does not reach what comes next. */
const RESTS_FOR = 1_000;

type Rest = ReturnType<typeof useRest>;

/** A moment of rest after a decision. */
function useRest() {
  const [rests, setRests] = useState({ count: 0, isOver: true });
  const { count, isOver } = rests;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setRests((now) => ({ ...now, isOver: true })), RESTS_FOR);
    return () => clearTimeout(timer);
  }, [count, isOver]);
  return { isResting: !isOver, begin: () => setRests((now) => ({ count: now.count + 1, isOver: false })) };
}

/** By how many rows a key moves: `j` and `k` in the list and in the report, arrows only in the list, because they scroll the report. */
function stepOf({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): number {
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return 0;
  if (target.closest('input, textarea, select, dialog') !== null) return 0;
  return STEPS[key] ?? (target.closest('[data-report]') === null ? 0 : (STEPS_IN_LIST[key] ?? 0));
}

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };
const STEPS_IN_LIST: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function isOnRow(target: EventTarget, id: string | null): boolean {
  return target instanceof HTMLElement && target.dataset.report !== undefined && target.dataset.report === id;
}

function Nothing({ list: { state, account, username } }: { readonly list: LoadedReports }) {
  const ofAccount = username === null ? texts.noAccount : texts.nothingOf;
  const waits = account === null && state === 'OPEN';
  return (
    <div className={styles.nothing} role="status">
      <svg viewBox="0 0 190 116" className={styles.rows} aria-hidden="true">
        <path d="M3 6 186 2l-1 29L5 34zM4 43 185 40l1 29L3 72zM2 82l183-3-1 30L5 113z" />
      </svg>
      <h2 className={styles.nothingTitle}>{account !== null ? ofAccount : waits ? texts.nothing : texts.nothingDecided}</h2>
      {waits && (
        <>
          <p className={styles.why}>{texts.whence}</p>
          <ButtonLink kind="line" href={reportsPath(DECIDED)}>
            {texts.seeDecided}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

function Loading() {
  return (
    <Skeleton label={texts.loading}>
      <div className={styles.waiting}>
        {['a', 'b', 'c', 'd'].map((one) => (
          <SkeletonBar key={one} className={styles.bar} />
        ))}
      </div>
    </Skeleton>
  );
}
