import { EntitySchema } from 'typeorm';

/** A row of `webhook`. */
export interface WebhookTable {
  id: string;
  accountId: string;
  address: string;
  events: string[];
  secret: string;
  formerSecret: string | null;
  formerSecretUntil: Date | null;
  /** Those before the former one, the newest first: `{secret, until}`. */
  earlierSecrets: readonly { readonly secret: string; readonly until: string }[] | null;
  isEnabled: boolean;
  end: string | null;
  failingSince: Date | null;
  language: string | null;
  createdAt: Date;
}

export const webhookTable = new EntitySchema<WebhookTable>({
  name: 'webhook',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'webhook_pkey' },
    accountId: { name: 'account_id', type: 'uuid' },
    address: { type: 'varchar', length: 2048 },
    events: { type: 'varchar', length: 40, array: true },
    secret: { type: 'varchar', length: 100 },
    formerSecret: { name: 'former_secret', type: 'varchar', length: 100, nullable: true },
    formerSecretUntil: { name: 'former_secret_until', type: 'timestamptz', nullable: true },
    earlierSecrets: { name: 'earlier_secrets', type: 'jsonb', nullable: true },
    isEnabled: { name: 'is_enabled', type: 'boolean' },
    end: { name: 'ended_by', type: 'varchar', length: 20, nullable: true },
    failingSince: { name: 'failing_since', type: 'timestamptz', nullable: true },
    language: { type: 'varchar', length: 10, nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
  indices: [{ name: 'webhook_of_account', columns: ['accountId'] }],
  foreignKeys: [
    {
      name: 'webhook_belongs_to_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

/** A row of `webhook_delivery`. */
export interface WebhookDeliveryTable {
  id: string;
  webhookId: string | null;
  type: string;
  data: Record<string, unknown>;
  createdAt: Date;
  state: string;
  hasJob: boolean;
  attempts: number;
  waitingSince: Date;
  lastAttemptAt: Date | null;
  status: number | null;
  failure: string | null;
  address: string | null;
  secret: string | null;
}

export const webhookDeliveryTable = new EntitySchema<WebhookDeliveryTable>({
  name: 'webhook_delivery',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'webhook_delivery_pkey' },
    webhookId: { name: 'webhook_id', type: 'uuid', nullable: true },
    type: { type: 'varchar', length: 40 },
    data: { type: 'jsonb' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    state: { type: 'varchar', length: 20, default: 'waiting' },
    hasJob: { name: 'has_job', type: 'boolean', default: false },
    attempts: { type: 'integer', default: 0 },
    waitingSince: { name: 'waiting_since', type: 'timestamptz', default: () => 'now()' },
    lastAttemptAt: { name: 'last_attempt_at', type: 'timestamptz', nullable: true },
    status: { type: 'smallint', nullable: true },
    failure: { type: 'varchar', length: 20, nullable: true },
    // Only for a delivery that is sent after its webhook was removed with the account.
    address: { type: 'varchar', length: 2048, nullable: true },
    secret: { type: 'varchar', length: 100, nullable: true },
  },
  indices: [
    { name: 'webhook_delivery_of_webhook', columns: ['webhookId', 'createdAt'] },
    { name: 'webhook_delivery_by_age', columns: ['createdAt'] },
    { name: 'webhook_delivery_without_job', columns: ['createdAt'], where: 'NOT has_job' },
    { name: 'webhook_delivery_open', columns: ['state', 'createdAt'], where: `state <> 'delivered'` },
  ],
  foreignKeys: [
    {
      name: 'webhook_delivery_belongs_to_webhook',
      target: 'webhook',
      columnNames: ['webhookId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
