import type { ListPart } from '../../lists/list-parts.rules.js';
import type { Account, Role } from '../account.js';
import type { Suspension } from '../suspension/suspension.rules.js';

/** Which accounts a list of all accounts has. */
export const ACCOUNT_FILTERS = ['all', 'unverified', 'suspended', 'operators'] as const;

/** By what it is sorted: the last seen first, the newest first, or by username. */
export const ACCOUNT_ORDERS = ['seen', 'joined', 'name'] as const;

/** How long a searched text may be, in characters: as long as an e-mail address. */
export const SEARCH_MAX_LENGTH = 254;

/** Of how many accounts a search shows, at most, those whose username, address or linkname begins with the text. */
export const MOST_FOUND = 1_000;

export interface AccountChoice {
  /** The beginning of a username, an e-mail address or a linkname. Null for all. */
  readonly search: string | null;
  readonly filter: (typeof ACCOUNT_FILTERS)[number];
  readonly order: (typeof ACCOUNT_ORDERS)[number];
}

/** An account in the list of all accounts. */
export interface ListedAccount extends Account {
  readonly role: Role;
  readonly suspension: Pick<Suspension, 'since' | 'reason'> | null;
  /** How many pages it has. */
  readonly pages: number;
  /** How many reports there are about its pages, open and decided ones. */
  readonly reports: number;
  /** When its owner was here last, accurate to an hour. The registration counts. */
  readonly lastSeenAt: Date;
}

export interface AccountList extends ListPart<ListedAccount> {
  /** How many accounts the choice has; of a search at most `MOST_FOUND` for each of the three. */
  readonly total: number;
}
