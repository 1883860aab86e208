import { useNavigate, useSearchParams } from 'react-router';
import type { AdminPart } from '../../../../server/gateway/web/app/admin-parts.rules.js';
import { screens } from '../../../shell/screens.js';

/** What a list shows. All of it is in the address, so that it can be reloaded and linked. */
export interface ListChoice<Filter extends string, Order extends string> {
  readonly search: string;
  readonly filter: Filter;
  readonly order: Order;
  /** The place of the part; null for the beginning. */
  readonly at: string | null;
}

/** The filters and orders of the list in a part. Each list begins with the first of both, which are not in its address. */
export interface ListKinds<Filter extends string, Order extends string> {
  readonly part: AdminPart;
  readonly filters: readonly [Filter, ...Filter[]];
  readonly orders: readonly [Order, ...Order[]];
}

/** The choice in the address, the address of a changed one, and how it changes. Another choice begins at the first part. */
export function useListChoice<Filter extends string, Order extends string>({ part, filters, orders }: ListKinds<Filter, Order>) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const choice: ListChoice<Filter, Order> = {
    search: address.get('search') ?? '',
    filter: filters.find((one) => one.toLowerCase() === address.get('filter')) ?? filters[0],
    order: orders.find((one) => one.toLowerCase() === address.get('order')) ?? orders[0],
    at: address.get('at'),
  };
  function hrefOf(changed: Partial<ListChoice<Filter, Order>>): string {
    const { search, filter, order, at } = { ...choice, at: null, ...changed };
    const query = new URLSearchParams({
      ...(search !== '' && { search }),
      ...(filter !== filters[0] && { filter: filter.toLowerCase() }),
      ...(order !== orders[0] && { order: order.toLowerCase() }),
      ...(at !== null && { at }),
    }).toString();
    return `${screens.admin}/${part}${query === '' ? '' : `?${query}`}`;
  }
  const change = (changed: Partial<ListChoice<Filter, Order>>, isStep = false) => void navigate(hrefOf(changed), { replace: !isStep });
  return { choice, hrefOf, change };
}
