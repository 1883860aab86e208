import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  DEFAULT_DESIGN,
  NEW_LINK_HTML,
  NEW_LINK_NAME,
  newTile,
  type PageDesign,
  type Tile,
} from '../../../server/pages/design/page-design.rules.js';
import { forgetGuestPage, keepGuestPage, keptGuestPage, setToBePublished } from '../../api/session/guest-page.js';
import { documentToken } from '../../api/session/session-token.js';
import { site, siteHost } from '../../api/site.js';
import { useCall } from '../../api/connection/use-call.js';
import { DidNotLoad } from '../../controls/loading/did-not-load.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { DraftStatus } from '../../page-editing/draft/draft-status.js';
import { openDraft } from '../../page-editing/draft/draft.js';
import { useSamples } from '../../page-editing/layout/use-samples.js';
import { SamplesContext } from '../../page-editing/tiles/samples-context.js';
import { PageWorkbench } from '../../page-editing/layout/page-workbench.js';
import { PublishButton } from '../../page-editing/layout/publish/publish-button.js';
import { useStarting } from '../../page-editing/draft/use-starting.js';
import { useDraft, type DraftState } from '../../page-editing/draft/use-draft.js';
import { useWide } from '../../page-editing/layout/use-wide.js';
import type { DraftPlace } from '../../page-editing/draft/use-draft-keeping.js';
import { isLeaving } from '../../shell/leaving/leaving.js';
import { PageTitle } from '../../shell/page-title.js';
import { PUBLISH, screens, START } from '../../shell/screens.js';
import { useUnsavedChanges } from '../../shell/leaving/unsaved-changes.js';
import { WorkBoundary } from '../../shell/frame/work-boundary.js';
import { editorTexts } from '../../texts/en/editor.js';
import { guestEditorTexts } from '../../texts/en/guest-editor.js';
import { failureTexts, navigationTexts } from '../../texts/en/shell.js';
import { lazyComponent, lazyPart, type FailedProps } from '../../controls/loading/lazy-part.js';
import { ButtonLink } from '../../controls/buttons/button-link.js';
import { linkText } from '../../page-editing/links/link-text.js';
import { Link } from '../../controls/buttons/link-component.js';
import styles from './example-address.module.css';

/**
 * An editor to try out, without an account. Nothing is sent to the server. This tab stores the page until it is closed. If the guest signs
 * up, the new account gets the page.
 */
export function GuestEditorPage() {
  const [isKept] = useState(() => keptGuestPage() !== null);
  return (
    <>
      <PageTitle>{guestEditorTexts.heading}</PageTitle>
      {isKept ? <KeptGuestEditor /> : <GuestEditor begun={DEFAULT_DESIGN} />}
    </>
  );
}

const readingPart = lazyPart(() => import('./read-guest-page.js'), { preloads: false });
const fetchGuestPage = async () => ({ begun: (await readingPart.fetch()).readGuestPage() ?? DEFAULT_DESIGN });

/** The guest editor after a reload, or for a guest who comes back. */
function KeptGuestEditor() {
  const { value, failure, retry } = useCall(fetchGuestPage);
  if (value) return <GuestEditor {...value} />;
  return failure && <DidNotLoad title={editorTexts.notLoadedTitle} text={failureTexts.notLoaded} onRetry={retry} />;
}

const tab: DraftPlace = {
  keep({ design, unsaved }) {
    if (unsaved) return keepGuestPage(design) ? 'kept' : 'no-room';
    forgetGuestPage();
    return 'kept';
  },
  // Each tab has a page of its own.
  onOtherTab: () => () => undefined,
};

function GuestEditor({ begun }: { readonly begun: PageDesign }) {
  const draftState = useDraft(() => openDraft(begun, DEFAULT_DESIGN, 0), tab);
  const [touched, setTouched] = useState(false);
  const isLost = draftState.unsaved && draftState.keeping !== 'kept';
  useUnsavedChanges(isLost || touched, draftState.keepNow, touched);
  useAskedBeforeClosing(draftState.unsaved);
  // A guest who comes back presses Publish again.
  useEffect(() => setToBePublished(false), []);
  const isStarting = useLocation().search === START;
  const navigate = useNavigate();
  const begin = useStarting(
    draftState,
    useCallback(() => void navigate(screens.guestEditor + START), [navigate]),
  );
  return (
    <WorkBoundary>
      {isStarting ? (
        <GuestStart design={draftState.draft.design} onBegin={begin} />
      ) : (
        <GuestWorkbench draftState={draftState} onTouched={setTouched} />
      )}
    </WorkBoundary>
  );
}

/** Another screen loses nothing while the tab keeps the page. The browser asks before the tab is closed; it cannot tell that from a reload. */
function useAskedBeforeClosing(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => void (isLeaving() || event.preventDefault());
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

// Not loaded before it is wanted: it is not stored on the device, and most guests never open it.
const GuestStart = lazyComponent(
  lazyPart(() => import('./guest-start.js'), { preloads: false }),
  (module) => module.GuestStartScreen,
  { failed: StartFailed },
);

function StartFailed({ retry }: FailedProps) {
  return <DidNotLoad title={editorTexts.startFrom} text={failureTexts.notLoaded} onRetry={retry} />;
}

interface GuestWorkbenchProps {
  readonly draftState: DraftState;
  readonly onTouched: (touched: boolean) => void;
}

function GuestWorkbench({ draftState, onTouched }: GuestWorkbenchProps) {
  const wide = useWide();
  // Signing in loads a new document, so this value cannot change here.
  const [signedIn] = useState(() => documentToken() !== null);
  const nextScreen = signedIn ? OWN_EDITOR : SIGN_UP;
  const go = useWay(nextScreen);
  const isKept = draftState.keeping === 'kept';
  const refuse = useRefusal(nextScreen, go);
  return (
    <SamplesContext value={useSamples(draftState.draft)}>
      <PageWorkbench
        draftState={draftState}
        heading={<SandboxHeading nextScreen={nextScreen} isKept={isKept} />}
        headingText={guestEditorTexts.heading}
        newTile={newLink}
        siteName={site().siteName}
        // Shown while the heading is scrolled out of the viewport.
        state={wide && <TabState isKept={isKept} />}
        link={signedIn ? null : <ExampleAddress />}
        publish={<PublishButton onPress={refuse} />}
        publishing={false}
        onTouched={onTouched}
      />
    </SamplesContext>
  );
}

function TabState({ isKept }: { readonly isKept: boolean }) {
  return isKept ? (
    <DraftStatus tone="waiting">{guestEditorTexts.state}</DraftStatus>
  ) : (
    <DraftStatus tone="failed">{guestEditorTexts.stateNotKept}</DraftStatus>
  );
}

function newLink(): Tile {
  return newTile(NEW_LINK_NAME, NEW_LINK_HTML);
}

const SIGN_UP: NextScreen = { href: screens.register, label: navigationTexts.register };
const OWN_EDITOR: NextScreen = { href: screens.editor, label: guestEditorTexts.toOwnEditor };

/**
 * Returns a function that opens the screen where a page can be published, after a press on Publish. A guest signs up there, and is then asked what
 * is asked before a first publication. For a signed-in user it is the editor of their own page, in a new tab, so that the page here is not lost.
 */
function useWay({ href }: NextScreen): () => void {
  const navigate = useNavigate();
  return () => {
    if (href !== SIGN_UP.href) return void window.open(href, '_blank', 'noopener');
    void navigate(href, { state: PUBLISH });
  };
}

/** Publish only shows a notification, with the way to the next step (specification §2). */
function useRefusal({ label }: NextScreen, go: () => void): () => void {
  const notify = useNotify();
  return () => void notify({ text: guestEditorTexts.publishRefused, tone: 'grey', action: { label, onPress: go } });
}

/** An example address, in place of the link to copy. A guest has no address yet, so it links to the registration. */
function ExampleAddress() {
  const address = `${siteHost()}/${guestEditorTexts.linknameToChoose}`;
  return (
    <ButtonLink kind="line" href={screens.register} className={styles.link}>
      <span className="visually-hidden">{guestEditorTexts.signUpForAddress} </span>
      <span dir="ltr">{linkText(address)}</span>
    </ButtonLink>
  );
}

/** The screen where the user can make a page that is stored. */
interface NextScreen {
  readonly href: string;
  readonly label: string;
}

interface SandboxHeadingProps {
  readonly nextScreen: NextScreen;
  /** Whether this tab keeps the page. */
  readonly isKept: boolean;
}

/** Says that at most this tab keeps the page, and links to the screen where it is stored. */
function SandboxHeading({ nextScreen, isKept }: SandboxHeadingProps) {
  return (
    <div className={styles.place}>
      <h1 className={styles.heading}>{guestEditorTexts.heading}</h1>
      <p className={styles.notice}>
        {isKept ? guestEditorTexts.notice : guestEditorTexts.noticeNotKept}{' '}
        <Link href={nextScreen.href} className={styles.way}>
          {nextScreen.label}
        </Link>
      </p>
    </div>
  );
}
