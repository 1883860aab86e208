import { useContext, useEffect, useEffectEvent } from 'react';
import { useNotify } from '../../controls/notifications/notifications.js';
import { visibilityTexts as texts } from '../../texts/en/visibility.js';
import { MakeLockContext } from './make-lock.js';

interface Ends {
  /** Called before the server is asked. */
  readonly begin: () => void;
  /** Called with the lock, when the server has made it. */
  readonly end: (lock: string) => void;
}

/** Sets the typed password when the popup is closed, because closing saves (specification §4). An empty one changes nothing. */
export function useLockAtTheEnd(password: string, { begin, end }: Ends): void {
  const makeLock = useContext(MakeLockContext);
  const notify = useNotify();
  const set = useEffectEvent(() => {
    if (password.trim() === '' || !makeLock) return;
    begin();
    void makeLock(password).then((made) => {
      if (made && 'lock' in made) end(made.lock);
      else if (made) notify({ text: texts.passwordNotSet({ reason: made.refused }), tone: 'failed' });
    });
  });
  useEffect(() => () => set(), []);
}
