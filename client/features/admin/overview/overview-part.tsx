import { callServer } from '../../../api/connection/call-server.js';
import { reasonNotRead } from '../../../api/connection/failure.js';
import { useFetched } from '../../../api/connection/use-fetched.js';
import { AdminOverviewDocument } from '../../../api/generated/admin-overview.js';
import type { AdminOverviewQuery } from '../../../api/generated/types.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { adminTexts } from '../../../texts/en/admin.js';
import { adminOverviewTexts as texts } from '../../../texts/en/admin-overview.js';
import { languageTexts } from '../../../texts/en/shell.js';
import { Attention } from './attention.js';
import { LastDays } from './last-days.js';
import { SiteFigures } from './site-figures.js';
import { Health } from './health.js';
import styles from './overview-part.module.css';

type Overview = AdminOverviewQuery['adminOverview'];

const dayAndTime = new Intl.DateTimeFormat(languageTexts.formats, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const load = () => callServer(AdminOverviewDocument);

/** How the site is: how much there is, what waits for an operator, and whether everything works. */
export function OverviewPart() {
  const { value, failure, retry } = useFetched(load);
  return (
    <>
      <h1>{adminTexts.overview}</h1>
      {failure && <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={retry} />}
      {!failure && !value && <Loading />}
      {!failure && value && <Loaded overview={value.adminOverview} />}
    </>
  );
}

function Loaded({ overview: { figures, attention, health } }: { readonly overview: Overview }) {
  return (
    <>
      <p className={styles.lead}>{figures ? dayAndTime.format(new Date(figures.countedAt)) : texts.notCounted}</p>
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
