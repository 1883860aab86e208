import { useContext, useState, type ComponentType } from 'react';
import { failureOf } from '../../api/connection/failure.js';
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
import type { FirstStepsProps } from './first-steps/first-steps.js';
import type { KeepingProps } from './publishing/saving/keeping-part.js';
import type { PublishingStateProps } from './publishing/publishing-state.js';
import { WaitingEditor } from './waiting-editor.js';
import type { ImageToWait } from './waiting-pictures/use-waiting-pictures.js';
import { lazyComponent, lazyPart, type FailedProps } from '../../controls/loading/lazy-part.js';
import { asPopup } from '../../shell/popups/as-popup.js';

/*
 * What few editors show. The editor begins sooner without it.
 */

const choicePart = lazyPart(() => import('./drafts/choose-design-dialog.js'));
/** The looks that the account keeps. Few editors show them. */
export const looksPart = lazyPart(() => import('./own-looks/account-looks.js'), { preloads: false });

interface PopupState {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** For accounts with several pages. */
export const LateSwitcher = lazyComponent(
  lazyPart(() => import('./pages/page-switcher.js')),
  (module) => module.PageSwitcher,
  { failed: SwitcherFailed },
);

function SwitcherFailed({ retry }: FailedProps) {
  return (
    <div role="alert">
      <Button kind="line" size="small" icon="rotate-cw" onClick={() => tryAgain(retry)}>
        <span className="visually-hidden">{failureTexts.notLoaded} </span>
        {failureTexts.tryAgain}
      </Button>
    </div>
  );
}

const statePart = lazyPart(() => import('./publishing/publishing-state.js'));

/** Loads what says what visitors see. It is called when the browser is idle, also if the user's browser saves data. */
export const loadPublishingState = statePart.fetch;

const PublishingState = lazyComponent(statePart, (module) => module.PublishingState, { loads: false });

/**
 * Shows what visitors see of the page, in the navigation bar, or beside the preview on wide screens. Its space is kept free until its code
 * is loaded.
 */
export function LatePublishingState(props: PublishingStateProps) {
  const state = <PublishingState {...props} />;
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
export const LateProfilePicture = lazyComponent(profilePicturePart, (module) => module.ProfilePictureButton, { loads: false });

const FirstSteps = lazyComponent(
  lazyPart(() => import('./first-steps/first-steps.js'), { preloads: false }),
  (module) => module.FirstSteps,
  { waiting: StepsRoom, failed: () => null },
);

/** For a page that was never published, unless they were hidden on this device. Their space is kept free until their code is loaded. */
export function LateFirstSteps({ draft: { design, version }, page, waiting, editing }: LateFirstStepsProps) {
  const key = `firstStepsHidden:${page.id}`;
  const [isHidden, setHidden] = useState(() => localStore.read(key) !== null);
  const isSample = useContext(SamplesContext);
  const isShown = version === 0 && !isHidden;
  const isIdle = useIdle();
  function hide() {
    localStore.write(key, '1');
    setHidden(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  if (!isShown) return null;
  if (!isIdle || !isSample) return <StepsRoom />;
  const picture = waiting.picture ? 'waiting' : page.profilePicture ? 'there' : 'none';
  return <FirstSteps {...{ design, isSample, editing, picture }} onHide={hide} />;
}

function StepsRoom() {
  return <div style={{ height: 242 }} />;
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

const Keeping = lazyComponent(
  lazyPart(() => import('./publishing/saving/keeping-part.js'), { mustLoad: true }),
  (module) => module.Keeping,
);

/** Saves the draft in the account, and says what is wrong with its storage. */
export function LateKeeping(props: KeepingProps) {
  return useIdle() && <Keeping {...props} />;
}

const waitingEditor = { waiting: () => <WaitingEditor failure={null} onRetry={() => undefined} />, failed: EditorFailed };

/** For an address of no page of the account. */
export const LateNotice = lazyComponent(
  lazyPart(() => import('./pages/missing-page.js')),
  (module) => module.MissingPage,
  waitingEditor,
);

/** For a page that begins with a starter. It is not loaded before it is wanted: it is not stored on the device, and most editors never show it. */
export const LateStart = lazyComponent(
  lazyPart(() => import('./start/start-editor.js'), { preloads: false }),
  (module) => module.StartEditor,
  waitingEditor,
);

function EditorFailed({ error, retry }: FailedProps) {
  return <WaitingEditor failure={failureOf(error)} onRetry={() => tryAgain(retry)} />;
}

/** For a retry whose button is removed together with the failure. */
export function tryAgain(retry: () => void): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  retry();
}

/** For a page that was published elsewhere. */
export const LateChoice = lazyComponent(choicePart, (module) => module.ChooseDesignDialog, asPopup);

/** For a draft that is older than its page. */
export const LateOutdated = openedAtOnce<Outdated>(lazyComponent(choicePart, (module) => module.OutdatedDialog, asPopup));

/** For a browser in which an older client has stored a design. */
export const LateFoundDesign = openedAtOnce<FoundDesign>(
  lazyComponent(
    lazyPart(() => import('./drafts/found-design-dialog.js')),
    (module) => module.FoundDesignDialog,
    asPopup,
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
