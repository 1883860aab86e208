import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { wordsIn } from '../../../administration/announcement.rules.js';
import { PresentSettings } from '../../../administration/use-cases/present-settings.js';
import type { Language } from '../../../languages.rules.js';
import { ClientBundle, type RenderedDocument } from '../client-bundle.js';

/** What the app of the reader writes to the cookie when somebody closes the bar: the mark of its words. */
const CLOSED = /(?:^|;)\s*announcement=([\w-]+)/;

/** The bar above the screens of the app, as a part of their HTML. */
export interface AnnouncementBar {
  /** Differs between announcements. */
  readonly mark: string;
  render(): RenderedDocument;
}

/** The bars for readers. */
@Injectable()
export class AnnouncementBars {
  constructor(
    private readonly settings: PresentSettings,
    private readonly bundle: ClientBundle,
  ) {}

  /** Null when nothing is announced, or the reader has closed the bar with these words. */
  barFor(language: Language, cookies: string | undefined): AnnouncementBar | null {
    const announcement = this.settings.announcement();
    if (announcement === null) return null;
    const { link, until } = announcement;
    const words = wordsIn(announcement, language);
    const view = { ...words, link, until: until?.toISOString() ?? null };
    const mark = createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 16);
    if (CLOSED.exec(cookies ?? '')?.[1] === mark) return null;
    return { mark, render: () => this.bundle.documents(language).announcement({ ...view, mark }) };
  }
}
