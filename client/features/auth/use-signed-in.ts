import { storeSession } from '../../api/session/session-token.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { afterNotice, loadPage, reload } from '../../shell/leaving/leaving.js';
import { screens } from '../../shell/screens.js';
import { authTexts, loginTexts } from '../../texts/en/accounts.js';
import { keepSuspension } from './suspended/suspension.js';

/** Stored on this device: the token with which it is not asked for a second step. Logging out keeps it. */
export const deviceTokenKey = 'deviceToken';

const reloadAfterMilliseconds = 1000;

interface NewSession {
  readonly token: string;
  readonly account: { readonly firstUsername: string; readonly page: { readonly linkname?: string | null } };
}

/** Keeps a new session and loads the page that the user wanted. Returns why that cannot be done, if it cannot. */
export function useSignedIn(): (session: NewSession) => string | undefined {
  const notify = useNotify();
  return ({ token, account }) => {
    if (!storeSession(token, { firstUsername: account.firstUsername, linkname: account.page.linkname ?? null })) return authTexts.notStored;
    notify({ text: loginTexts.done, tone: 'done' });
    afterNotice(reload, reloadAfterMilliseconds);
    return undefined;
  };
}

/** Leaves for the screen that says why the account is suspended. False if a sign-in was refused for another reason. */
export function leaveIfSuspended(error: unknown): boolean {
  if (!keepSuspension(error)) return false;
  loadPage(screens.suspended);
  return true;
}
