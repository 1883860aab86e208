import { useCallback, useState } from 'react';
import { callServer } from '../../../../api/connection/call-server.js';
import { useFetched } from '../../../../api/connection/use-fetched.js';
import { AdminReportedTilesDocument } from '../../../../api/generated/admin-reported-tiles.js';
import { Button } from '../../../../controls/buttons/button.js';
import { ButtonLink } from '../../../../controls/buttons/button-link.js';
import { Icon } from '../../../../controls/buttons/icon.js';
import { Link } from '../../../../controls/buttons/link-component.js';
import { Quad } from '../../../../controls/buttons/quad.js';
import { SegmentedControl } from '../../../../controls/fields/segmented-control.js';
import { adminAccountTexts } from '../../../../texts/en/admin.js';
import { adminReportTexts as texts } from '../../../../texts/en/admin-reports.js';
import { dayIn } from '../../accounts/account-facts.js';
import { accountPath } from '../../admin-parts.js';
import { ReadingDialog } from '../../pages/read-page-dialog.js';
import { ReportedMiniature } from '../report-facts.js';
import type { ReportFacts } from '../use-report.js';
import styles from './report-view.module.css';

/** Whether the page is shown as it is now, or as it was when it was reported. */
export type Look = 'now' | 'reported';

/** How many links are seen at once. */
const LINKS_SHOWN = 5;

interface ReportedPageProps {
  readonly facts: ReportFacts;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

/** The page that a report is about. If it has changed since, it can be seen as it is and as it was. */
export function ReportedPage({ facts, look, onLook }: ReportedPageProps) {
  const { page, report, reported, isChanged } = facts;
  const shown = look === 'now' ? page : reported;
  return (
    <section className={styles.page}>
      <h3 className={styles.label}>{look === 'now' || !reported ? texts.pageNow : texts.pageReported}</h3>
      {isChanged && (
        <div className={styles.looks}>
          <SegmentedControl
            label={texts.whichLook}
            value={look}
            options={[
              { value: 'now', label: texts.now },
              { value: 'reported', label: texts.then },
            ]}
            onChange={onLook}
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
          {shown && <ReadPage report={report.id} page={shown} look={look} />}
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

interface ReadPageProps {
  /** Its id. */
  readonly report: string;
  readonly page: NonNullable<ReportFacts['page']>;
  readonly look: Look;
}

/** Opens what the tiles of the page say. */
function ReadPage({ look, ...shown }: ReadPageProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <Button kind="line" className={styles.openPage} onClick={() => setIsOpen(true)}>
        {texts.readTiles}
      </Button>
      {isOpen !== undefined && <ReadReportedDialog key={look} {...shown} look={look} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ReadReportedDialog({
  report: id,
  page,
  look,
  ...dialog
}: ReadPageProps & { readonly open: boolean; readonly onClose: () => void }) {
  const { value, ...fetched } = useFetched(useCallback(() => callServer(AdminReportedTilesDocument, { id }), [id]));
  const tiles = look === 'now' ? value?.adminReport.tiles : value?.adminReport.reportedTiles;
  const note = look === 'now' ? texts.pageNow : texts.pageReported;
  return <ReadingDialog {...dialog} title={page.title} note={note} page={page} tiles={tiles} {...fetched} />;
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
