import type { ListPlace } from '../../../lists/list-parts.rules.js';
import type { AccountChoice, AccountList, ListedAccount } from '../account-directory.js';

/** Lists the accounts of everybody, for those who administer the site. Each part costs about the same, however many accounts there are. */
export abstract class AccountDirectory {
  /** A part of the list with `size` accounts, from the place on; null for the first part. */
  abstract list(choice: AccountChoice, part: { readonly place: ListPlace | null; readonly size: number }): Promise<AccountList>;

  /** One account; null when there is none with this id. */
  abstract find(id: string): Promise<ListedAccount | null>;
}
