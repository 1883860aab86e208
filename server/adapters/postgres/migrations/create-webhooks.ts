import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT, withoutVacuum } from '../connection/brief-locks.js';

const WEBHOOK = `CREATE TABLE IF NOT EXISTS webhook (
  id uuid NOT NULL CONSTRAINT webhook_pkey PRIMARY KEY,
  account_id uuid NOT NULL CONSTRAINT webhook_belongs_to_account REFERENCES account (id) ON DELETE CASCADE,
  address varchar(2048) NOT NULL,
  events varchar(40)[] NOT NULL,
  secret varchar(100) NOT NULL,
  former_secret varchar(100),
  former_secret_until timestamptz,
  is_enabled boolean NOT NULL,
  ended_by varchar(20),
  failing_since timestamptz,
  created_at timestamptz NOT NULL
)`;

const DELIVERY = `CREATE TABLE IF NOT EXISTS webhook_delivery (
  id uuid NOT NULL CONSTRAINT webhook_delivery_pkey PRIMARY KEY,
  webhook_id uuid CONSTRAINT webhook_delivery_belongs_to_webhook REFERENCES webhook (id) ON DELETE CASCADE,
  type varchar(40) NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  state varchar(20) NOT NULL DEFAULT 'waiting',
  has_job boolean NOT NULL DEFAULT false,
  attempts integer NOT NULL DEFAULT 0,
  waiting_since timestamptz NOT NULL DEFAULT now(),
  last_attempt_at timestamptz,
  status smallint,
  failure varchar(20),
  address varchar(2048),
  secret varchar(100)
)`;

const INDEXES = [
  'webhook_of_account ON webhook (account_id)',
  'webhook_delivery_of_webhook ON webhook_delivery (webhook_id, created_at)',
  'webhook_delivery_by_age ON webhook_delivery (created_at)',
  'webhook_delivery_without_job ON webhook_delivery (created_at) WHERE NOT has_job',
  `webhook_delivery_open ON webhook_delivery (state, created_at) WHERE state <> 'delivered'`,
];

/**
 * Adds webhooks and their deliveries. The former release can run on this schema: what it changes is not told. The foreign key locks the accounts
 * against writers, for a moment, because the new tables are empty. Each step is committed by itself and can be run again.
 */
export class CreateWebhooks1795385100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const create = `${WEBHOOK}; ${DELIVERY}`;
    // A restore has locked all tables.
    await patiently(runner, runner.isTransactionActive ? create : `${withoutVacuum('account')} ${SHORT_WAIT} ${create}`);
    for (const index of INDEXES) await runner.query(`CREATE INDEX IF NOT EXISTS ${index}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_delivery, webhook');
  }
}
