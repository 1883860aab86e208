import { useLocation, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../controls/buttons/button-link.js';
import { Icon } from '../../../../controls/buttons/icon.js';
import { Link } from '../../../../controls/buttons/link-component.js';
import { Quad } from '../../../../controls/buttons/quad.js';
import { adminAccountTexts } from '../../../../texts/en/admin.js';
import { adminReportTexts as texts } from '../../../../texts/en/admin-reports.js';
import { dayIn } from '../../accounts/account-facts.js';
import { accountPath } from '../../admin-parts.js';
import { FilterLinks } from '../../lists/filter-links.js';
import { ReportedMiniature } from '../report-facts.js';
import type { ReportFacts } from '../use-report.js';
import { ReadTiles, type Look } from './read-tiles-dialog.js';
import styles from './report-view.module.css';

/** How many links are seen at once. */
const LINKS_SHOWN = 5;

interface ReportedPageProps {
  readonly facts: ReportFacts;
  readonly look: Look;
}

/** The page that a report is about. If it has changed since, it can be seen as it is and as it was. */
export function ReportedPage({ facts, look }: ReportedPageProps) {
  const { page, report, reported, isChanged } = facts;
  const shown = look === 'now' ? page : reported;
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const addressOf = (other: Look) => {
    const changed = new URLSearchParams(address);
    changed.set('look', other);
    return `${pathname}?${changed.toString()}`;
  };
  return (
    <section className={styles.page}>
      <h3 className={styles.label}>{look === 'now' ? texts.pageNow : texts.pageReported}</h3>
      {isChanged && (
        <div className={styles.looks}>
          <FilterLinks
            label={texts.whichLook}
            filters={[
              { name: texts.now, href: addressOf('now'), isCurrent: look === 'now' },
              { name: texts.then, href: addressOf('reported'), isCurrent: look === 'reported' },
            ]}
          />
        </div>
      )}
      <div className={styles.pageFacts}>
        <ReportedMiniature page={shown} isLarge />
        <div className={styles.names}>
          <p className={styles.pageTitle}>
            <bdi>{shown?.title ?? `/${report.linkname}`}</bdi>
          </p>
          {page?.isHidden && (
            <p className={styles.open}>
              <Quad tone="failed" className={styles.quad} />
              {adminAccountTexts.hidden}
            </p>
          )}
          <p className={styles.note}>{stateOf(facts)}</p>
          <PagePlace facts={facts} />
          {shown && <ReadTiles key={look} report={report.id} page={shown} look={look} />}
        </div>
      </div>
    </section>
  );
}

function stateOf({ page, reported, isChanged }: ReportFacts): string {
  if (!page) return texts.pageDeleted;
  if (isChanged) return texts.changed;
  return reported ? texts.unchanged : texts.copyGone;
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

/** Where a page leads. Nothing here can be followed by a slip: it is text. */
export function PageLinks({ links }: { readonly links: ReportFacts['links'] }) {
  const [first, others] = [links.slice(0, LINKS_SHOWN), links.slice(LINKS_SHOWN)];
  return (
    <section>
      <h3 className={styles.label}>{texts.leadsTo}</h3>
      {links.length === 0 ? <p className={styles.note}>{texts.leadsNowhere}</p> : <Links links={first} />}
      {others.length > 0 && (
        <details>
          <summary className={styles.more}>{texts.moreLinks({ count: others.length })}</summary>
          <Links links={others} />
        </details>
      )}
    </section>
  );
}

function Links({ links }: { readonly links: ReportFacts['links'] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ address, blockedBy }) => (
        <li key={address}>
          <bdi dir="ltr">{address}</bdi>
          {blockedBy !== null && blockedBy !== undefined && (
            <span className={styles.blocked}>
              <Quad tone="failed" className={styles.quad} />
              {texts.blockedBy({ entry: blockedBy })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
