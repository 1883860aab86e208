import { sessionStore } from '../browser-storage.js';
import { INVITATION } from './guest-page.js';

/**
 * The code of the invitation with which somebody came. The address has it, and the tab keeps it for the way to another provider and back. Null
 * for none.
 */
export function keptInvitation(): string | null {
  const named = new URLSearchParams(window.location.search).get('invitation');
  if (named) sessionStore.write(INVITATION, named);
  return named || sessionStore.read(INVITATION);
}

export function forgetInvitation(): void {
  sessionStore.remove(INVITATION);
}
