import { localStore } from '../../../api/browser-storage.js';
import { Button } from '../../../controls/buttons/button.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import type { DraftStore } from '../../../page-editing/draft/draft-store.js';
import { findDraft } from '../../../page-editing/draft/draft-places.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import { Notice } from '../../../page-editing/layout/notice.js';
import { failureTexts } from '../../../texts/en/shell.js';
import { keepingTexts as texts } from '../../../texts/en/publish-state.js';
import type { ServerPage } from '../drafts/choose-draft.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';

export interface KeepMineProps {
  readonly draftState: DraftState;
  readonly opening: { readonly draftStore: DraftStore; readonly page: ServerPage };
}

const readingPart = lazyPart(() => import('../drafts/reading-part.js'), { preloads: false });

/** Says that this device keeps the changes of another tab, and offers to keep these instead. Those are set aside, and offered at the next opening. */
export function KeepMine({ draftState: { keepNow }, opening: { draftStore, page } }: KeepMineProps) {
  const notify = useNotify();
  async function keep() {
    try {
      const { readingOf } = await readingPart.fetch();
      const reading = readingOf(page);
      const theirs = findDraft(localStore, page, reading);
      if (!theirs || !reading.setAside(localStore, page, theirs)) return void notify({ text: texts['no-room'], tone: 'failed' });
    } catch {
      return void notify({ text: failureTexts.notLoaded, tone: 'failed' });
    }
    draftStore.takeOver();
    if (!keepNow()) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    notify({ text: texts.setAside, tone: 'done' });
  }
  return (
    <Notice
      tone="failed"
      way={
        <Button kind="line" size="small" onClick={() => void keep()}>
          {texts.keepMine}
        </Button>
      }
    >
      {texts['other-tab']}
    </Notice>
  );
}
