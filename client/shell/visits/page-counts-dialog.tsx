import { useEffect, useEffectEvent } from 'react';
import { pageLabel, type AccountPage } from '../../api/account-pages.js';
import { NOT_KEPT, useServerData } from '../../api/connection/use-server-data.js';
import { PageCountsDocument } from '../../api/generated/page-counts.js';
import type { PageCountsQuery } from '../../api/generated/types.js';
import { DidNotLoad } from '../../controls/loading/did-not-load.js';
import { Dialog } from '../../controls/dialogs/dialog.js';
import { Spinner } from '../../controls/buttons/spinner.js';
import { pageCountsTexts as texts } from '../../texts/en/page-counts.js';
import { languageTexts } from '../../texts/en/shell.js';
import { SHOWN_DAYS } from './use-page-views.js';
import { ViewsChart } from './views-chart.js';
import styles from './page-counts-dialog.module.css';
import { formatDay } from '../../controls/dates.js';

const DAY = 86_400_000;
const numberFormat = new Intl.NumberFormat(languageTexts.formats);

type Counts = PageCountsQuery['pageCounts'];

interface PageCountsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly page: Pick<AccountPage, 'id' | 'name' | 'linkname' | 'title'>;
  /** Called with the views of each day. */
  readonly onCounted?: (pageId: string, views: readonly number[]) => void;
}

/** How often a page was visited in the last 30 days. */
export function PageCountsDialog({ open, onClose, page, onCounted }: PageCountsDialogProps) {
  const { data, failure, retry } = useServerData(PageCountsDocument, { pageId: page.id, days: SHOWN_DAYS }, NOT_KEPT);
  const tell = useEffectEvent((views: readonly number[]) => onCounted?.(page.id, views));
  useEffect(() => {
    if (data) tell(data.pageCounts.views);
  }, [data]);
  return (
    <Dialog open={open} onClose={onClose} title={texts.title({ page: pageLabel(page) })}>
      {data && <CountDetails counts={data.pageCounts} />}
      {!data && !failure && <Spinner />}
      {!data && failure && <DidNotLoad heading="h3" title={texts.failed} text="" onRetry={retry} />}
      <p className={styles.privacy}>{texts.privacy}</p>
    </Dialog>
  );
}

function CountDetails({ counts: { firstDay, views, referrers, tiles, links } }: { readonly counts: Counts }) {
  const total = views.reduce((sum, more) => sum + more, 0);
  const summary = texts.summary({ views: total, most: numberFormat.format(Math.max(0, ...views)) });
  const dayAt = (at: number) => formatDay(Date.parse(firstDay) + at * DAY, { month: 'short', year: 'never', zone: 'UTC' });
  if (total === 0 && tiles.length === 0 && links.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <ViewsChart views={views} label={texts.chart} className={styles.chart} />
      <p className={styles.days} aria-hidden="true">
        <span>{dayAt(0)}</span>
        <span>{dayAt(views.length - 1)}</span>
      </p>
      <details className={styles.daily}>
        <summary>{texts.daily}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.count}</th>
            </tr>
          </thead>
          <tbody>
            {views.map((count, at) => (
              <tr key={dayAt(at)}>
                <th scope="row">{dayAt(at)}</th>
                <td>{numberFormat.format(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Subjects title={texts.referrers} nameless={texts.otherReferrers} counts={referrers} />
      <Subjects title={texts.tiles} nameless={texts.unnamed} counts={tiles} />
      <Subjects title={texts.links} nameless="" counts={links} />
    </>
  );
}

interface SubjectsProps {
  readonly title: string;
  /** What stands for a subject without a name. */
  readonly nameless: string;
  readonly counts: readonly (Counts['links'][number] & { readonly tileId?: string | null })[];
}

function Subjects({ title, nameless, counts }: SubjectsProps) {
  if (counts.length === 0) return null;
  return (
    <section className={styles.subjects}>
      <h3 className={styles.heading}>{title}</h3>
      <ul>
        {counts.map(({ tileId, subject, count }) => (
          <li key={tileId ?? subject ?? ''} className={styles.subject}>
            <bdi>{subject ?? nameless}</bdi>
            <span className={styles.count}>{numberFormat.format(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
