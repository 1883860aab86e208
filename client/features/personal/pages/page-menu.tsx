import { useId } from 'react';
import download from '../../../art/icons/lucide/download.svg?raw';
import house from '../../../art/icons/lucide/house.svg?raw';
import imageUp from '../../../art/icons/lucide/image-up.svg?raw';
import rss from '../../../art/icons/lucide/rss.svg?raw';
import qrCode from '../../../art/icons/lucide/qr-code.svg?raw';
import linkIcon from '../../../art/icons/lucide/link.svg?raw';
import { pageLabel, type AccountPage } from '../../../api/account-pages.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { RowMenu } from '../../../shell/popups/row-menu.js';
import { pagesTexts as texts } from '../../../texts/en/pages.js';
import styles from './page-menu.module.css';

/** What can be done with a page. */
export interface PageActions {
  /** Whether the account has no other page. */
  readonly isOnly: boolean;
  /** What is being done with a page at the moment. */
  readonly working: { readonly id: string; readonly text: string } | null;
  readonly rename: (page: AccountPage) => void;
  readonly changeAddress: (page: AccountPage) => void;
  readonly changePicture: (page: AccountPage) => void;
  readonly showCode: (page: AccountPage) => void;
  readonly showVisits: (page: AccountPage) => void;
  /** Begins the feed of the page, or ends it. */
  readonly switchFeed: (page: AccountPage) => Promise<unknown>;
  readonly duplicate: (page: AccountPage) => Promise<void>;
  /** Saves the page as an archive, on wish with its former versions. */
  readonly save: (page: AccountPage, hasVersions: boolean) => Promise<void>;
  readonly makeMain: (page: AccountPage) => Promise<void>;
  /** Moves the page up or down in the list. */
  readonly move: (page: AccountPage, by: 1 | -1) => void;
  readonly remove: (page: AccountPage) => void;
}

interface PageMenuProps {
  readonly page: AccountPage;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly actions: PageActions;
}

/** The less frequent actions on a page. */
export function PageMenu(props: PageMenuProps) {
  return (
    <RowMenu label={texts.more({ page: pageLabel(props.page) })} width={290}>
      {(close) => <Items {...props} close={close} />}
    </RowMenu>
  );
}

function Items({ page, isFirst, isLast, actions, close }: PageMenuProps & { readonly close: () => void }) {
  const choose = (act: (page: AccountPage) => unknown) => () => {
    close();
    void act(page);
  };
  return (
    <>
      {page.address !== null && <ToVisitors {...{ page, actions, close, choose }} address={page.address} />}
      <button type="button" data-first="" onClick={choose(actions.rename)}>
        <Icon name="pencil" />
        {texts.rename}
      </button>
      <button type="button" onClick={choose(actions.changeAddress)}>
        <IconDrawing svg={linkIcon} />
        {texts.changeAddress}
      </button>
      {!page.isMain && (
        <button type="button" onClick={choose(actions.changePicture)}>
          <IconDrawing svg={imageUp} />
          {texts.changePicture}
        </button>
      )}
      <button type="button" onClick={choose(actions.duplicate)}>
        <Icon name="copy" />
        {texts.duplicate}
      </button>
      <Save text={texts.save} onPress={choose((saved) => actions.save(saved, false))} />
      {page.version > 1 && <Save text={texts.saveWithVersions} onPress={choose((saved) => actions.save(saved, true))} />}
      {!page.isMain && (
        <button type="button" onClick={choose(actions.makeMain)}>
          <IconDrawing svg={house} />
          {texts.makeMain}
        </button>
      )}
      {!isFirst && (
        <button type="button" onClick={choose((moved) => actions.move(moved, -1))}>
          <Icon name="arrow-up" />
          {texts.up}
        </button>
      )}
      {!isLast && (
        <button type="button" onClick={choose((moved) => actions.move(moved, 1))}>
          <Icon name="arrow-down" />
          {texts.down}
        </button>
      )}
      {!actions.isOnly && <Deletion isMain={page.isMain} onPress={choose(actions.remove)} />}
    </>
  );
}

function Save({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      <IconDrawing svg={download} />
      {text}
    </button>
  );
}

interface ToVisitorsProps extends Pick<PageMenuProps, 'page' | 'actions'> {
  readonly address: string;
  readonly close: () => void;
  readonly choose: (act: (page: AccountPage) => unknown) => () => void;
}

/** What only a page with an address has. */
function ToVisitors({ page, actions, address, close, choose }: ToVisitorsProps) {
  return (
    <>
      <a href={address} target="_blank" rel="noopener" data-first="" onClick={close}>
        <Icon name="eye" />
        {texts.view}
      </a>
      <button type="button" onClick={choose(actions.showCode)}>
        <IconDrawing svg={qrCode} />
        {texts.code}
      </button>
      {page.version > 0 && (
        <button type="button" onClick={choose(actions.showVisits)}>
          <Icon name="list" />
          {texts.visits}
        </button>
      )}
      <button type="button" onClick={choose(actions.switchFeed)}>
        <IconDrawing svg={rss} />
        {page.feedAddress === null ? texts.feed : texts.noFeed}
      </button>
    </>
  );
}

/** The main page cannot be deleted, and the menu says why. */
function Deletion({ isMain, onPress }: { readonly isMain: boolean; readonly onPress: () => void }) {
  const reason = useId();
  return (
    <div data-rule="">
      <button
        type="button"
        data-danger=""
        aria-disabled={isMain || undefined}
        aria-describedby={isMain ? reason : undefined}
        onClick={isMain ? undefined : onPress}
      >
        <Icon name="trash" />
        {texts.delete}
      </button>
      {isMain && (
        <p id={reason} className={styles.reason}>
          {texts.mainStays}
        </p>
      )}
    </div>
  );
}
