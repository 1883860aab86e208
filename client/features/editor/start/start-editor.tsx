import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DEFAULT_DESIGN, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import type { EditorOfPageQuery } from '../../../api/generated/types.js';
import { noteOpenEditor } from '../../../api/session/open-editor.js';
import { site } from '../../../api/site.js';
import type { Draft } from '../../../page-editing/draft/draft.js';
import { StartScreen } from '../../../page-editing/starters/start-screen.js';
import type { Starter } from '../../../page-editing/starters/starter.js';
import type { Starting } from '../../../page-editing/draft/use-starting.js';
import { BLANK } from '../../../shell/screens.js';
import { startTexts as texts } from '../../../texts/en/starters.js';
import { StartAddress } from './start-address.js';
import { StartEmail } from './start-email.js';
import { titleFrom } from './title-from.js';
import { useAddressToTake } from './use-address-to-take.js';

export interface StartEditorProps {
  readonly draft: Draft;
  /** The account, by its first username. */
  readonly owner: string;
  /** Puts the page of a starter into the draft. */
  readonly onBegin: Starting;
  readonly page: EditorOfPageQuery['page'];
  /** Whether the account's e-mail address is verified. */
  readonly verified: boolean;
  /** Fetches the page again, after it has got an address. */
  readonly onFetch: () => void;
}

/** The editor of a page that begins with a starter. Choosing a starter is one step of undo. Leaving this screen changes nothing. */
export function StartEditor({ draft, owner, onBegin, page, verified, onFetch }: StartEditorProps) {
  useEffect(() => noteOpenEditor(owner), [owner]);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const address = useAddressToTake(page, onFetch);
  const [title] = useState(() => titleOf(draft.design, page));

  async function start(design: PageDesign, starter: Starter | null) {
    if (!(await address.take())) return;
    onBegin(design, starter && texts.started({ name: starter.name }));
    await navigate(pathname, { replace: true, state: design.tiles.length === 0 ? BLANK : null });
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <StartScreen
      design={draft.design}
      pictures={page}
      siteName={site().siteName}
      title={title}
      address={
        <>
          <StartAddress linkname={page.linkname} field={address} />
          {draft.version === 0 && <StartEmail verified={verified} onVerified={onFetch} />}
        </>
      }
      busy={address.isTaking}
      onStart={(design, starter) => void start(design, starter)}
    />
  );
}

/** What the page is called already, or what its address says. */
function titleOf({ title }: PageDesign, { name, linkname }: StartEditorProps['page']): string {
  if (title !== DEFAULT_DESIGN.title) return title;
  return name ?? titleFrom(linkname ?? '');
}
