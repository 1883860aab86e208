import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import type { GivenUpMail, MailCounts, MailRequest, QueuedMail, WaitingMail } from '../../mail/mail-request.js';
import { MailQueue } from '../../mail/ports/mail-queue.port.js';
import type { AccountMails } from '../postgres/accounts/account-mails.js';
import { JobQueue, type SendingTimes } from './job-queue.js';
import { QueueInstance } from './queue-instance.js';

// The names of the queues in the database stay, because mails wait in them during an upgrade.
const MAILS = 'letters';
const GIVEN_UP = 'letters-given-up';

/**
 * 11 s × (2¹³ − 1) is 25 h, the minimum of all pauses together; with the random parts it is 37 h on average. The timeout of an attempt is
 * longer than that of every transport.
 */
export const USUAL_TIMES: SendingTimes = { firstPause: 11, retries: 13, longestAttempt: 90, maintenance: 15, poll: 2, stopPatience: 5 };

const AT_ONCE = 4;
const DAY = 24 * 60 * 60;
const RETENTION = { waiting: 14 * DAY, givenUp: 28 * DAY };

const LIST_GIVEN_UP = `
  SELECT id, data AS mail, coalesce(source_output ->> 'reason', 'Nothing was heard of the last attempt.') AS reason, created_on AS "givenUpAt"
  FROM queue.job WHERE name = $1 AND state < 'completed' ORDER BY created_on DESC LIMIT $2`;
// One transaction with all of them would outlast the time that a statement has.
const MOST_AT_ONCE = 100;
const TAKE_GIVEN_UP = `
  DELETE FROM queue.job WHERE name = $1 AND state < 'completed' AND id = ANY(ARRAY(
    SELECT id FROM queue.job WHERE name = $1 AND state < 'completed' AND ($2::uuid[] IS NULL OR id = ANY ($2))
    ORDER BY created_on LIMIT ${MOST_AT_ONCE} FOR UPDATE
  )) RETURNING data`;

const REMOVE_GIVEN_UP = `DELETE FROM queue.job WHERE name = $1 AND state < 'completed' AND id = ANY ($2::uuid[])`;
// pg-boss counts a try that follows another one when it begins.
const LIST_WAITING = `
  SELECT id, data AS mail, retry_count + CASE WHEN state = 'retry' THEN 1 ELSE 0 END AS "failedTries", state = 'active' AS "isBeingSent",
    output ->> 'reason' AS answer, start_after AS "nextTryAt"
  FROM queue.job WHERE name = $1 AND state < 'completed' ORDER BY start_after, id LIMIT $2`;

const IS_TO_ACCOUNT = `data ->> 'accountId' = $1 OR lower((data ->> 'email') COLLATE "C") = lower(CAST($2 AS text) COLLATE "C")`;

// The counts of pg-boss itself may be a minute old.
const COUNT = `
  SELECT CAST(count(*) FILTER (WHERE name = $1) AS integer) AS waiting, CAST(count(*) FILTER (WHERE name = $2) AS integer) AS "givenUp",
    CAST(coalesce(extract(epoch FROM now() - min(created_on) FILTER (WHERE name = $1)), 0) AS double precision) AS "oldestSeconds"
  FROM queue.job WHERE state < 'completed'`;

const TODAY = `CAST(now() AT TIME ZONE 'UTC' AS date)`;
const NOTE_SENT = `INSERT INTO mail_day (day, sent) VALUES (${TODAY}, 1) ON CONFLICT (day) DO UPDATE SET sent = mail_day.sent + 1`;
const COUNT_SENT = `SELECT sent FROM mail_day WHERE day = ${TODAY}`;

/** Mails as jobs. */
export class PgBossMailQueue extends MailQueue implements AccountMails, OnModuleInit, BeforeApplicationShutdown {
  private readonly jobs: JobQueue<MailRequest>;

  constructor(
    private readonly dataSource: DataSource,
    times: SendingTimes = USUAL_TIMES,
    instance = new QueueInstance(dataSource, times.maintenance),
  ) {
    super();
    this.jobs = new JobQueue(dataSource, instance, {
      name: MAILS,
      givenUp: GIVEN_UP,
      noun: 'mail',
      times,
      atOnce: AT_ONCE,
      retention: RETENTION,
    });
  }

  async onModuleInit(): Promise<void> {
    await this.jobs.open();
  }

  override add(mail: MailRequest): Promise<void> {
    return this.jobs.add(mail);
  }

  async addWithin(manager: EntityManager, mail: MailRequest): Promise<void> {
    await this.jobs.addWithin(manager, mail);
  }

  async addLaterWithin(manager: EntityManager, mail: MailRequest, { id, seconds }: { id: string; seconds: number }): Promise<void> {
    await this.jobs.replaceWithin(manager, [{ id, data: mail, startAfter: seconds }]);
  }

  async removeWaitingWithin(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await this.jobs.removeWithin(manager, ids);
  }

  async removeWithin(manager: EntityManager, { id, email }: { readonly id: string; readonly email: string }): Promise<void> {
    await manager.query(`DELETE FROM queue.job WHERE ${IS_TO_ACCOUNT}`, [id, email]);
  }

  override onGivenUp(tell: (mail: MailRequest, reason: string) => void): void {
    this.jobs.onGivenUp(tell);
  }

  override consume(send: (mail: QueuedMail) => Promise<void>): void {
    this.jobs.consume(({ id, data, isLastAttempt }) => send({ id, mail: data, isLastAttempt }));
  }

  override async count(): Promise<MailCounts> {
    const [counts]: MailCounts[] = await this.dataSource.query(COUNT, [MAILS, GIVEN_UP]);
    return counts ?? { waiting: 0, oldestSeconds: 0, givenUp: 0 };
  }

  override async noteSent(): Promise<void> {
    await this.dataSource.query(NOTE_SENT);
  }

  override async countSent(): Promise<number> {
    const [day] = await this.dataSource.query<{ sent: number }[]>(COUNT_SENT);
    return day?.sent ?? 0;
  }

  override async listGivenUp(atMost: number): Promise<GivenUpMail[]> {
    return this.dataSource.query(LIST_GIVEN_UP, [GIVEN_UP, atMost]);
  }

  override async retryGivenUp(ids?: readonly string[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [taken] = await manager.query<[{ data: MailRequest }[], number]>(TAKE_GIVEN_UP, [GIVEN_UP, ids ?? null]);
      for (const { data } of taken) await this.jobs.addWithin(manager, data);
      return taken.length;
    });
  }

  override async removeGivenUp(ids: readonly string[]): Promise<number> {
    const [, removed] = await this.dataSource.query<[unknown[], number]>(REMOVE_GIVEN_UP, [GIVEN_UP, ids]);
    return removed;
  }

  override async listWaiting(atMost: number): Promise<WaitingMail[]> {
    return this.dataSource.query(LIST_WAITING, [MAILS, atMost]);
  }

  // Nest calls this before the connections and the transports are closed.
  async beforeApplicationShutdown(): Promise<void> {
    await this.jobs.close();
  }
}
