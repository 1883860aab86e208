import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { parsed } from '../../../api/connection/parsed.js';
import { SetSignInNoticesDocument } from '../../../api/generated/set-sign-in-notices.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { sessionListTexts } from '../../../texts/en/personal.js';
import { SignInAgain } from '../../../shell/leaving/sign-in-again.js';
import styles from './session-list.module.css';

interface Shown {
  /** What was just chosen, until the server has answered. */
  readonly chosen?: boolean;
  readonly isStale?: boolean;
  readonly reason?: string;
}

/** Whether the owner gets a mail when a new device signs in. */
export function SignInNotices({ isOn }: { readonly isOn: boolean }) {
  const [set] = useMutation(parsed(SetSignInNoticesDocument));
  const [{ chosen, isStale, reason }, setShown] = useState<Shown>({});

  async function choose(next: boolean) {
    setShown({ chosen: next });
    try {
      await set({ variables: { isOn: next } });
      setShown({});
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && failure.code === 'FRESH_SIGN_IN_NEEDED') return setShown({ isStale: true });
      setShown({ reason: isToldAlready(failure) ? undefined : reasonOf(failure) });
    }
  }

  return (
    <>
      <label className={styles.notices}>
        <input
          type="checkbox"
          checked={chosen ?? isOn}
          onChange={({ target }) => {
            if (chosen === undefined) void choose(target.checked);
          }}
        />
        {sessionListTexts.notices}
      </label>
      {isStale && <SignInAgain why={sessionListTexts.noticesStale} />}
      <FieldNote id="notices-reason" error={reason} />
    </>
  );
}
