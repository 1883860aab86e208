import { Fragment, useCallback, useId, useState } from 'react';
import { callServer } from '../../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../../api/connection/failure.js';
import { useFetched } from '../../../../api/connection/use-fetched.js';
import { ChangePageAccessDocument } from '../../../../api/generated/change-page-access.js';
import { PageAccessDocument } from '../../../../api/generated/page-access.js';
import type { PageAccess } from '../../../../api/generated/types.js';
import { pageAccessTexts as texts } from '../../../../texts/en/page-access.js';
import styles from './access-choice.module.css';
import { PagePassword } from './page-password.js';
import { PageTime } from './page-time.js';

const CHOICES = ['public', 'unlisted', 'password', 'nobody'] as const satisfies readonly PageAccess[];

/** Who may find the published page, and when. A choice holds at once; one of a password when that is set. */
export function AccessChoice({ pageId }: { readonly pageId: string }) {
  const id = useId();
  const { value } = useFetched(useCallback(() => callServer(PageAccessDocument, { id: pageId }), [pageId]));
  const [changed, setChanged] = useState<PageAccess | null>(null);
  const [isSetting, setSetting] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const present = changed ?? value?.page.access;
  // Without an answer, nothing is known, and the rest of the panel does not need it.
  if (present === undefined) return null;
  const current = isSetting ? 'password' : present;
  async function choose(access: PageAccess) {
    setRefused(null);
    setSetting(access === 'password');
    if (access === 'password' || access === present) return;
    setChanged(access);
    try {
      await callServer(ChangePageAccessDocument, { id: pageId, access });
    } catch (error) {
      const failure = failureOf(error);
      setChanged(present ?? null);
      if (!isToldAlready(failure)) setRefused(reasonOf(failure));
    }
  }
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{texts.title}</legend>
        {CHOICES.map((access) => (
          <Fragment key={access}>
            <label className={styles.choice}>
              <input type="radio" name={id} className={styles.radio} checked={access === current} onChange={() => void choose(access)} />
              <span className={styles.name}>{texts[access]}</span>
              <span className={styles.note}>{texts.note({ access })}</span>
            </label>
            {access === 'password' && current === access && (
              <PagePassword
                pageId={pageId}
                isSet={present === 'password'}
                hint={value?.page.accessHint ?? ''}
                onSet={() => {
                  setChanged('password');
                  setSetting(false);
                }}
              />
            )}
          </Fragment>
        ))}
        <p role="alert" className={styles.refused}>
          {refused}
        </p>
      </fieldset>
      {current !== 'nobody' && <PageTime pageId={pageId} period={value?.page.period ?? null} />}
    </>
  );
}
