import { localStore, sessionStore } from '../../api/browser-storage.js';
import { claimForNewAccount } from '../../api/claim-for-new-account.js';
import { FIRST_SCREEN } from '../../api/first-screen.js';
import { tellOfMail } from '../../api/verification-mail.js';
import { loadPart } from '../../controls/load-part.js';
import { keptGuestDesign } from '../../page-editing/draft/guest-design.js';
import { screens, START } from '../../shell/screens.js';

const loadGiving = () => import('../../page-editing/draft/give-guest-design.js');

/** A new account, with its main page. */
export interface NewAccount {
  readonly username: string;
  readonly page: { readonly id: string };
}

/**
 * Gives a new account what its owner has chosen and made as a guest: the linkname, and the page. With such a page, the account begins in the
 * editor, and otherwise with the choice of a starter.
 */
export async function beginAccount({ username, page }: NewAccount): Promise<void> {
  await claimForNewAccount();
  const hasPage = await hasGuestDesign(username, page.id);
  if (hasPage) tellOfMail();
  sessionStore.write(FIRST_SCREEN, hasPage ? screens.editor : `${screens.editor}${START}`);
}

async function hasGuestDesign(username: string, pageId: string): Promise<boolean> {
  try {
    if (keptGuestDesign(sessionStore) === null) return false;
    const { giveGuestDesign } = await loadPart(loadGiving);
    return giveGuestDesign(sessionStore, localStore, username, pageId);
  } catch (error) {
    // It stays in this tab, and the guest editor shows it again.
    console.error('What the guest has made was not carried along.', error);
    return false;
  }
}
