import { useState } from 'react';
import { DEFAULT_DESIGN, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { localStore } from '../../../api/browser-storage.js';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { CreatePageDocument } from '../../../api/generated/create-page.js';
import { Button } from '../../../controls/buttons/button.js';
import type { DraftPage } from '../../../page-editing/draft/draft-document.js';
import { putDraft, removeDraftOf, removeDraftsOf } from '../../../page-editing/draft/draft-places.js';
import { loadPage } from '../../../shell/leaving/leaving.js';
import { editorOf } from '../../../shell/screens.js';
import { missingPageTexts as texts } from '../../../texts/en/switcher.js';
import styles from '../pages/missing-page.module.css';

export interface RescueDraftProps {
  /** The unpublished draft of a page that was deleted. */
  readonly design: PageDesign;
  readonly page: DraftPage;
  readonly onDiscarded: () => void;
}

/** Offers to make a new page of the draft of a page that was deleted. Until the user decides, the draft stays where it is. */
export function RescueDraft({ design, page, onDiscarded }: RescueDraftProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function moveToNew() {
    setBusy(true);
    setProblem(null);
    try {
      const { createPage } = await callServer(CreatePageDocument, { input: {} });
      const made = { owner: page.owner, pageId: createPage.id, isMain: createPage.isMain, isFirst: createPage.isFirst };
      if (moveDraft(design, page, made)) loadPage(editorOf(createPage), { replace: true });
      else setProblem(texts.noRoom);
    } catch (error) {
      const failure = failureOf(error);
      if (!isToldAlready(failure)) setProblem(`${texts.failed} ${reasonOf(failure)}`);
    }
    setBusy(false);
  }
  function discard() {
    removeDraftsOf(localStore, page);
    onDiscarded();
  }

  return (
    <div className={styles.rescue}>
      <p className={styles.text}>{texts.draft({ title: design.title.trim() || DEFAULT_DESIGN.title, tiles: design.tiles.length })}</p>
      {problem !== null && <p role="alert">{problem}</p>}
      <div className={styles.ways}>
        <Button kind="ink" busy={busy} onClick={() => void moveToNew()}>
          {texts.newPage}
        </Button>
        <Button kind="danger" onClick={discard}>
          {texts.discard}
        </Button>
      </div>
    </div>
  );
}

/** The new page was never published. If its draft cannot be stored, the former one stays. */
function moveDraft(design: PageDesign, from: DraftPage, to: DraftPage): boolean {
  const draft = { owner: from.owner, version: 0, unsaved: true, tab: '', design };
  removeDraftOf(localStore, from);
  if (putDraft(localStore, draft, to, 'owner')) return true;
  putDraft(localStore, draft, from, 'owner');
  return false;
}
