import { useCallback, useEffect, useState } from 'react';
import { callServer } from '../../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../../api/connection/failure.js';
import { useFetched } from '../../../../api/connection/use-fetched.js';
import { ChangePageAccessDocument } from '../../../../api/generated/change-page-access.js';
import { PageAccessDocument } from '../../../../api/generated/page-access.js';
import type { PageAccess } from '../../../../api/generated/types.js';
import { ChoiceList } from '../../../../controls/fields/choice-list.js';
import { pageAccessTexts as texts } from '../../../../texts/en/page-access.js';
import styles from './access-choice.module.css';
import { PagePassword } from './page-password.js';
import { PageTime } from './page-time.js';
import type { SeenBy } from './use-seen-by.js';

const CHOICES = (['public', 'unlisted', 'password', 'nobody'] as const satisfies readonly PageAccess[]).map(
  (access) => [access, texts[access], texts.note({ access })] as const,
);

interface AccessChoiceProps {
  readonly pageId: string;
  /** What the editor knows, which may have been changed elsewhere since. */
  readonly present: PageAccess;
  readonly onChange: (change: Partial<SeenBy>) => void;
}

/** Who may find the published page, and when. A choice holds at once; one of a password when that is set. */
export function AccessChoice({ pageId, present, onChange }: AccessChoiceProps) {
  const { value } = useFetched(useCallback(() => callServer(PageAccessDocument, { id: pageId }), [pageId]));
  const [isSetting, setSetting] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const fetched = value?.page;
  useEffect(() => {
    if (fetched) onChange({ access: fetched.access, period: fetched.period });
  }, [fetched, onChange]);
  // Without an answer, nothing is known, and the rest of the panel does not need it.
  if (!value) return null;
  async function choose(access: PageAccess) {
    setRefused(null);
    setSetting(access === 'password');
    if (access === 'password' || access === present) return;
    onChange({ access });
    try {
      await callServer(ChangePageAccessDocument, { id: pageId, access });
    } catch (error) {
      const failure = failureOf(error);
      onChange({ access: present });
      if (!isToldAlready(failure)) setRefused(reasonOf(failure));
    }
  }
  const current = isSetting ? 'password' : present;
  return (
    <div className={styles.access}>
      <ChoiceList
        legend={texts.title}
        legendClass={styles.legend}
        choices={CHOICES}
        current={current}
        onChoose={(access) => void choose(access)}
      >
        {current === 'password' && (
          <PagePassword
            pageId={pageId}
            isSet={present === 'password'}
            hint={value.page.accessHint ?? ''}
            onSet={() => {
              onChange({ access: 'password' });
              setSetting(false);
            }}
          />
        )}
      </ChoiceList>
      <p role="alert" className={styles.refused}>
        {refused}
      </p>
      {current !== 'nobody' && <PageTime pageId={pageId} period={value.page.period} onChange={(period) => onChange({ period })} />}
    </div>
  );
}
