import { useState } from 'react';
import { DEFAULT_DESIGN, NEW_LINK_HTML, NEW_LINK_NAME, newTile, type Tile } from '../../../server/pages/page-design.rules.js';
import { documentToken } from '../../api/session-token.js';
import { site } from '../../api/site.js';
import { useNotify } from '../../controls/notifications.js';
import { DraftState } from '../../page-editing/draft/draft-state.js';
import { openDraft } from '../../page-editing/draft/draft.js';
import { PageWorkbench } from '../../page-editing/layout/page-workbench.js';
import { PublishButton } from '../../page-editing/layout/publish-button.js';
import { useDraft, type DraftInHand } from '../../page-editing/draft/use-draft.js';
import { useWide } from '../../page-editing/layout/use-wide.js';
import { PageTitle } from '../../shell/page-title.js';
import { screens } from '../../shell/screens.js';
import { useUnsavedChanges } from '../../shell/unsaved-changes.js';
import { WorkBoundary } from '../../shell/work-boundary.js';
import { guestEditorTexts } from '../../texts/en/guest-editor.js';
import { navigationTexts } from '../../texts/en/shell.js';
import { ExampleAddress } from './example-address.js';
import { SandboxHeading, type NextScreen } from './sandbox-heading.js';

/** An editor to try out, without an account. The draft exists only as long as this screen, and nothing is sent to the server. */
export function GuestEditorPage() {
  const inHand = useDraft(() => openDraft(DEFAULT_DESIGN, DEFAULT_DESIGN, 0));
  const [touched, setTouched] = useState(false);
  useUnsavedChanges(inHand.unsaved || touched);
  return (
    <>
      <PageTitle>{guestEditorTexts.heading}</PageTitle>
      <WorkBoundary>
        <GuestWorkbench inHand={inHand} onTouched={setTouched} />
      </WorkBoundary>
    </>
  );
}

interface GuestWorkbenchProps {
  readonly inHand: DraftInHand;
  readonly onTouched: (touched: boolean) => void;
}

function GuestWorkbench({ inHand, onTouched }: GuestWorkbenchProps) {
  const wide = useWide();
  // Signing in loads a new document, so this value cannot change here.
  const [signedIn] = useState(() => documentToken() !== null);
  const nextScreen = signedIn ? OWN_EDITOR : SIGN_UP;
  const refuse = useRefusal(nextScreen);
  return (
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
  );
}

function newLink(): Tile {
  return newTile(NEW_LINK_NAME, NEW_LINK_HTML);
}

const SIGN_UP: NextScreen = { href: screens.register, label: navigationTexts.register };
const OWN_EDITOR: NextScreen = { href: screens.editor, label: guestEditorTexts.toOwnEditor };

/** Publish only shows this notification. Its link opens a new tab, so that the draft stays in this one. */
function useRefusal({ href, label }: NextScreen): () => void {
  const notify = useNotify();
  return () =>
    notify({
      text: guestEditorTexts.publishRefused,
      tone: 'grey',
      action: { label, onPress: () => void window.open(href, '_blank', 'noopener') },
    });
}
