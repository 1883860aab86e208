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
    async () => ({ since, pages: (await callServer(AdminAccountPagesDocument, { accountId: account.id })).adminAccountPages }),
    [account.id, since],
  );
  const { value, failure, retry } = useFetched(load);
  const loaded = value?.pages ?? null;
  // What was changed here goes before what was loaded, until it is loaded again.
  const [changed, setChanged] = useState<{ readonly of: typeof loaded; readonly pages: readonly ListedPage[] }>({ of: null, pages: [] });
  const pages = changed.of === loaded ? changed.pages : loaded;
  const replace = (listed: ListedPage) => (page: ListedPage) => (page.page.id === listed.page.id ? listed : page);
  const withdrawal = useWithdrawal((listed) =>
    setChanged((former) => ({ of: loaded, pages: ((former.of === loaded ? former.pages : loaded) ?? []).map(replace(listed)) })),
  );
  return { pages: loaded && pages, failure, load: retry, withdrawal };
}
