import { useCallback, useState } from 'react';
import { callServer } from '../../../../api/connection/call-server.js';
import type { Failure } from '../../../../api/connection/failure.js';
import { useFetched } from '../../../../api/connection/use-fetched.js';
import { AdminAccountPagesDocument } from '../../../../api/generated/admin-account-pages.js';
import { useWithdrawal, type ListedPage, type Withdrawal } from '../../pages/use-withdrawal.js';
import type { AccountFacts } from '../use-account.js';

export interface ShownPages {
  /** Null until they are loaded. */
  readonly pages: readonly ListedPage[] | null;
  readonly failure: Failure | null;
  readonly load: () => void;
  readonly withdrawal: Withdrawal;
}

/** The pages of an account as they look, and what hides them from visitors. They are read again when the account is suspended, and when that ends. */
export function useAccountPages({ account, suspension }: AccountFacts): ShownPages {
  const since = suspension?.since ?? null;
  const load = useCallback(
    async () => ({ since, ...(await callServer(AdminAccountPagesDocument, { accountId: account.id })) }),
    [account.id, since],
  );
  const { value, failure, retry } = useFetched(load);
  const [changed, setChanged] = useState<ReadonlyMap<string, ListedPage>>(new Map());
  const withdrawal = useWithdrawal((listed) => setChanged((present) => new Map(present).set(listed.page.id, listed)));
  // What was changed here goes before what was loaded, until the suspension changes.
  const pages = value?.adminAccountPages.map((loaded) => (value.since === since ? (changed.get(loaded.page.id) ?? loaded) : loaded));
  return { pages: pages ?? null, failure, load: retry, withdrawal };
}
