import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DEFAULT_DESIGN, NEW_LINK_HTML, NEW_LINK_NAME, newTile, type Tile } from '../../../server/pages/page-design.rules.js';
import { sessionStore } from '../../api/browser-storage.js';
import { documentToken } from '../../api/session-token.js';
import { site } from '../../api/site.js';
import { useFetched } from '../../api/use-fetched.js';
import { DidNotLoad } from '../../controls/did-not-load.js';
import { lazyPart, useWantedPart } from '../../controls/lazy-part.js';
import { loadPart } from '../../controls/load-part.js';
import { useNotify } from '../../controls/notifications.js';
import { DraftState } from '../../page-editing/draft/draft-state.js';
import { openDraft } from '../../page-editing/draft/draft.js';
import { keptGuestDesign } from '../../page-editing/draft/guest-design.js';
import { PageWorkbench } from '../../page-editing/layout/page-workbench.js';
import { PublishButton } from '../../page-editing/layout/publish-button.js';
import { useDraft, type DraftInHand } from '../../page-editing/draft/use-draft.js';
import { useWide } from '../../page-editing/layout/use-wide.js';
import { PageTitle } from '../../shell/page-title.js';
import { screens, START } from '../../shell/screens.js';
import { useUnsavedChanges } from '../../shell/unsaved-changes.js';
import { WorkBoundary } from '../../shell/work-boundary.js';
import { editorTexts } from '../../texts/en/editor.js';
import { guestEditorTexts } from '../../texts/en/guest-editor.js';
import { navigationTexts } from '../../texts/en/shell.js';
import { ExampleAddress } from './example-address.js';
import { SandboxHeading, type NextScreen } from './sandbox-heading.js';
import { useTakenAlong } from './use-taken-along.js';

/**
 * An editor to try out, without an account. The draft exists only as long as this screen, and nothing is sent to the server. Whoever goes to
 * sign up takes it along.
 */
export function GuestEditorPage() {
  const inHand = useDraft(() => openDraft(keptGuestDesign(sessionStore) ?? DEFAULT_DESIGN, DEFAULT_DESIGN, 0));
  const [touched, setTouched] = useState(false);
  const { isTaken, take } = useTakenAlong(inHand.draft.design, inHand.unsaved);
  useUnsavedChanges((inHand.unsaved && !isTaken) || touched);
  const isStarting = useLocation().search === START;
  return (
    <>
      <PageTitle>{guestEditorTexts.heading}</PageTitle>
      <WorkBoundary>
        {isStarting ? <GuestStart inHand={inHand} /> : <GuestWorkbench inHand={inHand} onTake={take} onTouched={setTouched} />}
      </WorkBoundary>
    </>
  );
}

// Not loaded before it is wanted: it is not stored on the device, and most guests never open it.
const loadStart = () => import('./guest-start.js');
const fetchStart = () => loadPart(loadStart);

/** The choice of a starter, which most guests do not open at once. */
function GuestStart({ inHand }: { readonly inHand: DraftInHand }) {
  const { value: part, failure, retry } = useFetched(fetchStart);
  if (part) return <part.GuestStartScreen inHand={inHand} />;
  return failure && <DidNotLoad title={editorTexts.startFrom} text={editorTexts.popupNotLoaded} onRetry={retry} />;
}

interface GuestWorkbenchProps {
  readonly inHand: DraftInHand;
  /** Keeps the page for the account that will be opened. */
  readonly onTake: () => void;
  readonly onTouched: (touched: boolean) => void;
}

function GuestWorkbench({ inHand, onTake, onTouched }: GuestWorkbenchProps) {
  const wide = useWide();
  // Signing in loads a new document, so this value cannot change here.
  const [signedIn] = useState(() => documentToken() !== null);
  const nextScreen = signedIn ? OWN_EDITOR : SIGN_UP;
  const go = useWay(nextScreen, onTake);
  const { refuse, refused, settle } = useRefusal(nextScreen, go);
  const panel = useWantedPart(signUpPart, refused !== null);
  return (
    <>
      <PageWorkbench
        inHand={inHand}
        heading={<SandboxHeading nextScreen={nextScreen} />}
        headingText={guestEditorTexts.heading}
        newTile={newLink}
        siteName={site().siteName}
        // Shown where the heading scrolls out of sight.
        state={wide && <DraftState tone="waiting">{guestEditorTexts.state}</DraftState>}
        link={signedIn ? null : <ExampleAddress />}
        publish={<PublishButton onPress={refuse} />}
        publishing={false}
        onTouched={onTouched}
      />
      {refused !== null && panel && (
        <panel.SignUpPanel key={refused} isSignedIn={signedIn} nextScreen={nextScreen} onGo={go} onClose={() => settle(refused)} />
      )}
    </>
  );
}

const signUpPart = lazyPart(() => import('./sign-up-panel.js'));

function newLink(): Tile {
  return newTile(NEW_LINK_NAME, NEW_LINK_HTML);
}

const SIGN_UP: NextScreen = { href: screens.register, label: navigationTexts.register };
const OWN_EDITOR: NextScreen = { href: screens.editor, label: guestEditorTexts.toOwnEditor };

/** The way to the screen where a page is published. Signing up takes the page along; the own editor opens in a new tab, so that the draft stays here. */
function useWay({ href }: NextScreen, onTake: () => void): () => void {
  const navigate = useNavigate();
  return () => {
    if (href !== SIGN_UP.href) return void window.open(href, '_blank', 'noopener');
    onTake();
    void navigate(href);
  };
}

/** Publish shows a notification, and below the button a panel with the next step. `refused` is the press that the panel is for. */
function useRefusal({ label }: NextScreen, go: () => void) {
  const notify = useNotify();
  const presses = useRef(0);
  const [refused, setRefused] = useState<number | null>(null);
  function refuse() {
    notify({ text: guestEditorTexts.publishRefused, tone: 'grey', action: { label, onPress: go } });
    setRefused((presses.current += 1));
  }
  return { refuse, refused, settle: (press: number) => setRefused((now) => (now === press ? null : now)) };
}
