import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CallCredential } from '../../../accounts/sessions/call-credential.js';
import { WebhookStore, type WebhookChange } from '../../../webhooks/ports/webhook-store.port.js';
import type { WatchedWebhook, Webhook } from '../../../webhooks/webhook.js';
import { FORMER_SECRETS } from '../../../webhooks/webhook.js';
import { TooManyWebhooks } from '../../../webhooks/webhooks.errors.js';
import { isUuid } from '../connection/uuid.js';
import { webhookTable } from './webhook.table.js';
import { lockCaller, lockForRows } from '../rows/rows.js';

const COLUMNS = `id, account_id AS "accountId", address, events, is_enabled AS "isEnabled", ended_by AS "end", failing_since AS "failingSince", language,
  created_at AS "createdAt"`;

const LIST = `SELECT ${COLUMNS} FROM webhook WHERE account_id = $1 ORDER BY created_at, id`;

const LIST_ALL = `
  SELECT ${COLUMNS}, waiting, last FROM webhook
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS waiting FROM webhook_delivery AS delivery WHERE delivery.webhook_id = webhook.id AND state = 'waiting'
  ) AS waiting_ones
  LEFT JOIN LATERAL (
    SELECT jsonb_build_object('status', status, 'failure', failure, 'at', last_attempt_at) AS last FROM webhook_delivery AS delivery
    WHERE delivery.webhook_id = webhook.id AND last_attempt_at IS NOT NULL ORDER BY last_attempt_at DESC LIMIT 1
  ) AS last_one ON true
  ORDER BY waiting DESC, webhook.created_at, webhook.id LIMIT $1`;
const FIND = `SELECT ${COLUMNS} FROM webhook WHERE id = $1`;

const CHANGE = `
  UPDATE webhook SET address = coalesce($3, address), events = coalesce($4, events), is_enabled = coalesce($5, is_enabled),
    ended_by = CASE WHEN $5 THEN NULL ELSE ended_by END, failing_since = CASE WHEN $5 THEN NULL ELSE failing_since END
  WHERE account_id = $1 AND id = $2 RETURNING ${COLUMNS}`;

// Of the three former ones, the last is in columns of its own.
const REPLACE_SECRET = `
  UPDATE webhook SET former_secret = secret, former_secret_until = $4, secret = $3, earlier_secrets = (
    SELECT jsonb_agg(one ORDER BY place) FROM (
      SELECT one, place FROM jsonb_array_elements(
        CASE WHEN former_secret IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object('secret', former_secret, 'until', former_secret_until)) END
          || coalesce(earlier_secrets, '[]')
      ) WITH ORDINALITY AS former (one, place)
      WHERE (one->>'until')::timestamptz > now() ORDER BY place LIMIT ${FORMER_SECRETS - 1}
    ) AS kept
  )
  WHERE account_id = $1 AND id = $2 RETURNING 1`;

/** Webhooks as rows of PostgreSQL. */
@Injectable()
export class TypeormWebhookStore extends WebhookStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly credential: CallCredential,
  ) {
    super();
  }

  override list(accountId: string): Promise<Webhook[]> {
    return this.dataSource.query<Webhook[]>(LIST, [accountId]);
  }

  override listAll(atMost: number): Promise<WatchedWebhook[]> {
    return this.dataSource.query<WatchedWebhook[]>(LIST_ALL, [atMost]);
  }

  override async find(id: string): Promise<Webhook | null> {
    if (!isUuid(id)) return null;
    const [found] = await this.dataSource.query<Webhook[]>(FIND, [id]);
    return found ?? null;
  }

  override async add(webhook: Webhook, secret: string, most: number): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const { accountId } = webhook;
      await lockCaller(this.credential, manager);
      // Two webhooks of an account are counted one after the other.
      if (!(await lockForRows(accountId, manager))) return false;
      if ((await manager.countBy(webhookTable, { accountId })) >= most) throw new TooManyWebhooks(most);
      await manager.insert(webhookTable, { ...webhook, secret, events: [...webhook.events] });
      return true;
    });
  }

  override async change(accountId: string, id: string, { address, events, isEnabled }: WebhookChange): Promise<Webhook | null> {
    if (!isUuid(id)) return null;
    const values = [accountId, id, address ?? null, events ?? null, isEnabled ?? null];
    return this.dataSource.transaction(async (manager) => {
      await lockCaller(this.credential, manager);
      const [[changed]] = await manager.query<[Webhook[], number]>(CHANGE, values);
      return changed ?? null;
    });
  }

  override async replaceSecret(accountId: string, id: string, secret: string, formerUntil: Date): Promise<boolean> {
    if (!isUuid(id)) return false;
    return this.dataSource.transaction(async (manager) => {
      await lockCaller(this.credential, manager);
      const [, count] = await manager.query<[unknown[], number]>(REPLACE_SECRET, [accountId, id, secret, formerUntil]);
      return count > 0;
    });
  }

  override async remove(accountId: string, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const { affected } = await this.dataSource.getRepository(webhookTable).delete({ accountId, id });
    return (affected ?? 0) > 0;
  }
}
