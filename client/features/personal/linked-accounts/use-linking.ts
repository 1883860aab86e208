import { useEffect } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { FinishLinkingDocument } from '../../../api/generated/finish-linking.js';
import { StartLinkingDocument } from '../../../api/generated/start-linking.js';
import { UnlinkProviderDocument } from '../../../api/generated/unlink-provider.js';
import { keepLinking } from '../../../api/session/begun-sign-in.js';
import { returnedFrom, returnedToLink, takeProviderAnswer } from '../../../api/session/provider-sign-in.js';
import { markAppPage } from '../../../api/session/session-token.js';
import { site } from '../../../api/site.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { loadPage } from '../../../shell/leaving/leaving.js';
import { loginThen } from '../../../shell/screens.js';
import { NotDone, useAct, type RunningAct } from '../../../shell/use-act.js';
import { authTexts } from '../../../texts/en/accounts.js';
import { linkedTexts } from '../../../texts/en/linked-accounts.js';

interface Provider {
  readonly name: string;
  readonly label: string;
}

/** Links and unlinks providers. */
export interface Linking extends Omit<RunningAct, 'run'> {
  /** Opens the provider. From there, the browser comes back to this screen. */
  readonly link: (provider: Provider) => Promise<unknown>;
  /** Unlinks it after a confirmation. */
  readonly unlink: (provider: Provider) => Promise<void>;
}

/** `onChange` is called when something was linked or unlinked. */
export function useLinking(onChange: () => Promise<unknown>): Linking {
  const confirm = useConfirm();
  const { run, ...state } = useAct();
  useReturn(run, onChange);
  return {
    ...state,
    link: ({ name }) =>
      run(name, async () => {
        const { address, state: secret } = (await callServer(StartLinkingDocument, { provider: name })).startLinking;
        if (!keepLinking(name, secret, new URL(loginThen(window.location.pathname), window.location.href).search)) {
          markAppPage();
          throw new NotDone(authTexts.notStored);
        }
        loadPage(address);
      }),
    unlink: async ({ name, label }) => {
      const title = linkedTexts.question({ provider: label });
      if (!(await confirm({ title, confirmLabel: linkedTexts.unlink, danger: true }))) return;
      await run(name, async () => {
        await callServer(UnlinkProviderDocument, { provider: name });
        await onChange();
        return { notice: { text: linkedTexts.isUnlinked({ provider: label }), tone: 'done' } };
      });
    },
  };
}

/** Links the person with whom the browser has come back. */
function useReturn(run: RunningAct['run'], onChange: () => Promise<unknown>) {
  useEffect(() => {
    if (!returnedToLink()) return;
    const answer = takeProviderAnswer();
    if (!answer) return;
    const name = returnedFrom();
    const provider = site().signInProviders.find((one) => one.name === name)?.label ?? name;
    void run(name, async () => {
      if (answer.kind === 'failed') throw new NotDone(linkedTexts.notLinkedNow({ provider }));
      const { code, state, iss } = answer;
      await callServer(FinishLinkingDocument, { input: { code, state, iss } });
      await onChange();
      return { notice: { text: linkedTexts.isLinked({ provider }), tone: 'done' } };
    });
    // Only the first time: the answer is there once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
