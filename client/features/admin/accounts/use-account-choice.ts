import { useNavigate, useSearchParams } from 'react-router';
import type { AdminAccountFilter, AdminAccountOrder } from '../../../api/generated/types.js';
import { screens } from '../../../shell/screens.js';

export const FILTERS: readonly AdminAccountFilter[] = ['ALL', 'UNVERIFIED', 'SUSPENDED', 'OPERATORS'];
export const ORDERS: readonly AdminAccountOrder[] = ['SEEN', 'JOINED', 'NAME'];

/** What the list shows. All of it is in the address, so that it can be reloaded and linked. */
export interface AccountChoice {
  readonly search: string;
  readonly filter: AdminAccountFilter;
  readonly order: AdminAccountOrder;
  readonly at: string | null;
}

/** The address of a choice. What every list begins with is not in it. */
export function addressOf({ search, filter, order, at }: AccountChoice): string {
  const query = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(filter !== 'ALL' && { filter: filter.toLowerCase() }),
    ...(order !== 'SEEN' && { order: order.toLowerCase() }),
    ...(at !== null && { at }),
  }).toString();
  return `${screens.admin}/accounts${query === '' ? '' : `?${query}`}`;
}

/** The choice in the address, and how it changes. Another choice begins at the first part. */
export function useAccountChoice() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const choice: AccountChoice = {
    search: address.get('search') ?? '',
    filter: FILTERS.find((one) => one.toLowerCase() === address.get('filter')) ?? 'ALL',
    order: ORDERS.find((one) => one.toLowerCase() === address.get('order')) ?? 'SEEN',
    at: address.get('at'),
  };
  const change = (part: Partial<AccountChoice>, isStep = false) =>
    void navigate(addressOf({ ...choice, at: null, ...part }), { replace: !isStep });
  return { choice, change };
}
