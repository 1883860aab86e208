import { forgetInvitation } from '../../api/session/invitation.js';
import { lazyPart } from '../../controls/loading/lazy-part.js';

const carryingPart = lazyPart(() => import('./carry-along.js'), { preloads: false });

/** A new account, with its main page. */
export interface NewAccount {
  readonly firstUsername: string;
  readonly page: { readonly id: string };
}

/**
 * Gives a new account what its owner has chosen and made as a guest: the linkname, and the page. With such a page, the account begins in the
 * editor, and otherwise with the choice of a starter.
 */
export async function beginAccount({ firstUsername, page }: NewAccount): Promise<void> {
  forgetInvitation();
  try {
    const { carryAlong } = await carryingPart.fetch();
    await carryAlong(firstUsername, page.id);
  } catch (error) {
    // The account exists and begins on /personal, which shows the linkname. The tab still keeps the page for the guest editor.
    console.error('The work of a guest was not carried along.', error);
  }
}
