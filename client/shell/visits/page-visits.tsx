import { pageCountsTexts as texts } from '../../texts/en/page-counts.js';
import { ViewsChart } from './views-chart.js';
import styles from './page-visits.module.css';

interface PageVisitsProps {
  /** The views of each day; undefined until they are known. */
  readonly views: readonly number[] | undefined;
  readonly onOpen: () => void;
}

/** How often a page was viewed in the last 30 days. It leads to more. Its place is kept until the numbers are there. */
export function PageVisits({ views, onOpen }: PageVisitsProps) {
  if (!views) return <span className={styles.place} />;
  return (
    <button type="button" className={styles.visits} aria-haspopup="dialog" onClick={onOpen}>
      <ViewsChart views={views} className={styles.chart} />
      <span className={styles.words}>{texts.views({ views: views.reduce((sum, more) => sum + more, 0) })}</span>
    </button>
  );
}
