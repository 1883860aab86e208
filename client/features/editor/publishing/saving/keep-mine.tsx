import { useState } from 'react';
import type { PageDesign } from '../../../../../server/pages/design/page-design.rules.js';
import { localStore } from '../../../../api/browser-storage.js';
import { Button } from '../../../../controls/buttons/button.js';
import { useNotify } from '../../../../controls/notifications/notifications.js';
import type { DraftStore } from '../../../../page-editing/draft/draft-store.js';
import { findDraft, type DraftReading } from '../../../../page-editing/draft/former-drafts/former-drafts.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { Notice } from '../../../../page-editing/layout/notice.js';
import { failureTexts } from '../../../../texts/en/shell.js';
import { keepingTexts as texts } from '../../../../texts/en/publish-state.js';
import type { ServerPage } from '../../drafts/choose-draft.js';
import { lazyComponent, lazyPart } from '../../../../controls/loading/lazy-part.js';
import { asPopup } from '../../../../shell/popups/as-popup.js';
import { chooseDesignTexts } from '../../../../texts/en/choose-design.js';

export interface KeepMineProps {
  readonly draftState: DraftState;
  readonly opening: { readonly draftStore: DraftStore; readonly page: ServerPage };
}

type FoundDraft = NonNullable<ReturnType<typeof findDraft>>;

const readingPart = lazyPart(() => import('../../drafts/reading-part.js'), { preloads: false });

const LateLook = lazyComponent(
  lazyPart(() => import('../../drafts/look-dialog.js')),
  (module) => module.LookDialog,
  asPopup,
);

/**
 * Says that this device keeps the changes of another tab, shows them, and offers to keep these instead. Those are then set aside, and offered at the next
 * opening.
 */
export function KeepMine({ draftState: { keepNow }, opening: { draftStore, page } }: KeepMineProps) {
  const notify = useNotify();
  const [theirs, setTheirs] = useState<PageDesign | null>(null);
  const [isLooking, setLooking] = useState(false);

  /** Does something with the draft of the other tab. */
  async function withTheirs(act: (draft: FoundDraft, reading: DraftReading) => void) {
    try {
      const { readingOf } = await readingPart.fetch();
      const reading = readingOf(page);
      const found = findDraft(localStore, page, reading);
      if (found) act(found, reading);
      else notify({ text: texts['no-room'], tone: 'failed' });
    } catch {
      notify({ text: failureTexts.notLoaded, tone: 'failed' });
    }
  }
  const look = () =>
    withTheirs(({ design }) => {
      setTheirs(design);
      setLooking(true);
    });
  const keep = () =>
    withTheirs((found, reading) => {
      if (!reading.setAside(localStore, page, found)) return void notify({ text: texts['no-room'], tone: 'failed' });
      draftStore.takeOver();
      if (!keepNow()) return;
      document.getElementById('main')?.focus({ preventScroll: true });
      notify({ text: texts.setAside, tone: 'done' });
    });
  return (
    <>
      <Notice
        tone="failed"
        way={
          <>
            <Button kind="line" size="small" onClick={() => void look()}>
              {chooseDesignTexts.look}
            </Button>
            <Button kind="line" size="small" onClick={() => void keep()}>
              {texts.keepMine}
            </Button>
          </>
        }
      >
        {texts['other-tab']}
      </Notice>
      <LateLook open={isLooking} onClose={() => setLooking(false)} design={theirs} pictures={page.pictures} />
    </>
  );
}
