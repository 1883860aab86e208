import { useDeferredValue } from 'react';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { pageLabel, type AccountPage } from '../../../api/account-pages.js';
import { site } from '../../../api/site.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Icon } from '../../../controls/buttons/icon.js';
import { Popover } from '../../../controls/dialogs/popover.js';
import { Spinner } from '../../../controls/buttons/spinner.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { PagePreview } from '../../../page-view/page-preview.js';
import scaled from '../../../shell/page-miniature/scaled-screen.module.css';
import { failureTexts } from '../../../texts/en/shell.js';
import { switcherTexts as texts } from '../../../texts/en/switcher.js';
import styles from './page-switcher.module.css';
import { lazyComponent, lazyPart, type FailedProps } from '../../../controls/loading/lazy-part.js';

export interface PageSwitcherProps {
  /** The page that is being edited. */
  readonly page: Pick<AccountPage, 'id' | 'name' | 'linkname'> & PagePictures;
  readonly design: PageDesign;
  /** Whether its draft differs from what is published. */
  readonly unsaved: boolean;
}

/** Says which page is being edited, and leads to the editors of the others. For accounts with several pages. */
export function PageSwitcher({ page, design, unsaved }: PageSwitcherProps) {
  const label = pageLabel({ ...page, title: design.title });
  return (
    <Popover
      label={texts.label}
      width={372}
      opener={(opener) => (
        <button type="button" {...opener} className={styles.opener} title={label}>
          <Miniature design={design} pictures={page} />
          <span className={styles.texts}>
            <bdi className={styles.name}>{label}</bdi>{' '}
            {page.linkname !== null && label !== page.linkname && (
              <span className={styles.address} dir="ltr">
                /{page.linkname}
              </span>
            )}
          </span>
          <span className="visually-hidden"> {texts.open}</span>
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
      )}
    >
      {(close) => <List current={page.id} title={design.title} unsaved={unsaved} onChoose={close} />}
    </Popover>
  );
}

/** Below its edge, there is nothing to see of further tiles. */
const TILES_IN_MINIATURE = 4;

/** The page as it is in the editor. It is only decorative. */
function Miniature({ design, pictures }: { readonly design: PageDesign; readonly pictures: PagePictures }) {
  const { tiles, ...page } = useDeferredValue(design);
  return (
    <span className={styles.miniature} aria-hidden="true" inert>
      <span className={scaled.screen}>
        <PagePreview design={{ ...page, tiles: tiles.slice(0, TILES_IN_MINIATURE) }} pictures={pictures} siteName={site().siteName} />
      </span>
    </span>
  );
}

const List = lazyComponent(
  lazyPart(() => import('./page-switcher-list.js')),
  (module) => module.PageSwitcherList,
  { waiting: () => <Spinner />, failed: ListFailed },
);

function ListFailed({ retry }: FailedProps) {
  return <DidNotLoad title={texts.failed} text={failureTexts.unanswered} onRetry={retry} />;
}
