import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { ResanitizePages, type Resanitized } from '../../pages/use-cases/resanitize-pages.js';

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
      let [cleaned, left] = [0, 0];
      let after: Resanitized['goOnAfter'];
      do {
        const step = await this.resanitizePages.execute(after, this.stop.signal);
        cleaned += step.cleaned;
        left += step.left;
        after = step.goOnAfter;
      } while (after && !this.stop.signal.aborted);
      if (cleaned > 0) this.log.warn(`${cleaned} pages were cleaned by newer rules.`);
      if (left > 0) this.log.error(`${left} pages could not be cleaned by newer rules; the next start tries again.`);
    } catch (error) {
      const details = error instanceof Error ? error.stack : String(error);
      this.log.error('Stored pages could not be cleaned by newer rules; the next start tries again.', details);
    }
  }
}
