import type { RefObject } from 'react';
import { callServer, endsSession } from '../../../api/connection/call-server.js';
import { forgetGuest } from '../../../api/session/guest-page.js';
import { failureOf, reasonOf, type Failure } from '../../../api/connection/failure.js';
import { forget, sendChange } from '../../../api/connection/send-change.js';
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
import { useAct } from '../../../shell/use-act.js';
import { sessionListTexts } from '../../../texts/en/personal.js';
import { languageTexts } from '../../../texts/en/shell.js';
import { deviceName } from './device-name.js';

export type Session = SessionsQuery['sessions'][number];

const leaveAfterMilliseconds = 1500;

/** The name of the act that ends all sessions, until the page is left. The others go by the id of the session. */
export const EVERYWHERE = 'everywhere';

/** Ends one session or all of them, after the user's confirmation. A session that has ended leaves the focus to the list. */
export function useSignOut(list: RefObject<HTMLElement | null>) {
  const [confirm, notify] = [useConfirm(), useNotify()];
  const { run, clear, ...act } = useAct();
  const endEverywhere = useEndEverywhere();

  function refused(failure: Failure) {
    notify({ text: sessionListTexts.signOutFailed, tone: 'failed' });
    return reasonOf(failure);
  }

  async function signOut(session: Session) {
    clear();
    const title = sessionListTexts.signOutQuestion({ device: deviceName(session) });
    if (!(await confirm({ title, confirmLabel: sessionListTexts.signOut, danger: true }))) return;
    const work = async () => {
      await sendChange(EndSessionDocument, { id: session.id });
      forget('Session', session.id);
      return { notice: { text: sessionListTexts.signedOut, tone: 'done' }, focus: list } as const;
    };
    await run(session.id, work, refused);
  }

  async function signOutEverywhere() {
    clear();
    if (!(await confirm({ title: sessionListTexts.everywhereQuestion, confirmLabel: sessionListTexts.everywhere, danger: true }))) return;
    await run(EVERYWHERE, endEverywhere, refused);
  }

  return { signOut, signOutEverywhere, ...act };
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
 * Ends all sessions and loads the sign-in screen. Access tokens and webhooks are named, and end if the user wants that. A session that had
 * already ended counts as a success.
 */
function useEndEverywhere(): () => Promise<void> {
  const askAboutPrograms = useAskAboutPrograms();
  const notify = useNotify();

  return async () => {
    try {
      await callServer((await askAboutPrograms()) ? LogOutWithProgramsDocument : LogOutEverywhereDocument, {}, endsSession);
    } catch (error) {
      if (failureOf(error).kind !== 'expired') throw error;
    }
    endSession();
    forgetGuest();
    notify({ text: sessionListTexts.signedOutEverywhere, tone: 'done' });
    await new Promise<void>((leave) => afterNotice(leave, leaveAfterMilliseconds));
    loadPage(screens.login);
  };
}
