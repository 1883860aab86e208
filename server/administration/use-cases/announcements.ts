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

  /** What is to be shown at this moment. */
  present(): Announcement | null {
    const text = this.settings.value('ANNOUNCEMENT');
    if (text !== this.text) [this.text, this.known] = [text, parseAnnouncement(text)];
    return this.known !== null && isShown(this.known, this.clock.now()) ? this.known : null;
  }
}
