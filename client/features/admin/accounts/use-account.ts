import { useCallback, useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf, type Failure } from '../../../api/connection/failure.js';
import { useFetched } from '../../../api/connection/use-fetched.js';
import { AdminAccountDocument } from '../../../api/generated/admin-account.js';
import type { AdminAccountFactsFragment } from '../../../api/generated/types.js';
import { useNotify } from '../../../controls/notifications/notifications.js';

export type AccountFacts = AdminAccountFactsFragment;

/** Changes the account, and says in a notification what was done. Returns why it was refused. */
export type Act = (name: string, call: () => Promise<AccountFacts>, done: string) => Promise<void>;

export interface ShownAccount {
  readonly facts: AccountFacts | null;
  /** Why the account could not be loaded. */
  readonly failure: Failure | null;
  readonly load: () => void;
  /** Takes the place of what was loaded. */
  readonly show: (facts: AccountFacts) => void;
  readonly act: Act;
  /** The act that runs. */
  readonly busy: string | null;
  /** Why the last act was refused. */
  readonly reason: string | undefined;
  /** Whether the operator has to sign in again first. */
  readonly isStale: boolean;
}

/** An account, and what operators do with it: each act returns how the account is afterwards. */
export function useAccount(id: string): ShownAccount {
  const notify = useNotify();
  const { value, failure, retry } = useFetched(useCallback(() => callServer(AdminAccountDocument, { id }), [id]));
  const [changed, show] = useState<AccountFacts | null>(null);
  const [state, setState] = useState<Pick<ShownAccount, 'busy' | 'reason' | 'isStale'>>({ busy: null, reason: undefined, isStale: false });

  const act: Act = async (name, call, done) => {
    setState({ busy: name, reason: undefined, isStale: false });
    try {
      show(await call());
      setState({ busy: null, reason: undefined, isStale: false });
      notify({ text: done, tone: 'done' });
    } catch (error) {
      const refused = failureOf(error);
      const isStale = refused.kind === 'refused' && refused.code === 'FRESH_SIGN_IN_NEEDED';
      setState({ busy: null, reason: isStale || isToldAlready(refused) ? undefined : reasonOf(refused), isStale });
    }
  };
  return { facts: changed ?? value?.adminAccount ?? null, failure, load: retry, show, act, ...state };
}
