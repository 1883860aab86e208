import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { PresentSettings } from '../../administration/use-cases/present-settings.js';

/** The pause between two readings, in milliseconds: a change counts on every instance within a second. */
const PAUSE = 500;

/** Reads the settings that operators change while the site runs, again and again. */
@Injectable()
export class ReadSettings implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly settings: PresentSettings) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.settings.refresh();
    // The next reading waits for this one, so that readings do not pile up while the database does not answer.
    if (!this.isStopped) this.timer = setTimeout(() => void this.onApplicationBootstrap(), PAUSE).unref();
  }

  beforeApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }
}
