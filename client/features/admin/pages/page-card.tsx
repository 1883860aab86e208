import { useId, useState } from 'react';
import { clsx } from 'clsx';
import eyeOff from '../../../art/icons/lucide/eye-off.svg?raw';
import flag from '../../../art/icons/lucide/flag.svg?raw';
import { Button } from '../../../controls/buttons/button.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { screens } from '../../../shell/screens.js';
import { adminAccountTexts } from '../../../texts/en/admin.js';
import { adminPageTexts as texts } from '../../../texts/en/admin-pages.js';
import { dayIn } from '../accounts/account-facts.js';
import { accountPath } from '../admin-parts.js';
import { LiveMiniature } from './live-miniature.js';
import { ReadPageDialog } from './read-page-dialog.js';
import { WhyHiddenDialog } from './why-hidden-dialog.js';
import { isWaiting, type ListedPage, type Withdrawal } from './use-withdrawal.js';
import styles from './page-card.module.css';

interface PageCardProps {
  readonly listed: ListedPage;
  readonly withdrawal: Withdrawal;
}

/** A page in the list of all pages, as visitors see it, and what hides it from them. */
export function PageCard({ listed, withdrawal }: PageCardProps) {
  const { page, owner, openReports } = listed;
  // A page that is hidden here stays to be seen behind its veil.
  const [seen, setSeen] = useState(page);
  if (!page.isHidden && page !== seen) setSeen(page);
  const titleId = useId();
  return (
    <li className={styles.card} aria-labelledby={titleId}>
      <div className={styles.frame}>
        <LiveMiniature page={seen.isHidden ? page : seen} />
        {page.isHidden && (
          <p className={styles.veil}>
            <IconDrawing svg={eyeOff} />
            {isWaiting(listed) ? texts.waits : texts.hidden}
          </p>
        )}
        {openReports > 0 && (
          <Link href={`${screens.admin}/reports`} className={styles.reports}>
            <IconDrawing svg={flag} />
            {texts.reports({ count: openReports })}
          </Link>
        )}
      </div>
      <p id={titleId} className={styles.title}>
        <bdi>{page.title || texts.noAddress}</bdi>
      </p>
      <p className={styles.place}>
        {page.linkname !== null && <PageAddress page={page} />}
        <Link href={accountPath(owner.id)} className={styles.owner}>
          <bdi dir="ltr">{owner.username}</bdi>
        </Link>
      </p>
      <Act listed={listed} withdrawal={withdrawal} />
      <FieldNote id={`${titleId}-failed`} error={withdrawal.last === page.id ? withdrawal.reason : undefined} />
    </li>
  );
}

function PageAddress({ page: { linkname, address, isHidden, publishedAt } }: Pick<ListedPage, 'page'>) {
  if (isHidden || publishedAt === null || !address) return <bdi dir="ltr">/{linkname}</bdi>;
  return (
    <a href={address} target="_blank" rel="noopener" dir="ltr">
      /{linkname}
    </a>
  );
}

function Act({ listed, withdrawal: { hide, unhide, approve, busy } }: Pick<PageCardProps, 'listed' | 'withdrawal'>) {
  const { page, visits, hiding } = listed;
  const isBusy = busy === page.id;
  if (!page.isHidden) {
    return (
      <p className={styles.act}>
        <span className={styles.facts}>{page.publishedAt === null ? texts.notPublished : texts.visits({ count: visits })}</span>
        <Button
          kind="quiet"
          busy={isBusy}
          disabled={page.linkname === null}
          aria-label={texts.hideOf({ title: page.title })}
          onClick={() => void hide(listed)}
        >
          <IconDrawing svg={eyeOff} />
          {texts.hide}
        </Button>
      </p>
    );
  }
  return (
    <>
      <p className={styles.act}>
        <span className={styles.facts}>{hiding ? texts.since({ day: dayIn(hiding.since) }) : texts.withAccount}</span>
        {isWaiting(listed) && (
          <Button kind="ink" busy={isBusy} aria-label={texts.approveOf({ title: page.title })} onClick={() => void approve(listed)}>
            {texts.approve}
          </Button>
        )}
        {hiding && !isWaiting(listed) && (
          <Button
            kind="line"
            busy={isBusy}
            disabled={page.linkname === null}
            aria-label={texts.unhideOf({ title: page.title })}
            onClick={() => void unhide(listed)}
          >
            <Icon name="eye" />
            {texts.unhide}
          </Button>
        )}
      </p>
      <Hidden listed={listed} />
    </>
  );
}

/** Why a page is hidden, what its owner asks, and what an operator can do about both. */
function Hidden({ listed }: { readonly listed: ListedPage }) {
  const { page, hiding } = listed;
  const waits = isWaiting(listed);
  const [reads, setReads] = useState<boolean>();
  const [says, setSays] = useState<boolean>();
  return (
    <>
      {hiding && !waits && <Why hiding={hiding} />}
      <p className={styles.more}>
        <button type="button" className={styles.textButton} onClick={() => setReads(true)}>
          {texts.look}
        </button>
        {hiding && page.linkname !== null && (
          <button type="button" className={styles.textButton} onClick={() => setSays(true)}>
            {waits ? texts.hideWhy : texts.sayWhy}
          </button>
        )}
      </p>
      {reads !== undefined && <ReadPageDialog page={page} open={reads} onClose={() => setReads(false)} />}
      {says !== undefined && hiding && <WhyHiddenDialog listed={listed} hiding={hiding} open={says} onClose={() => setSays(false)} />}
    </>
  );
}

function Why({ hiding: { reason, lookAskedAt } }: { readonly hiding: NonNullable<ListedPage['hiding']> }) {
  return (
    <>
      <p className={styles.why}>{adminAccountTexts.reasonOf({ reason })}</p>
      {lookAskedAt !== null && <p className={clsx(styles.why, styles.asked)}>{texts.lookAsked}</p>}
    </>
  );
}
