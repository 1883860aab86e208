import type { CSSProperties } from 'react';
import { clsx } from 'clsx';
import { localStore } from '../../../api/browser-storage.js';
import { pageLabel, type AccountPage } from '../../../api/account-pages.js';
import { siteHost } from '../../../api/site.js';
import { ButtonContent } from '../../../controls/buttons/button-content.js';
import { buttonClass } from '../../../controls/buttons/button-look.js';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { Icon } from '../../../controls/buttons/icon.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { Spinner } from '../../../controls/buttons/spinner.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';
import { hasUnsavedDraft } from '../../../page-editing/draft/former-drafts/former-drafts.js';
import { useCopyLink } from '../../../page-editing/links/use-copy-link.js';
import { useRowDrag, type RowDrags } from '../../../page-editing/tiles/rows/row-drags.js';
import { MainMark, PageState } from '../../../shell/page-miniature/page-entry.js';
import { editorOf } from '../../../shell/screens.js';
import { pagesTexts as texts } from '../../../texts/en/pages.js';
import { PageVisits } from '../../../shell/visits/page-visits.js';
import { PageMenu, type PageActions } from './page-menu.js';
import { PageMiniature } from '../../../shell/page-miniature/page-miniature.js';
import styles from './page-row.module.css';

interface PageRowProps {
  readonly page: AccountPage;
  readonly owner: string;
  /** The place in the list, from 0. */
  readonly at: number;
  readonly total: number;
  readonly actions: PageActions;
  readonly drags: RowDrags;
  /** The views of the last days; undefined until they are known. */
  readonly views: readonly number[] | undefined;
  /** Called with the published title. */
  readonly onTitle: (pageId: string, title: string) => void;
}

/** A page in the list of the account's pages. A press on the row, outside of its buttons, opens the editor. */
export function PageRow({ page, owner, at, total, actions, drags, views, onTitle }: PageRowProps) {
  const label = pageLabel(page);
  const hidden = useHiddenPart(page);
  const { attributes, offset, transition, isDragging } = useRowDrag(drags, page.id);
  const style: CSSProperties = { transform: offset === undefined ? undefined : `translate3d(0, ${offset}px, 0)`, transition };
  return (
    <li className={clsx(styles.row, page.isHidden && styles.hidden, isDragging && styles.dragged)} style={style} data-page={page.id}>
      {total > 1 && (
        <button
          type="button"
          {...attributes}
          onPointerDown={(event) => drags.press(page.id, 'onPointerDown', event)}
          onKeyDown={(event) => drags.press(page.id, 'onKeyDown', event)}
          className={styles.grip}
          data-grip=""
          aria-label={texts.drag({ page: label, place: at + 1, total })}
          aria-pressed={undefined}
        >
          <Icon name="grip-vertical" />
        </button>
      )}
      <PageMiniature page={page} onTitle={onTitle} />
      <div className={styles.what}>
        <p className={styles.names}>
          <Link href={editorOf(page)} className={styles.name} aria-label={texts.editPage({ page: label })}>
            <bdi>{label}</bdi>
          </Link>
          {page.isMain && total > 1 && <MainMark />}
        </p>
        <Address page={page} />
        <State {...{ page, owner, actions, hidden }} />
        {page.linkname !== null && page.version > 0 && <PageVisits views={views} onOpen={() => actions.showVisits(page)} />}
      </div>
      <span aria-hidden="true" className={buttonClass({ kind: 'line' }, styles.edit)}>
        <ButtonContent icon="pencil">{texts.edit}</ButtonContent>
      </span>
      <PageMenu page={page} isFirst={at === 0} isLast={at === total - 1} actions={actions} />
      {hidden && <hidden.WhyHidden page={page} />}
    </li>
  );
}

// Few pages are hidden.
const hiddenPart = lazyPart(() => import('./why-hidden.js'), { preloads: false });

/** Null for a page that is not hidden, and until it is loaded. */
function useHiddenPart({ isHidden }: AccountPage) {
  const { module: part } = hiddenPart.use(isHidden);
  return isHidden ? part : null;
}

interface HiddenPart {
  readonly hidden: ReturnType<typeof useHiddenPart>;
}

/** What visitors see of the page, or what is being done with it. */
function State({ page, owner, actions: { working }, hidden }: Pick<PageRowProps, 'page' | 'owner' | 'actions'> & HiddenPart) {
  if (working?.id === page.id)
    return (
      <span>
        <Spinner /> {working.text}
      </span>
    );
  const hasDraft = hasUnsavedDraft(localStore, { ...page, owner, pageId: page.id });
  return <PageState page={page} hasDraft={hasDraft} hidden={hidden && <hidden.HiddenSince page={page} />} />;
}

/** The address, and a button that copies it. */
function Address({ page }: Pick<PageRowProps, 'page'>) {
  const { linkname, address } = page;
  const copy = useCopyLink();
  if (linkname === null || address === null) return <p className={styles.address}>{texts.noAddress}</p>;
  const label = texts.copyLink({ page: pageLabel(page) });
  return (
    <p className={styles.address}>
      <bdi dir="ltr">
        {siteHost()}/<span className={styles.linkname}>{linkname}</span>
      </bdi>
      <IconButton icon="copy" label={label} className={styles.copy} onClick={() => void copy(address)} />
    </p>
  );
}
