import { useNavigate } from 'react-router';
import { DEFAULT_DESIGN, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { site } from '../../api/site.js';
import type { Starting } from '../../page-editing/draft/use-starting.js';
import { StartScreen } from '../../page-editing/starters/start-screen.js';
import { BLANK, screens } from '../../shell/screens.js';
import { startTexts as texts } from '../../texts/en/starters.js';

export interface GuestStartProps {
  readonly design: PageDesign;
  /** Puts the page of a starter into the draft. */
  readonly onBegin: Starting;
}

/** The choice of a starter for a page without an account. */
export function GuestStartScreen({ design, onBegin }: GuestStartProps) {
  const navigate = useNavigate();
  return (
    <StartScreen
      design={design}
      siteName={site().siteName}
      title={design.title === DEFAULT_DESIGN.title ? '' : design.title}
      address={texts.guest}
      onStart={(started, starter) => {
        onBegin(started, starter && texts.started({ name: starter.name }));
        void navigate(screens.guestEditor, { replace: true, state: started.tiles.length === 0 ? BLANK : null });
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    />
  );
}
