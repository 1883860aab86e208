import { useCallback, useId, useState } from 'react';
import { callServer } from '../../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../../api/connection/failure.js';
import { useFetched } from '../../../../api/connection/use-fetched.js';
import { ChangePageAccessDocument } from '../../../../api/generated/change-page-access.js';
import { PageAccessDocument } from '../../../../api/generated/page-access.js';
import type { PageAccess } from '../../../../api/generated/types.js';
import { pageAccessTexts as texts } from '../../../../texts/en/page-access.js';
import styles from './access-choice.module.css';

const CHOICES = ['public', 'unlisted'] as const satisfies readonly PageAccess[];

/** Who may find the published page. A choice holds at once. */
export function AccessChoice({ pageId }: { readonly pageId: string }) {
  const id = useId();
  const { value } = useFetched(useCallback(() => callServer(PageAccessDocument, { id: pageId }), [pageId]));
  const [chosen, setChosen] = useState<PageAccess | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const current = chosen ?? value?.page.access;
  // Without an answer, nothing is known, and the rest of the panel does not need it.
  if (current === undefined) return null;
  async function choose(access: PageAccess) {
    setChosen(access);
    setRefused(null);
    try {
      await callServer(ChangePageAccessDocument, { id: pageId, access });
    } catch (error) {
      const failure = failureOf(error);
      setChosen(current ?? null);
      if (!isToldAlready(failure)) setRefused(reasonOf(failure));
    }
  }
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{texts.title}</legend>
      {CHOICES.map((access) => (
        <label key={access} className={styles.choice}>
          <input type="radio" name={id} className={styles.radio} checked={access === current} onChange={() => void choose(access)} />
          <span className={styles.name}>{texts[access]}</span>
          <span className={styles.note}>{texts.note({ access })}</span>
        </label>
      ))}
      <p role="alert" className={styles.refused}>
        {refused}
      </p>
    </fieldset>
  );
}
