import type { EntityManager } from 'typeorm';
import type { MailRequest } from '../../../mail/mail-request.js';
import type { AccountMails } from '../accounts/account-mails.js';
import { PROGRAMS, STOP_SCHEDULED, WHAT_ENDS, type Occasion } from './what-ends.js';

/** Why something of an account ends. */
export interface Ending {
  readonly accountId: string;
  readonly occasion: Occasion;
  readonly at: Date;
  /** Whether access tokens and webhooks end that would stay. */
  readonly withPrograms?: boolean;
}

interface StoppedPublication {
  readonly pageId: string;
  readonly linkname: string | null;
  readonly language: NonNullable<MailRequest['language']>;
}

// Those that were stopped when the account was suspended.
const WAITING = `
  SELECT page_id AS "pageId", linkname, scheduled_publication.language FROM scheduled_publication JOIN page ON owner_id = page_id
  WHERE page.account_id = $1 AND failure IN ('PUBLICATION_STOPPED', 'ACCOUNT_SUSPENDED')`;

/**
 * Ends what somebody else may have prepared in an account, as the table says, and tells the owner of each publication that was stopped. The caller has locked the account. Every
 * way out of an account that is not one's own any more comes through here.
 */
export async function endWhatWasPrepared(manager: EntityManager, mails: AccountMails, ending: Ending): Promise<void> {
  const { accountId, occasion, at, withPrograms = false } = ending;
  const programs: readonly string[] = withPrograms ? PROGRAMS : [];
  for (const [table, ends] of Object.entries(WHAT_ENDS)) {
    const statement = ends[programs.includes(table) ? 'recovery' : occasion];
    if (statement === null) continue;
    const rows: unknown = await manager.query(statement, statement.includes('$2') ? [accountId, at] : [accountId]);
    // Who is suspended cannot decide. Lifting the suspension asks.
    if (statement === STOP_SCHEDULED && occasion !== 'suspension')
      await tellStopped(manager, mails, accountId, (rows as [StoppedPublication[]])[0]);
  }
}

/** Asks the owner what shall become of the publications that were stopped when the account was suspended. */
export async function askAboutStopped(manager: EntityManager, mails: AccountMails, accountId: string): Promise<void> {
  await tellStopped(manager, mails, accountId, await manager.query<StoppedPublication[]>(WAITING, [accountId]));
}

async function tellStopped(
  manager: EntityManager,
  mails: AccountMails,
  accountId: string,
  stopped: readonly StoppedPublication[],
): Promise<void> {
  for (const publication of stopped)
    await mails.addWithin(manager, { kind: 'publication-failed', accountId, code: 'PUBLICATION_STOPPED', ...publication });
}
