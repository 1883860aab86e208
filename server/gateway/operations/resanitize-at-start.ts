import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { ResanitizePages } from '../../pages/use-cases/resanitize-pages.js';

/** Brings stored pages up to the present rules of what a tile may hold, behind the start and without delaying it. */
@Injectable()
export class ResanitizeAtStart implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Pages');
  private readonly stop = new AbortController();
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly resanitizePages: ResanitizePages) {}

  onApplicationBootstrap(): void {
    this.work = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.work;
  }

  private async run(): Promise<void> {
    try {
      const { cleaned, left } = await this.resanitizePages.execute(this.stop.signal);
      if (cleaned > 0) this.log.warn(`${cleaned} pages were cleaned by newer rules.`);
      if (left > 0) this.log.error(`${left} pages could not be cleaned by newer rules; the next start tries again.`);
    } catch (error) {
      const details = error instanceof Error ? error.stack : String(error);
      this.log.error('Stored pages could not be cleaned by newer rules; the next start tries again.', details);
    }
  }
}
