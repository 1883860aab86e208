import { pageLabel, type AccountPage } from '../../api/account-pages.js';
import { DidNotLoad } from '../../controls/did-not-load.js';
import { Icon } from '../../controls/icon.js';
import { lazyPart } from '../../controls/lazy-part.js';
import { Popover } from '../../controls/popover.js';
import { Spinner } from '../../controls/spinner.js';
import { failureTexts } from '../../texts/en/shell.js';
import { switcherTexts as texts } from '../../texts/en/switcher.js';
import type { PageSwitcherListProps } from './page-switcher-list.js';
import { useLatePart } from './use-late-part.js';
import styles from './page-switcher.module.css';

export interface PageSwitcherProps {
  /** The page that is being edited. */
  readonly page: Pick<AccountPage, 'id' | 'name' | 'linkname'>;
  /** Whether its draft differs from what is published. */
  readonly unsaved: boolean;
}

/** Says which page is being edited, and leads to the editors of the others. For accounts with several pages. */
export function PageSwitcher({ page, unsaved }: PageSwitcherProps) {
  const label = pageLabel(page);
  return (
    <Popover
      label={texts.label}
      width={372}
      opener={(opener) => (
        <button type="button" {...opener} className={styles.opener} aria-label={texts.open({ page: label })} title={label}>
          <span className={styles.name}>
            <bdi>{label}</bdi>
          </span>
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
      )}
    >
      {(close) => <List current={page.id} unsaved={unsaved} onChoose={close} />}
    </Popover>
  );
}

function List(props: PageSwitcherListProps) {
  const { value: part, failure, retry } = useLatePart(listPart);
  if (part) return <part.PageSwitcherList {...props} />;
  return failure ? <DidNotLoad title={texts.failed} text={failureTexts.unanswered} onRetry={retry} /> : <Spinner />;
}

const listPart = lazyPart(() => import('./page-switcher-list.js'));
