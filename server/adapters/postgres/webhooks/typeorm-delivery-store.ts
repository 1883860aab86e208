import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MailRequest } from '../../../mail/mail-request.js';
import type { Delivery, DeliveredEvent, DeliveryCounts, DueDelivery, NotedAttempt } from '../../../webhooks/delivery.js';
import type { Webhook, WebhookEnd } from '../../../webhooks/webhook.js';
import { DeliveryStore } from '../../../webhooks/ports/delivery-store.port.js';
import { AccountMails } from '../accounts/account-mails.js';
import { retriedTransaction } from '../connection/retried-transaction.js';
import { isUuid } from '../connection/uuid.js';

const COLUMNS = `delivery.id, delivery.type, delivery.created_at AS "createdAt", data, state, attempts, last_attempt_at AS "lastAttemptAt", status, failure`;

const IS_OWNED = 'EXISTS (SELECT FROM webhook WHERE webhook.id = delivery.webhook_id AND account_id = $1)';

const LIST = `SELECT ${COLUMNS} FROM webhook_delivery AS delivery WHERE webhook_id = $1 ORDER BY delivery.created_at DESC, delivery.id LIMIT $2`;

const ADD = `
  INSERT INTO webhook_delivery (id, webhook_id, type, data, created_at)
  SELECT $3, id, $4, $5, $6 FROM webhook WHERE account_id = $1 AND id = $2 RETURNING 1`;

const REPEAT = `
  UPDATE webhook_delivery AS delivery SET state = 'waiting', has_job = false, waiting_since = now()
  WHERE id = $2 AND state <> 'waiting' AND ${IS_OWNED}`;
const FIND = `SELECT ${COLUMNS} FROM webhook_delivery AS delivery WHERE id = $2 AND ${IS_OWNED}`;

// The webhook, or what is left of it. While its account is suspended, nothing is due.
const FIND_DUE = `
  SELECT delivery.id, type, delivery.created_at AS "createdAt", data, coalesce(webhook.address, delivery.address) AS address,
    array_remove(ARRAY[coalesce(webhook.secret, delivery.secret), CASE WHEN former_secret_until > $2 THEN former_secret END], NULL) || ARRAY(
      SELECT one->>'secret' FROM jsonb_array_elements(earlier_secrets) AS one WHERE (one->>'until')::timestamptz > $2
    ) AS secrets,
    coalesce(is_enabled, true) OR type = 'webhook.test' AS "isEnabled"
  FROM webhook_delivery AS delivery LEFT JOIN webhook ON webhook.id = webhook_id WHERE delivery.id = $1 AND state = 'waiting'
    AND NOT EXISTS (SELECT FROM account WHERE account.id = webhook.account_id AND suspended_at IS NOT NULL)`;

// The webhook is locked before its deliveries, in the same order as when a webhook is removed, so that there is no deadlock. A success that
// follows a success changes nothing.
const NOTE_AT_WEBHOOK = `
  WITH noted AS (
    SELECT webhook.id, CASE WHEN $2::text IS NULL THEN NULL ELSE coalesce(failing_since, $4) END AS failing_since,
      CASE WHEN $3 = 410 THEN 'gone' WHEN $5 = 'failed' AND failing_since < $6 THEN 'failing' END AS ended_by
    FROM webhook JOIN webhook_delivery AS delivery ON delivery.webhook_id = webhook.id WHERE delivery.id = $1
  )
  UPDATE webhook SET failing_since = noted.failing_since, ended_by = coalesce(noted.ended_by, webhook.ended_by),
    is_enabled = webhook.is_enabled AND noted.ended_by IS NULL
  FROM noted WHERE webhook.id = noted.id AND webhook.is_enabled
    AND (webhook.failing_since IS DISTINCT FROM noted.failing_since OR noted.ended_by IS NOT NULL)
  RETURNING account_id AS "accountId", address, webhook.language, noted.ended_by AS "end"`;

const NOTE = `
  UPDATE webhook_delivery SET state = $5, status = $3, failure = $2, last_attempt_at = $4, attempts = attempts + 1
  WHERE id = $1 AND state = 'waiting' RETURNING webhook_id AS "webhookId"`;
const NOTE_SWITCHED_OFF = `
  UPDATE webhook_delivery SET state = 'failed', status = NULL, failure = 'switched-off' WHERE id = $1 AND state = 'waiting'`;

const FORGET = `
  DELETE FROM webhook_delivery WHERE id IN (
    SELECT id FROM webhook_delivery WHERE webhook_id = $1 ORDER BY created_at DESC, id OFFSET $2
  ) AND state <> 'waiting'`;

// One that was sent again after it was given up has waited for a moment only.
const GIVE_UP = `
  UPDATE webhook_delivery SET state = 'failed', status = NULL, failure = 'unheard'
  WHERE id = $1 AND state = 'waiting' AND waiting_since < now() - interval '1 minute'`;
const FORGET_WITHOUT_WEBHOOK = `DELETE FROM webhook_delivery WHERE id = $1 AND webhook_id IS NULL AND state <> 'waiting'`;

const COUNT = `
  SELECT CAST(count(*) FILTER (WHERE state = 'waiting') AS integer) AS waiting, CAST(count(*) FILTER (WHERE state = 'failed') AS integer) AS "givenUp",
    CAST(coalesce(extract(epoch FROM now() - min(waiting_since) FILTER (WHERE state = 'waiting')), 0) AS double precision) AS "oldestSeconds"
  FROM webhook_delivery WHERE state <> 'delivered'`;

const REMOVE_OLDER = `
  DELETE FROM webhook_delivery WHERE id = ANY (ARRAY(
    SELECT id FROM webhook_delivery WHERE created_at <= $1 ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED))`;

/** Deliveries as rows of PostgreSQL. */
@Injectable()
export class TypeormDeliveryStore extends DeliveryStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: AccountMails,
  ) {
    super();
  }

  override async list(accountId: string, webhookId: string, atMost: number): Promise<Delivery[] | null> {
    if (!isUuid(webhookId)) return null;
    const owned: unknown[] = await this.dataSource.query('SELECT FROM webhook WHERE account_id = $1 AND id = $2', [accountId, webhookId]);
    return owned.length > 0 ? this.dataSource.query<Delivery[]>(LIST, [webhookId, atMost]) : null;
  }

  override async add(accountId: string, webhookId: string, { id, type, data, createdAt }: DeliveredEvent): Promise<boolean> {
    if (!isUuid(webhookId)) return false;
    const added: unknown[] = await this.dataSource.query(ADD, [accountId, webhookId, id, type, JSON.stringify(data), createdAt]);
    return added.length > 0;
  }

  override async repeat(accountId: string, id: string): Promise<Delivery | null> {
    if (!isUuid(id)) return null;
    await this.dataSource.query(REPEAT, [accountId, id]);
    const [found] = await this.dataSource.query<Delivery[]>(FIND, [accountId, id]);
    return found ?? null;
  }

  override async findDue(id: string, now: Date): Promise<DueDelivery | null> {
    const [due] = await this.dataSource.query<DueDelivery[]>(FIND_DUE, [id, now]);
    return due ?? null;
  }

  override async note({ id, failure, status, at, state }: NotedAttempt, failingBefore: Date, atMost: number): Promise<void> {
    await retriedTransaction(this.dataSource, async (manager) => {
      if (failure === 'switched-off') {
        await manager.query(NOTE_SWITCHED_OFF, [id]);
        return;
      }
      const attempt = [id, failure, status, at, state];
      const [[changed]] = await manager.query<[ChangedWebhook[], number]>(NOTE_AT_WEBHOOK, [...attempt, failingBefore]);
      if (changed?.end) await this.mails.addWithin(manager, mailOf(changed, changed.end));
      const [[noted]] = await manager.query<[{ webhookId: string | null }[], number]>(NOTE, attempt);
      if (noted && state !== 'waiting') await forget(manager, id, noted.webhookId, atMost);
    });
  }

  override async giveUp(id: string): Promise<void> {
    await this.dataSource.query(GIVE_UP, [id]);
    await this.dataSource.query(FORGET_WITHOUT_WEBHOOK, [id]);
  }

  override async count(): Promise<DeliveryCounts> {
    const [counts] = await this.dataSource.query<DeliveryCounts[]>(COUNT);
    return counts ?? { waiting: 0, oldestSeconds: 0, givenUp: 0 };
  }

  override async removeOlder(moment: Date, atMost: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(REMOVE_OLDER, [moment, atMost]);
    return count;
  }
}

/** The reasons that a receiver can cause. `recovered` is none of them: the webhooks of a recovered account get no messages. */
type ReceiverEnd = Exclude<WebhookEnd, 'recovered'>;

type ChangedWebhook = Pick<Webhook, 'accountId' | 'address' | 'language'> & { readonly end: ReceiverEnd | null };

/** Its owner gets it exactly once, because it is queued in the transaction that switches the webhook off. */
function mailOf({ accountId, address, language }: ChangedWebhook, end: ReceiverEnd): MailRequest {
  return { kind: 'webhook-switched-off', accountId, host: new URL(address).host, end, ...(language && { language }) };
}

async function forget(manager: EntityManager, id: string, webhookId: string | null, atMost: number): Promise<void> {
  if (webhookId === null) await manager.query(FORGET_WITHOUT_WEBHOOK, [id]);
  else await manager.query(FORGET, [webhookId, atMost]);
}
