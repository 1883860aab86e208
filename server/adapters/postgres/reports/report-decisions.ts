import type { EntityManager } from 'typeorm';
import type { MailRequest } from '../../../mail/mail-request.js';
import type { Decision, Report } from '../../../reports/report.js';
import type { AccountMails } from '../accounts/account-mails.js';

/** How long the mails about a decision wait, in seconds, so that it can be taken back before anybody reads of it. */
const TOLD_AFTER = 600;

const DECIDE = `
  UPDATE page_report SET decision = $2, decided_at = $3, decided_by = $4 WHERE id = ANY ($1) AND decided_at IS NULL RETURNING id, linkname, email, language`;

const REOPEN = `
  UPDATE page_report AS report SET decision = NULL, decided_at = NULL, decided_by = NULL
  FROM page_report AS named
  WHERE named.id = $1 AND report.page_id = named.page_id AND report.decided_at = named.decided_at AND report.decided_by = named.decided_by
  RETURNING report.id, named.decision`;

const STILL_HIDDEN = `SELECT FROM page_report WHERE page_id = $1 AND decision IN ('hidden', 'hidden-before') LIMIT 1`;

interface DecidedRow {
  readonly id: string;
  readonly linkname: string;
  readonly email: string | null;
  readonly language: NonNullable<MailRequest['language']>;
}

/** Decides reports that are open, and queues the mails to their senders. Returns how many it has decided. */
export async function decideReports(
  manager: EntityManager,
  mails: AccountMails,
  {
    ids,
    decision: { outcome, at, by },
    isGone,
  }: { readonly ids: readonly string[]; readonly decision: Decision; readonly isGone: boolean },
): Promise<number> {
  const [decided] = await manager.query<[DecidedRow[], number]>(DECIDE, [ids, outcome, at, by]);
  const told = outcome === 'dismissed' ? (isGone ? 'gone' : 'dismissed') : 'withdrawn';
  for (const { id, linkname, email, language } of decided) {
    if (email === null) continue;
    await mails.addLaterWithin(manager, { kind: 'report-decided', email, linkname, outcome: told, language }, { id, seconds: TOLD_AFTER });
  }
  return decided.length;
}

/** Opens reports again that were decided together, and removes their mails. */
export async function reopenReports(
  manager: EntityManager,
  mails: AccountMails,
  { id, pageId }: Report,
): Promise<{ readonly opened: number; readonly showsPage: boolean }> {
  const [opened] = await manager.query<[{ id: string; decision: string }[], number]>(REOPEN, [id]);
  await mails.removeWaitingWithin(
    manager,
    opened.map((one) => one.id),
  );
  const hadHidden = opened.some(({ decision }) => decision === 'hidden');
  const isLeft = (await manager.query<unknown[]>(STILL_HIDDEN, [pageId])).length > 0;
  return { opened: opened.length, showsPage: hadHidden && !isLeft };
}
