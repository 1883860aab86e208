import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { RemoveUnusedImages } from '../../media/use-cases/remove-unused-images.js';

// Often enough that what an outage of the storage left behind is gone soon.
const pauseMilliseconds = 600_000;

/** Removes pictures that no page uses any more: at the start, and every ten minutes. */
@Injectable()
export class ImageHousekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Pictures');
  private readonly stop = new AbortController();
  private work: Promise<void> = Promise.resolve();
  private next: NodeJS.Timeout | undefined;

  constructor(private readonly removeUnusedImages: RemoveUnusedImages) {}

  onApplicationBootstrap(): void {
    this.work = this.run();
    this.next = setInterval(() => {
      this.work = this.work.then(() => this.run());
    }, pauseMilliseconds).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.next);
    this.stop.abort();
    await this.work;
  }

  private async run(): Promise<void> {
    try {
      const count = await this.removeUnusedImages.execute(this.stop.signal);
      if (count > 0) this.log.log(`${count} files of pictures that no page uses were removed.`);
    } catch (error) {
      this.log.warn(`Pictures that no page uses could not be removed; the next try is in a while: ${String(error)}`);
    }
  }
}
