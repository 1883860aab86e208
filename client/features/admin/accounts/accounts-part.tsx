import type { PartProps } from '../admin-parts.js';
import { AccountList } from './account-list.js';
import { AccountPage } from './account-page.js';

/** All accounts, or the one that the address names. */
export function AccountsPart({ admin, id }: PartProps) {
  return id === null ? <AccountList ownId={admin.accountId} /> : <AccountPage key={id} id={id} isOwn={id === admin.accountId} />;
}
