import { useState, type ComponentType } from 'react';
import { useFetched } from '../../api/connection/use-fetched.js';
import { Button } from '../../controls/buttons/button.js';
import { lazyPart, useLazyPart, useWantedPart } from '../../controls/loading/lazy-part.js';
import { loadPart } from '../../controls/loading/load-part.js';
import { useWide } from '../../page-editing/layout/use-wide.js';
import { lazyWithRetry } from '../../page-editing/popups/lazy-with-retry.js';
import { BarActions } from '../../shell/navigation/bar-actions.js';
import { editorTexts } from '../../texts/en/editor.js';
import { failureTexts } from '../../texts/en/shell.js';
import type { Outdated } from './drafts/choose-design-dialog.js';
import type { FoundDesign } from './drafts/found-design-dialog.js';
import type { MissingPageProps } from './pages/missing-page.js';
import type { NewerDraftProps } from './drafts/newer-draft.js';
import type { PageSwitcherProps } from './pages/page-switcher.js';
import type { ProfilePictureButtonProps } from './profile-picture/profile-picture-button.js';
import type { PageNoticesProps, PublishingStateProps } from './publishing/publishing-state.js';
import type { RescueDraftProps } from './drafts/rescue-draft.js';
import type { StartEditorProps } from './start/start-editor.js';
import { useLatePart } from './use-late-part.js';
import { WaitingEditor } from './waiting-editor.js';

/*
 * What few editors show. The editor begins sooner without it.
 */

const switcherPart = lazyPart(() => import('./pages/page-switcher.js'));
const newerPart = lazyPart(() => import('./drafts/newer-draft.js'));
const rescuePart = lazyPart(() => import('./drafts/rescue-notice.js'));
const missingPart = lazyPart(() => import('./pages/missing-page.js'));
const loadChoice = () => import('./drafts/choose-design-dialog.js');
// Not loaded before it is wanted: it is not stored on the device, and most editors never show it.
const loadStart = () => import('./start/start-editor.js');
const fetchStart = () => loadPart(loadStart);

/** The looks that the account keeps. Few editors show them. */
export const loadLooks = () => import('./own-looks/account-looks.js');

interface PopupState {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** For accounts with several pages. */
export function LateSwitcher(props: PageSwitcherProps) {
  const { value: part, failure, retry } = useLatePart(switcherPart);
  if (part) return <part.PageSwitcher {...props} />;
  return (
    failure && (
      <div role="alert">
        <Button kind="line" size="small" icon="rotate-cw" onClick={() => tryAgain(retry)}>
          <span className="visually-hidden">{editorTexts.popupNotLoaded} </span>
          {failureTexts.tryAgain}
        </Button>
      </div>
    )
  );
}

const statePart = lazyPart(() => import('./publishing/publishing-state.js'));

/** Loads what says what visitors see. It is called when the browser is idle, also if the user's browser saves data. */
export const loadPublishingState = statePart.fetch;

/**
 * Shows what visitors see of the page, in the navigation bar, or beside the preview on wide screens. Its space is kept free until its code
 * is loaded.
 */
export function LatePublishingState(props: PublishingStateProps) {
  const [part] = useLazyPart(statePart);
  const state = part && <part.PublishingState {...props} />;
  if (useWide()) return state;
  return (
    <BarActions>
      <div data-bar-title="">{state}</div>
    </BarActions>
  );
}

const profilePicturePart = lazyPart(() => import('./profile-picture/profile-picture-button.js'));

/** Loads the profile picture beside the title, when the browser is idle. */
export const loadProfilePicture = profilePicturePart.fetch;

/** The profile picture beside the title. Its space is kept free until its code is loaded. */
export function LateProfilePicture(props: ProfilePictureButtonProps) {
  const [part] = useLazyPart(profilePicturePart);
  return part && <part.ProfilePictureButton {...props} />;
}

/** For a page that its operator hides, and for a draft that this device does not keep. */
export function LateNotices(props: PageNoticesProps) {
  const [part] = useLazyPart(statePart);
  return part && <part.PageNotices {...props} />;
}

/** For an address of no page of the account. */
export function LateNotice(props: MissingPageProps) {
  const { value: part, failure, retry } = useLatePart(missingPart);
  return part ? <part.MissingPage {...props} /> : <WaitingEditor failure={failure} onRetry={() => tryAgain(retry)} />;
}

/** For a page that begins with a starter. */
export function LateStart(props: StartEditorProps) {
  const { value: part, failure, retry } = useFetched(fetchStart);
  return part ? <part.StartEditor {...props} /> : <WaitingEditor failure={failure} onRetry={() => tryAgain(retry)} />;
}

/** For a draft that only a newer release can read. */
export function LateNewerDraft({ wanted, ...props }: NewerDraftProps & { readonly wanted: boolean }) {
  const part = useWantedPart(newerPart, wanted);
  return wanted && part && <part.NewerDraft {...props} />;
}

/** For a draft whose page was deleted while it was edited. */
export function LateRescue(props: RescueDraftProps) {
  const part = useWantedPart(rescuePart);
  return part && <part.RescueNotice {...props} />;
}

/** For a retry whose button is removed together with the failure. */
export function tryAgain(retry: () => void): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  retry();
}

/** For a page that was published elsewhere. */
export const LateChoice = lazyWithRetry(loadChoice, (module) => module.ChooseDesignDialog);

/** For a draft that is older than its page. */
export const LateOutdated = openedAtOnce<Outdated>(lazyWithRetry(loadChoice, (module) => module.OutdatedDialog));

/** For a browser in which an older client has stored a design. */
export const LateFoundDesign = openedAtOnce<FoundDesign>(
  lazyWithRetry(
    () => import('./drafts/found-design-dialog.js'),
    (module) => module.FoundDesignDialog,
  ),
);

/** A dialog that is open from the beginning until it is closed. */
function openedAtOnce<Props extends object>(Popup: ComponentType<Props & PopupState>): ComponentType<Props> {
  return function OpenedAtOnce(props) {
    const [open, setOpen] = useState(true);
    const [close] = useState(() => () => setOpen(false));
    return <Popup {...props} open={open} onClose={close} />;
  };
}
