import { useEffect, useId, useState } from 'react';
import type { AccountPage } from '../../../api/account-pages.js';
import { localStore } from '../../../api/browser-storage.js';
import { forgetVerified } from '../../../api/session/just-verified.js';
import { isEditorOpen } from '../../../api/session/open-editor.js';
import { ButtonLink } from '../../../controls/buttons/button-link.js';
import { hasUnsavedDraft } from '../../../page-editing/draft/former-drafts/former-drafts.js';
import { editorOf, screens } from '../../../shell/screens.js';
import { verifiedStepTexts as texts } from '../../../texts/en/personal.js';
import styles from './first-step.module.css';

interface VerifiedStepProps {
  readonly owner: string;
  readonly pages: readonly AccountPage[];
}

/**
 * The way back to the editor, for a user who has just opened the mailed link: to the tab that has it, or to a page with a draft on this device, if
 * there is one.
 */
export function VerifiedStep({ owner, pages }: VerifiedStepProps) {
  const id = useId();
  const [draft] = useState(() => pages.find((page) => hasUnsavedDraft(localStore, { ...page, owner, pageId: page.id })));
  const isOpen = useOpenEditor(owner);
  useEffect(forgetVerified, []);
  return (
    <section aria-labelledby={id} className={styles.step}>
      <div className={styles.words}>
        <h2 id={id} className={styles.done}>
          {texts.lead}
        </h2>
        <p className={styles.text}>{isOpen ? texts.textWithEditor : texts.text}</p>
      </div>
      <ButtonLink kind={isOpen ? 'line' : 'ink'} size="large" href={draft ? editorOf(draft) : screens.editor} className={styles.open}>
        {isOpen ? texts.openHere : texts.open}
      </ButtonLink>
    </section>
  );
}

/** Whether another tab of this browser has the editor. */
function useOpenEditor(owner: string): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // Without an answer, the way here is offered.
    isEditorOpen(owner).then(setOpen, () => undefined);
  }, [owner]);
  return isOpen;
}
