import { useNavigate } from 'react-router';
import { DEFAULT_DESIGN } from '../../../server/pages/design/page-design.rules.js';
import { site } from '../../api/site.js';
import type { DraftState } from '../../page-editing/draft/use-draft.js';
import { StartScreen } from '../../page-editing/starters/start-screen.js';
import { useStarting } from '../../page-editing/draft/use-starting.js';
import { BLANK, screens, START } from '../../shell/screens.js';
import { startTexts as texts } from '../../texts/en/starters.js';

/** The choice of a starter for a page without an account. */
export function GuestStartScreen({ draftState }: { readonly draftState: DraftState }) {
  const navigate = useNavigate();
  const start = useStarting(draftState, () => void navigate(screens.guestEditor + START));
  const { design } = draftState.draft;
  return (
    <StartScreen
      design={design}
      siteName={site().siteName}
      title={design.title === DEFAULT_DESIGN.title ? '' : design.title}
      address={texts.guest}
      onStart={(started, starter) => {
        start(started, starter && texts.started({ name: starter.name }));
        void navigate(screens.guestEditor, { replace: true, state: started.tiles.length === 0 ? BLANK : null });
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    />
  );
}
