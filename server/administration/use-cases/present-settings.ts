import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { isShown, parseAnnouncement, type Announcement } from '../announcement.rules.js';
import { SiteSettings } from '../ports/site-settings.port.js';
import { parseFollowLinks, type SiteContact } from '../site-contact.rules.js';
import type { SettingName } from '../site-settings.rules.js';

/** What documents show of the settings. */
export interface ShownSettings extends SiteContact {
  /** Whether the server reads pages that are linked, for their titles and pictures. */
  readonly linkPreviews: boolean;
}

const SHOWN = [
  'SUPPORT_EMAIL',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'FOLLOW_LINKS',
  'LINK_PREVIEWS',
] as const satisfies readonly SettingName[];

/** What holds now of what operators change while the site runs. */
@Injectable()
export class PresentSettings {
  private announced: { readonly text: string; readonly announcement: Announcement | null } = { text: '', announcement: null };
  private made: { readonly of: readonly string[]; readonly shown: ShownSettings } | undefined;

  constructor(
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
  ) {}

  /** The same object as before, unless one of them has changed. */
  shown(): ShownSettings {
    const values = SHOWN.map((name) => this.settings.value(name));
    if (!this.made || values.some((value, at) => value !== this.made?.of[at])) this.made = { of: values, shown: this.make() };
    return this.made.shown;
  }

  /** What the operators announce to everybody at this moment. */
  announcement(): Announcement | null {
    const text = this.settings.value('ANNOUNCEMENT');
    if (text !== this.announced.text) this.announced = { text, announcement: parseAnnouncement(text) };
    const { announcement } = this.announced;
    return announcement !== null && isShown(announcement, this.clock.now()) ? announcement : null;
  }

  /** Reads what operators have chosen. What was read before stays if that fails. */
  async refresh(): Promise<void> {
    await this.settings.load().catch(() => undefined);
  }

  private make(): ShownSettings {
    const value = (name: SettingName): string => this.settings.value(name);
    const [name, address] = [value('OPERATOR_NAME'), value('OPERATOR_ADDRESS')];
    return {
      supportEmail: value('SUPPORT_EMAIL'),
      // A newer release may have stored what this one does not know.
      followLinks: parseFollowLinks(value('FOLLOW_LINKS')) ?? parseFollowLinks(this.settings.defaults.FOLLOW_LINKS) ?? [],
      operator: name === '' || address === '' ? undefined : { name, address },
      linkPreviews: value('LINK_PREVIEWS') !== 'off',
    };
  }
}
