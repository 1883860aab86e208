import { useMemo, useState } from 'react';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { localStore } from '../../../api/browser-storage.js';
import { useServerData } from '../../../api/connection/use-server-data.js';
import { AccountPagesDocument } from '../../../api/generated/account-pages.js';
import { ButtonLink } from '../../../controls/buttons/button-link.js';
import { Quad } from '../../../controls/buttons/quad.js';
import type { DraftPage } from '../../../page-editing/draft/draft-document.js';
import { findDraft } from '../../../page-editing/draft/former-drafts/former-drafts.js';
import { draftReading } from '../../../page-editing/draft/former-drafts/reading.js';
import { screens } from '../../../shell/screens.js';
import { missingPageTexts as texts } from '../../../texts/en/switcher.js';
import { RescueDraft } from '../drafts/rescue-draft.js';
import styles from './missing-page.module.css';

export interface MissingPageProps {
  /** The id in the address. */
  readonly pageId: string;
}

/** In place of the editor of a page that was deleted, or that belongs to another account. */
export function MissingPage({ pageId }: MissingPageProps) {
  const [draft, forgetDraft] = useDraftOf(pageId);
  return (
    <div className={styles.place}>
      <Quad tone="failed" className={styles.quad} />
      <div role="alert" className={styles.message}>
        <h2 className={styles.title}>{texts.title}</h2>
        <p className={styles.text}>{texts.text}</p>
      </div>
      {draft && <RescueDraft {...draft} onDiscarded={forgetDraft} />}
      <div className={styles.ways}>
        <ButtonLink kind={draft ? 'line' : 'ink'} href={screens.personal}>
          {texts.pages}
        </ButtonLink>
        <ButtonLink kind="line" href={screens.editor}>
          {texts.main}
        </ButtonLink>
      </div>
    </div>
  );
}

interface DraftOfPage {
  readonly page: DraftPage;
  readonly design: PageDesign;
}

/** The unpublished draft that this device has of the page, as soon as it is known whose it may be. */
function useDraftOf(pageId: string): [DraftOfPage | null, () => void] {
  const owner = useServerData(AccountPagesDocument, {}).data?.me.firstUsername;
  const found = useMemo(() => (owner === undefined ? null : draftOf(pageId, owner)), [pageId, owner]);
  const [isForgotten, setForgotten] = useState(false);
  return [isForgotten ? null : found, () => setForgotten(true)];
}

function draftOf(pageId: string, owner: string): DraftOfPage | null {
  const page = { owner, pageId, isMain: false, isFirst: false };
  const draft = findDraft(localStore, page, draftReading(null));
  return draft?.unsaved ? { page, design: draft.design } : null;
}
