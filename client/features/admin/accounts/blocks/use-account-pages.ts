import type { Failure } from '../../../../api/connection/failure.js';
import { FRESH, useServerData } from '../../../../api/connection/use-server-data.js';
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

/** The pages of an account as they look, and what hides them from visitors. */
export function useAccountPages({ account }: AccountFacts): ShownPages {
  const { data, failure, retry } = useServerData(AdminAccountPagesDocument, { accountId: account.id }, FRESH);
  const withdrawal = useWithdrawal();
  return { pages: data?.adminAccountPages ?? null, failure, load: retry, withdrawal };
}
