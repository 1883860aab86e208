import type { AccountPage } from '../../../api/account-pages.js';
import { readAgain, sendChange } from '../../../api/connection/send-change.js';
import { ClaimLinknameDocument } from '../../../api/generated/claim-linkname.js';
import { FormerLinknamesDocument } from '../../../api/generated/former-linknames.js';
import { ReleaseFormerLinknameDocument } from '../../../api/generated/release-former-linkname.js';
import { storeLinkname } from '../../../api/session/session-token.js';

type ListedPage = Pick<AccountPage, 'id' | 'isMain'>;

/** The page of `FormerLinknames`: null stands for the main page, as in the query of this screen. */
export function pageOfFormerLinknames({ id, isMain }: ListedPage): { pageId: string | null } {
  return { pageId: isMain ? null : id };
}

/** Gives a page an address, and returns it as it is stored. Rejects as the call does. */
export async function claimLinkname(page: ListedPage, typed: string): Promise<string> {
  const { claimLinkname: claimed } = await sendChange(ClaimLinknameDocument, { linkname: typed, pageId: page.id });
  const linkname = claimed.linkname ?? typed;
  // Another tab may have made another page the main one.
  const { isMain } = claimed;
  if (isMain) storeLinkname(linkname);
  readFormerLinknames({ id: page.id, isMain });
  return linkname;
}

/** Lets a former linkname of a page go. Rejects as the call does. */
export async function releaseLinkname(page: ListedPage, linkname: string): Promise<void> {
  await sendChange(ReleaseFormerLinknameDocument, { linkname, pageId: page.id });
  readFormerLinknames(page);
}

/** Reads them again. If that fails, their list stays as it was. */
function readFormerLinknames(page: ListedPage): void {
  readAgain(FormerLinknamesDocument, pageOfFormerLinknames(page));
}
