import { useNavigate } from 'react-router';
import { DEFAULT_DESIGN } from '../../../server/pages/design/page-design.rules.js';
import { site } from '../../api/site.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import type { DraftState } from '../../page-editing/draft/use-draft.js';
import { StartScreen } from '../../page-editing/starters/start-screen.js';
import { BLANK, screens } from '../../shell/screens.js';
import { startTexts as texts } from '../../texts/en/starters.js';

/** The choice of a starter for a page without an account. */
export function GuestStartScreen({ draftState: { draft, change } }: { readonly draftState: DraftState }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const { design } = draft;
  return (
    <StartScreen
      design={design}
      siteName={site().siteName}
      title={design.title === DEFAULT_DESIGN.title ? '' : design.title}
      address={texts.guest}
      onStart={(started, starter) => {
        change({ type: 'restored', design: started });
        if (starter) notify({ text: texts.started({ name: starter.name }), tone: 'done' });
        void navigate(screens.guestEditor, { replace: true, state: started.tiles.length === 0 ? BLANK : null });
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    />
  );
}
