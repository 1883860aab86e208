import { useContext, useState, useSyncExternalStore, type ComponentType } from 'react';
import { isReached, onReached } from '../../api/connection/connection.js';
import { failureOf, type Failure } from '../../api/connection/failure.js';
import type { EditorOfPageQuery } from '../../api/generated/types.js';
import { localStore } from '../../api/browser-storage.js';
import { Button } from '../../controls/buttons/button.js';
import type { Draft } from '../../page-editing/draft/draft.js';
import { SamplesContext } from '../../page-editing/tiles/samples-context.js';
import { useIdle } from '../../controls/loading/use-idle.js';
import { useWide } from '../../page-editing/layout/use-wide.js';
import { BarActions } from '../../shell/navigation/bar-actions.js';
import { failureTexts } from '../../texts/en/shell.js';
import type { Outdated } from './drafts/choose-design-dialog.js';
import type { FoundDesign } from './drafts/found-design-dialog.js';
import type { MissingPageProps } from './pages/missing-page.js';
import type { PageSwitcherProps } from './pages/page-switcher.js';
import type { FirstStepsProps } from './first-steps/first-steps.js';
import type { ProfilePictureButtonProps } from './profile-picture/profile-picture-button.js';
import type { KeepingProps } from './publishing/saving/keeping-part.js';
import type { PublishingStateProps } from './publishing/publishing-state.js';
import type { StartEditorProps } from './start/start-editor.js';
import { WaitingEditor } from './waiting-editor.js';
import type { ImageToWait } from './waiting-pictures/use-waiting-pictures.js';
import { lazyComponent, lazyPart, useLazyPart } from '../../controls/loading/lazy-part.js';
import { lazyPopup } from '../../shell/popups/lazy-popup.js';

/*
 * What few editors show. The editor begins sooner without it.
 */

const switcherPart = lazyPart(() => import('./pages/page-switcher.js'));
const missingPart = lazyPart(() => import('./pages/missing-page.js'));
const choicePart = lazyPart(() => import('./drafts/choose-design-dialog.js'));
// Not loaded before it is wanted: it is not stored on the device, and most editors never show it.
const startPart = lazyPart(() => import('./start/start-editor.js'), { preloads: false });

/** The looks that the account keeps. Few editors show them. */
export const looksPart = lazyPart(() => import('./own-looks/account-looks.js'), { preloads: false });

interface PopupState {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** For accounts with several pages. */
export function LateSwitcher(props: PageSwitcherProps) {
  const { module: part, error, load } = useLazyPart(switcherPart, true);
  if (part) return <part.PageSwitcher {...props} />;
  return (
    error !== null && (
      <div role="alert">
        <Button kind="line" size="small" icon="rotate-cw" onClick={() => tryAgain(load)}>
          <span className="visually-hidden">{failureTexts.notLoaded} </span>
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
  const { module: part } = useLazyPart(statePart);
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
  const { module: part } = useLazyPart(profilePicturePart);
  return part && <part.ProfilePictureButton {...props} />;
}

const stepsPart = lazyPart(() => import('./first-steps/first-steps.js'), { preloads: false });

/** For a page that was never published, unless they were hidden on this device. Their space is kept free until their code is loaded. */
export function LateFirstSteps({ draft: { design, version }, page, waiting, editing }: LateFirstStepsProps) {
  const key = `firstStepsHidden:${page.id}`;
  const [isHidden, setHidden] = useState(() => localStore.read(key) !== null);
  const isSample = useContext(SamplesContext);
  const isShown = version === 0 && !isHidden;
  const { module: part, error } = useLazyPart(stepsPart, useIdle() && isShown);
  function hide() {
    localStore.write(key, '1');
    setHidden(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  if (!isShown || error !== null) return null;
  if (!part || !isSample) return <div style={{ height: 242 }} />;
  const picture = waiting.picture ? 'waiting' : page.profilePicture ? 'there' : 'none';
  return <part.FirstSteps {...{ design, isSample, editing, picture }} onHide={hide} />;
}

interface LateFirstStepsProps extends Pick<FirstStepsProps, 'editing'> {
  readonly draft: Draft;
  readonly page: EditorOfPageQuery['page'];
  readonly waiting: ImageToWait;
}

/** For pictures that were chosen before the account may upload. Few accounts have some. */
export const LateWaitingPictures = lazyComponent(
  lazyPart(() => import('./waiting-pictures/waiting-pictures.js'), { preloads: false }),
  (module) => module.WaitingPictures,
);

const keepingPart = lazyPart(() => import('./publishing/saving/keeping-part.js'));

/** Saves the draft in the account, and says what is wrong with its storage. If its code does not load, each change and each reconnection tries again. */
export function LateKeeping(props: KeepingProps) {
  const reached = useSyncExternalStore(onReached, isReached);
  const { module: part } = useLazyPart(keepingPart, useIdle(), reached && props.draftState.draft.design);
  return part && <part.Keeping {...props} />;
}

/** For an address of no page of the account. */
export function LateNotice(props: MissingPageProps) {
  const { module: part, error, load } = useLazyPart(missingPart, true);
  return part ? <part.MissingPage {...props} /> : <WaitingEditor failure={reasonOf(error)} onRetry={() => tryAgain(load)} />;
}

/** For a page that begins with a starter. */
export function LateStart(props: StartEditorProps) {
  const { module: part, error, load } = useLazyPart(startPart, true);
  return part ? <part.StartEditor {...props} /> : <WaitingEditor failure={reasonOf(error)} onRetry={() => tryAgain(load)} />;
}

function reasonOf(error: unknown): Failure | null {
  return error === null ? null : failureOf(error);
}

/** For a retry whose button is removed together with the failure. */
export function tryAgain(retry: () => void): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  retry();
}

/** For a page that was published elsewhere. */
export const LateChoice = lazyPopup(choicePart, (module) => module.ChooseDesignDialog);

/** For a draft that is older than its page. */
export const LateOutdated = openedAtOnce<Outdated>(lazyPopup(choicePart, (module) => module.OutdatedDialog));

/** For a browser in which an older client has stored a design. */
export const LateFoundDesign = openedAtOnce<FoundDesign>(
  lazyPopup(
    lazyPart(() => import('./drafts/found-design-dialog.js')),
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
