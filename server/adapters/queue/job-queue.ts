import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { ConnectionOptions, Db, JobWithMetadata, Queue } from 'pg-boss';
import type { DataSource, EntityManager, EntitySubscriberInterface, QueryRunner } from 'typeorm';
import { bossTransaction } from './boss-database.js';
import { InterruptibleSleep } from './interruptible-sleep.js';
import type { QueueInstance, QueueMember } from './queue-instance.js';

/** Retries and timeouts of jobs. All times are in seconds. */
export interface SendingTimes {
  /** The shortest pause after the first failure. Each pause is twice the one before, plus a random part of up to the same length. */
  readonly firstPause: number;
  /** The number of retries after the first attempt. */
  readonly retries: number;
  /** When an attempt without a result counts as failed, because its process died. */
  readonly longestAttempt: number;
  /** How often one of all instances looks for such attempts. */
  readonly maintenance: number;
  /** How long a new job may wait before an instance that did not add it looks for jobs. */
  readonly poll: number;
  /** How long the shutdown waits for jobs that are being done, before they are returned to the queue. */
  readonly stopPatience: number;
}

/** What one queue is like. */
export interface JobQueueSettings {
  readonly name: string;
  /** The queue of jobs that were given up. */
  readonly givenUp: string;
  /** What a job is called in the log, such as `mail`. */
  readonly noun: string;
  readonly times: SendingTimes;
  /** How many jobs one instance does at the same time, so that a slow one does not block the others. */
  readonly atOnce: number;
  /** How many jobs of one group all instances do at the same time. Without it, groups do not matter. */
  readonly perGroup?: number;
  /** By how much the priority of a job falls when it fails for the first time. Undefined: the priority stays. */
  readonly failedBehind?: number;
  /** How many seconds jobs are kept that no instance took, and jobs that were given up. */
  readonly retention: { readonly waiting: number; readonly givenUp: number };
  /** Asked before each look for jobs. While the answer is false, jobs are kept and none is begun. It does not fail. */
  readonly mayTake?: () => Promise<boolean>;
  /** Done before each look for jobs. It does not fail. */
  readonly beforeLook?: () => Promise<void>;
  /** Done once before the jobs of dead processes are returned, while no other instance runs. */
  readonly whileAlone?: () => Promise<void>;
}

/** A job that is to be done. */
export interface TakenJob<Data> {
  /** A UUID that is the same in every attempt. */
  readonly id: string;
  readonly data: Data;
  /** Whether the job is given up if this attempt fails, too. */
  readonly isLastAttempt: boolean;
}

/** A job that is to be added. */
export interface NewJob<Data> {
  readonly id?: string;
  readonly data: Data;
  readonly group?: { readonly id: string };
  /** After how many seconds it may be taken; at once without it. */
  readonly startAfter?: number;
  /** Jobs with a higher number are taken first; 0 without it. */
  readonly priority?: number;
}

/** One attempt of a job. */
type Attempt = Pick<JobWithMetadata, 'id' | 'retryCount'>;

/** How often an instance that may not take jobs asks again, in milliseconds: so the jobs go on within a second, without a new one. */
const ASK_AGAIN = 250;

/** An advisory lock that nothing else in the database uses. */
const TAKING_LOCK = 7_355_615;

// Jobs that are done are deleted at once. This is for other completed jobs of pg-boss.
const LEFTOVER_SECONDS = 60;

// Jobs get into this queue in several ways, also by the maintenance of pg-boss. `started_on` marks those that are reported: no worker
// starts them.
const NOTE_GIVEN_UP = `
  WITH noted AS (UPDATE queue.job SET started_on = now() WHERE name = $1 AND started_on IS NULL RETURNING data, source_output)
  SELECT data, source_output ->> 'reason' AS reason FROM noted`;

// A job keeps its priority when it is tried again.
const PUT_BEHIND = `UPDATE queue.job SET priority = priority - $3 WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = 0`;

const REMOVE_IDLE = `DELETE FROM queue.job WHERE name = $1 AND id = ANY ($2) AND state <> 'active'`;

const UNHEARD = 'Nothing was heard of the last attempt.';

/** A queue of jobs in the application's own database and pool. Only the storage of pg-boss is used. */
export class JobQueue<Data extends object> implements QueueMember {
  private readonly log = new Logger('Queue');
  private readonly pause = new InterruptibleSleep();
  private readonly underWay = new Map<Attempt, Promise<void>>();
  /** Transactions with a new job, which nobody can take before the commit. */
  private readonly adding = new WeakSet<QueryRunner>();
  private readonly commits: EntitySubscriberInterface = {
    afterTransactionCommit: ({ queryRunner }) => {
      if (!queryRunner.isTransactionActive && this.adding.delete(queryRunner)) this.wake();
    },
  };
  private tellGivenUp: ((data: Data, reason: string) => void) | undefined;
  private consuming: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly instance: QueueInstance,
    private readonly settings: JobQueueSettings,
  ) {
    instance.join(this);
  }

  /** Creates the queue if it is missing. */
  async open(): Promise<void> {
    this.dataSource.subscribers.push(this.commits);
    await this.instance.start();
    const { name, givenUp, retention, times } = this.settings;
    const queues: Queue[] = [
      { name: givenUp, retentionSeconds: retention.givenUp },
      {
        name,
        retryDelay: times.firstPause,
        retryBackoff: true,
        retryLimit: times.retries,
        expireInSeconds: times.longestAttempt,
        retentionSeconds: retention.waiting,
        deleteAfterSeconds: LEFTOVER_SECONDS,
        deadLetter: givenUp,
      },
    ];
    for (const { name: created, ...options } of queues) {
      await this.instance.boss.createQueue(created, options);
      // Creating a queue that exists does not change its options.
      await this.instance.boss.updateQueue(created, options);
    }
  }

  async add(data: Data): Promise<void> {
    await this.send(data, {});
    this.wake();
  }

  /** Adds a job if, and only if, the transaction of the manager is committed, and looks for it then. */
  async addWithin(manager: EntityManager, data: Data): Promise<void> {
    await this.send(data, { db: bossTransaction(manager) });
    if (manager.queryRunner) this.adding.add(manager.queryRunner);
  }

  /**
   * Adds jobs if, and only if, the transaction of the manager is committed, and returns their ids. A job with the same id is replaced, but not while it
   * is being done: whoever does it would take the new one for its own.
   */
  async replaceWithin(manager: EntityManager, jobs: readonly (NewJob<Data> & { readonly id: string })[]): Promise<ReadonlySet<string>> {
    const [{ name }, { boss }, db] = [this.settings, this.instance, bossTransaction(manager)];
    if (jobs.length === 0) return new Set();
    const ids = jobs.map(({ id }) => id);
    await this.removeWithin(manager, ids);
    const added = jobs.map((job) => ({ ...job }));
    return new Set(await boss.insert(name, added, { db, returnId: true }));
  }

  /** Removes those of these jobs that are not being done. */
  async removeWithin(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(REMOVE_IDLE, [this.settings.name, ids]);
  }

  /** Looks for jobs at once. */
  wake(): void {
    this.pause.wake();
  }

  /** Call this before `consume`. */
  onGivenUp(tell: (data: Data, reason: string) => void): void {
    this.tellGivenUp = tell;
  }

  /** Passes every job to `work`, until `close`. A job whose work rejects is done again after a pause. */
  consume(work: (job: TakenJob<Data>) => Promise<void>): void {
    this.consuming = this.handOut(work);
  }

  async giveBackOrphans(): Promise<void> {
    await this.settings.whileAlone?.();
    const active = `SELECT id FROM queue.job WHERE name = $1 AND state = 'active'`;
    const orphans: { id: string }[] = await this.dataSource.query(active, [this.settings.name]);
    for (const { id } of orphans) await this.giveBack(id, 'The process that was sending it died.');
  }

  /** Call this before the connections are closed. */
  async close(): Promise<void> {
    this.stopped = true;
    this.wake();
    const patience = new AbortController();
    const tooLong = delay(this.settings.times.stopPatience * 1_000, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([this.finishAll(), tooLong]);
    patience.abort();
    await Promise.all([...this.underWay.keys()].map((attempt) => this.note(this.giveBack(attempt, 'The process ended meanwhile.'))));
    const { subscribers } = this.dataSource;
    if (subscribers.includes(this.commits)) subscribers.splice(subscribers.indexOf(this.commits), 1);
    await this.instance.leave(this);
  }

  private async send(data: Data, options: ConnectionOptions): Promise<void> {
    const { name, noun } = this.settings;
    const id = await this.instance.boss.send(name, data, options);
    if (id === null) throw new Error(`A ${noun} was not kept: its queue does not exist.`);
  }

  private async handOut(work: (job: TakenJob<Data>) => Promise<void>): Promise<void> {
    const { mayTake, beforeLook, times } = this.settings;
    while (!this.stopped) {
      if (mayTake && !(await mayTake())) {
        await this.pause.rest(ASK_AGAIN);
        continue;
      }
      await beforeLook?.();
      await this.noteGivenUp();
      const jobs = await this.take();
      for (const job of jobs) this.begin(job, work);
      if (jobs.length === 0) await this.pause.rest(times.poll * 1_000);
    }
  }

  private async noteGivenUp(): Promise<void> {
    const { tellGivenUp } = this;
    if (!tellGivenUp) return;
    // An outage is already in the log. The remaining jobs are reported after it.
    const { givenUp } = this.settings;
    const noted = await this.dataSource.query<{ data: Data; reason: string | null }[]>(NOTE_GIVEN_UP, [givenUp]).catch(() => []);
    for (const { data, reason } of noted) tellGivenUp(data, reason ?? UNHEARD);
  }

  /** Fetches nothing while the limit of concurrent jobs is reached, or while the database is unavailable. */
  private async take(): Promise<JobWithMetadata<Data>[]> {
    const { name, atOnce, perGroup } = this.settings;
    const batchSize = atOnce - this.underWay.size;
    if (batchSize === 0 || !(await this.instance.isPresent())) return [];
    const { boss } = this.instance;
    const options = { batchSize, includeMetadata: true as const };
    const taking =
      perGroup === undefined
        ? boss.fetch<Data>(name, options)
        : this.inTurn((db) => boss.fetch<Data>(name, { ...options, groupConcurrency: perGroup, db }));
    return taking.catch(() => []);
  }

  /**
   * Instances that take jobs at the same moment do not see which jobs the others take. Then a group would have more jobs running than it
   * may.
   */
  private inTurn<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [TAKING_LOCK]);
      return work(bossTransaction(manager));
    });
  }

  // Only this attempt is ended: after its time limit, another instance may have begun the next one.
  private begin({ id, data, retryCount, retryLimit }: JobWithMetadata<Data>, work: (job: TakenJob<Data>) => Promise<void>): void {
    const attempt = { id, retryCount };
    const working = work({ id, data, isLastAttempt: retryCount >= retryLimit }).then(
      async () => void (await this.instance.boss.deleteJob(this.settings.name, attempt)),
      async (error: unknown) => {
        if (retryCount === 0) await this.putBehind(id);
        await this.giveBack(attempt, error instanceof Error ? error.message : String(error));
      },
    );
    const noted = this.note(working).finally(() => {
      this.underWay.delete(attempt);
      this.wake();
    });
    this.underWay.set(attempt, noted);
  }

  private async putBehind(id: string): Promise<void> {
    const { name, failedBehind } = this.settings;
    if (failedBehind !== undefined) await this.dataSource.query(PUT_BEHIND, [name, id, failedBehind]);
  }

  private async giveBack(job: string | Attempt, reason: string): Promise<void> {
    await this.instance.boss.fail(this.settings.name, job, { reason });
  }

  // If the result cannot be stored, the job counts as failed after its timeout.
  private async note(work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      if (!this.stopped) this.log.warn(`The result of a ${this.settings.noun} could not be stored: ${reason}`);
    });
  }

  private async finishAll(): Promise<void> {
    await this.consuming;
    await Promise.all(this.underWay.values());
  }
}
