import { setTimeout as delay } from 'node:timers/promises';
import { Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PgBoss, type Db, type JobWithMetadata, type Queue } from 'pg-boss';
import type { DataSource, EntityManager } from 'typeorm';
import type { GivenUpLetter, Letter, LetterCounts, QueuedLetter } from '../../mail/letter.js';
import { MailQueue } from '../../mail/ports/mail-queue.port.js';
import type { AccountLetters } from '../postgres/account-letters.js';
import { bossDatabase, bossTransaction } from './boss-database.js';
import { FormerLetters } from './former-letters.js';
import { InstancePresence } from './instance-presence.js';
import { InterruptibleSleep } from './interruptible-sleep.js';

const LETTERS = 'letters';
const GIVEN_UP = 'letters-given-up';

/** Retries and timeouts of letters. All times are in seconds. */
export interface SendingTimes {
  /** The shortest pause after the first failure. Each pause is twice the one before, plus a random part of up to the same length. */
  readonly firstPause: number;
  /** The number of retries after the first attempt. */
  readonly retries: number;
  /** When an attempt without a result counts as failed, because its process died. */
  readonly longestAttempt: number;
  /** How often one of all instances looks for such attempts. */
  readonly maintenance: number;
  /** How long a new letter may wait before an instance that did not add it looks for letters. */
  readonly poll: number;
  /** How long the shutdown waits for letters that are being sent, before they are returned to the queue. */
  readonly stopPatience: number;
}

/**
 * 11 s × (2¹³ − 1) is 25 h, the minimum of all pauses together; with the random parts it is 37 h on average. The timeout of an attempt is
 * longer than that of every transport.
 */
export const USUAL_TIMES: SendingTimes = { firstPause: 11, retries: 13, longestAttempt: 90, maintenance: 15, poll: 2, stopPatience: 5 };

/** How many letters one instance sends at the same time, so that a slow one does not block the others. */
const AT_ONCE = 4;
const DAY = 24 * 60 * 60;
/** How long letters are kept that no instance took, and letters that were given up. */
const RETENTION = { waiting: 14 * DAY, givenUp: 28 * DAY };
/** An advisory lock that nothing else in the database uses. The release with pg-boss 10 uses the same one for its presence. */
export const PRESENCE_LOCK = 7_355_610;
// Sent letters are deleted at once. This is for other completed jobs of pg-boss.
const LEFTOVER_SECONDS = 60;

// Letters get into this queue in several ways, also by the maintenance of pg-boss. `started_on` marks those that are reported: no worker
// starts them.
const NOTE_GIVEN_UP = `
  WITH noted AS (UPDATE queue.job SET started_on = now() WHERE name = $1 AND started_on IS NULL RETURNING data, source_output)
  SELECT data, source_output ->> 'reason' AS reason FROM noted`;

const LIST_GIVEN_UP = `
  SELECT id, data AS letter, coalesce(source_output ->> 'reason', 'Nothing was heard of the last attempt.') AS reason, created_on AS "givenUpAt"
  FROM queue.job WHERE name = $1 AND state < 'completed' ORDER BY created_on DESC LIMIT $2`;
const TAKE_GIVEN_UP = `
  DELETE FROM queue.job WHERE name = $1 AND state < 'completed' AND ($2::uuid[] IS NULL OR id = ANY ($2)) RETURNING data`;

const IS_TO_ACCOUNT = `data ->> 'accountId' = $1 OR lower((data ->> 'email') COLLATE "C") = lower(CAST($2 AS text) COLLATE "C")`;

// The counts of pg-boss itself may be a minute old.
const COUNT = `
  SELECT CAST(count(*) FILTER (WHERE name = $1) AS integer) AS waiting, CAST(count(*) FILTER (WHERE name = $2) AS integer) AS "givenUp",
    CAST(coalesce(extract(epoch FROM now() - min(created_on) FILTER (WHERE name = $1)), 0) AS double precision) AS "oldestSeconds"
  FROM queue.job WHERE state < 'completed'`;

/**
 * No schedules and no dependent jobs. Rebuilding a large index is left to the administrator, because it may occupy a connection for long.
 */
const UNUSED = { schedule: false, flowIntervalSeconds: DAY, reindex: false, monitorVacuum: false } as const;

/** Letters as jobs of pg-boss, in the application's own database and pool. Only the storage of pg-boss is used. */
export class PgBossMailQueue extends MailQueue implements AccountLetters, OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger('Mail');
  private readonly boss: PgBoss;
  private readonly formerLetters: FormerLetters;
  private readonly pause = new InterruptibleSleep();
  private readonly presence: InstancePresence;
  private readonly underWay = new Map<string, Promise<void>>();
  private tellGivenUp: ((letter: Letter, reason: string) => void) | undefined;
  private consuming: Promise<void> = Promise.resolve();
  private hasEntered = false;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly times: SendingTimes = USUAL_TIMES,
  ) {
    super();
    this.presence = new InstancePresence(dataSource, PRESENCE_LOCK);
    this.formerLetters = new FormerLetters(dataSource, times.maintenance);
    this.boss = new PgBoss({
      db: bossDatabase(dataSource),
      schema: 'queue',
      superviseIntervalSeconds: times.maintenance,
      monitorIntervalSeconds: times.maintenance,
      maintenanceIntervalSeconds: times.maintenance,
      ...UNUSED,
    });
    this.boss.on('error', (error) => this.log.warn(`The maintenance of the mail queue failed: ${error.message}`));
  }

  /** Creates missing tables. Several instances may start together: pg-boss has locks for that. */
  async onModuleInit(): Promise<void> {
    await this.boss.start();
    const { firstPause, retries, longestAttempt } = this.times;
    const givenUp: Queue = { name: GIVEN_UP, retentionSeconds: RETENTION.givenUp };
    const letters: Queue = {
      name: LETTERS,
      retryDelay: firstPause,
      retryBackoff: true,
      retryLimit: retries,
      expireInSeconds: longestAttempt,
      retentionSeconds: RETENTION.waiting,
      deleteAfterSeconds: LEFTOVER_SECONDS,
      deadLetter: GIVEN_UP,
    };
    for (const { name, ...options } of [givenUp, letters]) {
      await this.boss.createQueue(name, options);
      // Creating a queue that exists does not change its options.
      await this.boss.updateQueue(name, options);
    }
  }

  override async add(letter: Letter): Promise<void> {
    await this.send(letter);
    this.pause.wake();
  }

  async addWithin(manager: EntityManager, letter: Letter): Promise<void> {
    await this.send(letter, bossTransaction(manager));
  }

  async removeWithin(manager: EntityManager, { id, email }: { readonly id: string; readonly email: string }): Promise<void> {
    await this.formerLetters.removeWithin(manager, IS_TO_ACCOUNT, [id, email]);
    await manager.query(`DELETE FROM queue.job WHERE ${IS_TO_ACCOUNT}`, [id, email]);
  }

  override onGivenUp(tell: (letter: Letter, reason: string) => void): void {
    this.tellGivenUp = tell;
  }

  override consume(send: (letter: QueuedLetter) => Promise<void>): void {
    this.consuming = this.handOut(send);
  }

  override async count(): Promise<LetterCounts> {
    const [counts]: LetterCounts[] = await this.dataSource.query(COUNT, [LETTERS, GIVEN_UP]);
    return counts ?? { waiting: 0, oldestSeconds: 0, givenUp: 0 };
  }

  override async listGivenUp(atMost: number): Promise<GivenUpLetter[]> {
    return this.dataSource.query(LIST_GIVEN_UP, [GIVEN_UP, atMost]);
  }

  override async retryGivenUp(ids?: readonly string[]): Promise<number> {
    const count = await this.dataSource.transaction(async (manager) => {
      const [taken] = await manager.query<[{ data: Letter }[], number]>(TAKE_GIVEN_UP, [GIVEN_UP, ids ?? null]);
      for (const { data } of taken) await this.send(data, bossTransaction(manager));
      return taken.length;
    });
    this.pause.wake();
    return count;
  }

  // Nest calls this before the connections and the transports are closed.
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.pause.wake();
    const patience = new AbortController();
    const tooLong = delay(this.times.stopPatience * 1_000, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([this.finishAll(), tooLong]);
    patience.abort();
    await Promise.all([...this.underWay.keys()].map((id) => this.note(this.giveBack(id, 'The process ended meanwhile.'))));
    await this.presence.leave();
    await this.boss.stop({ graceful: false });
  }

  private async send(letter: Letter, db?: Db): Promise<void> {
    const id = await this.boss.send(LETTERS, letter, db ? { db } : {});
    if (id === null) throw new Error('A letter was not kept: its queue does not exist.');
  }

  private async handOut(send: (letter: QueuedLetter) => Promise<void>): Promise<void> {
    while (!this.stopped) {
      await this.formerLetters.moveSome();
      await this.noteGivenUp();
      const jobs = await this.take();
      for (const job of jobs) this.begin(job, send);
      if (jobs.length === 0) await this.pause.rest(this.times.poll * 1_000);
    }
  }

  private async noteGivenUp(): Promise<void> {
    const { tellGivenUp } = this;
    if (!tellGivenUp) return;
    // An outage is already in the log. The remaining letters are reported after it.
    const noted = await this.dataSource.query<{ data: Letter; reason: string | null }[]>(NOTE_GIVEN_UP, [GIVEN_UP]).catch(() => []);
    for (const { data, reason } of noted) tellGivenUp(data, reason ?? 'Nothing was heard of the last attempt.');
  }

  /** Fetches nothing while the limit of concurrent letters is reached, or while the database is unavailable. */
  private async take(): Promise<JobWithMetadata<Letter>[]> {
    const batchSize = AT_ONCE - this.underWay.size;
    if (batchSize === 0 || !(await this.isPresent())) return [];
    return this.boss.fetch<Letter>(LETTERS, { batchSize, includeMetadata: true }).catch(() => []);
  }

  private async isPresent(): Promise<boolean> {
    if (this.presence.isKept) return true;
    try {
      await this.presence.enter(() => (this.hasEntered ? Promise.resolve() : this.giveBackOrphans()));
      this.hasEntered = true;
      // The pool cannot be closed while this connection is kept.
      if (this.stopped) await this.presence.leave();
      return !this.stopped;
    } catch {
      // This is an outage, which is already in the log. The next call tries again.
      return false;
    }
  }

  // No other instance sends letters at this moment, and this process has not started to. So the processes that took these letters have
  // died.
  private async giveBackOrphans(): Promise<void> {
    await this.formerLetters.moveOrphans();
    const active = `SELECT id FROM queue.job WHERE name = $1 AND state = 'active'`;
    const orphans: { id: string }[] = await this.dataSource.query(active, [LETTERS]);
    for (const { id } of orphans) await this.giveBack(id, 'The process that was sending it died.');
  }

  private begin({ id, data, retryCount, retryLimit }: JobWithMetadata<Letter>, send: (letter: QueuedLetter) => Promise<void>): void {
    const sending = send({ id, letter: data, isLastAttempt: retryCount >= retryLimit }).then(
      async () => void (await this.boss.deleteJob(LETTERS, id)),
      (error: unknown) => this.giveBack(id, error instanceof Error ? error.message : String(error)),
    );
    const noted = this.note(sending).finally(() => {
      this.underWay.delete(id);
      this.pause.wake();
    });
    this.underWay.set(id, noted);
  }

  private async giveBack(id: string, reason: string): Promise<void> {
    await this.boss.fail(LETTERS, id, { reason });
  }

  // If the result cannot be stored, the letter counts as failed after its timeout.
  private async note(work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => {
      if (!this.stopped)
        this.log.warn(`The result of a letter could not be stored: ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  private async finishAll(): Promise<void> {
    await this.consuming;
    await Promise.all(this.underWay.values());
  }
}
