import { setTimeout as delay } from 'node:timers/promises';
import { Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import PgBoss from 'pg-boss';
import type { DataSource, EntityManager } from 'typeorm';
import type { Letter, LetterCounts, QueuedLetter } from '../../mail/letter.js';
import { MailQueue } from '../../mail/ports/mail-queue.port.js';
import { bossDatabase, bossTransaction, oneAtATime } from './boss-database.js';
import { InstancePresence } from './instance-presence.js';
import { WakeablePause } from './wakeable-pause.js';

const LETTERS = 'letters';
const GIVEN_UP = 'letters-given-up';

/** How often and how long letters are tried. All times are in seconds. */
export interface SendingTimes {
  /** The shortest pause after the first failure; each pause is then twice the one before, plus up to as much again by chance. */
  readonly firstPause: number;
  /** How many attempts there are after the first. */
  readonly retries: number;
  /** When an attempt counts as failed although nothing was heard of it, because its process died. */
  readonly longestAttempt: number;
  /** How often such attempts are looked for, by one of all instances. */
  readonly maintenance: number;
  /** How long an added letter may lie before an instance that did not add it looks for letters. */
  readonly poll: number;
  /** How long the end of the process waits for letters that are just being sent, before it gives them back. */
  readonly stopPatience: number;
}

/**
 * 11 s × (2¹³ − 1) make 25 h, the shortest that all pauses can be together; chance makes it 37 h on average. The longest attempt is
 * longer than any transport tries.
 */
export const USUAL_TIMES: SendingTimes = { firstPause: 11, retries: 13, longestAttempt: 90, maintenance: 15, poll: 2, stopPatience: 5 };

/** How many letters one instance sends at the same time: a slow one must not hold up the others. */
const AT_ONCE = 4;
/** Letters that nobody took, because no instance ran; what is given up is kept for about as long again. */
const RETENTION_DAYS = 14;
/** Advisory locks that nothing else in the database uses. */
const INSTALLATION_LOCK = 7_355_609;
const PRESENCE_LOCK = 7_355_610;
// The shortest time for which pg-boss has no warning. Sent letters are deleted at once; this is for its other leftovers.
const LEFTOVER_SECONDS = 60;

// Letters come here in many ways, pg-boss's own maintenance among them. `started_on` is free for the note: nothing starts them.
const NOTE_GIVEN_UP = `
  WITH noted AS (UPDATE pgboss.job SET started_on = now() WHERE name = $1 AND started_on IS NULL RETURNING data, output)
  SELECT data, output ->> 'reason' AS reason FROM noted`;

const IS_TO_ACCOUNT = `data ->> 'accountId' = $1 OR lower((data ->> 'email') COLLATE "C") = lower(CAST($2 AS text) COLLATE "C")`;

/**
 * Letters as jobs of pg-boss, in the application's own database and pool. Only its storage is used: its worker does not wait for the
 * note that a job is done, and a database that is away at that moment would end the process.
 */
export class PgBossMailQueue extends MailQueue implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger('Mail');
  private readonly boss: PgBoss;
  private readonly pause = new WakeablePause();
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
    this.boss = new PgBoss({
      db: bossDatabase(dataSource),
      schema: 'pgboss',
      schedule: false,
      maintenanceIntervalSeconds: times.maintenance,
      archiveCompletedAfterSeconds: LEFTOVER_SECONDS,
      deleteAfterSeconds: LEFTOVER_SECONDS,
    });
    this.boss.on('error', (error) => this.log.warn(`Waiting letters could not be looked after: ${error.message}`));
  }

  /** Makes the tables that are missing; of several instances that start together one does, while the others wait. */
  async onModuleInit(): Promise<void> {
    await oneAtATime(this.dataSource, INSTALLATION_LOCK, () => this.install());
  }

  override async add(letter: Letter): Promise<void> {
    await this.send(letter);
    this.pause.wake();
  }

  /** Keeps a letter if, and only if, the manager's transaction is committed. */
  async addWithin(manager: EntityManager, letter: Letter): Promise<void> {
    await this.send(letter, bossTransaction(manager));
  }

  /** Removes every letter to an account, those that were given up included, if, and only if, the manager's transaction is committed. */
  async removeWithin(manager: EntityManager, { id, email }: { readonly id: string; readonly email: string }): Promise<void> {
    for (const table of ['job', 'archive']) await manager.query(`DELETE FROM pgboss.${table} WHERE ${IS_TO_ACCOUNT}`, [id, email]);
  }

  override onGivenUp(tell: (letter: Letter, reason: string) => void): void {
    this.tellGivenUp = tell;
  }

  override consume(send: (letter: QueuedLetter) => Promise<void>): void {
    this.consuming = this.handOut(send);
  }

  override async count(): Promise<LetterCounts> {
    const [waiting, givenUp] = await Promise.all([
      this.boss.getQueueSize(LETTERS, { before: 'completed' }),
      this.boss.getQueueSize(GIVEN_UP),
    ]);
    return { waiting, givenUp };
  }

  // Before the connections close, and before the transports do.
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

  private async install(): Promise<void> {
    await this.boss.start();
    const { firstPause, retries, longestAttempt } = this.times;
    const letters: PgBoss.Queue = {
      name: LETTERS,
      retryDelay: firstPause,
      retryBackoff: true,
      retryLimit: retries,
      // pg-boss reads no other units of a queue's times.
      expireInSeconds: longestAttempt,
      retentionMinutes: RETENTION_DAYS * 24 * 60,
      deadLetter: GIVEN_UP,
    };
    await this.boss.createQueue(GIVEN_UP);
    await this.boss.createQueue(LETTERS, { ...letters });
    // A queue that exists already keeps what it was made with.
    await this.boss.updateQueue(LETTERS, letters);
  }

  private async send(letter: Letter, db?: PgBoss.Db): Promise<void> {
    const id = await this.boss.send(LETTERS, letter, db ? { db } : {});
    if (id === null) throw new Error('A letter was not kept: its queue does not exist.');
  }

  private async handOut(send: (letter: QueuedLetter) => Promise<void>): Promise<void> {
    while (!this.stopped) {
      await this.noteGivenUp();
      const jobs = await this.take();
      for (const job of jobs) this.begin(job, send);
      if (jobs.length === 0) await this.pause.rest(this.times.poll * 1_000);
    }
  }

  private async noteGivenUp(): Promise<void> {
    const { tellGivenUp } = this;
    if (!tellGivenUp) return;
    // An outage is in the log by now; what is not noted yet is noted then.
    const noted = await this.dataSource.query<{ data: Letter; reason: string | null }[]>(NOTE_GIVEN_UP, [GIVEN_UP]).catch(() => []);
    for (const { data, reason } of noted) tellGivenUp(data, reason ?? 'Nothing was heard of the last attempt.');
  }

  /** Nothing while as many letters as are allowed are under way, and nothing when the database is away. */
  private async take(): Promise<PgBoss.JobWithMetadata<Letter>[]> {
    const batchSize = AT_ONCE - this.underWay.size;
    if (batchSize === 0 || !(await this.isPresent())) return [];
    return this.boss.fetch<Letter>(LETTERS, { batchSize, includeMetadata: true });
  }

  private async isPresent(): Promise<boolean> {
    if (this.presence.isKept) return true;
    try {
      await this.presence.enter(() => (this.hasEntered ? Promise.resolve() : this.giveBackOrphans()));
      this.hasEntered = true;
      // Whoever waits for the end of the process must not wait for a connection that is kept.
      if (this.stopped) await this.presence.leave();
      return !this.stopped;
    } catch {
      // An outage, which is in the log by now. The next look will tell whether it is over.
      return false;
    }
  }

  // Nobody else sends letters at this moment, and this process has not begun: whoever took these has died.
  private async giveBackOrphans(): Promise<void> {
    const orphans: { id: string }[] = await this.dataSource.query(`SELECT id FROM pgboss.job WHERE name = $1 AND state = 'active'`, [
      LETTERS,
    ]);
    for (const { id } of orphans) await this.giveBack(id, 'The process that was sending it died.');
  }

  private begin({ id, data, retryCount, retryLimit }: PgBoss.JobWithMetadata<Letter>, send: (letter: QueuedLetter) => Promise<void>): void {
    const sending = send({ id, letter: data, isLastAttempt: retryCount >= retryLimit }).then(
      () => this.boss.deleteJob(LETTERS, id),
      (error: unknown) => this.giveBack(id, error instanceof Error ? error.message : String(error)),
    );
    const noted = this.note(sending).finally(() => {
      this.underWay.delete(id);
      this.pause.wake();
    });
    this.underWay.set(id, noted);
  }

  private giveBack(id: string, reason: string): Promise<void> {
    return this.boss.fail(LETTERS, id, { reason });
  }

  // A note that could not be taken is no loss: the letter counts as failed when its time is over.
  private async note(work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => {
      if (!this.stopped) this.log.warn(`What became of a letter could not be noted: ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  private async finishAll(): Promise<void> {
    await this.consuming;
    await Promise.all(this.underWay.values());
  }
}
