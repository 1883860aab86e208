import { useCallback } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import type { Failure } from '../../../api/connection/failure.js';
import { useFetched } from '../../../api/connection/use-fetched.js';
import { AdminMailDocument } from '../../../api/generated/admin-mail.js';
import { AdminRemoveMailsDocument } from '../../../api/generated/admin-remove-mails.js';
import { AdminRetryMailsDocument } from '../../../api/generated/admin-retry-mails.js';
import type { AdminMailQuery } from '../../../api/generated/types.js';
import { useAct, type RunningAct } from '../../../shell/use-act.js';
import { wordReceiver } from './receiver.js';
import { adminMailTexts as texts } from '../../../texts/en/admin-mail.js';

export type SiteMails = AdminMailQuery['adminMail'];
export type GivenUp = SiteMails['givenUpMails'][number];
export type Waiting = SiteMails['waitingMails'][number];

/** What is done with mails: `busy` is the id of one, or `all`. */
export interface Mails extends Omit<RunningAct, 'run'> {
  readonly mails: SiteMails | null;
  readonly failure: Failure | null;
  readonly reload: () => void;
  /** Sends mails again: one, or all for null. */
  readonly retry: (mail: GivenUp | null) => Promise<unknown>;
  readonly remove: (mail: GivenUp) => Promise<unknown>;
}

/** The mails of the site, and what is done with them. `onGivenUp` gets how many could not be delivered. */
export function useMails(onGivenUp: (count: number) => void): Mails {
  const load = useCallback(async () => {
    const loaded = (await callServer(AdminMailDocument)).adminMail;
    onGivenUp(loaded.givenUp);
    return loaded;
  }, [onGivenUp]);
  const { value: mails, failure, retry: reload } = useFetched(load);
  const { run, ...state } = useAct();
  const retry = (mail: GivenUp | null) =>
    run(mail?.id ?? 'all', async () => {
      const { adminRetryMails: count } = await callServer(AdminRetryMailsDocument, { ids: mail && [mail.id] });
      reload();
      return { notice: { about: mail && wordReceiver(mail), text: texts.triedAgain({ count }), tone: 'done' } };
    });
  const remove = (mail: GivenUp) =>
    run(mail.id, async () => {
      await callServer(AdminRemoveMailsDocument, { ids: [mail.id] });
      reload();
      return { notice: { text: texts.removed, about: wordReceiver(mail), tone: 'done' } };
    });
  return { mails, failure, reload, retry, remove, ...state };
}
