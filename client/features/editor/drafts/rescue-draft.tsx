import { useState } from 'react';
import { DEFAULT_DESIGN, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { localStore } from '../../../api/browser-storage.js';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, reasonOf } from '../../../api/connection/failure.js';
import { CreatePageDocument } from '../../../api/generated/create-page.js';
import { SaveDraftDocument } from '../../../api/generated/save-draft.js';
import type { CreatePageMutation } from '../../../api/generated/types.js';
import { Button } from '../../../controls/buttons/button.js';
import type { DraftPage } from '../../../page-editing/draft/draft-document.js';
import { putDraft, removeDraftOf, removeDraftsOf } from '../../../page-editing/draft/former-drafts/former-drafts.js';
import { loadPage } from '../../../shell/leaving/leaving.js';
import { editorOf } from '../../../shell/screens.js';
import { useAct } from '../../../shell/use-act.js';
import { missingPageTexts as texts } from '../../../texts/en/switcher.js';
import styles from '../pages/missing-page.module.css';
import { designInput } from '../server-page.js';

export interface RescueDraftProps {
  /** The unpublished draft of a page that was deleted. */
  readonly design: PageDesign;
  readonly page: DraftPage;
  readonly onDiscarded: () => void;
}

/** Offers to make a new page of the draft of a page that was deleted. Until the user decides, the draft stays where it is. */
export function RescueDraft({ design, page, onDiscarded }: RescueDraftProps) {
  const { run, busy, reason } = useAct();
  const [made, setMade] = useState<MadePage | null>(null);

  async function moveToNew() {
    // After a failure, the next press goes on with the page that there is.
    const created = made ?? (await callServer(CreatePageDocument, { input: {} })).createPage;
    setMade(created);
    await storeFor(created, design, page.owner);
    removeDraftOf(localStore, page);
    loadPage(editorOf(created), { replace: true });
  }
  function discard() {
    removeDraftsOf(localStore, page);
    onDiscarded();
  }

  return (
    <div className={styles.rescue}>
      <p className={styles.text}>{texts.draft({ title: design.title.trim() || DEFAULT_DESIGN.title, tiles: design.tiles.length })}</p>
      {reason !== undefined && <p role="alert">{reason}</p>}
      <div className={styles.ways}>
        <Button
          kind="ink"
          busy={busy !== null}
          onClick={() => void run('move', moveToNew, (failure) => `${texts.failed} ${reasonOf(failure)}`)}
        >
          {texts.newPage}
        </Button>
        <Button kind="danger" onClick={discard}>
          {texts.discard}
        </Button>
      </div>
    </div>
  );
}

type MadePage = CreatePageMutation['createPage'];

/**
 * Stores the draft for the new page, which was never published, before the former one is removed: on this device, or in the account if the device has no room
 * for both.
 */
async function storeFor({ id: pageId, isMain, isFirst }: MadePage, design: PageDesign, owner: string): Promise<void> {
  const draft = { owner, version: 0, unsaved: true, tab: '', design };
  if (putDraft(localStore, draft, { owner, pageId, isMain, isFirst }, 'owner')) return;
  try {
    await callServer(SaveDraftDocument, { input: { pageId, design: designInput(design), basedOnVersion: 0, revision: 0 } });
  } catch (error) {
    const failure = failureOf(error);
    // A former attempt has saved it, and its answer was lost.
    if (failure.kind !== 'refused' || failure.code !== 'DRAFT_CHANGED_ELSEWHERE') throw error;
  }
}
