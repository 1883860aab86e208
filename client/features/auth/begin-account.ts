import { sessionStore } from '../../api/browser-storage.js';
import { FIRST_SCREEN } from '../../api/first-screen.js';
import { loadPart } from '../../controls/load-part.js';
import { screens, START } from '../../shell/screens.js';

const loadCarrying = () => import('./carry-along.js');

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
  let first: string = `${screens.editor}${START}`;
  try {
    const { carryAlong } = await loadPart(loadCarrying);
    first = await carryAlong(username, page.id);
  } catch (error) {
    // The account exists, and the tab still keeps both: /personal shows the linkname, and the guest editor the page.
    console.error('What the guest has chosen and made was not carried along.', error);
  }
  sessionStore.write(FIRST_SCREEN, first);
}
