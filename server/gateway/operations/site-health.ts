import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { diskSpaceOf, type DiskSpace } from './disk-space.js';
import { Readiness, type ExaminedPart } from './readiness.js';

/** How long a result is kept, in milliseconds. */
const keptFor = 20_000;

/** How this process is, and what it runs on. */
export interface Health {
  readonly checkedAt: Date;
  readonly parts: readonly ExaminedPart[];
  /** The disk of the data folder; null if the pictures are in a bucket. */
  readonly disk: DiskSpace | null;
  /** Since when this process runs. */
  readonly startedAt: Date;
}

/** What health checks find, for people who look at it. */
@Injectable()
export class SiteHealth {
  private last: { readonly at: number; readonly health: Promise<Health> } | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly readiness: Readiness,
  ) {}

  /** As it was at most 20 seconds ago. */
  show(): Promise<Health> {
    const now = performance.now();
    if (!this.last || now - this.last.at >= keptFor) this.last = { at: now, health: this.look() };
    return this.last.health;
  }

  private async look(): Promise<Health> {
    const { dataDir, objectStore } = this.config;
    const [parts, disk] = await Promise.all([this.readiness.examine(), objectStore ? null : diskSpaceOf(dataDir).catch(() => null)]);
    return { checkedAt: new Date(), parts, disk, startedAt: new Date(performance.timeOrigin) };
  }
}
