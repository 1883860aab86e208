import { useState } from 'react';
import eyeOff from '../../../../art/icons/lucide/eye-off.svg?raw';
import flag from '../../../../art/icons/lucide/flag.svg?raw';
import { reasonNotRead } from '../../../../api/connection/failure.js';
import { Icon, IconDrawing } from '../../../../controls/buttons/icon.js';
import { Link } from '../../../../controls/buttons/link-component.js';
import { Quad } from '../../../../controls/buttons/quad.js';
import { FieldNote } from '../../../../controls/fields/field-note.js';
import { DidNotLoad } from '../../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../../controls/loading/skeleton.js';
import { adminAccountTexts as texts } from '../../../../texts/en/admin.js';
import { adminPageTexts } from '../../../../texts/en/admin-pages.js';
import { reportsOfPath } from '../../admin-parts.js';
import { RowMenu } from '../../../../shell/popups/row-menu.js';
import { LiveMiniature } from '../../pages/live-miniature.js';
import { ReadPageDialog } from '../../pages/read-page-dialog.js';
import { isWaiting, type ListedPage } from '../../pages/use-withdrawal.js';
import type { AccountFacts } from '../use-account.js';
import { AccountBlock } from './account-block.js';
import type { ShownPages } from './use-account-pages.js';
import styles from '../account-page.module.css';

interface AccountPagesProps {
  readonly shown: ShownPages;
  /** What the owner calls the pages is only there. */
  readonly facts: AccountFacts;
}

/** The pages of an account, each with a small picture, its state and what an operator can do with it. */
export function AccountPages({ shown, facts }: AccountPagesProps) {
  const { pages, failure, load } = shown;
  const reported = pages?.filter(({ openReports }) => openReports > 0).length ?? 0;
  return (
    <AccountBlock
      title={texts.pages}
      extra={pages && <p className={styles.note}>{texts.reportedOnes({ count: reported, pages: pages.length })}</p>}
    >
      {failure && !pages && <DidNotLoad title={texts.pagesFailed} text={reasonNotRead(failure, texts.failed)} onRetry={load} />}
      {!failure && !pages && (
        <Skeleton label={texts.pagesLoading}>
          <SkeletonBar className={styles.pageBar} />
        </Skeleton>
      )}
      <ul className={styles.pages}>
        {pages?.map((listed) => (
          <PageRow
            key={listed.page.id}
            listed={listed}
            name={facts.pages.find(({ id }) => id === listed.page.id)?.name ?? null}
            accountId={facts.account.id}
            withdrawal={shown.withdrawal}
          />
        ))}
      </ul>
    </AccountBlock>
  );
}

interface PageRowProps extends Pick<ShownPages, 'withdrawal'> {
  readonly listed: ListedPage;
  readonly name: string | null;
  readonly accountId: string;
}

function PageRow({ listed, name, accountId, withdrawal }: PageRowProps) {
  const { page } = listed;
  const title = name ?? (page.title || texts.unnamed);
  return (
    <li className={styles.pageRow}>
      <LiveMiniature page={page} className={styles.miniature} />
      <div className={styles.words}>
        <p className={styles.strong}>
          <bdi>{title}</bdi>
        </p>
        <p className={styles.note}>{page.address ? <bdi dir="ltr">{page.address.replace(/^https?:\/\//, '')}</bdi> : texts.noAddress}</p>
        <PageState listed={listed} />
        <FieldNote id={`${page.id}-refused`} error={withdrawal.last === page.id ? withdrawal.reason : undefined} />
      </div>
      <PageMenu listed={listed} title={title} accountId={accountId} withdrawal={withdrawal} />
    </li>
  );
}

function PageState({ listed }: { readonly listed: ListedPage }) {
  const [tone, word] = stateOf(listed);
  return (
    <p className={styles.pageState}>
      <Quad tone={tone} className={styles.quad} />
      {word}
    </p>
  );
}

function stateOf(listed: ListedPage) {
  const { isHidden, publishedAt } = listed.page;
  if (isWaiting(listed)) return ['gold', adminPageTexts.waits] as const;
  if (isHidden) return ['failed', texts.hidden] as const;
  if (publishedAt === null) return ['grey', texts.notPublished] as const;
  return listed.openReports > 0 ? (['failed', texts.publishedReported] as const) : (['done', texts.published] as const);
}

interface PageMenuProps extends Pick<PageRowProps, 'listed' | 'accountId' | 'withdrawal'> {
  readonly title: string;
}

function PageMenu({ listed, title, accountId, withdrawal: { hide, unhide, approve } }: PageMenuProps) {
  const [reads, setReads] = useState<boolean>();
  const { page, openReports, hiding } = listed;
  const isSeen = !page.isHidden && page.publishedAt !== null;
  if (page.linkname === null) return null;
  const choose = (close: () => void, act: () => unknown) => () => {
    close();
    void act();
  };
  return (
    <>
      <RowMenu label={texts.morePage({ title })}>
        {(close) => (
          <>
            {isSeen && page.address && (
              <a href={page.address} target="_blank" rel="noopener" data-first="">
                <Icon name="eye" />
                {adminPageTexts.look}
              </a>
            )}
            {page.isHidden && (
              <button type="button" data-first="" onClick={choose(close, () => setReads(true))}>
                <Icon name="eye" />
                {adminPageTexts.look}
              </button>
            )}
            {openReports > 0 && (
              <Link href={reportsOfPath(accountId)}>
                <IconDrawing svg={flag} />
                {adminPageTexts.reports({ count: openReports })}
              </Link>
            )}
            {!page.isHidden && (
              <button type="button" data-first={isSeen ? undefined : ''} onClick={choose(close, () => hide(listed))}>
                <IconDrawing svg={eyeOff} />
                {adminPageTexts.hide}
              </button>
            )}
            {hiding && (
              <button type="button" onClick={choose(close, () => (isWaiting(listed) ? approve(listed) : unhide(listed)))}>
                <Icon name="circle-check" />
                {isWaiting(listed) ? adminPageTexts.approve : adminPageTexts.unhide}
              </button>
            )}
          </>
        )}
      </RowMenu>
      {reads !== undefined && <ReadPageDialog page={page} open={reads} onClose={() => setReads(false)} />}
    </>
  );
}
