import { switcherTexts } from '../texts/en/switcher.js';
import type { PageEntryFragment } from './generated/graphql.js';

/** A page in the list of the account's pages. */
export type AccountPage = PageEntryFragment;

/** What the owner knows a page by: the name that the owner gave it, else its linkname. */
export function pageLabel({ name, linkname }: Pick<AccountPage, 'name' | 'linkname'>): string {
  return name ?? linkname ?? switcherTexts.unnamed;
}
