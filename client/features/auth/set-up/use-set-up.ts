import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { SendSetUpMailDocument } from '../../../api/generated/send-set-up-mail.js';
import { SetUpDocument } from '../../../api/generated/set-up.js';
import { SiteSetUpDocument } from '../../../api/generated/site-set-up.js';
import type { SetUpSignUp, SiteSetUpQuery } from '../../../api/generated/types.js';
import { storeSession } from '../../../api/session/session-token.js';
import { mailNewAccount } from '../../../api/session/verification-mail.js';
import { loadPage } from '../../../shell/leaving/leaving.js';
import { screens, START } from '../../../shell/screens.js';
import { authTexts } from '../../../texts/en/accounts.js';
import { setUpTexts } from '../../../texts/en/set-up.js';

export interface SetUpForm {
  code: string;
  username: string;
  email: string;
  password: string;
  /** Empty if none of the three holds at this moment. */
  signUp: SetUpSignUp | '';
}

/** What the code shows of the site; null until the code is right. */
export type SiteToSetUp = SiteSetUpQuery['siteSetUp']['site'];

const fieldNames = ['code', 'username', 'email', 'password'] as const;

/** The code in the address, which no request contains. */
export function codeOfAddress(): string {
  const code = window.location.hash.slice(1);
  return /^[\w-]{1,60}$/.test(code) ? code : '';
}

/** Whether the site waits for its set-up: null until the server has said so. */
export function useIsAwaited(): boolean | null {
  const [isAwaited, setIsAwaited] = useState<boolean | null>(null);
  useEffect(() => {
    let isLeft = false;
    const show = (awaited: boolean) => void (isLeft || setIsAwaited(awaited));
    // Without an answer, the form is shown: the server decides when it is sent.
    callServer(SiteSetUpDocument, {}).then(
      ({ siteSetUp }) => show(siteSetUp.isAwaited),
      () => show(true),
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return isAwaited;
}

/** What the code shows of the site. A code that is not right is refused beside its field. */
export function useSite({ setError, getValues, setValue }: UseFormReturn<SetUpForm>) {
  const [site, setSite] = useState<SiteToSetUp>(null);
  const check = async () => {
    const code = getValues('code').trim();
    if (code === '' || site) return;
    try {
      const { siteSetUp } = await callServer(SiteSetUpDocument, { code });
      setSite(siteSetUp.site);
      const signUp = siteSetUp.site?.signUp;
      if (signUp && signUp !== 'DOMAINS') setValue('signUp', signUp);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused') setError('code', { message: failure.message });
    }
  };
  return { site, check };
}

/** Sends the form, signs the first operator in, and goes on to the first page. The reasons of a refusal are shown beside their fields. */
export function useSetUp({ setError, setFocus }: UseFormReturn<SetUpForm>, site: SiteToSetUp) {
  function showReasons(error: unknown) {
    const failure = failureOf(error);
    if (failure.kind !== 'refused') return isToldAlready(failure) || setError('root', { message: reasonOf(failure) });
    const blamed = fieldNames.filter((name) => failure.fields[name] !== undefined);
    for (const name of blamed) setError(name, { message: failure.fields[name] });
    const [first] = blamed;
    if (first) setFocus(first);
    else setError('root', { message: failure.message });
  }

  return async ({ signUp, ...typed }: SetUpForm) => {
    try {
      const input = { ...typed, signUp: site?.isSignUpFixed || signUp === '' ? null : signUp };
      const { token, account } = (await callServer(SetUpDocument, { input })).setUp;
      if (!storeSession(token, { firstUsername: account.firstUsername, linkname: null }))
        return setError('root', { message: `${setUpTexts.madeOnly} ${authTexts.notStored}` });
      void mailNewAccount(account.email);
      loadPage(`${screens.editor}${START}`, { replace: true });
    } catch (error) {
      showReasons(error);
    }
  };
}

/** The test mail needs the code and the address. Its failure shows what the mail server has answered, and blocks nothing. */
export function useTestMail({ getValues, setError, setFocus }: UseFormReturn<SetUpForm>) {
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<{ good?: string; error?: string }>({});
  const send = async () => {
    const { code, email } = getValues();
    const refuse = (name: 'code' | 'email', message: string) => {
      setError(name, { message });
      setFocus(name);
    };
    if (email.trim() === '') return refuse('email', authTexts.emailMissing);
    setOutcome({});
    setIsSending(true);
    try {
      const { sendSetUpMail: answer } = await callServer(SendSetUpMailDocument, { input: { code, email } });
      setOutcome(answer == null ? { good: setUpTexts.sent({ address: email.trim() }) } : { error: setUpTexts.notSent({ answer }) });
    } catch (error) {
      const failure = failureOf(error);
      const name = failure.kind === 'refused' && (['code', 'email'] as const).find((field) => failure.fields[field] !== undefined);
      if (name) refuse(name, reasonOf(failure, name));
      else setOutcome({ error: reasonOf(failure) });
    }
    setIsSending(false);
  };
  return { send, isSending, ...outcome };
}
