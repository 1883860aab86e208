import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { isShown, parseAnnouncement, type Announcement } from '../announcement.rules.js';
import { SiteSettings } from '../ports/site-settings.port.js';

/** What the operators announce to everybody. */
@Injectable()
export class Announcements {
  private text = '';
  private known: Announcement | null = null;

  constructor(
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * What is to be shown at this moment, as far as it is known. Nothing waits for the settings: they are read for the next one who asks. So whoever asks
   * for the first time after a long while may still get the former announcement.
   */
  present(): Announcement | null {
    void this.refresh();
    return this.known !== null && isShown(this.known, this.clock.now()) ? this.known : null;
  }

  /** Reads the settings. What is known stays if they cannot be read. */
  async refresh(): Promise<void> {
    try {
      const text = (await this.settings.load()).get('ANNOUNCEMENT') ?? '';
      if (text !== this.text) [this.text, this.known] = [text, parseAnnouncement(text)];
    } catch {
      // The next request tries again.
    }
  }
}
