import { useCallback, useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import type { Failure } from '../../../api/connection/failure.js';
import { useFetched } from '../../../api/connection/use-fetched.js';
import { AdminAccountDocument } from '../../../api/generated/admin-account.js';
import type { AdminAccountFactsFragment } from '../../../api/generated/types.js';
import { useAct, type RunningAct } from '../../../shell/use-act.js';

export type AccountFacts = AdminAccountFactsFragment;

/** Changes the account, and says in a notification what was done. Returns why it was refused. */
export type Act = (name: string, call: () => Promise<AccountFacts>, done: string) => Promise<unknown>;

export interface ShownAccount extends Omit<RunningAct, 'run'> {
  readonly facts: AccountFacts | null;
  /** Why the account could not be loaded. */
  readonly failure: Failure | null;
  readonly load: () => void;
  /** Takes the place of what was loaded. */
  readonly show: (facts: AccountFacts) => void;
  readonly act: Act;
}

/** An account, and what operators do with it: each act returns how the account is afterwards. */
export function useAccount(id: string): ShownAccount {
  const { value, failure, retry } = useFetched(useCallback(() => callServer(AdminAccountDocument, { id }), [id]));
  const [changed, show] = useState<AccountFacts | null>(null);
  const { run, ...state } = useAct();
  const reload = () => {
    show(null);
    retry();
  };

  const act: Act = (name, call, done) =>
    run(name, async () => {
      const facts = await call();
      show(facts);
      return { notice: { text: done, about: facts.account.username, tone: 'done' } };
    });
  return { facts: changed ?? value?.adminAccount ?? null, failure, load: reload, show, act, ...state };
}
