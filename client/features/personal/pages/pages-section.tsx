import { useEffect, useLayoutEffect, useReducer, useRef, useState, useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageLabel, type AccountPage } from '../../../api/account-pages.js';
import { localStore } from '../../../api/browser-storage.js';
import { Button } from '../../../controls/buttons/button.js';
import { removePublishedDocuments } from '../../../page-editing/draft/published-documents.js';
import { createRowDrags } from '../../../page-editing/tiles/rows/row-drags.js';
import { NEW_PAGE } from '../../../shell/screens.js';
import { pagesTexts as texts } from '../../../texts/en/pages.js';
import { usePageViews } from '../../../shell/visits/use-page-views.js';
import { DeletePageDialog } from './dialogs/delete-page-dialog.js';
import { NewPageDialog } from './dialogs/new-page-dialog.js';
import { PagePictureDialog } from './dialogs/page-picture-dialog.js';
import { PageAddressDialog, PageNameDialog } from './dialogs/page-field-dialog.js';
import type { PageActions } from './page-menu.js';
import { PageRow } from './page-row.js';
import { usePageActions, type PagePopup } from './use-page-actions.js';
import { pageChanges, useTellRefusal, type PageChanges } from './page-changes.js';
import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';
import { asPopup } from '../../../shell/popups/as-popup.js';
import { useAct } from '../../../shell/use-act.js';
import { titleOfDraft } from '../../../page-editing/draft/draft-title.js';
import styles from './pages-section.module.css';

interface PagesSectionProps {
  /** The id of the page that gets an address now. That of the main page has a form of its own. */
  readonly wanted: string | null;
  readonly owner: string;
  readonly pages: readonly AccountPage[];
  readonly emailVerified: boolean;
  /** Called when the e-mail address is verified, to load the account again. */
  readonly onVerified: () => void;
}

type Popup = 'new' | PagePopup;

/** The pages of the account: to open, order and manage them, and to make another one. */
export function PagesSection({ wanted, owner, pages: listed, ...verification }: PagesSectionProps) {
  const { titled: pages, note: onTitle, asPublished } = useTitledPages(owner, listed);
  const changes = pageChanges(owner);
  useRemovedPages(owner, pages);
  useOtherTabs();
  const { popup, open, close } = usePopup(pages, wanted);
  const [viewsOf, noteViews] = usePageViews();
  const [announcement, announce] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const move = useOrder(pages, changes, announce);
  const [drags] = useState(createRowDrags);
  const { load: fetchLayer } = dragLayer.use();
  const moveBy: PageActions['move'] = ({ id }, by) => void move(id, pages.findIndex((page) => page.id === id) + by);
  const actions: PageActions = { ...usePageActions({ changes, pages, announce, owner, asPublished }, open), move: moveBy };
  return (
    <section className={styles.section} aria-labelledby="your-pages">
      <Head hasSeveral={pages.length > 1} onNew={() => open('new', null)} />
      <ul
        ref={list}
        tabIndex={-1}
        aria-labelledby="your-pages"
        className={styles.list}
        onPointerEnter={fetchLayer}
        onPointerDown={fetchLayer}
        onFocus={fetchLayer}
      >
        {pages.map((page, at) => (
          <PageRow key={page.id} {...{ page, at, owner, actions, drags, onTitle }} total={pages.length} views={viewsOf(page.id)} />
        ))}
      </ul>
      {pages.length > 1 && <PageDragLayer pages={pages} drags={drags} onMove={(id, to) => void move(id, to)} />}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {popup && (
        <OpenPopup
          key={popup.number}
          {...verification}
          {...popup}
          changes={changes}
          pages={pages}
          onClose={close}
          onDeleted={() => list.current?.focus()}
          onCounted={noteViews}
        />
      )}
    </section>
  );
}

function Head({ hasSeveral, onNew }: { readonly hasSeveral: boolean; readonly onNew: () => void }) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id="your-pages" className={styles.title}>
          {texts.section}
        </h2>
        {hasSeveral && <p className={styles.hint}>{texts.hint}</p>}
      </div>
      <Button kind={hasSeveral ? 'ink' : 'line'} icon="plus" onClick={onNew}>
        {texts.new}
      </Button>
    </div>
  );
}

interface PopupState {
  readonly kind: Popup;
  /** As it was when the popup was opened; null for a new page. */
  readonly page: AccountPage | null;
  readonly open: boolean;
  /** Counts the openings, so that no popup starts with the state of another one. */
  readonly number: number;
}

interface OpenPopupProps extends PopupState, Omit<PagesSectionProps, 'owner' | 'wanted'> {
  readonly changes: PageChanges;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  /** Called with the views of each day of a page. */
  readonly onCounted: (pageId: string, views: readonly number[]) => void;
}

/** The popup that is open. Each opening has its own, so that nothing that was typed for one is sent for another. */
function OpenPopup({ kind, page, open, changes, pages, onClose, onDeleted, onCounted, ...verification }: OpenPopupProps) {
  const shown = { open, onClose, changes };
  if (page === null) return <NewPageDialog {...shown} pages={pages} />;
  // It may have been changed elsewhere. A page that is deleted is still shown while its popup disappears.
  const ofPage = { ...shown, page: pages.find(({ id }) => id === page.id) ?? page };
  if (kind === 'name') return <PageNameDialog {...ofPage} />;
  if (kind === 'address') return <PageAddressDialog {...ofPage} />;
  if (kind === 'picture') return <PagePictureDialog {...ofPage} {...verification} />;
  if (kind === 'visits') return <Visits open={open} onClose={onClose} page={ofPage.page} onCounted={onCounted} />;
  const { address } = ofPage.page;
  if (kind === 'code') return address !== null && <PageCode open={open} onClose={onClose} page={ofPage.page} address={address} />;
  return <DeletePageDialog {...ofPage} onDeleted={onDeleted} />;
}

/** What a row says of the draft follows what another tab stores: the editor there may have published it. */
function useOtherTabs(): void {
  const [, render] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    window.addEventListener('storage', render);
    return () => window.removeEventListener('storage', render);
  }, []);
}

/** What this device still knows of pages that were deleted on another one is removed. */
function useRemovedPages(owner: string, pages: readonly AccountPage[]): void {
  useEffect(() => {
    removePublishedDocuments(
      localStore,
      owner,
      pages.map(({ id }) => id),
    );
  }, [owner, pages]);
}

/** The popup that is open, or was last. An address may open the one for a new page. */
/** `wanted` is the id of a page whose address is chosen first. */
function usePopup(pages: readonly AccountPage[], wanted: string | null) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isNewPageWanted = search === NEW_PAGE;
  const [popup, setPopup] = useState<PopupState | null>(() => {
    if (isNewPageWanted) return { kind: 'new', page: null, open: true, number: 1 };
    const addressOf = pages.find(({ id, isMain }) => id === wanted && !isMain);
    return addressOf ? { kind: 'address', page: addressOf, open: true, number: 1 } : null;
  });
  useEffect(() => {
    // A reload, or a way back, must not open it again.
    if (isNewPageWanted) void navigate(pathname, { replace: true });
  }, [isNewPageWanted, pathname, navigate]);
  return {
    popup,
    open: (kind: Popup, page: AccountPage | null) => setPopup((former) => ({ kind, page, open: true, number: (former?.number ?? 0) + 1 })),
    close: () => setPopup((now) => now && { ...now, open: false }),
  };
}

/** Moves a page to another place. The list shows the new order at once, and goes back to the former one if the server refuses. */
function useOrder(pages: readonly AccountPage[], { order }: PageChanges, announce: (text: string) => void) {
  const moved = useRef<string>(null);
  const tell = useTellRefusal();
  const { run } = useAct();
  // A row that is moved loses the focus.
  useLayoutEffect(() => {
    const row = moved.current === null ? null : document.querySelector(`[data-page="${moved.current}"]`);
    if (row && document.activeElement === document.body) row.querySelector<HTMLElement>('[data-more]')?.focus({ preventScroll: true });
  }, [pages]);
  return async (id: string, to: number) => {
    const ids = pages.map((page) => page.id);
    const page = pages.find((one) => one.id === id);
    if (!page) return;
    ids.splice(to, 0, ...ids.splice(ids.indexOf(id), 1));
    moved.current = id;
    announce(texts.moved({ page: pageLabel(page), place: to + 1, total: ids.length }));
    await run('order', async () => void (await order(ids)), tell);
    moved.current = null;
  };
}

const Visits = lazyComponent(
  lazyPart(() => import('../../../shell/visits/page-counts-dialog.js')),
  (module) => module.PageCountsDialog,
  asPopup,
);

const PageCode = lazyComponent(
  lazyPart(() => import('../../../shell/page-code/page-code-dialog.js')),
  (module) => module.PageCodeDialog,
  asPopup,
);

const dragLayer = lazyPart(() => import('./page-drag-layer.js'));
const PageDragLayer = lazyComponent(dragLayer, (module) => module.PageDragLayer, { loads: false });

interface TitledPages {
  /** With the title of the draft on this device, else with the published one. */
  readonly titled: readonly AccountPage[];
  /** Takes a published title, as soon as it is fetched for the miniature. */
  readonly note: (pageId: string, title: string) => void;
  /** The page with its published title. */
  readonly asPublished: (page: AccountPage) => AccountPage;
}

/** The titles of the pages, as far as they are known. */
function useTitledPages(owner: string, pages: readonly AccountPage[]): TitledPages {
  const [published, setPublished] = useState<ReadonlyMap<string, string>>(new Map());
  const note = useCallback((pageId: string, title: string) => setPublished((known) => new Map(known).set(pageId, title)), []);
  const titled = useMemo(
    () =>
      pages.map((page) => ({
        ...page,
        title: titleOfDraft(localStore, { owner, pageId: page.id }) ?? published.get(page.id) ?? null,
      })),
    [owner, pages, published],
  );
  return { titled, note, asPublished: (page) => ({ ...page, title: published.get(page.id) ?? null }) };
}
