import { DEFAULT_DESIGN } from '../../server/pages/design/page-design.rules.js';
import { switcherTexts } from '../texts/en/switcher.js';
import type { PageEntryFragment } from './generated/types.js';

/** A page in the list of the account's pages. */
export type AccountPage = PageEntryFragment & {
  /** The title of its draft on this device, or else the published one, as soon as it is known. */
  readonly title?: string | null;
};

/**
 * What the owner knows a page by: the name that the owner gave it, else its title, unless that is unknown or every new page has it, else its
 * linkname.
 */
export function pageLabel({ name, linkname, title }: Pick<AccountPage, 'name' | 'linkname' | 'title'>): string {
  const own = title?.trim();
  return name ?? (own && own !== DEFAULT_DESIGN.title ? own : (linkname ?? switcherTexts.unnamed));
}
