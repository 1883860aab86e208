import { useCallback, useEffect, useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, reasonOf } from '../../../api/connection/failure.js';
import { FinishSignInDocument } from '../../../api/generated/finish-sign-in.js';
import { StartSignInDocument } from '../../../api/generated/start-sign-in.js';
import { keptInvitation } from '../../../api/session/invitation.js';
import { keepSignIn, noteProvider, signsInAgain } from '../../../api/session/begun-sign-in.js';
import { hasProviderCode, returnedFrom, takeProviderAnswer, type ProviderAnswer } from '../../../api/session/provider-sign-in.js';
import { markAppPage, markProviderSignIn, storeSession } from '../../../api/session/session-token.js';
import { mailNewAccount } from '../../../api/session/verification-mail.js';
import { site, type SignInProvider } from '../../../api/site.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { afterNotice, loadPage, reload } from '../../../shell/leaving/leaving.js';
import { authTexts, loginTexts } from '../../../texts/en/accounts.js';
import { providerTexts } from '../../../texts/en/sign-in-providers.js';
import { leaveIfSuspended } from '../use-signed-in.js';
import { beginAccount } from '../begin-account.js';

const reloadAfterMilliseconds = 1000;

interface ProviderSignInState {
  /** The name of the provider that the browser is about to open, or has come back from. */
  readonly busy: string | null;
  /** What happens, or why the sign-in failed. */
  readonly note: string | undefined;
  /** Opens the sign-in page of a provider. */
  readonly begin: (provider: SignInProvider) => Promise<void>;
}

/**
 * Signs in at a provider. A press opens it. When the browser comes back with a code, the code is exchanged at once (specification §4).
 */
export function useProviderSignIn(): ProviderSignInState {
  const [busy, setBusy] = useState(() => (hasProviderCode() ? returnedFrom() : null));
  const [note, setNote] = useState(() => (hasProviderCode() ? providerTexts.returning({ provider: labelOfReturned() }) : undefined));
  const stay = useCallback((reason: string) => {
    setBusy(null);
    setNote(reason);
  }, []);
  useReturn(stay);
  return {
    busy,
    note,
    begin: (provider) => {
      setBusy(provider.name);
      setNote(undefined);
      return begin(provider, stay);
    },
  };
}

async function begin({ name, label }: SignInProvider, stay: (reason: string) => void): Promise<void> {
  try {
    markProviderSignIn();
    const variables = { provider: name, invitation: keptInvitation(), asksAgain: signsInAgain() };
    const { address, state } = (await callServer(StartSignInDocument, variables)).startSignIn;
    if (keepSignIn(name, state)) return loadPage(address);
    stay(authTexts.notStored);
  } catch (error) {
    console.warn(`Signing in with ${label} did not begin.`, error);
    stay(reasonOf(failureOf(error)));
  }
  markAppPage();
}

/** Exchanges the code that the browser came back with. A failure is logged and shown beside the buttons, without a notification. */
function useReturn(stay: (reason: string) => void) {
  const notify = useNotify();
  useEffect(() => {
    async function signIn({ code, state, iss }: ProviderAnswer & { kind: 'code' }) {
      try {
        const { token, account, isNewAccount } = (await callServer(FinishSignInDocument, { input: { code, state, iss } })).finishSignIn;
        if (!storeSession(token, { firstUsername: account.firstUsername, linkname: account.page.linkname }))
          return stay(authTexts.notStored);
        noteProvider();
        if (isNewAccount && !account.emailVerified) void mailNewAccount(account.email);
        if (isNewAccount) await beginAccount(account);
        notify({ text: loginTexts.done, tone: 'done' });
        afterNotice(reload, reloadAfterMilliseconds);
      } catch (error) {
        if (leaveIfSuspended(error)) return;
        console.warn(`Signing in with ${labelOfReturned()} did not succeed.`, error);
        stay(reasonOf(failureOf(error)));
      }
    }
    const answer = takeProviderAnswer();
    if (answer?.kind === 'code') void signIn(answer);
    if (answer?.kind === 'failed') {
      console.warn(`Signing in with ${labelOfReturned()} did not succeed. ${answer.logged}`);
      stay(providerTexts.failed({ provider: labelOfReturned() }));
    }
  }, [notify, stay]);
}

/** What people call the provider from which the user has returned. */
function labelOfReturned(): string {
  const name = returnedFrom();
  return site().signInProviders.find((provider) => provider.name === name)?.label ?? name;
}
