import { useCallback, useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf, type Failure } from '../../../api/connection/failure.js';
import { useFetched } from '../../../api/connection/use-fetched.js';
import { AdminMailDocument } from '../../../api/generated/admin-mail.js';
import { AdminRemoveMailsDocument } from '../../../api/generated/admin-remove-mails.js';
import { AdminRetryMailsDocument } from '../../../api/generated/admin-retry-mails.js';
import type { AdminMailQuery } from '../../../api/generated/types.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { wordReceiver } from './receiver.js';
import { adminMailTexts as texts } from '../../../texts/en/admin-mail.js';

export type SiteMails = AdminMailQuery['adminMail'];
export type GivenUp = SiteMails['givenUpMails'][number];
export type Waiting = SiteMails['waitingMails'][number];

export interface Mails {
  readonly mails: SiteMails | null;
  readonly failure: Failure | null;
  readonly reload: () => void;
  /** Sends mails again: one, or all for null. */
  readonly retry: (mail: GivenUp | null) => Promise<void>;
  readonly remove: (mail: GivenUp) => Promise<void>;
  /** The id of the mail that something is done with; `all` for all of them. */
  readonly busy: string | null;
  /** Why the last act was refused. */
  readonly reason: string | undefined;
}

/** The mails of the site, and what is done with them. `onGivenUp` gets how many could not be delivered. */
export function useMails(onGivenUp: (count: number) => void): Mails {
  const notify = useNotify();
  const load = useCallback(async () => {
    const loaded = (await callServer(AdminMailDocument)).adminMail;
    onGivenUp(loaded.givenUp);
    return loaded;
  }, [onGivenUp]);
  const { value: mails, failure, retry: reload } = useFetched(load);
  const [state, setState] = useState<Pick<Mails, 'busy' | 'reason'>>({ busy: null, reason: undefined });

  async function run(busy: string, work: () => Promise<{ readonly text: string; readonly about: string | null }>) {
    setState({ busy, reason: undefined });
    try {
      const { text, about } = await work();
      notify({ text, about, tone: 'done' });
      setState({ busy: null, reason: undefined });
      reload();
    } catch (error) {
      const refusal = failureOf(error);
      setState({ busy: null, reason: isToldAlready(refusal) ? undefined : reasonOf(refusal) });
    }
  }
  const retry = (mail: GivenUp | null) =>
    run(mail?.id ?? 'all', async () => {
      const { adminRetryMails: count } = await callServer(AdminRetryMailsDocument, { ids: mail && [mail.id] });
      return { text: texts.triedAgain({ count }), about: mail && wordReceiver(mail) };
    });
  const remove = (mail: GivenUp) =>
    run(mail.id, async () => {
      await callServer(AdminRemoveMailsDocument, { ids: [mail.id] });
      return { text: texts.removed, about: wordReceiver(mail) };
    });
  return { mails, failure, reload, retry, remove, ...state };
}
