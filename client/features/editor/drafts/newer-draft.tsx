import { useState } from 'react';
import { localStore } from '../../../api/browser-storage.js';
import { Button } from '../../../controls/buttons/button.js';
import type { DraftPage } from '../../../page-editing/draft/draft-document.js';
import { removeUnreadableDrafts } from '../../../page-editing/draft/former-drafts/reading.js';
import { Notice } from '../../../page-editing/layout/notice.js';
import { newerDraftTexts as texts } from '../../../texts/en/found-design.js';

export interface NewerDraftProps {
  readonly page: DraftPage;
}

/** Says that this browser has a draft that only a newer release can read. It stays until the user deletes it, or a release can read it. */
export function NewerDraft({ page }: NewerDraftProps) {
  const [isThere, setThere] = useState(true);
  function discard() {
    removeUnreadableDrafts(localStore, page);
    setThere(false);
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return (
    isThere && (
      <Notice
        tone="plain"
        way={
          <Button kind="line" size="small" onClick={discard}>
            {texts.discard}
          </Button>
        }
      >
        {texts.kept}
      </Notice>
    )
  );
}
