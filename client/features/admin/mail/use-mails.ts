import type { Failure } from '../../../api/connection/failure.js';
import { sendChange } from '../../../api/connection/send-change.js';
import { FRESH, useServerData } from '../../../api/connection/use-server-data.js';
import { AdminDocument } from '../../../api/generated/admin.js';
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

/** What counts mails. */
const OUTDATED = [AdminMailDocument, AdminDocument];

/** The mails of the site, and what is done with them. */
export function useMails(): Mails {
  const { data, failure, retry: reload } = useServerData(AdminMailDocument, {}, FRESH);
  const { run, ...state } = useAct();
  const retry = (mail: GivenUp | null) =>
    run(mail?.id ?? 'all', async () => {
      const { adminRetryMails: count } = await sendChange(AdminRetryMailsDocument, { ids: mail && [mail.id] }, { outdated: OUTDATED });
      return { notice: { about: mail && wordReceiver(mail), text: texts.triedAgain({ count }), tone: 'done' } };
    });
  const remove = (mail: GivenUp) =>
    run(mail.id, async () => {
      await sendChange(AdminRemoveMailsDocument, { ids: [mail.id] }, { outdated: OUTDATED });
      return { notice: { text: texts.removed, about: wordReceiver(mail), tone: 'done' } };
    });
  return { mails: data?.adminMail ?? null, failure, reload, retry, remove, ...state };
}
