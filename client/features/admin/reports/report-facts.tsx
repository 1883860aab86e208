import { useMemo } from 'react';
import { clsx } from 'clsx';
import { readLook } from '../../../api/page-look.js';
import type { AdminShownPageFragment, AdminReportFragment } from '../../../api/generated/types.js';
import { site } from '../../../api/site.js';
import { PagePreview } from '../../../page-view/page-preview.js';
import scaled from '../../../shell/page-miniature/scaled-screen.module.css';
import { smallPictures } from '../../../shell/page-miniature/small-pictures.js';
import { adminReportTexts as texts } from '../../../texts/en/admin-reports.js';
import { languageTexts } from '../../../texts/en/shell.js';
import styles from './report-facts.module.css';
import { formatDay, formatMoment, formatTime } from '../../../controls/dates.js';

export type Report = AdminReportFragment;
export type ReportedPage = AdminShownPageFragment;

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long ago something was: in days, in hours or in minutes. */
export function ageOf(since: string, now = Date.now()): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / MINUTE));
  const [unit, size] = UNITS.find(([, least]) => minutes >= least) ?? UNITS[2];
  return new Intl.NumberFormat(languageTexts.formats, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(minutes / size));
}

/** A day with its hour, in a sentence. */
export function momentIn(at: string): string {
  const moment = new Date(at);
  return texts.moment({ day: formatDay(moment, { year: 'never' }), hour: formatTime(moment) });
}

/** The same for a list. */
export function shortMomentIn(at: string): string {
  return formatMoment(at, { month: 'short', year: 'never' });
}

interface ReportedMiniatureProps {
  /** Undefined if it was deleted. */
  readonly page: ReportedPage | null | undefined;
  readonly isLarge?: boolean;
}

/** A still picture of a page. It is only decorative, and nothing in it can be pressed. */
export function ReportedMiniature({ page, isLarge = false }: ReportedMiniatureProps) {
  const look = page?.look;
  const design = useMemo(() => look && readLook(look), [look]);
  const pictures = useMemo(
    () => page && smallPictures({ profilePicture: page.profilePicture ?? null, wallpaper: page.wallpaper ?? null }),
    [page],
  );
  return (
    <span className={clsx(styles.miniature, isLarge && styles.large)} aria-hidden="true" inert>
      <span className={scaled.screen}>
        {design && pictures && <PagePreview design={design} pictures={pictures} siteName={site().siteName} />}
      </span>
    </span>
  );
}
