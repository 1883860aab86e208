import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { pageLabel, type AccountPage } from '../../../api/account-pages.js';
import { localStore } from '../../../api/browser-storage.js';
import { reasonNotRead } from '../../../api/connection/failure.js';
import { useServerData } from '../../../api/connection/use-server-data.js';
import { AccountPagesDocument } from '../../../api/generated/account-pages.js';
import { siteHost } from '../../../api/site.js';
import { Icon } from '../../../controls/buttons/icon.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { Spinner } from '../../../controls/buttons/spinner.js';
import { hasUnsavedDraft } from '../../../page-editing/draft/former-drafts/former-drafts.js';
import { titleOfDraft } from '../../../page-editing/draft/draft-title.js';
import { MainMark, PageState } from '../../../shell/page-miniature/page-entry.js';
import { PageMiniature } from '../../../shell/page-miniature/page-miniature.js';
import { editorOf, newPageAddress, screens } from '../../../shell/screens.js';
import { switcherTexts as texts } from '../../../texts/en/switcher.js';
import styles from './page-switcher-list.module.css';

export interface PageSwitcherListProps {
  /** The id of the page that is being edited. */
  readonly current: string;
  /** The title of its draft. */
  readonly title: string;
  /** Whether its draft differs from what is published. */
  readonly unsaved: boolean;
  readonly onChoose: () => void;
}

/** With more pages, there is a field to find one. */
const SEEN_AT_ONCE = 8;

/** The pages of the account, as links to their editors. The drafts of all pages stay on this device. */
export function PageSwitcherList({ current, title, unsaved, onChoose }: PageSwitcherListProps) {
  const { data, failure } = useServerData(AccountPagesDocument, {});
  const list = useRef<HTMLElement>(null);
  const [sought, seek] = useState('');
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [isThere]);
  const pages = data?.me.pages ?? [];
  const found = pages.filter((page) => matches(page, sought));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The arrow keys move between its links.
    <nav ref={list} aria-label={texts.label} className={styles.list} onKeyDown={(event) => moveByKey(event, event.currentTarget)}>
      {pages.length > SEEN_AT_ONCE && (
        <input
          type="search"
          value={sought}
          aria-label={texts.find}
          placeholder={texts.find}
          className={styles.find}
          onChange={({ target }) => seek(target.value)}
        />
      )}
      {data && (
        <ul className={styles.pages}>
          {found.map((page) => (
            <li key={page.id}>
              <Entry
                page={page}
                draftTitle={page.id === current ? title : titleOfDraft(localStore, { owner: data.me.firstUsername, pageId: page.id })}
                isCurrent={page.id === current}
                hasDraft={
                  page.id === current ? unsaved : hasUnsavedDraft(localStore, { ...page, owner: data.me.firstUsername, pageId: page.id })
                }
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {!data && <p className={styles.note}>{failure ? reasonNotRead(failure, texts.failed) : <Waiting />}</p>}
        {data && found.length === 0 && <p className={styles.note}>{texts.none}</p>}
      </div>
      <Further onChoose={onChoose} />
    </nav>
  );
}

function matches({ name, linkname }: AccountPage, sought: string): boolean {
  const part = sought.trim().toLocaleLowerCase();
  return [name, linkname].some((text) => text?.toLocaleLowerCase().includes(part)) || part === '';
}

/** The arrow keys move between the field and the links. In the field, Enter opens the first page that was found. */
function moveByKey(event: KeyboardEvent, list: HTMLElement): void {
  const isInField = event.target instanceof HTMLInputElement;
  if (event.key === 'Enter' && isInField && isSought(event)) list.querySelector<HTMLElement>('ul a')?.click();
  // In the field, Home and End are for its text.
  const step = isInField && !event.key.startsWith('Arrow') ? undefined : STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const places = [...list.querySelectorAll<HTMLElement>('input, a')];
  places.at(step(places.indexOf(event.target as HTMLElement), places.length))?.focus();
}

/** An Enter that ends the composing of a character chooses nothing, and neither does one in the empty field. */
function isSought({ nativeEvent, target }: KeyboardEvent): boolean {
  return !nativeEvent.isComposing && (target as HTMLInputElement).value.trim() !== '';
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: () => -1,
};

function Waiting() {
  return (
    <>
      <Spinner /> {texts.loading}
    </>
  );
}

interface EntryProps {
  readonly page: AccountPage;
  /** Null without a draft on this device. */
  readonly draftTitle: string | null;
  readonly isCurrent: boolean;
  readonly hasDraft: boolean;
  readonly onChoose: () => void;
}

function Entry({ page, draftTitle, isCurrent, hasDraft, onChoose }: EntryProps) {
  const { pathname } = useLocation();
  const [published, setPublished] = useState<string | null>(null);
  const note = useCallback((_: string, title: string) => setPublished(title), []);
  // A tab at the main page's address may still show the page that was the main one.
  const isMain = page.isMain && (isCurrent || pathname !== screens.editor);
  return (
    <Link
      href={editorOf({ id: page.id, isMain })}
      className={styles.entry}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChoose}
    >
      <PageMiniature page={page} isSmall onTitle={note} />
      <span className={styles.what}>
        <span className={styles.names}>
          <bdi className={styles.name}>{pageLabel({ ...page, title: draftTitle ?? published })}</bdi> {page.isMain && <MainMark />}
        </span>
        {page.linkname !== null && <bdi dir="ltr" className={styles.address}>{`${siteHost()}/${page.linkname}`}</bdi>}
        <PageState page={page} hasDraft={hasDraft} />
      </span>
    </Link>
  );
}

function Further({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <div className={styles.further}>
      <Link href={newPageAddress} className={styles.way} onClick={onChoose}>
        <Icon name="plus" />
        {texts.newPage}
      </Link>
      <Link href={screens.personal} className={styles.way} onClick={onChoose}>
        <Icon name="list" />
        {texts.all}
      </Link>
    </div>
  );
}
