import { sessionStore } from '../../api/browser-storage.js';
import { claimForNewAccount } from '../../api/claim-for-new-account.js';
import { FIRST_SCREEN } from '../../api/first-screen.js';
import { keptGuestPage } from '../../api/guest-page.js';
import { tellOfMail } from '../../api/verification-mail.js';
import { loadPart } from '../../controls/load-part.js';
import { screens, START } from '../../shell/screens.js';

const loadGiving = () => import('./give-guest-page.js');

/** A new account, with its main page. */
export interface NewAccount {
  readonly username: string;
  readonly page: { readonly id: string };
}

/**
 * Gives a new account what its owner has chosen and made as a guest: the linkname, and the page. With such a page, the account begins in the
 * editor, and otherwise with the choice of a starter.
 */
export async function beginAccount(account: NewAccount): Promise<void> {
  await claimForNewAccount();
  const hasPage = await hasGuestPage(account);
  if (hasPage) tellOfMail();
  sessionStore.write(FIRST_SCREEN, hasPage ? screens.editor : `${screens.editor}${START}`);
}

async function hasGuestPage({ username, page }: NewAccount): Promise<boolean> {
  try {
    if (keptGuestPage() === null) return false;
    const { giveGuestPage } = await loadPart(loadGiving);
    return giveGuestPage(username, page.id);
  } catch (error) {
    // It stays in this tab, and the guest editor shows it again.
    console.error('What the guest has made was not carried along.', error);
    return false;
  }
}
