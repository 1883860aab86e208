import type { AdminOverviewQuery } from '../../../api/generated/types.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { screens } from '../../../shell/screens.js';
import { adminOverviewTexts as texts } from '../../../texts/en/admin-overview.js';
import { newestDays, percent, wordChange, wordNumber } from './figures-in-words.js';
import styles from './overview-part.module.css';

type Figures = NonNullable<AdminOverviewQuery['adminOverview']['figures']>;

/** The four figures of the site, each a link to its list. */
export function SiteFigures({ figures }: { readonly figures: Figures }) {
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
