import { useEffect, useRef, useState } from 'react';
import { failureOf, reasonOf } from '../../api/connection/failure.js';
import { beginSignInAgain } from '../../api/session/begun-sign-in.js';
import { endSession } from '../../api/session/session-token.js';
import { Button } from '../../controls/buttons/button.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { reload } from './leaving.js';
import { endingPart } from '../navigation/use-log-out.js';
import { sessionTexts } from '../../texts/en/shell.js';
import styles from './sign-in-again.module.css';

/** Says why the user has to sign in again, and has the button for it. */
export function SignInAgain({ why }: { readonly why: string }) {
  const { isBusy, signInAgain } = useSignInAgain();
  const place = useRef<HTMLDivElement>(null);
  // It may stand below the part of a long dialog that is visible.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place} className={styles.again}>
      <p role="status">{why}</p>
      <Button kind="ink" busy={isBusy} onClick={() => void signInAgain()}>
        {sessionTexts.changes['signed-out'].goOn}
      </Button>
    </div>
  );
}

/** Ends this session and loads the sign-in screen, which comes back to this one. The draft stays on this device. */
function useSignInAgain() {
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    signInAgain: async () => {
      setIsBusy(true);
      try {
        const { endOnServer } = await endingPart.fetch();
        if (!(await endOnServer())) return setIsBusy(false);
      } catch (error) {
        notify({ text: reasonOf(failureOf(error)), tone: 'failed' });
        return setIsBusy(false);
      }
      endSession();
      beginSignInAgain();
      reload();
    },
  };
}
