import { reasonNotRead } from '../../../api/connection/failure.js';
import { FRESH, useServerData } from '../../../api/connection/use-server-data.js';
import { AdminOverviewDocument } from '../../../api/generated/admin-overview.js';
import type { AdminOverviewQuery } from '../../../api/generated/types.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { adminTexts } from '../../../texts/en/admin.js';
import { adminOverviewTexts as texts } from '../../../texts/en/admin-overview.js';
import { Attention } from './attention.js';
import { Health } from './health.js';
import { useId, useState } from 'react';
import { DayBars } from './day-bars.js';
import { newestDays, wordNumber, type Days, percent, wordChange } from './figures-in-words.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { screens } from '../../../shell/screens.js';
import styles from './overview-part.module.css';
import { formatDay, formatMoment } from '../../../controls/dates.js';

type Overview = AdminOverviewQuery['adminOverview'];

/** How the site is: how much there is, what waits for an operator, and whether everything works. */
export function OverviewPart() {
  const { data, failure, retry } = useServerData(AdminOverviewDocument, {}, FRESH);
  return (
    <>
      <h1>{adminTexts.overview}</h1>
      {failure && <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={retry} />}
      {!failure && !data && <Loading />}
      {!failure && data && <Loaded overview={data.adminOverview} />}
    </>
  );
}

function Loaded({ overview: { figures, attention, health } }: { readonly overview: Overview }) {
  return (
    <>
      <p className={styles.lead}>{figures ? formatMoment(figures.countedAt, { weekday: 'long', year: 'never' }) : texts.notCounted}</p>
      {figures && <SiteFigures figures={figures} />}
      <div className={styles.columns}>
        <Attention attention={attention} health={health} />
        <Health health={health} />
      </div>
      {figures && <LastDays days={figures.days} />}
    </>
  );
}

function Loading() {
  return (
    <Skeleton label={texts.loading}>
      <SkeletonBar className={styles.bar} />
      <SkeletonBar className={styles.bar} />
      <SkeletonBar className={styles.bar} />
    </Skeleton>
  );
}

/** The sign-ups and publications of the last days, as bars or as a table. */
function LastDays({ days }: { readonly days: Days }) {
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <section aria-labelledby={id} className={styles.lastDays}>
      <div className={styles.plainLine}>
        <h2 id={id}>{texts.lastDays}</h2>
        <button type="button" className={styles.asTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? texts.asBars : texts.asTable}
        </button>
      </div>
      {isTable ? (
        <DayTable labelId={id} days={days} />
      ) : (
        <div className={styles.charts}>
          <DayBars name={texts.signUps} days={days} countOf={({ signUps }) => signUps} />
          <DayBars name={texts.publications} days={days} countOf={({ publications }) => publications} />
        </div>
      )}
    </section>
  );
}

function DayTable({ labelId, days }: { readonly labelId: string; readonly days: Days }) {
  return (
    <table className={styles.table} aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.signUps}</th>
          <th scope="col">{texts.publications}</th>
        </tr>
      </thead>
      <tbody>
        {newestDays(days)
          .toReversed()
          .map(({ day, signUps, publications }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day, { year: 'never', zone: 'UTC' })}</th>
              <td>{wordNumber(signUps)}</td>
              <td>{wordNumber(publications)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

type Figures = NonNullable<AdminOverviewQuery['adminOverview']['figures']>;

/** The four figures of the site, each a link to its list. */
function SiteFigures({ figures }: { readonly figures: Figures }) {
  const { accounts, pages, published, seen, visits, visitsBefore, days } = figures;
  const signUps = newestDays(days).reduce((sum, day) => sum + day.signUps, 0);
  const shown = [
    {
      key: 'accounts',
      part: 'accounts?order=joined',
      count: accounts,
      name: texts.accounts,
      note: texts.newOnes({ count: wordNumber(signUps) }),
    },
    {
      key: 'published',
      part: 'pages?filter=published',
      count: published,
      name: texts.published,
      note: texts.ofPages({ count: wordNumber(pages) }),
    },
    {
      key: 'visits',
      part: 'pages',
      count: visits,
      name: texts.visits,
      note: visitsBefore == null ? '' : wordChange(visits, visitsBefore, texts.lastWeek),
    },
    { key: 'seen', part: 'accounts', count: seen, name: texts.seen, note: texts.ofAccounts({ share: percent(seen, accounts) }) },
  ];
  return (
    <ul className={styles.figures}>
      {shown.map(({ key, part, count, name, note }) => (
        <li key={key}>
          <Link href={`${screens.admin}/${part}`} className={styles.figure}>
            <span className={styles.count}>{wordNumber(count)}</span>
            <span className={styles.name}>{name}</span>
          </Link>
          <span className={styles.note}>{note}</span>
        </li>
      ))}
    </ul>
  );
}
