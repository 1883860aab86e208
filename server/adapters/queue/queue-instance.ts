import { Logger } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import type { DataSource } from 'typeorm';
import { bossDatabase } from './boss-database.js';
import { InstancePresence } from './instance-presence.js';

/** An advisory lock that nothing else in the database uses. */
export const PRESENCE_LOCK = 7_355_610;

const DAY = 24 * 60 * 60;

/**
 * No schedules and no dependent jobs. Rebuilding a large index is left to the administrator, because it may occupy a connection for long.
 */
const UNUSED = { schedule: false, flowIntervalSeconds: DAY, reindex: false, monitorVacuum: false } as const;

/** A queue of this process. */
export interface QueueMember {
  /** Returns jobs to the queue that processes took which have died. Called only while no other process runs. */
  giveBackOrphans(): Promise<void>;
}

/** What the queues of one process share: pg-boss, its maintenance, and the lock that shows that the process runs. */
export class QueueInstance {
  readonly boss: PgBoss;
  private readonly presence: InstancePresence;
  private readonly members = new Set<QueueMember>();
  private starting: Promise<unknown> | undefined;
  private entering: Promise<boolean> | undefined;
  private hasEntered = false;

  /** `maintenance`: seconds between two looks for attempts whose process has died. */
  constructor(dataSource: DataSource, maintenance: number) {
    this.presence = new InstancePresence(dataSource, PRESENCE_LOCK);
    this.boss = new PgBoss({
      db: bossDatabase(dataSource),
      schema: 'queue',
      superviseIntervalSeconds: maintenance,
      monitorIntervalSeconds: maintenance,
      maintenanceIntervalSeconds: maintenance,
      ...UNUSED,
    });
    const log = new Logger('Queue');
    this.boss.on('error', (error) => log.warn(`The maintenance of the queues failed: ${error.message}`));
  }

  join(member: QueueMember): void {
    this.members.add(member);
  }

  /** Creates missing tables. Several instances may start together: pg-boss has locks for that. */
  async start(): Promise<void> {
    this.starting ??= this.boss.start();
    await this.starting;
  }

  /** Whether others see that this process runs. If not, it says so to them now; false while the database is unavailable. */
  async isPresent(): Promise<boolean> {
    if (this.presence.isKept) return true;
    this.entering ??= this.enter().finally(() => (this.entering = undefined));
    return this.entering;
  }

  /** The last queue to leave ends the presence. */
  async leave(member: QueueMember): Promise<void> {
    this.members.delete(member);
    if (this.members.size > 0) return;
    await this.presence.leave();
    await this.boss.stop({ graceful: false });
  }

  private async enter(): Promise<boolean> {
    try {
      await this.presence.enter(() => (this.hasEntered ? Promise.resolve() : this.giveBackOrphans()));
      this.hasEntered = true;
      const isWanted = this.members.size > 0;
      if (!isWanted) await this.presence.leave();
      return isWanted;
    } catch {
      // This is an outage, which is already in the log. The next call tries again.
      return false;
    }
  }

  // No other instance runs at this moment, and this process has not taken a job yet.
  private async giveBackOrphans(): Promise<void> {
    for (const member of this.members) await member.giveBackOrphans();
  }
}
