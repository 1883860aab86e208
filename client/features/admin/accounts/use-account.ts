import type { Failure } from '../../../api/connection/failure.js';
import type { Operation } from '../../../api/connection/operation.js';
import { sendChange } from '../../../api/connection/send-change.js';
import { FRESH, useServerData } from '../../../api/connection/use-server-data.js';
import { AdminAccountDocument } from '../../../api/generated/admin-account.js';
import { AdminAccountPagesDocument } from '../../../api/generated/admin-account-pages.js';
import { AdminAuditLogDocument } from '../../../api/generated/admin-audit-log.js';
import type { AdminAccountFactsFragment } from '../../../api/generated/types.js';
import { useAct, type RunningAct } from '../../../shell/use-act.js';

export type AccountFacts = AdminAccountFactsFragment;

/** What is read again after an act, beside the facts of the account: these are in the answer. */
export const READ_AGAIN = [AdminAuditLogDocument];

/** The same after a suspension has begun or ended, which hides pages or shows them. */
export const READ_AGAIN_WITH_PAGES = [AdminAccountPagesDocument, AdminAuditLogDocument];

export interface ShownAccount extends Omit<RunningAct, 'run'> {
  readonly facts: AccountFacts | null;
  /** Why the account could not be loaded. */
  readonly failure: Failure | null;
  readonly load: () => void;
  /** Changes the account, and says in a notification what was done. */
  readonly act: <Variables extends Readonly<Record<string, unknown>>>(
    name: string,
    mutation: Operation<unknown, Variables>,
    variables: NoInfer<Variables>,
    done: string,
    outdated?: typeof READ_AGAIN_WITH_PAGES,
  ) => Promise<unknown>;
}

/** An account, and what operators do with it. */
export function useAccount(id: string): ShownAccount {
  const { data, failure, retry } = useServerData(AdminAccountDocument, { id }, FRESH);
  const { run, ...state } = useAct();
  const facts = data?.adminAccount ?? null;
  const act: ShownAccount['act'] = (name, mutation, variables, text, outdated = READ_AGAIN) =>
    run(name, async () => {
      await sendChange(mutation, variables, { outdated });
      return { notice: { text, about: facts?.account.username ?? null, tone: 'done' } };
    });
  return { facts, failure, load: retry, act, ...state };
}
