import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { callServer, endsSession } from '../../../api/connection/call-server.js';
import { forgetGuest } from '../../../api/session/guest-page.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { parsed } from '../../../api/connection/parsed.js';
import { EndSessionDocument } from '../../../api/generated/end-session.js';
import { LogOutEverywhereDocument } from '../../../api/generated/log-out-everywhere.js';
import { LogOutWithProgramsDocument } from '../../../api/generated/log-out-with-programs.js';
import { ProgramsDocument } from '../../../api/generated/programs.js';
import type { ProgramsQuery, SessionsQuery } from '../../../api/generated/types.js';
import { endSession } from '../../../api/session/session-token.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { afterNotice, loadPage } from '../../../shell/leaving/leaving.js';
import { screens } from '../../../shell/screens.js';
import { sessionListTexts } from '../../../texts/en/personal.js';
import { languageTexts } from '../../../texts/en/shell.js';
import { deviceName } from './device-name.js';

export type Session = SessionsQuery['sessions'][number];

const leaveAfterMilliseconds = 1500;

interface SignOut {
  /** True if the session has ended. */
  readonly signOut: (session: Session) => Promise<boolean>;
  readonly signingOut: boolean;
}

interface SignOutEverywhere {
  readonly signOutEverywhere: () => Promise<void>;
  /** True from the user's confirmation until the page is left. */
  readonly signingOut: boolean;
}

/** Ends one session, after the user's confirmation. `onFailure` is called with the reason of a failure. */
export function useSignOut(onFailure: (reason: string) => void): SignOut {
  const [end, { loading: signingOut }] = useMutation(parsed(EndSessionDocument));
  const confirm = useConfirm();
  const notify = useNotify();

  async function signOut(session: Session): Promise<boolean> {
    const title = sessionListTexts.signOutQuestion({ device: deviceName(session) });
    if (!(await confirm({ title, confirmLabel: sessionListTexts.signOut, danger: true }))) return false;
    try {
      // A list leaves out what the cache does not have any more.
      await end({
        variables: { id: session.id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Session', id: session.id }) }),
      });
      notify({ text: sessionListTexts.signedOut, tone: 'done' });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (isToldAlready(failure)) return false;
      notify({ text: sessionListTexts.signOutFailed, tone: 'failed' });
      onFailure(reasonOf(failure));
      return false;
    }
  }

  return { signOut, signingOut };
}

/** The names of the access tokens and the hosts of the webhooks that go on after signing out everywhere. */
function namesOf({ accessTokens, webhooks }: ProgramsQuery): string[] {
  const valid = accessTokens.filter(({ expiresAt }) => expiresAt === null || new Date(expiresAt) > new Date());
  return [...valid.map(({ name }) => name), ...webhooks.filter(({ isEnabled }) => isEnabled).map(({ url }) => new URL(url).host)];
}

/** Asks whether programs go on, if there are any. True if they end, too. */
function useAskAboutPrograms(): () => Promise<boolean> {
  const confirm = useConfirm();

  return async () => {
    const names = namesOf(await callServer(ProgramsDocument, {}, endsSession));
    if (names.length === 0) return false;
    const explanation = sessionListTexts.programs({ names: new Intl.ListFormat(languageTexts.formats).format(names) });
    const [confirmLabel, cancelLabel] = [sessionListTexts.endPrograms, sessionListTexts.keepPrograms];
    return confirm({ title: sessionListTexts.programsQuestion, explanation, confirmLabel, cancelLabel, danger: true });
  };
}

/**
 * Ends all sessions, after the user's confirmation, and loads the sign-in screen. Access tokens and webhooks are named, and end if the user wants that. A session that had
 * already ended counts as a success.
 */
export function useSignOutEverywhere(onFailure: (reason: string) => void): SignOutEverywhere {
  const [signingOut, setSigningOut] = useState(false);
  const confirm = useConfirm();
  const askAboutPrograms = useAskAboutPrograms();
  const notify = useNotify();

  async function signOutEverywhere() {
    if (!(await confirm({ title: sessionListTexts.everywhereQuestion, confirmLabel: sessionListTexts.everywhere, danger: true }))) return;
    setSigningOut(true);
    try {
      await callServer((await askAboutPrograms()) ? LogOutWithProgramsDocument : LogOutEverywhereDocument, {}, endsSession);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'expired') {
        if (failure.kind !== 'blocked') notify({ text: sessionListTexts.signOutFailed, tone: 'failed' });
        setSigningOut(false);
        return onFailure(reasonOf(failure));
      }
    }
    endSession();
    forgetGuest();
    notify({ text: sessionListTexts.signedOutEverywhere, tone: 'done' });
    afterNotice(() => loadPage(screens.login), leaveAfterMilliseconds);
  }

  return { signOutEverywhere, signingOut };
}
