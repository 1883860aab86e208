import ical from 'ical-generator';
import type { Page } from '../../../pages/page.js';
import type { ComingTime } from '../../../pages/public-look-up.js';
import type { SiteAddresses } from '../../../site-addresses.js';

/** The moment at which a page comes, for calendars: one event without a length. It is the same one whenever it is saved, so that a calendar has it once. */
export function calendarFile(linkname: string, page: Page, { from }: ComingTime, addresses: SiteAddresses): string {
  const { title, bio } = page.shownDesign;
  const url = addresses.page(linkname);
  const calendar = ical({ prodId: { company: 'Tessera', product: 'Tessera' } });
  calendar.createEvent({
    id: `${page.id}@${new URL(url).host}`,
    start: new Date(from),
    stamp: page.publishedAt ?? new Date(from),
    summary: title.trim() || linkname,
    description: bio ?? null,
    url,
  });
  return calendar.toString();
}
