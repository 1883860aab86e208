import type { EntityManager } from 'typeorm';
import { REVIEW } from '../../../pages/hiding/page-hiding.js';
import type { WebhookEvent } from '../../../webhooks/webhook.rules.js';

// An event is stored as one row for each webhook that wants it, in the transaction of the change. So the rows exist if, and only if, the
// change is committed.

/** Whether neither its owner nor an operator keeps a published page from everybody. What waits for the first look of an operator is kept, too. */
export const IS_OPEN = `hidden_at IS NULL AND access IS DISTINCT FROM 'nobody'`;

const COLUMNS = 'id, webhook_id, type, data, created_at';

/** A part of the statement that publishes a page: `written` is the page, $1 the account, and $7 the time. What waits for the first look of an operator is told when it is approved. */
export const TELL_PUBLISHED = `, told AS (
    INSERT INTO webhook_delivery (${COLUMNS})
    SELECT gen_random_uuid(), webhook.id, 'page.published', jsonb_build_object(
      'accountId', webhook.account_id, 'pageId', written.owner_id, 'linkname', written.linkname, 'version', written.version), $7
    FROM written JOIN webhook ON webhook.account_id = $1::uuid
    WHERE webhook.is_enabled AND 'page.published' = ANY (webhook.events) AND written.hiding_reason IS DISTINCT FROM '${REVIEW}'
  )`;

/** A part of the statement that passes moments: `passed` are the pages, with the time since which they were due, and $1 the present time. It tells of those whose own time has come. */
export const TELL_APPEARED = `, told AS (
    INSERT INTO webhook_delivery (${COLUMNS})
    SELECT gen_random_uuid(), webhook.id, 'page.appeared', jsonb_build_object(
      'accountId', webhook.account_id, 'pageId', passed.owner_id, 'linkname', passed.linkname, 'at', period ->> 'from'), now()
    FROM passed JOIN webhook ON webhook.account_id = passed.account_id
    WHERE webhook.is_enabled AND 'page.appeared' = ANY (webhook.events) AND ${IS_OPEN}
      AND CAST(period ->> 'from' AS timestamptz) BETWEEN due_at AND $1::timestamptz
  )`;

const TELL = `
  INSERT INTO webhook_delivery (${COLUMNS})
  SELECT gen_random_uuid(), id, $2::text, jsonb_build_object('accountId', account_id) || $3::jsonb, now()
  FROM webhook WHERE account_id = $1 AND is_enabled AND $2::text = ANY (events)`;

const TELL_OF_LINKNAME = `
  INSERT INTO webhook_delivery (${COLUMNS})
  SELECT gen_random_uuid(), webhook.id, 'page.renamed', jsonb_build_object(
    'accountId', account_id, 'pageId', page.owner_id, 'linkname', NULL, 'formerLinkname', page.linkname), now()
  FROM webhook JOIN page USING (account_id)
  WHERE page.linkname = $1 AND is_enabled AND 'page.renamed' = ANY (events)`;

// The rows of the account go, so these have all that is needed to send them.
const TELL_DELETED = `
  INSERT INTO webhook_delivery (${COLUMNS}, address, secret)
  SELECT gen_random_uuid(), NULL, 'account.deleted', jsonb_build_object('accountId', account_id, 'pages', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('pageId', owner_id, 'linkname', linkname) ORDER BY position, owner_id), '[]')
      FROM page WHERE page.account_id = webhook.account_id
    )), now(), address, secret
  FROM webhook WHERE account_id = $1 AND is_enabled AND 'account.deleted' = ANY (events)`;

/** Tells the webhooks of an account what has happened, if the transaction of the manager is committed. */
export async function tellWebhooks(manager: EntityManager, accountId: string, event: WebhookEvent, data: object): Promise<void> {
  await manager.query(TELL, [accountId, event, JSON.stringify(data)]);
}

/** Tells that the page at a linkname loses it. Call this before. */
export async function tellOfLostLinkname(manager: EntityManager, linkname: string): Promise<void> {
  await manager.query(TELL_OF_LINKNAME, [linkname]);
}

/** Tells that the account is deleted. Call this before, while its row is locked. */
export async function tellAccountDeleted(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query(TELL_DELETED, [accountId]);
}
