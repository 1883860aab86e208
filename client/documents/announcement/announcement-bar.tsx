import type { AnnouncementView } from '../../../server/administration/announcement.rules.js';
import x from '../../art/icons/lucide/x.svg?raw';
import { announcementTexts as texts } from '../../texts/en/announcement.js';
import announcementCss from './announcement-bar.css?inline';

/** The style is part of the bar, so that the app loads nothing for it. */
export const ANNOUNCEMENT_STYLE: string = announcementCss;

/** A bar above the screens of the app. The server sends it with them, and the app closes it. */
export function AnnouncementBar({ text, language, link, until, mark }: AnnouncementView) {
  return (
    <section id="announcement" aria-label={texts.announcement} data-mark={mark} data-until={until ?? undefined}>
      <style dangerouslySetInnerHTML={{ __html: ANNOUNCEMENT_STYLE }} />
      <p>
        <span className="announcement-quad" />
        <span>
          <bdi lang={language}>{text}</bdi> {link !== null && <a href={link}>{texts.more}</a>}
        </span>
      </p>
      <button type="button" aria-label={texts.close}>
        <svg viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: x }} />
      </button>
    </section>
  );
}
